"""How trump is made: its sign stands in the middle for a beat, then goes to its plaque."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, ease_in_out, settle
from euchre.ui.table.pictures.trump_sign import in_the_middle, on_the_plaque

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.table.layout import Layout
    from euchre.ui.table.pictures.trump_sign import TrumpSign, TrumpWords

COMES, LEAVES = 0.16, 0.2
"""Seconds until it is there, and until it has gone."""
BEFORE = 0.6
"""How large it is when it comes, as a part of its size."""


def trump_beats(
    sign: TrumpSign,
    words: TrumpWords,
    layout: Layout,
    tweens: Sequence[Tween],
    on_start: Callable[[], None],
    on_end: Callable[[], None],
) -> Iterator[Beat]:
    """The beats of trump being made; *tweens* move cards meanwhile."""
    there = in_the_middle(layout)
    rests = theme.LONER_RESTS if words.alone else theme.TRUMP_RESTS

    def begin() -> None:
        sign.words = words
        sign.pose = there.but(scale=BEFORE, alpha=0.0)
        on_start()

    moves = [Tween(sign, there, COMES, ease=settle), *tweens]
    # Cards that are still on their way then do not make it stand any longer.
    hold = max(0.0, COMES + rests - max(move.end for move in moves))
    yield Beat(moves, hold=hold, on_start=begin)
    leaves = Tween(sign, on_the_plaque(layout), LEAVES, ease=ease_in_out)
    yield Beat([leaves], on_end=partial(_end, sign, on_end))


def _end(sign: TrumpSign, on_end: Callable[[], None]) -> None:
    sign.words = None
    on_end()
