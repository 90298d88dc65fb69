"""What the interface is drawn with: the colours of the table, the scale, shapes and text."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect

from euchre.i18n import language
from euchre.ui.draw import assets, theme
from euchre.ui.draw.shapes import Shapes
from euchre.ui.draw.surface_cache import SurfaceCache
from euchre.ui.draw.tabletop.table_top import table_top
from euchre.ui.draw.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from pathlib import Path

    import pygame

    from euchre.storage.settings import Settings
    from euchre.ui.draw.tabletop.table_top import Box
    from euchre.ui.draw.theme import Felt


PIXEL = 4
"""Bytes of a pixel."""


class Style:
    """Everything a picture of the interface depends on besides its content.

    Two pictures drawn with the same style and content are equal, so widgets keep theirs as long
    as the style stays the same object.
    """

    def __init__(
        self,
        size: tuple[int, int],
        table: str = "green",
        *,
        four_colour: bool = False,
        folder: Path | None = None,
    ) -> None:
        """Prepare for a window of a size in pixels and a table colour of `theme.FELTS`.

        Fonts and suit signs come from the assets of the game, or another folder like them.
        """
        self.size = size
        self.u = theme.scale(size)
        self.felt: Felt = theme.FELTS.get(table, theme.FELTS["green"])
        # Widgets keep their own pictures; these are what they are made of, and no screen paints
        # more of it in every frame than half a window full.
        window = PIXEL * size[0] * size[1]
        self.shapes = Shapes(window)
        self._drawn = SurfaceCache(window // 2)
        # One for the table and one for the screens before it.
        self._backdrop = lru_cache(maxsize=2)(table_top)
        self.text = Text(
            folder or assets.root(), self.u, four_colour=four_colour, limit=window * 3 // 4
        )

    def backdrop(self, ring: Box | None = None) -> pygame.Surface:
        """Return the table for the window; *ring* is where cards are played, if they are."""
        return self._backdrop(self.size, self.felt, ring)

    def kept(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return what `draw` drew for a key, drawn again only if it was thrown away meanwhile.

        The key must say everything the picture depends on besides the style and the language.
        """
        return self._drawn.under((language(), key), draw)

    @property
    def line(self) -> float:
        """The width of a thin line, in pixels."""
        return self.edge(theme.LINE)

    def edge(self, units: float) -> float:
        """Return the width of an edge in pixels: never less than one, or it would fade."""
        return max(1.0, units * self.u)

    def centred(self, most: tuple[float, float]) -> Rect:
        """A place in the middle of the window, of so many units at most."""
        width, height = self.size
        place = Rect(0, 0, min(width, self.px(most[0])), min(height, self.px(most[1])))
        place.center = (width // 2, height // 2)
        return place

    def px(self, length: float) -> int:
        """Return a length in units as whole pixels; what has a length keeps at least one."""
        return max(1, round(length * self.u)) if length > 0 else round(length * self.u)


def style_for(size: tuple[int, int], settings: Settings | None = None) -> Style:
    """Return the one style that all scenes of a window share, so that they share pictures.

    Without settings (when something is wrong with them) the green table.
    """
    table = "green" if settings is None else settings.table_colour
    four_colour = settings is not None and settings.four_colour
    style = _kept(size, table, four_colour=four_colour)
    if style.text.usable:
        return style
    # A window that was closed took the fonts with it.
    _kept.cache_clear()
    return _kept(size, table, four_colour=four_colour)


@lru_cache(maxsize=1)
def _kept(size: tuple[int, int], table: str, *, four_colour: bool) -> Style:
    return Style(size, table, four_colour=four_colour)
