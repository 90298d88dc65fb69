"""Between trump and the first card: the discard, alone or together, defending alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Decide, Defend, Discard, Pass
from euchre.rules.events import Called, Discarded, SatOut
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal


@dataclass(frozen=True)
class Discarding(Stage):
    """Whoever takes part and holds too many cards lays some away, face down."""

    phase: ClassVar[Phase] = Phase.DISCARD

    may_discard_upcard: bool = True
    """Whether the card just taken may go (rules.md A2.3)."""

    def actor(self, deal: Deal) -> Seat | None:
        if not deal.shown.picked_up or deal.shown.tricks:
            return None
        size, hands = deal.setup.hand_size, deal.hidden.hands
        return next((seat for seat in deal.active if len(hands[seat]) > size), None)

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        kept = None if self.may_discard_upcard else deal.shown.upcard
        return tuple(Discard(card) for card in deal.hand(seat) if card is not kept)

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Discard)
        hand = tuple(card for card in deal.hand(seat) if card is not action.card)
        away = (*deal.hidden.discards.get(seat, ()), action.card)
        discards = {**deal.hidden.discards, seat: away}
        laid = deal.holding(seat, hand, discards=discards)
        return Step(laid, (Discarded(seat, action.card),))


@dataclass(frozen=True)
class Deciding(Stage):
    """A maker who put the question off says before the first card whether he plays alone."""

    phase: ClassVar[Phase] = Phase.DECIDE

    def actor(self, deal: Deal) -> Seat | None:
        return deal.shown.maker if deal.shown.alone is None else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return (Decide(alone=False), Decide(alone=True))

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Decide)
        called = Called(seat, self.phase, action)
        partner = deal.setup.table.partner_of(seat)
        if not action.alone or partner is None:
            return Step(deal.having_said(self.phase, seat, action, alone=False), (called,))
        lone = deal.having_said(
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
            return Step(deal.having_said(self.phase, seat, action), (called,))
        out = deal.shown.sitting_out | {partner}
        lone = deal.having_said(self.phase, seat, action, sitting_out=out)
        return Step(lone, (called, SatOut(partner)))
