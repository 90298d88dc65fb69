"""The beginner's level: knows the maxims, misjudges hands, forgets cards and sometimes slips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.from_view import InfoState
from euchre.ai.cards.seeded_rng import seeded_rng
from euchre.ai.players.rule_based import answer, any_suit, maxims
from euchre.rules.actions import Play
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.cards.position import Position
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_SLIP = 0.15
"""How often a card is played without any thought."""


class Beginner:
    """Legal and sensible, and forgetful as people are; the same view gives the same slip."""

    def __init__(self, seed: str | int, lean: float = 0.0) -> None:
        """Hands look better by *lean* of the usual error than they are, on average."""
        self._seed, self._lean = seed, lean

    def choose(self, view: PlayerView) -> Action:
        """What one would do who learnt the game last week."""
        rng = seeded_rng(self._seed, view)
        if view.phase is Phase.BENNY:
            return any_suit(view.legal, rng)
        info = InfoState(view)
        if view.phase is Phase.PLAY and not info.makes_trump:
            return _careless_play(info, rng)
        return answer(info, rng.gauss(self._lean, 1.0))


def _careless_play(info: InfoState, rng: Random) -> Action:
    """The card that the maxims play when much is forgotten, and sometimes any card."""
    at, cards = info.position(), info.coding.cards
    if rng.random() < _SLIP:
        return Play(cards[rng.choice(split(at.legal()))])
    _forget(at, info)
    return Play(cards[maxims(info)(at)])


def _forget(at: Position, info: InfoState) -> None:
    """Leave only what lies on the table now, and who sits out."""
    lying = info.shown.tricks[-1] if at.led else ()
    at.seen = at.coding.mask(played.card for played in lying)
    at.voids = [held if held == at.coding.pack else 0 for held in at.voids]
