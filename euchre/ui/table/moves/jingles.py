"""Which sound tells of an end: a success is one to those who have won it, and no one else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.events import Result

if TYPE_CHECKING:
    from euchre.rules.seats import Seat, Side

EUCHRES = frozenset(
    {
        Result.EUCHRED,
        Result.LONE_EUCHRED,
        Result.SUPER_EUCHRE,
        Result.LONE_DEFENCE,
        Result.BID_FAILED,
    }
)
"""The makers have gone down."""
LONERS = frozenset({Result.LONE_MADE, Result.LONE_MARCH, Result.JAMBONE, Result.JAMBOREE})
"""A lone hand has done what it set out to do."""


def of_game(winners: Side, viewer: Seat | None) -> str:
    """The sound of the end of a game; several people (no *viewer*) hear it together."""
    return "win" if _ours(winners, viewer) else "loss"


def of_hand(result: Result, makers: Side, viewer: Seat | None) -> str:
    """The sound of the end of a hand in which *makers* named trump, or bid the most."""
    if result in EUCHRES:
        return "euchred" if viewer in makers else "euchre"
    if not _ours(makers, viewer):
        return "hand-lost"
    return "loner" if result in LONERS else "hand-won"


def _ours(side: Side, viewer: Seat | None) -> bool:
    return viewer is None or viewer in side
