"""What a finished deal is worth, how the score is shown, and when a game is won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from euchre.rules.events import Result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.seats import Side
    from euchre.rules.state import Deal

_NEEDED = 3
_ALL = 5
_EUCHRE = 2
_MARCH = 2
_BONUS = 4
"""A super euchre, and a lone defender's euchre."""


class Score(NamedTuple):
    """Points for the makers and for the defenders of one deal, and the reason."""

    makers: int
    defenders: int
    result: Result


@dataclass(frozen=True)
class EuchrePoints:
    """The points of a deal of Euchre (rules.md 0.1, part B)."""

    lone_march: int = 4
    lone_euchre: int = 2
    super_euchre: bool = False
    """Whether defenders who take all five tricks score four."""
    alone_must_take_5: bool = False
    """Whether a lone maker with three or four tricks scores nothing."""

    def score(self, maker_tricks: int, *, alone: bool, lone_defender: bool = False) -> Score:
        """The points for *maker_tricks* of five tricks."""
        if maker_tricks < _NEEDED:
            return self._euchred(maker_tricks, alone=alone, lone_defender=lone_defender)
        if maker_tricks == _ALL:
            if alone:
                return Score(self.lone_march, 0, Result.LONE_MARCH)
            return Score(_MARCH, 0, Result.MARCH)
        if alone and self.alone_must_take_5:
            return Score(0, 0, Result.LONE_SHORT)
        return Score(1, 0, Result.LONE_MADE if alone else Result.MADE)

    def _euchred(self, maker_tricks: int, *, alone: bool, lone_defender: bool) -> Score:
        # The highest single value counts, never a sum (B1); of equals the plainest reason.
        reasons = [
            (self.lone_euchre, Result.LONE_EUCHRED) if alone else (_EUCHRE, Result.EUCHRED)
        ]
        if alone and lone_defender:
            reasons.append((_BONUS, Result.LONE_DEFENCE))
        if self.super_euchre and maker_tricks == 0:
            reasons.append((_BONUS, Result.SUPER_EUCHRE))
        points, result = max(reasons, key=lambda reason: reason[0])
        return Score(0, points, result)

    def of_deal(self, deal: Deal) -> tuple[Mapping[Side, int], Result]:
        """The points of every side for a finished deal."""
        shown, table = deal.shown, deal.setup.table
        assert shown.maker is not None
        makers = table.side_of(shown.maker)
        score = self.score(
            deal.tricks_of(makers),
            alone=bool(shown.alone),
            lone_defender=shown.lone_defender is not None,
        )
        points = {
            side: score.makers if side == makers else score.defenders for side in table.sides
        }
        return points, score.result


def winner(scores: Mapping[Side, int], target: int) -> Side | None:
    """The side at or above *target*, the highest first; overshooting is fine (C10)."""
    reached = [side for side, score in scores.items() if score >= target]
    return max(reached, key=lambda side: scores[side]) if reached else None


def pips_shown(score: int, cards: tuple[int, int]) -> tuple[int, int]:
    """How many pips of two spare *cards* are uncovered for *score*; the higher card fills first.

    >>> pips_shown(9, (4, 6))
    (3, 6)
    """
    low, high = cards
    shown = min(score, low + high)
    return max(0, shown - high), min(shown, high)
