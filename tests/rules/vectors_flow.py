"""Worked cases that replay a deal action by action, in the notation of the case files."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from euchre.rules import (
    JOKER,
    Call,
    Card,
    Claim,
    Decide,
    Defend,
    Discard,
    Game,
    IllegalAction,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    Shuffle,
    Suit,
    apply,
    new_game,
)
from euchre.rules.actions import Bid, Expose, Give, Leave, PickUp, PutAway, ShowTrumps
from euchre.rules.events import DealScored
from euchre.rules.view import view
from tests.rules.tables import stacked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from euchre.rules import Action, Deal, Event, Options, Seat

WITHOUT_TRUMP = "N"


def card(text: str) -> Card:
    """The card as the case files write it; their joker is JK."""
    return JOKER if text == "JK" else Card.parse(text)


def card_text(card: Card) -> str:
    """The inverse of `card`."""
    return "JK" if card is JOKER else str(card)


def cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Several cards."""
    return tuple(card(text) for text in texts)


def suit(text: str | None) -> Suit | None:
    """The suit, or None for no-trump and for no suit at all."""
    return None if text in (None, WITHOUT_TRUMP) else Suit(text)


_ALONE = {"": False, "alone": True, "later": None}
_ALONE_TEXT = {False: "", True: ":alone", None: ":later"}


def action(text: str) -> Action:
    """The action as the case files write it; ValueError for cards or suits that do not exist.

    LookupError for a word the runner does not know: a new game brings its own words here.
    """
    word, _, rest = text.partition(":")
    if word not in WORDS:
        message = f"the runner does not know the action {text!r}"
        raise LookupError(message)
    return WORDS[word](rest)


def _name(rest: str) -> Action:
    named, _, alone = rest.partition(":")
    return Call(suit(named), _ALONE[alone])


WORDS: dict[str, Callable[[str], Action]] = {
    "pass": lambda _: Pass(),
    "decline": lambda _: Pass(),
    "order_up": lambda rest: OrderUp(_ALONE[rest]),
    "take_up": lambda rest: OrderUp(_ALONE[rest]),
    "name": _name,
    "benny": lambda rest: Name(Suit(rest)),
    "discard": lambda rest: Discard(card(rest)),
    "play": lambda rest: Play(card(rest)),
    "alone": lambda _: Decide(alone=True),
    "together": lambda _: Decide(alone=False),
    "defend_alone": lambda _: Defend(),
    "jambone": lambda _: Expose(),
    "jamboree": lambda _: ShowTrumps(),
    "pick_up": lambda _: PickUp(),
    "leave": lambda _: Leave(),
    "away": lambda rest: PutAway(card(rest)),
    "give": lambda rest: Give(card(rest)),
    "bid": Bid,
    "claim": lambda rest: Claim(cards(rest.replace(",", " ").split())),
}
"""What can be done, by its word in the case files."""


def action_text(game: Game, action: Action) -> str:
    """How the case files write *action*, done by whoever's turn it is."""
    if type(action) not in TEXTS:
        message = f"the runner has no word for {action!r}"
        raise LookupError(message)
    return TEXTS[type(action)](game, action)


def _pass_text(game: Game, _: Pass) -> str:
    return "decline" if game.phase in NOTHING_BID else "pass"


def _order_text(game: Game, action: OrderUp) -> str:
    word = "take_up" if game.turn is game.dealer else "order_up"
    return word + _ALONE_TEXT[action.alone]


def _call_text(_: Game, action: Call) -> str:
    named = action.suit.value if action.suit else WITHOUT_TRUMP
    return f"name:{named}{_ALONE_TEXT[action.alone]}"


def _claim_text(_: Game, action: Claim) -> str:
    under = ",".join(map(card_text, action.cards))
    return f"claim:{under}" if under else "claim"


TEXTS: dict[type, Callable[[Game, Any], str]] = {
    Pass: _pass_text,
    OrderUp: _order_text,
    Call: _call_text,
    Claim: _claim_text,
    Name: lambda _, action: f"benny:{action.suit.value}",
    Decide: lambda _, action: "alone" if action.alone else "together",
    Defend: lambda *_: "defend_alone",
    Expose: lambda *_: "jambone",
    ShowTrumps: lambda *_: "jamboree",
    PickUp: lambda *_: "pick_up",
    Leave: lambda *_: "leave",
    PutAway: lambda _, action: f"away:{card_text(action.card)}",
    Give: lambda _, action: f"give:{card_text(action.card)}",
    Bid: lambda _, action: f"bid:{action.name}",
    Discard: lambda _, action: f"discard:{card_text(action.card)}",
    Play: lambda _, action: f"play:{card_text(action.card)}",
}
"""How each kind of action is written; a new game adds its own."""
NOTHING_BID = {Phase.DEFEND, Phase.RELIEF, Phase.JAMBONE, Phase.JAMBOREE}
"""The phases in which one does not pass but decline."""


@dataclass(frozen=True)
class Replayed:
    """A deal replayed so far."""

    game: Game
    events: tuple[Event, ...] = ()
    """Everything that happened since the cards were dealt."""

    @property
    def deal(self) -> Deal:
        """The deal in progress, or the one just finished."""
        assert self.game.deal is not None
        return self.game.deal

    def seat(self, number: int) -> Seat:
        """The seat with this number."""
        return self.game.variant.setup.table.seats[number]

    def number(self, seat: Seat | None) -> int | None:
        """The number of this seat."""
        return None if seat is None else self.game.variant.setup.table.seats.index(seat)


def dealt(options: Options, setup: dict[str, Any]) -> Replayed:
    """The deal that *setup* describes, before the first action."""
    seats = new_game(options).variant.setup.table.seats
    game = new_game(options, seats[setup["dealer"]])
    if "score" in setup:
        game = replace(game, scores=dict(zip(game.scores, setup["score"], strict=True)))
    if "deck" in setup:
        return Replayed(*apply(game, Shuffle(cards(setup["deck"]))))
    pack = stacked(
        game.variant.setup,
        game.dealer,
        {seats[int(place)]: cards(held) for place, held in setup.get("hands", {}).items()},
        card(setup["upcard"]) if setup.get("upcard") else None,
        cards(setup.get("kitty", ())),
    )
    return Replayed(*apply(game, Shuffle(pack)))


def done(replayed: Replayed, seat: int, text: str) -> Replayed:
    """The deal after *seat* did what *text* says; AssertionError if it may not."""
    game = replayed.game
    assert replayed.number(game.turn) == seat, f"{text}: it is the turn of {game.turn}"
    assert not _wrong_word(game, text), f"{text}: not the word for it here"
    after, events = apply(game, _as_listed(game, action(text)))
    return Replayed(after, replayed.events + events)


def refused(replayed: Replayed, seat: int, text: str) -> None:
    """AssertionError if *seat* may do what *text* says, or if a refusal changes anything."""
    game = replayed.game
    before = deepcopy(game)
    try:
        wanted = action(text)
    except ValueError:
        return
    if game.turn is None or replayed.number(game.turn) == seat:
        assert _wrong_word(game, text) or _is_refused(game, wanted), f"{text} was allowed"
    elif not (game.stage and game.stage.secret):
        assert not view(game, replayed.seat(seat)).legal, f"{text}: was offered out of turn"
    assert game == before


def _is_refused(game: Game, wanted: Action) -> bool:
    try:
        apply(game, _as_listed(game, wanted))
    except IllegalAction:
        return True
    return False


def _wrong_word(game: Game, text: str) -> bool:
    # Only the dealer takes up, and only where nothing is bid does one decline.
    word = text.partition(":")[0]
    if word == "take_up":
        return game.turn is not game.dealer
    return word == "decline" and game.phase not in NOTHING_BID


def _as_listed(game: Game, wanted: Action) -> Action:
    # Which cards go under is a set; the game lists them in the order they are held.
    if isinstance(wanted, Claim):
        for offered in game.legal_actions:
            if isinstance(offered, Claim) and set(offered.cards) == set(wanted.cards):
                return offered
    return wanted


def states(replayed: Replayed) -> set[str]:
    """All names the case files have for the state of the table."""
    game = replayed.game
    if replayed.deal.shown.thrown_in:
        return {"REDEAL"}
    if game.phase in _STATES:
        won = game.phase in _AFTER_AUCTION and replayed.deal.shown.bid
        return {_STATES[game.phase]} | ({"WON"} if won else set())
    return {"DONE", "SCORE"} | ({"GAME_OVER"} if game.winner else set())


_STATES = {
    Phase.RELIEF: "RELIEF",
    Phase.BENNY: "BENNY",
    Phase.ORDER: "BID1",
    Phase.NAME: "BID2",
    Phase.DISCARD: "DISCARD",
    Phase.DECIDE: "ALONE",
    Phase.DEFEND: "DEFEND_ALONE",
    Phase.PLAY: "PLAY",
    Phase.PICK_UP: "PICKUP",
    Phase.BEST_OUT: "BEST_OUT",
    Phase.BEST_GIVE: "BEST_GIVE",
    Phase.AUCTION: "BID",
    Phase.DECLARE: "DECLARE",
    Phase.JAMBONE: "JAMBONE",
    Phase.JAMBOREE: "JAMBOREE",
}
"""The names of the phases in the case files; a new game adds its own."""
_AFTER_AUCTION = {Phase.DECLARE, Phase.PLAY}


def legal_texts(replayed: Replayed) -> set[str]:
    """What may be done, in the words of the case files."""
    game = replayed.game
    return {action_text(game, action) for action in game.legal_actions}


def _trump(replayed: Replayed) -> str | None:
    shown = replayed.deal.shown
    if shown.maker is None:
        return None
    return shown.trump.value if shown.trump else WITHOUT_TRUMP


def _upcard_in_play(replayed: Replayed) -> bool:
    deal = replayed.deal
    upcard = deal.shown.upcard
    held = any(upcard in deal.hand(seat) for seat in deal.active)
    return held or any(upcard is played.card for trick in deal.shown.tricks for played in trick)


def _dealer_hand_hidden(replayed: Replayed) -> bool:
    game = replayed.game
    return not view(game, game.dealer).hand and bool(replayed.deal.hand(game.dealer))


def _maker_side(replayed: Replayed) -> int | None:
    maker, table = replayed.deal.shown.maker, replayed.game.variant.setup.table
    return None if maker is None else table.sides.index(table.side_of(maker))


def _maker_tricks(replayed: Replayed) -> int:
    maker, table = replayed.deal.shown.maker, replayed.game.variant.setup.table
    assert maker is not None
    return replayed.deal.tricks_of(table.side_of(maker))


def _points(replayed: Replayed) -> list[int] | None:
    scored = [event for event in replayed.events if isinstance(event, DealScored)]
    return list(scored[-1].points.values()) if scored else None


def _winner(replayed: Replayed) -> int | None:
    won, sides = replayed.game.winner, replayed.game.variant.setup.table.sides
    return None if won is None else sides.index(won)


def _high(replayed: Replayed) -> int | str | None:
    bid = replayed.deal.shown.bid
    return int(bid) if bid.isdigit() else bid or None


FACTS: dict[str, Callable[[Replayed], object]] = {
    "to_act": lambda r: r.number(r.game.turn),
    "trump": _trump,
    "turn_suit": lambda r: r.deal.shown.proposed.value if r.deal.shown.proposed else None,
    "maker": lambda r: r.number(r.deal.shown.maker),
    "maker_side": _maker_side,
    "maker_tricks": _maker_tricks,
    "alone_defender": lambda r: r.number(r.deal.shown.lone_defender),
    "sitting_out": lambda r: {r.number(seat) for seat in r.deal.shown.sitting_out},
    "hand_sizes": lambda r: [len(r.deal.hand(s)) for s in r.deal.setup.table.seats],
    "upcard_in_play": _upcard_in_play,
    "dealer_hand_hidden": _dealer_hand_hidden,
    "dealer": lambda r: r.number(r.deal.shown.dealer),
    "next_dealer": lambda r: r.number(r.game.dealer),
    "trick_winners": lambda r: [r.number(r.deal.trick_winner(trick)) for trick in r.deal.taken],
    "points": _points,
    "high": _high,
    "games": lambda r: [r.game.games.get(side, 0) for side in r.game.scores],
    "score": lambda r: list(r.game.scores.values()),
    "game_over": lambda r: r.game.winner is not None,
    "winner": _winner,
    "legal": legal_texts,
}
"""What can be asked of a table, by its key in `expect`."""


def _state(replayed: Replayed, expected: str) -> None:
    assert expected in states(replayed), f"state {states(replayed)}"


def _legal_includes(replayed: Replayed, expected: list[str]) -> None:
    assert set(expected) <= legal_texts(replayed)


def _legal_excludes(replayed: Replayed, expected: list[str]) -> None:
    assert not set(expected) & legal_texts(replayed)


def _hands(replayed: Replayed, expected: dict[str, list[str]]) -> None:
    for place, held in expected.items():
        assert sorted(replayed.deal.hand(replayed.seat(int(place)))) == sorted(cards(held))


def _kitty(replayed: Replayed, expected: list[str]) -> None:
    top = replayed.deal.hidden.kitty[: len(expected)]
    assert sorted(top) == sorted(cards(expected))


def _alone(replayed: Replayed, expected: bool | None) -> None:  # noqa: FBT001 - as written
    # Not yet decided is not alone either, but null asks for exactly that.
    alone = replayed.deal.shown.alone
    assert (not alone) if expected is False else alone is expected


COMPARISONS: dict[str, Callable[[Replayed, Any], None]] = {
    "state": _state,
    "legal_includes": _legal_includes,
    "legal_excludes": _legal_excludes,
    "hands": _hands,
    "kitty": _kitty,
    "alone": _alone,
}
"""What cannot be asked for plain equality, by its key in `expect`."""


def compare(replayed: Replayed, key: str, expected: Any) -> None:
    """AssertionError if the table is not as *expected*, or *key* is not known."""
    if key in COMPARISONS:
        COMPARISONS[key](replayed, expected)
        return
    assert key in FACTS, f"the runner does not know what {key!r} expects"
    found = FACTS[key](replayed)
    wanted = set(expected) if isinstance(found, set) else expected
    assert found == wanted, f"{key}: {found!r}, expected {wanted!r}"


def run_flow(options: Options, case: dict[str, Any]) -> None:
    """Replay the actions of *case* and compare what it expects."""
    replayed = dealt(options, case["setup"])
    expect = dict(case["expect"])
    illegal_at = expect.pop("illegal_at", None)
    for index, (seat, text) in enumerate(case["actions"]):
        if index == illegal_at:
            refused(replayed, seat, text)
        else:
            replayed = done(replayed, seat, text)
    assert illegal_at is None or illegal_at < len(case["actions"])
    for key, expected in expect.items():
        compare(replayed, key, expected)
