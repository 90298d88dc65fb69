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
    ) -> None:
        self._info, self._unseen = info, unseen
        self._calls, self._rejection = calls, rejection
        self._taken_up = info.upcard if info.shown.picked_up else 0
        self._best = 0.0

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
        return self._unseen.draw(rng)

    def likelihood(self, world: World, wanted: float = 0.0) -> float:
        """How likely others would have done as they did, had the cards lain so.

        Only roughly when that is clearly less than *wanted*.
        """
        return self._explained(world, self._held(world), 1.0, wanted)

    def _held(self, world: World) -> list[Cards]:
        """What each seat held at the first lead."""
        return [h | played for h, played in zip(world.hands, self._info.played, strict=True)]

    def _explained(
        self, world: World, held: list[Cards], likely: float, wanted: float
    ) -> float:
        """*likely* times how well the calls fit; roughly once that is less than *wanted*."""
        dealt, taker = held[:], self._info.discarder
        dealt[taker] = (dealt[taker] | world.discard) & ~self._taken_up
        return self._calls(dealt, likely, wanted) if self._calls else likely


class CardInference(Inference):
    """The same for two pairs, who are taken to discard and to play their cards by a policy, too."""

    def __init__(
        self,
        info: InfoState,
        unseen: Unseen,
        calls: CallLikelihood | None,
        rejection: Rejection,
        policies: Sequence[Policy],
    ) -> None:
        """Without *calls* only the cards tell anything."""
        super().__init__(info, unseen, calls, rejection)
        self._policies = policies
        # The card the dealer may not lay away.
        self._kept = 0 if info.options.may_discard_upcard else self._taken_up
        # Whoever called for his partner's best card tells by that how strong he is.
        self._reads_lone = info.maker != info.me and any(
            seat is info.shown.maker for _, seat in info.shown.exchanges
        )

    def _proposal(self, rng: Random) -> World:
        """A deal in which the dealer has mostly laid away what he needs least."""
        world, dealer = self._unseen.draw(rng), self._info.dealer
        # Two, when he called for the best: his hand was another when he laid away the first.
        single = world.discard and not world.discard & (world.discard - 1)
        if not self._taken_up or not single or dealer == self._info.me:
            return world
        hand = world.hands[dealer]
        six = hand | self._info.played[dealer] | world.discard
        least = partnership.discard(self._unseen.coding, six, six & ~self._kept)
        barred = world.discard & self._unseen.voids[dealer]
        if not least & hand or barred or rng.random() < _CARELESS:
            return world
        hands = list(world.hands)
        hands[dealer] = hand ^ least ^ world.discard
        return world._replace(hands=tuple(hands), discard=least)

    def likelihood(self, world: World, wanted: float = 0.0) -> float:
        """How likely others would have called and played as they did, had the cards lain so."""
        held = self._held(world)
        likely = self._lone_likelihood(held[self._info.maker]) if self._reads_lone else 1.0
        likely = self._explained(world, held, likely, wanted)
        if not self._info.plays or (self._calls and likely <= wanted):
            return likely
        return self._played(self._info.first_lead(held, world.discard), likely, wanted)

    def _lone_likelihood(self, hand: Cards) -> float:
        """How likely one plays alone who has this hand with his partner's best card."""
        points = hand_points.points(self._unseen.coding, hand)
        return 1 / (1 + exp((_ALONE_WITH_THE_BEST - points) / BID_TEMPERATURE))

    def _played(self, at: Position, likely: float, wanted: float) -> float:
        """*likely* times how well the cards fit; roughly once that is less than *wanted*."""
        me, policies = self._info.me, self._policies
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
