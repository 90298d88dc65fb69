"""What the interface is drawn with: the colours of the table, the scale, shapes and text."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.ui import theme
from euchre.ui.shapes import Shapes
from euchre.ui.text import Text

if TYPE_CHECKING:
    from euchre.ui.theme import Felt

ASSETS = Path(__file__).parents[2] / "assets"


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
        assets: Path = ASSETS,
    ) -> None:
        """Prepare for a window of a size in pixels and a table colour of `theme.FELTS`."""
        self.size = size
        self.u = theme.scale(size)
        self.felt: Felt = theme.FELTS.get(table, theme.FELTS["green"])
        self.shapes = Shapes()
        self.text = Text(assets, self.u, four_colour=four_colour)

    def px(self, length: float) -> int:
        """Return a length in units as whole pixels; what has a length keeps at least one."""
        return max(1, round(length * self.u)) if length > 0 else round(length * self.u)


@lru_cache(maxsize=2)
def style_for(
    size: tuple[int, int], table: str = "green", *, four_colour: bool = False
) -> Style:
    """Return the one style that all scenes of a window share, so that they share pictures."""
    return Style(size, table, four_colour=four_colour)
