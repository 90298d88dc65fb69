"""Calls of two pairs by counting the points of a hand: one's own, and what others' calls tell."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.calls.model import CallModel
from euchre.ai.evaluate import hand_points, partners_best
from euchre.ai.policy import partnership
from euchre.ai.sampling.inference import BID_TEMPERATURE
from euchre.rules.actions import Call, Decide, Defend, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import CardCoding, Cards
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


class Margin(NamedTuple):
    """How far a hand is above what it takes, in points: to make trump, and to do so alone."""

    together: float
    alone: float


class PointCount(CallModel):
    """Judges calls by the points of hands, which are given as dealt and in the present coding."""

    def __init__(self, info: InfoState) -> None:
        self.info, self._shown = info, info.shown
        # Whoever called for the best, or gave it, holds other cards than those he bid on.
        partner_of = info.setup.table.partner_of
        lone = {seat for _, seat in self._shown.exchanges}
        changed = {info.seat_no(s) for seat in lone for s in (seat, partner_of(seat))}
        said = [(info.seat_no(spoken.seat), spoken) for spoken in self._shown.calls]
        calls = [(s, spoken) for s, spoken in said if s != info.me and s not in changed]
        # The call that made trump tells most: few hands would have made it.
        self._calls = sorted(calls, key=lambda call: isinstance(call[1].call, Pass))

    def counted(self, error: float = 0.0) -> Action:
        """The viewer's call, should he misjudge his hand by *error* of a beginner's usual error."""
        info = self.info
        if info.phase is Phase.DECIDE:
            lone = self._alone_with_best(info.coding, info.hand)
            return Decide(alone=self._wants_alone(lone))
        if info.phase is Phase.DEFEND:
            points = hand_points.points(info.coding, info.hand)
            return Defend() if points > _DEFEND_ALONE else Pass()
        return self._best({call: self._own(call, error) for call in self._offers()})

    def _offers(self) -> list[OrderUp | Call]:
        """The calls with the partner for every suit that the viewer may make trump now."""
        if self.info.phase is Phase.ORDER:
            return [OrderUp(alone=False)]
        calls = [action for action in self.info.legal if isinstance(action, Call)]
        return [Call(suit, alone=False) for suit in dict.fromkeys(c.suit for c in calls)]

    def _own(self, call: OrderUp | Call, error: float) -> Margin:
        """What a call promises with the viewer's own hand at this score."""
        info, place = self.info, self.info.place
        if isinstance(call, OrderUp):
            coding, hand = self._ordered(info.hand, place)
            together = self._ordering(info.hand, place).together
        else:
            coding, hand = info.coding_for(call.suit), info.recoded(info.hand, call.suit)
            together = self._naming(info.hand, place, call.suit).together
        lone = self._alone_with_best(coding, hand)
        if isinstance(call, OrderUp) and place in OPPONENTS:
            assert self._shown.upcard is not None
            lone -= hand_points.card_points(coding, coding.bits[self._shown.upcard])
        misjudged = _MISJUDGED * error
        return Margin(together - self._caution() + misjudged, lone + misjudged)

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
        for call, margin in offers.items():
            lone = _alone(call)
            if call in legal:
                offer = margin.together
                wanted = lone if lone in legal and self._wants_alone(margin.alone) else call
            elif lone in legal:
                offer, wanted = margin.alone + _LONE_BURDEN, lone
            else:
                continue
            if best is None or offer > most:
                best, most = wanted, offer
        if best is not None and (most > 0 or Pass() not in legal):
            return best
        return Pass()

    def likelihood(self, dealt: Sequence[Cards], likely: float, wanted: float) -> float:
        """*likely* times how likely the others would have called so with these hands.

        Only roughly once that is less than *wanted*.
        """
        for seat, spoken in self._calls:
            likely *= self._likelihood_of(spoken, seat, dealt[seat])
            if likely <= wanted:
                break
        return likely

    def _likelihood_of(self, spoken: Spoken, seat: SeatNo, hand: Cards) -> float:
        place = (seat - self.info.dealer - 1) % self.info.count
        call = spoken.call
        if spoken.phase is Phase.ORDER:
            margin, lone = self._ordering(hand, place)
        elif spoken.phase is not Phase.NAME or (isinstance(call, Call) and call.suit is None):
            return 1.0
        elif isinstance(call, Call):
            margin, lone = self._naming(hand, place, call.suit)
            if self.info.options.stick_the_dealer and place == DEALER:
                # He had to call: not how good his hand is, only that no other suit is better.
                margin -= self._best_naming(hand, place).together
        else:
            margin, lone = self._best_naming(hand, place)
        if isinstance(call, Pass):
            return 1 / (1 + exp(margin / BID_TEMPERATURE))
        likely = 1 / (1 + exp(-margin / BID_TEMPERATURE))
        if isinstance(call, (OrderUp, Call)) and call.alone is not None:
            sign = 1 if call.alone else -1
            likely /= 1 + exp(-sign * lone / BID_TEMPERATURE)
        return likely

    def _ordered(self, hand: Cards, place: int) -> tuple[CardCoding, Cards]:
        """A hand as it will be once the turned card is ordered up."""
        suit, upcard = self._shown.proposed, self._shown.upcard
        assert upcard is not None
        coding, held = self.info.coding_for(suit), self.info.recoded(hand, suit)
        if place == DEALER:
            held |= coding.bits[upcard]
            held ^= partnership.discard(coding, held, held)
        return coding, held

    def _ordering(self, hand: Cards, place: int) -> Margin:
        """For ordering up the turned card, or taking it up."""
        assert self._shown.upcard is not None
        coding, held = self._ordered(hand, place)
        together = hand_points.first_round(coding, held, coding.bits[self._shown.upcard], place)
        return Margin(together, hand_points.alone(coding, held))

    def _naming(self, hand: Cards, place: int, suit: Suit | None) -> Margin:
        """For naming a suit in the second round."""
        proposed = self._shown.proposed
        coding, held = self.info.coding_for(suit), self.info.recoded(hand, suit)
        next_suit = proposed is not None and suit is proposed.twin
        together = hand_points.second_round(coding, held, place, next_suit=next_suit)
        return Margin(together, hand_points.alone(coding, held))

    def _best_naming(self, hand: Cards, place: int) -> Margin:
        """For the best suit there was to name."""
        suits = [suit for suit in Suit if suit is not self._shown.proposed]
        margins = [self._naming(hand, place, suit) for suit in suits]
        return max(margins, key=lambda margin: margin.together)


def _alone(call: OrderUp | Call) -> Action:
    return Call(call.suit, alone=True) if isinstance(call, Call) else OrderUp(alone=True)
