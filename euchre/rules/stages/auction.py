"""Bidding for tricks: the auction, and what its winner declares (rules.md A8, A9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from euchre.rules.actions import Action, Bid, Call, Pass
from euchre.rules.cards import JOKER, Suit
from euchre.rules.events import Called, Event, TookWidow, TrumpMade
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Phase, ThrownIn

if TYPE_CHECKING:
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal


class Rung(NamedTuple):
    """One bid on the ladder of an auction."""

    name: str
    tricks: int
    """How many tricks the bidder must take; 0 means none at all (misère)."""
    only_over: str = ""
    """The bid that must stand before this one may be made; empty: any lower one, or none."""


@dataclass(frozen=True)
class Auction(Stage):
    """From the dealer's left everybody passes or bids above the last bid."""

    phase: ClassVar[Phase] = Phase.AUCTION

    ladder: tuple[Rung, ...]
    many_rounds: bool = True
    """Whether it goes on until all but one have passed; otherwise everybody speaks once."""
    joker_holder_forced: str = ""
    """The bid the joker's holder must play when all pass; empty: the deal is thrown in."""
    dealer_forced: str = ""
    """The same for the dealer, whatever he holds."""

    def actor(self, deal: Deal) -> Seat | None:
        if deal.shown.maker is not None or deal.shown.thrown_in:
            return None
        said, table = deal.shown.said(self.phase), deal.setup.table
        if not said:
            return table.left_of(deal.shown.dealer)
        passed = {spoken.seat for spoken in said if isinstance(spoken.call, Pass)}
        seat = table.left_of(said[-1].seat)
        while seat in passed:
            seat = table.left_of(seat)
        return seat

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        standing = deal.shown.bid
        names = [rung.name for rung in self.ladder]
        above = self.ladder[names.index(standing) + 1 :] if standing else self.ladder
        may = (rung.name for rung in above if rung.only_over in ("", standing))
        return (Pass(), *map(Bid, may))

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        after = deal.with_call(self.phase, seat, action)
        events: tuple[Event, ...] = (Called(seat, self.phase, action),)
        if not self._over(after):
            return Step(after, events)
        said = after.shown.said(self.phase)
        bids = [spoken for spoken in said if isinstance(spoken.call, Bid)]
        if bids:
            return Step(after.with_facts(maker=bids[-1].seat), events)
        return self._all_passed(after, events)

    def _over(self, deal: Deal) -> bool:
        said, seats = deal.shown.said(self.phase), deal.setup.table.seats
        passes = sum(isinstance(spoken.call, Pass) for spoken in said)
        if deal.shown.bid == self.ladder[-1].name or passes == len(seats):
            return True
        if self.many_rounds:
            return bool(deal.shown.bid) and passes == len(seats) - 1
        return len(said) == len(seats)

    def _all_passed(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        if self.dealer_forced:
            return self._forced(deal, deal.shown.dealer, Bid(self.dealer_forced), events)
        if not self.joker_holder_forced:
            return Step(deal.with_facts(thrown_in=ThrownIn.PASSED_OUT), events)
        seats = deal.setup.table.seats
        holder = next((seat for seat in seats if JOKER in deal.hand(seat)), None)
        if holder is None:
            return Step(deal.with_facts(thrown_in=ThrownIn.JOKER_IN_WIDOW), events)
        return self._forced(deal, holder, Bid(self.joker_holder_forced), events)

    def _forced(self, deal: Deal, seat: Seat, bid: Bid, events: tuple[Event, ...]) -> Step:
        forced = deal.with_call(self.phase, seat, bid, maker=seat)
        return Step(forced, (*events, Called(seat, self.phase, bid)))


@dataclass(frozen=True)
class Declaring(Stage):
    """The highest bidder names trump and may take the widow."""

    phase: ClassVar[Phase] = Phase.DECLARE

    takes_widow: bool = True

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        return shown.maker if shown.trump is None and not shown.tricks else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return tuple(Call(suit) for suit in Suit)

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Call)
        made = deal.with_call(self.phase, seat, action, trump=action.suit)
        events: tuple[Event, ...] = (
            Called(seat, self.phase, action),
            TrumpMade(seat, action.suit),
        )
        widow = deal.hidden.kitty
        if not self.takes_widow:
            return Step(made, events)
        taken = made.with_hand(seat, deal.hand(seat) + widow, kitty=()).with_facts(
            picked_up=True
        )
        return Step(taken, (*events, TookWidow(seat, widow)))
