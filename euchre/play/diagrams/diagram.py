"""A position in a hand as it is set up by hand: what is known of it, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

from euchre.rules.house_rules import build

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.rules.cards import Card, Suit
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup

FIRST, SECOND = 1, 2
"""The rounds of bidding."""


class DiagramFault(Enum):
    """Why a position cannot be, or cannot be set up here."""

    NO_UPCARD = "no card is turned up"
    BENNY_TURNED = "a turned Benny cannot be set up"
    NO_TURNED_CARD = "a game without a turned card cannot be set up"
    NOT_IN_PACK = "a card that is not in the pack"
    TWICE = "a card in two places"
    SCORE = "a score at which the game is over"
    OWN_CARDS = "not as many own cards as one would hold now"
    TOO_MANY_CARDS = "more cards than a player would hold now"
    UPCARD = "the picked-up card is neither held, played nor discarded"
    NO_DISCARD = "the card one has discarded is missing"
    DISCARD_TOO_MUCH = "a discard where nothing was picked up"
    MAKER = "a player who cannot have made this suit trump"
    BIDDING = "a bidding that is over before one's turn"
    EXCHANGE = "an exchange of cards cannot be set up"
    TOO_MANY_PLAYED = "more cards played than the hand has"
    REVOKE = "a card played although its player could have followed suit"
    NO_DEAL = "no deal of the unknown cards fits"


class ImpossibleError(ValueError):
    """A position that cannot be."""

    def __init__(
        self,
        fault: DiagramFault,
        *,
        seat: Seat | None = None,
        card: Card | None = None,
        number: int = 0,
    ) -> None:
        """Say what is wrong: of which *seat*, with which *card*, or how many there should be."""
        super().__init__(fault.value)
        self.fault, self.seat, self.card, self.number = fault, seat, card, number


@dataclass(frozen=True)
class Diagram:
    """What is known of a hand, from the first seat of the table, whose cards are known."""

    options: Options
    dealer: Seat
    scores: tuple[int, ...] = ()
    """The points of the sides, in the order of the table; empty: none yet."""
    upcard: Card | None = None
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """What is known of the cards everybody holds now, the picked-up card among them."""
    bidding: int = FIRST
    """The round of bidding it is, where nobody has made trump."""
    maker: Seat | None = None
    trump: Suit | None = None
    """Trump, where there is a maker; None is no-trump."""
    alone: bool = False
    discard: Card | None = None
    """What the dealer has laid away, where the dealer picked up and it is known."""
    played: tuple[Card, ...] = ()
    """The cards played, in their order; the rules tell by whom."""

    @property
    def setup(self) -> Setup:
        """The table and the pack."""
        return build(self.options).setup

    @property
    def me(self) -> Seat:
        """The seat whose cards are known."""
        return self.setup.table.seats[0]

    @property
    def ordered(self) -> bool:
        """Whether trump was made in the first round, of the turned card."""
        turned = self.upcard.suit if self.upcard is not None else None
        return self.maker is not None and self.trump is not None and self.trump is turned

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The known cards of a seat."""
        return self.hands.get(seat, ())

    def with_hand(self, seat: Seat, cards: tuple[Card, ...]) -> Diagram:
        """The same with other known cards of a seat."""
        return replace(self, hands={**self.hands, seat: cards})

    def known(self) -> Iterator[Card]:
        """Every card that has a place, some perhaps in two."""
        if self.upcard is not None and not self._upcard_moved:
            yield self.upcard
        for cards in self.hands.values():
            yield from cards
        if self.discard is not None:
            yield self.discard
        yield from self.played

    @property
    def _upcard_moved(self) -> bool:
        """Whether the upcard was picked up and its place is told."""
        places = {*self.hand(self.dealer), *self.played, self.discard}
        return self.ordered and self.upcard in places
