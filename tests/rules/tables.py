"""Sets a table for a test: given hands and a turned card, dealt through the ordinary shuffle."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from euchre.rules import (
    Game,
    Options,
    Seat,
    Shuffle,
    apply,
    build,
    new_game,
    parse_action,
    parse_cards,
)
from euchre.rules.game import deal_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from euchre.rules import Card, Event, Setup

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST

PLAIN = {
    S: "QH 9S AS QS AH",
    W: "9D AC KH KD QD",
    N: "TH JC TC TD KC",
    E: "AD 9C JD KS QC",
}
"""Hands for tests that do not care; the turned card is the 9H, East deals."""


def stacked(
    setup: Setup,
    dealer: Seat,
    hands: Mapping[Seat, Sequence[Card]],
    upcard: Card | None = None,
    kitty: Sequence[Card] = (),
) -> tuple[Card, ...]:
    """The pack that deals these hands, this turned card and this kitty, top card first.

    What is not given is filled up with the cards left over; ValueError for doubled cards.
    """
    plan = deal_out(setup.pack, setup, dealer)
    goes_to: dict[Card, Card] = {}
    for seat, hand in hands.items():
        if len(hand) > len(plan.hand(seat)):
            message = f"too many cards for {seat.name}"
            raise ValueError(message)
        goes_to.update(zip(plan.hand(seat), hand, strict=False))
    if upcard is not None and plan.shown.upcard is not None:
        goes_to[plan.shown.upcard] = upcard
    goes_to.update(zip(plan.hidden.kitty, kitty, strict=False))
    left = [card for card in setup.pack if card not in goes_to.values()]
    if len(left) + len(goes_to) != len(setup.pack):
        message = "a card is given twice, or is not in the pack"
        raise ValueError(message)
    rest = iter(left)
    return tuple(goes_to[card] if card in goes_to else next(rest) for card in setup.pack)


def set_table(
    options: Options,
    hands: Mapping[Seat, str],
    upcard: str = "9H",
    kitty: str = "",
    dealer: Seat = E,
    scores: tuple[int, ...] | None = None,
) -> Game:
    """The game just after these cards were dealt."""
    setup = build(options).setup
    pack = stacked(
        setup,
        dealer,
        {seat: parse_cards(hand) for seat, hand in hands.items()},
        parse_cards(upcard)[0],
        parse_cards(kitty),
    )
    game = new_game(options, dealer)
    if scores is not None:
        game = replace(game, scores=dict(zip(game.scores, scores, strict=True)))
    return apply(game, Shuffle(pack)).game


def plain(dealer: Seat = E, **options: object) -> Game:
    """The `PLAIN` hands, dealt under the classic rules with some switches changed."""
    return set_table(replace(Options(), **options), PLAIN, dealer=dealer)  # type: ignore[arg-type]


def after(game: Game, *actions: str) -> Game:
    """The game after these actions, as they are written in a log."""
    for action in actions:
        game = apply(game, parse_action(action)).game
    return game


def events_of(game: Game, *actions: str) -> tuple[Event, ...]:
    """What happened in the last of these actions."""
    return apply(after(game, *actions[:-1]), parse_action(actions[-1])).events


def legal(game: Game) -> list[str]:
    """What may be done, as it is written in a log, in the game's own order."""
    return [str(action) for action in game.legal_actions]


def hand(game: Game, seat: Seat) -> str:
    """The cards a seat holds, in the order held."""
    assert game.deal is not None
    return " ".join(map(str, game.deal.hand(seat)))
