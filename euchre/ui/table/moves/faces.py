"""What a hand's or a game's end puts on the faces: only what everybody at the table has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.events import Result
from euchre.ui.draw.portraits import Expression

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.events import DealScored
    from euchre.rules.seats import Seat, Side, Table

_FAILED = {
    Result.EUCHRED,
    Result.LONE_EUCHRED,
    Result.SUPER_EUCHRE,
    Result.LONE_DEFENCE,
    Result.BID_FAILED,
}
_SWEPT = {Result.MARCH, Result.LONE_MARCH, Result.JAMBONE, Result.JAMBOREE}


def after_hand(event: DealScored, table: Table) -> Mapping[Seat, Expression]:
    """Who is glad and who is dismayed when a hand is scored; the others stay calm.

    Makers are glad of their points and dismayed by a euchre. Those who play against them are glad
    of that, and dismayed only if they were left without a trick.
    """
    makers = table.side_of(event.maker)
    failed = event.result in _FAILED
    glad = [
        side
        for side in table.sides
        if event.points[side] > 0 and (side == makers) is not failed
    ]
    others = [side for side in table.sides if side != makers]
    sorry = [makers] if failed else others if event.result in _SWEPT else []
    return _worn(glad, sorry)


def after_game(winners: Side, table: Table) -> Mapping[Seat, Expression]:
    """Who is glad and who is dismayed at the end of a game."""
    return _worn([winners], [side for side in table.sides if side != winners])


def _worn(glad: list[Side], sorry: list[Side]) -> dict[Seat, Expression]:
    won = dict.fromkeys((seat for side in glad for seat in side), Expression.WON)
    lost = dict.fromkeys((seat for side in sorry for seat in side), Expression.EUCHRED)
    return {**won, **lost}
