"""What playing a card is worth, found by playing on in imagined deals."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from euchre.ai.cards.equivalents import runs
from euchre.ai.cards.from_view import facts, number
from euchre.ai.search.endgame import Endings
from euchre.ai.search.racing import race
from euchre.rules.actions import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ai.cards.position import Chooser, Situation
    from euchre.ai.sampling.unseen import World
    from euchre.ai.search.budget import Effort
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_FEW_CARDS, _FEW_IN_PAIRS = 12, 17
"""Whole deals are solved once so few cards are left; more of them where that is quick."""


class CardSearch:
    """Tries the cards of one player in imagined deals, everybody going on by habit.

    *minds* are the habits, by seat; where there are several, others may be of either mind, and
    the imagined deals take them in turn. *worths* says what the deal is worth to the player by
    the makers' tricks.
    """

    def __init__(
        self,
        view: PlayerView,
        at: Situation,
        effort: Effort,
        minds: Sequence[Sequence[Chooser]],
        worths: Sequence[float],
    ) -> None:
        self._at, self._minds, self._worths = at, minds, worths
        self._turns = cycle(range(len(minds)))
        self._mind = 0
        self._endings = Endings(at)
        self._exact = effort.exact
        few = _FEW_IN_PAIRS if self._endings.quick else _FEW_CARDS
        self._solved = effort.solved if sum(view.hand_sizes.values()) <= few else 0.0
        self._out = [number(view, seat) for seat in facts(view).sitting_out]
        self._memories: list[dict[tuple[World, int], float]] = [{} for _ in minds]
        self._steps = [n for n in range(1, len(worths)) if worths[n] != worths[n - 1]]

    def worths(
        self,
        imagine: Callable[[], World],
        worlds: int,
        *,
        thorough: bool,
        odd: int = 0,
    ) -> dict[Action, list[float]]:
        """What legal cards are worth, deal by deal; of cards as good as each other all the same.

        Unless *thorough*, those that fall behind early and the *odd* ones, a mask, are left out,
        and nothing is said of a single card or run.
        """
        found = self._runs()
        choices = [run[0] for run in found if thorough or not all(card & odd for card in run)]
        if len(choices) == 1 and not thorough:
            return {}

        def imagined() -> World:
            self._endings.forget()
            self._mind = next(self._turns)
            return imagine()

        tried = race(choices, imagined, self._worth, worlds, drop=not thorough)
        cards = self._at.layout.cards
        return {
            Play(cards[card]): tried[run[0]]
            for run in found
            if run[0] in tried
            for card in run
            if thorough or not card & odd
        }

    def _runs(self) -> list[list[int]]:
        """The legal cards in runs of equals, what habit plays first in its run."""
        at = self._at
        between = at.unseen(at.hands[at.turn]) | at.best
        usual = self._minds[0][at.turn](at)
        found = runs(at.suit_of, at.legal(), between)
        return [sorted(run, key=lambda card: card != usual) for run in found]

    def _worth(self, world: World, card: int) -> float:
        key = (world, card)
        memory = self._memories[self._mind]
        worth = memory.get(key)
        if worth is None:
            worth = memory[key] = self._weighed(world, card)
        return worth

    def _weighed(self, world: World, card: int) -> float:
        """What habit and perfect play make of it, weighed together."""
        hands = list(world.hands)
        for seat in self._out:
            hands[seat] = 0
        at = self._at.copy(hands)
        at.buried = world.buried
        at.play(card)
        solved = self._solved
        perfect = self._perfect(at) if solved else 0.0
        return solved * perfect + (1 - solved) * self._by_habit(at)

    def _by_habit(self, at: Situation) -> float:
        """What comes of it when all go on by habit and, near the end, perfectly."""
        minds = self._minds[self._mind]
        if not self._exact:
            return self._worths[at.play_out(minds)]
        while at.led or at.hands[at.turn].bit_count() > self._exact:
            at.play(minds[at.turn](at))
        return self._perfect(at)

    def _perfect(self, at: Situation) -> float:
        sure = 0
        for step in self._steps:
            if not self._endings.takes(at, step - at.taken):
                break
            sure = step
        return self._worths[sure]
