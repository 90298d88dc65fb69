"""What playing a card is worth, found by playing on in imagined deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.ai import maxims
from euchre.ai.belief import Belief
from euchre.ai.encoding import split
from euchre.ai.imagine import Unseen
from euchre.ai.reading import facts, number
from euchre.ai.solver import Solver
from euchre.ai.stakes import Stakes

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.imagine import World
    from euchre.ai.situation import Situation
    from euchre.rules.view import PlayerView


@dataclass(frozen=True)
class Style:
    """How much thought goes into a choice."""

    worlds: int = 320
    """How many deals are imagined at most."""
    exact: int = 0
    """With so many cards left everybody is taken to play perfectly, before that by the maxims."""
    doubt: float = 0.7
    """By how many standard errors a card must be better than what the rules of thumb say."""
    reads: bool = True
    """Whether the bids and cards of the others are taken into account when imagining."""


def distinct(at: Situation, preferred: int) -> list[list[int]]:
    """The legal cards in runs of equals: no card that matters lies between those of a run.

    The *preferred* card comes first in its run.
    """
    hand = at.hands[at.turn]
    own = hand | (at.buried if at.turn == at.dealer else 0)
    between = at.layout.pack & ~(at.gone | own) | at.best
    runs: list[list[int]] = []
    last = 0
    for card in split(at.legal()):
        if last and at.suit_of[last] & card and not between & (last - card):
            runs[-1].append(card)
        else:
            runs.append([card])
        last = card
    return [sorted(run, key=lambda card: card != preferred) for run in runs]


class CardSearch:
    """What playing a card is worth in an imagined deal."""

    def __init__(self, view: PlayerView, at: Situation, style: Style) -> None:
        shown = facts(view)
        assert view.seat is not None
        assert shown.maker is not None
        self._at = at
        unseen = Unseen(view)
        self._source: Belief | Unseen = Belief(view, unseen) if style.reads else unseen
        self._exact = style.exact
        self._memory: dict[tuple[World, int], float] = {}
        self._solver = Solver(at.layout)
        self._out = [number(view, seat) for seat in shown.sitting_out]
        self._worths = Stakes(view).of_tricks(
            we_made=shown.maker in view.setup.table.side_of(view.seat),
            alone=bool(shown.alone),
            lone_defender=shown.lone_defender is not None,
        )
        self._steps = [n for n in range(1, 6) if self._worths[n] != self._worths[n - 1]]

    def imagine(self, rng: Random) -> World:
        """One way the unseen cards may lie."""
        self._solver.forget()
        return self._source.draw(rng)

    def worth(self, world: World, card: int) -> float:
        """What comes of it when all go on by the maxims and, near the end, perfectly."""
        key = (world, card)
        if key not in self._memory:
            self._memory[key] = self._weighed(world, card)
        return self._memory[key]

    def _weighed(self, world: World, card: int) -> float:
        hands = list(world.hands)
        for seat in self._out:
            hands[seat] = 0
        at = self._at.copy(hands)
        at.buried = world.buried
        at.play(card)
        while at.led or at.hands[at.turn].bit_count() > self._exact:
            at.play(maxims.choose(at))
        return self._perfect(at)

    def _perfect(self, at: Situation) -> float:
        taken = at.taken[at.maker & 1]
        sure = 0
        for step in self._steps:
            if not self._solver.makers_take(at, step - taken):
                break
            sure = step
        return self._worths[sure]
