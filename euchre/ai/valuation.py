"""How many tricks a hand is likely to take for whoever makes trump, at a table of any size.

Counted card by card: a card is as good as it is unlikely that an opponent holds a better one,
which depends on how many cards were dealt at all.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.encoding import Layout

_ALONE = (0.55, 0.7, 0.5, 0.28)
_HELPED = (0.35, 0.36, 0.39, 0.08)
"""What trumps and side cards likely to hold, every trump, and voids add, without and with a
partner; from the tricks taken in simulated deals of all games."""
_PARTNER = 1.83
_FEWER_THAN_COUNTED = 0.75
_SPREAD = 0.9
_SPREAD_HELPED = 1.2
"""How far the tricks taken are off, as standard deviations."""
_CAUGHT = 0.6
"""How often a card that nobody beats takes a trick against its player's will."""


def counts(layout: Layout, hand: int, share: float) -> tuple[float, float, int, int]:
    """What the trumps and the side cards of *hand* are likely to take, trumps and voids.

    *share* is the part of the unseen cards that opponents hold.
    """
    trump, unseen = layout.trump, layout.pack & ~hand
    trumps = sides = 0.0
    held = hand & trump
    number = 0
    while held:
        card = 1 << (held.bit_length() - 1)
        held ^= card
        above = ((unseen & trump) >> card.bit_length()).bit_count()
        trumps += (1 - share) ** max(0.0, above - 1.5 * number)
        number += 1
    voids = 0
    for suit in layout.suits:
        if suit == trump:
            continue
        mine, place = hand & suit, 0
        voids += not mine
        while mine:
            card = 1 << (mine.bit_length() - 1)
            mine ^= card
            above = ((unseen & suit) >> card.bit_length()).bit_count()
            sides += (1 - share) ** (above + place)
            place += 1
    return trumps, sides, number, voids


def likely_tricks(layout: Layout, hand: int, share: float, *, helped: bool = False) -> float:
    """How many tricks *hand* takes on average, a partner's included where it is *helped*."""
    trumps, sides, number, voids = counts(layout, hand, share)
    by_trump, by_side, by_number, by_void = _HELPED if helped else _ALONE
    return (
        (_PARTNER if helped else share - _FEWER_THAN_COUNTED)
        + by_trump * trumps
        + by_side * sides
        + by_number * number
        + by_void * min(voids, 2) * (number > 1)
    )


def chances(mean: float, most: int, *, helped: bool = False) -> list[float]:
    """The chance of each number of tricks, 0 to *most*, around *mean*."""
    width = (_SPREAD_HELPED if helped else _SPREAD) * sqrt(2)
    below = [0.5 * (1 + erf((n + 0.5 - mean) / width)) for n in range(most)]
    edges = [0.0, *below, 1.0]
    return [edges[n + 1] - edges[n] for n in range(most + 1)]


def chance_of_none(layout: Layout, hand: int, share: float) -> float:
    """The chance that *hand* takes no trick at all, in a layout without trump."""
    chance, unseen = 1.0, layout.pack & ~hand
    for suit in layout.suits:
        mine = hand & suit
        while mine:
            card = 1 << (mine.bit_length() - 1)
            mine ^= card
            above = ((unseen & suit) >> card.bit_length()).bit_count()
            chance *= 1 - _CAUGHT * (1 - share) ** above
    return chance
