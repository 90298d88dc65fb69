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


def race(
    choices: Sequence[Choice],
    imagine: Callable[[], World],
    worth: Callable[[World, Choice], float],
    worlds: int,
) -> dict[Choice, float]:
    """The mean worth of the choices that were still in the race at the end.

    Ends when one choice is left or *worlds* deals have been imagined.
    """
    totals: dict[Choice, list[float]] = {choice: [] for choice in choices}
    done = 0
    while done < worlds and len(totals) > 1:
        for _ in range(min(_BATCH, worlds - done)):
            world = imagine()
            for choice, values in totals.items():
                values.append(worth(world, choice))
            done += 1
        first, *others = totals.values()
        if all(values == first for values in others):
            break
        leader = max(totals, key=lambda choice: sum(totals[choice]))
        for choice in [choice for choice in totals if choice != leader]:
            if _is_behind(totals[leader], totals[choice]):
                del totals[choice]
    return {choice: sum(values) / done for choice, values in totals.items()}


def _is_behind(first: list[float], second: list[float]) -> bool:
    differences = [a - b for a, b in zip(first, second, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if mean <= 0:
        return False
    variance = sum([(d - mean) ** 2 for d in differences]) / count
    return mean > _BEHIND * (variance / count) ** 0.5
