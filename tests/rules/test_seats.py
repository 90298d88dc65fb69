from __future__ import annotations

import pytest

from euchre.rules import FOUR, Seat, Table
from tests.rules.tables import E, N, S, W

PARTNERS = Table(FOUR, partnerships=True)
THREE = Table((S, Seat.NORTHWEST, Seat.NORTHEAST))


def test_turns_go_clockwise() -> None:
    assert PARTNERS.seats == (S, W, N, E)
    assert PARTNERS.clockwise_from(N) == (N, E, S, W)
    assert PARTNERS.left_of(E) is S


@pytest.mark.parametrize("seat", FOUR)
def test_partners_sit_opposite_each_other(seat: Seat) -> None:
    partner = PARTNERS.partner_of(seat)
    assert partner is PARTNERS.clockwise_from(seat)[2]
    assert PARTNERS.side_of(seat) == PARTNERS.side_of(PARTNERS.clockwise_from(seat)[2])


def test_the_side_of_the_first_seat_comes_first() -> None:
    assert PARTNERS.sides == ((S, N), (W, E))


def test_without_partnerships_everybody_is_a_side() -> None:
    assert THREE.sides == tuple((seat,) for seat in THREE.seats)
    assert THREE.partner_of(S) is None
    assert THREE.side_of(S) == (S,)
