"""Looks at a game again: every position it went through, deal by deal, trick by trick."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from euchre.play.history import History
from euchre.rules.events import TrickWon
from euchre.rules.game import apply
from euchre.rules.view import PlayerView, view

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from euchre.play.record import Record
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.events import Event
    from euchre.rules.game import Game
    from euchre.rules.seats import Seat


class ReplayStep(NamedTuple):
    """One action of a game, and what came of it."""

    action: Action
    seat: Seat | None
    """Who did it; None for the shuffle."""
    before: Game
    after: Game
    events: tuple[Event, ...]


def steps(record: Record) -> Iterator[ReplayStep]:
    """Every action of a game in order; IllegalAction at the first that may not be done."""
    return _steps(record.new_game(), record.actions)


def _steps(game: Game, actions: Iterable[Action]) -> Iterator[ReplayStep]:
    for action in actions:
        after, events = apply(game, action)
        yield ReplayStep(action, game.turn, game, after, events)
        game = after


class Replay:
    """The positions of a game, from 0, before the first deal, to `last`, as it stands.

    Position n is the one after n actions; `played_on(record, n)` goes on from there.
    """

    def __init__(self, record: Record) -> None:
        """Play *record* through once; IllegalAction if it breaks the rules."""
        self.record = record
        self._history = History(record.new_game())
        tricks = []
        for action in record.actions:
            events = self._history.do(action)
            if any(isinstance(event, TrickWon) for event in events):
                tricks.append(len(self._history))
        self.deals = tuple(place + 1 for place in self._history.deals)
        """The positions at which the cards of each deal have just been dealt."""
        self.tricks = tuple(tricks)
        """The positions at which each trick has just been taken."""
        self._stops = sorted({0, *self.deals, *self.tricks, self.last})
        self._shown: tuple[int, list[ReplayStep]] = (-1, [])
        """The deal whose steps are at hand (-1: before the first), and these steps."""

    @property
    def last(self) -> int:
        """The position the game stands in."""
        return len(self._history)

    def game(self, position: int) -> Game:
        """The whole game at a position; IndexError beyond the ends."""
        step = self.step(position)
        return self._history.at(position) if step is None else step.after

    def step(self, position: int) -> ReplayStep | None:
        """What led to a position; None for the first."""
        if not 0 < position <= self.last:
            return None
        deal = bisect_right(self.deals, position) - 1
        if deal != self._shown[0]:
            self._shown = (deal, self._steps_of(deal))
        return self._shown[1][position - self._begin(deal) - 1]

    def _begin(self, deal: int) -> int:
        """The position before the shuffle of a deal; -1 is what comes before the first."""
        return self.deals[deal] - 1 if deal >= 0 else 0

    def _steps_of(self, deal: int) -> list[ReplayStep]:
        begin = self._begin(deal)
        actions = self._history.actions[begin : self.deal_end(deal)]
        return list(_steps(self._history.at(begin), actions))

    def events(self, position: int, seat: Seat | None = None) -> tuple[Event, ...]:
        """What happened on the way to a position, as *seat* sees it (None: everything open)."""
        step = self.step(position)
        events = step.events if step else ()
        return events if seat is None else tuple(event.seen_by(seat) for event in events)

    def view(self, position: int, seat: Seat | None) -> PlayerView:
        """A position as one seat saw it."""
        return view(self.game(position), seat)

    def hands(self, position: int) -> Mapping[Seat, tuple[Card, ...]]:
        """Everybody's cards at a position, all open; empty before the first deal."""
        deal = self.game(position).deal
        return deal.hidden.hands if deal else {}

    def dealt(self, deal: int) -> Mapping[Seat, tuple[Card, ...]]:
        """What everybody held when a deal (0, 1, ...) began."""
        return self.hands(self.deals[deal])

    def deal_at(self, position: int) -> int | None:
        """Which deal (0, 1, ...) a position belongs to; None before the first."""
        return bisect_right(self.deals, position) - 1 if position >= self._first else None

    def deal_end(self, deal: int) -> int:
        """The last position of a deal, in which its tricks lie and it is scored."""
        begins = self.deals[deal + 1 : deal + 2]
        return begins[0] - 1 if begins else self.last

    def onward(self, position: int) -> int:
        """The next stop after a position: a deal or the end of a trick; the last one stays."""
        return next((stop for stop in self._stops if stop > position), self.last)

    def backward(self, position: int) -> int:
        """The stop before a position; 0 stays."""
        return next((stop for stop in reversed(self._stops) if stop < position), 0)

    @property
    def _first(self) -> int:
        return self.deals[0] if self.deals else self.last + 1
