"""Calls by counting the tricks that a hand is expected to take: for all other tables."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from euchre.ai.calls.model import CallModel
from euchre.ai.evaluate.expected_tricks import by_trump
from euchre.ai.evaluate.payoffs import PointPayoffs
from euchre.ai.policy.profiles import profiles
from euchre.ai.sampling.inference import Inference, Rejection
from euchre.ai.search.racing import race
from euchre.ai.search.rollout import Rollout
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action
    from euchre.rules.cards import Suit

_REJECTION = Rejection(scale_samples=16, max_tries=12, reserve=True)
"""How many deals are drawn before one is taken."""
_BID_TEMPERATURE = 0.8
"""By how many tricks, or points, the others' judgement is taken to differ from ours."""
_QUICKLY_PLAYED = 18
"""With more cards in all hands than this fewer deals are imagined for a call, with fewer more."""


class TrickCount(CallModel):
    """Judges the calls of one information state, by counting and in imagined deals."""

    def __init__(self, info: InfoState) -> None:
        self.info, self._shown = info, info.shown
        self._rollout = Rollout(info, profiles(info)[0])
        self._payoffs = PointPayoffs(info)
        self._expected = by_trump(info)

    def _tricks_of(self, hand: Cards, suit: Suit | None) -> float:
        """How many tricks a hand is expected to take with *suit* as trump."""
        return self._expected[suit].tricks(self.info.recoded(hand, suit))

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so and everybody calls by counting."""
        raise NotImplementedError

    def _margins(self, dealt: Sequence[Cards]) -> Iterable[tuple[float, bool]]:
        """How far each hand that has spoken was above calling, and whether it did call."""
        raise NotImplementedError

    def _choices(self, *, thorough: bool) -> list[Action]:  # noqa: ARG002 - auctions leave bids out
        """The calls that are tried."""
        return sorted(self.info.legal, key=str)

    def likelihood(
        self,
        dealt: Sequence[Cards],
        likely: float,
        wanted: float,  # noqa: ARG002 - reading these calls is quick
    ) -> float:
        """*likely* times how likely the others would have called so with these hands."""
        for margin, called in self._margins(dealt):
            likely /= 1 + exp((-margin if called else margin) / _BID_TEMPERATURE)
        return likely

    def inference(self, unseen: Unseen) -> Inference:
        """Deals that explain what the others have called."""
        return Inference(self.info, unseen, self.likelihood, _REJECTION)

    def worths(
        self, rng: Random, budget: SearchBudget, *, thorough: bool
    ) -> dict[Action, list[float]]:
        """What calls are worth, deal by imagined deal; nothing where they are only counted."""
        if not budget.bidding or self.info.phase is Phase.RELIEF:
            return {}
        choices = self._choices(thorough=thorough)
        worlds = budget.bidding * _QUICKLY_PLAYED // self.info.left
        draw = self.draws(rng, reads=budget.reads)
        return race(choices, draw, self.worth, worlds, drop=not thorough)
