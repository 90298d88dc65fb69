"""A lone player calls for his partner's best card (rules.md A7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Give, PutAway
from euchre.rules.events import Discarded, Given
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal


def lone_maker(deal: Deal) -> Seat | None:
    """The maker, if he plays alone."""
    return deal.shown.maker if deal.shown.alone else None


def lone_defender(deal: Deal) -> Seat | None:
    """The opponent who defends alone, if one does."""
    return deal.shown.lone_defender


def _asked(deal: Deal, phase: Phase, whose: Callable[[Deal], Seat | None]) -> Seat | None:
    if deal.shown.tricks:
        return None
    lone = whose(deal)
    return None if lone is None or (phase, lone) in deal.shown.exchanges else lone


@dataclass(frozen=True)
class PuttingAway(Stage):
    """The lone player lays a card away, face down."""

    phase: ClassVar[Phase] = Phase.BEST_OUT

    whose: Callable[[Deal], Seat | None]

    def actor(self, deal: Deal) -> Seat | None:
        return _asked(deal, self.phase, self.whose)

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return tuple(PutAway(card) for card in deal.hand(seat))

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, PutAway)
        after = deal.with_laid_away(seat, action.card).with_facts(
            exchanges=(*deal.shown.exchanges, (self.phase, seat))
        )
        return Step(after, (Discarded(seat, action.card),))


@dataclass(frozen=True)
class Giving(Stage):
    """The partner of the lone player chooses a card and passes it to him, face down.

    A dealer who sits out may pass the turned card, which lies with his idle hand (B1).
    """

    phase: ClassVar[Phase] = Phase.BEST_GIVE

    whose: Callable[[Deal], Seat | None]

    def actor(self, deal: Deal) -> Seat | None:
        lone = _asked(deal, self.phase, self.whose)
        return deal.setup.table.partner_of(lone) if lone else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        return tuple(Give(card) for card in deal.hand(seat))

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Give)
        lone = deal.setup.table.partner_of(seat)
        assert lone is not None
        kept = tuple(card for card in deal.hand(seat) if card is not action.card)
        after = deal.with_hand(seat, kept).with_hand(lone, (*deal.hand(lone), action.card))
        after = after.with_facts(exchanges=(*deal.shown.exchanges, (self.phase, lone)))
        return Step(after, (Given(seat, lone, action.card),))
