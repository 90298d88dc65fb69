"""Thinking beside the picture: what happens when the process that thinks is no help."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING

import pytest

from euchre.play.session import Session
from euchre.play.worker import MoveRequest, ProcessWorker, Thought, Timeouts, seed_of_thought
from tests.storage.games import record

if TYPE_CHECKING:
    from collections.abc import Iterator


class Table:
    """Somebody who waits for a computer player, and counts how often he is told to wait longer.

    His clock is set by hand, so that no test depends on how much else the computer has to do.
    """

    def __init__(self) -> None:
        self.told = 0
        self.time = 0.0
        self.thinking = ProcessWorker(self.tell, Timeouts(10, 30), lambda: self.time)

    def tell(self) -> None:
        self.told += 1

    def wait(self, seconds: float) -> None:
        """Look every now and then, for so long or until it begins anew."""
        before = self.told
        for _ in range(round(seconds * 10)):
            self.time += 0.1
            assert self.thinking.answer() is None
            if self.told > before:
                return

    def ask(self, number: int = 0) -> MoveRequest:
        """Ask something, and do not wait."""
        asked = question(number)
        self.thinking.ask(asked)
        return asked

    def answer(self) -> Thought:
        """Wait for the answer as the table does."""
        for _ in range(6000):
            answer = self.thinking.answer()
            if answer is not None:
                return answer
            time.sleep(0.01)
        raise AssertionError

    @property
    def pid(self) -> int:
        assert self.thinking.pid is not None
        return self.thinking.pid


@pytest.fixture
def table() -> Iterator[Table]:
    one = Table()
    yield one
    one.thinking.close()


def question(number: int = 0) -> MoveRequest:
    """What is asked in the game of this number."""
    session = Session(record(seed=number, people=4))
    session.advance()
    view = session.view(session.awaiting)
    return MoveRequest("normal", seed_of_thought("", view), view)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


stopping = pytest.mark.skipif(
    not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here"
)


def test_a_process_answers_and_only_the_last_question(table: Table) -> None:
    for number in range(5):
        asked = table.ask(number)
        assert table.answer() == asked.think()
    for number in range(20):
        asked = table.ask(number)
    assert table.answer() == asked.think()
    assert table.thinking.answer() is None
    assert table.pid != os.getpid()
    assert table.told == 0


@stopping
def test_a_process_that_was_stopped_is_given_up_and_another_one_answers(table: Table) -> None:
    table.ask()
    table.answer()
    for number in (1, 2):
        pid = table.pid
        os.kill(pid, signal.SIGSTOP)
        asked = table.ask(number)
        table.wait(9.9)
        assert table.pid == pid
        table.wait(0.3)
        assert table.told == number
        assert table.answer() == asked.think()
        assert table.pid != pid
        assert not alive(pid)


@stopping
def test_a_process_stopped_before_it_ever_answered_leaves_the_thinking_to_a_thread(
    table: Table,
) -> None:
    table.thinking.start()
    pid = table.pid
    os.kill(pid, signal.SIGSTOP)
    asked = table.ask()
    table.wait(30.2)
    assert table.answer() == asked.think()
    assert table.thinking.pid is None
    assert table.told == 1
    assert not alive(pid)


@pytest.mark.parametrize("program", ["true", "false", "cat", "no-such-program"])
def test_a_process_that_dies_at_birth_leaves_the_thinking_to_a_thread(
    program: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", f"/bin/{program}")
    for number in (1, 2):
        asked = table.ask(number)
        assert table.answer() == asked.think()
    assert table.thinking.pid is None
    assert table.told <= 1


def test_a_process_that_ends_in_the_middle_or_at_rest_is_replaced(table: Table) -> None:
    table.ask()
    table.answer()
    for asks_first in (True, False):
        pid = table.pid
        if asks_first:
            asked = table.ask(3)
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if not asks_first:
            asked = table.ask(4)
        assert table.answer() == asked.think()


@stopping
def test_at_the_end_a_stopped_process_is_killed_and_nobody_waits_for_it() -> None:
    for asks in (False, True):
        table = Table()
        table.thinking.start()
        pid = table.pid
        os.kill(pid, signal.SIGSTOP)
        if asks:
            table.ask()
        table.thinking.close()
        assert not alive(pid)
        assert table.thinking.answer() is None


@stopping
def test_time_in_which_nobody_looks_does_not_count(table: Table) -> None:
    """A computer that sleeps for a night has not waited for a night."""
    table.ask()
    table.answer()
    os.kill(table.pid, signal.SIGSTOP)
    table.ask()
    for _ in range(15):
        table.time += 36_000
        assert table.thinking.answer() is None
    assert table.told == 0
    table.wait(5)
    assert table.told == 1


def test_a_question_that_goes_wrong_there_is_told_here(table: Table) -> None:
    asked = question()
    table.thinking.ask(MoveRequest("grandmaster", asked.seed, asked.view))
    with pytest.raises(KeyError):
        table.answer()
    asked = table.ask(2)
    assert table.answer() == asked.think()


def test_after_the_end_nothing_is_started_again(table: Table) -> None:
    table.thinking.close()
    table.ask()
    assert table.thinking.answer() is None
    assert table.thinking.pid is None
