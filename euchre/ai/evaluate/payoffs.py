"""What the ends of a deal are worth to a player, by the tricks that the makers take."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from euchre.rules.goals import FirstTo
from euchre.rules.house_rules import build
from euchre.rules.scoring import BidPoints, EuchrePoints, NapPoints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.rules.options import Options
    from euchre.rules.scoring import Scoring

_VICTORY = 3.0
"""What reaching the target is worth beyond the points that are needed for it."""


class Payoffs(Protocol):
    """Says what every end of a deal is worth."""

    def by_tricks(
        self,
        whose: SeatNo,
        maker: SeatNo,
        bid: str = "",
        *,
        alone: bool = False,
        lone_defender: bool = False,
    ) -> Sequence[float]:
        """The worths to *whose* by the tricks of the side of *maker*, who plays for *bid*."""


class PointPayoffs:
    """Points, and a bonus for the game: for any number of sides, however deals are scored."""

    def __init__(self, info: InfoState) -> None:
        self._scoring, self._target = _scoring(info.options)
        self._sides, self._scores, self._hand_size = info.sides, info.scores, info.hand_size
        self._known: dict[tuple[SeatNo, SeatNo, str], list[float]] = {}

    def by_tricks(
        self,
        whose: SeatNo,
        maker: SeatNo,
        bid: str = "",
        *,
        alone: bool = False,  # noqa: ARG002 - these games have no lone hands
        lone_defender: bool = False,  # noqa: ARG002 - the same
    ) -> list[float]:
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
        return (each * (len(self._scores) - 1), -each) if scoring.chips else (each, 0)

    def _worth(self, whose: SeatNo, maker: SeatNo, made: int, lost: int) -> float:
        """The gain of *whose* side, less the average of the others'; needless points are none."""
        makers = self._sides[maker]
        gains = [
            self._gain(score, made if side == makers else lost)
            for side, score in enumerate(self._scores)
        ]
        mine = gains[self._sides[whose]]
        return mine - (sum(gains) - mine) / (len(gains) - 1)

    def _gain(self, score: int, points: int) -> float:
        need = self._target - score
        if not self._target or points < need or need <= 0:
            return float(points)
        return need + _VICTORY


@lru_cache(maxsize=16)
def _scoring(options: Options) -> tuple[Scoring, int]:
    """How deals are scored, and the target of the game (0: a game of so many deals)."""
    variant = build(options)
    return variant.scoring, variant.goal.target if isinstance(variant.goal, FirstTo) else 0


def expected(worths: Sequence[float], chances: Sequence[float]) -> float:
    """The worth of an uncertain end."""
    return sum([worth * chance for worth, chance in zip(worths, chances, strict=True)])
