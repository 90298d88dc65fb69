"""The words for what happens at the table: whole sentences, none missing."""

from __future__ import annotations

import itertools
import re
from gettext import NullTranslations
from typing import TYPE_CHECKING

import pytest

from euchre import i18n
from euchre.play.record import Player
from euchre.rules.actions import Call, Claim, Decide, Defend, Name, OrderUp, Pass
from euchre.rules.cards import JOKER, Card, Rank, Suit, pack
from euchre.rules.events import Result
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import FOUR, Seat
from euchre.rules.state import Phase, Spoken, ThrownIn
from euchre.ui.table.bidding.offers import offers
from euchre.ui.table.card_choice import refusal
from euchre.ui.table.pictures.messages import prompt
from euchre.ui.table.recap import since_last_turn
from euchre.ui.words import calls, phrases
from tests.ui.tables import HANDS, a_pack, a_session

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.options import Options
    from euchre.rules.view import PlayerView

PLAYERS = {seat: Player(name) for seat, name in zip(FOUR, "ABCD", strict=True)}
SUITS: list[Suit | None] = [*Suit, None]
CALLS: list[tuple[Phase, Action]] = [
    (Phase.ORDER, Pass()),
    *((Phase.ORDER, OrderUp(alone)) for alone in (False, True, None)),
    *((Phase.NAME, Call(suit, alone)) for suit in SUITS for alone in (False, True, None)),
    *((Phase.BENNY, Name(suit)) for suit in Suit),
    (Phase.DECIDE, Decide(alone=True)),
    (Phase.DECIDE, Decide(alone=False)),
    (Phase.DEFEND, Defend()),
    (Phase.DEFEND, Pass()),
    (Phase.RELIEF, Claim()),
    (Phase.RELIEF, Claim(tuple(pack(Rank.ACE)[:3]))),
]


def a_view(
    actions: list[str], seat: Seat = Seat.SOUTH, options: Options = PRESETS["classic"]
) -> PlayerView:
    pack_dealt = a_pack(HANDS, "JS", options, Seat.WEST)
    session = a_session("S", actions=[pack_dealt, *actions], dealer=Seat.WEST, options=options)
    return session.view(seat)


@pytest.mark.parametrize("dealer", [False, True])
@pytest.mark.parametrize(("phase", "call"), CALLS)
def test_every_call_is_said_and_told(phase: Phase, call: Action, *, dealer: bool) -> None:
    spoken = Spoken(phase, Seat.WEST, call)
    said = calls.bubble(spoken, Suit.SPADES, dealer=dealer)
    told = calls.said("Ben", spoken, Suit.SPADES, dealer=dealer)
    assert said
    assert told.startswith("Ben ")
    assert not re.search(r"[{}]", said + told)


def test_calls_that_differ_are_told_differently() -> None:
    told = [
        calls.said("Ben", Spoken(p, Seat.WEST, c), Suit.HEARTS, dealer=False)
        for p, c in CALLS
        if getattr(c, "alone", False) is not None
    ]
    names = [f"{p} {c}" for p, c in CALLS if getattr(c, "alone", False) is not None]
    # A suit named for the Benny is told like one called; all else is told apart.
    twice = {one for one, other in itertools.combinations(told, 2) if one == other}
    assert len(names) == len(told)
    assert twice == {f"Ben called {suit.name.lower()}" for suit in Suit}


def test_the_bubble_of_an_order_shows_the_suit() -> None:
    order = Spoken(Phase.ORDER, Seat.WEST, OrderUp(alone=False))
    assert calls.bubble(order, Suit.HEARTS, dealer=False) == "Order it up ♥"


def test_cards_have_names() -> None:
    assert phrases.card_name(Card.parse("JS")) == "the jack of spades"
    assert phrases.card_name(Card.parse("TD")) == "the ten of diamonds"
    assert phrases.card_name(JOKER) == "the Benny"
    names = {phrases.card_name(card) for card in pack(Rank.TWO, JOKER)}
    assert len(names) == 53


def test_sides_are_called_by_their_players() -> None:
    side = (Seat.SOUTH, Seat.NORTH)
    assert phrases.side_name(side, PLAYERS, Seat.SOUTH) == "You & C"
    assert phrases.side_name(side, PLAYERS, Seat.NORTH) == "You & A"
    assert phrases.side_name(side, PLAYERS, None) == "A & C"


def test_every_result_and_every_thrown_in_deal_has_its_reason() -> None:
    assert all(phrases.reason_of(result) for result in Result)
    assert all("Carla" in phrases.thrown_in(reason, "Carla") for reason in ThrownIn)
    assert phrases.flourish(Result.MARCH)
    assert not phrases.flourish(Result.MADE)


def test_numbers_have_their_plural() -> None:
    assert phrases.points(1) == "1 point"
    assert phrases.points(2) == "2 points"
    assert phrases.tricks(1) == "1 trick"
    assert phrases.tricks(0) == "0 tricks"


def test_an_order_says_what_it_does() -> None:
    made = {o.key: o for o in offers(a_view(["pass", "pass"]), PLAYERS)}
    assert made["order"].label == "Order it up ♠"
    assert made["order"].meaning == "Spades are trump; B picks up the jack."
    assert made["alone"].meaning == "Spades are trump; B picks up the jack. C sits out."
    assert made["pass"].meaning == "B is next."


def test_there_is_a_button_for_everything_that_may_be_said() -> None:
    rules = check({"no_trump": True, "defend_alone": True})
    for actions in (["pass"] * 2, ["pass"] * 6, ["pass"] * 4):
        view = a_view(actions, options=rules)
        for seat in FOUR:
            view = a_view(actions, seat, rules)
            together = offers(view, PLAYERS)
            alone = offers(view, PLAYERS, alone=True)
            later = offers(view, PLAYERS, alone=None)
            said = {offer.action for offer in (*together, *alone, *later) if offer.action}
            assert said == {*view.legal, *view.unlisted}


def test_cards_are_chosen_and_not_offered_as_buttons() -> None:
    assert offers(a_view(["pass", "pass", "order", "discard 9H"], Seat.NORTH), PLAYERS) == ()


def test_the_message_line_says_what_is_asked() -> None:
    first = ["pass", "pass"]
    made = [*first, "order", "discard 9H"]
    assert prompt(a_view(first)) == "Order it up or pass?"
    assert prompt(a_view(["pass"] * 6)) == "Name trump or pass?"
    assert prompt(a_view(made, Seat.NORTH)) == "Your turn: lead a card"
    assert prompt(a_view([*made, "play 9D", "play QD"])) == "Your turn: follow diamonds"
    assert prompt(a_view([*made, "play KC", "play QC"])) == ("You have no clubs: play any card")
    assert prompt(a_view(["pass", "pass", "pass"], Seat.WEST)).endswith("turn it down?")


def test_a_stuck_dealer_is_told_so() -> None:
    view = a_view(["pass"] * 7, Seat.WEST, PRESETS["us"])
    assert prompt(view) == "You're stuck: name trump"


def test_refusals_name_the_suit_and_the_bower() -> None:
    view = a_view(["pass", "pass", "order", "discard 9H", "play 9D", "play QD"])
    assert refusal(view, Card.parse("AS")) == "Follow suit: diamonds were led"
    assert refusal(view, Card.parse("JC")) == (
        "The jack of clubs is a spade now: follow diamonds"
    )


def test_news_begin_after_ones_own_last_turn() -> None:
    view = a_view(["pass", "pass", "order alone", "discard 9H", "play KD"])
    told = since_last_turn(view, Seat.SOUTH, PLAYERS)
    assert told == ("B led the king of diamonds",)
    told = since_last_turn(view, Seat.EAST, PLAYERS)
    assert told == ("A ordered up spades, alone", "B led the king of diamonds")


@pytest.mark.parametrize("trump", list(Suit))
def test_why_the_left_bower_does_not_follow_is_told_as_its_translators_wrote_it(
    monkeypatch: pytest.MonkeyPatch, trump: Suit
) -> None:
    class German(NullTranslations):
        """Nouns begin with a capital wherever they stand."""

        def gettext(self, message: str) -> str:
            return {"{reason}: follow spades": "{reason}: Pik bedienen"}.get(
                message, "Der Bube"
            )

    assert phrases.left_bower_follows(Suit.HEARTS, Suit.SPADES) == (
        "The jack of diamonds is a heart now: follow spades"
    )
    left = phrases.card_name(Card.of(Rank.JACK, trump.twin))
    for led in set(Suit) - {trump}:
        said = phrases.left_bower_follows(trump, led)
        assert left.removeprefix("the") in said
        assert said.endswith(f"a {trump.name.lower()[:-1]} now: follow {led.name.lower()}")
    monkeypatch.setattr(i18n, "_catalogue", German())
    assert phrases.left_bower_follows(trump, Suit.SPADES) == "Der Bube: Pik bedienen"


def test_a_card_by_itself_begins_with_a_capital_of_its_own() -> None:
    assert phrases.card_title(Card.parse("JS")) == "Jack of spades"
    assert phrases.card_name(Card.parse("JS")) == "the jack of spades"
