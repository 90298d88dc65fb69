"""How many tricks a hand is likely to take for whoever makes trump, at a table of any size.

Counted card by card: a card is as good as it is unlikely that an opponent holds a better one,
which depends on how many cards were dealt at all.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING

from euchre.rules.cards import Suit

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import CardCoding, Cards
    from euchre.ai.cards.from_view import InfoState

_ALONE = (0.55, 0.7, 0.5, 0.28)
_HELPED = (0.35, 0.36, 0.39, 0.08)
"""What trumps and side cards likely to hold, every trump, and voids add, without and with a
partner; from the tricks taken in simulated deals of all games."""
_LATER = 1.5
"""By how many higher trumps a second trump of a hand fears fewer than the first."""
_PARTNER = 1.83
"""The tricks a partner adds, whatever the hand."""
_FEWER_THAN_COUNTED = 0.75
"""Without one: the tricks taken fewer than counted, beside the opponents' share of the cards."""
_SPREAD, _SPREAD_HELPED = 0.9, 1.2
"""How far the tricks taken are off, as standard deviations, without and with a partner."""
_CAUGHT = 0.6
"""How often a card that nobody beats takes a trick against its player's will."""


class ExpectedTricks:
    """How many tricks hands are likely to take in one coding.

    What a suit adds depends on the cards held in it alone, and is found out once.
    """

    def __init__(self, coding: CardCoding, share: float, *, helped: bool) -> None:
        """*share* is the part of the unseen cards that opponents hold.

        Whoever is *helped* has a partner, whose tricks count as well.
        """
        self._trump = coding.trump
        self._plain = tuple(suit for suit in coding.suits if suit != coding.trump)
        self._beaten = 1 - share
        self._start = _PARTNER if helped else share - _FEWER_THAN_COUNTED
        self._weights = _HELPED if helped else _ALONE
        self._trumps: dict[int, float] = {}
        self._sides: dict[int, float] = {}
        self._ducks: dict[int, float] = {}

    def tricks(self, hand: Cards) -> float:
        """How many tricks *hand* takes on average for whoever makes the coding's trump."""
        held, total, voids = hand & self._trump, self._start, 0
        if held not in self._trumps:
            self._trumps[held] = self._worth_of_trumps(held)
        total += self._trumps[held]
        sides = self._sides
        for suit in self._plain:
            mine = hand & suit
            if not mine:
                voids += 1
            elif mine in sides:
                total += sides[mine]
            else:
                sides[mine] = self._worth_of_side(mine, suit)
                total += sides[mine]
        if voids and held & (held - 1):
            total += self._weights[3] * min(voids, 2)
        return total

    def _worth_of_trumps(self, held: Cards) -> float:
        likely, number, missing = 0.0, held.bit_count(), self._trump & ~held
        for place in range(number):
            card = 1 << (held.bit_length() - 1)
            held ^= card
            above = (missing >> card.bit_length()).bit_count()
            likely += self._beaten ** max(0.0, above - _LATER * place)
        by_trump, _, by_number, _ = self._weights
        return by_trump * likely + by_number * number

    def _worth_of_side(self, mine: Cards, suit: Cards) -> float:
        likely, missing = 0.0, suit & ~mine
        for place in range(mine.bit_count()):
            card = 1 << (mine.bit_length() - 1)
            mine ^= card
            likely += self._beaten ** ((missing >> card.bit_length()).bit_count() + place)
        return self._weights[1] * likely

    def none(self, hand: Cards) -> float:
        """The chance that *hand* takes no trick at all, in a coding without trump."""
        chance, ducks = 1.0, self._ducks
        for suit in self._plain:
            mine = hand & suit
            if mine not in ducks:
                ducks[mine] = self._chance_to_duck(mine, suit)
            chance *= ducks[mine]
        return chance

    def _chance_to_duck(self, mine: Cards, suit: Cards) -> float:
        chance, missing = 1.0, suit & ~mine
        while mine:
            card = 1 << (mine.bit_length() - 1)
            mine ^= card
            above = (missing >> card.bit_length()).bit_count()
            chance *= 1 - _CAUGHT * self._beaten**above
        return chance


@lru_cache(maxsize=64)
def expected_tricks(
    coding: CardCoding, share: float, *, helped: bool = False
) -> ExpectedTricks:
    """What hands are expected to take in *coding*, for the arguments of `ExpectedTricks`."""
    return ExpectedTricks(coding, share, helped=helped)


def by_trump(info: InfoState) -> dict[Suit | None, ExpectedTricks]:
    """What hands are expected to take with each trump, or without, when the cards are dealt."""
    opponents = info.count - sum(info.makers(0))
    share = opponents * info.hand_size / (len(info.setup.pack) - info.hand_size)
    return {
        suit: expected_tricks(info.coded(suit)[0], share, helped=info.in_pairs)
        for suit in (None, *Suit)
    }


def trick_chances(mean: float, most: int, *, helped: bool = False) -> list[float]:
    """The chance of each number of tricks, 0 to *most*, around *mean*."""
    width = (_SPREAD_HELPED if helped else _SPREAD) * sqrt(2)
    below = [0.5 * (1 + erf((n + 0.5 - mean) / width)) for n in range(most)]
    edges = [0.0, *below, 1.0]
    return [edges[n + 1] - edges[n] for n in range(most + 1)]
