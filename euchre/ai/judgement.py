"""What every bid is worth: the tables' chances of each outcome, times the stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai import bidding, maxims, strength
from euchre.ai.features import (
    call_features,
    name_pass_features,
    order_pass_features,
    turned_place,
)
from euchre.ai.reading import facts, layout_for, number
from euchre.rules.actions import Call, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.features import Features
    from euchre.ai.stakes import Stakes
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_DEALER = 3
_WORST = -9.0


class Judge:
    """Judges the bids of one player in one of the two rounds."""

    def __init__(self, view: PlayerView, stakes: Stakes) -> None:
        shown = facts(view)
        assert view.seat is not None
        assert shown.upcard is not None
        assert shown.proposed is not None
        self._view, self._stakes = view, stakes
        self._tables = bidding.tables_for(view.options)
        self._first = view.phase is Phase.ORDER
        self._place = (number(view, view.seat) - number(view, shown.dealer) - 1) % 4
        turned = shown.proposed
        self._suits = (turned, turned.twin, *(s for s in Suit if s not in (turned, turned.twin)))
        self._layouts = [layout_for(view, suit) for suit in self._suits]
        self._turned = self._layouts[0].bits[shown.upcard]
        self._turned_place = turned_place(self._layouts[0], self._turned)

    def passing(self) -> float:
        """What passing is worth."""
        hands = [cards.mask(self._view.hand) for cards in self._layouts]
        features = self._pass_features(hands)
        context = bidding.pass_context(self._place, first=self._first)
        estimate = self._tables.passing.get(context, bidding.NOTHING)
        return _expected(estimate(features), self._stakes.of_passing())

    def _pass_features(self, hands: Sequence[int]) -> Features:
        find = order_pass_features if self._first else name_pass_features
        return find(self._layouts, hands, self._turned_place)

    def call(self, suit: Suit, *, alone: bool) -> float:
        """What making *suit* trump is worth."""
        index = self._suits.index(suit)
        cards = self._layouts[index]
        hand = cards.mask(self._view.hand)
        if self._first and self._place == _DEALER:
            hand |= self._turned
            may_go = hand if self._view.options.may_discard_upcard else hand ^ self._turned
            hand ^= maxims.discard(cards, hand, may_go)
        features = call_features(cards, hand, self._turned_place)
        context = bidding.call_context(self._place, first=self._first, next_suit=index == 1)
        if not alone:
            chances = self._tables.call.get(context, bidding.HOPELESS)(features)
        elif strength.may_go_alone(cards, hand):
            chances = self._tables.lone.get(context, bidding.HOPELESS)(features)
        else:
            return _WORST + strength.strength(cards, hand) / 10
        return _expected(chances, self._stakes.of_calling(alone=alone))


def bid_worths(view: PlayerView, stakes: Stakes) -> dict[Action, float]:
    """What each legal bid is worth, in points at the score."""
    judge = Judge(view, stakes)
    worths: dict[Action, float] = {}
    for action in view.legal:
        if isinstance(action, Pass):
            worths[action] = judge.passing()
        elif isinstance(action, OrderUp):
            proposed = facts(view).proposed
            assert proposed is not None
            worths[action] = judge.call(proposed, alone=bool(action.alone))
        elif isinstance(action, Call) and action.suit is not None:
            worths[action] = judge.call(action.suit, alone=bool(action.alone))
    return worths


def _expected(chances: Sequence[float], worths: Sequence[float]) -> float:
    return sum([chance * worth for chance, worth in zip(chances, worths, strict=True)])
