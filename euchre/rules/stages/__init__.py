"""The stages a deal passes through.

Turn and phase are *answers*, not variables: the current stage is the first one of the variant's
list whose `actor` names a player, and that player is to act. A stage that has nothing to do,
because of the options or because it is over, simply names nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.events import Event
    from euchre.rules.seats import Seat
    from euchre.rules.state import Deal, Phase


class Step(NamedTuple):
    """What an action led to: the deal after it, and what happened."""

    deal: Deal
    events: tuple[Event, ...]


class Stage:
    """One question the table asks, of whom, and what the answer does."""

    phase: ClassVar[Phase]
    blind: ClassVar[bool] = False
    """Whether the actor may not look at his own hand."""
    secret: ClassVar[bool] = False
    """Whether only the actor knows that he is asked, so that the others see the next stage."""

    def actor(self, deal: Deal) -> Seat | None:
        """Who has to act now, or None when this stage has nothing (more) to do."""
        raise NotImplementedError

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        """What *seat* may do, in a fixed order that panels and players rely on."""
        raise NotImplementedError

    def unlisted(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        """What *seat* may do beside `legal`, where it is not counted (deciding on alone later)."""
        return ()

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        """The deal after *seat* did *action*, which is legal."""
        raise NotImplementedError
