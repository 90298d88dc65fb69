from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import PRESETS, Game, Phase, Result, Seat, Shuffle, apply, new_game
from euchre.rules.events import DealScored
from euchre.rules.options import check
from tests.rules.tables import E, S, W, after, hand, legal, set_table

if TYPE_CHECKING:
    from euchre.rules.events import Event

THREE_HANDED = PRESETS["three_handed"]
HANDS = {S: "KC TS JC QD QC", W: "KH QH 9S AD TD", E: "TH KS TC JD 9C"}
"""East deals; the turned card is the 9D."""


def three(hands: dict[Seat, str] = HANDS, upcard: str = "9D", **switches: Any) -> Game:
    scores = switches.pop("scores", None)
    return set_table(check(switches, THREE_HANDED), hands, upcard, scores=scores)


def played_out(game: Game) -> tuple[Game, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    return game, events


@pytest.mark.parametrize(("deck", "left"), [("24", 8), ("32", 16)])
def test_five_cards_each_and_the_sixteenth_is_turned(deck: str, left: int) -> None:
    game = new_game(check({"deck": deck}, THREE_HANDED))
    pack = game.variant.setup.pack
    deal = apply(game, Shuffle(pack)).game.deal
    assert deal
    assert [len(held) for held in deal.hidden.hands.values()] == [5, 5, 5]
    assert deal.shown.upcard is pack[15]
    assert len(deal.hidden.kitty) == left


@pytest.mark.parametrize("pattern", ["3-2", "2-3", "alt-32", "alt-23"])
def test_all_packets_give_five_cards_to_three_players(pattern: str) -> None:
    game = new_game(check({"deal_pattern": pattern}, THREE_HANDED), W)
    deal = apply(game, Shuffle(game.variant.setup.pack)).game.deal
    assert deal
    assert [len(held) for held in deal.hidden.hands.values()] == [5, 5, 5]
    assert game.variant.setup.pack[0] in deal.hand(E)


def test_three_seats_bid_in_turn_and_nobody_plays_alone() -> None:
    game = three()
    for seat in (S, W, E):
        assert (game.phase, game.turn, legal(game)) == (Phase.ORDER, seat, ["pass", "order"])
        game = after(game, "pass")
    for seat in (S, W, E):
        assert (game.phase, game.turn) == (Phase.NAME, seat)
        assert legal(game) == ["pass", "call C", "call H", "call S"]
        game = after(game, "pass")
    assert (game.phase, game.dealer) == (Phase.DEAL, S)


def test_an_ordered_dealer_takes_the_card_even_as_a_defender() -> None:
    game = after(three(), "pass", "order")
    assert (game.phase, game.turn) == (Phase.DISCARD, E)
    assert hand(game, E) == HANDS[E] + " 9D"


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_the_dealers_left_leads_whoever_is_maker(passes: int) -> None:
    game = after(three(), *["pass"] * passes, "order", "discard 9C")
    assert (game.phase, game.turn) == (Phase.PLAY, S)
    assert game.deal
    assert game.deal.active == (S, W, E)


@pytest.mark.parametrize(
    ("south", "points", "result"),
    [
        ("JD JH AD KD QD", [3, 0, 0], Result.MARCH),
        ("JD AD KD 9H 9S", [1, 0, 0], Result.MADE),
        ("9H 9S TH TS TD", [0, 2, 2], Result.EUCHRED),
    ],
)
def test_a_march_is_three_points_and_a_euchre_two_for_each_defender(
    south: str, points: list[int], result: Result
) -> None:
    hands = {S: south, W: "AH AS KS QS QH", E: "AC KC QC TC 9C"}
    _, events = played_out(after(three(hands), "order", "discard 9C"))
    scored = next(event for event in events if isinstance(event, DealScored))
    assert (list(scored.points.values()), scored.result) == (points, result)


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((9, 9, 9), None),
        ((10, 9, 9), S),
        ((3, 10, 11), E),
        ((3, 11, 10), W),
        ((3, 10, 10), None),
        ((12, 11, 11), S),
        ((11, 11, 11), None),
        ((10, 11, 11), None),
    ],
)
def test_the_highest_total_wins_and_equals_play_on(
    scores: tuple[int, ...], winner: Seat | None
) -> None:
    game = new_game(THREE_HANDED)
    game = replace(game, scores=dict(zip(game.scores, scores, strict=True)))
    assert game.winner == ((winner,) if winner else None)
    assert game.phase is (Phase.OVER if winner else Phase.DEAL)


def test_a_deal_that_takes_both_defenders_over_ten_is_won_by_the_higher() -> None:
    hands = {S: "9H 9S TH TS TD", W: "AH AS KS QS QH", E: "AC KC QC TC 9C"}
    game, _ = played_out(after(three(hands, scores=(9, 8, 9)), "order", "discard 9C"))
    assert list(game.scores.values()) == [9, 10, 11]
    assert game.winner == (E,)
    tied, _ = played_out(after(three(hands, scores=(9, 8, 8)), "order", "discard 9C"))
    assert (tied.winner, tied.phase) == (None, Phase.DEAL)


def test_a_stuck_dealer_names_a_suit() -> None:
    game = after(three(stick_the_dealer=True), *["pass"] * 5)
    assert (game.turn, legal(game)) == (E, ["call C", "call H", "call S"])
