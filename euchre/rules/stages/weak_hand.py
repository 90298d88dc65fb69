"""Weak hands, also called farmer's hands: going under, or throwing in (rules.md B)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Claim, Pass
from euchre.rules.cards import Rank
from euchre.rules.events import Called, WentUnder
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Deal, Phase, ThrownIn

if TYPE_CHECKING:
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat

_EXCHANGED = 3


class WeakHand(Enum):
    """Which hand may be claimed, and what the claim does (option farmers_hand)."""

    THREE_ALIKE = "three_alike"
    """Three low cards of one rank go under for the top of the kitty."""
    ANY_THREE = "any_three"
    """Any three low cards go under."""
    REDEAL = "redeal"
    """Only low cards and none of the turned suit: the same dealer deals again."""
    ACE_NO_FACE = "ace_no_face"
    """At least one ace and no jack, queen or king: the same dealer deals again."""


def claims(
    weak: WeakHand, hand: tuple[Card, ...], proposed: Suit | None, lowest: Rank = Rank.NINE
) -> tuple[Claim, ...]:
    """What *hand* may claim; empty if it is not weak. Low are the ranks from *lowest* to ten.

    The joker is no low card: a hand with it may go under but never claims a redeal (B1).
    """
    low = tuple(card for card in hand if card.rank and lowest <= card.rank <= Rank.TEN)
    if weak is WeakHand.ANY_THREE:
        return tuple(Claim(three) for three in combinations(low, _EXCHANGED))
    if weak is WeakHand.THREE_ALIKE:
        threes = combinations(low, _EXCHANGED)
        return tuple(Claim(three) for three in threes if len({c.rank for c in three}) == 1)
    if weak is WeakHand.REDEAL:
        may = len(low) == len(hand) and all(card.suit is not proposed for card in hand)
    else:
        aces = sum(card.rank is Rank.ACE for card in hand)
        may = aces > 0 and aces + len(low) == len(hand)
    return (Claim(),) if may else ()


@dataclass(frozen=True)
class Relief(Stage):
    """Whoever holds a weak hand may claim it, once in a deal, before anybody bids.

    Asking only those who may claim would tell the table about their hands, so the question and a
    silent "no" are secret; a claim is public.
    """

    phase: ClassVar[Phase] = Phase.RELIEF
    secret: ClassVar[bool] = True

    weak: WeakHand
    lowest: Rank = Rank.NINE

    def actor(self, deal: Deal) -> Seat | None:
        shown, hidden = deal.shown, deal.hidden
        bidding = any(spoken.phase is not Phase.BENNY for spoken in shown.calls)
        if bidding or hidden.discards or shown.tricks or shown.proposed is None:
            return None
        table = deal.setup.table
        return next(
            (
                seat
                for seat in table.clockwise_from(table.left_of(shown.dealer))
                if seat not in hidden.kept_weak_hand and self._claims(deal, seat)
            ),
            None,
        )

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return (Pass(), *self._claims(deal, seat))

    def _claims(self, deal: Deal, seat: Seat) -> tuple[Claim, ...]:
        return claims(self.weak, deal.hand(seat), deal.shown.proposed, self.lowest)

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if not isinstance(action, Claim):
            kept = deal.hidden.kept_weak_hand | {seat}
            hidden = deal.hidden.but(kept_weak_hand=kept)
            return Step(Deal(deal.setup, deal.shown, hidden), ())
        called = Called(seat, self.phase, action)
        if not action.cards:
            thrown = deal.with_call(self.phase, seat, action, thrown_in=ThrownIn.WEAK_HAND)
            return Step(thrown, (called,))
        hand, kitty = go_under(deal.hand(seat), deal.hidden.kitty, action.cards)
        received = deal.hidden.kitty[:_EXCHANGED]
        under = deal.with_call(self.phase, seat, action).with_hand(seat, hand, kitty=kitty)
        return Step(under, (called, WentUnder(seat, action.cards, received)))


def go_under(
    hand: tuple[Card, ...], kitty: tuple[Card, ...], given: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Hand and kitty after *given* were exchanged for the top cards of the kitty."""
    kept = tuple(card for card in hand if card not in given)
    top, rest = kitty[: len(given)], kitty[len(given) :]
    return kept + top, given + rest
