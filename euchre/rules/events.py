"""Everything that can happen at the table, and who may see what of it.

Events are facts for the picture; they hold no text for people. `seen_by(viewer)` gives the event
as one seat sees it (None: a spectator): faces that are hidden from it become None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat, Side
    from euchre.rules.state import Phase, ThrownIn


class Result(Enum):
    """How a deal ended for the makers, which is the reason for its points (rules.md 0.1)."""

    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone made"
    LONE_MARCH = "lone march"
    LONE_SHORT = "lone short"
    """A lone maker with three or four tricks, where the house rule demands all five."""
    EUCHRED = "euchred"
    LONE_EUCHRED = "lone euchred"
    SUPER_EUCHRE = "super euchre"
    LONE_DEFENCE = "lone defence"
    JAMBONE = "jambone"
    JAMBOREE = "jamboree"
    BID_MADE = "bid made"
    BID_FAILED = "bid failed"


@dataclass(frozen=True)
class Event:
    """Something that happened; seen alike by everybody unless a subclass says otherwise."""

    def seen_by(self, viewer: Seat | None) -> Event:  # noqa: ARG002 - subclasses use it
        """The event as *viewer* sees it."""
        return self


@dataclass(frozen=True)
class Dealt(Event):
    """The cards were dealt. A spectator, and whoever must name unseen, sees no face."""

    dealer: Seat
    hands: Mapping[Seat, tuple[Card | None, ...]]
    upcard: Card | None
    blind: Seat | None = None
    """The seat that may not look at its hand yet (a dealer who names for the Benny)."""

    def seen_by(self, viewer: Seat | None) -> Dealt:
        """Only the viewer's own hand has faces."""
        hands = {
            seat: hand if seat is viewer and seat is not self.blind else (None,) * len(hand)
            for seat, hand in self.hands.items()
        }
        return replace(self, hands=hands)


@dataclass(frozen=True)
class Called(Event):
    """Something was said aloud: a pass, a bid, alone or together, a defence, a weak hand."""

    seat: Seat
    phase: Phase
    call: Action


@dataclass(frozen=True)
class TurnedDown(Event):
    """The turned card was turned down and stays out of play."""

    dealer: Seat
    card: Card


@dataclass(frozen=True)
class TrumpMade(Event):
    """Trump is fixed; *suit* None is no-trump."""

    maker: Seat
    suit: Suit | None


@dataclass(frozen=True)
class HandSeen(Event):
    """A dealer who named unseen looks at his hand."""

    seat: Seat
    hand: tuple[Card | None, ...]

    def seen_by(self, viewer: Seat | None) -> HandSeen:
        """Only its holder sees the faces."""
        return self if viewer is self.seat else replace(self, hand=(None,) * len(self.hand))


@dataclass(frozen=True)
class PickedUp(Event):
    """The dealer took the turned card."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Discarded(Event):
    """A card was laid away face down."""

    seat: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Discarded:
        """Only the seat that laid it away knows the card."""
        return self if viewer is self.seat else replace(self, card=None)


@dataclass(frozen=True)
class Given(Event):
    """A partner passed a card to a lone player, face down."""

    giver: Seat
    receiver: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Given:
        """Only the two partners know the card."""
        known = viewer is self.giver or viewer is self.receiver
        return self if known else replace(self, card=None)


@dataclass(frozen=True)
class TookWidow(Event):
    """The highest bidder took the widow into his hand."""

    seat: Seat
    cards: tuple[Card | None, ...]

    def seen_by(self, viewer: Seat | None) -> TookWidow:
        """Only the seat that took them knows the cards."""
        return self if viewer is self.seat else replace(self, cards=(None,) * len(self.cards))


@dataclass(frozen=True)
class HandShown(Event):
    """A hand was laid open for everybody (jambone, jamboree)."""

    seat: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True)
class WentUnder(Event):
    """A weak hand's three cards were shown and exchanged for the top cards of the kitty."""

    seat: Seat
    given: tuple[Card, ...]
    received: tuple[Card | None, ...]

    def seen_by(self, viewer: Seat | None) -> WentUnder:
        """The cards received are seen by their holder only."""
        if viewer is self.seat:
            return self
        return replace(self, received=(None,) * len(self.received))


@dataclass(frozen=True)
class SatOut(Event):
    """A seat lays its cards down for this deal."""

    seat: Seat


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was led or played to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class TrickWon(Event):
    """The trick is full and goes to *seat*."""

    seat: Seat


@dataclass(frozen=True)
class CardsThrownIn(Event):
    """The deal is over without points."""

    reason: ThrownIn
    next_dealer: Seat


@dataclass(frozen=True)
class DealScored(Event):
    """The tricks are counted: what each side gets and has now."""

    result: Result
    maker: Seat
    tricks: Mapping[Side, int]
    points: Mapping[Side, int]
    scores: Mapping[Side, int]
    next_dealer: Seat


@dataclass(frozen=True)
class MatchGameWon(Event):
    """A side has won a game of a match that goes on."""

    side: Side
    games: Mapping[Side, int]
    """Games won so far, this one included; a slam counts two."""
    scores: Mapping[Side, int]
    """What the next game begins with (laps)."""


@dataclass(frozen=True)
class GameWon(Event):
    """A side has won the game, or the last game of a match."""

    side: Side
