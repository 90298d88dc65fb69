"""The score on two spare cards, as at a real table: pips are uncovered one by one."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from euchre.rules.cards import Card, Rank, Suit
from euchre.rules.scoring import pips_shown

Point = tuple[float, float]

_LEFT, _MIDDLE, _RIGHT = 82 / 350, 125 / 350, 168 / 350
_TOP, _BOTTOM = 62 / 350, 288 / 350
_CENTRE = {5: (0.5,), 7: (118.5 / 350,), 8: (118.5 / 350, 231.5 / 350)}
_IN_ONE_COLUMN = 3
_ROWS = {2: 2, 3: 3, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}
_WIDE = 5 / 7

_ANGLES = (0, 12, -12, 24, -24, 38, -38, 52, -52, 90)
_STEPS = 13
_ROOM = 0.062
"""A pip is seen as covered or free when the cover's edge is so far from its middle."""


class Cover(NamedTuple):
    """How the upper card lies on the lower one, in heights of a card."""

    dx: float
    dy: float
    angle: float


class Lying(NamedTuple):
    """One of the two score cards: which, where, and whether its face is up."""

    card: Card
    dx: float
    dy: float
    angle: float
    face_up: bool


def pips(rank: int) -> tuple[Point, ...]:
    """The middles of a card's pips, seen from the card's middle, in heights of a card."""
    rows = _ROWS[rank]
    heights = [_TOP + (_BOTTOM - _TOP) * row / (rows - 1) for row in range(rows)]
    columns = (_MIDDLE,) if rank <= _IN_ONE_COLUMN else (_LEFT, _RIGHT)
    places = [(x, y) for y in heights for x in columns]
    places += [(_MIDDLE, y) for y in _CENTRE.get(rank, ())]
    return tuple((x - _WIDE / 2, y - 1 / 2) for x, y in places)


@lru_cache(maxsize=32)
def cover(rank: int, shown: int) -> Cover:
    """How a card has to lie on one of *rank* so that exactly *shown* pips are seen.

    Of all ways the one that leaves no pip half covered; the closest of those.
    """
    places = pips(rank)
    if shown == 0:
        return Cover(0.02, 0.015, 3)
    best: tuple[float, Cover] | None = None
    for angle in _ANGLES:
        for across in range(_STEPS):
            for down in range(_STEPS):
                trial = Cover(across * 0.06, down * 0.08, angle)
                cost = _cost(trial, places, shown)
                if cost is not None and (best is None or cost < best[0]):
                    best = (cost, trial)
    assert best is not None
    return best[1]


def _cost(trial: Cover, places: tuple[Point, ...], shown: int) -> float | None:
    distances = [_beyond(trial, place) for place in places]
    if sum(distance > 0 for distance in distances) != shown:
        return None
    unclear = max(0.0, _ROOM - min(map(abs, distances)))
    return 40 * unclear + math.hypot(trial.dx, trial.dy) + abs(trial.angle) / 300


def _beyond(trial: Cover, place: Point) -> float:
    """How far a point lies outside the covering card; negative inside."""
    turn = math.radians(trial.angle)
    x, y = place[0] - trial.dx, place[1] - trial.dy
    across = abs(x * math.cos(turn) + y * math.sin(turn)) - _WIDE / 2
    down = abs(y * math.cos(turn) - x * math.sin(turn)) - 1 / 2
    return max(across, down)


_SUITS = ((Suit.SPADES, Suit.HEARTS), (Suit.CLUBS, Suit.DIAMONDS))


def score_cards(score: int, ranks: tuple[int, int], side: int) -> tuple[Lying, Lying]:
    """The two cards that show *score*, the lower one first; *side* chooses their suits.

    The higher card fills first, its pips uncovered by the back of the other one; then it lies
    face up on that other card and uncovers its pips (`scoring.pips_shown`).
    """
    low_pips, high_pips = pips_shown(score, ranks)
    low_suit, high_suit = _SUITS[side % 2]
    low = Card.of(Rank(ranks[0]), low_suit)
    high = Card.of(Rank(ranks[1]), high_suit)
    if not low_pips:
        lies = cover(ranks[1], high_pips)
        return (
            Lying(high, 0, 0, 0, face_up=score > 0),
            Lying(low, *lies, face_up=False),
        )
    lies = cover(ranks[0], low_pips)
    return Lying(low, 0, 0, 0, face_up=True), Lying(high, *lies, face_up=True)
