"""Pictures that are drawn once for each thing they show, within a limit of bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.shelf import Shelf, size_in_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from pygame import Surface


class Drawn:
    """Keeps what drawing functions returned, by function and arguments."""

    def __init__(self, limit: int) -> None:
        """Keep at most `limit` bytes of pixels; what was unused longest goes first.

        It must be more than one frame shows, or pictures were drawn anew in every frame.
        """
        self._shelf: Shelf[Surface] = Shelf(limit, size_in_bytes)

    @property
    def weight(self) -> int:
        """Bytes of everything kept."""
        return self._shelf.weight

    def once(self, draw: Callable[..., Surface], *what: Hashable) -> Surface:
        """Return `draw(*what)`, from the shelf if it is there."""
        return self.under((draw, what), lambda: draw(*what))

    def under(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """Return what is kept under a key, or `draw()`."""
        picture = self._shelf.get(key)
        return self._shelf.keep(key, draw()) if picture is None else picture
