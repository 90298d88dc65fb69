"""What playing a card is worth, found by playing on in imagined deals.

This is *perfect-information Monte Carlo* search, but for the rollouts: others go on by a policy,
and play perfectly only near the end.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from euchre.ai.cards.equivalents import runs
from euchre.ai.search.endgame import Endgame
from euchre.ai.search.racing import race
from euchre.rules.actions import Play

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Policy, Position
    from euchre.ai.sampling.unseen import World
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action

_FEW_CARDS, _FEW_IN_PAIRS = 12, 17
"""Whole deals are solved once so few cards are left; more of them where that is quick."""


class CardSearch:
    """Tries the cards of one player in imagined deals, everybody going on by a policy.

    *profiles* are the policies, by seat; where there are several, the imagined deals take them in
    turn. *worths* says what the deal is worth to the player by the makers' tricks.
    """

    def __init__(
        self,
        info: InfoState,
        budget: SearchBudget,
        profiles: Sequence[Sequence[Policy]],
        worths: Sequence[float],
    ) -> None:
        self._at, self._out = info.position(), info.sitting_out
        self._profiles, self._worths = profiles, worths
        self._turns = cycle(range(len(profiles)))
        self._profile = 0
        self._endgame = Endgame(self._at)
        self._exact = budget.exact
        few = _FEW_IN_PAIRS if self._endgame.quick else _FEW_CARDS
        self._solved = budget.solved if info.left <= few else 0.0
        self._memories: list[dict[tuple[World, Bit], float]] = [{} for _ in profiles]
        self._steps = [n for n in range(1, len(worths)) if worths[n] != worths[n - 1]]

    def worths(
        self, imagine: Callable[[], World], worlds: int, *, thorough: bool, odd: Cards = 0
    ) -> dict[Action, list[float]]:
        """What legal cards are worth, deal by deal; of cards as good as each other all the same.

        Unless *thorough*, those that fall behind early and the *odd* ones are left out, and
        nothing is said of a single card or run.
        """
        found = self._runs()
        choices = [run[0] for run in found if thorough or not all(card & odd for card in run)]
        if len(choices) == 1 and not thorough:
            return {}

        def imagined() -> World:
            self._endgame.forget()
            self._profile = next(self._turns)
            return imagine()

        tried = race(choices, imagined, self._worth, worlds, drop=not thorough)
        cards = self._at.coding.cards
        return {
            Play(cards[card]): tried[run[0]]
            for run in found
            if run[0] in tried
            for card in run
            if thorough or not card & odd
        }

    def _runs(self) -> list[list[Bit]]:
        """The legal cards in runs of equals, what the policy plays first in its run."""
        at = self._at
        between = at.unseen(at.hands[at.turn]) | at.best
        usual = self._profiles[0][at.turn](at)
        found = runs(at.suit_of, at.legal(), between)
        return [sorted(run, key=lambda card: card != usual) for run in found]

    def _worth(self, world: World, card: Bit) -> float:
        key = (world, card)
        memory = self._memories[self._profile]
        worth = memory.get(key)
        if worth is None:
            worth = memory[key] = self._weighed(world, card)
        return worth

    def _weighed(self, world: World, card: Bit) -> float:
        """What the policies and perfect play make of it, weighed together."""
        hands = list(world.hands)
        for seat in self._out:
            hands[seat] = 0
        at = self._at.copy(hands)
        at.discard = world.discard
        at.play(card)
        solved = self._solved
        perfect = self._perfect(at) if solved else 0.0
        return solved * perfect + (1 - solved) * self._by_policy(at)

    def _by_policy(self, at: Position) -> float:
        """What comes of it when all go on by policy and, near the end, perfectly."""
        policies = self._profiles[self._profile]
        if not self._exact:
            return self._worths[at.play_out(policies)]
        while at.led or at.hands[at.turn].bit_count() > self._exact:
            at.play(policies[at.turn](at))
        return self._perfect(at)

    def _perfect(self, at: Position) -> float:
        sure = 0
        for step in self._steps:
            if not self._endgame.takes(at, step - at.taken):
                break
            sure = step
        return self._worths[sure]
