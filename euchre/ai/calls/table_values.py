"""The calls of two pairs by the outcome tables: chances of each outcome, times the payoffs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls import rollout_values
from euchre.ai.calls.point_count import DEALER, OPPONENTS, PointCount
from euchre.ai.evaluate import hand_points, outcome_tables
from euchre.ai.evaluate.features import (
    call_features,
    name_pass_features,
    order_pass_features,
    turned_place,
)
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.evaluate.payoffs import expected
from euchre.ai.policy import partnership
from euchre.ai.policy.profiles import profiles
from euchre.ai.sampling.inference import Inference, Rejection
from euchre.rules.actions import Call, Decide, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action

_REJECTION = Rejection(scale_samples=24, max_tries=16)
"""How many deals are drawn before one is taken."""
_PLAYED_OUT = 100
"""How many deals are imagined for a bid where there are no tables."""
_NEEDLESS = 0.01
"""By how many points playing alone is worth less than together where it cannot win more."""
_MUCH_WEAKER = 2.5
"""A suit is much weaker than another from so many points of the hand on."""
_WEAKER = 0.5
"""By how many points such a suit is worth less than the hand's best at least."""


class TableValues:
    """Judges the calls of one player in one of the two rounds.

    Only a player who *calls_best* reckons with what his partner's best card brings, where lone
    players may call for it.
    """

    def __init__(
        self, info: InfoState, equity: MatchEquity, *, calls_best: bool = True
    ) -> None:
        shown = info.shown
        assert shown.upcard is not None
        assert shown.proposed is not None
        self._info, self._equity = info, equity
        self._tables = outcome_tables.tables_for(info.options, calls_best=calls_best)
        self._first = info.phase in (Phase.RELIEF, Phase.ORDER) or shown.picked_up
        self._place = info.place
        turned = shown.proposed
        green = (suit for suit in Suit if suit not in (turned, turned.twin))
        self._suits = (turned, turned.twin, *green)
        self._codings = [info.coded(suit)[0] for suit in self._suits]
        self._turned = self._codings[0].bits[shown.upcard]
        self._turned_place = turned_place(self._codings[0], self._turned)

    def best(self, hand: Cards) -> float:
        """What the better of passing and ordering up is worth with *hand*."""
        ordering = self.call(self._suits[0], hand, alone=False)
        assert ordering is not None
        return max(self.passing(hand), ordering)

    def passing(self, hand: Cards) -> float:
        """What passing is worth with these cards."""
        hands = [self._info.recoded(hand, suit) for suit in self._suits]
        find = order_pass_features if self._first else name_pass_features
        features = find(self._codings, hands, self._turned_place)
        context = outcome_tables.pass_context(self._place, first=self._first)
        estimate = self._tables.passing.get(context, outcome_tables.NOTHING)
        return expected(self._equity.of_passing(), estimate(features))

    def call(self, suit: Suit, held: Cards, *, alone: bool) -> float | None:
        """What making *suit* trump is worth with the cards *held*; None: not worth a thought."""
        chances = self.chances(suit, held, alone=alone)
        if chances is None:
            return None
        return expected(self._equity.of_calling(alone=alone), chances)

    def chances(self, suit: Suit, held: Cards, *, alone: bool) -> Sequence[float] | None:
        """How likely that ends in a euchre, the point and a march; None: not worth a thought."""
        index = self._suits.index(suit)
        coding, hand = self._codings[index], self._info.recoded(held, suit)
        if self._first and self._place == DEALER and not hand & self._turned:
            hand |= self._turned
            may_go = hand if self._info.options.may_discard_upcard else hand ^ self._turned
            hand ^= partnership.discard(coding, hand, may_go)
        if alone and not hand_points.may_go_alone(coding, hand):
            return None
        features = call_features(coding, hand, self._turned_place)
        context = outcome_tables.call_context(
            self._place, first=self._first, next_suit=index == 1
        )
        table = self._tables.lone if alone else self._tables.call
        chances = table.get(context, outcome_tables.HOPELESS)(features)
        if alone and self._dealer_beats(hand & coding.trump):
            # The dealer is sure of a trick with the card he picks up.
            lost, made, march = chances
            return [lost, made + march, 0.0]
        return chances

    def _dealer_beats(self, trumps: Cards) -> bool:
        """Whether the dealer picks up a card against which these *trumps* are too low alone."""
        against = self._first and self._place in OPPONENTS and self._turned > trumps
        return against and not self._info.options.partners_best

    def calls(self) -> dict[Action, float]:
        """What each legal call is worth, in points at the score; nothing of hopeless ones."""
        info = self._info
        worths: dict[Action, float] = {}
        for action in info.legal:
            if isinstance(action, Pass):
                worths[action] = self.passing(info.hand)
                continue
            suit = info.shown.proposed
            if isinstance(action, Call):
                suit = action.suit
            elif isinstance(action, Decide):
                suit = info.shown.trump
            assert isinstance(action, (OrderUp, Call, Decide))
            worth = self.call(suit, info.hand, alone=bool(action.alone)) if suit else None
            if worth is not None:
                worths[action] = worth
        return self._sober(self._strongest_first(worths))

    def _strongest_first(self, worths: dict[Action, float]) -> dict[Action, float]:
        """The same, but no suit much weaker than the hand's best is worth more than that.

        The tables know little about such calls: in simulation nobody makes them.
        """
        points = {
            call: hand_points.points(
                self._info.coded(call.suit)[0], self._info.recoded(self._info.hand, call.suit)
            )
            for call in worths
            if isinstance(call, Call)
        }
        if not points:
            return worths
        best = max(points.values())
        top = max(worths[call] for call in points if points[call] == best)
        return worths | {
            call: min(worths[call], top - _WEAKER)
            for call in points
            if points[call] < best - _MUCH_WEAKER
        }

    def _sober(self, worths: dict[Action, float]) -> dict[Action, float]:
        """The same, but playing alone never looks better where it cannot win more."""
        alone, together = (self._equity.of_calling(alone=lone) for lone in (True, False))
        if alone[outcome_tables.MARCH] > together[outcome_tables.MARCH]:
            return worths
        # A march alone wins no more than one together: then a partner can only help.
        sober = dict(worths)
        for action, worth in worths.items():
            partnered = _together(action)
            if partnered in worths:
                sober[action] = min(worth, worths[partnered] - _NEEDLESS)
        return sober


def _together(action: Action) -> Action | None:
    """The same call with the partner, for one made alone."""
    if isinstance(action, OrderUp) and action.alone:
        return OrderUp(alone=False)
    if isinstance(action, Call) and action.alone:
        return Call(action.suit, alone=False)
    return Decide(alone=False) if isinstance(action, Decide) and action.alone else None


class PairCalls(PointCount):
    """Worths by the outcome tables, or by rollouts where there are none; all else by points."""

    def inference(self, unseen: Unseen) -> Inference:
        """Deals that explain what the others have called, laid away and played."""
        calls, policies = self.likelihood if self._heard else None, profiles(self.info)[0]
        return Inference(self.info, unseen, calls, _REJECTION, policies)

    def worths(
        self,
        rng: Random,
        budget: SearchBudget,
        *,
        thorough: bool,  # noqa: ARG002 - no call falls behind early
    ) -> dict[Action, list[float]]:
        """What calls are worth, once and for all; nothing of those that are not considered."""
        return {action: [worth] for action, worth in self._worths(rng, budget).items()}

    def _played_out(
        self, equity: MatchEquity, draw: Callable[[], World]
    ) -> dict[Action, float]:
        """By rollouts, where the tables are for hands of another size."""
        worth = rollout_values.CallRollouts(self.info, equity, self.orders, self.names).worth
        worlds = [draw() for _ in range(_PLAYED_OUT)]
        return {
            action: sum([worth(world, action) for world in worlds]) / len(worlds)
            for action in self.info.legal
        }

    def _worths(self, rng: Random, budget: SearchBudget) -> dict[Action, float]:
        info, calls_best = self.info, budget.calls_best
        equity = MatchEquity(info)
        tabled = info.hand_size == outcome_tables.HAND_SIZE
        if info.phase in (Phase.ORDER, Phase.NAME) and not tabled:
            return self._played_out(equity, self.draws(rng, reads=budget.reads))
        if info.phase in (Phase.ORDER, Phase.NAME, Phase.DECIDE):
            worths = TableValues(info, equity, calls_best=calls_best).calls()
            return worths | rollout_values.no_trump_worths(info, equity, rng)
        if info.phase is Phase.DEFEND:
            draw = self.draws(rng, reads=True)
            return rollout_values.defend_worths(info, draw, calls_best=calls_best)
        if info.phase is Phase.RELIEF:
            best = TableValues(info, equity).best
            return rollout_values.relief_worths(info, best, rng)
        return {}
