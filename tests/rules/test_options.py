from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from euchre.rules import (
    GAMES,
    JOKER,
    PRESETS,
    Action,
    Game,
    IllegalAction,
    Options,
    Shuffle,
    apply,
    build,
    conflicts,
    new_game,
)
from euchre.rules.house_rules import Reason, Warn, in_force, offered, warnings
from euchre.rules.options import check, choices, needs
from euchre.rules.view import view
from tests.rules.invariants import any_action, random_options, shuffled, shuffled_for_somebody
from tests.rules.tables import stacked

OPTIONS = Options()


def greyed(**values: Any) -> dict[str, Reason]:
    return conflicts(replace(OPTIONS, **values))


def test_nothing_unusual_is_on_by_default() -> None:
    assert OPTIONS.target == 10
    assert OPTIONS.deck == "24"
    assert not any(
        value is True
        for name, value in OPTIONS.as_dict().items()
        if name != "may_discard_upcard"
    )
    assert OPTIONS.may_discard_upcard


@pytest.mark.parametrize("name", [name for name in OPTIONS.as_dict() if name != "variant"])
def test_the_default_of_every_switch_is_one_of_its_values(name: str) -> None:
    assert getattr(OPTIONS, name) in choices(name)
    for value in choices(name):
        assert getattr(check({name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target", 6),
        ("target", "10"),
        ("target", True),
        ("target", 10.0),
        ("target", None),
        ("target", [10]),
        ("deck", 24),
        ("deck", "36"),
        ("joker", 1),
        ("joker", "yes"),
        ("players", 7),
        ("dealer_partner_orders", "sometimes"),
        ("farmers_hand", True),
        ("variant", "classic"),
        ("cheating", True),
        ("__class__", "x"),
    ],
)
def test_what_is_no_house_rule_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        check({name: value})


def test_checked_values_keep_the_rest_of_the_base() -> None:
    base = PRESETS["british"]
    assert check({"target": 7}, base) == replace(base, target=7)


FOUR_ONLY = (
    *("dealer_partner_orders", "defend_alone", "partners_best", "best_order", "loner_lead"),
    *("lone_euchre_points", "lone_march_points", "alone_must_take_5", "jambone", "teams"),
)


@pytest.mark.parametrize("players", [2, 3])
def test_what_needs_partners_is_greyed_out_without_four_players(players: int) -> None:
    found = greyed(players=players)
    assert all(found[name] is Reason.ONLY_FOUR_PLAYERS for name in FOUR_ONLY)


def test_leaving_the_card_is_for_two_players_only() -> None:
    assert "optional_pickup" not in greyed(players=2)
    assert greyed(players=3)["optional_pickup"] is Reason.ONLY_TWO_PLAYERS
    assert greyed()["optional_pickup"] is Reason.ONLY_TWO_PLAYERS


def test_a_super_euchre_means_nothing_to_three_players() -> None:
    assert greyed(players=3)["super_euchre"] is Reason.NOT_THREE_PLAYERS
    assert "super_euchre" not in greyed()
    assert "super_euchre" not in greyed(players=2)


def test_a_turned_benny_needs_a_joker() -> None:
    assert greyed()["benny_turned"] is Reason.NO_JOKER
    assert "benny_turned" not in greyed(joker=True)


def test_a_joker_has_no_value_without_trump() -> None:
    assert greyed(joker=True)["no_trump"] is Reason.JOKER_HAS_NO_TRUMP
    assert "no_trump" not in greyed()


def test_a_stuck_dealer_never_throws_in_unless_the_benny_does() -> None:
    assert greyed(stick_the_dealer=True)["redeal_dealer"] is Reason.NEVER_PASSED_OUT
    assert "redeal_dealer" not in greyed()
    assert "redeal_dealer" not in greyed(
        stick_the_dealer=True, joker=True, benny_turned="redeal"
    )
    assert "redeal_dealer" in greyed(stick_the_dealer=True, benny_turned="redeal")


def test_any_suit_for_a_stuck_dealer_needs_a_stuck_dealer() -> None:
    assert greyed()["stuck_any_suit"] is Reason.DEALER_NOT_STUCK
    assert "stuck_any_suit" not in greyed(stick_the_dealer=True)


def test_the_order_of_the_exchange_needs_calling_for_best() -> None:
    assert greyed()["best_order"] is Reason.NOT_CALLING_FOR_BEST
    assert "best_order" not in greyed(partners_best=True)


@pytest.mark.parametrize("name", ["laps", "slam"])
def test_laps_and_slams_need_a_match(name: str) -> None:
    assert greyed()[name] is Reason.NOT_A_MATCH


def test_napoleon_counts_deals_for_chips_and_limits_them_on_the_way_to_a_target() -> None:
    to_target, for_chips = (
        conflicts(check({"nap_score": score}, PRESETS["napoleon"]))
        for score in ("single", "chips")
    )
    assert to_target["nap_deals"] is Reason.NOT_FOR_CHIPS
    assert for_chips["nap_limit"] is Reason.NO_TARGET
    assert "nap_limit" not in to_target
    assert "nap_deals" not in for_chips


def test_chips_have_no_target_and_are_not_counted_by_cards() -> None:
    options = check({"nap_score": "chips", "deck": "24", "target": 10}, PRESETS["napoleon"])
    for_chips = conflicts(options)
    assert for_chips["target"] is Reason.NO_TARGET
    assert for_chips["counter_cards"] is Reason.NO_COUNTERS
    to_target = conflicts(check({"nap_score": "single"}, options))
    assert "target" not in to_target
    assert "counter_cards" not in to_target


@pytest.mark.parametrize("game", ["two_handed", "three_handed"])
@pytest.mark.parametrize("name", ["match_games", "laps", "slam"])
def test_a_game_without_matches_does_not_send_one_looking_for_them(
    game: str, name: str
) -> None:
    assert conflicts(PRESETS[game])[name] is Reason.NOT_IN_THIS_GAME


def test_hasenpfeffer_is_always_played_with_the_joker_and_says_so() -> None:
    found = conflicts(PRESETS["hasenpfeffer"])
    assert found["joker"] is found["deck"] is Reason.ALWAYS_SO
    assert build(in_force(PRESETS["hasenpfeffer"])).setup.pack[-1] is JOKER


TURN_UP, ORDERING, ALONE, STICKING = (
    ("benny_turned", "may_discard_upcard", "optional_pickup", "farmers_hand"),
    ("dealer_partner_orders", "natural_trump", "no_trump"),
    (
        *("alone_timing", "loner_lead", "defend_alone", "partners_best", "best_order"),
        *("lone_march_points", "lone_euchre_points", "alone_must_take_5"),
        *("super_euchre", "jambone", "jamboree", "match_games", "laps", "slam"),
    ),
    ("stick_the_dealer", "stuck_any_suit"),
)


@pytest.mark.parametrize("game", ["hasenpfeffer", "napoleon"])
def test_where_nothing_is_turned_up_all_about_it_is_greyed_out(game: str) -> None:
    found = conflicts(PRESETS[game])
    for name in (*TURN_UP, *ORDERING, *ALONE, *STICKING):
        assert found[name] is Reason.NOT_IN_THIS_GAME
    own = {
        "hasenpfeffer": ("bid_rounds", "widow", "target", "redeal_dealer", "teams"),
        "napoleon": ("players", "deck", "joker", "target", "nap_scale", "nap_score"),
    }
    assert not set(own[game]) & set(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_is_offered_by_the_games_that_have_the_part_it_needs(game: str) -> None:
    for name in set(OPTIONS.as_dict()) - {"variant"}:
        part = needs(name)
        if part is not None and part not in GAMES[game].parts:
            assert offered(game, name) == (getattr(OPTIONS, name),)
        elif name not in GAMES[game].switches:
            assert offered(game, name) == choices(name)


NOT_IN_PLAY = ("variant", "teams", "first_dealer")
"""What is over before the first deal."""
ONLY_SOME_VALUES = ("deck",)
"""Greyed out value by value: the packs that are too small."""


TRIES, DEALS = 400, 3
"""So often a difference is looked for, in so many deals; where there must be none, much less."""
SOME_DEALS = (0, 9, 19, 29, 49, 99, 199)
"""Deals that have been played: one is left where there is a limit."""


def at_some_point(options: Options, least_target: int, rng: Random) -> Game:
    """A game between two deals, at any score that is not won yet."""
    game = new_game(options, rng.choice(build(options).setup.table.seats))
    scores = {side: least_target - rng.choice((1, 3, least_target)) for side in game.scores}
    match = game.scores if options.match_games > 1 else ()
    games = {side: rng.choice((0, options.match_games - 1)) for side in match}
    deals = rng.choice(SOME_DEALS)
    return replace(game, scores=scores, games=games, deals=deals)


def shuffled_poor(game: Game, rng: Random) -> Shuffle:
    """A pack that gives somebody nothing above a ten, on which weak hands may be claimed."""
    setup = game.variant.setup
    low = [card for card in setup.pack if str(card)[0] in "6789T"]
    hand = rng.sample(low, setup.hand_size)
    return Shuffle(stacked(setup, game.dealer, {rng.choice(setup.table.seats): hand}))


def differ(one: Options, other: Options, rng: Random) -> bool:
    """Whether a random game, with the same cards and the same choices, shows a difference."""
    first = at_some_point(one, min(one.target, other.target), rng)
    second = replace(first, variant=build(other))
    passing, left = rng.choice((0.1, 0.95)), DEALS
    while told(first) == told(second):
        left -= first.turn is None
        if first.winner or left < 0:
            return False
        if first.turn is None:
            deal = rng.choice((shuffled, shuffled_for_somebody, shuffled_poor))
            action: Action = deal(first, rng)
        else:
            action = any_action(first, rng, passing)
        try:
            (first, events), (second, others) = apply(first, action), apply(second, action)
        except IllegalAction:
            # Another pack.
            return True
        if events != others:
            return True
    return True


def told(game: Game) -> tuple[object, ...]:
    """What everybody may see and do, but for the names of the house rules."""
    seen = view(game, game.turn)
    return (
        *(game.phase, game.turn, game.dealer, game.scores, game.games, game.winner),
        *(seen.setup.table.seats, len(seen.setup.pack)),
        *(seen.legal, seen.unlisted, seen.hand, seen.shown, seen.hand_sizes),
    )


@pytest.mark.parametrize("seed", range(8))
def test_a_switch_is_greyed_out_exactly_where_it_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng)
    greyed = conflicts(options)
    for name in sorted(set(options.as_dict()) - {*NOT_IN_PLAY, *ONLY_SOME_VALUES}):
        values = offered(options.variant, name)
        games = [replace(options, **{name: value}) for value in values]
        for one, other in itertools.combinations(games, 2):
            tries = TRIES // 100 if name in greyed else TRIES
            found = any(differ(one, other, rng) for _game in range(tries))
            assert found is (name not in greyed), (name, one, other)


@pytest.mark.parametrize(
    ("target", "deck", "reason"),
    [
        (10, "24", None),
        (10, "32", None),
        (5, "32", None),
        (7, "32", None),
        (11, "32", None),
        (15, "24", None),
        (15, "28", Reason.COUNTERS_IN_PLAY),
        (15, "32", Reason.COUNTERS_IN_PLAY),
        (25, "24", Reason.NO_COUNTERS),
    ],
)
def test_digits_replace_the_score_cards_where_these_cannot_be_used(
    target: int, deck: str, reason: Reason | None
) -> None:
    assert greyed(target=target, deck=deck).get("counter_cards") is reason


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_greyed_out_switch_is_out_of_force(name: str) -> None:
    odd = replace(
        PRESETS[name], stuck_any_suit=True, best_order="receive_first", stick_the_dealer=False
    )
    forced = in_force(odd)
    assert not forced.stuck_any_suit
    assert in_force(forced) == forced


def test_switches_that_make_sense_stay_as_they_are() -> None:
    options = replace(OPTIONS, target=7, deck="32", defend_alone=True, natural_trump=True)
    assert in_force(options) == options


@pytest.mark.parametrize(
    ("values", "warn"),
    [
        ({"target": 5, "lone_march_points": 5}, Warn.ONE_LONER_WINS),
        ({"joker": True, "natural_trump": True}, Warn.MANY_REDEALS),
        (
            {"defend_alone": True, "lone_euchre_points": 4},
            Warn.BONUS_OF_LONE_DEFENDER_GONE,
        ),
        ({"super_euchre": True, "alone_must_take_5": True}, Warn.LONE_SHORTFALL),
    ],
)
def test_odd_combinations_are_warned_about_and_allowed(
    values: dict[str, Any], warn: Warn
) -> None:
    options = replace(OPTIONS, **values)
    assert warn in warnings(options)
    assert not set(values) & set(conflicts(options))
    assert warnings(OPTIONS) == ()


def test_a_stuck_dealer_throws_nothing_in_however_few_hold_the_suit() -> None:
    options = replace(PRESETS["british"], natural_trump=True)
    assert Warn.MANY_REDEALS in warnings(options)
    assert Warn.MANY_REDEALS not in warnings(replace(options, stick_the_dealer=True))
