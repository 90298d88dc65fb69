"""Advice for a player: what the expert would do, and what each choice is worth in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.players.monte_carlo import MonteCarlo

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


class Advice(NamedTuple):
    """One choice and its worth."""

    action: Action
    points: float | None
    """In points at the score: what a point counts late in a game depends on who needs how many.

    None where the expert does not consider the choice at all.
    """


def hint(view: PlayerView, seed: str | int) -> tuple[Advice, ...]:
    """Everything the viewer may do, the best first; it uses nothing but his view.

    Empty when it is not his turn.
    """
    if not view.legal:
        return ()
    expert = MonteCarlo(seed)
    worths, chosen = expert.weigh(view), expert.choose(view)

    def order(action: Action) -> tuple[bool, bool, float, str]:
        # What the expert would do comes first even if another is better by less than doubt.
        points = worths.get(action)
        return action != chosen, points is None, -(points or 0.0), str(action)

    return tuple(Advice(action, worths.get(action)) for action in sorted(view.legal, key=order))
