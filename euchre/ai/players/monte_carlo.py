"""The upper levels: bids by distilled tables, plays on in imagined deals before every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls import rollout_values, table_values
from euchre.ai.cards.from_view import facts, situation
from euchre.ai.cards.seeded_rng import chance
from euchre.ai.evaluate.match_equity import Stakes
from euchre.ai.players.rule_based import RulesOfThumb
from euchre.ai.policy import learned, partnership
from euchre.ai.policy.picks import throw_away
from euchre.ai.sampling.inference import Belief
from euchre.ai.sampling.unseen import Unseen
from euchre.ai.search.budget import Effort
from euchre.ai.search.card_search import CardSearch
from euchre.ai.search.racing import averages, settled
from euchre.rules.actions import Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.cards.position import Situation
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_FULL = 4
"""From so many cards in the hand on a choice gets its full share of thought."""
_TRIFLE = 0.03
"""In points."""

EXPERT = Effort(worlds=480, doubt=0.7)
STRONG = Effort(worlds=100, exact=2, doubt=2.0, reads=False, calls_best=False)


class Expert:
    """Weighs every choice by what it is likely to lead to."""

    def __init__(self, seed: str | int, effort: Effort = EXPERT) -> None:
        self._seed = seed
        self._effort = effort

    def choose(self, view: PlayerView) -> Action:
        """The choice that is worth most; when that is in doubt, what habit says."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.PLAY:
            at = situation(view)
            promised = 0 if facts(view).tricks else partnership.promised(at)
            usual: Action = Play(at.layout.cards[promised or _usual(at)])
            if promised:
                return usual
        else:
            usual = RulesOfThumb(self._seed).choose(view)
        worths = self._worths(view, thorough=False)
        return settled(worths, usual, self._effort.doubt, _TRIFLE)

    def weigh(self, view: PlayerView) -> dict[Action, float]:
        """What every legal action is worth, in points at the score."""
        return averages(self._worths(view, thorough=True), view.legal)

    def _worths(self, view: PlayerView, *, thorough: bool) -> dict[Action, list[float]]:
        """What choices are worth, either once and for all or deal by imagined deal.

        Choices that fall behind early are left out, and of cards as good as each other all but
        one, unless *thorough*.
        """
        rng = chance(self._seed, view)
        if view.phase is Phase.PLAY:
            return self._card_worths(view, rng, thorough=thorough)
        if view.phase is Phase.DISCARD:
            return rollout_values.discard_worths(view, rng, self._effort, thorough=thorough)
        worths = _bid_worths(view, rng, self._effort)
        return {action: [worth] for action, worth in worths.items()}

    def _card_worths(
        self, view: PlayerView, rng: Random, *, thorough: bool
    ) -> dict[Action, list[float]]:
        shown, at, unseen = facts(view), situation(view), Unseen(view)
        assert view.seat is not None
        assert shown.maker is not None
        source = Belief(view, unseen) if self._effort.reads else unseen
        worths = Stakes(view).of_tricks(
            we_made=shown.maker in view.setup.table.side_of(view.seat),
            alone=bool(shown.alone),
            lone_defender=shown.lone_defender is not None,
        )
        minds = learned.minds(view, unseen.layout)
        search = CardSearch(view, at, self._effort, minds, worths)
        # Fewer cards can lie in fewer ways.
        worlds = self._effort.worlds * min(len(view.hand), _FULL) // _FULL
        return search.worths(
            lambda: source.draw(rng),
            worlds,
            thorough=thorough,
            odd=_odd(at),
        )


def _usual(at: Situation) -> int:
    """The card to play unless another is clearly better."""
    odd = _odd(at)
    for habit in (learned.habit(at.layout), partnership.choose):
        card = habit(at)
        if not card & odd:
            return card
    return throw_away(at, at.hands[at.turn], at.legal() & ~odd)


def _odd(at: Situation) -> int:
    """Cards that nobody would understand, and that hardly ever bring anything."""
    return partnership.unfriendly(at) | partnership.wasteful(at)


def _bid_worths(view: PlayerView, rng: Random, effort: Effort) -> dict[Action, float]:
    calls_best = effort.calls_best
    if view.phase in (Phase.ORDER, Phase.NAME):
        worths = table_values.bid_worths(view, Stakes(view), calls_best=calls_best)
        return worths | rollout_values.no_trump_worths(view, rng)
    if view.phase is Phase.DEFEND:
        return rollout_values.defend_worths(view, rng, calls_best=calls_best)
    if view.phase is Phase.DECIDE:
        return table_values.decide_worths(view, Stakes(view), calls_best=calls_best)
    if view.phase is Phase.RELIEF:
        return rollout_values.relief_worths(view, rng)
    return {}
