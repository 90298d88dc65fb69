from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.rules.events import DealScored, Result
from euchre.rules.seats import FOUR, Seat, Table
from euchre.ui.draw.portraits import Expression
from euchre.ui.table.board import Board
from euchre.ui.table.moves.faces import after_game, after_hand
from euchre.ui.table.pictures.seated import expression

if TYPE_CHECKING:
    from collections.abc import Mapping

PAIRS = Table(FOUR, partnerships=True)
EACH = Table((Seat.SOUTH, Seat.WEST, Seat.EAST))
CALM, TURN, WON, EUCHRED = Expression
US, THEM = PAIRS.sides


def faces(
    result: Result, ours: int, theirs: int, maker: Seat = Seat.SOUTH
) -> Mapping[Seat, Expression]:
    points = {US: ours, THEM: theirs}
    return after_hand(DealScored(result, maker, {}, points, points, Seat.WEST), PAIRS)


def test_makers_are_glad_of_a_point_and_the_others_shrug() -> None:
    assert faces(Result.MADE, 1, 0) == dict.fromkeys(US, WON)


@pytest.mark.parametrize("result", [Result.MARCH, Result.LONE_MARCH])
def test_a_march_dismays_those_it_left_without_a_trick(result: Result) -> None:
    assert faces(result, 2, 0) == {**dict.fromkeys(US, WON), **dict.fromkeys(THEM, EUCHRED)}


@pytest.mark.parametrize("result", [Result.EUCHRED, Result.LONE_DEFENCE])
def test_a_euchre_dismays_the_makers_and_gladdens_the_others(result: Result) -> None:
    assert faces(result, 0, 2) == {**dict.fromkeys(US, EUCHRED), **dict.fromkeys(THEM, WON)}


def test_a_loner_without_points_gladdens_nobody() -> None:
    assert faces(Result.LONE_SHORT, 0, 0) == {}


def test_where_everyone_plays_alone_only_the_maker_is_euchred() -> None:
    points = dict(zip(EACH.sides, (0, 2, 2), strict=True))
    event = DealScored(Result.EUCHRED, Seat.SOUTH, {}, points, points, Seat.WEST)
    assert after_hand(event, EACH) == {
        Seat.SOUTH: EUCHRED,
        Seat.WEST: WON,
        Seat.EAST: WON,
    }


def test_at_the_end_of_a_game_one_side_is_glad_and_all_others_are_not() -> None:
    assert after_game((Seat.WEST,), EACH) == {
        Seat.WEST: WON,
        Seat.SOUTH: EUCHRED,
        Seat.EAST: EUCHRED,
    }


def test_whose_turn_it_is_looks_attentive_whatever_came_before() -> None:
    board = Board(Seat.WEST, {}, {}, faces={Seat.WEST: EUCHRED})
    assert [expression(seat, board) for seat in FOUR] == [CALM, EUCHRED, CALM, CALM]
    board = replace(board, turn=Seat.WEST)
    assert [expression(seat, board) for seat in FOUR] == [CALM, TURN, CALM, CALM]
