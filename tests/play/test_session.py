"""One game in progress: whose turn it is, what is told to whom, taking back."""

from __future__ import annotations

import os
import signal
from dataclasses import replace

import pytest

from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.play.worker import ProcessWorker, ThreadWorker
from euchre.rules import (
    FOUR,
    PRESETS,
    Action,
    IllegalAction,
    Pass,
    Seat,
    Shuffle,
    parse_action,
    replay,
)
from euchre.rules.events import Dealt, Event


def record(*levels: str | None, preset: str = "classic", seed: int = 7) -> Record:
    players = {
        seat: Player(name, level)
        for seat, name, level in zip(FOUR, ("Anna", "Ben", "Carla", "Dan"), levels, strict=True)
    }
    return Record(PRESETS[preset], players, Seat.EAST, seed)


COMPUTERS = ("normal", "beginner", "normal", "beginner")
ALONE = (None, "normal", "normal", "normal")


def played_out(session: Session, most: int = 5000) -> Session:
    """Play to the end; people do the first thing they may."""
    for _ in range(most):
        if session.winner:
            return session
        seat = session.awaiting_person
        if seat is not None:
            session.submit(seat, session.view(seat).legal[0])
        else:
            session.advance()
    raise AssertionError


def test_computers_play_a_whole_game_and_the_same_seed_gives_the_same_game() -> None:
    first, second = (
        played_out(Session(record(*COMPUTERS))),
        played_out(Session(record(*COMPUTERS))),
    )
    assert first.record == second.record
    assert max(first.view(None).scores.values()) >= 10
    assert first.record != played_out(Session(record(*COMPUTERS, seed=8))).record


def test_a_game_goes_on_from_its_record_as_it_would_have_gone() -> None:
    whole = played_out(Session(record(*COMPUTERS)))
    for cut in (0, 1, 7, 30, len(whole.record.actions)):
        actions = whole.record.actions[:cut]
        start = record(*COMPUTERS)
        resumed = Session(
            Record(start.options, start.players, start.dealer, start.seed, actions)
        )
        assert played_out(resumed).record == whole.record


def test_a_second_game_of_a_session_starts_at_nothing() -> None:
    played_out(Session(record(*COMPUTERS)))
    again = Session(record(*COMPUTERS, seed=9))
    again.advance()
    assert set(again.view(None).scores.values()) == {0}


def test_a_person_can_act_only_in_his_turn_and_only_legally() -> None:
    session = Session(record(None, None, None, None))
    session.advance()
    before = session.record
    with pytest.raises(IllegalAction):
        session.submit(Seat.WEST, Pass())
    with pytest.raises(IllegalAction):
        session.submit(Seat.SOUTH, Shuffle(()))
    assert session.record == before
    assert session.awaiting_person is Seat.SOUTH
    assert session.advance() == ()


def test_the_session_deals_again_only_when_asked() -> None:
    session = Session(record(None, None, None, None))
    assert session.dealing
    (dealt,) = session.advance()
    assert isinstance(dealt, Dealt)
    assert not session.dealing
    assert session.deals == 1


class Kept:
    """Keeps what it is told, and what the session showed by then."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def done(self, action: Action) -> None:
        self.lines.append(str(action))

    def undone(self, count: int) -> None:
        self.lines.append(f"undo {count}")

    def complaint(self) -> Exception | None:
        return None

    def close(self) -> None:
        self.lines.append("closed")


def test_everything_is_told_to_the_keeper_at_once() -> None:
    kept = Kept()
    session = Session(record(*ALONE), keep=kept)
    played_out(session)
    assert kept.lines == [str(action) for action in session.record.actions]


def until_person(session: Session) -> None:
    while session.awaiting_person is None:
        session.advance()


def test_undo_goes_back_to_ones_last_decision_and_redo_forward_again() -> None:
    session = Session(record(*ALONE))
    until_person(session)
    assert not session.can_undo
    decisions = []
    for _ in range(12):
        decisions.append(session.view(Seat.SOUTH))
        session.submit(Seat.SOUTH, session.view(Seat.SOUTH).legal[0])
        until_person(session)
    end = session.record
    for before in reversed(decisions):
        session.undo()
        assert session.view(Seat.SOUTH) == before
    assert not session.can_undo
    session.undo()
    assert session.view(Seat.SOUTH) == decisions[0]
    while session.can_redo:
        session.redo()
    assert session.record.actions == end.actions
    assert session.record.undos == 12


def test_nothing_can_be_redone_once_something_else_was_done() -> None:
    session = Session(record(*ALONE))
    until_person(session)
    session.submit(Seat.SOUTH, session.view(Seat.SOUTH).legal[0])
    session.undo()
    assert session.can_redo
    session.submit(Seat.SOUTH, session.view(Seat.SOUTH).legal[-1])
    assert not session.can_redo


def test_a_keeper_can_follow_undo_and_redo() -> None:
    kept = Kept()
    session = Session(record(*ALONE), keep=kept)
    for _ in range(4):
        until_person(session)
        session.submit(Seat.SOUTH, session.view(Seat.SOUTH).legal[0])
    session.undo()
    session.undo()
    session.redo()
    actions: list[str] = []
    for line in kept.lines:
        word, _, count = line.partition(" ")
        if word == "undo":
            del actions[len(actions) - int(count) :]
        else:
            actions.append(line)
    assert actions == [str(action) for action in session.record.actions]


def test_no_event_shows_a_viewer_cards_he_may_not_see() -> None:
    session = Session(record(*COMPUTERS, preset="british"))
    seen: list[Event] = []
    while not session.winner:
        seen += [event.seen_by(Seat.SOUTH) for event in session.advance()]
    dealt = [event for event in seen if isinstance(event, Dealt)]
    assert dealt
    for event in dealt:
        others = [hand for seat, hand in event.hands.items() if seat is not Seat.SOUTH]
        assert all(card is None for hand in others for card in hand)


def test_the_log_read_back_gives_the_same_game() -> None:
    kept = played_out(Session(record(*COMPUTERS, preset="canadian"))).record
    actions = [parse_action(str(action)) for action in kept.actions]
    assert replay(kept.options, actions, kept.dealer).winner


@pytest.mark.parametrize("kind", [ProcessWorker, ThreadWorker])
def test_thinking_elsewhere_gives_the_very_same_game(
    kind: type[ProcessWorker | ThreadWorker],
) -> None:
    thinking = kind()
    try:
        session = Session(record(*COMPUTERS), thinking)
        for _ in range(3_000_000):
            session.advance()
            if session.deals > 3:
                break
        here = Session(record(*COMPUTERS))
        while here.deals <= 3:
            here.advance()
        assert session.record == here.record
    finally:
        thinking.close()


def test_when_the_thinking_process_dies_the_game_goes_on() -> None:
    thinking = ProcessWorker()
    try:
        session = Session(record(*COMPUTERS), thinking)
        session.advance()
        thinking.start()
        assert thinking.pid is not None
        os.kill(thinking.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        for _ in range(3_000_000):
            session.advance()
            if session.deals > 1:
                return
        raise AssertionError
    finally:
        thinking.close()


def test_given_deals_come_first_and_the_seed_gives_the_others() -> None:
    start = record(*COMPUTERS)
    usual = Session(start)
    while usual.deals < 3:
        usual.advance()
    chosen = Session(replace(start, deals=(4711, 12)))
    while chosen.deals < 3:
        chosen.advance()
    assert [chosen.deal_number(n) for n in range(3)] == [4711, 12, usual.deal_number(2)]
    assert chosen.deal_number() == chosen.deal_number(2)
    with pytest.raises(IndexError):
        chosen.deal_number(3)


def test_every_deal_is_as_it_was_promised_even_after_a_restart() -> None:
    start = replace(record(*COMPUTERS), salt="5" * 32)
    session, promises = Session(start), []
    while session.deals < 4 or session.dealing:
        if session.dealing:
            promise = session.promise
            session = Session(session.record)
            assert session.promise == promise
            promises.append(promise)
        else:
            assert session.promise is None
        session.advance()
    with pytest.raises(IndexError):
        session.proof(session.deals - 1)
    assert [session.proof(n).digest for n in range(3)] == promises[:3]
    assert len(set(promises)) == len(promises)


def test_a_promise_tells_nothing_to_who_knows_the_seed_but_not_the_salt() -> None:
    promises = {
        Session(replace(record(*COMPUTERS), salt=salt)).promise for salt in ("a", "b", "")
    }
    assert len(promises) == 3


def test_leaving_the_game_lets_go_of_its_file() -> None:
    kept = Kept()
    Session(record(*COMPUTERS), keep=kept).close()
    assert kept.lines == ["closed"]


def test_what_nobody_played_is_told_only_when_the_deal_is_over() -> None:
    session = Session(record(*COMPUTERS))
    seen = 0
    while not session.winner:
        session.advance()
        table = session.view(None)
        assert table.shown is not None
        if session.awaiting is not None:
            assert session.unplayed == {}
        elif not table.shown.thrown_in:
            holding = {seat for seat, hand in session.unplayed.items() if hand}
            assert holding == table.shown.sitting_out
            seen += bool(holding)
    assert seen
