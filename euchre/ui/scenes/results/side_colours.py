"""The colours in which the results tell the sides apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.rules.seats import Side
    from euchre.ui.draw.theme import Colour
    from euchre.ui.table.summary import DealSummary


def side_colour(summary: DealSummary, side: Side) -> Colour:
    """The colour of a side's names and numbers: ours and theirs, or the viewer's and all others."""
    place = summary.sides.index(side)
    return theme.SIDES[place] if len(summary.sides) == len(theme.SIDES) else _own(place)


def _own(place: int) -> Colour:
    return theme.BRASS if place == 0 else theme.IVORY
