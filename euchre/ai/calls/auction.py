"""Bidding for tricks: how high a hand may go, by counting and in imagined deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.trick_count import TrickCount
from euchre.ai.cards.position import NOBODY
from euchre.ai.evaluate.expected_tricks import trick_chances
from euchre.ai.evaluate.payoffs import expected
from euchre.ai.search.racing import race
from euchre.rules.actions import Bid, Call, Pass, Play
from euchre.rules.cards import Suit
from euchre.rules.house_rules import build
from euchre.rules.stages.auction import Auction
from euchre.rules.stages.tricks import MISERE, TrickPlay
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.ai.sampling.unseen import World
    from euchre.ai.search.budget import SearchBudget
    from euchre.rules.actions import Action
    from euchre.rules.options import Options

_SOBER = 0.85
"""By how much counting overrates the chance to take no trick."""
_YIELDING = 0.4
"""How much more a bid must promise than passing."""
_MADE = 0.3
"""How much of its worth a bid is taken to bring in that another player has made."""
_MUCH_WORSE = 4.0
"""Bids that promise so many points less than the best one are not tried."""
_MISJUDGED = 1.5
"""By how many points a beginner typically over- or underrates a hand."""


def rules_of_auction(options: Options) -> tuple[Auction, bool]:
    """The auction of a game, and whether the first lead makes trump; ValueError for none."""
    stages = build(options).stages
    leads = any(isinstance(stage, TrickPlay) and stage.lead_makes_trump for stage in stages)
    for stage in stages:
        if isinstance(stage, Auction):
            return stage, leads
    message = f"{options.variant} has no auction"
    raise ValueError(message)


class AuctionCalls(TrickCount):
    """Bids, the suit that is named after them, and the first card where that makes trump."""

    def __init__(self, info: InfoState) -> None:
        super().__init__(info)
        self._auction, self._lead_makes_trump = rules_of_auction(info.options)
        self._names = [rung.name for rung in self._auction.ladder]
        self._said = [(info.seat_no(s.seat), s.call) for s in self._shown.said(Phase.AUCTION)]
        best = info.setup.ranking.best
        self._joker = info.coding.bits[best] if best else 0
        self._counted: dict[Cards, tuple[list[float], Suit, float]] = {}
        self._world: World | None = None
        self._ends: dict[tuple[SeatNo, Suit | None], int] = {}
        """What was found out about the last imagined deal: the tricks by maker and trump."""

    def counted(self, error: float = 0.0) -> Action:
        """The viewer's call, should he misjudge his hand by *error* of a beginner's usual error."""
        if self.info.phase is Phase.DECLARE:
            return Call(self._suit_for(self.info.hand))
        if self.info.phase is Phase.PLAY:
            return self._first_lead()
        promises = self._promises()
        bids = self._worth_saying([bid for bid in promises if isinstance(bid, Bid)])
        best = max(bids, key=lambda bid: (promises[bid], str(bid)), default=Pass())
        good = promises[best] + _MISJUDGED * error > promises[Pass()]
        return best if good else Pass()

    def _first_lead(self) -> Action:
        """The highest card of the best suit."""
        suit = self._suit_for(self.info.hand)
        bits = self.info.coded(suit)[0].bits
        plays = [action for action in self.info.legal if isinstance(action, Play)]
        trumps = [play for play in plays if play.card.suit is suit]
        return max(trumps or plays, key=lambda play: bits[play.card])

    def _promises(self) -> dict[Action, float]:
        """What every bid promises by counting the viewer's own hand; passing is worth nothing."""
        standing, holder = _standing(self._said)
        me, hand = self.info.me, self.info.hand
        return {
            action: self._promise(me, hand, action.name)
            if isinstance(action, Bid)
            else self._passing(me, standing, holder)
            for action in self.info.legal
        }

    def _worth_saying(self, bids: list[Bid]) -> list[Bid]:
        """Of *bids* those that make sense: where all may bid again, only the next one up."""
        order = self._names.index
        bids.sort(key=lambda bid: order(bid.name))
        return bids[:1] if self._auction.many_rounds else bids

    def _choices(self, *, thorough: bool) -> list[Action]:
        """Passing, and the bids that are not hopeless.

        Higher ones than the next among them, where all may bid again: they keep the others from
        bidding what these could still make. Over two runs of Hasenpfeffer that brought the expert
        0.31 and 0.34 points a deal.
        """
        if thorough or self.info.phase is not Phase.AUCTION:
            return super()._choices(thorough=thorough)
        bids = {bid: worth for bid, worth in self._promises().items() if isinstance(bid, Bid)}
        most = max(bids.values(), default=0.0)
        return [Pass(), *(bid for bid, worth in bids.items() if worth > most - _MUCH_WORSE)]

    def worths(
        self, rng: Random, budget: SearchBudget, *, thorough: bool
    ) -> dict[Action, list[float]]:
        """What calls are worth, deal by imagined deal; so with the card that makes trump."""
        if self.info.phase is not Phase.PLAY or not budget.bidding:
            return super().worths(rng, budget, thorough=thorough)
        plays = [action for action in self.info.legal if isinstance(action, Play)]
        choices: list[Action] = sorted(plays, key=str)
        draw = self.draws(rng, reads=budget.reads)
        return race(choices, draw, self.worth, budget.bidding, drop=not thorough)

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so and everybody bids by counting."""
        info = self.info
        if isinstance(action, Call):
            assert action.suit is not None
            return self._played(world, self._shown.bid, info.maker, action.suit)
        if isinstance(action, Play):
            suit = action.card.suit
            led = info.coded(suit)[0].bits[action.card]
            tricks = self._rollout.tricks(world.hands, suit, info.me, led=led)
            return self._payoffs.by_tricks(info.me, info.maker, self._shown.bid)[tricks]
        standing, maker = self._go_on([*self._said, (info.me, action)], world.hands)
        if not standing:
            holder = self._holder_of_joker(world)
            if not self._auction.joker_holder_forced or holder == NOBODY:
                return 0.0
            standing, maker = self._auction.joker_holder_forced, holder
        return self._played(world, standing, maker, self._suit_for(world.hands[maker]))

    def _played(self, world: World, bid: str, maker: SeatNo, suit: Suit) -> float:
        """What it is worth to the viewer that *maker* plays *bid* with *suit*."""
        worths = self._payoffs.by_tricks(self.info.me, maker, bid)
        return worths[self._tricks(world, maker, None if bid == MISERE else suit)]

    def _tricks(self, world: World, maker: SeatNo, suit: Suit | None) -> int:
        """The makers' tricks with *suit*, or in a misère; bids that differ in height share them."""
        if world is not self._world:
            self._world, self._ends = world, {}
        if (maker, suit) not in self._ends:
            widow = world.kitty if suit and self._takes_widow else 0
            self._ends[maker, suit] = self._rollout.tricks(
                world.hands,
                suit,
                maker,
                taker=maker if widow else NOBODY,
                takes=widow,
                leads_trump=suit is not None and self._lead_makes_trump,
                misere=suit is None,
            )
        return self._ends[maker, suit]

    @property
    def _takes_widow(self) -> bool:
        return self.info.options.widow == "to_bidder" and not self._lead_makes_trump

    def _above(self, standing: str) -> list[str]:
        """The bids that may follow the one that stands, lowest first."""
        start = self._names.index(standing) + 1 if standing else 0
        rungs = self._auction.ladder[start:]
        return [rung.name for rung in rungs if rung.only_over in ("", standing)]

    def _suit_for(self, hand: Cards) -> Suit:
        """The suit with which a hand takes most tricks."""
        return self._count(hand)[1]

    def _count(self, hand: Cards) -> tuple[list[float], Suit, float]:
        """The chances of each number of tricks with the best suit, that suit, and of none."""
        if hand not in self._counted:
            info = self.info
            by_suit = {suit: self._tricks_of(hand, suit) for suit in Suit}
            suit = max(by_suit, key=lambda suit: by_suit[suit])
            likely = trick_chances(by_suit[suit], info.hand_size, helped=info.in_pairs)
            none = self._expected[None].none(info.recoded(hand, None))
            self._counted[hand] = likely, suit, _SOBER * none
        return self._counted[hand]

    def _promise(self, seat: SeatNo, hand: Cards, bid: str) -> float:
        """What *bid* is worth to the player at *seat* with this *hand*, by counting."""
        likely, _, none = self._count(hand)
        worths = self._payoffs.by_tricks(seat, seat, bid)
        if bid == MISERE:
            return worths[0] * none + worths[1] * (1 - none)
        return expected(worths, likely)

    def _passing(self, seat: SeatNo, standing: str, holder: SeatNo) -> float:
        """What passing is taken to be worth: that the bid that stands will just be made."""
        if not standing:
            return _YIELDING
        worths = self._payoffs.by_tricks(seat, holder, standing)
        return _MADE * worths[self._needed(holder, standing)] + _YIELDING

    def _needed(self, seat: SeatNo, bid: str) -> int:
        """The fewest tricks with which *bid* is no loss."""
        worths = self._payoffs.by_tricks(seat, seat, bid)
        return next((n for n, worth in enumerate(worths) if worth > 0), len(worths) - 1)

    def _answer(self, seat: SeatNo, hand: Cards, standing: str, holder: SeatNo) -> str:
        """The bid a player makes by counting; empty for passing."""
        names = self._above(standing)
        if self._auction.many_rounds:
            names = names[:1]
        best, most = "", self._passing(seat, standing, holder)
        for name in names:
            worth = self._promise(seat, hand, name)
            if worth > most:
                best, most = name, worth
        return best

    def _go_on(
        self, said: list[tuple[SeatNo, Action]], hands: Sequence[Cards]
    ) -> tuple[str, SeatNo]:
        """The bid and the bidder that win the auction when all go on by counting."""
        count = self.info.count
        passed = {seat for seat, call in said if isinstance(call, Pass)}
        standing, holder = _standing(said)
        seat, turns = said[-1][0], len(said)
        last = self._names[-1]
        while standing != last and len(passed) < count - bool(standing):
            if not self._auction.many_rounds and turns >= count:
                break
            seat = (seat + 1) % count
            if seat in passed:
                continue
            turns += 1
            bid = self._answer(seat, hands[seat], standing, holder)
            if bid:
                standing, holder = bid, seat
            else:
                passed.add(seat)
        return standing, holder

    def _holder_of_joker(self, world: World) -> SeatNo:
        held = (seat for seat, hand in enumerate(world.hands) if hand & self._joker)
        return next(held, NOBODY)

    def _margins(self, dealt: Sequence[Cards]) -> Iterable[tuple[float, bool]]:
        """How far each hand that has spoken was above bidding, and whether it did bid."""
        for number, (seat, call) in enumerate(self._said):
            standing, holder = _standing(self._said[:number])
            if seat == self.info.me:
                continue
            passing = self._passing(seat, standing, holder)
            bids = isinstance(call, Bid)
            names = [call.name] if isinstance(call, Bid) else self._above(standing)[:1]
            if names:
                yield self._promise(seat, dealt[seat], names[0]) - passing, bids


def _standing(said: Sequence[tuple[SeatNo, Action]]) -> tuple[str, SeatNo]:
    """The bid that stands and who made it."""
    for seat, call in reversed(said):
        if isinstance(call, Bid):
            return call.name, seat
    return "", NOBODY
