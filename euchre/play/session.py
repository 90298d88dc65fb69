"""One game being played: the only owner of the complete game; everybody else gets views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.play.dealing import drawn_number, pack_of
from euchre.play.record import Record
from euchre.play.thinking import AtOnce, Question, Thinking
from euchre.rules.actions import Action, Shuffle
from euchre.rules.game import IllegalAction, apply, new_game
from euchre.rules.view import PlayerView, view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from euchre.play.record import Player
    from euchre.rules.events import Event
    from euchre.rules.game import Game
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side


class Session:
    """Takes turns, keeps the log, deals, and asks the computer players.

    Whoever shows the game calls `advance` whenever the picture has caught up; whatever a person
    does goes through `submit`. Both return what happened; show it through `Event.seen_by`.
    """

    def __init__(
        self,
        record: Record,
        thinking: Thinking | None = None,
        on_action: Callable[[Action], None] | None = None,
    ) -> None:
        """Continue the game of *record*; IllegalAction if its actions break the rules.

        *on_action* is told every action as soon as it is done, before anything is returned.
        """
        self._record = record
        self._thinking = thinking or AtOnce()
        self._on_action = on_action
        self._asked = False
        self._games = [new_game(record.options, record.dealer)]
        for action in record.actions:
            self._games.append(apply(self._games[-1], action).game)
        self._actions = list(record.actions)

    @property
    def _game(self) -> Game:
        return self._games[-1]

    @property
    def record(self) -> Record:
        """The game so far, to be kept."""
        start = self._record
        return Record(
            start.options, start.players, start.dealer, start.seed, tuple(self._actions)
        )

    @property
    def options(self) -> Options:
        """The house rules in force."""
        return self._game.variant.options

    @property
    def players(self) -> Mapping[Seat, Player]:
        """Who sits where."""
        return self._record.players

    @property
    def deals(self) -> int:
        """How many deals have been begun."""
        return sum(isinstance(action, Shuffle) for action in self._actions)

    @property
    def awaiting(self) -> Seat | None:
        """Who has to act; None when the next deal is to be dealt or the game is over."""
        return self._game.turn

    @property
    def awaiting_person(self) -> Seat | None:
        """The seat of the person who has to act, if it is a person's turn."""
        seat = self._game.turn
        return seat if seat is not None and self.players[seat].is_person else None

    @property
    def winner(self) -> Side | None:
        """The side that has won the game."""
        return self._game.winner

    @property
    def dealing(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self._game.turn is None and self._game.winner is None

    def view(self, seat: Seat | None) -> PlayerView:
        """The game as *seat* sees it; None is a spectator."""
        return view(self._game, seat)

    def submit(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Do what the person at *seat* decided; IllegalAction if it is not his turn or not legal."""
        if seat is not self._game.turn:
            raise IllegalAction(action, self._game.phase)
        return self._do(action)

    def advance(self) -> tuple[Event, ...]:
        """Deal, or let a computer player act; () while there is nothing to do, or not yet."""
        seat = self._game.turn
        if seat is None:
            return () if self._game.winner else self._do(self._shuffle())
        level = self.players[seat].level
        if level is None:
            return ()
        if not self._asked:
            self._thinking.ask(Question(level, self._thoughts(seat), self.view(seat)))
            self._asked = True
        action = self._thinking.answer()
        return () if action is None else self._do(action)

    def _thoughts(self, seat: Seat) -> str:
        # Named by the place in the log, so that a resumed game thinks the same thoughts.
        return f"{self._record.seed}:{len(self._actions)}:{seat.value}"

    def _shuffle(self) -> Shuffle:
        setup = self._game.variant.setup
        number = drawn_number(self._record.seed, self.deals, setup)
        return Shuffle(pack_of(number, setup, self._game.dealer))

    def _do(self, action: Action) -> tuple[Event, ...]:
        game, events = apply(self._game, action)
        self._games.append(game)
        self._actions.append(action)
        self._asked = False
        if self._on_action is not None:
            self._on_action(action)
        return events
