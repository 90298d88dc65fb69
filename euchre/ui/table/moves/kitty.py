"""What is left of the pack after the bidding: it lies beside the dealer, discards slide under it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, ease_in_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.table.board import Board
    from euchre.ui.table.moves.card_moves import CardMoves

AFTER_THE_HANDS = 0.2
"""Seconds until the kitty moves: first the hands are arranged, for trump may change their order."""


def put_aside(card_moves: CardMoves, dealer: Seat, *, upcard: bool = False) -> list[Tween]:
    """Move the kitty to the dealer's side, and on it the turned card if nobody wants that."""
    sprites = card_moves.sprites
    if upcard and sprites.upcard is not None:
        sprites.kitty.append(sprites.upcard)
        sprites.upcard = None
    aside = card_moves.layout.aside
    return [
        Tween(sprite, aside(dealer, index), theme.GLIDE, AFTER_THE_HANDS, ease_in_out)
        for index, sprite in enumerate(sprites.kitty)
    ]


def turn_over(card_moves: CardMoves) -> None:
    """Make every card of the kitty a back, whatever it was."""
    for sprite in card_moves.sprites.kitty:
        sprite.card = None


def slid_under(
    seat: Seat, card: Card | None, card_moves: CardMoves, board: Board, play: Callable[[], None]
) -> Beat:
    """A card that is laid away: face down, under what is left of the pack."""
    sprite, sprites = card_moves.take_out(seat, card), card_moves.sprites
    goal = card_moves.layout.under(board.dealer or seat, len(sprites.under))
    sprites.under.append(sprite)
    slide = Tween(sprite, goal, theme.FLIGHT * 1.5, rise=0.2)
    return Beat(
        [slide, *card_moves.arranged(seat, board)],
        on_start=play,
        on_end=partial(setattr, sprite, "card", None),
    )
