"""What the tricks of a deal are worth to a player, whatever the game is scored by."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.rules.goals import FirstTo
from euchre.rules.house_rules import build
from euchre.rules.scoring import BidPoints, EuchrePoints, NapPoints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.options import Options
    from euchre.rules.scoring import Scoring
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

_VICTORY = 3.0
"""What reaching the target is worth beyond the points that are needed for it."""


@lru_cache(maxsize=16)
def _scoring(options: Options) -> tuple[Scoring, int]:
    """How deals are scored, and the target of the game (0: a game of so many deals)."""
    variant = build(options)
    return variant.scoring, variant.goal.target if isinstance(variant.goal, FirstTo) else 0


class Prizes:
    """What every end of a deal is worth to each player."""

    def __init__(self, view: PlayerView) -> None:
        self._scoring, self._target = _scoring(view.options)
        self._table, self._scores = view.setup.table, view.scores
        self._hand_size = view.setup.hand_size
        self._known: dict[tuple[Seat, Seat, str], list[float]] = {}

    def by_tricks(self, whose: Seat, maker: Seat, bid: str = "") -> list[float]:
        """The worths to *whose* by the tricks of the side of *maker*, who plays for *bid*."""
        key = (whose, maker, bid)
        if key not in self._known:
            ends = [self._points(bid, tricks) for tricks in range(self._hand_size + 1)]
            self._known[key] = [self._worth(whose, maker, ours, rest) for ours, rest in ends]
        return self._known[key]

    def _points(self, bid: str, tricks: int) -> tuple[int, int]:
        """The points of the makers and of every other side."""
        scoring = self._scoring
        if isinstance(scoring, EuchrePoints):
            score = scoring.score(tricks, self._hand_size, alone=False)
            return score.makers, score.defenders
        if isinstance(scoring, BidPoints):
            score = scoring.score(int(bid), tricks, self._hand_size)
            return score.makers, score.defenders
        assert isinstance(scoring, NapPoints)
        each = scoring.per_opponent(bid, tricks)
        return (each * (len(self._table.sides) - 1), -each) if scoring.chips else (each, 0)

    def _worth(self, whose: Seat, maker: Seat, made: int, lost: int) -> float:
        """The gain of *whose* side, less the average of the others'; needless points are none."""
        makers = self._table.side_of(maker)
        gains = [
            self._gain(self._scores[side], made if side == makers else lost)
            for side in self._table.sides
        ]
        mine = gains[self._table.sides.index(self._table.side_of(whose))]
        return mine - (sum(gains) - mine) / (len(gains) - 1)

    def _gain(self, score: int, points: int) -> float:
        need = self._target - score
        if not self._target or points < need or need <= 0:
            return float(points)
        return need + _VICTORY


def expected(worths: Sequence[float], chances: Sequence[float]) -> float:
    """The worth of an uncertain end."""
    return sum([worth * chance for worth, chance in zip(worths, chances, strict=True)])
