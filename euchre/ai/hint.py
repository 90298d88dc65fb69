"""Advice for a player: what the expert would do, and what each choice is worth in points."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import by_turned_card_in_pairs
from euchre.ai.evaluate.match_equity import Stakes
from euchre.ai.players.monte_carlo import Expert
from euchre.ai.players.trying import Trying
from euchre.rules.actions import Pass
from euchre.rules.state import Phase

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
    lowest = _lowest_call(view)
    advice = [
        Advice(one, worths[one] if isinstance(one, Pass) else max(lowest, worths[one]))
        for one in view.legal
    ]
    # What the expert would do comes first even if another choice is better by less than doubt.
    advice.sort(key=lambda one: (one.action != chosen, -one.points, str(one.action)))
    return tuple(advice)


def _lowest_call(view: PlayerView) -> float:
    """The least that a call can be worth; what the expert never thinks of he puts below that."""
    if view.phase not in (Phase.ORDER, Phase.NAME) or not by_turned_card_in_pairs(view):
        return -inf
    stakes = Stakes(view)
    return min(stakes.of_calling(alone=False) + stakes.of_calling(alone=True))
