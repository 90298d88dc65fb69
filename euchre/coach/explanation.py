"""Explains a choice: the reasons that set it apart from another, and how deals end after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import InfoState
from euchre.coach.facts_of_calls import chances, facts_of_call
from euchre.coach.facts_of_cards import facts_of_card, facts_of_discard
from euchre.coach.reasons import difference
from euchre.rules.actions import Discard, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.coach.reasons import Fact
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


class Shares(NamedTuple):
    """How a hundred hands end after a call: in hundredths, 100 together."""

    euchred: int
    made: int
    march: int


def reasons(view: PlayerView, better: Action, other: Action) -> tuple[Fact, ...]:
    """Why *better* is better than *other*, two facts at most; empty where nothing is known to say.

    From the view alone: hidden cards play no part.
    """
    info = InfoState(view)
    return difference(facts(info, better), facts(info, other))


def facts(info: InfoState, action: Action) -> list[Fact]:
    """Every fact on the list that is true of *action*."""
    if isinstance(action, Play):
        return facts_of_card(info, info.coding.bits[action.card])
    if isinstance(action, Discard):
        return facts_of_discard(info, info.coding.bits[action.card])
    return facts_of_call(info, action)


def shares(view: PlayerView, action: Action) -> Shares | None:
    """How hands end after a call that an outcome table knows; None for everything else."""
    if view.phase not in (Phase.ORDER, Phase.NAME, Phase.DECIDE):
        return None
    found = chances(InfoState(view), action)
    return _in_hundredths(found) if found else None


def _in_hundredths(chances: Sequence[float]) -> Shares:
    lost, _, march = (round(100 * chance) for chance in chances)
    return Shares(lost, 100 - lost - march, march)
