"""Calls of two pairs by counting the points of a hand: one's own, and what others' calls tell."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import exp
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from euchre.ai.calls.model import CallModel
from euchre.ai.calls.rollout_values import Offer
from euchre.ai.evaluate import hand_points, partners_best
from euchre.ai.policy import partnership
from euchre.ai.sampling.inference import BID_TEMPERATURE
from euchre.rules.actions import Call, Decide, Defend, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.rules.actions import Action
    from euchre.rules.state import Spoken

DEALER = 3
"""The dealer's place in the order of bidding."""
OPPONENTS = (0, 2)
"""The places of the dealer's opponents."""
_DEFEND_ALONE = 7.5
"""The points of a hand that defends alone."""
_LONE_BURDEN = 1.5
"""How much more a hand must have when the only way to call is alone."""
_MISJUDGED = 1.1
"""By how many points a beginner typically over- or underrates a hand."""
_MARCH = 2
"""The points of a march with the partner."""
_CAUTION = 0.3
"""How much stronger a hand must be whose euchre would lose the game; or weaker, to win it."""


Margin: TypeAlias = tuple[float, float]
"""How far a hand is above what it takes, in points: to make trump, and to do so alone."""


class _Heard(NamedTuple):
    """A call of another player, and what it says of his hand."""

    seat: SeatNo
    place: int
    margin_of: Callable[[Cards, int], Margin]
    """How far a hand at that place is above what the call takes."""
    sign: int
    """1 for a call, -1 for a pass."""
    lone_sign: int
    """1 for a call alone, -1 with the partner, 0 where he has not said."""


class PointCount(CallModel):
    """Judges calls by the points of hands, which are given as dealt and in the present coding."""

    def __init__(self, info: InfoState) -> None:
        self.info, self._shown = info, info.shown
        # Whoever called for the best, or gave it, holds other cards than those he bid on.
        lone = {seat for _, seat in self._shown.exchanges}
        changed = lone | {info.setup.table.partner_of(seat) for seat in lone}
        heard = [
            self._meaning(spoken)
            for spoken in self._shown.calls
            if info.seat_no(spoken.seat) != info.me
            and spoken.seat not in changed
            and spoken.phase in (Phase.ORDER, Phase.NAME)
            and not (isinstance(spoken.call, Call) and spoken.call.suit is None)
        ]
        # The call that made trump tells most: few hands would have made it.
        self._heard = sorted(heard, key=lambda call: -call.sign)

    def counted(self, error: float = 0.0) -> Action:
        """The viewer's call, should he misjudge his hand by *error* of a beginner's usual error."""
        info = self.info
        if info.phase is Phase.DECIDE:
            lone = self._alone_with_best(info.coding, info.hand)
            return Decide(alone=self._wants_alone(lone))
        if info.phase is Phase.DEFEND:
            points = hand_points.points(info.coding, info.hand)
            return Defend() if points > _DEFEND_ALONE else Pass()
        calls: list[OrderUp | Call] = [OrderUp(alone=False)]
        if info.phase is Phase.NAME:
            suits = dict.fromkeys(call.suit for call in info.legal if isinstance(call, Call))
            calls = [Call(suit, alone=False) for suit in suits]
        return self._best({call: self._own(call, _MISJUDGED * error) for call in calls})

    def _own(self, call: OrderUp | Call, error: float) -> Margin:
        """What a call promises with the viewer's own hand at this score."""
        info, place = self.info, self.info.place
        if isinstance(call, OrderUp):
            coding, hand = self._ordered(info.hand, place)
            together, _ = self._ordering(info.hand, place)
        else:
            coding, hand = info.with_trump(call.suit, info.hand)
            together, _ = self._naming(info.hand, place, call.suit)
        lone = self._alone_with_best(coding, hand)
        if isinstance(call, OrderUp) and place in OPPONENTS:
            lone -= hand_points.card_points(coding, self._turned(coding))
        return together - self._caution() + error, lone + error

    def _turned(self, coding: CardCoding) -> Bit:
        assert self._shown.upcard is not None
        return coding.bits[self._shown.upcard]

    def _alone_with_best(self, coding: CardCoding, hand: Cards) -> float:
        """How far a hand is above playing alone, the partner's best card included."""
        hands = partners_best.likely_hands(self.info, coding, hand)
        return sum([likely * hand_points.alone(coding, held) for likely, held in hands])

    def _caution(self) -> float:
        """How much stronger a hand must be because of the score (negative: weaker)."""
        ours, theirs = self.info.points_needed
        if theirs <= _MARCH < ours:  # a euchre would lose the game
            return _CAUTION
        return -_CAUTION if ours == 1 else 0.0

    def _wants_alone(self, margin: float) -> bool:
        """Whether playing alone is worth the risk: not when a march together wins as well."""
        return margin > 0 and self.info.points_needed[0] > _MARCH

    def _best(self, offers: dict[OrderUp | Call, Margin]) -> Action:
        """The best call, or passing where that is allowed and nothing is good enough.

        The keys are the calls with the partner; where these are barred the lone ones remain.
        """
        legal, best, most = self.info.legal, None, 0.0
        for call, (offer, alone) in offers.items():
            lone = replace(call, alone=True)
            wanted = lone if lone in legal and self._wants_alone(alone) else call
            if call not in legal:
                wanted, offer = lone, alone + _LONE_BURDEN  # noqa: PLW2901 - another offer
            if wanted in legal and (best is None or offer > most):
                best, most = wanted, offer
        if best is not None and (most > 0 or Pass() not in legal):
            return best
        return Pass()

    def likelihood(self, dealt: Sequence[Cards], likely: float, wanted: float) -> float:
        """*likely* times how likely the others would have called so with these hands.

        Only roughly once that is less than *wanted*.
        """
        for seat, place, margin_of, sign, lone_sign in self._heard:
            margin, lone = margin_of(dealt[seat], place)
            fit = 1 / (1 + exp(-sign * margin / BID_TEMPERATURE))
            if lone_sign:
                fit /= 1 + exp(-lone_sign * lone / BID_TEMPERATURE)
            likely *= fit
            if likely <= wanted:
                break
        return likely

    def _meaning(self, spoken: Spoken) -> _Heard:
        """What a call says of its maker's hand."""
        seat, call = self.info.seat_no(spoken.seat), spoken.call
        place = self._place(seat)
        margin_of: Callable[[Cards, int], Margin] = self._ordering
        if spoken.phase is Phase.NAME:
            margin_of = self._best_naming
            if isinstance(call, Call):
                stuck = self.info.options.stick_the_dealer and place == DEALER
                margin_of = partial(self._stuck if stuck else self._naming, suit=call.suit)
        if isinstance(call, Pass):
            return _Heard(seat, place, margin_of, sign=-1, lone_sign=0)
        assert isinstance(call, (OrderUp, Call))
        lone_sign = 0 if call.alone is None else 1 if call.alone else -1
        return _Heard(seat, place, margin_of, sign=1, lone_sign=lone_sign)

    def _ordered(self, hand: Cards, place: int) -> tuple[CardCoding, Cards]:
        """A hand as it will be once the turned card is ordered up."""
        coding, held = self.info.with_trump(self._shown.proposed, hand)
        if place == DEALER:
            held |= self._turned(coding)
            held ^= partnership.discard(coding, held, held)
        return coding, held

    def _ordering(self, hand: Cards, place: int) -> Margin:
        """For ordering up the turned card, or taking it up."""
        coding, held = self._ordered(hand, place)
        together = hand_points.first_round(coding, held, self._turned(coding), place)
        return together, hand_points.alone(coding, held)

    def _naming(self, hand: Cards, place: int, suit: Suit | None) -> Margin:
        """For naming a suit in the second round."""
        proposed = self._shown.proposed
        coding, held = self.info.with_trump(suit, hand)
        next_suit = proposed is not None and suit is proposed.twin
        together = hand_points.second_round(coding, held, place, next_suit=next_suit)
        return together, hand_points.alone(coding, held)

    def _best_naming(self, hand: Cards, place: int) -> Margin:
        """For the best suit there was to name."""
        margins = [self._naming(hand, place, suit) for suit in self._others]
        return max(margins, key=itemgetter(0))

    @property
    def _others(self) -> list[Suit]:
        """The suits that may be named in the second round."""
        return [suit for suit in Suit if suit is not self._shown.proposed]

    def orders(self, seat: SeatNo, hand: Cards) -> Offer:
        """What a hand offers in the first round."""
        assert self._shown.proposed is not None
        margin, lone = self._ordering(hand, self._place(seat))
        return Offer(margin, self._shown.proposed, lone > 0)

    def names(self, seat: SeatNo, hand: Cards) -> Offer:
        """What a hand offers in the second round."""
        margins = {suit: self._naming(hand, self._place(seat), suit) for suit in self._others}
        suit, (margin, lone) = max(margins.items(), key=lambda named: named[1][0])
        return Offer(margin, suit, lone > 0)

    def _place(self, seat: SeatNo) -> int:
        """Where a seat stands in the order of bidding: 0 left of the dealer, 3 the dealer."""
        return (seat - self.info.dealer - 1) % self.info.count

    def _stuck(self, hand: Cards, place: int, suit: Suit | None) -> Margin:
        """For a dealer who had to call: only that no other suit is better, not how good it is."""
        margin, lone = self._naming(hand, place, suit)
        return margin - self._best_naming(hand, place)[0], lone
