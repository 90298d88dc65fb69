"""What calls lead to, by the tables."""

from __future__ import annotations

from random import Random

import pytest

from euchre.ai.evaluate import outcome_tables
from euchre.ai.evaluate.features import call_features, turned_place
from euchre.ai.training.simulated_deal import GAMES, simulated_deals
from tests.ai.dealing import any_rules, random_options

NAMES = sorted(GAMES)


def test_there_are_tables_for_every_pack_with_and_without_what_changes_the_bidding() -> None:
    rng = Random(1)
    names = {
        outcome_tables.table_name(
            o.deck,
            joker=o.joker,
            stick=o.stick_the_dealer,
            calls_best=o.joker and o.partners_best,
        )
        for _ in range(1500)
        for o in (random_options(rng), any_rules("railroad", rng))
    }
    assert names == set(NAMES)
    for name in names:
        assert outcome_tables.load(name).call


@pytest.mark.parametrize("name", NAMES)
def test_the_chances_of_all_outcomes_add_up_to_one(name: str) -> None:
    rng = Random(2)
    tables = outcome_tables.load(name)
    assert sum(tables.frequencies) == pytest.approx(1, abs=0.001)
    for deal in simulated_deals(GAMES[name], 20, rng):
        for turn in range(8):
            for index in deal.choices(turn):
                features = call_features(
                    deal.codings[index], deal.held(turn, index), deal.place
                )
                for kind in (tables.call, tables.lone):
                    estimate = kind.get(deal.call_context(turn, index), outcome_tables.HOPELESS)
                    assert sum(estimate(features)) == pytest.approx(1, abs=0.002)
            passing = tables.passing.get(deal.pass_context(turn), outcome_tables.NOTHING)
            chances = passing(deal.pass_features(turn))
            assert sum(chances) == pytest.approx(1, abs=0.002)


def test_the_dealing_side_takes_about_two_deals_of_three() -> None:
    # Known from millions of deals people played: 68 to 70 % with a dealer who may pass.
    ends = outcome_tables.load("24").frequencies
    made = ends[1] + ends[2] + ends[4] + ends[5]
    euchred_them = ends[6] + ends[9]
    assert 0.5 < (made + euchred_them) / (1 - ends[12]) < 0.72


def together(chances: list[float]) -> float:
    """The points a call is worth with the partner."""
    lost, made, march = chances
    return made + 2 * march - 2 * lost


@pytest.mark.parametrize("name", NAMES)
def test_better_hands_are_worth_more(name: str) -> None:
    tables = outcome_tables.load(name)
    deals = simulated_deals(GAMES[name], 400, Random(1))
    better = worse = 0
    for deal in deals:
        cards, hand = deal.codings[0], deal.held(2, 0)
        right = 1 << (cards.trump.bit_length() - 1 - cards.has_best)
        trumps = hand & cards.trump
        lowest = trumps & -trumps
        if not trumps or right & (hand | deal.turned[0]) or lowest == 1 << right.bit_length():
            continue
        with_low, with_right = (
            together(tables.call["order 2"](call_features(cards, held, deal.place)))
            for held in (hand, hand ^ lowest | right)
        )
        better += with_right > with_low
        worse += with_right <= with_low
    # Hands that nobody would call with are seldom tried, so their worth is only roughly known,
    # and more roughly from fewer deals.
    assert better > 50
    assert better > (5 if GAMES[name].calls_best else 10) * worse


def test_the_turned_jack_is_the_right_bower_and_the_joker_lies_above_it() -> None:
    deal = next(simulated_deals(GAMES["25"], 1, Random(1)))
    cards = deal.codings[0]
    top = 1 << (cards.trump.bit_length() - 1)
    assert turned_place(cards, top) == 0
    assert turned_place(cards, top >> 1) == 1
