"""What a search has to know of a table: calls, policies, payoffs, and what is usual there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.auction import AuctionCalls
from euchre.ai.calls.table_values import PairCalls
from euchre.ai.calls.turned_card import TurnedCardCalls
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.evaluate.payoffs import PointPayoffs
from euchre.ai.policy import learned, partnership
from euchre.ai.policy.picks import throw_away
from euchre.ai.policy.profiles import profiles
from euchre.rules.actions import Discard

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.calls.model import CallModel
    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Position
    from euchre.ai.evaluate.payoffs import Payoffs
    from euchre.ai.search.budget import Budgets, SearchBudget
    from euchre.rules.actions import Action

_FULL = 4
"""From so many cards in the hand on a choice gets its full share of thought."""
_QUICKLY_PLAYED = 18
"""With more cards in all hands than this fewer deals are imagined, and with fewer cards more."""


class TableModel:
    """The model for any table, which knows makers and everybody else."""

    def __init__(self, info: InfoState, budget: SearchBudget) -> None:
        self.info, self.budget = info, budget
        self.calls, self.profiles = call_model(info), profiles(info)
        self.payoffs: Payoffs = PointPayoffs(info)
        # Fewer deals where they take longer to play.
        self.worlds = budget.worlds * min(2 * info.left, _QUICKLY_PLAYED) // info.left
        """How many deals are imagined before a card is played."""
        self.discard_worlds = budget.bidding * _QUICKLY_PLAYED // info.left
        """How many deals are imagined before a card is laid away."""

    def by_tricks(self) -> Sequence[float]:
        """What the deal is worth to the viewer by the tricks of the makers."""
        shown = self.info.shown
        return self.payoffs.by_tricks(
            self.info.me,
            self.info.maker,
            shown.bid,
            alone=bool(shown.alone),
            lone_defender=shown.lone_defender is not None,
        )

    def discards(self) -> list[Action]:
        """The ways to lay a card away."""
        return sorted(self.info.legal, key=str)

    def promised(self, at: Position) -> Bit:  # noqa: ARG002 - nothing is where nobody has a partner
        """A card that a partner counts on, whatever imagined deals say; or 0."""
        return 0

    def odd(self, at: Position) -> Cards:  # noqa: ARG002 - nothing looks odd
        """Cards that nobody would understand, and that hardly ever bring anything."""
        return 0

    def usual(self, at: Position) -> Bit:
        """The card to play unless another is clearly better."""
        return self.profiles[0][at.turn](at)


class PairsModel(TableModel):
    """The model for two pairs who make trump by a turned card."""

    def __init__(self, info: InfoState, budget: SearchBudget) -> None:
        super().__init__(info, budget)
        self.payoffs = MatchEquity(info)
        # Fewer cards can lie in fewer ways.
        self.worlds = budget.worlds * min(len(info.cards), _FULL) // _FULL
        self.discard_worlds = budget.worlds

    def discards(self) -> list[Action]:
        """The ways to lay a card away, the lowest card first."""
        bits = self.info.coding.bits
        discards = [away for away in self.info.legal if isinstance(away, Discard)]
        return [*sorted(discards, key=lambda away: bits[away.card])]

    def promised(self, at: Position) -> Bit:
        """A bower to the suit that the partner has called, at the first lead; or 0."""
        return 0 if self.info.shown.tricks else partnership.promised(at)

    def odd(self, at: Position) -> Cards:
        """What overtakes the partner for no need, and what is higher than it need be."""
        return partnership.unfriendly(at) | partnership.wasteful(at)

    def usual(self, at: Position) -> Bit:
        """What was learned to pay, or what the maxims say, unless that is odd."""
        odd = self.odd(at)
        for policy in (learned.policy_for(at.coding), partnership.choose):
            card = policy(at)
            if not card & odd:
                return card
        return throw_away(at, at.hands[at.turn], at.legal() & ~odd)


def call_model(info: InfoState) -> CallModel:
    """The model of calls for the table at which *info* was gathered."""
    if not info.setup.turn_up:
        return AuctionCalls(info)
    return PairCalls(info) if info.in_pairs else TurnedCardCalls(info)


def table_model(info: InfoState, budgets: Budgets) -> TableModel:
    """The model for the table at which *info* was gathered."""
    if info.turned_card_in_pairs:
        return PairsModel(info, budgets.pairs)
    return TableModel(info, budgets.others)
