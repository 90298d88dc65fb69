"""The table for left hands: the buttons stand at the left, what is only read at the right."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.ui.table.layout import Layout

if TYPE_CHECKING:
    from pygame import Rect

    from euchre.rules.seats import Seat
    from euchre.storage.settings import Settings


class LeftHandedLayout(Layout):
    """The same table with the upper corners exchanged."""

    left_handed = True

    @property
    def title(self) -> Rect:
        """The name of the game and, below it, what is played."""
        return self._mirrored(super().title)

    @property
    def trump_plaque(self) -> Rect:
        """Trump and who called it, or the suit that was turned down."""
        return self._mirrored(super().trump_plaque)

    def icon(self, index: int, row: int = 0) -> Rect:
        """A round button, counted from the left edge of the window, in a row from the top."""
        return self._mirrored(super().icon(index, row))

    def _mirrored(self, place: Rect) -> Rect:
        return place.move(self.size[0] - place.right - place.x, 0)


@lru_cache(maxsize=16)
def layout_for(
    size: tuple[int, int], seats: tuple[Seat, ...], *, left_handed: bool = False
) -> Layout:
    """The layout of a window in pixels for seats clockwise, the one at the bottom first."""
    return (LeftHandedLayout if left_handed else Layout)(size, seats)


def places(settings: Settings) -> tuple[object, ...]:
    """What of the settings tells where things lie at the table."""
    return settings.sort_order, settings.left_handed
