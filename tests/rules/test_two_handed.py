from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import (
    JOKER,
    PRESETS,
    Game,
    Phase,
    Result,
    Seat,
    Shuffle,
    Suit,
    apply,
    new_game,
)
from euchre.rules.actions import Leave
from euchre.rules.events import Called, DealScored, PickedUp
from euchre.rules.options import check
from euchre.rules.view import view
from tests.rules.tables import N, S, after, events_of, hand, legal, set_table

if TYPE_CHECKING:
    from euchre.rules.events import Event

TWO_HANDED = PRESETS["two_handed"]
HANDS = {S: "JD QD AS TS 9H", N: "AD KD AH 9C KS"}
"""North deals; the turned card is the 9D."""


def two(hands: dict[Seat, str] = HANDS, upcard: str = "9D", **switches: Any) -> Game:
    dealer = switches.pop("dealer", N)
    return set_table(check(switches, TWO_HANDED), hands, upcard, dealer=dealer)


def played_out(game: Game) -> tuple[Game, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    while game.turn is not None:
        game, events = apply(game, game.legal_actions[0])
    return game, events


@pytest.mark.parametrize(
    ("deck", "joker", "left"),
    [("24", False, 13), ("24", True, 14), ("32", False, 21), ("32", True, 22)],
)
def test_five_cards_each_and_the_eleventh_is_turned(
    deck: str,
    joker: bool,  # noqa: FBT001
    left: int,
) -> None:
    game = new_game(check({"deck": deck, "joker": joker}, TWO_HANDED))
    pack = game.variant.setup.pack
    deal = apply(game, Shuffle(pack)).game.deal
    assert deal
    assert {seat: len(held) for seat, held in deal.hidden.hands.items()} == {S: 5, N: 5}
    assert deal.shown.upcard is pack[10]
    assert len(deal.hidden.kitty) == left


def test_the_other_player_speaks_first_and_nobody_plays_alone() -> None:
    game = two()
    assert (game.phase, game.turn, legal(game)) == (Phase.ORDER, S, ["pass", "order"])
    game = after(game, "pass")
    assert (game.phase, game.turn, legal(game)) == (Phase.ORDER, N, ["pass", "order"])
    game = after(game, "pass")
    assert (game.phase, game.turn) == (Phase.NAME, S)
    assert legal(game) == ["pass", "call C", "call H", "call S"]


def test_an_ordered_dealer_may_take_the_card_or_leave_it_and_trump_stands() -> None:
    game = after(two(), "order")
    assert (game.phase, game.turn, legal(game)) == (Phase.PICK_UP, N, ["pick up", "leave"])
    taken, left = after(game, "pick up"), after(game, "leave")
    assert (taken.phase, taken.turn) == (Phase.DISCARD, N)
    assert hand(taken, N) == HANDS[N] + " 9D"
    assert (left.phase, left.turn) == (Phase.PLAY, S)
    assert hand(left, N) == HANDS[N]
    for after_it in (taken, left):
        assert after_it.deal
        assert (after_it.deal.shown.maker, after_it.deal.shown.trump) == (S, Suit.DIAMONDS)


def test_a_card_that_was_left_stays_in_sight_and_out_of_play() -> None:
    events = events_of(two(), "order", "leave")
    assert events == (Called(N, Phase.PICK_UP, Leave()),)
    game = after(two(), "order", "leave")
    for seat in (S, N, None):
        shown = view(game, seat).shown
        assert shown
        assert str(shown.upcard) == "9D"
        assert not shown.picked_up
    game, _ = played_out(game)
    assert game.deal
    assert all(str(played.card) != "9D" for trick in game.deal.taken for played in trick)


def test_a_dealer_who_accepts_by_himself_takes_the_card_and_has_no_choice() -> None:
    (called, _, picked) = events_of(two(), "pass", "order")
    assert isinstance(called, Called)
    assert isinstance(picked, PickedUp)
    game = after(two(), "pass", "order")
    assert (game.phase, game.turn) == (Phase.DISCARD, N)


def test_where_it_is_agreed_an_ordered_dealer_must_take_the_card() -> None:
    game = after(two(optional_pickup=False), "order")
    assert (game.phase, game.turn) == (Phase.DISCARD, N)
    assert hand(game, N) == HANDS[N] + " 9D"


def test_the_card_just_taken_may_be_kept_from_going_by_house_rule() -> None:
    game = after(two(may_discard_upcard=False), "order", "pick up")
    assert "discard 9D" not in legal(game)


def test_nobody_is_asked_about_the_card_after_the_second_round() -> None:
    game = after(two(), "pass", "pass", "call H")
    assert (game.phase, game.turn) == (Phase.PLAY, S)


@pytest.mark.parametrize(
    "calls",
    [
        ("order", "leave"),
        ("order", "pick up", "discard 9C"),
        ("pass", "order", "discard 9C"),
        ("pass", "pass", "call H"),
        ("pass", "pass", "pass", "call H"),
    ],
)
def test_the_other_player_leads_whoever_is_maker(calls: tuple[str, ...]) -> None:
    assert after(two(), *calls).turn is S
    dealt_by_south = set_table(TWO_HANDED, {S: HANDS[N], N: HANDS[S]}, "9D", dealer=S)
    assert after(dealt_by_south, *calls).turn is N


def test_when_all_pass_the_other_player_deals() -> None:
    game = after(two(), *["pass"] * 4)
    assert (game.phase, game.dealer) == (Phase.DEAL, S)
    assert after(two(redeal_dealer="same"), *["pass"] * 4).dealer is N


def test_a_stuck_dealer_must_name_another_suit() -> None:
    game = after(two(stick_the_dealer=True), *["pass"] * 3)
    assert legal(game) == ["call C", "call H", "call S"]
    game = after(two(stick_the_dealer=True, stuck_any_suit=True), *["pass"] * 3)
    assert legal(game) == ["call C", "call D", "call H", "call S"]


@pytest.mark.parametrize(
    ("south", "points", "result"),
    [
        ("JD JH AD KD QD", [2, 0], Result.MARCH),
        ("JD QD AD 9H 9S", [1, 0], Result.MADE),
        ("9H 9S TH TS TD", [0, 2], Result.EUCHRED),
    ],
)
def test_three_tricks_are_one_point_five_are_two_and_a_euchre_is_two_for_the_other(
    south: str, points: list[int], result: Result
) -> None:
    game = two({S: south, N: "AH AS KH KS QS"})
    game, events = played_out(after(game, "order", "leave"))
    scored = next(event for event in events if isinstance(event, DealScored))
    assert (list(scored.points.values()), scored.result) == (points, result)
    assert game.dealer is S


def test_all_five_tricks_for_the_defender_are_four_points_by_house_rule() -> None:
    game = two({S: "9H 9S TH TS QC", N: "AH AS KH KS AC"}, super_euchre=True)
    _, events = played_out(after(game, "order", "leave"))
    scored = next(event for event in events if isinstance(event, DealScored))
    assert (list(scored.points.values()), scored.result) == ([0, 4], Result.SUPER_EUCHRE)


# The joker turned up.

WITH_JOKER = {S: "AC QC KD KC QD", N: "9H 9D 9C TS KS"}


def test_a_dealer_names_a_suit_unseen_and_takes_the_benny_and_nobody_asks_about_alone() -> None:
    game = two(WITH_JOKER, "XX", joker=True)
    assert (game.phase, game.turn, view(game, N).hand) == (Phase.BENNY, N, ())
    game = after(game, "name S")
    assert (game.phase, game.turn) == (Phase.DISCARD, N)
    assert game.deal
    assert JOKER in game.deal.hand(N)
    game = after(game, "discard 9H")
    assert (game.phase, game.turn) == (Phase.PLAY, S)


def test_a_suit_proposed_for_the_benny_may_be_ordered_and_the_benny_left() -> None:
    game = after(
        two(WITH_JOKER, "XX", joker=True, benny_turned="dealer_names_then_bid"), "name S"
    )
    assert (game.phase, game.turn) == (Phase.ORDER, S)
    assert after(game, "order").phase is Phase.PICK_UP
    turned_down = after(game, "pass", "pass")
    assert legal(turned_down) == ["pass", "call C", "call D", "call H"]


def test_a_turned_benny_may_throw_the_deal_in() -> None:
    game = two(WITH_JOKER, "XX", joker=True, benny_turned="redeal")
    assert (game.phase, game.dealer) == (Phase.DEAL, S)
