"""Making trump: the turned Benny, ordering up, naming a suit (rules.md A1, A3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Call, Name, OrderUp, Pass
from euchre.rules.cards import Suit
from euchre.rules.events import Called, HandSeen, PickedUp, SatOut, TrumpMade, TurnedDown
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Phase, Spoken, ThrownIn

if TYPE_CHECKING:
    from euchre.rules.events import Event
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal

TOGETHER = (False,)
EITHER = (False, True)
ALONE = (True,)


def make_trump(deal: Deal, spoken: Spoken, suit: Suit | None, alone: bool | None) -> Step:  # noqa: FBT001
    """Fix trump by what was *spoken*; the partner of a lone maker sits out."""
    phase, seat, call = spoken
    partner = deal.setup.table.partner_of(seat)
    out: frozenset[Seat] = frozenset({partner}) if alone and partner else frozenset()
    made = deal.with_call(
        phase, seat, call, maker=seat, trump=suit, alone=alone, sitting_out=out
    )
    events: tuple[Event, ...] = (Called(seat, phase, call), TrumpMade(seat, suit))
    return Step(made, (*events, *(SatOut(seat) for seat in out)))


def pick_up(deal: Deal) -> Step:
    """The dealer takes the turned card into his hand (S4: whoever ordered it)."""
    dealer, card = deal.shown.dealer, deal.shown.upcard
    assert card is not None
    taken = deal.with_hand(dealer, (*deal.hand(dealer), card)).with_facts(picked_up=True)
    return Step(taken, (PickedUp(dealer, card),))


def next_to_speak(deal: Deal, phase: Phase) -> Seat | None:
    """Whose word it is in a round that starts at the dealer's left and asks everybody once."""
    table = deal.setup.table
    spoken = len(deal.shown.said(phase))
    order = table.clockwise_from(table.left_of(deal.shown.dealer))
    return order[spoken] if spoken < len(order) else None


def _holds_natural(deal: Deal, seat: Seat, suit: Suit) -> bool:
    return any(card.suit is suit for card in deal.hand(seat))


@dataclass(frozen=True)
class Benny(Stage):
    """The dealer, his hand unseen, names a suit for the turned Benny (rules.md A3.5)."""

    phase: ClassVar[Phase] = Phase.BENNY
    blind: ClassVar[bool] = True

    makes: bool = True
    """Whether naming makes trump at once; otherwise the suit is only proposed."""
    lone_hands: bool = True
    """Whether the dealer, once he has seen his hand, may still go alone."""

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        waiting = shown.proposed is None and shown.upcard is not None
        return shown.dealer if waiting and shown.maker is None else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return tuple(Name(suit) for suit in Suit)

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Name)
        seen = HandSeen(seat, deal.hand(seat))
        if not self.makes:
            named = deal.with_call(self.phase, seat, action, proposed=action.suit)
            return Step(named, (Called(seat, self.phase, action), seen))
        alone = None if self.lone_hands else False
        named, made = make_trump(deal, Spoken(self.phase, seat, action), action.suit, alone)
        taken, picked = pick_up(named.with_facts(proposed=action.suit))
        return Step(taken, (*made, seen, *picked))


@dataclass(frozen=True)
class Ordering(Stage):
    """The first round: the turned suit may be ordered up, by the dealer taken up."""

    phase: ClassVar[Phase] = Phase.ORDER

    alone: tuple[bool, ...] = EITHER
    later: bool = True
    """Whether who may go alone or not can put that off until after the discard."""
    partner_alone: tuple[bool, ...] = EITHER
    """The same offer for the dealer's partner: free, alone only, or not at all (empty)."""
    natural: bool = False
    """Whether a printed card of the suit must be held (option natural_trump)."""
    may_leave_card: bool = False
    """Whether a dealer ordered by another player decides about the turned card himself."""

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        if shown.maker is not None or shown.proposed is None:
            return None
        return next_to_speak(deal, self.phase)

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return (Pass(), *(OrderUp(alone) for alone in self.offered(deal, seat)))

    def unlisted(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        undecided = self.later and set(EITHER) <= set(self.offered(deal, seat))
        return (OrderUp(None),) if undecided else ()

    def offered(self, deal: Deal, seat: Seat) -> tuple[bool, ...]:
        """How *seat* may order up: together (False), alone (True), or not at all."""
        suit = deal.shown.proposed
        if self.natural and suit and not _holds_natural(deal, seat, suit):
            return ()
        is_partner = deal.setup.table.partner_of(seat) is deal.shown.dealer
        return self.partner_alone if is_partner else self.alone

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        shown = deal.shown
        if isinstance(action, OrderUp):
            spoken = Spoken(self.phase, seat, action)
            made, events = make_trump(deal, spoken, shown.proposed, action.alone)
            if self.may_leave_card and seat is not shown.dealer:
                return Step(made, events)
            taken, picked = pick_up(made)
            return Step(taken, (*events, *picked))
        passed = deal.with_call(self.phase, seat, action)
        called = Called(seat, self.phase, action)
        if seat is not shown.dealer:
            return Step(passed, (called,))
        assert shown.upcard is not None
        return Step(passed, (called, TurnedDown(seat, shown.upcard)))


@dataclass(frozen=True)
class Naming(Stage):
    """The second round: any suit but the turned one may be named."""

    phase: ClassVar[Phase] = Phase.NAME

    alone: tuple[bool, ...] = EITHER
    later: bool = True
    stick_the_dealer: bool = False
    """Whether the dealer, when it comes to him, may not pass."""
    stuck_any_suit: bool = False
    """Whether the stuck dealer may also name the turned-down suit."""
    no_trump: bool = False
    natural: bool = False

    def actor(self, deal: Deal) -> Seat | None:
        if deal.shown.maker is not None or deal.shown.thrown_in:
            return None
        return next_to_speak(deal, self.phase)

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        offered = self.offered(deal, seat)
        calls = (Call(suit, alone) for suit in self._suits(deal, seat) for alone in offered)
        return tuple(calls) if self._stuck(deal, seat) else (Pass(), *calls)

    def unlisted(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        if not self.later or not set(EITHER) <= set(self.offered(deal, seat)):
            return ()
        return tuple(Call(suit, None) for suit in self._suits(deal, seat))

    def offered(self, deal: Deal, seat: Seat) -> tuple[bool, ...]:  # noqa: ARG002
        """How *seat* may name a suit: together (False), alone (True)."""
        return self.alone

    def _stuck(self, deal: Deal, seat: Seat) -> bool:
        return self.stick_the_dealer and seat is deal.shown.dealer

    def _suits(self, deal: Deal, seat: Seat) -> list[Suit | None]:
        stuck = self._stuck(deal, seat)
        barred = None if stuck and self.stuck_any_suit else deal.shown.proposed
        suits: list[Suit | None] = [
            suit
            for suit in Suit
            if suit is not barred
            and (not self.natural or stuck or _holds_natural(deal, seat, suit))
        ]
        return [*suits, None] if self.no_trump else suits

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if isinstance(action, Call):
            spoken = Spoken(self.phase, seat, action)
            return make_trump(deal, spoken, action.suit, action.alone)
        passed_out = seat is deal.shown.dealer
        passed = deal.with_call(
            self.phase, seat, action, thrown_in=ThrownIn.PASSED_OUT if passed_out else None
        )
        return Step(passed, (Called(seat, self.phase, action),))
