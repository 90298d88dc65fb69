"""How good a hand is for a suit, counted in points the way careful players count."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards

_TRUMPS = (3.0, 2.5, 1.9, 1.6, 1.4, 1.3, 1.2)
"""Right, left, ace, king, ... of trump; lower ones count as the last."""
_BENNY = 3.4
"""The joker, where there is one."""
_LENGTH = (0.0, 0.0, 0.0, 0.3, 0.7, 1.0, 1.0)
"""What a hand gains by the number of its trumps, beyond the cards themselves."""
_ACE, _GUARDED_KING, _VOID = 1.2, 0.3, 0.4
"""A plain suit's ace, its king with a card below, and no card of it beside two trumps."""
_ACE_ALONE, _BEHIND_ACE, _KING_ALONE = 2.0, 0.7, 0.8
"""At no-trump: an ace, each card of its suit behind it, and a guarded king."""


def points(coding: CardCoding, hand: Cards) -> float:
    """The points of *hand* with the coding's trump, or at no-trump."""
    if not coding.trump:
        return _without_trump(coding, hand)
    trumps, sides, width = _tables(coding)
    field = hand >> 3 * width
    # A single trump ruffs once: voids count from two trumps on.
    side = sides[field & (field - 1) != 0]
    low = (1 << width) - 1
    return (
        trumps[field]
        + side[hand & low]
        + side[hand >> width & low]
        + side[hand >> 2 * width & low]
    )


_Tables = tuple[list[float], tuple[list[float], list[float]], int]


@lru_cache(maxsize=32)
def _tables(coding: CardCoding) -> _Tables:
    """Points of every set of trumps, and of every holding in a plain suit, by its field.

    The latter twice: without and with points for holding none. Last the width of a field.
    """
    width = coding.width
    top = coding.trump.bit_length() - 3 * width
    trumps = [_trump_points(field, top, coding.has_best) for field in range(1 << top)]
    plain = [_side_points(width, field) for field in range(1 << width)]
    return trumps, (plain, [_VOID, *plain[1:]]), width


def _trump_points(field: int, top: int, has_best: bool) -> float:  # noqa: FBT001
    total = _LENGTH[min(field.bit_count(), 6)]
    while field:
        place = top - has_best - field.bit_length()
        total += _TRUMPS[min(place, 6)] if place >= 0 else _BENNY
        field ^= 1 << (field.bit_length() - 1)
    return total


def _side_points(width: int, field: int) -> float:
    below = width - field.bit_length()
    if not field:
        return 0.0
    if below == 0:
        return _ACE
    return _GUARDED_KING if below == 1 and field & (field - 1) else 0.0


def _without_trump(coding: CardCoding, hand: Cards) -> float:
    total = 0.0
    for suit in coding.suits:
        held, below = hand & suit, suit.bit_length() - (hand & suit).bit_length()
        if held and below == 0:
            total += _ACE_ALONE + _BEHIND_ACE * (held.bit_count() - 1)
        elif held & (held - 1) and below == 1:
            total += _KING_ALONE
    return total


def card_points(coding: CardCoding, card: Bit) -> float:
    """The points of a single trump."""
    place = coding.trump.bit_length() - (1 if coding.has_best else 0) - card.bit_length()
    return _TRUMPS[min(place, 6)] if place >= 0 else _BENNY


_FIRST_ROUND = (6.3, 4.9, 6.3, 5.4)
_SECOND_ROUND = (4.6, 5.6, 5.6, 5.4)
"""Points needed to call, for the dealer's left, his partner, his right and himself."""
_NEXT = 0.5
"""How much less "next" needs where the dealer's opponents name it, and more where his side does."""
_TURNED = (-0.65, 0.25, -0.65, 0.0)
"""Which part of the turned card's points counts for or against a caller, by place."""
_ALONE = 7.6
"""Points needed to play alone."""


def first_round(coding: CardCoding, hand: Cards, turned: Bit, place: int) -> float:
    """How far *hand* is above what it takes to order up the *turned* card; negative: below.

    *place* is 0 for the dealer's left up to 3 for the dealer, whose hand is the one he keeps
    after the discard.
    """
    with_turned = points(coding, hand) + _TURNED[place] * card_points(coding, turned)
    return with_turned - _FIRST_ROUND[place]


def second_round(coding: CardCoding, hand: Cards, place: int, *, next_suit: bool) -> float:
    """How far *hand* is above what it takes to name the coding's trump.

    The suit of the turned card's colour is "next": good for the dealer's opponents, who know
    the dealing side did not want the colour; for the dealing side it is the other way round.
    """
    favoured = next_suit == (place % 2 == 0)
    bonus = (_NEXT if favoured else -_NEXT) if coding.trump else 0.0
    return points(coding, hand) + bonus - _SECOND_ROUND[place]


def alone(coding: CardCoding, hand: Cards) -> float:
    """How far *hand* is above what it takes to play alone."""
    return points(coding, hand) - _ALONE


_HOPELESS_ALONE = 5.0
"""Points below which playing alone is not considered."""


def may_go_alone(coding: CardCoding, hand: Cards) -> bool:
    """Whether playing alone is worth a thought at all."""
    return points(coding, hand) >= _HOPELESS_ALONE
