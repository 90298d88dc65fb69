"""Compares choices in the same imagined deals, and drops those that fall behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from euchre.rules.actions import Action

Sample = TypeVar("Sample")
Choice = TypeVar("Choice")

_BATCH = 40
"""So many deals are imagined between two looks at who has fallen behind."""
_BEHIND = 2.5
"""By how many standard errors a choice must be behind to be dropped."""
_CERTAIN = 99.0
"""Standard errors of a lead that is the same in every deal."""


def race(
    choices: Sequence[Choice],
    imagine: Callable[[], Sample],
    worth: Callable[[Sample, Choice], float],
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


def settled(
    worths: Mapping[Action, Sequence[float]],
    usual: Action,
    doubt: float,
    least_gain: float = 0.0,
) -> Action:
    """The choice that is worth most, but the *usual* one unless another is clearly better.

    That is by *doubt* standard errors and by the *least_gain*, in points: odd plays must be worth
    it.
    """
    if not worths:
        return usual
    # The order of the legal actions follows the hand, so equals are told apart by name.
    best = max(sorted(worths, key=str), key=lambda action: sum(worths[action]))
    if usual not in worths or best == usual:
        return best
    means = averages(worths)
    gain = means[best] - means[usual]
    doubted = gain < least_gain or lead(worths[best], worths[usual]) < doubt
    return usual if doubted else best


def averages(worths: Mapping[Action, Sequence[float]]) -> dict[Action, float]:
    """What each action that was tried is worth on average."""
    return {action: sum(v) / len(v) for action, v in worths.items() if v}
