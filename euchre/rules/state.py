"""What lies face up, what lies face down, and what follows from both.

Nothing here says whose turn it is: that is computed from these facts (see `stages`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from euchre.rules.actions import Action, Bid, Defend, Expose

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Unpack

    from euchre.rules.cards import Card, Suit
    from euchre.rules.ranking import Ranking
    from euchre.rules.seats import Seat, Side, Table


class Phase(Enum):
    """What the table is waiting for (the states of rules.md A1)."""

    DEAL = "deal"
    RELIEF = "relief"
    BENNY = "benny"
    ORDER = "order"
    NAME = "name"
    AUCTION = "auction"
    DECLARE = "declare"
    PICK_UP = "pick up"
    DISCARD = "discard"
    DECIDE = "decide"
    BEST_OUT = "best out"
    BEST_GIVE = "best give"
    DEFEND = "defend"
    JAMBONE = "jambone"
    JAMBOREE = "jamboree"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__


class ThrownIn(Enum):
    """Why the cards of a deal were thrown in."""

    PASSED_OUT = "passed out"
    WEAK_HAND = "weak hand"
    BENNY_TURNED = "benny turned"
    JOKER_IN_WIDOW = "joker in the widow"


class Spoken(NamedTuple):
    """One thing said aloud: when, by whom, and what."""

    phase: Phase
    seat: Seat
    call: Action


class Played(NamedTuple):
    """A card in a trick and who played it."""

    seat: Seat
    card: Card


Trick = tuple[Played, ...]
"""Cards in the order played; the first one was led."""


@dataclass(frozen=True)
class Setup:
    """What stays the same for a whole game."""

    table: Table
    pack: tuple[Card, ...]
    ranking: Ranking
    hand_size: int = 5
    packets: tuple[tuple[int, ...], ...] = ((3,), (2,))
    """Cards in each packet, round by round; a round's sizes repeat around the table (D4)."""
    turn_up: bool = True
    """Whether the card after the last hand is turned up."""


@dataclass(frozen=True)
class Shown:
    """Everything that everybody at the table knows about a deal."""

    dealer: Seat
    upcard: Card | None = None
    """The turned card; it stays named here after it was picked up or turned down."""
    proposed: Suit | None = None
    """The suit that may be ordered up: that of the turned card, or one named for the Benny."""
    calls: tuple[Spoken, ...] = ()
    """Everything said aloud so far, in order."""
    maker: Seat | None = None
    """Who made trump; None while nobody has."""
    trump: Suit | None = None
    """Trump; None before it is made and, once there is a maker, for no-trump."""
    alone: bool | None = False
    """Whether the maker plays alone; None: he has not said yet."""
    picked_up: bool = False
    """Whether the dealer took the turned card."""
    sitting_out: frozenset[Seat] = frozenset()
    tricks: tuple[Trick, ...] = ()
    """All tricks; the last may be unfinished."""
    thrown_in: ThrownIn | None = None
    exchanges: tuple[tuple[Phase, Seat], ...] = ()
    """What was put away or given face down: in which phase and for which lone player."""

    def active(self, table: Table) -> tuple[Seat, ...]:
        """The seats that take part in the tricks, in table order."""
        out = self.sitting_out
        return tuple([seat for seat in table.seats if seat not in out]) if out else table.seats

    def trick(self, table: Table) -> Trick:
        """The cards of the trick in progress; empty when a player is to lead."""
        tricks = self.tricks
        playing = len(table.seats) - len(self.sitting_out)
        return tricks[-1] if tricks and len(tricks[-1]) < playing else ()

    def taken(self, table: Table) -> tuple[Trick, ...]:
        """The finished tricks, in order."""
        return self.tricks[:-1] if self.trick(table) else self.tricks

    def trick_winner(self, trick: Trick, ranking: Ranking) -> Seat:
        """Who takes *trick*, or would if it ended now (rules.md C6)."""
        strengths = ranking.strengths(self.trump, ranking.suit_of(trick[0].card, self.trump))
        return max(trick, key=lambda played: strengths[played.card]).seat

    def turned_down(self, table: Table) -> bool:
        """Whether the turned card was turned down: the whole first round passed."""
        return len(self.said(Phase.ORDER)) == len(table.seats) and not self.picked_up

    def but(self, **facts: Unpack[ShownFacts]) -> Shown:
        """The same with some facts changed.

        `dataclasses.replace` does the same through `__init__`; it costs five times as much, and
        every action of every simulated deal comes through here.
        """
        copy = object.__new__(Shown)
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(facts)
        return copy

    def said(self, phase: Phase) -> tuple[Spoken, ...]:
        """What was said in one phase, in order."""
        return tuple([spoken for spoken in self.calls if spoken.phase is phase])

    @property
    def bid(self) -> str:
        """The name of the highest bid; empty before there is one."""
        bids = [s.call.name for s in self.said(Phase.AUCTION) if isinstance(s.call, Bid)]
        return bids[-1] if bids else ""

    @property
    def jambone(self) -> bool:
        """Whether the lone maker plays with his cards on the table."""
        return any(isinstance(spoken.call, Expose) for spoken in self.said(Phase.JAMBONE))

    @property
    def jamboree(self) -> bool:
        """Whether the maker has shown the five highest trumps, which ends the deal."""
        return bool(self.said(Phase.JAMBOREE))

    @property
    def lone_defender(self) -> Seat | None:
        """The opponent who defends alone, if one does."""
        defended = (s.seat for s in self.said(Phase.DEFEND) if isinstance(s.call, Defend))
        return next(defended, None)


class ShownFacts(TypedDict, total=False):
    """Facts of `Shown` to be changed, by their names there."""

    upcard: Card | None
    proposed: Suit | None
    calls: tuple[Spoken, ...]
    maker: Seat | None
    trump: Suit | None
    alone: bool | None
    picked_up: bool
    sitting_out: frozenset[Seat]
    tricks: tuple[Trick, ...]
    thrown_in: ThrownIn | None
    exchanges: tuple[tuple[Phase, Seat], ...]


@dataclass(frozen=True)
class Hidden:
    """Everything about a deal that some player does not know."""

    hands: Mapping[Seat, tuple[Card, ...]]
    kitty: tuple[Card, ...] = ()
    """The undealt cards, top first, without the turned card."""
    discards: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Cards laid away face down."""
    kept_weak_hand: frozenset[Seat] = frozenset()
    """Seats that might have claimed a weak hand and silently did not."""
    kept_jamboree: bool = False
    """Whether the maker might have shown a jamboree and silently did not."""

    def but(self, **facts: Unpack[HiddenFacts]) -> Hidden:
        """The same with some facts changed, as `Shown.but`."""
        copy = object.__new__(Hidden)
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(facts)
        return copy


class HiddenFacts(TypedDict, total=False):
    """Facts of `Hidden` to be changed, by their names there."""

    hands: Mapping[Seat, tuple[Card, ...]]
    kitty: tuple[Card, ...]
    discards: Mapping[Seat, tuple[Card, ...]]
    kept_weak_hand: frozenset[Seat]
    kept_jamboree: bool


@dataclass(frozen=True)
class Deal:
    """One deal, from the first card dealt to the last trick taken."""

    setup: Setup
    shown: Shown
    hidden: Hidden

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards *seat* holds now."""
        return self.hidden.hands[seat]

    @cached_property
    def active(self) -> tuple[Seat, ...]:
        """The seats that take part in the tricks, in table order."""
        return self.shown.active(self.setup.table)

    @cached_property
    def trick(self) -> Trick:
        """The cards of the trick in progress; empty when a player is to lead."""
        return self.shown.trick(self.setup.table)

    @cached_property
    def taken(self) -> tuple[Trick, ...]:
        """The finished tricks, in order."""
        return self.shown.tricks[:-1] if self.trick else self.shown.tricks

    @property
    def finished(self) -> bool:
        """Whether every trick has been played, or a jamboree made play needless."""
        shown = self.shown
        if len(shown.tricks) < self.setup.hand_size:
            return not shown.tricks and shown.jamboree
        return not self.trick

    def trick_winner(self, trick: Trick) -> Seat:
        """Who takes *trick*, or would if it ended now (rules.md C6)."""
        return self.shown.trick_winner(trick, self.setup.ranking)

    @cached_property
    def takers(self) -> tuple[Seat, ...]:
        """Who took each of the finished tricks, in order."""
        return tuple([self.trick_winner(trick) for trick in self.taken])

    def tricks_of(self, side: Side) -> int:
        """How many tricks *side* has taken."""
        return sum([seat in side for seat in self.takers])

    def next_active(self, seat: Seat) -> Seat:
        """The next seat clockwise after *seat* that takes part in the tricks."""
        out = self.shown.sitting_out
        table = self.setup.table
        seat = table.left_of(seat)
        while seat in out:
            seat = table.left_of(seat)
        return seat

    def with_facts(self, **facts: Unpack[ShownFacts]) -> Deal:
        """This deal with some of the shown facts changed."""
        return Deal(self.setup, self.shown.but(**facts), self.hidden)

    def with_call(
        self, phase: Phase, seat: Seat, call: Action, **facts: Unpack[ShownFacts]
    ) -> Deal:
        """This deal with one more call on record, and the facts that follow from it."""
        facts["calls"] = (*self.shown.calls, Spoken(phase, seat, call))
        return self.with_facts(**facts)

    def with_hand(
        self, seat: Seat, hand: tuple[Card, ...], **hidden: Unpack[HiddenFacts]
    ) -> Deal:
        """This deal with another hand at *seat* and other hidden facts changed."""
        hidden["hands"] = {**self.hidden.hands, seat: hand}
        return Deal(self.setup, self.shown, self.hidden.but(**hidden))

    def with_laid_away(self, seat: Seat, card: Card) -> Deal:
        """This deal with *card* of the hand at *seat* put down for good."""
        hand = tuple(held for held in self.hand(seat) if held is not card)
        away = (*self.hidden.discards.get(seat, ()), card)
        return self.with_hand(seat, hand, discards={**self.hidden.discards, seat: away})
