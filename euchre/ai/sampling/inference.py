"""What others hold, inferred from what they have called and played.

Imagined deals are drawn by *rejection sampling*: the better one explains the record, the likelier
it is taken. Nothing is ruled out for certain.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.evaluate import hand_points
from euchre.ai.policy import partnership

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Policy, Position, SeatNo
    from euchre.ai.sampling.unseen import Unseen, World

    CallLikelihood = Callable[[Sequence[Cards], float, float], float]
    """Given hands as dealt: the second argument times how likely the others would have called as
    they did; only roughly once that is less than the third."""

_OFF_POLICY_LIKELIHOOD = 0.2
"""How likely a card is that the policy would not have played, against the one it would."""
_CARELESS = 0.15
"""How often a dealer is taken to have laid away any card at all."""
_ALONE_WITH_THE_BEST = 9.5
"""The points a lone player's hand is taken to have once he has got his partner's best card."""
BID_TEMPERATURE = 0.9
"""By how many points of a hand a bidder's judgement is taken to differ from ours."""


class Rejection(NamedTuple):
    """How much is drawn before a deal is taken."""

    scale_samples: int
    """So many deals are looked at first, to learn how well a deal can explain the record."""
    max_tries: int
    """How many deals are looked at before the best of them is taken all the same."""
    reserve: bool = False
    """Whether one more is set aside, for the case that none of these is possible at all."""


class Inference:
    """Draws imagined deals that explain the record, the better ones more often."""

    def __init__(
        self,
        info: InfoState,
        unseen: Unseen,
        calls: CallLikelihood | None,
        rejection: Rejection,
        policies: Sequence[Policy] = (),
    ) -> None:
        """Without *calls* these tell nothing; with *policies* discards and cards tell something."""
        self._info, self._unseen = info, unseen
        self._calls, self._rejection = calls, rejection
        self._taken_up = info.upcard if info.shown.picked_up else 0
        self._policies, self._best = policies, 0.0
        self._start = info.first_lead([0] * info.count, 0) if policies and info.plays else None
        # The card the dealer may not lay away.
        self._kept = 0 if info.options.may_discard_upcard else self._taken_up
        # Whoever called for his partner's best card tells by that how strong he is.
        called_best = any(seat is info.shown.maker for _, seat in info.shown.exchanges)
        self._reads_lone = called_best and info.maker != info.me

    def draw(self, rng: Random) -> World:
        """One imagined deal."""
        samples, tries, reserve = self._rejection
        if not self._best:
            self._best = max(self.likelihood(self._proposal(rng)) for _ in range(samples))
        kept, most = (self._proposal(rng), 0.0) if reserve else (None, -1.0)
        for _ in range(tries):
            world = self._proposal(rng)
            wanted = rng.random() * self._best
            likely = self.likelihood(world, wanted)
            if likely > wanted:
                return world
            if likely > most:
                kept, most = world, likely
        assert kept is not None
        return kept

    def _proposal(self, rng: Random) -> World:
        """A deal in which a dealer with a policy has mostly laid away what he needs least."""
        world, dealer = self._unseen.draw(rng), self._info.dealer
        if not self._policies or not self._taken_up or dealer == self._info.me:
            return world
        hand, away = world.hands[dealer], world.discard
        # Two, when he called for the best: his hand was another when he laid away the first.
        if not away or away & (away - 1) or away & self._unseen.voids[dealer]:
            return world
        six = hand | self._info.played[dealer] | away
        least = partnership.discard(self._unseen.coding, six, six & ~self._kept)
        if not least & hand or rng.random() < _CARELESS:
            return world
        hands = list(world.hands)
        hands[dealer] = hand ^ least ^ away
        return world._replace(hands=tuple(hands), discard=least)

    def likelihood(self, world: World, wanted: float = 0.0) -> float:
        """How likely others would have done as they did, had the cards lain so.

        Only roughly when that is clearly less than *wanted*.
        """
        info = self._info
        held = [hand | played for hand, played in zip(world.hands, info.played, strict=True)]
        likely = self._lone_likelihood(held[info.maker]) if self._reads_lone else 1.0
        if self._calls:
            dealt, taker = held[:], info.discarder
            dealt[taker] = (dealt[taker] | world.discard) & ~self._taken_up
            likely = self._calls(dealt, likely, wanted)
            if likely <= wanted:
                return likely
        return self._times_cards(held, world.discard, likely, wanted)

    def _lone_likelihood(self, hand: Cards) -> float:
        """How likely one plays alone who has this hand with his partner's best card."""
        points = hand_points.points(self._unseen.coding, hand)
        return 1 / (1 + exp((_ALONE_WITH_THE_BEST - points) / BID_TEMPERATURE))

    def _times_cards(
        self, held: list[Cards], discard: Cards, likely: float, wanted: float
    ) -> float:
        """*likely* times how well the cards fit; roughly once that is less than *wanted*."""
        if self._start is None:
            return likely
        at, me, policies = self._start.copy(held), self._info.me, self._policies
        at.discard = discard
        for seat, card in self._info.plays:
            if seat != me:
                usual = policies[seat](at)
                if usual != card and not _equal(at, seat, usual, card):
                    likely *= _OFF_POLICY_LIKELIHOOD
                    if likely <= wanted:
                        break
            at.play(card)
        return likely


def _equal(at: Position, seat: SeatNo, one: Bit, other: Bit) -> bool:
    """Whether no card of another hand lies between two of the same suit."""
    if not at.suit_of[one] & other:
        return False
    others = 0
    for number, hand in enumerate(at.hands):
        if number != seat:
            others |= hand
    low, high = (one, other) if one < other else (other, one)
    return not (others | at.best) & (high - low)
