"""The vocabulary every module speaks: suits, ranks, cards and packs."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Suit(Enum):
    """One of the four suits; the value is the letter used in notation."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    # Members are unique objects: identity hashing is as good as Enum's own and several times quicker.
    __hash__ = object.__hash__

    @property
    def twin(self) -> Suit:
        """The other suit of the same colour, home of the left bower (rules.md C1)."""
        return _TWINS[self]

    @property
    def red(self) -> bool:
        """Whether the suit is printed in red on a two-colour deck."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


_TWINS = {
    Suit.CLUBS: Suit.SPADES,
    Suit.SPADES: Suit.CLUBS,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}


class Rank(IntEnum):
    """The printed rank, ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The character used in notation: 2 to 9, T, J, Q, K, A."""
        return _LETTERS[self]


_LETTERS = dict(zip(Rank, "23456789TJQKA", strict=True))
_RANKS = {letter: rank for rank, letter in _LETTERS.items()}


class Card:
    """One card. There is exactly one object for each card, so equality is identity.

    Cards are made here only; everybody else takes them from `Card.of`, `Card.parse` or `pack`.
    """

    __slots__ = ("_order", "_text", "rank", "suit")

    rank: Rank | None
    """The printed rank; None for the joker."""
    suit: Suit | None
    """The printed suit; None for the joker. Which suit a card *counts to* only `Ranking` knows."""

    def __init__(self, rank: Rank | None, suit: Suit | None, order: int) -> None:
        self.rank = rank
        self.suit = suit
        self._order = order
        self._text = rank.letter + suit.value if rank and suit else "XX"

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The card with this printed rank and suit."""
        return _BY_PRINT[rank, suit]

    @staticmethod
    def parse(text: str) -> Card:
        """The card written as *text* ("JS", "TD", "XX"); ValueError if there is none such."""
        card = _BY_TEXT.get(text)
        if card is None:
            message = f"not a card: {text!r}"
            raise ValueError(message)
        return card

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self._text})"

    def __lt__(self, other: Card) -> bool:
        # Printed order: for stable listings only, it says nothing about who wins.
        return self._order < other._order

    def __reduce__(self) -> tuple[Callable[[str], Card], tuple[str]]:
        # Copying or sending to another process must give the one object back.
        return Card.parse, (self._text,)


_BY_PRINT = {
    (rank, suit): Card(rank, suit, 13 * index + rank)
    for index, suit in enumerate(Suit)
    for rank in Rank
}
JOKER = Card(None, None, 100)
"""The Benny: the one card without rank or suit."""
_BY_TEXT = {str(card): card for card in (*_BY_PRINT.values(), JOKER)}


def pack(lowest: Rank, *extra: Card) -> tuple[Card, ...]:
    """All cards from *lowest* to the ace in printed order, then the *extra* ones."""
    return (
        *(_BY_PRINT[rank, suit] for suit in Suit for rank in Rank if rank >= lowest),
        *extra,
    )


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by white space, as in "JS TD XX"; ValueError if one is none."""
    return tuple(Card.parse(word) for word in text.split())
