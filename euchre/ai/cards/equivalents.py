"""Cards as good as each other: of a suit, in one hand, with nothing between that matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.ai.cards.card_coding import Bit, Cards


def representatives(suit_of: Mapping[Bit, Cards], hand: Cards, others: Cards) -> list[Bit]:
    """The highest card of each run in *hand*, highest first; [0] for an empty hand.

    *others* are the cards in other hands, and what has to be beaten.
    """
    # Perfect play spends a third of its time here, hence no list of single bits.
    if not hand:
        return [0]
    card = 1 << (hand.bit_length() - 1)
    found = [card]
    hand ^= card
    while hand:
        below = 1 << (hand.bit_length() - 1)
        if others & (card - below) or not suit_of[card] & below:
            found.append(below)
        card = below
        hand ^= below
    return found


def runs(suit_of: Mapping[Bit, Cards], hand: Cards, others: Cards) -> list[list[Bit]]:
    """The cards of *hand*, which is not empty, in runs, highest first."""
    heads = representatives(suit_of, hand, others)
    found: list[list[Bit]] = []
    for card in split(hand):
        if card in heads:
            found.append([])
        found[-1].append(card)
    return found
