"""One game being played: the only owner of the complete game; everybody else gets views."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from euchre.play import fair_deal
from euchre.play.dealing import drawn_number, number_of, pack_of
from euchre.play.history import History
from euchre.play.named_deal import NamedDeal
from euchre.play.rest_of_hand import claim, quick_action
from euchre.play.worker import HintRequest, InlineWorker, MoveRequest, Worker, seed_of_thought
from euchre.rules.actions import Action, Shuffle
from euchre.rules.events import DealScored
from euchre.rules.game import IllegalAction, apply
from euchre.rules.scoring import points_certain
from euchre.rules.state import Phase
from euchre.rules.view import PlayerView, view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.ai.hint import Advice
    from euchre.play.fair_deal import Proof
    from euchre.play.record import Player, Record
    from euchre.rules.cards import Card
    from euchre.rules.events import Event
    from euchre.rules.game import Game
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side


class Recorder(Protocol):
    """Writes a game down while it is played."""

    def done(self, action: Action) -> None:
        """*action* has just been done."""

    def undone(self, count: int) -> None:
        """The last *count* actions were taken back."""

    def complaint(self) -> Exception | None:
        """What is wrong with what it is written to, told once each time that begins."""

    def close(self) -> None:
        """The game is left."""


class Session:
    """Takes turns, keeps the log, deals, and asks the computer players.

    Whoever shows the game calls `advance` whenever the picture has caught up; whatever a person
    does goes through `submit`. Both return what happened; show it through `Event.seen_by`.
    """

    def __init__(
        self,
        record: Record,
        thinking: Worker | None = None,
        keep: Recorder | None = None,
    ) -> None:
        """Continue the game of *record*; IllegalAction if its actions break the rules.

        *keep* is told everything as soon as it is done, before anything is returned.
        """
        self._record = record
        self._thinking = thinking or InlineWorker()
        self._keep = keep
        self._asked = False
        self._advice: tuple[Advice, ...] | None = None
        self.plays_last_cards = False
        """Whether a person's last card of a hand is played by itself: there is no choice."""
        self._undone: list[tuple[Action, ...]] = []
        """What was taken back, each time from one decision to the next, the earliest first."""
        self._undos = record.undos
        self._history = History(record.new_game())
        self._decided: list[int] = []
        """The places in the history of the decisions of people."""
        for action in record.actions:
            self._note(action)

    @property
    def _game(self) -> Game:
        return self._history.game

    @property
    def record(self) -> Record:
        """The game so far, to be kept."""
        start = self._record
        return replace(start, actions=tuple(self._history.actions), undos=self._undos)

    @property
    def done(self) -> int:
        """How many things have been done so far."""
        return len(self._history)

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
        return len(self._history.deals)

    def complaint(self) -> Exception | None:
        """What is wrong with what the game is written to, told once; None: nothing to say.

        The game goes on, and it is tried again with every action.
        """
        return self._keep.complaint() if self._keep is not None else None

    def close(self) -> None:
        """Leave the game: whoever writes it down lets go of it."""
        if self._keep is not None:
            self._keep.close()

    @property
    def awaiting(self) -> Seat | None:
        """Who has to act; None when the next deal is to be dealt or the game is over."""
        return self._game.turn

    @property
    def awaiting_person(self) -> Seat | None:
        """The seat of the person who has to decide, if it is a person's turn."""
        seat = self._game.turn
        if seat is None or not self.players[seat].is_person:
            return None
        return None if self.plays_last_cards and _holds_one(self._game) else seat

    @property
    def points_certain(self) -> bool:
        """Whether the tricks left of this hand change no points, as everybody can tell."""
        deal = self._game.deal
        if deal is None or self._game.phase is not Phase.PLAY:
            return False
        return points_certain(self._game.variant.scoring, deal)

    @property
    def winner(self) -> Side | None:
        """The side that has won the game."""
        return self._game.winner

    @property
    def dealing(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return self._game.turn is None and self._game.winner is None

    @property
    def scored(self) -> DealScored | None:
        """How the last deal was scored, while nothing else has been done since."""
        if self._game.turn is not None or not self.done:
            return None
        last = self.done - 1
        _, events = apply(self._history.at(last), self._history.actions[last])
        return next((event for event in events if isinstance(event, DealScored)), None)

    @property
    def unplayed(self) -> Mapping[Seat, tuple[Card, ...]]:
        """What stayed in the hands in a deal that is over: those who sat out hold cards."""
        deal = self._game.deal
        return deal.hidden.hands if deal is not None and self._game.turn is None else {}

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
            decides = self.awaiting_person is not None
            return () if decides else self._do(self.view(seat).legal[0])
        if not self._asked:
            view = self.view(seat)
            self._thinking.ask(MoveRequest(level, self._thoughts(view), view))
            self._asked = True
        action = self._thinking.answer()
        return () if action is None or isinstance(action, tuple) else self._do(action)

    def play_rest(self, claimer: Seat | None = None) -> tuple[Event, ...]:
        """Play the rest of the hand at once, as ordinary actions that `undo` takes back as one.

        Either *claimer* is sure of every trick, or the points are certain; else ValueError, and
        nothing is done.
        """
        sure = claim(self.view(claimer)) if claimer is not None else None
        if not (sure.first is not None if sure else self.points_certain):
            message = "the rest of the hand is not certain"
            raise ValueError(message)
        self._undone.clear()
        self._decided.append(self.done)
        events: list[Event] = []
        while (seat := self._game.turn) is not None and self._game.phase is Phase.PLAY:
            view = self.view(seat)
            action = quick_action(view, self._thoughts(view), claims=seat is claimer)
            events += self._take(action, decided=False)
        return tuple(events)

    def hint(self, seat: Seat) -> tuple[Advice, ...] | None:
        """What the expert would do in the place of the person at *seat*, the best choice first.

        It sees what that person sees. None while it thinks: ask again; empty if it is not that
        person's turn.
        """
        if seat is not self.awaiting_person:
            return ()
        if self._advice is None:
            if not self._asked:
                view = self.view(seat)
                self._thinking.ask(HintRequest(self._thoughts(view), view))
                self._asked = True
            advice = self._thinking.answer()
            self._advice = advice if isinstance(advice, tuple) else None
        return self._advice

    def _forget_thoughts(self) -> None:
        self._asked = False
        self._advice = None

    def _thoughts(self, view: PlayerView) -> str:
        return seed_of_thought(self._record.thoughts, view)

    def _shuffle(self) -> Shuffle:
        setup, index, chosen = self._game.variant.setup, self.deals, self._record.deals
        if index < len(chosen):
            number = chosen[index]
        else:
            number = drawn_number(self._record.seed, index, setup)
        return Shuffle(pack_of(number, setup, self._game.dealer))

    def named_deal(self, index: int | None = None) -> NamedDeal:
        """The deal with this *index* (0, 1, ...), or the last one; IndexError if there is none.

        Its number tells all its cards: show it when the deal is over, or to whoever asks.
        """
        place, pack = self._dealt(self.deals - 1 if index is None else index)
        dealer = self._history.at(place).dealer
        number = number_of(pack, self._game.variant.setup, dealer)
        return NamedDeal(self._record.options, number, dealer)

    def deal_number(self, index: int | None = None) -> int:
        """The number of a deal, or of the last one; IndexError if there is none."""
        return self.named_deal(index).number

    @property
    def promise(self) -> str | None:
        """The SHA-256 of the pack that is dealt next and its salt; None unless one is."""
        if not self.dealing:
            return None
        return fair_deal.proof(self._record, self.deals, self._shuffle().pack).digest

    def proof(self, index: int) -> Proof:
        """What shows that a finished deal (0, 1, ...) was as promised.

        IndexError if there is no such deal, or if it is still being played.
        """
        if index == self.deals - 1 and self._game.turn is not None:
            message = f"deal {index} is not over"
            raise IndexError(message)
        return fair_deal.proof(self._record, index, self._dealt(index)[1])

    def _dealt(self, index: int) -> tuple[int, tuple[Card, ...]]:
        """The place in the log at which a deal was dealt, and its pack."""
        if not 0 <= index < self.deals:
            message = f"there is no deal {index}"
            raise IndexError(message)
        place = self._history.deals[index]
        shuffle = self._history.actions[place]
        assert isinstance(shuffle, Shuffle)
        return place, shuffle.pack

    def _do(self, action: Action) -> tuple[Event, ...]:
        events = self._take(action)
        self._undone.clear()
        return events

    def _take(self, action: Action, *, decided: bool = True) -> tuple[Event, ...]:
        events = self._note(action, decided=decided)
        self._forget_thoughts()
        if self._keep is not None:
            self._keep.done(action)
        return events

    def _note(self, action: Action, *, decided: bool = True) -> tuple[Event, ...]:
        """Do something; remember where a person *decided*."""
        person, place = self.awaiting_person, self.done
        events = self._history.do(action)
        if decided and person is not None:
            self._decided.append(place)
        return events

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return bool(self._decided)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else done since."""
        return bool(self._undone)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people at the table; each of them must agree to an undo."""
        return tuple(seat for seat, player in self.players.items() if player.is_person)

    def undo(self) -> None:
        """Go back to before a person's last decision, through tricks and deals.

        Nothing happens if there is none. What was taken back is lost to `redo` as soon as
        anything else is done.
        """
        if not self._decided:
            return
        place = self._decided.pop()
        while self._decided and self.plays_last_cards and _holds_one(self._history.at(place)):
            # It would be played again at once.
            place = self._decided.pop()
        taken_back = self._history.back_to(place)
        self._undone.insert(0, taken_back)
        self._forget_thoughts()
        self._undos += 1
        if self._keep is not None:
            self._keep.undone(len(taken_back))

    def redo(self) -> None:
        """Do again what was taken back last, up to the person's next decision."""
        if not self._undone:
            return
        first, *rest = self._undone.pop(0)
        self._decided.append(self.done)
        for action in (first, *rest):
            self._take(action, decided=False)


def _holds_one(game: Game) -> bool:
    """Whether whoever is to play has but one card left."""
    deal, seat = game.deal, game.turn
    if deal is None or seat is None or game.phase is not Phase.PLAY:
        return False
    return len(deal.hand(seat)) == 1
