"""Two great hands of railroad Euchre: jambone and jamboree (rules.md A7.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from euchre.rules.actions import Action, Expose, Pass, ShowTrumps
from euchre.rules.events import Called, HandShown
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Deal, Phase

if TYPE_CHECKING:
    from euchre.rules.seats import Seat


@dataclass(frozen=True)
class ShowingTrumps(Stage):
    """A maker who holds the five highest trumps may show them; the deal is then not played.

    Only he knows that he could, so the question is secret.
    """

    phase: ClassVar[Phase] = Phase.JAMBOREE
    secret: ClassVar[bool] = True

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        if shown.maker is None or shown.tricks or shown.jamboree or deal.hidden.kept_jamboree:
            return None
        return shown.maker if self._holds_all(deal, shown.maker) else None

    def _holds_all(self, deal: Deal, seat: Seat) -> bool:
        trump, ranking = deal.shown.trump, deal.setup.ranking
        if trump is None:
            return False
        strengths = ranking.strengths(trump, trump)
        best = sorted(deal.setup.pack, key=strengths.__getitem__, reverse=True)
        hand = deal.hand(seat)
        return all(card in hand for card in best[: deal.setup.hand_size])

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return (Pass(), ShowTrumps())

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        if not isinstance(action, ShowTrumps):
            hidden = deal.hidden.but(kept_jamboree=True)
            return Step(Deal(deal.setup, deal.shown, hidden), ())
        shown = deal.with_call(self.phase, seat, action)
        return Step(shown, (Called(seat, self.phase, action), HandShown(seat, deal.hand(seat))))


@dataclass(frozen=True)
class Exposing(Stage):
    """A lone maker may lay his cards open on the table before the first card is led."""

    phase: ClassVar[Phase] = Phase.JAMBONE

    def actor(self, deal: Deal) -> Seat | None:
        shown = deal.shown
        if not shown.alone or shown.tricks or shown.said(self.phase):
            return None
        return shown.maker

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:  # noqa: ARG002
        return (Pass(), Expose())

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        after = deal.with_call(self.phase, seat, action)
        called = Called(seat, self.phase, action)
        if not isinstance(action, Expose):
            return Step(after, (called,))
        return Step(after, (called, HandShown(seat, deal.hand(seat))))
