"""Making trump by the turned card where nobody has a partner: two and three players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.rollout_values import CallRollouts, Offer
from euchre.ai.calls.trick_count import TrickCount
from euchre.ai.policy import partnership
from euchre.rules.actions import Call, OrderUp, Pass, PickUp
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.ai.sampling.unseen import World
    from euchre.rules.actions import Action

_ENOUGH = {2: (2.6, 2.1), 3: (3.1, 2.9)}
"""How many tricks one must expect to order up and to name a suit, by the number of players."""
_MISJUDGED = 0.8
"""By how many tricks a beginner typically over- or underrates a hand."""


class TurnedCardCalls(TrickCount):
    """Ordering up, taking the turned card or leaving it, and naming a suit."""

    def __init__(self, info: InfoState) -> None:
        super().__init__(info)
        self._rollouts = CallRollouts(info, self._payoffs, self._orders, self._names)
        self._to_order, self._to_name = _ENOUGH[info.count]

    def counted(self, error: float = 0.0) -> Action:
        """The viewer's call, should he misjudge his hand by *error* of a beginner's usual error."""
        legal = self.info.legal
        if self.info.phase is Phase.PICK_UP:
            return PickUp()  # a trump is always welcome
        calls = [action for action in legal if not isinstance(action, Pass)]
        if not calls:
            return Pass()
        best = max(calls, key=lambda call: (self._promised(call), str(call)))
        enough = self._promised(best) + _MISJUDGED * error > 0
        return best if enough or Pass() not in legal else Pass()

    def _promised(self, action: Action) -> float:
        """By how many tricks the viewer's own hand is above what making trump so takes."""
        if isinstance(action, OrderUp):
            return self._ordering(self.info.me, self.info.hand)
        assert isinstance(action, Call)
        return self._tricks_of(self.info.hand, action.suit) - self._to_name

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so and everybody calls by counting."""
        if self.info.phase is not Phase.PICK_UP:
            return self._rollouts.worth(world, action)
        taken, trump = isinstance(action, PickUp), self._shown.trump
        return self._rollouts.played(world, self.info.maker, trump, ordered=taken)

    def _orders(self, seat: SeatNo, hand: Cards) -> Offer:
        assert self._shown.proposed is not None
        return Offer(self._ordering(seat, hand), self._shown.proposed)

    def _names(self, _seat: SeatNo, hand: Cards) -> Offer:
        return Offer(*self._naming(hand))

    def _ordering(self, seat: SeatNo, hand: Cards) -> float:
        """By how much a hand is above what it takes to order up the turned card."""
        suit, info = self._shown.proposed, self.info
        if seat == info.dealer:
            six = info.recoded(hand | info.upcard, suit)
            kept = six ^ partnership.discard(info.coded(suit)[0], six, six)
            return self._expected[suit].tricks(kept) - self._to_order
        return self._tricks_of(hand, suit) - self._to_order

    def _naming(self, hand: Cards) -> tuple[float, Suit]:
        """By how much a hand is above what it takes to name its best suit, and that suit."""
        suits = [suit for suit in Suit if suit is not self._shown.proposed]
        best = max((self._tricks_of(hand, suit), -n) for n, suit in enumerate(suits))
        return best[0] - self._to_name, suits[-best[1]]

    def _margins(self, dealt: Sequence[Cards]) -> Iterable[tuple[float, bool]]:
        """How far each hand that has spoken was above making trump, and whether it did."""
        for phase, who, call in self._shown.calls:
            seat = self.info.seat_no(who)
            if seat == self.info.me or phase not in (Phase.ORDER, Phase.NAME):
                continue
            hand = dealt[seat]
            if phase is Phase.ORDER:
                margin = self._ordering(seat, hand)
            elif isinstance(call, Call):
                margin = self._tricks_of(hand, call.suit) - self._to_name
            else:
                margin = self._naming(hand)[0]
            yield margin, not isinstance(call, Pass)
