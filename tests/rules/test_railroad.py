from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from euchre.rules import (
    JOKER,
    PRESETS,
    Game,
    IllegalAction,
    Options,
    Phase,
    Result,
    Seat,
    Shuffle,
    Suit,
    apply,
    build,
)
from euchre.rules.events import (
    DealScored,
    Discarded,
    Event,
    GameWon,
    Given,
    MatchGameWon,
)
from euchre.rules.goals import Standing
from euchre.rules.options import check
from euchre.rules.view import view
from tests.rules.invariants import check_game
from tests.rules.tables import E, N, S, W, after, events_of, hand, legal, set_table

RAILROAD = PRESETS["railroad"]
HANDS = {
    S: "XX JS AS KS 9H",
    W: "JC QS AH KH QH",
    N: "AD KD QD TD 9D",
    E: "AC KC QC TC 9C",
}
"""South can make spades, West can defend; the turned card is the 9S."""


def railroad(hands: dict[Seat, str] = HANDS, upcard: str = "9S", **switches: Any) -> Game:
    dealer = switches.pop("dealer", E)
    scores = switches.pop("scores", None)
    return set_table(check(switches, RAILROAD), hands, upcard, dealer=dealer, scores=scores)


def test_railroad_is_a_bundle_of_switches() -> None:
    assert len(build(RAILROAD).setup.pack) == 25
    assert len(build(replace(RAILROAD, deck="32")).setup.pack) == 33
    assert replace(Options("railroad"), joker=True, benny_turned="hearts") == replace(
        RAILROAD,
        defend_alone=False,
        partners_best=False,
        laps=False,
        slam=False,
        match_games=1,
    )


def test_a_turned_joker_proposes_hearts_and_the_dealer_gets_it() -> None:
    hands = {S: "JS AS KS 9H TD", W: "JC QS AH KH QH"}
    game = railroad(hands, "XX")
    assert (game.phase, game.turn) == (Phase.ORDER, S)
    ordered = after(game, "order")
    assert ordered.deal
    assert ordered.deal.shown.trump is Suit.HEARTS
    assert JOKER in ordered.deal.hand(E)
    turned_down = after(game, *["pass"] * 4)
    assert not any(action.startswith("call H") for action in legal(turned_down))


ALONE = ("order alone", "discard 9C", "away 9H", "give AD")


# Calling for the best card (A7.3).


def test_a_lone_player_lays_a_card_away_unseen_and_is_passed_one_unseen() -> None:
    game = after(railroad(), "order alone", "discard 9C")
    assert (game.phase, game.turn) == (Phase.BEST_OUT, S)
    game = after(game, "away 9H")
    assert (game.phase, game.turn) == (Phase.BEST_GIVE, N)
    assert legal(game) == [f"give {card}" for card in HANDS[N].split()]
    game = after(game, "give AD")
    assert hand(game, S) == "XX JS AS KS AD"
    assert hand(game, N) == "KD QD TD 9D"


def test_only_those_concerned_see_what_is_laid_away_and_passed() -> None:
    (away,) = events_of(railroad(), *ALONE[:-1])
    (given,) = events_of(railroad(), *ALONE)
    assert isinstance(away, Discarded)
    assert isinstance(given, Given)
    knowing = {away: {S}, given: {S, N}}
    for event, seats in knowing.items():
        for seat in (S, W, N, E, None):
            seen = event.seen_by(seat)
            assert isinstance(seen, Discarded | Given)
            assert (seen.card is not None) == (seat in seats)
    game = after(railroad(), *ALONE)
    assert [str(card) for card in view(game, S).discards] == ["9H"]
    assert view(game, W).discards == view(game, N).discards == ()


def test_the_exchange_may_be_made_the_other_way_round_and_what_came_may_go_back() -> None:
    game = after(railroad(best_order="receive_first"), "order alone", "discard 9C")
    assert (game.phase, game.turn) == (Phase.BEST_GIVE, N)
    game = after(game, "give AD")
    assert (game.phase, game.turn) == (Phase.BEST_OUT, S)
    assert "away AD" in legal(game)
    game = after(game, "away AD")
    assert hand(game, S) == HANDS[S]


def test_the_joker_may_be_laid_away_or_passed_like_any_card() -> None:
    hands = {**HANDS, S: "JS AS KS QS 9H", N: "XX KD QD TD 9D", W: "JC TS AH KH QH"}
    game = after(railroad(hands), "order alone", "discard 9C", "away 9H", "give XX")
    assert hand(game, S) == "JS AS KS QS XX"
    assert "away XX" in legal(after(railroad(), "order alone", "discard 9C"))


def test_an_idle_dealer_may_pass_on_the_turned_card() -> None:
    game = after(railroad(dealer=N), "pass", "order alone", "away 9H")
    assert game.turn is N
    assert "give 9S" in legal(game)
    game = after(game, "give 9S")
    assert hand(game, S) == "XX JS AS KS 9S"
    assert hand(game, N) == HANDS[N]


def test_a_maker_who_decides_later_calls_for_the_best_card_all_the_same() -> None:
    game = after(railroad(), "order later", "discard 9C", "alone")
    assert (game.phase, game.turn) == (Phase.BEST_OUT, S)
    together = after(railroad(), "order later", "discard 9C", "together")
    assert (together.phase, together.turn) == (Phase.PLAY, S)


# Defending alone (A7.4).


def test_left_and_then_right_opponent_may_defend_alone_and_call_for_the_best_card() -> None:
    game = after(railroad(), *ALONE)
    assert (game.phase, game.turn) == (Phase.DEFEND, W)
    right = after(game, "pass")
    assert (right.phase, right.turn) == (Phase.DEFEND, E)
    right = after(right, "defend")
    assert (right.phase, right.turn) == (Phase.BEST_OUT, E)
    right = after(right, "away TC", "give JC")
    assert right.deal
    assert right.deal.active == (S, E)
    assert (right.phase, right.turn) == (Phase.PLAY, E)


@pytest.mark.parametrize("lead", ["left_of_loner", "left_of_dealer"])
@pytest.mark.parametrize("dealer", [S, W, N, E])
def test_the_same_rule_says_who_leads_when_two_play_alone(lead: str, dealer: Seat) -> None:
    game = railroad(dealer=dealer, loner_lead=lead)
    while game.turn is not S:
        game = after(game, "pass")
    game = after(game, "order alone")
    while game.phase is not Phase.DEFEND:
        game = after(game, legal(game)[0])
    assert game.turn is W
    game = after(game, "defend")
    while game.phase is not Phase.PLAY:
        game = after(game, legal(game)[0])
    first_after_dealer = W if dealer is S else S
    assert game.turn is (W if lead == "left_of_loner" else first_after_dealer)


def test_a_euchre_by_a_lone_defender_is_worth_four() -> None:
    hands = {**HANDS, S: "AD KD 9S 9H TH", W: "XX JS JC AS KS", N: "AH TD QD 9D QH"}
    game = after(railroad(hands, "QS"), "order alone", "discard 9C", "away 9H", "give AH")
    game = after(game, "defend", "away KS", "give AC")
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    scored = next(event for event in events if isinstance(event, DealScored))
    assert scored.result is Result.LONE_DEFENCE
    assert list(scored.points.values()) == [0, 4]


# A match with laps and slams (A7.5).


def after_deal(
    before: tuple[int, int], points: tuple[int, int], **switches: Any
) -> tuple[list[int], list[int]]:
    """Scores and games won after a deal that brings these points."""
    variant = build(check(switches, RAILROAD))
    goal, sides = variant.goal, variant.setup.table.sides
    scores = dict(zip(sides, map(sum, zip(before, points, strict=True)), strict=True))
    standing = goal.settled(Standing(scores, {}, 1))
    return list(standing.scores.values()), [standing.games.get(side, 0) for side in sides]


@pytest.mark.parametrize(
    ("before", "points", "switches", "scores", "games"),
    [
        ((8, 3), (1, 0), {}, [9, 3], [0, 0]),
        ((8, 3), (2, 0), {}, [0, 0], [1, 0]),
        ((9, 3), (4, 0), {}, [3, 0], [1, 0]),
        ((9, 3), (4, 0), {"laps": False}, [0, 0], [1, 0]),
        ((3, 9), (0, 4), {}, [0, 3], [0, 1]),
        ((8, 0), (2, 0), {}, [0, 0], [2, 0]),
        ((8, 0), (2, 0), {"slam": False}, [0, 0], [1, 0]),
        ((8, 1), (2, 0), {}, [0, 0], [1, 0]),
        ((0, 9), (0, 4), {}, [0, 3], [0, 2]),
        ((9, 3), (16, 0), {"match_games": 3}, [5, 0], [3, 0]),
        ((9, 3), (16, 0), {"match_games": 3, "slam": False}, [5, 0], [2, 0]),
        ((4, 1), (8, 0), {"target": 5, "match_games": 5, "slam": False}, [2, 0], [2, 0]),
        ((4, 1), (8, 0), {"target": 5, "match_games": 5, "laps": False}, [0, 0], [1, 0]),
    ],
)
def test_laps_are_carried_over_and_a_win_against_nothing_counts_twice(
    before: tuple[int, int],
    points: tuple[int, int],
    switches: dict[str, Any],
    scores: list[int],
    games: list[int],
) -> None:
    assert after_deal(before, points, **switches) == (scores, games)


def test_without_a_match_there_are_neither_laps_nor_slams() -> None:
    goal = build(replace(RAILROAD, match_games=1)).goal
    assert goal == build(Options()).goal


MARCH = {S: "XX JS JC AS KS", W: "QS TS AH KH QH", N: "AD KD QD TD 9D"}


def marched(**switches: Any) -> tuple[Game, tuple[Event, ...]]:
    """A deal in which South and North march; the events of its last card."""
    game = after(railroad(MARCH, **switches), "order", "discard 9C")
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    return game, events


def test_a_match_goes_on_after_its_first_game_with_the_next_dealer() -> None:
    game, events = marched(scores=(9, 4))
    won = next(event for event in events if isinstance(event, MatchGameWon))
    assert won.side == (S, N)
    assert (list(won.games.values()), list(won.scores.values())) == ([1], [1, 0])
    assert not any(isinstance(event, GameWon) for event in events)
    assert (game.phase, game.dealer, game.winner) == (Phase.DEAL, S, None)
    assert apply(game, Shuffle(game.variant.setup.pack)).game.phase is not Phase.OVER


def test_a_slam_wins_a_match_of_two_games_at_once() -> None:
    game, events = marched(scores=(9, 0))
    assert game.winner == (S, N)
    assert GameWon((S, N)) in events
    with pytest.raises(IllegalAction):
        apply(game, Shuffle(game.variant.setup.pack))


# Jambone and jamboree (A7.6).

GREAT = {S: "XX JS JC AS KS", W: "QH TH AH KH 9H", N: "AD KD QD TD 9D"}


def jambone(hands: dict[Seat, str] = GREAT, **switches: Any) -> Game:
    game = railroad(hands, jambone=True, defend_alone=False, partners_best=False, **switches)
    return after(game, "order alone", "discard 9C")


def test_only_a_lone_maker_is_asked_whether_he_lays_his_cards_open() -> None:
    game = jambone()
    assert (game.phase, game.turn) == (Phase.JAMBONE, S)
    assert legal(game) == ["pass", "jambone"]
    game = railroad(GREAT, jambone=True)
    assert after(game, "order", "discard 9C").phase is Phase.PLAY


def test_an_open_hand_is_seen_by_everybody_until_its_last_card() -> None:
    game = after(jambone(), "jambone")
    while game.turn is not None:
        assert game.deal
        for seat in (S, W, N, E, None):
            assert view(game, seat).open_hands == {S: game.deal.hand(S)}
        game = after(game, legal(game)[0])


def test_a_hand_that_stays_closed_is_seen_by_nobody() -> None:
    game = after(jambone(), "pass")
    assert view(game, W).open_hands == {}


@pytest.mark.parametrize(
    ("south", "said", "points", "result"),
    [
        ("XX JS JC AS KS", "jambone", [8, 0], Result.JAMBONE),
        ("XX JS JC AS KS", "pass", [4, 0], Result.LONE_MARCH),
        ("XX JS JC AS 9H", "jambone", [1, 0], Result.LONE_MADE),
        ("KS 9D KC QC TC", "jambone", [0, 2], Result.LONE_EUCHRED),
    ],
)
def test_five_tricks_with_open_cards_are_worth_eight_and_all_else_as_a_lone_hand(
    south: str, said: str, points: list[int], result: Result
) -> None:
    hands = {S: south, W: "QH TH AH KH QS", N: "JH QD TD JD TS"}
    game = after(jambone(hands), said)
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    scored = next(event for event in events if isinstance(event, DealScored))
    assert (list(scored.points.values()), scored.result) == (points, result)


SWITCHES = ("partners_best", "defend_alone", "jambone")


@pytest.mark.parametrize("call", ["order", "order alone", "order later"])
@pytest.mark.parametrize("on", list(product((False, True), repeat=3)))
def test_a_shown_jamboree_is_worth_sixteen_and_ends_the_deal_whatever_else_is_agreed(
    call: str, on: tuple[bool, ...]
) -> None:
    switches: dict[str, Any] = dict(zip(SWITCHES, on, strict=True))
    game = railroad(GREAT, jamboree=True, scores=(0, 3), match_games=3, **switches)
    game = after(game, call, "discard 9C")
    if game.phase is Phase.DECIDE:
        game = after(game, "alone")
    assert (game.phase, game.turn) == (Phase.JAMBOREE, S)
    game = after(game, "jamboree")
    assert (game.phase, game.turn, game.legal_actions) == (Phase.DEAL, None, ())
    # Ten points are the first game, six open the next one.
    assert (list(game.scores.values()), list(game.games.values())) == ([6, 0], [1])
    check_game(game)
    for seat in (S, W, N, E, None):
        seen = view(game, seat)
        assert (seen.phase, seen.turn, seen.legal) == (Phase.DEAL, None, ())
        assert [str(card) for card in seen.open_hands[S]] == GREAT[S].split()
    assert apply(game, Shuffle(game.variant.setup.pack)).game.turn is W


def test_a_jamboree_that_wins_the_game_is_the_end_of_it() -> None:
    game = railroad(GREAT, jamboree=True, match_games=1)
    game = after(game, "order", "discard 9C", "jamboree")
    assert (game.phase, game.turn, game.winner) == (Phase.OVER, None, (S, N))
    for action in ("pass", "play XX"):
        with pytest.raises(IllegalAction):
            after(game, action)


def test_only_a_maker_with_all_five_highest_trumps_is_asked() -> None:
    four = {**GREAT, S: "XX JS JC AS QS"}
    game = after(railroad(four, jamboree=True), "order", "discard 9C")
    assert game.phase is Phase.PLAY
    by_another = after(railroad(GREAT, jamboree=True), "pass", "order", "discard 9C")
    assert by_another.phase is Phase.PLAY


def test_the_dealer_may_count_the_turned_card() -> None:
    hands = {**GREAT, S: "XX JS JC AS 9C", E: "AC KC QC TC QS"}
    game = railroad(hands, "KS", jamboree=True, dealer=S)
    game = after(game, "pass", "pass", "pass", "order", "discard 9C")
    assert (game.phase, game.turn) == (Phase.JAMBOREE, S)


def test_nobody_learns_that_a_jamboree_was_kept() -> None:
    game = after(railroad(GREAT, jamboree=True), "order", "discard 9C")
    kept = after(game, "pass")
    assert (kept.phase, kept.turn) == (Phase.PLAY, S)
    for seat in (W, N, E, None):
        assert view(game, seat) == view(kept, seat)
