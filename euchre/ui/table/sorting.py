"""In which order the viewer's cards lie in the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

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
    cards = tuple(hand)

    def strength(card: Card) -> int:
        suit = ranking.suit_of(card, trump)
        return -ranking.strength(card, trump, suit)

    def printed(card: Card) -> int:
        return _LAST if card.suit is None else _COLOURS_APART.index(card.suit)

    if order == "by_rank":
        return tuple(sorted(cards, key=lambda card: (strength(card), printed(card))))
    held = {ranking.suit_of(card, trump) for card in cards}
    # Before there is trump the Benny has no suit, and no colour that could touch another's.
    suits = [None, *suits_apart(held - {None}, trump if order == "trump_first" else None)]
    return tuple(
        sorted(
            cards, key=lambda card: (suits.index(ranking.suit_of(card, trump)), strength(card))
        )
    )


def suits_apart(held: Collection[Suit | None], first: Suit | None = None) -> list[Suit]:
    """The suits *held* from left to right, two of one colour apart wherever they can be.

    The suit *first* comes first, if it is held. The order is the usual one, turned round so that
    it begins with that suit. Only where a suit is missing between two of its neighbours does the
    third one go between them: a hand that runs out of a suit is disturbed no further.
    """
    start = 0 if first is None else _COLOURS_APART.index(first)
    turned = _COLOURS_APART[start:] + _COLOURS_APART[:start]
    suits = [suit for suit in turned if suit in held]
    for place in range(len(suits) - 1):
        one, other = suits[place : place + 2]
        if one.red is other.red and len(suits) > 2:  # noqa: PLR2004 - two alike must touch
            between = next((suit for suit in suits if suit.red is not one.red), None)
            if between is not None and (first is None or between is not first):
                suits.remove(between)
                suits.insert(suits.index(other), between)
            break
    return suits
