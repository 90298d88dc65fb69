"""What a bid is judged by: the features of a hand that the bidding tables give a weight to.

A feature is a number; a hand has one from each group, and the estimate is the sum of their
weights (see `outcome_tables`). The numbers do not depend on which suit is trump.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.evaluate import hand_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards

Features = tuple[int, ...]

PLACES, _COUNTS = 10, 6
"""How many places of the turned card, and numbers of trumps in a hand, are told apart."""
_PATTERNS = 64 * 4
_ACES = _PATTERNS
_VOIDS = _ACES + 4 * _COUNTS
_GREEN = _VOIDS + 4 * _COUNTS
_NEXT = _GREEN + 64
_TURNED = _NEXT + 16
_SHADOW = _TURNED + PLACES * _COUNTS
# What one feature says depends on another: the three highest trumps with their number and the
# aces, the aces with the turned card, the suits of the other colour with those trumps.
_TOP = _SHADOW + PLACES * 8
_TURNED_ACES = _TOP + 8 * _COUNTS * 4
_TOP_GREEN = _TURNED_ACES + PLACES * 4
CALL_SIZE = _TOP_GREEN + 8 * 8 * 8
"""How many features there are for a call, without the constant."""

_PASS_NEXT = _PATTERNS + PLACES * _COUNTS
_BUCKETS, _BUCKET = 12, 0.8
"""How good other suits are is told in so many steps, each of so many points of the hand."""
_PASS_BEST = _PASS_NEXT + _BUCKETS
_PASS_OTHER = _PASS_BEST + _BUCKETS
_PASS_ACES = _PASS_OTHER + _BUCKETS
# In passing too: pairs of suits, the highest trumps with the turned card, jacks with aces.
_PASS_PAIR = _PASS_ACES + 4 * _COUNTS
_PASS_GREEN = _PASS_PAIR + _BUCKETS * _BUCKETS
_PASS_SHADOW = _PASS_GREEN + _BUCKETS * _BUCKETS
_PASS_JACKS = _PASS_SHADOW + PLACES * 8
PASS_SIZE = _PASS_JACKS + 16 * 5
"""The same for passing."""


def turned_place(coding: CardCoding, card: Bit) -> int:
    """How far the turned *card* is below the highest trump there can be: 0 the Benny, 1 right."""
    below = coding.trump.bit_length() - card.bit_length()
    return min(PLACES - 1, below + (0 if coding.has_best else 1))


def call_features(coding: CardCoding, hand: Cards, turned: int) -> Features:
    """The features of *hand* for making the coding's trump; *turned* is a `turned_place`."""
    trumps = hand & coding.trump
    count = min(trumps.bit_count(), 5)
    aces = voids = 0
    kinds = []
    for suit in coding.suits[:3]:
        held = hand & suit
        kind = _kind(suit, held)
        kinds.append(kind)
        aces += 1 <= kind <= 3  # noqa: PLR2004 - the kinds with the ace
        voids += not kind
    first, second, next_suit = kinds
    green = 8 * first + second if first < second else 8 * second + first
    return (
        _pattern(coding, trumps),
        _ACES + 4 * count + aces,
        _VOIDS + 4 * count + voids,
        _GREEN + green,
        _NEXT + 2 * next_suit + (count >= 3),  # noqa: PLR2004 - with trumps to spare or not
        _TURNED + _COUNTS * turned + count,
        _SHADOW + 8 * turned + _highest_three(coding, trumps),
        _TOP + 4 * (8 * count + _highest_three(coding, trumps)) + aces,
        _TURNED_ACES + 4 * turned + aces,
        _TOP_GREEN + 64 * _highest_three(coding, trumps) + green,
    )


def order_pass_features(
    codings: Sequence[CardCoding], hands: Sequence[Cards], turned: int
) -> Features:
    """The features for letting the turned suit go by in the first round.

    *codings* and *hands* belong to the turned suit, its twin and the two others.
    """
    coding, hand = codings[0], hands[0]
    trumps = hand & coding.trump
    count = min(trumps.bit_count(), 5)
    aces = sum(_kind(suit, hand & suit) in (1, 2, 3) for suit in coding.suits[:3])
    next_suit, best, other = _buckets(codings, hands)
    return (
        _pattern(coding, trumps),
        _PATTERNS + _COUNTS * turned + count,
        _PASS_NEXT + next_suit,
        _PASS_BEST + best,
        _PASS_OTHER + other,
        _PASS_ACES + 4 * count + aces,
        _PASS_PAIR + _BUCKETS * next_suit + best,
        _PASS_GREEN + _BUCKETS * best + other,
        _PASS_SHADOW + 8 * turned + _highest_three(coding, trumps),
        _PASS_JACKS + _jacks(codings, hands) * 5 + _all_aces(codings, hands),
    )


def name_pass_features(
    codings: Sequence[CardCoding], hands: Sequence[Cards], turned: int
) -> Features:
    """The features for passing in the second round; arguments as in the first."""
    coding, hand = codings[0], hands[0]
    count = min((hand & coding.trump).bit_count(), 5)
    aces = sum(_kind(suit, hand & suit) in (1, 2, 3) for suit in coding.suits[:3])
    next_suit, best, other = _buckets(codings, hands)
    return (
        _BUCKETS * next_suit + best,
        _PATTERNS + _COUNTS * turned + count,
        _PASS_OTHER + other,
        _PASS_ACES + 4 * count + aces,
        _PASS_GREEN + _BUCKETS * best + other,
        _PASS_JACKS + _jacks(codings, hands) * 5 + _all_aces(codings, hands),
    )


def _jacks(codings: Sequence[CardCoding], hands: Sequence[Cards]) -> int:
    """Which jacks are held: of the turned suit, its twin and the others."""
    held = 0
    for place, (coding, hand) in enumerate(zip(codings, hands, strict=True)):
        right = 1 << (coding.trump.bit_length() - 1 - coding.has_best)
        held |= (hand & right != 0) << place
    # The two suits of the other colour are as good as each other.
    return held ^ 12 if held & 12 == 8 else held  # noqa: PLR2004 - the fourth alone


def _all_aces(codings: Sequence[CardCoding], hands: Sequence[Cards]) -> int:
    """How many aces are held."""
    coding, hand = codings[0], hands[0]
    aces = sum(1 for suit in coding.suits[:3] if hand & 1 << (suit.bit_length() - 1))
    return aces + (hand & 1 << (coding.trump.bit_length() - 3 - coding.has_best) != 0)


def _buckets(codings: Sequence[CardCoding], hands: Sequence[Cards]) -> tuple[int, int, int]:
    """How good the twin suit is, and the better and the worse of the others."""
    points = [
        hand_points.points(coding, hand) for coding, hand in zip(codings, hands, strict=True)
    ]
    buckets = [min(_BUCKETS - 1, int(value / _BUCKET)) for value in points[1:]]
    return buckets[0], max(buckets[1:]), min(buckets[1:])


def _pattern(coding: CardCoding, trumps: Cards) -> int:
    """Which of the five or six highest trumps are held, and how many lower ones."""
    low = coding.trump.bit_length() - 5 - coding.has_best
    top = trumps >> low
    return 4 * top + min((trumps.bit_count() - top.bit_count()), 3)


def _highest_three(coding: CardCoding, trumps: Cards) -> int:
    """Which of the right bower, the left and the ace are held."""
    return trumps >> (coding.trump.bit_length() - 3 - coding.has_best) & 7


def _kind(suit: Cards, held: Cards) -> int:
    """The kind of holding in a plain suit: 0 none, 1-3 with the ace, 4-5 king high, 6-7 lower."""
    if not held:
        return 0
    below = suit.bit_length() - held.bit_length()
    more = held & (held - 1)
    if below == 0:
        king = held & (1 << (suit.bit_length() - 2))
        return 1 if not more else 2 if king else 3
    if below == 1:
        return 5 if more else 4
    return 7 if more else 6
