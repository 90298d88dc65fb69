"""The moves that make up all pictures: a hand is arranged, a card taken out, cards leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Tween, ease_in_out
from euchre.ui.table.layout import OWN_STEP
from euchre.ui.table.pictures.sprites import CardSprite, Sprites, hand_pose, sprites_of
from euchre.ui.table.sorting import sorted_hand

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.board import Board
    from euchre.ui.table.layout import Layout

SHIFT = 1.2
"""So many places further in the hand a card slides even where flights are faded."""


class CardMoves:
    """Knows which sprite is where, and where it belongs; moves nothing itself."""

    def __init__(self, view: PlayerView, layout: Layout, order: str) -> None:
        """Begin with the cards of *view* at rest; *order* sorts the viewer's hand."""
        self.layout = layout
        self.setup = view.setup
        self.viewer = view.seat
        self._order = order
        self.sprites: Sprites = sprites_of(view, layout, order)

    def arranged(self, seat: Seat, board: Board, seconds: float = theme.GLIDE) -> list[Tween]:
        """Bring the hand of a seat into order: it closes up, opens, is sorted."""
        slight = OWN_STEP * SHIFT * self.layout.u
        return [
            Tween(sprite, pose, seconds, slight=slight)
            for sprite, pose in self.poses(seat, board).items()
        ]

    def poses(self, seat: Seat, board: Board) -> dict[CardSprite, Pose]:
        """Sort a hand and return where its cards lie."""
        hand = self.sprites.hands[seat]
        cards = [sprite.card for sprite in hand if sprite.card is not None]
        if len(cards) == len(hand) and (seat is self.viewer or seat in board.open_hands):
            order = sorted_hand(cards, self._order, self.setup.ranking, board.trump)
            hand.sort(key=lambda sprite: order.index(sprite.card) if sprite.card else 0)
        resting = seat in board.sitting_out
        return {
            sprite: hand_pose(
                self.layout,
                seat,
                index,
                len(hand),
                sprite.card,
                resting=resting,
                opened=seat in board.open_hands,
            )
            for index, sprite in enumerate(hand)
        }

    def take_out(self, seat: Seat, card: Card | None) -> CardSprite:
        """Take a card out of a hand: the known one, or any of the backs."""
        hand = self.sprites.hands[seat]
        known = self.sprites.held(seat, card) if card is not None else None
        sprite = known or hand[len(hand) // 2]
        hand.remove(sprite)
        return sprite

    def leaving(self, going: list[CardSprite], dealer: Seat | None) -> list[Tween]:
        """Cards that leave the table for good, to the dealer's side."""
        self.sprites.loose += going
        goal = self.layout.pack(dealer or self.setup.table.seats[0]).but(alpha=0.0)
        return [Tween(sprite, goal, theme.GLIDE, ease=ease_in_out) for sprite in going]

    def drop(self, gone: list[CardSprite]) -> None:
        """Forget cards that have left."""
        self.sprites.loose = [sprite for sprite in self.sprites.loose if sprite not in gone]

    def best_of_trick(self, board: Board) -> CardSprite | None:
        """The card of the trick in progress that would take it now."""
        trick = self.sprites.trick
        if not trick:
            return None
        trump, ranking = board.trump, self.setup.ranking
        cards = {sprite: sprite.card for sprite in trick.values() if sprite.card is not None}
        led = ranking.suit_of(next(iter(cards.values())), trump)
        return max(cards, key=lambda sprite: ranking.strength(cards[sprite], trump, led))

    def beside_kitty(self, place: int) -> Pose:
        """Where a card is shown that goes under, one beside the other."""
        turned = self.layout.turned
        shift = self.layout.u * (150 + 64 * place)
        return turned.but(x=turned.x + shift, angle=0.0)
