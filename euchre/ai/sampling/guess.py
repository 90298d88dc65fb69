"""Imagined deals that explain what the others have bid, drawn more often than those that do not."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Protocol

from euchre.ai.cards.from_view import facts, number

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_DOUBT = 0.8
"""By how much the others' judgement is taken to differ from ours."""
_SAMPLE = 16
_PATIENCE = 12
"""How many deals are looked at before the best of them is taken all the same."""


class Judge(Protocol):
    """Somebody who can say what bids are worth and whether a hand explains what was bid."""

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to in an imagined deal."""

    def fit(self, world: World) -> Sequence[tuple[float, bool]]:
        """How far each hand that has spoken was above bidding, and whether it did bid."""


class Guess:
    """Draws imagined deals by how well the hands as dealt explain the bids."""

    def __init__(self, view: PlayerView, unseen: Unseen, judge: Judge) -> None:
        shown, cards = facts(view), unseen.layout
        self._unseen, self._judge = unseen, judge
        self._played = [0] * len(view.setup.table.seats)
        for trick in shown.tricks:
            for played in trick:
                self._played[number(view, played.seat)] |= cards.bits[played.card]
        self._taken_up = cards.bits[shown.upcard] if shown.picked_up and shown.upcard else 0
        self._best = 0.0

    def draw(self, rng: Random) -> World:
        """One imagined deal."""
        if not self._best:
            self._best = max(self._likely(self._unseen.draw(rng)) for _ in range(_SAMPLE))
        kept, most = self._unseen.draw(rng), 0.0
        for _ in range(_PATIENCE):
            world = self._unseen.draw(rng)
            likely = self._likely(world)
            if likely > rng.random() * self._best:
                return world
            if likely > most:
                kept, most = world, likely
        return kept

    def _likely(self, world: World) -> float:
        likely = 1.0
        for margin, bid in self._judge.fit(world._replace(hands=self._as_dealt(world))):
            likely /= 1 + exp((-margin if bid else margin) / _DOUBT)
        return likely

    def _as_dealt(self, world: World) -> tuple[int, ...]:
        hands = [held | played for held, played in zip(world.hands, self._played, strict=True)]
        hands[self._unseen.taker] |= world.buried
        hands[self._unseen.taker] &= ~self._taken_up
        return tuple(hands)
