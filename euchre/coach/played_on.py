"""Plays imagined deals on to their end by computer players, for choices that no table knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.agent import guarded
from euchre.ai.cards.from_view import InfoState
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.players.rule_based import RuleBased
from euchre.ai.players.table_model import call_model
from euchre.ai.sampling.imagined_game import imagine, imagined_game
from euchre.rules.events import DealScored
from euchre.rules.game import apply
from euchre.rules.view import view as view_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from euchre.rules.actions import Action
    from euchre.rules.game import Game
    from euchre.rules.seats import Side
    from euchre.rules.view import PlayerView


def played_on(
    view: PlayerView, actions: Iterable[Action], deals: int, rng: Random
) -> dict[Action, list[float]]:
    """What each of *actions* is worth to the viewer, deal by imagined deal.

    Everybody goes on as the normal level does. In points at the score, as the expert's worths.
    """
    choices = dict.fromkeys(actions)
    worths: dict[Action, list[float]] = {choice: [] for choice in choices}
    draw = call_model(InfoState(view)).draws(rng, reads=True)
    worth = _Worth(view)
    for _ in range(deals):
        game = imagined_game(view, imagine(view, rng, draw))
        for choice in choices:
            worths[choice].append(worth(points_after(game, choice)))
    return worths


def points_after(game: Game, action: Action | None = None) -> Mapping[Side, int]:
    """What each side gets for the deal after *action*, everybody going on by the normal level.

    Empty when the deal is thrown in.
    """
    player = RuleBased("played on")
    outcome = None if action is None else apply(game, action)
    while (outcome.game if outcome else game).turn is not None:
        at = outcome.game if outcome else game
        outcome = apply(at, guarded(player, view_of(at, at.turn)))
    scored = [e for e in (outcome.events if outcome else ()) if isinstance(e, DealScored)]
    return scored[0].points if scored else {}


class _Worth:
    """Weighs the points of a deal as the viewer's side sees them."""

    def __init__(self, view: PlayerView) -> None:
        assert view.seat is not None
        info = InfoState(view)
        self._side = view.setup.table.side_of(view.seat)
        self._equity = MatchEquity(info) if info.turned_card_in_pairs else None

    def __call__(self, points: Mapping[Side, int]) -> float:
        mine = points.get(self._side, 0)
        others = [gain for side, gain in points.items() if side != self._side]
        theirs = sum(others) / len(others) if others else 0.0
        return self._equity.worth(mine, int(theirs)) if self._equity else mine - theirs
