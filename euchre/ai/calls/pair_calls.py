"""The calls of two pairs who make trump by a turned card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls import rollout_values
from euchre.ai.calls.point_count import PointCount
from euchre.ai.calls.table_values import TableValues
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.policy.profiles import profiles
from euchre.ai.sampling.inference import CardInference, Rejection
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.sampling.unseen import Unseen
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action

_REJECTION = Rejection(scale_samples=24, max_tries=16)


class PairCalls(PointCount):
    """Worths by the outcome tables, or by rollouts where there are none; all else by points."""

    def inference(self, unseen: Unseen) -> CardInference:
        """Deals that explain what the others have called, laid away and played."""
        calls, policies = self.likelihood if self._calls else None, profiles(self.info)[0]
        return CardInference(self.info, unseen, calls, _REJECTION, policies)

    def worths(
        self,
        rng: Random,
        budget: SearchBudget,
        *,
        thorough: bool,  # noqa: ARG002 - no call falls behind early
    ) -> dict[Action, list[float]]:
        """What calls are worth, once and for all; nothing of those that are not considered."""
        return {action: [worth] for action, worth in self._worths(rng, budget).items()}

    def _worths(self, rng: Random, budget: SearchBudget) -> dict[Action, float]:
        info, calls_best = self.info, budget.calls_best
        if info.phase in (Phase.ORDER, Phase.NAME, Phase.DECIDE):
            equity = MatchEquity(info)
            worths = TableValues(info, equity, calls_best=calls_best).calls()
            return worths | rollout_values.no_trump_worths(info, equity, rng)
        if info.phase is Phase.DEFEND:
            draw = self.draws(rng, reads=True)
            return rollout_values.defend_worths(info, draw, calls_best=calls_best)
        if info.phase is Phase.RELIEF:
            values = TableValues(info, MatchEquity(info))
            return rollout_values.relief_worths(info, values, rng)
        return {}
