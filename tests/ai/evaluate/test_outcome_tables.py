from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from euchre.ai.calls.table_values import TableValues
from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate import hand_points, outcome_tables
from euchre.ai.evaluate.features import call_features, turned_place
from euchre.ai.evaluate.match_equity import MatchEquity, winning_chances
from euchre.ai.training import bids
from euchre.ai.training.ridge import RidgeFit
from euchre.ai.training.simulated_deal import (
    GAMES,
    context_of,
    indices,
    pass_context_of,
    simulated_deals,
)
from euchre.rules.actions import Call, OrderUp
from euchre.rules.games import PRESETS
from euchre.rules.options import Options, check
from tests.ai.dealing import any_rules, dealt, played, random_options
from tests.ai.positions import Written, seen

if TYPE_CHECKING:
    from euchre.rules.view import PlayerView

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
            for index in indices(turn):
                features = call_features(
                    deal.codings[index], deal.held(turn, index), deal.place
                )
                for kind in (tables.call, tables.lone):
                    estimate = kind.get(context_of(turn, index), outcome_tables.HOPELESS)
                    assert sum(estimate(features)) == pytest.approx(1, abs=0.002)
            passing = tables.passing.get(pass_context_of(turn), outcome_tables.NOTHING)
            chances = passing(deal.pass_features(turn))
            assert sum(chances) == pytest.approx(1, abs=0.002)


def test_the_dealing_side_takes_about_two_deals_of_three() -> None:
    # Known from millions of deals people played: 68 to 70 % with a dealer who may pass.
    ends = outcome_tables.load("24").frequencies
    made = ends[1] + ends[2] + ends[4] + ends[5]
    euchred_them = ends[6] + ends[9]
    assert 0.5 < (made + euchred_them) / (1 - ends[12]) < 0.72


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


def together(chances: list[float]) -> float:
    """The points a call is worth with the partner."""
    lost, made, march = chances
    return made + 2 * march - 2 * lost


def test_the_tables_are_made_again_from_the_same_seed() -> None:
    game = GAMES["24"]
    once, again = (json.dumps(bids.fit_tables(game, 60, seed=3)) for _ in range(2))
    assert once == again
    assert once != json.dumps(bids.fit_tables(game, 60, seed=4))


def test_a_fit_finds_what_the_features_stand_for() -> None:
    fit = RidgeFit(2, 2)
    for number in range(400):
        fit.add((0,), int(number % 4 == 0))
        fit.add((1,), int(number % 4 != 0))
    rows = {row[0]: row[1] for row in fit.rows()}
    chance = [(rows[-1] + rows.get(feature, 0)) / 10000 for feature in (0, 1)]
    assert chance[0] == pytest.approx(0.75, abs=0.02)
    assert chance[1] == pytest.approx(0.25, abs=0.02)


def test_the_turned_jack_is_the_right_bower_and_the_joker_lies_above_it() -> None:
    deal = next(simulated_deals(GAMES["25"], 1, Random(1)))
    cards = deal.codings[0]
    top = 1 << (cards.trump.bit_length() - 1)
    assert turned_place(cards, top) == 0
    assert turned_place(cards, top >> 1) == 1


@pytest.mark.parametrize(
    "options", [PRESETS["classic"], PRESETS["british"], check({"target": 5})]
)
def test_the_chance_to_win_grows_with_the_points_made(options: Options) -> None:
    chances = winning_chances(options)
    target = options.target
    for ours in range(1, target + 1):
        for theirs in range(1, target + 1):
            here = chances[ours, theirs]
            assert 0 < here < 1
            if ours > 1:
                assert chances[ours - 1, theirs] >= here
            if theirs > 1:
                assert chances[ours, theirs - 1] <= here


def test_nine_to_four_wins_more_than_nine_games_of_ten() -> None:
    chances = winning_chances(PRESETS["classic"])
    assert 0.9 < (chances[1, 6] + 1 - chances[6, 1]) / 2 < 0.96


LONER: Written = {
    "op": "bid1",
    "hand": ["JC", "JS", "AC", "KC", "AH"],
    "up": "9C",
    "seat": 0,
    "dealer": 0,
}


@pytest.mark.parametrize("level", ["normal", "strong", "expert"])
def test_nobody_plays_alone_for_points_he_does_not_need(level: str) -> None:
    who = agent(level, 1)
    assert str(who.choose(seen(LONER))) == "order alone"
    assert str(who.choose(seen({**LONER, "score": [7, 0]}))) == "order alone"
    for score in ([8, 0], [9, 0], [9, 9]):
        assert str(who.choose(seen({**LONER, "score": score}))) == "order"


def equity(view: PlayerView) -> MatchEquity:
    """The match equity as the viewer knows it."""
    return MatchEquity(InfoState(view))


def test_the_worth_of_an_end_is_counted_in_points_early_in_a_game() -> None:
    stakes = equity(seen(LONER))
    assert stakes.worth(1, 0) == pytest.approx(1, abs=0.2)
    assert stakes.worth(0, 2) == pytest.approx(-2, abs=0.4)
    assert stakes.worth(4, 0) == pytest.approx(4, abs=0.8)


def test_what_wins_the_game_is_worth_no_more_for_going_further() -> None:
    stakes = equity(seen({**LONER, "score": [9, 5]}))
    assert stakes.worth(1, 0) == stakes.worth(2, 0) == stakes.worth(4, 0)


def test_house_rules_change_what_a_deal_is_worth() -> None:
    usual = equity(seen(LONER)).of_calling(alone=True)
    five = equity(seen({**LONER, "options": {"lone_march_points": 5}})).of_calling(alone=True)
    harsh = equity(seen({**LONER, "options": {"lone_euchre_points": 4}})).of_calling(alone=True)
    assert five[outcome_tables.MARCH] > usual[outcome_tables.MARCH]
    assert harsh[outcome_tables.EUCHRED] < usual[outcome_tables.EUCHRED]


def test_a_lone_player_who_fails_in_railroad_has_failed_against_a_lone_defender() -> None:
    railroad = equity(seen({**LONER, "preset": "railroad"})).of_calling(alone=True)
    british = equity(seen({**LONER, "preset": "british"})).of_calling(alone=True)
    assert railroad[outcome_tables.EUCHRED] == pytest.approx(-4, abs=0.8)
    assert british[outcome_tables.EUCHRED] == pytest.approx(-2, abs=0.4)


def test_those_who_count_on_the_partners_best_card_think_more_of_playing_alone() -> None:
    position: Written = {
        "op": "bid1",
        "preset": "railroad",
        # Four sure trumps, and a card to give away for the best one of the partner.
        "hand": ["JH", "AH", "KH", "QH", "9C"],
        "up": "9H",
        "seat": 2,
        "dealer": 0,
    }
    info = InfoState(seen(position))
    worths = TableValues(info, MatchEquity(info)).calls()
    alone = worths[OrderUp(alone=True)]
    assert alone > worths[OrderUp(alone=False)]
    unaware = TableValues(info, MatchEquity(info), calls_best=False).calls()
    assert alone > unaware[OrderUp(alone=True)] + 0.3


@pytest.mark.parametrize("seed", range(10))
def test_every_bid_on_offer_is_judged_but_hopeless_lone_hands(seed: int) -> None:
    rng = Random(seed)
    options = check({"no_trump": False}, random_options(rng))
    for _, view in played(dealt(options, rng), agent("normal", 1).choose):
        if view.phase.name in ("ORDER", "NAME"):
            info = InfoState(view)
            judged = set(TableValues(info, MatchEquity(info)).calls())
            assert judged <= set(view.legal)
            assert {a for a in view.legal if not getattr(a, "alone", False)} <= judged
            for lone in set(view.legal) - judged:
                assert isinstance(lone, (Call, OrderUp))
                suit = lone.suit if isinstance(lone, Call) else info.shown.proposed
                coding, hand = info.coded(suit)[0], info.recoded(info.hand, suit)
                assert not hand_points.may_go_alone(coding, hand)
