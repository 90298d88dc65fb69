"""Advice for a player: what the expert would do, and what each choice is worth in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.expert import Expert
from euchre.ai.reading import by_turned_card_in_pairs
from euchre.ai.trying import Trying

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


class Advice(NamedTuple):
    """One choice and its worth."""

    action: Action
    points: float
    """In points at the score: what a point counts late in a game depends on who needs how many."""


def hint(view: PlayerView, seed: str | int) -> tuple[Advice, ...]:
    """Everything the viewer may do, the best first; it uses nothing but his view.

    Empty when it is not his turn.
    """
    if not view.legal:
        return ()
    expert = Expert(seed) if by_turned_card_in_pairs(view) else Trying(seed)
    worths, chosen = expert.weigh(view), expert.choose(view)
    advice = [Advice(action, worths[action]) for action in view.legal]
    # What the expert would do comes first even if another choice is better by less than doubt.
    advice.sort(key=lambda one: (one.action != chosen, -one.points, str(one.action)))
    return tuple(advice)
