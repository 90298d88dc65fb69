"""What every bid is worth: the tables' chances of each outcome, times the stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import bidding_place, facts, layout_for
from euchre.ai.evaluate import hand_points, outcome_tables
from euchre.ai.evaluate.features import (
    call_features,
    name_pass_features,
    order_pass_features,
    turned_place,
)
from euchre.ai.evaluate.payoffs import expected
from euchre.ai.policy import partnership
from euchre.rules.actions import Call, Decide, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.evaluate.features import Features
    from euchre.ai.evaluate.match_equity import Stakes
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.view import PlayerView

_DEALER = 3
_OPPONENTS = (0, 2)
"""The places of the dealer's opponents."""
_WORST = -9.0
_NEEDLESS = 0.01
_MUCH_WEAKER = 2.5
"""In points of strength."""
_WEAKER = 0.5


class Judge:
    """Judges the bids of one player in one of the two rounds.

    Only a player who *calls_best* reckons with what his partner's best card brings, where lone
    players may call for it.
    """

    def __init__(
        self, view: PlayerView, stakes: Stakes, *, first: bool, calls_best: bool = True
    ) -> None:
        shown = facts(view)
        assert shown.upcard is not None
        assert shown.proposed is not None
        self._view, self._stakes = view, stakes
        self._tables = outcome_tables.tables_for(view.options, calls_best=calls_best)
        self._first = first
        self._place = bidding_place(view)
        turned = shown.proposed
        self._suits = (
            turned,
            turned.twin,
            *(s for s in Suit if s not in (turned, turned.twin)),
        )
        self._layouts = [layout_for(view, suit) for suit in self._suits]
        self._turned = self._layouts[0].bits[shown.upcard]
        self._turned_place = turned_place(self._layouts[0], self._turned)

    def best(self, hand: Sequence[Card]) -> float:
        """What the better of passing and ordering up is worth with *hand*."""
        return max(self.passing(hand), self.call(self._suits[0], hand, alone=False))

    def passing(self, cards: Sequence[Card]) -> float:
        """What passing is worth with these cards."""
        hands = [suits.mask(cards) for suits in self._layouts]
        features = self._pass_features(hands)
        context = outcome_tables.pass_context(self._place, first=self._first)
        estimate = self._tables.passing.get(context, outcome_tables.NOTHING)
        return expected(self._stakes.of_passing(), estimate(features))

    def _pass_features(self, hands: Sequence[int]) -> Features:
        find = order_pass_features if self._first else name_pass_features
        return find(self._layouts, hands, self._turned_place)

    def call(self, suit: Suit, held: Sequence[Card], *, alone: bool) -> float:
        """What making *suit* trump is worth with the cards *held*."""
        index = self._suits.index(suit)
        cards = self._layouts[index]
        hand = cards.mask(held)
        if self._first and self._place == _DEALER and not hand & self._turned:
            hand |= self._turned
            may_go = hand if self._view.options.may_discard_upcard else hand ^ self._turned
            hand ^= partnership.discard(cards, hand, may_go)
        features = call_features(cards, hand, self._turned_place)
        context = outcome_tables.call_context(
            self._place, first=self._first, next_suit=index == 1
        )
        if not alone:
            chances = self._tables.call.get(context, outcome_tables.HOPELESS)(features)
        elif hand_points.may_go_alone(cards, hand):
            chances = self._tables.lone.get(context, outcome_tables.HOPELESS)(features)
            if self._dealer_beats(hand & cards.trump):
                # The dealer is sure of a trick with the card he picks up.
                lost, made, march = chances
                chances = [lost, made + march, 0.0]
        else:
            return _WORST + hand_points.strength(cards, hand) / 10
        return expected(self._stakes.of_calling(alone=alone), chances)

    def _dealer_beats(self, trumps: int) -> bool:
        """Whether the dealer picks up a card against which these *trumps* are too low alone."""
        against = self._first and self._place in _OPPONENTS and self._turned > trumps
        return against and not self._view.options.partners_best


def _pointless_alone(stakes: Stakes) -> bool:
    """Whether a march alone wins no more than one together: then a partner can only help."""
    alone, together = stakes.of_calling(alone=True), stakes.of_calling(alone=False)
    return alone[outcome_tables.MARCH] <= together[outcome_tables.MARCH]


def bid_worths(
    view: PlayerView, stakes: Stakes, *, calls_best: bool = True
) -> dict[Action, float]:
    """What each legal bid is worth, in points at the score."""
    judge = Judge(view, stakes, first=view.phase is Phase.ORDER, calls_best=calls_best)
    worths: dict[Action, float] = {}
    for action in view.legal:
        if isinstance(action, Pass):
            worths[action] = judge.passing(view.hand)
        elif isinstance(action, OrderUp):
            proposed = facts(view).proposed
            assert proposed is not None
            worths[action] = judge.call(proposed, view.hand, alone=bool(action.alone))
        elif isinstance(action, Call) and action.suit is not None:
            worths[action] = judge.call(action.suit, view.hand, alone=bool(action.alone))
    return _sober(_strongest_first(view, worths), stakes)


def _strongest_first(view: PlayerView, worths: dict[Action, float]) -> dict[Action, float]:
    """The same, but no suit much weaker than the hand's best is worth more than that.

    The tables know little about such calls: in simulation nobody makes them.
    """
    calls = [action for action in worths if isinstance(action, Call)]
    points = {call.suit: _points(view, call.suit) for call in calls}
    if not points:
        return worths
    best = max(points.values())
    top = max(worths[call] for call in calls if points[call.suit] == best)
    return worths | {
        call: min(worths[call], top - _WEAKER)
        for call in calls
        if points[call.suit] < best - _MUCH_WEAKER
    }


def _points(view: PlayerView, suit: Suit | None) -> float:
    cards = layout_for(view, suit)
    return hand_points.strength(cards, cards.mask(view.hand))


def _sober(worths: dict[Action, float], stakes: Stakes) -> dict[Action, float]:
    """The same, but playing alone never looks better where it cannot win more."""
    if not _pointless_alone(stakes):
        return worths
    sober = dict(worths)
    for action, worth in worths.items():
        together = _together(action)
        if together in worths:
            sober[action] = min(worth, worths[together] - _NEEDLESS)
    return sober


def _together(action: Action) -> Action | None:
    """The same call with the partner, for one made alone."""
    if isinstance(action, OrderUp) and action.alone:
        return OrderUp(alone=False)
    if isinstance(action, Call) and action.alone:
        return Call(action.suit, alone=False)
    return Decide(alone=False) if isinstance(action, Decide) and action.alone else None


def decide_worths(
    view: PlayerView, stakes: Stakes, *, calls_best: bool = True
) -> dict[Action, float]:
    """What playing alone and playing together are worth to a maker who has not said yet."""
    trump = facts(view).trump
    judge = Judge(view, stakes, first=facts(view).picked_up, calls_best=calls_best)
    if trump is None:
        return dict.fromkeys(view.legal, 0.0)
    worths: dict[Action, float] = {
        Decide(alone=alone): judge.call(trump, view.hand, alone=alone)
        for alone in (False, True)
    }
    return _sober(worths, stakes)
