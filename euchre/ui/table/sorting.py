"""In which order the viewer's cards lie in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.rules.cards import Card
    from euchre.rules.ranking import Ranking

_COLOURS_APART = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""Black and red by turns, so that neighbouring suits are told apart at a glance."""
_LAST = len(_COLOURS_APART)


def sorted_hand(
    hand: Iterable[Card], order: str, ranking: Ranking, trump: Suit | None
) -> tuple[Card, ...]:
    """*hand* from left to right, in an order of `Settings.sort_order`.

    Left bower and Benny lie among the trumps as soon as trump is fixed.
    """
    if order == "as_dealt":
        return tuple(hand)

    def strength(card: Card) -> int:
        suit = ranking.suit_of(card, trump)
        return -ranking.strength(card, trump, suit)

    def group(card: Card) -> int:
        suit = ranking.suit_of(card, trump)
        if suit is None or (order == "trump_first" and suit is trump):
            return -1
        return _COLOURS_APART.index(suit)

    def printed(card: Card) -> int:
        return _LAST if card.suit is None else _COLOURS_APART.index(card.suit)

    if order == "by_rank":
        return tuple(sorted(hand, key=lambda card: (strength(card), printed(card))))
    return tuple(sorted(hand, key=lambda card: (group(card), strength(card))))
