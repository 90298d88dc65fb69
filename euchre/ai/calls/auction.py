"""Bidding for tricks: how high a hand may go, by counting and in imagined deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import facts, number
from euchre.ai.cards.position import NOBODY
from euchre.ai.evaluate.expected_tricks import chances
from euchre.ai.evaluate.payoffs import Prizes, expected
from euchre.ai.search.rollout import Openings
from euchre.rules.actions import Bid, Pass
from euchre.rules.cards import Suit
from euchre.rules.house_rules import build
from euchre.rules.stages.auction import Auction
from euchre.rules.stages.tricks import MISERE, TrickPlay
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.rules.actions import Action
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

_SOBER = 0.85
"""By how much counting overrates the chance to take no trick."""
_YIELDING = 0.4
"""How much more a bid must promise than passing."""
_MADE = 0.3
"""How much of its worth a bid is taken to bring in that somebody else has made."""


class Ladder(NamedTuple):
    """The bids of a game in order, and how the auction goes."""

    names: tuple[str, ...]
    only_over: tuple[str, ...]
    many_rounds: bool
    forced: str
    lead_makes_trump: bool

    def above(self, standing: str) -> list[str]:
        """The bids that may follow the one that stands, lowest first."""
        start = self.names.index(standing) + 1 if standing else 0
        return [
            name
            for name, over in zip(self.names[start:], self.only_over[start:], strict=True)
            if over in ("", standing)
        ]


def ladder(options: Options) -> Ladder:
    """The ladder of a game with an auction; ValueError if it has none."""
    stages = build(options).stages
    leads = any(isinstance(stage, TrickPlay) and stage.lead_makes_trump for stage in stages)
    for stage in stages:
        if isinstance(stage, Auction):
            names = tuple(rung.name for rung in stage.ladder)
            over = tuple(rung.only_over for rung in stage.ladder)
            return Ladder(names, over, stage.many_rounds, stage.joker_holder_forced, leads)
    message = f"{options.variant} has no auction"
    raise ValueError(message)


class Bidder:
    """Judges the bids of one view, by counting and in imagined deals."""

    def __init__(self, view: PlayerView, unseen: Unseen) -> None:
        assert view.seat is not None
        self._view, self._shown = view, facts(view)
        self._open = Openings(view, unseen)
        self._ladder = ladder(view.options)
        self._prizes = Prizes(view)
        self._seats: tuple[Seat, ...] = view.setup.table.seats
        self._me = number(view, view.seat)
        self._hand = unseen.layout.mask(view.hand)
        best = view.setup.ranking.best
        self._joker = unseen.layout.bits[best] if best else 0
        self._counted: dict[int, tuple[list[float], Suit, float]] = {}
        self._world: World | None = None
        self._ends: dict[tuple[int, Suit | None], int] = {}
        """What was found out about the last imagined deal: the tricks by maker and trump."""

    def promises(self) -> dict[Action, float]:
        """What every bid promises by counting the viewer's own hand; passing is worth nothing."""
        standing, holder = self._standing()
        worths: dict[Action, float] = {}
        for action in self._view.legal:
            if isinstance(action, Bid):
                worths[action] = self._promise(self._me, self._hand, action.name)
            else:
                worths[action] = self._passing(self._me, standing, holder)
        return worths

    def worth_saying(self, bids: Iterable[Action]) -> list[Action]:
        """Of *bids* those that make sense: where all may bid again, only the next one up."""
        named = [bid for bid in bids if isinstance(bid, Bid)]
        order = self._ladder.names.index
        named.sort(key=lambda bid: order(bid.name))
        return list(named[:1] if self._ladder.many_rounds else named)

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so and everybody bids by counting."""
        said = [(number(self._view, s.seat), s.call) for s in self._shown.said(Phase.AUCTION)]
        said.append((self._me, action))
        standing, maker = self._go_on(said, world.hands)
        if not standing:
            holder = self._holder_of_joker(world)
            if not self._ladder.forced or holder == NOBODY:
                return 0.0
            standing, maker = self._ladder.forced, holder
        return self.played(world, standing, maker, self.suit_for(world.hands[maker]))

    def played(self, world: World, bid: str, maker: int, suit: Suit) -> float:
        """What it is worth to the viewer that *maker* plays *bid* with *suit*."""
        worths = self._prizes.by_tricks(self._seats[self._me], self._seats[maker], bid)
        return worths[self._tricks(world, maker, None if bid == MISERE else suit)]

    def _tricks(self, world: World, maker: int, suit: Suit | None) -> int:
        """The makers' tricks with *suit*, or in a misère; bids that differ in height share them."""
        if world is not self._world:
            self._world, self._ends = world, {}
        if (maker, suit) not in self._ends:
            widow = world.kitty if suit and self._takes_widow else 0
            self._ends[maker, suit] = self._open.tricks(
                world.hands,
                suit,
                maker,
                taker=maker if widow else NOBODY,
                extra=widow,
                leads_trump=suit is not None and self._ladder.lead_makes_trump,
                misere=suit is None,
            )
        return self._ends[maker, suit]

    @property
    def _takes_widow(self) -> bool:
        return self._view.options.widow == "to_bidder" and not self._ladder.lead_makes_trump

    def suit_for(self, hand: int) -> Suit:
        """The suit with which a hand takes most tricks."""
        return self._count(hand)[1]

    def _count(self, hand: int) -> tuple[list[float], Suit, float]:
        """The chances of each number of tricks with the best suit, that suit, and of none."""
        if hand not in self._counted:
            opening = self._open
            by_suit = {
                suit: opening.valued[suit].tricks(opening.seen_as(suit, hand)) for suit in Suit
            }
            suit = max(by_suit, key=lambda suit: by_suit[suit])
            likely = chances(by_suit[suit], opening.size, helped=opening.helped)
            none = opening.valued[None].none(opening.seen_as(None, hand))
            self._counted[hand] = likely, suit, _SOBER * none
        return self._counted[hand]

    def _promise(self, seat: int, hand: int, bid: str) -> float:
        """What *bid* is worth to the player at *seat* with this *hand*, by counting."""
        likely, _, none = self._count(hand)
        worths = self._prizes.by_tricks(self._seats[seat], self._seats[seat], bid)
        if bid == MISERE:
            return worths[0] * none + worths[1] * (1 - none)
        return expected(worths, likely)

    def _passing(self, seat: int, standing: str, holder: int) -> float:
        """What passing is taken to be worth: that the bid that stands will just be made."""
        if not standing:
            return _YIELDING
        worths = self._prizes.by_tricks(self._seats[seat], self._seats[holder], standing)
        return _MADE * worths[self._needed(holder, standing)] + _YIELDING

    def _needed(self, seat: int, bid: str) -> int:
        """The fewest tricks with which *bid* is no loss."""
        worths = self._prizes.by_tricks(self._seats[seat], self._seats[seat], bid)
        return next((n for n, worth in enumerate(worths) if worth > 0), len(worths) - 1)

    def _answer(self, seat: int, hand: int, standing: str, holder: int) -> str:
        """The bid somebody makes by counting; empty for passing."""
        names = self._ladder.above(standing)
        if self._ladder.many_rounds:
            names = names[:1]
        best, most = "", self._passing(seat, standing, holder)
        for name in names:
            worth = self._promise(seat, hand, name)
            if worth > most:
                best, most = name, worth
        return best

    def _standing(self) -> tuple[str, int]:
        said = [(number(self._view, s.seat), s.call) for s in self._shown.said(Phase.AUCTION)]
        return _standing(said)

    def _go_on(self, said: list[tuple[int, Action]], hands: Sequence[int]) -> tuple[str, int]:
        """The bid and the bidder that win the auction when all go on by counting."""
        count = self._open.count
        passed = {seat for seat, call in said if isinstance(call, Pass)}
        standing, holder = _standing(said)
        seat, turns = said[-1][0], len(said)
        last = self._ladder.names[-1]
        while standing != last and len(passed) < count - bool(standing):
            if not self._ladder.many_rounds and turns >= count:
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

    def _holder_of_joker(self, world: World) -> int:
        for seat, hand in enumerate(world.hands):
            if hand & self._joker:
                return seat
        return NOBODY

    def fit(self, world: World) -> list[tuple[float, bool]]:
        """How far each hand that has spoken was above bidding, and whether it did bid."""
        fits = []
        said: list[tuple[int, Action]] = []
        for spoken in self._shown.said(Phase.AUCTION):
            seat = number(self._view, spoken.seat)
            standing, holder = _standing(said)
            if seat != self._me:
                call = spoken.call
                passing = self._passing(seat, standing, holder)
                names = (
                    [call.name] if isinstance(call, Bid) else self._ladder.above(standing)[:1]
                )
                if names:
                    promise = self._promise(seat, world.hands[seat], names[0])
                    fits.append((promise - passing, isinstance(call, Bid)))
            said.append((seat, spoken.call))
        return fits


def _standing(said: Sequence[tuple[int, Action]]) -> tuple[str, int]:
    """The bid that stands and who made it."""
    for seat, call in reversed(said):
        if isinstance(call, Bid):
            return call.name, seat
    return "", NOBODY
