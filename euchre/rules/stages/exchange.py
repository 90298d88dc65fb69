"""Between trump and the first card: the discard, alone or together, defending alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Decide, Defend, Discard, Leave, OrderUp, Pass, PickUp
from euchre.rules.events import Called, Discarded, SatOut
from euchre.rules.stages import Stage, Step
from euchre.rules.stages.bidding import EITHER, TOGETHER, pick_up
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal


@dataclass(frozen=True)
class PickingUp(Stage):
    """A dealer who was ordered up may take the turned card or leave it (rules.md A5.4)."""

    phase: ClassVar[Phase] = Phase.PICK_UP

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        ordered = shown.maker is not None and shown.maker is not shown.dealer
        if not ordered or shown.picked_up or shown.tricks or shown.said(self.phase):
            return None
        in_first_round = any(isinstance(s.call, OrderUp) for s in shown.said(Phase.ORDER))
        return shown.dealer if in_first_round else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return (PickUp(), Leave())

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        after = deal.with_call(self.phase, seat, action)
        called = Called(seat, self.phase, action)
        if not isinstance(action, PickUp):
            return Step(after, (called,))
        taken, picked = pick_up(after)
        return Step(taken, (called, *picked))


@dataclass(frozen=True)
class Discarding(Stage):
    """Whoever takes part and holds too many cards lays some away, face down."""

    phase: ClassVar[Phase] = Phase.DISCARD

    may_discard_upcard: bool = True
    """Whether the card just taken may go (rules.md A2.3)."""

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        if not shown.picked_up or shown.tricks or shown.exchanges:
            return None
        size, hands = deal.setup.hand_size, deal.hidden.hands
        return next((seat for seat in deal.active if len(hands[seat]) > size), None)

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        kept = None if self.may_discard_upcard else deal.shown.upcard
        return tuple(Discard(card) for card in deal.hand(seat) if card is not kept)

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Discard)
        return Step(deal.with_laid_away(seat, action.card), (Discarded(seat, action.card),))


@dataclass(frozen=True)
class Deciding(Stage):
    """A maker who put the question off says before the first card whether he plays alone."""

    phase: ClassVar[Phase] = Phase.DECIDE

    alone: tuple[bool, ...] = EITHER
    """What he may say: what his call could have been."""

    def actor(self, deal: Deal) -> Seat | None:
        return deal.shown.maker if deal.shown.alone is None else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return tuple(Decide(alone) for alone in self.offered(deal, seat))

    def offered(self, deal: Deal, seat: Seat) -> tuple[bool, ...]:
        """How *seat* may play: together (False), alone (True) if there is a partner."""
        return self.alone if deal.setup.table.partner_of(seat) else TOGETHER

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Decide)
        called = Called(seat, self.phase, action)
        partner = deal.setup.table.partner_of(seat)
        if not action.alone or partner is None:
            return Step(deal.with_call(self.phase, seat, action, alone=False), (called,))
        lone = deal.with_call(
            self.phase, seat, action, alone=True, sitting_out=frozenset({partner})
        )
        return Step(lone, (called, SatOut(partner)))


@dataclass(frozen=True)
class Defending(Stage):
    """Against a lone maker his left opponent, then his right one, may defend alone (S4)."""

    phase: ClassVar[Phase] = Phase.DEFEND

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        if not shown.alone or shown.maker is None or shown.tricks or shown.lone_defender:
            return None
        _, left, _, right = deal.setup.table.clockwise_from(shown.maker)
        asked = len(shown.said(self.phase))
        return (left, right, None)[asked]

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return (Pass(), Defend())

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        called = Called(seat, self.phase, action)
        partner = deal.setup.table.partner_of(seat)
        if not isinstance(action, Defend) or partner is None:
            return Step(deal.with_call(self.phase, seat, action), (called,))
        out = deal.shown.sitting_out | {partner}
        lone = deal.with_call(self.phase, seat, action, sitting_out=out)
        return Step(lone, (called, SatOut(partner)))
