"""Judges one decision from what its player could see: the better choice, and what it was worth."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.players.monte_carlo import EXPERT, MonteCarlo
from euchre.coach.kinds import LIMITS, Kind, Theme
from euchre.coach.played_on import played_on
from euchre.rules.actions import Call, Decide, OrderUp, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from euchre.ai.search.budget import Budgets
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

TABLE_DOUBT = 0.05
"""By how many points worths from a table are typically off: the tables' own error in calibration."""
_TABLED = (Phase.ORDER, Phase.NAME, Phase.DECIDE)
"""Where worths may come from the outcome tables, which have no samples."""
_PLAYED_ON = 60
"""How many imagined deals choices are played on in where the expert's worths cannot be compared."""
_CLEAR = 1.0
"""By so many standard errors a choice must be behind before that counts as a loss at all."""


class Worth(NamedTuple):
    """One choice, and what comes of it."""

    action: Action
    points: float
    """Average points for the player's side at the score."""


class Judgement(NamedTuple):
    """What a decision was worth beside the best there was; from the player's view alone."""

    action: Action
    best: Action
    loss: float
    """In points at the score; 0 where the two cannot be told apart."""
    doubt: float
    """The standard error of the loss."""
    kind: Kind
    theme: Theme
    worths: tuple[Worth, ...]
    """The choices that were weighed, the best one first."""


def judge(
    view: PlayerView, action: Action, seed: str | int, budgets: Budgets = EXPERT
) -> Judgement | None:
    """What *action* was worth to the viewer; None where there was nothing to choose.

    The same *seed* and view give the same judgement; hidden cards play no part.
    """
    if len(view.legal) < 2 or view.phase is Phase.BENNY or action not in view.legal:  # noqa: PLR2004
        return None
    expert = MonteCarlo(seed, budgets)
    samples = expert.samples(view)
    if samples and not any(samples.values()):
        return None  # cards as good as each other
    chosen = expert.choose(view)
    unweighed = [choice for choice in (action, chosen) if choice not in samples]
    if unweighed or (len(samples[action]) == 1 and view.phase not in _TABLED):
        # Both in the same deals: worths of different making cannot be compared.
        samples = played_on(view, (action, chosen), _PLAYED_ON, Random(f"{seed}|{action}"))  # noqa: S311
    best = _best(samples, chosen)
    loss, doubt = _loss(samples[best], samples[action])
    worths = sorted(
        (Worth(choice, _mean(values)) for choice, values in samples.items()),
        key=lambda worth: (worth.action != best, -worth.points, str(worth.action)),
    )
    return Judgement(
        action, best, loss, doubt, _kind(loss, doubt), theme(view, action, best), tuple(worths)
    )


def _best(samples: Mapping[Action, Sequence[float]], chosen: Action) -> Action:
    """What is worth most; what the expert would do where another is not clearly better."""
    most = max(sorted(samples, key=str), key=lambda choice: _mean(samples[choice]))
    loss, _ = _loss(samples[most], samples[chosen])
    return most if loss > LIMITS[Kind.FINE] else chosen


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _loss(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much *other* is behind, deal by deal, and the standard error of that."""
    if len(best) == 1 or len(best) != len(other):
        behind, doubt = _mean(best) - _mean(other), TABLE_DOUBT if best is not other else 0.0
    else:
        differences = [a - b for a, b in zip(best, other, strict=True)]
        behind = _mean(differences)
        variance = sum([(d - behind) ** 2 for d in differences]) / max(1, len(differences) - 1)
        doubt = sqrt(variance / len(differences))
    return (behind if behind > _CLEAR * doubt else 0.0), doubt


def _kind(loss: float, doubt: float) -> Kind:
    if not loss:
        return Kind.BEST
    if loss < 2 * doubt:
        return Kind.FINE
    return next((kind for kind, limit in LIMITS.items() if loss <= limit), Kind.BLUNDER)


def theme(view: PlayerView, action: Action, best: Action) -> Theme:
    """What the decision was about."""
    if view.phase is Phase.PLAY and isinstance(action, Play):
        return Theme.FOLLOWING if view.trick else Theme.LEADING
    if view.phase in (Phase.DISCARD, Phase.BEST_OUT, Phase.BEST_GIVE):
        return Theme.DISCARDING
    if _suit_called(action) == _suit_called(best) != ():
        return Theme.ALONE
    return Theme.BIDDING


def _suit_called(action: Action) -> tuple[object, ...]:
    """What is called, whether alone or not; empty for what is no call of trump."""
    if isinstance(action, (OrderUp, Decide)):
        return (type(action),)
    return (Call, action.suit) if isinstance(action, Call) else ()
