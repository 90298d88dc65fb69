"""Reviews a game: every decision judged from what its player could see, and what it cost."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from euchre.coach.explanation import reasons
from euchre.coach.judgement import judge
from euchre.coach.kinds import Kind, Theme
from euchre.play.replay import steps
from euchre.rules.actions import Shuffle
from euchre.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from euchre.coach.judgement import Judgement
    from euchre.coach.reasons import Fact
    from euchre.play.record import Record
    from euchre.rules.actions import Action
    from euchre.rules.seats import Seat
    from euchre.rules.state import Phase
    from euchre.rules.view import PlayerView

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


class Decision(NamedTuple):
    """A choice that a player had in a game, with what the player could see."""

    deal: int
    place: int
    view: PlayerView
    action: Action


def decisions(record: Record, seats: Collection[Seat] | None = None) -> Iterator[Decision]:
    """Every choice of *seats* (None: of all) in order; nothing where there was none to make.

    IllegalAction at the first action that breaks the rules.
    """
    deal = -1
    for place, step in enumerate(steps(record)):
        deal += isinstance(step.action, Shuffle)
        if step.seat is None or (seats is not None and step.seat not in seats):
            continue
        if len(step.before.legal_actions) > 1:
            yield Decision(deal, place, view(step.before, step.seat), step.action)


def reviewed(
    record: Record, seats: Collection[Seat] | None = None, seed: str = SEED
) -> Iterator[Reviewed]:
    """The decisions of *seats* in order, each judged when it is asked for.

    A game that still runs must not be shown so to those who play it.
    """
    found = (review_of(decision, seed) for decision in decisions(record, seats))
    return (one for one in found if one)


def review_of(decision: Decision, seed: str = SEED) -> Reviewed | None:
    """The judgement on one decision; None where the choices are as good as each other."""
    deal, place, seen, action = decision
    judgement = judge(seen, action, seed)
    if judgement is None:
        return None
    assert seen.seat is not None
    best = judgement.best
    others = [worth.action for worth in judgement.worths if worth.action != best]
    against = action if action != best else next(iter(others), best)
    why = reasons(seen, best, against)
    return Reviewed(deal, place, seen.seat, seen.phase, judgement, why)


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
