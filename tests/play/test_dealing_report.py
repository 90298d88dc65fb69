"""The dealing report: it clears a fair dealer and catches one who is not."""

from __future__ import annotations

from collections import Counter

import pytest

from euchre.play.dealing import drawn_number, pack_of
from euchre.play.dealing_report import DealtGame, report
from euchre.play.game_stats import count_cards
from euchre.rules import PRESETS, Card, Options, build
from euchre.rules.game import deal_out


def dealt(options: Options, seed: int, deals: int, *, stacked: bool = False) -> DealtGame:
    setup = build(options).setup
    dealer = setup.table.seats[-1]
    cards: Counter[str] = Counter()
    for index in range(deals):
        pack = list(pack_of(drawn_number(seed, index, setup), setup, dealer))
        if stacked and index % 4 == 0:
            # Now and then the first seat gets the jack of spades for whatever it had first.
            jack = pack.index(Card.parse("JS"))
            pack[0], pack[jack] = pack[jack], pack[0]
        count_cards(cards, deal_out(tuple(pack), setup, dealer))
    return DealtGame(setup, cards)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_fair_dealer_is_cleared(preset: str) -> None:
    for seed in range(5):
        told = report([dealt(PRESETS[preset], seed, 300)])
        assert told.deals == 300
        assert told.lines
        assert told.fits, [line for line in told.lines if not line.fits]


def test_a_dealer_who_favours_a_seat_is_caught() -> None:
    told = report([dealt(PRESETS["classic"], 1, 2000, stacked=True)])
    assert {line.what for line in told.lines if not line.fits} >= {"jacks"}


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_expected_adds_up_to_what_there_is(preset: str) -> None:
    setup = build(PRESETS[preset]).setup
    told = report([dealt(PRESETS[preset], 3, 200)])
    dealt_share = setup.hand_size * len(setup.table.seats) / len(setup.pack)
    jacks = sum(str(card)[0] == "J" for card in setup.pack)
    total = sum(line.expected for line in told.lines if line.what == "jacks")
    assert total == pytest.approx(200 * jacks * dealt_share)
    turned = [line for line in told.lines if line.what == "turned"]
    assert sum(line.seen for line in turned) == (200 if setup.turn_up else 0)
    assert sum(line.expected for line in turned) == pytest.approx(
        sum(line.seen for line in turned)
    )


def test_trumps_are_counted_as_if_the_turned_suit_became_trump() -> None:
    setup = build(PRESETS["classic"]).setup
    pack = pack_of(4711, setup, setup.table.seats[0])
    deal = deal_out(pack, setup, setup.table.seats[0])
    cards: Counter[str] = Counter()
    count_cards(cards, deal)
    trump = deal.shown.upcard.suit  # type: ignore[union-attr]
    assert trump
    for seat, hand in deal.hidden.hands.items():
        same = sum(card.suit is trump or str(card) == f"J{trump.twin.value}" for card in hand)
        assert cards[f"trumps {seat.value}"] == same


def test_games_with_other_packs_are_added_up() -> None:
    parts = [dealt(PRESETS["classic"], 1, 50), dealt(PRESETS["british"], 2, 50)]
    told = report(parts)
    alone = [report([part]) for part in parts]
    for line in told.lines:
        seen = sum(
            other.seen
            for one in alone
            for other in one.lines
            if (other.what, other.seat, other.card) == (line.what, line.seat, line.card)
        )
        assert line.seen == seen
    assert told.fits


def test_a_few_deals_say_nothing() -> None:
    assert report([]).lines == ()
    assert report([dealt(PRESETS["classic"], 1, 10)]).lines == ()
    assert report([]).fits
