"""What policies are made of: the frame of them all, and cards picked by a plain rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.position import Policy, Position, SeatNo

_FOR_A_VOID, _FOR_A_WINNER = 3, 8
"""In half places of a suit: how much sooner a card goes that leaves its suit empty while there is a
trump, and how much later the highest one left."""


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


def top(mask: Cards) -> Bit:
    """The highest bit of *mask*; 0 for none."""
    return mask and 1 << (mask.bit_length() - 1)


def bottom(mask: Cards) -> Bit:
    """The lowest bit of *mask*; 0 for none."""
    return mask & -mask


def below_top(at: Position, card: Bit) -> int:
    """How many places of its suit lie above a card: 0 for the highest."""
    return at.suit_of[card].bit_length() - card.bit_length()


def shortest(at: Position, hand: Cards, cards: Cards) -> Bit:
    """Of *cards* the one whose suit the hand holds fewest of."""
    best, fewest = 0, 99
    while cards:
        card = top(cards)
        cards ^= card
        length = (hand & at.suit_of[card]).bit_count()
        if length < fewest:
            best, fewest = card, length
    return best


def highest(at: Position, cards: Cards) -> Bit:
    """The card nearest to the top of its suit."""
    best, least = 0, 99
    while cards:
        card = top(cards)
        cards ^= card
        below = below_top(at, card)
        if below < least:
            best, least = card, below
    return best


def lowest(at: Position, cards: Cards) -> Bit:
    """The card farthest from the top of its suit."""
    best, most = 0, -1
    while cards:
        card = top(cards)
        cards ^= card
        below = below_top(at, card)
        if below > most:
            best, most = card, below
    return best


def throw_away(at: Position, hand: Cards, legal: Cards) -> Bit:
    """The card of *legal* that will be missed least."""
    side = legal & ~at.trump
    if not side:
        return legal & -legal
    unseen, ruffing = at.unseen(hand), hand & at.trump
    best, least = 0, 99
    while side:
        card = top(side)
        side ^= card
        suit = at.suit_of[card]
        worth = -2 * below_top(at, card)
        if ruffing and hand & suit == card:
            worth -= _FOR_A_VOID
        if card > unseen & suit:
            worth += _FOR_A_WINNER
        if worth < least:
            best, least = card, worth
    return best


def may_ruff(at: Position, seat: SeatNo, suit: Cards) -> bool:
    """Whether *seat* is known to be out of *suit* and may have a trump."""
    return bool(at.voids[seat] & suit) and not at.voids[seat] & at.trump


def threats(at: Position, seat: SeatNo, unseen: Cards) -> Cards:
    """The *unseen* cards that *seat* might win the trick with: those it must play, or trumps."""
    possible = unseen & ~at.voids[seat]
    return possible & at.led or possible & at.trump
