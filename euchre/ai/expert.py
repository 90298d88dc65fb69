"""The upper levels: bids by distilled tables, plays on in imagined deals before every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai import judgement, maxims, trials
from euchre.ai.card_search import CardSearch, Style, distinct
from euchre.ai.chance import chance
from euchre.ai.racing import lead, race
from euchre.ai.reading import situation
from euchre.ai.rules_of_thumb import RulesOfThumb
from euchre.ai.stakes import Stakes
from euchre.rules.actions import Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_FULL = 4
"""From so many cards in the hand on a choice gets its full share of thought."""
_TRIFLE = 0.03
"""In points."""

EXPERT = Style()
STRONG = Style(worlds=240, exact=2, doubt=1.0, reads=False)


class Expert:
    """Weighs every choice by what it is likely to lead to."""

    def __init__(self, seed: str | int, style: Style = EXPERT) -> None:
        self._seed = seed
        self._style = style

    def choose(self, view: PlayerView) -> Action:
        """The choice that is worth most; when that is in doubt, what the rules of thumb say."""
        if len(view.legal) == 1:
            return view.legal[0]
        habit = RulesOfThumb(self._seed).choose(view)
        if view.phase is Phase.PLAY and maxims.promised(situation(view)):
            return habit
        worths = self._worths(view, thorough=False)
        if not worths:
            return habit
        # The order of the legal actions follows the hand, so equals are told apart by name.
        best = max(sorted(worths, key=str), key=lambda action: sum(worths[action]))
        return habit if habit in worths and self._doubted(worths[best], worths[habit]) else best

    def _doubted(self, best: list[float], usual: list[float]) -> bool:
        """Whether a choice is hardly better than the usual one: odd plays must be worth it."""
        gain = sum(best) / len(best) - sum(usual) / len(usual)
        return gain < _TRIFLE or lead(best, usual) < self._style.doubt

    def weigh(self, view: PlayerView) -> dict[Action, float]:
        """What every legal action is worth, in points at the score."""
        worths = self._worths(view, thorough=True)
        return {
            action: sum(values) / len(values) if (values := worths.get(action)) else 0.0
            for action in view.legal
        }

    def _worths(self, view: PlayerView, *, thorough: bool) -> dict[Action, list[float]]:
        """What choices are worth, either once and for all or deal by imagined deal.

        Choices that fall behind early are left out, and of cards as good as each other all but
        one, unless *thorough*.
        """
        rng = chance(self._seed, view)
        if view.phase is Phase.PLAY:
            return self._card_worths(view, rng, thorough=thorough)
        if view.phase is Phase.DISCARD:
            return trials.discard_worths(view, rng, self._style, thorough=thorough)
        return {action: [worth] for action, worth in _bid_worths(view, rng).items()}

    def _card_worths(
        self, view: PlayerView, rng: Random, *, thorough: bool
    ) -> dict[Action, list[float]]:
        at = situation(view)
        runs = distinct(at, maxims.choose(at))
        unfriendly = maxims.unfriendly(at)
        choices = [run[0] for run in runs if thorough or not run[0] & unfriendly]
        if len(choices) == 1 and not thorough:
            return {}
        search = CardSearch(view, at, self._style)
        # Fewer cards can lie in fewer ways.
        worlds = self._style.worlds * min(len(view.hand), _FULL) // _FULL
        tried = race(
            choices, lambda: search.imagine(rng), search.worth, worlds, drop=not thorough
        )
        cards = at.layout.cards
        return {
            Play(cards[card]): tried[run[0]] for run in runs if run[0] in tried for card in run
        }


def _bid_worths(view: PlayerView, rng: Random) -> dict[Action, float]:
    if view.phase in (Phase.ORDER, Phase.NAME):
        worths = judgement.bid_worths(view, Stakes(view))
        return worths | trials.no_trump_worths(view, rng)
    if view.phase is Phase.DEFEND:
        return trials.defend_worths(view, rng)
    if view.phase is Phase.DECIDE:
        return judgement.decide_worths(view, Stakes(view))
    if view.phase is Phase.RELIEF:
        return trials.relief_worths(view, rng)
    return {}
