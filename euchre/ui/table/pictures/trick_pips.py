"""The tricks of a hand as a row of pips, and which of them makes it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from euchre.rules.actions import Bid
from euchre.rules.scoring import needed
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.words.bids import tricks_needed

if TYPE_CHECKING:
    import pygame

    from euchre.rules.seats import Side
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.table.board import Board

GAP, GOAL = 0.42, 0.34
"""From pip to pip, and how much larger the one is that makes it, as parts of a pip."""


class TrickPips(NamedTuple):
    """How a side stands in the hand that is played."""

    taken: int
    of: int
    """So many tricks there are."""
    goal: int
    """So many make it, or set the others; 0: none does."""


def trick_count(side: Side, board: Board, view: PlayerView) -> TrickPips | None:
    """The tricks of *side* once there is a maker; None before."""
    if board.maker is None:
        return None
    table, tricks = view.setup.table, view.setup.hand_size
    makers = table.side_of(board.maker)
    bids = [spoken.call.name for spoken in board.calls if isinstance(spoken.call, Bid)]
    goal = tricks_needed(bids[-1], view.options) if bids else needed(tricks)
    if side != makers:
        # Where several sides defend, they set the makers together.
        goal = tricks - goal + 1 if goal and len(table.sides) == len({makers, side}) else 0
    return TrickPips(sum(board.taken[seat] for seat in side), tricks, goal)


def pips(style: Style, count: TrickPips, side: int, colour: Colour) -> pygame.Surface:
    """The row of pips, each *side* pixels wide; those taken are filled with *colour*."""
    key = ("trick pips", count, side, colour)
    return style.kept(key, partial(_pips, style, count, side, colour))


def _pips(style: Style, count: TrickPips, side: int, colour: Colour) -> pygame.Surface:
    step, large = side + round(side * GAP), side + 2 * round(side * GOAL / 2)
    row = clear((step * (count.of - 1) + large, large), theme.SHADOW)
    for place in range(count.of):
        middle = large // 2 + place * step, large // 2
        taken = place < count.taken
        if place + 1 == count.goal:
            ring = style.shapes.disc(large, None, line=theme.BRASS, width=style.edge(1.5))
            row.blit(ring, ring.get_rect(center=middle))
            inner = large - 2 * round(style.edge(1.5)) - 2 * max(1, round(side / 8))
            if taken:
                dot = style.shapes.disc(inner, colour)
                row.blit(dot, dot.get_rect(center=middle))
            continue
        pip = (
            style.shapes.disc(side, colour)
            if taken
            else style.shapes.disc(
                side, style.felt.plaque, line=style.felt.outline, width=style.edge(1.2)
            )
        )
        row.blit(pip, pip.get_rect(center=middle))
    return row
