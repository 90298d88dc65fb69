"""Cards as bits of an integer, relative to trump, so that tricks are single comparisons.

The side suits lie low, each in a field of its own, and trump lies on top with the bowers (and
the Benny) as its highest bits. Whoever played the highest bit of
`played & (trump | suit led)` takes the trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from euchre.rules.cards import Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from euchre.rules.cards import Card
    from euchre.rules.ranking import Ranking

Cards: TypeAlias = int
"""A set of cards, one bit for each."""
Bit: TypeAlias = int
"""A single card: a set of one."""


@dataclass(frozen=True, eq=False)
class CardCoding:
    """Where every card of one pack lies when one suit is trump.

    The masks depend on the pack alone, not on which suit is trump, so hands can be compared
    across suits: first two side suits of the other colour, then trump's twin, then trump.
    """

    suits: tuple[Cards, ...]
    """The mask of each suit, lowest field first; trump, if there is one, is the last."""
    trump: Cards
    """The mask of the trump suit; 0 at no-trump."""
    pack: Cards
    """All cards."""
    bits: Mapping[Card, Bit]
    cards: Mapping[Bit, Card]
    suit_of: Mapping[Bit, Cards]
    """For each card's bit the mask of its suit."""
    has_best: bool
    """Whether a Benny lies above the right bower."""

    width: int
    """How many bits the field of a plain suit has; trump's comes after three of them."""

    def mask(self, cards: Iterable[Card]) -> Cards:
        """The bits of *cards* together."""
        bits = self.bits
        return sum([bits[card] for card in cards])

    def hand(self, mask: Cards) -> list[Card]:
        """The cards of *mask*, highest first."""
        return [self.cards[bit] for bit in split(mask)]


@lru_cache(maxsize=64)
def recoder(source: CardCoding, target: CardCoding) -> Callable[[Cards], Cards]:
    """What turns sets of cards of *source* into those of *target*, two codings of one pack."""
    width, low = source.width, (1 << source.width) - 1
    bits = {bit: target.bits[card] for bit, card in source.cards.items()}

    def field(start: int, width: int) -> list[Cards]:
        """In the new coding, everything that can lie in one field of the old one."""
        masks = [0]
        for place in range(width):
            bit = bits.get(1 << (start + place), 0)
            masks += [mask | bit for mask in masks]
        return masks

    first, second, third = (field(index * width, width) for index in range(3))
    last = field(3 * width, source.pack.bit_length() - 3 * width)

    def recode(mask: Cards) -> Cards:
        return (
            first[mask & low]
            | second[mask >> width & low]
            | third[mask >> 2 * width & low]
            | last[mask >> 3 * width]
        )

    return recode


def split(mask: Cards) -> list[Bit]:
    """The single bits of *mask*, highest first."""
    bits = []
    while mask:
        bit = 1 << (mask.bit_length() - 1)
        bits.append(bit)
        mask ^= bit
    return bits


@lru_cache(maxsize=64)
def card_coding(pack: tuple[Card, ...], ranking: Ranking, trump: Suit | None) -> CardCoding:
    """The coding of *pack* under *ranking* with *trump* (None: no trump)."""
    ranks = [card.rank for card in pack if card.rank is not None]
    lowest = min(ranks)
    width = Rank.ACE - lowest + 1
    bits: dict[Card, int] = {}
    suits: list[int] = []
    for field, suit in enumerate(_fields(trump)):
        mask = 0
        for offset, card in _field(pack, ranking, trump, suit, lowest):
            bits[card] = 1 << (field * width + offset)
            mask |= bits[card]
        suits.append(mask)
    joker = [card for card in pack if card not in bits]
    for card in joker:  # at no-trump the Benny belongs to no suit: a suit of its own, on top
        bits[card] = 1 << (4 * width)
        suits.append(bits[card])
    return CardCoding(
        suits=tuple(suits),
        trump=suits[3] if trump is not None else 0,
        pack=sum(bits.values()),
        bits=bits,
        cards={bit: card for card, bit in bits.items()},
        suit_of={bit: mask for bit in bits.values() for mask in suits if bit & mask},
        has_best=ranking.best is not None,
        width=width,
    )


def _fields(trump: Suit | None) -> list[Suit]:
    """The suits in the order of their fields."""
    if trump is None:
        return list(Suit)
    plain = [suit for suit in Suit if suit not in (trump, trump.twin)]
    return [*plain, trump.twin, trump]


def _field(
    pack: tuple[Card, ...], ranking: Ranking, trump: Suit | None, suit: Suit, lowest: int
) -> list[tuple[int, Card]]:
    """The cards that count to *suit* and their places in its field, lowest first."""
    strengths = ranking.strengths(trump, suit)
    cards = [card for card in pack if ranking.suit_of(card, trump) is suit]
    cards.sort(key=lambda card: strengths[card])
    if suit is trump:
        return list(enumerate(cards))
    # The twin's missing jack leaves a gap, so that every suit's ace has the same place.
    return [((card.rank or 0) - lowest, card) for card in cards]
