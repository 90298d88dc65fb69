"""How cards that change hands look: picked up, laid away, given, taken from the kitty, shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.rules.events import (
    Discarded,
    Event,
    Given,
    HandSeen,
    HandShown,
    PickedUp,
    TookWidow,
    WentUnder,
)
from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween
from euchre.ui.table.moves.kitty import slid_under
from euchre.ui.table.pictures.sprites import CardSprite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.table.board import Board
    from euchre.ui.table.moves.card_moves import CardMoves

EXCHANGES = (Discarded, Given, HandSeen, HandShown, PickedUp, TookWidow, WentUnder)
"""The events this module shows."""


def exchange_beats(
    event: Event, card_moves: CardMoves, board: Board, sound: Callable[[str], None]
) -> Iterator[Beat]:
    """The beats of an event of `EXCHANGES`; *board* is as it will be when they play."""
    play, turn = partial(sound, "play"), partial(sound, "turn")
    take = partial(sound, "pick-up")
    match event:
        case HandSeen(seat, hand) | HandShown(seat, hand):
            yield _faces_known(seat, hand, card_moves, board, turn)
        case PickedUp(seat, card):
            yield _picked_up(seat, card, card_moves, board, take)
        case Discarded(seat, card):
            yield slid_under(seat, card, card_moves, board, play)
        case Given(giver, receiver, card):
            yield _given(giver, receiver, card, card_moves, board, play)
        case TookWidow(seat, cards):
            yield _took_widow(seat, cards, card_moves, board, take)
        case WentUnder():
            yield from _went_under(event, card_moves, board, play)


def _took_widow(
    seat: Seat,
    cards: tuple[Card | None, ...],
    card_moves: CardMoves,
    board: Board,
    take: Callable[[], None],
) -> Beat:
    card_moves.sprites.kitty = []
    coming = [CardSprite(card, card_moves.layout.kitty(0)) for card in cards]
    card_moves.sprites.hands[seat] += coming
    return Beat(card_moves.arranged(seat, board, theme.FLIGHT), on_start=take)


def _faces_known(
    seat: Seat,
    hand: tuple[Card | None, ...],
    card_moves: CardMoves,
    board: Board,
    turn: Callable[[], None],
) -> Beat:
    sprites = card_moves.sprites.hands[seat]
    if any(sprite.card is None for sprite in sprites):
        for sprite, card in zip(sprites, hand, strict=True):
            sprite.card = card
    return Beat(card_moves.arranged(seat, board, theme.FLIP), on_start=turn)


def _picked_up(
    seat: Seat, card: Card, card_moves: CardMoves, board: Board, take: Callable[[], None]
) -> Beat:
    sprites = card_moves.sprites
    sprite = sprites.upcard or CardSprite(card, card_moves.layout.turned)
    sprites.upcard = None
    sprites.hands[seat].append(sprite)
    seen = seat is card_moves.viewer and all(held.card for held in sprites.hands[seat])
    return _into_hand(sprite, seat, card_moves, board, take, seen=seen)


def _into_hand(
    sprite: CardSprite,
    seat: Seat,
    card_moves: CardMoves,
    board: Board,
    play: Callable[[], None],
    *,
    seen: bool,
) -> Beat:
    """A card comes into a hand; unless it may be seen there, it is one of several backs."""
    tweens = card_moves.arranged(seat, board, theme.FLIGHT)
    if seen:
        return Beat(tweens, on_start=play)
    for tween in tweens:
        if tween.sprite is sprite:
            tween.to = tween.to.but(face=0.0)
    return Beat(tweens, on_start=play, on_end=partial(setattr, sprite, "card", None))


def _given(
    giver: Seat,
    receiver: Seat,
    card: Card | None,
    card_moves: CardMoves,
    board: Board,
    play: Callable[[], None],
) -> Beat:
    sprite = card_moves.take_out(giver, card)
    seen = receiver is card_moves.viewer
    sprite.card = card
    card_moves.sprites.hands[receiver].append(sprite)
    beat = _into_hand(sprite, receiver, card_moves, board, play, seen=seen)
    return Beat(
        [*beat.tweens, *card_moves.arranged(giver, board)],
        on_start=beat.on_start,
        on_end=beat.on_end,
    )


def _went_under(
    event: WentUnder, card_moves: CardMoves, board: Board, play: Callable[[], None]
) -> Iterator[Beat]:
    seat, sprites = event.seat, card_moves.sprites
    going = [card_moves.take_out(seat, card) for card in event.given]
    for sprite, card in zip(going, event.given, strict=True):
        sprite.card = card
    sprites.loose += going
    shown = [
        Tween(sprite, card_moves.beside_kitty(place), theme.FLIGHT, rise=0.4)
        for place, sprite in enumerate(going)
    ]
    yield Beat(shown, hold=theme.SHOWN_RESTS, on_start=play, click=True)
    under = card_moves.layout.kitty(0)
    sprites.hands[seat] += [CardSprite(card, under) for card in event.received]
    back = [Tween(sprite, under.but(alpha=0.0), theme.FLIGHT) for sprite in going]
    arranged = card_moves.arranged(seat, board, theme.FLIGHT)
    yield Beat(back + arranged, on_end=partial(card_moves.drop, going))
