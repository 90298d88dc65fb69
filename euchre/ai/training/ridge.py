"""Fits chances to counts: ridge regression on features of which each case has a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.evaluate.features import Features

_RIDGE = 15.0
"""What is added to the diagonal: so many cases in which a feature has told nothing."""
_SEEN_OFTEN = 12
"""Features seen less often than this get no weight."""


class RidgeFit:
    """Collects cases of one context; `rows` then gives the weights of the features."""

    def __init__(self, size: int, outcomes: int) -> None:
        self._size = size
        self._outcomes = outcomes
        # Hands with the same features come again and again: only how they ended is counted.
        self._ended: dict[Features, list[int]] = {}
        self.cases = 0
        """How many cases there are."""

    def add(self, features: Features, outcome: int) -> None:
        """One case with these features ended in *outcome*."""
        ended = self._ended.get(features)
        if ended is None:
            ended = self._ended[features] = [0] * self._outcomes
        ended[outcome] += 1
        self.cases += 1

    def _sums(self) -> tuple[list[dict[int, int]], list[list[int]]]:
        """How often two features came together, and how often each came with each outcome."""
        # The constant is the feature after the last.
        together: list[dict[int, int]] = [{} for _ in range(self._size + 1)]
        totals = [[0] * self._outcomes for _ in range(self._size + 1)]
        for features, ended in self._ended.items():
            cases = sum(ended)
            present = (*features, self._size)
            for feature in present:
                row, total = together[feature], totals[feature]
                for other in present:
                    row[other] = row.get(other, 0) + cases
                for outcome, count in enumerate(ended):
                    total[outcome] += count
        return together, totals

    def rows(self) -> list[list[int]]:
        """For every feature with a weight: its number, then the weights in ten-thousandths.

        The constant comes first as feature -1; the last outcome is left out.
        """
        together, totals = self._sums()
        often = [f for f in range(self._size) if together[f].get(f, 0) >= _SEEN_OFTEN]
        used = [*often, self._size]
        matrix = [[float(together[f].get(g, 0)) for g in used] for f in used]
        for place in range(len(often)):
            matrix[place][place] += _RIDGE
        factor = _cholesky(matrix)
        columns = [
            _solved(factor, [float(totals[f][outcome]) for f in used])
            for outcome in range(self._outcomes - 1)
        ]
        rows = [
            [feature, *(round(10000 * column[place]) for column in columns)]
            for place, feature in enumerate(used)
        ]
        rows[-1][0] = -1
        return [rows[-1], *(row for row in rows[:-1] if any(row[1:]))]


def _cholesky(matrix: list[list[float]]) -> list[list[float]]:
    """The lower triangle whose product with its transpose is *matrix*."""
    lower: list[list[float]] = []
    for i, row in enumerate(matrix):
        line: list[float] = []
        for j in range(i):
            other = lower[j]
            # zip stops at the shorter list, which is the part already known.
            total = sum([a * b for a, b in zip(line, other, strict=False)])
            line.append((row[j] - total) / other[j])
        line.append((row[i] - sum([a * a for a in line])) ** 0.5)
        lower.append(line)
    return lower


def _solved(lower: list[list[float]], right: list[float]) -> list[float]:
    """The solution for one right side."""
    count = len(lower)
    middle: list[float] = []
    for i in range(count):
        total = sum([a * b for a, b in zip(lower[i], middle, strict=False)])
        middle.append((right[i] - total) / lower[i][i])
    solution = [0.0] * count
    for i in range(count - 1, -1, -1):
        value = middle[i] / lower[i][i]
        solution[i] = value
        line = lower[i]
        for j in range(i):
            middle[j] -= line[j] * value
    return solution
