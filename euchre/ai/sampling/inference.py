"""How well an imagined deal explains what the others have done: their bids and their cards.

Whoever passed is unlikely to hold three good trumps, whoever called is unlikely to hold none,
and most cards are played by habit. Nothing is ruled out for certain.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import recoder
from euchre.ai.cards.from_view import facts, layout_for, out_of_play
from euchre.ai.cards.position import Situation
from euchre.ai.evaluate import hand_points
from euchre.ai.policy import learned, partnership
from euchre.rules.actions import Call, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.cards.card_coding import Layout
    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.rules.state import Spoken
    from euchre.rules.view import PlayerView

_DOUBT = 0.9
"""By how many points a bidder's judgement is taken to differ from ours."""
_ODD = 0.2
"""How likely a card is that habit would not have played, against the one it would."""
_ALONE_WITH_THE_BEST = 9.5
"""The strength a lone player's hand is taken to have once he has got his partner's best card."""
_CARELESS = 0.15
"""How often a dealer is taken to have laid away any card at all."""
_SAMPLE = 24
_PATIENCE = 16
"""How many deals are looked at before the best of them is taken all the same."""


class Belief:
    """Draws imagined deals that explain the record, the better ones more often."""

    def __init__(self, view: PlayerView, unseen: Unseen) -> None:
        shown = facts(view)
        self._habits = learned.minds(view, unseen.layout)[0]
        seats = {seat: index for index, seat in enumerate(view.setup.table.seats)}
        self._unseen, self._shown = unseen, shown
        self._me = -1 if view.seat is None else seats[view.seat]
        self._dealer = seats[shown.dealer]
        self._out = frozenset(seats[seat] for seat in shown.sitting_out)
        self._maker = -1 if shown.maker is None else seats[shown.maker]
        bits = unseen.layout.bits
        self._turned = bits[shown.upcard] if shown.upcard and shown.picked_up else 0
        self._plays = [
            (seats[played.seat], bits[played.card])
            for trick in shown.tricks
            for played in trick
        ]
        # Suits the dealer has shown to be out of, and the card he may not lay away.
        self._voids = unseen.barred(self._dealer)
        self._stuck = view.options.stick_the_dealer
        self._kept = 0 if view.options.may_discard_upcard else self._turned
        self._gone = unseen.layout.mask(out_of_play(shown))
        self._played = [0, 0, 0, 0]
        for seat, card in self._plays:
            self._played[seat] |= card
        self._suits = {
            suit: (layout_for(view, suit), recoder(unseen.layout, layout_for(view, suit)))
            for suit in Suit
        }
        # Whoever called for the best, or gave it, holds other cards than those he bid on.
        lone = {seat for _, seat in shown.exchanges}
        changed = lone | {view.setup.table.partner_of(seat) for seat in lone}
        bids = [
            (seats[s.seat], s)
            for s in shown.calls
            if seats[s.seat] != self._me and s.seat not in changed
        ]
        self._read_lone = shown.maker in lone and self._maker != self._me
        # The call that made trump tells most: few hands would have made it.
        self._bids = sorted(bids, key=lambda bid: isinstance(bid[1].call, Pass))
        self._best = 0.0

    def draw(self, rng: Random) -> World:
        """One imagined deal."""
        if not self._best:
            worlds = (self._well_discarded(self._unseen.draw(rng), rng) for _ in range(_SAMPLE))
            self._best = max(map(self.fit, worlds))
        kept, fit = None, -1.0
        for _ in range(_PATIENCE):
            world = self._well_discarded(self._unseen.draw(rng), rng)
            wanted = rng.random() * self._best
            likely = self.fit(world, wanted)
            if likely > wanted:
                return world
            if likely > fit:
                kept, fit = world, likely
        assert kept is not None
        return kept

    def _well_discarded(self, world: World, rng: Random) -> World:
        """The same deal, but the dealer has mostly laid away what he needs least."""
        dealer = self._dealer
        # Two, when he called for the best: his hand was another when he laid away the first.
        single = world.buried and not world.buried & (world.buried - 1)
        if not self._turned or not single or dealer == self._me:
            return world
        hand = world.hands[dealer]
        six = hand | self._played[dealer] | world.buried
        least = partnership.discard(self._unseen.layout, six, six & ~self._kept)
        barred = world.buried & self._voids
        if not least & hand or barred or rng.random() < _CARELESS:
            return world
        hands = list(world.hands)
        hands[dealer] = hand ^ least ^ world.buried
        return world._replace(hands=tuple(hands), buried=least)

    def fit(self, world: World, wanted: float = 0.0) -> float:
        """How likely others would have bid and played as they did, had the cards lain so.

        Only roughly when that is clearly less than *wanted*.
        """
        hands = [held | played for held, played in zip(world.hands, self._played, strict=True)]
        likely = self._lone_fit(hands[self._maker]) if self._read_lone else 1.0
        for seat, spoken in self._bids:
            likely *= self._bid_fit(spoken, seat, self._at_bidding(hands, seat, world))
            if likely <= wanted:
                return likely
        return self._play_fit(hands, world, likely, wanted) if self._plays else likely

    def _lone_fit(self, hand: int) -> float:
        """How likely somebody plays alone who has this hand with his partner's best card."""
        points = hand_points.strength(self._unseen.layout, hand)
        return 1 / (1 + exp((_ALONE_WITH_THE_BEST - points) / _DOUBT))

    def _at_bidding(self, hands: list[int], seat: int, world: World) -> int:
        """The five cards dealt to *seat*."""
        if seat == self._dealer:
            return (hands[seat] | world.buried) & ~self._turned
        return hands[seat]

    def _bid_fit(self, spoken: Spoken, seat: int, hand: int) -> float:
        place = (seat - self._dealer - 1) % 4
        call = spoken.call
        if spoken.phase is Phase.ORDER:
            margin, lone = self._order_margin(hand, place)
        elif spoken.phase is Phase.NAME:
            suit = call.suit if isinstance(call, Call) else None
            if isinstance(call, Call) and suit is None:
                return 1.0
            margin, lone = self._name_margin(hand, place, suit)
            if self._stuck and place == 3:  # noqa: PLR2004 - the dealer
                # He had to call: not how good his hand is, only that no other suit is better.
                margin -= self._name_margin(hand, place, None)[0]
        else:
            return 1.0
        if isinstance(call, Pass):
            return 1 / (1 + exp(margin / _DOUBT))
        likely = 1 / (1 + exp(-margin / _DOUBT))
        if isinstance(call, (OrderUp, Call)) and call.alone is not None:
            sign = 1 if call.alone else -1
            likely /= 1 + exp(-sign * lone / _DOUBT)
        return likely

    def _order_margin(self, hand: int, place: int) -> tuple[float, float]:
        suit, upcard = self._shown.proposed, self._shown.upcard
        assert suit is not None
        assert upcard is not None
        cards, held = self._seen_as(suit, hand)
        turned = cards.bits[upcard]
        if place == 3:  # noqa: PLR2004 - the dealer
            held |= turned
            held ^= partnership.discard(cards, held, held)
        return hand_points.first_round(cards, held, turned, place), hand_points.alone(
            cards, held
        )

    def _name_margin(self, hand: int, place: int, named: Suit | None) -> tuple[float, float]:
        """For the suit *named*, or for the best there was when none was."""
        best = -99.0
        lone = 0.0
        proposed = self._shown.proposed
        for suit in self._suits if named is None else (named,):
            if suit is proposed and suit is not named:
                continue
            cards, held = self._seen_as(suit, hand)
            next_suit = proposed is not None and suit is proposed.twin
            margin = hand_points.second_round(cards, held, place, next_suit=next_suit)
            if margin > best:
                best, lone = margin, hand_points.alone(cards, held)
        return best, lone

    def _seen_as(self, suit: Suit, hand: int) -> tuple[Layout, int]:
        cards, recode = self._suits[suit]
        return cards, recode(hand)

    def _play_fit(self, hands: list[int], world: World, likely: float, wanted: float) -> float:
        """*likely* times how well the cards fit; roughly once that is less than *wanted*."""
        at = Situation(
            self._unseen.layout,
            hands[:],
            maker=self._maker,
            leader=self._plays[0][0],
            sitting_out=self._out,
            gone=self._gone,
            buried=world.buried,
            burier=self._dealer,
        )
        for seat, card in self._plays:
            if seat != self._me:
                habit = self._habits[seat](at)
                if habit != card and not _equal(at, seat, habit, card):
                    likely *= _ODD
                    if likely <= wanted:
                        break
            at.play(card)
        return likely


def _equal(at: Situation, seat: int, one: int, other: int) -> bool:
    """Whether no card of another hand lies between two of the same suit."""
    if not at.suit_of[one] & other:
        return False
    others = 0
    for number_, hand in enumerate(at.hands):
        if number_ != seat:
            others |= hand
    low, high = (one, other) if one < other else (other, one)
    return not (others | at.best) & (high - low)
