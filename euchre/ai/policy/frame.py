"""What all policies have in common: forced cards are played, the rest is leading and following."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.position import Policy, Position


def policy(
    lead: Callable[[Position, Cards], Bit], follow: Callable[[Position, Cards, Cards], Bit]
) -> Policy:
    """The policy that chooses a *lead* from the hand, and to *follow* from the legal cards of it."""

    def choose(at: Position) -> Bit:
        hand = at.hands[at.turn]
        if not hand & (hand - 1):
            return hand
        if not at.led:
            return lead(at, hand)
        legal = hand & at.led or hand
        return follow(at, hand, legal) if legal & (legal - 1) else legal

    return choose
