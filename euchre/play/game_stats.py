"""What happened in a game, counted: seat by seat for statistics, card by card for the deal.

Everything is a number by a name, so that tallies of many games can simply be added.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from euchre.play.replay import ReplayStep
from euchre.rules.actions import Bid, Call, Name, OrderUp, Play, Shuffle
from euchre.rules.cards import Rank
from euchre.rules.events import CardsThrownIn, DealScored, Result, TrickWon
from euchre.rules.game import apply, run_of_cards
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from euchre.play.record import Record
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal

MARCHES = (Result.MARCH, Result.LONE_MARCH, Result.JAMBONE)
"""All tricks for the makers."""
EUCHRES = (
    Result.EUCHRED,
    Result.LONE_EUCHRED,
    Result.SUPER_EUCHRE,
    Result.LONE_DEFENCE,
    Result.BID_FAILED,
)
"""The makers failed. A lone maker who is merely short of a march neither made nor failed."""
ROUNDS = {
    Phase.BENNY: "benny",
    Phase.ORDER: "first",
    Phase.NAME: "second",
    Phase.AUCTION: "auction",
}
"""The rounds in which trump is made, as they are named in a tally."""


class ScoredHand(NamedTuple):
    """How one hand of a game ended."""

    number: int
    """Which deal it was, from 1; those that were thrown in are counted."""
    scored: DealScored
    lone_defender: Seat | None


class GameStats:
    """A game played through and counted."""

    def __init__(self, record: Record) -> None:
        """Count *record*; IllegalAction if its actions break the rules.

        `game` is the state it is in, `seats` the tally of every seat, `cards` that of the deals:
        of those that follow from the seed, not of chosen or copied ones. `hands` is what every
        hand that was played brought.
        """
        self.hands: list[ScoredHand] = []
        self.seats: dict[Seat, Counter[str]] = {seat: Counter() for seat in record.players}
        self.cards: Counter[str] = Counter()
        self.deals = 0
        self._tricks: Counter[Seat] = Counter()
        self.game = record.new_game()
        place = 0
        while place < len(record.actions):
            place += self._run(record, place) or self._step(record, place)
        self._close()

    def _run(self, record: Record, place: int) -> int:
        """Play the cards from a place on up to the last one before something else; how many.

        None of them is the first of a deal, which may make trump, nor the last, which ends it.
        """
        actions = record.actions
        end = place
        while end < len(actions) and isinstance(actions[end], Play):
            end += 1
        deal = self.game.deal
        plays = [action for action in actions[place : end - 1] if isinstance(action, Play)]
        if not plays or deal is None or not deal.shown.tricks:
            return 0
        self.game, winners = run_of_cards(self.game, plays)
        self._tricks.update(winners)
        return len(plays)

    def _step(self, record: Record, place: int) -> int:
        before, action = self.game, record.actions[place]
        self.game, events = apply(before, action)
        step = ReplayStep(action, before.turn, before, self.game, events)
        if isinstance(action, Shuffle):
            self.deals += 1
            assert self.game.deal is not None
            if self.deals > len(record.deals) and place >= record.taken_over:
                count_cards(self.cards, self.game.deal)
        self._count(step)
        return 1

    def _count(self, step: ReplayStep) -> None:
        if isinstance(step.action, Shuffle):
            self._tricks.clear()
        for event in step.events:
            if isinstance(event, TrickWon):
                self._tricks[event.seat] += 1
            elif isinstance(event, CardsThrownIn):
                for tally in self.seats.values():
                    tally["thrown_in"] += 1
            elif isinstance(event, DealScored):
                self._count_deal(step, event)

    def _count_deal(self, step: ReplayStep, scored: DealScored) -> None:
        deal = step.after.deal
        assert deal is not None
        table = deal.setup.table
        self.hands.append(ScoredHand(self.deals, scored, deal.shown.lone_defender))
        makers = table.side_of(scored.maker)
        for seat, tally in self.seats.items():
            tally["deals"] += 1
            tally["tricks"] += self._tricks[seat]
            side = table.side_of(seat)
            tally["side_tricks"] += scored.tricks[side]
            tally["points"] += scored.points[side]
            if side != makers:
                tally["defended"] += 1
                tally["euchres"] += scored.result in EUCHRES
        self._count_call(deal, scored)

    def _count_call(self, deal: Deal, scored: DealScored) -> None:
        tally, table = self.seats[scored.maker], deal.setup.table
        euchred = scored.result in EUCHRES
        short = scored.result is Result.LONE_SHORT
        march = scored.result in MARCHES
        tally["calls"] += 1
        tally["made"] += not euchred and not short
        tally["marches"] += march
        tally["euchred"] += euchred
        tally["short"] += short
        if deal.shown.alone:
            tally["lone"] += 1
            tally["lone_made"] += not euchred and not short
            tally["lone_marches"] += march
        order = table.clockwise_from(table.left_of(deal.shown.dealer))
        tally[f"call {order.index(scored.maker) + 1} {_round_of(deal, scored.maker)}"] += 1

    def _close(self) -> None:
        winner = self.game.winner
        for seat, tally in self.seats.items():
            tally["games" if winner else "open"] += 1
            tally["won"] += winner is not None and seat in winner
        for tally in (*self.seats.values(), self.cards):
            for name in [name for name, count in tally.items() if not count]:
                del tally[name]


def count_cards(cards: Counter[str], deal: Deal) -> None:
    """Add to *cards* what the seats were dealt and which card was turned.

    Trumps and bowers are counted as if the turned suit became trump: what people then make of
    it is no matter of the deal.
    """
    ranking, up = deal.setup.ranking, deal.shown.upcard
    trump = up.suit if up is not None else None
    cards["deals"] += 1
    if up is not None:
        cards[f"turned {up}"] += 1
    if up is not None and trump is not None:
        cards["suit turned"] += 1
        cards["bower turned"] += up.rank is Rank.JACK
    for seat, hand in deal.hidden.hands.items():
        jacks = [card for card in hand if card.rank is Rank.JACK]
        cards[f"jacks {seat.value}"] += len(jacks)
        if trump is not None:
            bowers = ranking.followers(jacks, trump, trump)
            cards[f"bowers {seat.value}"] += len(bowers)
            cards[f"trumps {seat.value}"] += len(ranking.followers(hand, trump, trump))


def _round_of(deal: Deal, maker: Seat) -> str:
    """In which round the maker made trump."""
    calls = (OrderUp, Call, Name, Bid)
    said = [s.phase for s in deal.shown.calls if s.seat is maker and isinstance(s.call, calls)]
    return ROUNDS.get(said[-1] if said else Phase.DEAL, "other")
