"""Compares choices in the same imagined deals, and drops those that fall behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

World = TypeVar("World")
Choice = TypeVar("Choice")

_BATCH = 40
_BEHIND = 2.5
"""By how many standard errors a choice must be behind to be dropped."""
_CERTAIN = 99.0


def race(
    choices: Sequence[Choice],
    imagine: Callable[[], World],
    worth: Callable[[World, Choice], float],
    worlds: int,
    *,
    drop: bool = True,
) -> dict[Choice, list[float]]:
    """The worths, deal by deal, of the choices that were still in the race at the end.

    Ends when one choice is left or *worlds* deals have been imagined; without *drop* all
    choices run to the end.
    """
    totals: dict[Choice, list[float]] = {choice: [] for choice in choices}
    done = 0
    while done < worlds and len(totals) > 1:
        for _ in range(min(_BATCH, worlds - done)):
            world = imagine()
            for choice, values in totals.items():
                values.append(worth(world, choice))
            done += 1
        if not drop:
            continue
        first, *others = totals.values()
        if all(values == first for values in others):
            break
        leader = max(totals, key=lambda choice: sum(totals[choice]))
        for choice in [choice for choice in totals if choice != leader]:
            if lead(totals[leader], totals[choice]) > _BEHIND:
                del totals[choice]
    return totals


def lead(first: Sequence[float], second: Sequence[float]) -> float:
    """How many standard errors of their paired difference *first* is ahead; 0 if it is not."""
    differences = [a - b for a, b in zip(first, second, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if mean <= 0:
        return 0.0
    variance = sum([(d - mean) ** 2 for d in differences]) / count
    return mean / (variance / count) ** 0.5 if variance else _CERTAIN
