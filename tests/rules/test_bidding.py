from __future__ import annotations

import pytest

from euchre.rules import Game, IllegalAction, Options, Phase, Seat, Suit, ThrownIn
from euchre.rules.events import (
    Called,
    CardsThrownIn,
    HandSeen,
    PickedUp,
    SatOut,
    TrumpMade,
    TurnedDown,
)
from tests.rules.tables import (
    PLAIN,
    E,
    N,
    S,
    W,
    after,
    events_of,
    hand,
    legal,
    plain,
    set_table,
)

FOUR_PASSES = ("pass",) * 4
SEVEN_PASSES = ("pass",) * 7
BENNY = {S: "QD AD KC QH AS", W: "QC JC 9S TC JD", N: "KD AC QS TH JH", E: "9H 9D 9C TS KS"}
THREE_SUITS = ["call C", "call C alone", "call D", "call D alone", "call S", "call S alone"]


def benny_turned(**options: object) -> Game:
    return set_table(Options(joker=True, **options), BENNY, "XX")  # type: ignore[arg-type]


def shown_trump(game: Game) -> tuple[Seat | None, Suit | None]:
    assert game.deal is not None
    return game.deal.shown.maker, game.deal.shown.trump


@pytest.mark.parametrize("dealer", [S, W, N, E])
def test_bidding_begins_at_the_dealers_left_and_goes_round_once(dealer: Seat) -> None:
    game = plain(dealer)
    order = game.variant.setup.table.clockwise_from(dealer)
    for seat in (*order[1:], dealer):
        assert (game.phase, game.turn) == (Phase.ORDER, seat)
        game = after(game, "pass")
    assert (game.phase, game.turn) == (Phase.NAME, order[1])


def test_the_offers_of_round_one_keep_their_order() -> None:
    assert legal(plain()) == ["pass", "order", "order alone"]


def test_the_offers_of_round_two_keep_their_order() -> None:
    assert legal(after(plain(), *FOUR_PASSES)) == ["pass", *THREE_SUITS]


def test_the_dealer_gets_the_card_even_from_an_opponent() -> None:
    game = after(plain(), "order")
    assert hand(game, E) == PLAIN[E] + " 9H"
    assert (game.phase, game.turn) == (Phase.DISCARD, E)
    assert shown_trump(game) == (S, Suit.HEARTS)


def test_ordering_up_is_said_then_trump_is_made_then_the_card_is_taken() -> None:
    events = events_of(plain(), "order")
    assert [type(event) for event in events] == [Called, TrumpMade, PickedUp]


def test_ordering_up_alone_lays_the_partners_cards_down() -> None:
    events = events_of(plain(), "order alone")
    assert [type(event) for event in events] == [Called, TrumpMade, SatOut, PickedUp]


def test_only_the_dealers_pass_turns_the_card_down() -> None:
    assert [type(event) for event in events_of(plain(), "pass")] == [Called]
    assert [type(event) for event in events_of(plain(), *FOUR_PASSES)] == [Called, TurnedDown]


def test_a_turned_down_card_is_in_nobodys_hand() -> None:
    game = after(plain(), *FOUR_PASSES, "call S")
    assert all("9H" not in hand(game, seat) for seat in PLAIN)
    assert game.phase is Phase.PLAY


def test_the_turned_down_suit_cannot_be_named() -> None:
    with pytest.raises(IllegalAction):
        after(plain(), *FOUR_PASSES, "call H")


def test_holding_the_suit_is_not_required() -> None:
    assert "order" in legal(set_table(Options(), {S: "AS KS QS TS 9S"}))


def test_a_deal_passed_out_twice_is_thrown_in_and_the_left_neighbour_deals() -> None:
    game = after(plain(), *SEVEN_PASSES, "pass")
    assert (game.phase, game.turn, game.dealer) == (Phase.DEAL, None, S)
    assert set(game.scores.values()) == {0}
    last = events_of(plain(), *SEVEN_PASSES, "pass")[-1]
    assert last == CardsThrownIn(ThrownIn.PASSED_OUT, S)


def test_by_house_rule_the_same_dealer_deals_again() -> None:
    assert after(plain(redeal_dealer="same"), *SEVEN_PASSES, "pass").dealer is E


def test_a_stuck_dealer_cannot_pass() -> None:
    stuck = after(plain(stick_the_dealer=True), *SEVEN_PASSES)
    assert legal(stuck) == THREE_SUITS
    with pytest.raises(IllegalAction):
        after(stuck, "pass")


@pytest.mark.parametrize("dealer", [S, W, N, E])
def test_with_a_stuck_dealer_no_deal_is_ever_passed_out(dealer: Seat) -> None:
    stuck = after(plain(dealer, stick_the_dealer=True), *SEVEN_PASSES)
    assert stuck.turn is dealer
    assert "pass" not in legal(stuck)


def test_a_stuck_dealer_may_turn_the_card_down_in_round_one() -> None:
    game = plain(stick_the_dealer=True)
    assert "pass" in legal(after(game, "pass", "pass", "pass"))


def test_by_house_rule_a_stuck_dealer_may_name_any_suit() -> None:
    stuck = after(plain(stick_the_dealer=True, stuck_any_suit=True), *SEVEN_PASSES)
    assert "call H" in legal(stuck)


def test_a_dealers_partner_who_must_go_alone_has_two_choices_in_round_one_only() -> None:
    game = plain(dealer_partner_orders="must_go_alone")
    assert legal(after(game, "pass")) == ["pass", "order alone"]
    assert legal(after(game, *FOUR_PASSES, "pass")) == ["pass", *THREE_SUITS]


def test_a_dealers_partner_who_may_not_order_can_only_pass() -> None:
    assert legal(after(plain(dealer_partner_orders="may_not"), "pass")) == ["pass"]


def test_alone_may_be_left_open_though_it_is_not_offered() -> None:
    game = plain()
    assert "order later" not in legal(game)
    assert after(game, "order later", "discard 9H").phase is Phase.DECIDE


def test_by_house_rule_alone_is_said_with_the_call() -> None:
    with pytest.raises(IllegalAction):
        after(plain(alone_timing="with_call"), "order later")
    with pytest.raises(IllegalAction):
        after(plain(alone_timing="with_call"), *FOUR_PASSES, "call S later")


def test_no_trump_is_named_in_round_two_only_and_last_in_the_list() -> None:
    game = plain(no_trump=True)
    assert legal(game) == ["pass", "order", "order alone"]
    named = after(game, *FOUR_PASSES)
    assert legal(named)[-2:] == ["call N", "call N alone"]
    assert shown_trump(after(named, "call N")) == (S, None)


def test_natural_trump_wants_a_printed_card_of_the_suit() -> None:
    game = set_table(
        Options(natural_trump=True), {S: "AS KS QS TS JD", W: "JH 9S TD TC AD"}, "9H"
    )
    assert legal(game) == ["pass"]
    assert legal(after(game, "pass")) == ["pass", "order", "order alone"]
    assert legal(after(game, *FOUR_PASSES)) == [
        *("pass", "call D", "call D alone", "call S", "call S alone")
    ]


def test_a_stuck_dealer_needs_no_natural_trump() -> None:
    options = Options(natural_trump=True, stick_the_dealer=True)
    game = set_table(options, {E: "TH JH QH KH AH"}, "9H")
    assert legal(after(game, *SEVEN_PASSES)) == THREE_SUITS


def test_a_turned_benny_is_named_for_by_a_dealer_who_sees_nothing() -> None:
    game = benny_turned()
    assert (game.phase, game.turn) == (Phase.BENNY, E)
    assert legal(game) == ["name C", "name D", "name H", "name S"]
    assert game.stage is not None
    assert game.stage.blind


def test_naming_for_the_benny_makes_trump_and_shows_the_hand() -> None:
    events = events_of(benny_turned(), "name H")
    assert [type(event) for event in events] == [Called, TrumpMade, HandSeen, PickedUp]
    game = after(benny_turned(), "name H")
    assert shown_trump(game) == (E, Suit.HEARTS)
    assert hand(game, E) == BENNY[E] + " XX"


def test_after_the_benny_the_dealer_may_go_alone_even_when_alone_goes_with_the_call() -> None:
    game = after(benny_turned(alone_timing="with_call"), "name H", "discard 9D")
    assert (game.phase, game.turn) == (Phase.DECIDE, E)


def test_a_benny_that_is_bid_for_can_be_turned_down() -> None:
    game = benny_turned(benny_turned="dealer_names_then_bid")
    game = after(game, "name H")
    assert (game.phase, game.turn) == (Phase.ORDER, S)
    assert "call H" not in legal(after(game, *FOUR_PASSES))


@pytest.mark.parametrize(("value", "suit"), [("spades", "S"), ("hearts", "H")])
def test_a_turned_benny_may_stand_for_a_fixed_suit(value: str, suit: str) -> None:
    game = after(benny_turned(benny_turned=value), "order")
    assert shown_trump(game) == (S, Suit(suit))


def test_a_turned_benny_may_throw_the_deal_in() -> None:
    game = benny_turned(benny_turned="redeal")
    assert (game.phase, game.dealer) == (Phase.DEAL, S)
    assert game.deal is not None
    assert game.deal.shown.thrown_in is ThrownIn.BENNY_TURNED
