"""Reviews a game: every decision judged from what its player could see, and what it cost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from euchre.coach.explanation import reasons
from euchre.coach.judgement import Kind, Theme, judge
from euchre.play.replay import steps
from euchre.rules.actions import Shuffle
from euchre.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from euchre.coach.judgement import Judgement
    from euchre.coach.reasons import Fact
    from euchre.play.record import Record
    from euchre.play.replay import ReplayStep
    from euchre.rules.seats import Seat
    from euchre.rules.state import Phase

SEED = "review"
"""The same game is always reviewed alike, here and everywhere."""


class Reviewed(NamedTuple):
    """A decision of a game, and the judgement on it."""

    deal: int
    """Which deal of the game: 0, 1, ..."""
    place: int
    """Which action of the game: `Replay.step(place + 1)` is the one that did it."""
    seat: Seat
    phase: Phase
    judgement: Judgement
    reasons: tuple[Fact, ...]
    """Why the best choice is better than what was done, or than the next best if it was done."""


class Sums(NamedTuple):
    """What the decisions of one player cost."""

    loss: float
    """Points, all together."""
    by_theme: Mapping[Theme, float]
    kinds: Mapping[Kind, int]
    decisions: int


def reviewed(
    record: Record, seats: Collection[Seat] | None = None, seed: str = SEED
) -> Iterator[Reviewed]:
    """Every decision of *seats* (None: of all) in order, each judged when it is asked for.

    Decisions with nothing to choose are left out. IllegalAction at the first action that breaks
    the rules. A game that still runs must not be shown so to those who play it.
    """
    deal = -1
    for place, step in enumerate(steps(record)):
        deal += isinstance(step.action, Shuffle)
        if step.seat is None or (seats is not None and step.seat not in seats):
            continue
        found = _reviewed(deal, place, step, seed)
        if found:
            yield found


def _reviewed(deal: int, place: int, step: ReplayStep, seed: str) -> Reviewed | None:
    assert step.seat is not None
    seen = view(step.before, step.seat)
    judgement = judge(seen, step.action, seed)
    if judgement is None:
        return None
    done, best = judgement.action, judgement.best
    others = [worth.action for worth in judgement.worths if worth.action != best]
    against = done if done != best else next(iter(others), best)
    return Reviewed(deal, place, step.seat, seen.phase, judgement, reasons(seen, best, against))


def sums(decisions: Iterable[Reviewed]) -> dict[Seat, Sums]:
    """What the decisions of each player cost, by theme and by kind."""
    by_seat: dict[Seat, list[Judgement]] = {}
    for found in decisions:
        by_seat.setdefault(found.seat, []).append(found.judgement)
    return {seat: _sums(judged) for seat, judged in by_seat.items()}


def _sums(judged: list[Judgement]) -> Sums:
    by_theme = dict.fromkeys(Theme, 0.0)
    for judgement in judged:
        by_theme[judgement.theme] += judgement.loss
    counted = Counter(judgement.kind for judgement in judged)
    return Sums(
        sum(by_theme.values()),
        by_theme,
        {kind: counted[kind] for kind in Kind},
        len(judged),
    )
