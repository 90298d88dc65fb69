"""The two spare cards that show the score: exactly so many pips are seen."""

from __future__ import annotations

import itertools
import math

import pytest

from euchre.rules.options import COUNTERS
from euchre.rules.scoring import pips_shown
from euchre.ui.table.pictures.counters import COVERS, Lying, score_cards

WIDE = 5 / 7
LEFT, MIDDLE, RIGHT = 82 / 350, 125 / 350, 168 / 350
TOP, BOTTOM = 62 / 350, 288 / 350
CENTRE = {5: [0.5], 7: [118.5 / 350], 8: [118.5 / 350, 231.5 / 350]}
HALF_A_PIP = 23 / 350


def pips(rank: int) -> list[tuple[float, float]]:
    """Where the pips lie, seen from the card's middle, in heights of a card."""
    if rank <= 3:
        places = [(MIDDLE, TOP + (BOTTOM - TOP) * row / (rank - 1)) for row in range(rank)]
    else:
        rows = 3 if rank >= 6 else 2
        heights = [TOP + (BOTTOM - TOP) * row / (rows - 1) for row in range(rows)]
        places = [(x, y) for y in heights for x in (LEFT, RIGHT)]
        places += [(MIDDLE, y) for y in CENTRE.get(rank, [])]
    return [(x - WIDE / 2, y - 1 / 2) for x, y in places]


def beyond(upper: Lying, place: tuple[float, float]) -> float:
    """How far a point lies outside the upper card; negative: so deep below it."""
    turn = math.radians(upper.angle)
    x, y = place[0] - upper.dx, place[1] - upper.dy
    across = abs(x * math.cos(turn) + y * math.sin(turn)) - WIDE / 2
    down = abs(y * math.cos(turn) - x * math.sin(turn)) - 1 / 2
    return max(across, down)


@pytest.mark.parametrize("target", COUNTERS)
def test_exactly_the_score_is_seen_and_no_pip_is_half_covered(target: int) -> None:
    ranks = COUNTERS[target]
    for score in range(1, target + 1):
        lower, upper = score_cards(score, ranks, 0)
        assert lower.face_up
        assert lower.card.rank is not None
        distances = [beyond(upper, place) for place in pips(lower.card.rank)]
        assert min(map(abs, distances)) > HALF_A_PIP
        seen = sum(distance > 0 for distance in distances)
        if upper.face_up:
            assert upper.card.rank is not None
            seen += upper.card.rank
        assert seen == score == sum(pips_shown(score, ranks))


def test_at_no_point_both_cards_show_their_backs() -> None:
    for ranks in COUNTERS.values():
        lower, upper = score_cards(0, ranks, 1)
        assert not lower.face_up
        assert not upper.face_up


def test_the_cards_stay_close_together() -> None:
    for cover in COVERS.values():
        assert abs(cover.dx) <= 0.6
        assert abs(cover.dy) <= 0.55


def test_the_two_sides_use_four_different_suits() -> None:
    suits = {card.card.suit for side in (0, 1) for card in score_cards(7, COUNTERS[10], side)}
    assert len(suits) == 4


def test_beyond_the_target_and_below_zero_the_cards_show_all_or_nothing() -> None:
    assert score_cards(13, COUNTERS[10], 0) == score_cards(10, COUNTERS[10], 0)
    assert score_cards(-2, COUNTERS[10], 0) == score_cards(0, COUNTERS[10], 0)


def test_every_cover_is_there() -> None:
    ranks = set(itertools.chain.from_iterable(COUNTERS.values()))
    assert set(COVERS) == {(rank, shown) for rank in ranks for shown in range(1, rank + 1)}
