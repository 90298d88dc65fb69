"""The beginner's level: knows the maxims, misjudges hands, forgets cards and sometimes slips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.from_view import facts, situation
from euchre.ai.cards.seeded_rng import chance
from euchre.ai.players.rule_based import ANSWERS, any_suit, bid, wishes
from euchre.ai.policy import partnership
from euchre.rules.actions import Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from euchre.ai.cards.position import Situation
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_MISJUDGED = 1.1
"""By how many points a hand is typically over- or underrated."""
_SLIP = 0.15
"""How often a card is played without any thought."""


class Beginner:
    """Legal and sensible, and forgetful as people are; the same view gives the same slip."""

    def __init__(self, seed: str | int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView) -> Action:
        """What somebody would do who learnt the game last week."""
        rng = chance(self._seed, view)
        if view.phase is Phase.BENNY:
            return any_suit(view, rng)
        if view.phase in (Phase.ORDER, Phase.NAME):
            return _bid(view, rng)
        if view.phase is Phase.PLAY:
            return careless_play(view, rng, partnership.choose)
        return ANSWERS[view.phase](view)


def _bid(view: PlayerView, rng: Random) -> Action:
    error = rng.gauss(0.0, _MISJUDGED)
    misjudged = {
        call: wish._replace(margin=wish.margin + error, lone=wish.lone + error)
        for call, wish in wishes(view).items()
    }
    return bid(view, misjudged)


def careless_play(view: PlayerView, rng: Random, habit: Callable[[Situation], int]) -> Action:
    """The card that *habit* plays when much is forgotten, and sometimes any card."""
    at = situation(view)
    if rng.random() < _SLIP:
        return Play(at.layout.cards[rng.choice(split(at.legal()))])
    _forget(at, view)
    return Play(at.layout.cards[habit(at)])


def _forget(at: Situation, view: PlayerView) -> None:
    """Leave only what lies on the table now, and who sits out."""
    tricks = facts(view).tricks
    lying = tricks[-1] if tricks and at.led else ()
    at.gone = at.layout.mask(played.card for played in lying)
    at.voids = [held if held == at.layout.pack else 0 for held in at.voids]
