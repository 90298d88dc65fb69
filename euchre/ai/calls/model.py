"""What every model of calls can do: say what they are worth, and what others tell by theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from euchre.ai.sampling.unseen import Unseen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.sampling.inference import Inference
    from euchre.ai.sampling.unseen import World
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action


class CallModel(Protocol):
    """Judges the calls of one information state."""

    info: InfoState

    def counted(self, error: float = 0.0) -> Action:
        """The viewer's call without any search, should he misjudge his hand.

        *error* is in units of what a beginner is typically wrong by.
        """

    def worths(
        self, rng: Random, budget: SearchBudget, *, thorough: bool
    ) -> dict[Action, list[float]]:
        """What calls are worth, once and for all or deal by imagined deal.

        Calls that are not considered are left out, and unless *thorough* those that fall behind.
        """

    def likelihood(self, dealt: Sequence[Cards], likely: float, wanted: float) -> float:
        """*likely* times how likely the others would have called so with the hands *dealt*.

        Only roughly once that is less than *wanted*.
        """

    def inference(self, unseen: Unseen) -> Inference:
        """Imagines deals that explain what the others have done."""

    def draws(self, rng: Random, *, reads: bool) -> Callable[[], World]:
        """Draws imagined deals; those that explain what the others have done if it *reads* that."""
        unseen = Unseen(self.info)
        source = self.inference(unseen) if reads else unseen
        return lambda: source.draw(rng)
