"""Players who count their hands, at tables of any size and with any way to make trump.

The four-handed games by a turned card have players of their own, with finer rules of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.auction import Bidder
from euchre.ai.calls.turned_card import TurnedCard
from euchre.ai.cards.from_view import facts, layout_for, situation
from euchre.ai.cards.seeded_rng import chance
from euchre.ai.players.beginner import careless_play
from euchre.ai.players.rule_based import ANSWERS, any_suit
from euchre.ai.policy import any_table
from euchre.ai.sampling.unseen import Unseen
from euchre.rules.actions import Call, Pass, PickUp, Play
from euchre.rules.stages.tricks import MISERE
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_MISJUDGED_TRICKS = 0.8
_MISJUDGED_POINTS = 1.5
"""By how much a beginner typically over- or underrates a hand."""


class Counting:
    """The normal level: bids what the hand is worth by counting, plays by habit."""

    def __init__(self, seed: str | int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView) -> Action:
        """The action that counting and habit ask for."""
        if view.phase is Phase.BENNY:
            return any_suit(view, chance(self._seed, view))
        return _ANSWERS[view.phase](view, 0.0)


class Novice:
    """The beginner's level: misjudges hands, forgets cards and sometimes slips."""

    def __init__(self, seed: str | int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView) -> Action:
        """What somebody would do who learnt the game last week."""
        rng = chance(self._seed, view)
        if view.phase is Phase.BENNY:
            return any_suit(view, rng)
        if view.phase is Phase.PLAY:
            if makes_trump(view):
                return opening_lead(view)
            return careless_play(view, rng, any_table.choose)
        return _ANSWERS[view.phase](view, rng.gauss(0.0, 1.0))


def _turned_card(view: PlayerView, error: float) -> Action:
    judge = TurnedCard(view, Unseen(view))
    calls = [action for action in view.legal if not isinstance(action, Pass)]
    if not calls:
        return Pass()
    best = max(calls, key=lambda call: (judge.promised(call), str(call)))
    enough = judge.promised(best) + _MISJUDGED_TRICKS * error > 0
    return best if enough or Pass() not in view.legal else Pass()


def _auction(view: PlayerView, error: float) -> Action:
    bidder = Bidder(view, Unseen(view))
    promises = bidder.promises()
    bids = bidder.worth_saying(promises)
    best = max(bids, key=lambda bid: (promises[bid], str(bid)), default=Pass())
    good = promises[best] + _MISJUDGED_POINTS * error > promises[Pass()]
    return best if good else Pass()


def _declare(view: PlayerView, error: float) -> Action:  # noqa: ARG001 - suits are compared alike
    unseen = Unseen(view)
    suit = Bidder(view, unseen).suit_for(unseen.layout.mask(view.hand))
    return Call(suit)


def _pick_up(view: PlayerView, error: float) -> Action:  # noqa: ARG001 - a trump is always welcome
    del view
    return PickUp()


def _as_in_pairs(view: PlayerView, error: float) -> Action:  # noqa: ARG001 - nothing is misjudged
    return ANSWERS[view.phase](view)


def play_by_habit(view: PlayerView, error: float = 0.0) -> Action:  # noqa: ARG001 - cards are plain
    """The card that habit plays."""
    if makes_trump(view):
        return opening_lead(view)
    at = situation(view)
    return Play(at.layout.cards[any_table.choose(at)])


def makes_trump(view: PlayerView) -> bool:
    """Whether the card to be led will make trump."""
    shown = facts(view)
    return not shown.tricks and shown.trump is None and shown.bid not in ("", MISERE)


def opening_lead(view: PlayerView) -> Action:
    """The highest card of the best suit."""
    unseen = Unseen(view)
    suit = Bidder(view, unseen).suit_for(unseen.layout.mask(view.hand))
    cards = layout_for(view, suit)
    plays = [action for action in view.legal if isinstance(action, Play)]
    trumps = [play for play in plays if play.card.suit is suit]
    return max(trumps or plays, key=lambda play: cards.bits[play.card])


_ANSWERS: Mapping[Phase, Callable[[PlayerView, float], Action]] = {
    Phase.RELIEF: _as_in_pairs,
    Phase.ORDER: _turned_card,
    Phase.NAME: _turned_card,
    Phase.AUCTION: _auction,
    Phase.DECLARE: _declare,
    Phase.PICK_UP: _pick_up,
    Phase.DISCARD: _as_in_pairs,
    Phase.PLAY: play_by_habit,
}
"""What counting and habit answer, given by how much the hand is misjudged."""
