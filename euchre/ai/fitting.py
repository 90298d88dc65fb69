"""Fits chances to counts: ridge regression on features of which each case has a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.features import Features

_RIDGE = 25.0
_SEEN_OFTEN = 12
"""Features seen less often than this get no weight."""


class Fit:
    """Collects cases of one context; `rows` then gives the weights of the features."""

    def __init__(self, size: int, outcomes: int) -> None:
        self._size = size
        self._outcomes = outcomes
        # The constant is the feature after the last.
        self._together: list[dict[int, int]] = [{} for _ in range(size + 1)]
        self._totals = [[0] * outcomes for _ in range(size + 1)]

    def add(self, features: Features, outcome: int) -> None:
        """One case with these features ended in *outcome*."""
        present = (*features, self._size)
        for feature in present:
            together = self._together[feature]
            for other in present:
                together[other] = together.get(other, 0) + 1
            self._totals[feature][outcome] += 1

    @property
    def cases(self) -> int:
        """How many cases there are."""
        return self._together[self._size].get(self._size, 0)

    def rows(self) -> list[list[int]]:
        """For every feature with a weight: its number, then the weights in ten-thousandths.

        The constant comes first as feature -1; the last outcome is left out.
        """
        together = self._together
        often = [f for f in range(self._size) if together[f].get(f, 0) >= _SEEN_OFTEN]
        used = [*often, self._size]
        matrix = [[float(together[f].get(g, 0)) for g in used] for f in used]
        for place in range(len(often)):
            matrix[place][place] += _RIDGE
        factor = _cholesky(matrix)
        columns = [
            _solved(factor, [float(self._totals[f][outcome]) for f in used])
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
