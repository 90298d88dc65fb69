"""The upper levels: weigh every choice by what it leads to in imagined deals, or by tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import InfoState
from euchre.ai.cards.seeded_rng import seeded_rng
from euchre.ai.players.rule_based import answer, any_suit
from euchre.ai.players.table_model import table_model
from euchre.ai.search.budget import Budgets, SearchBudget
from euchre.ai.search.card_search import CardSearch
from euchre.ai.search.racing import averages, race, settled
from euchre.ai.search.rollout import Rollout
from euchre.rules.actions import Discard, Pass, Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.players.table_model import TableModel
    from euchre.ai.sampling.unseen import World
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

EXPERT = Budgets(
    pairs=SearchBudget(worlds=480, doubt=0.7, early_doubt=0.7, least_gain=0.03),
    others=SearchBudget(worlds=160, bidding=160, solved=0.5, doubt=1.0),
)
STRONG = Budgets(
    pairs=SearchBudget(
        worlds=100,
        exact=2,
        doubt=2.0,
        early_doubt=2.0,
        least_gain=0.03,
        reads=False,
        calls_best=False,
    ),
    others=SearchBudget(worlds=40, doubt=1.0, reads=False),
)
"""What the upper levels spend: most of all, expert reads what the others have done."""
_CALLS = (Phase.ORDER, Phase.NAME, Phase.AUCTION)
"""Where one may pass."""
_LEAN_POINTS = 0.25
"""What a beginner's usual error is worth, in points."""


class MonteCarlo:
    """Tries choices out in deals that agree with what it has seen.

    Where no other choice is clearly better it keeps to what is usual.
    """

    def __init__(self, seed: str | int, budgets: Budgets = EXPERT, lean: float = 0.0) -> None:
        """Calls look better by *lean* of a beginner's usual error than they are."""
        self._seed, self._budgets, self._lean = seed, budgets, lean

    def choose(self, view: PlayerView) -> Action:
        """The choice that is worth most; when that is in doubt, the rule-based one."""
        if len(view.legal) == 1:
            return view.legal[0]
        rng = seeded_rng(self._seed, view)
        if view.phase is Phase.BENNY:
            return any_suit(view.legal, rng)
        info = InfoState(view)
        table = table_model(info, self._budgets)
        if _plays(info):
            at = info.position()
            promised = table.promised(at)
            usual: Action = Play(info.coding.cards[promised or table.usual(at)])
            if promised:
                return usual
        else:
            usual = answer(info)
        budget = table.budget
        doubt = budget.doubt if view.phase is Phase.PLAY else budget.early_doubt
        worths = _worths(table, rng, thorough=False)
        if self._lean and view.phase in _CALLS:
            better = self._lean * _LEAN_POINTS
            worths = {
                action: values if action == Pass() else [value + better for value in values]
                for action, values in worths.items()
            }
        return settled(worths, usual, doubt, budget.least_gain)

    def weigh(self, view: PlayerView) -> dict[Action, float]:
        """What legal actions are worth, in points at the score; those not considered left out."""
        return averages(self.samples(view))

    def samples(self, view: PlayerView) -> dict[Action, list[float]]:
        """The same deal by imagined deal, in the same deals for all; one worth if by a table."""
        if view.phase is Phase.BENNY:
            return {}
        table = table_model(InfoState(view), self._budgets)
        return _worths(table, seeded_rng(self._seed, view), thorough=True)


def _plays(info: InfoState) -> bool:
    """Whether a card is to be played to a trick whose trump is known."""
    return info.phase is Phase.PLAY and not info.makes_trump


def _worths(table: TableModel, rng: Random, *, thorough: bool) -> dict[Action, list[float]]:
    """What choices are worth, either once and for all or deal by imagined deal.

    Choices that fall behind early are left out, and of cards as good as each other all but one,
    unless *thorough*.
    """
    if _plays(table.info):
        return _card_worths(table, rng, thorough=thorough)
    if table.info.phase is Phase.DISCARD:
        return _discard_worths(table, rng, thorough=thorough)
    return table.calls.worths(rng, table.budget, thorough=thorough)


def _card_worths(
    table: TableModel, rng: Random, *, thorough: bool
) -> dict[Action, list[float]]:
    info = table.info
    search = CardSearch(info, table.budget, table.profiles, table.by_tricks())
    draw, odd = table.calls.draws(rng, reads=table.budget.reads), table.odd(info.position())
    return search.worths(draw, table.worlds, thorough=thorough, odd=odd)


def _discard_worths(
    table: TableModel, rng: Random, *, thorough: bool
) -> dict[Action, list[float]]:
    """What laying away each card is worth, deal by imagined deal."""
    info = table.info
    if not table.discard_worlds:
        return {}
    rollout, by_tricks = Rollout(info, table.profiles[0]), table.by_tricks()

    def worth(world: World, away: Action) -> float:
        assert isinstance(away, Discard)
        tricks = rollout.tricks(
            world.hands,
            info.shown.trump,
            info.maker,
            out=info.sitting_out,
            taker=info.me,
            discard=info.coding.bits[away.card],
        )
        return by_tricks[tricks]

    draw = table.calls.draws(rng, reads=table.budget.reads)
    return race(table.discards(), draw, worth, table.discard_worlds, drop=not thorough)
