"""Deal numbers: every deal has one, every number is one deal, the same on every machine."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.play import dealing
from euchre.rules import FOUR, PRESETS, Options, Seat, build
from euchre.rules.game import deal_out
from euchre.rules.options import check

PACKS = [
    Options(),
    PRESETS["british"],
    check({"deck": "28"}),
    check({"deck": "32", "joker": True}),
    check({"deal_pattern": "alt-23"}),
]


@pytest.mark.parametrize("options", PACKS)
def test_every_number_is_a_deal_and_the_deal_tells_its_number(options: Options) -> None:
    setup = build(options).setup
    last = dealing.deals_count(setup) - 1
    for number in [0, 1, last // 3, last - 1, last]:
        for dealer in FOUR:
            pack = dealing.pack_of(number, setup, dealer)
            assert sorted(map(str, pack)) == sorted(map(str, setup.pack))
            assert dealing.number_of(pack, setup, dealer) == number


def test_a_pack_of_24_has_as_many_deals_as_mathematics_says() -> None:
    # 24! / (5!^4 * 3!): four hands of five, a turned card, three below it.
    assert dealing.deals_count(build(Options()).setup) == 498_688_594_500_096


@given(st.integers(min_value=0, max_value=498_688_594_500_095), st.sampled_from(FOUR))
def test_the_dealer_changes_nothing_about_who_gets_which_cards(
    number: int, dealer: Seat
) -> None:
    setup = build(Options()).setup
    here = deal_out(dealing.pack_of(number, setup, dealer), setup, dealer)
    there = deal_out(dealing.pack_of(number, setup, Seat.SOUTH), setup, Seat.SOUTH)
    assert {s: set(h) for s, h in here.hidden.hands.items()} == {
        s: set(h) for s, h in there.hidden.hands.items()
    }
    assert here.shown.upcard is there.shown.upcard


def test_there_is_no_deal_beyond_the_last() -> None:
    setup = build(Options()).setup
    for number in (-1, dealing.deals_count(setup)):
        with pytest.raises(ValueError, match="no such deal"):
            dealing.pack_of(number, setup, Seat.SOUTH)


def test_seed_7_gives_these_very_deals_for_ever() -> None:
    setup = build(Options()).setup
    numbers = [dealing.drawn_number(7, index, setup) for index in range(3)]
    assert [dealing.spelled(number, setup) for number in numbers] == SEED_7


SEED_7 = ["7EP5-1ZHF-D1", "7K21-K0GJ-8G", "46CC-N74P-WR"]


def test_a_number_is_read_back_as_it_is_spelled_and_as_people_type_it() -> None:
    setup = build(Options()).setup
    number = dealing.read("1a0b-2c3d-4e", setup)
    assert dealing.spelled(number, setup) == "1A0B-2C3D-4E"
    assert dealing.read("IAOB 2C3D 4E", setup) == number


@pytest.mark.parametrize("text", ["", "-", "U", "ZZZZ-ZZZZ-ZZ", "1" * 40, "7\u00e9"])
def test_what_is_no_deal_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="deal"):
        dealing.read(text, build(Options()).setup)


def test_drawn_deals_favour_no_seat_with_the_right_bower() -> None:
    setup = build(Options()).setup
    counts = dict.fromkeys(FOUR, 0)
    deals = 4000
    for index in range(deals):
        pack = dealing.pack_of(dealing.drawn_number(1, index, setup), setup, Seat.WEST)
        deal = deal_out(pack, setup, Seat.WEST)
        for seat in FOUR:
            counts[seat] += any(str(card) == "JS" for card in deal.hand(seat))
    expected = deals * 5 / 24
    # Five standard deviations: chance breaks this once in two million runs, and the seed is fixed.
    assert all(
        abs(count - expected) < 5 * (deals * 5 / 24 * 19 / 24) ** 0.5
        for count in counts.values()
    )
