"""Stops, kills and slows the process in which the computer players think, while games are on.

At random moments of random games it gets SIGSTOP, SIGSTOP and a little later SIGCONT, or SIGKILL,
by turns and all at once. What must hold: every game comes to the end that it would have come to in
peace, action for action; the player is told at most once for each time; and afterwards no process
is left.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import time
import traceback
from collections import Counter
from random import Random
from threading import Timer
from typing import TYPE_CHECKING

from euchre.play.session import Session
from euchre.play.worker import ProcessWorker, Timeouts
from euchre.rules import PRESETS
from tests.torture.deals import Fault
from tests.torture.kill import any_game

if TYPE_CHECKING:
    import argparse

    from euchre.play.record import Record

_PATIENCE = Timeouts(0.4, 20.0)
"""Shorter than a player's, who has only one game."""
_MOST_ACTIONS = 120
_LONGEST = 120.0
"""Seconds for one game, after which it hangs."""
_STOP, _CONTINUE = getattr(signal, "SIGSTOP", None), getattr(signal, "SIGCONT", None)
_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Disturb, report, and return 1 if a game hung or went otherwise."""
    # What goes wrong here is wanted, and the program notes every bit of it.
    logging.disable()
    started = time.perf_counter()
    try:
        told = disturb(arguments.games, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{what} {count}" for what, count in sorted(told.items()))
    print(f"{arguments.games} games: {parts}; no fault, {time.perf_counter() - started:.0f} s")
    return 0


def disturb(games: int, first: int = 0) -> Counter[str]:
    """Disturb so many games; how often in which way. Fault if one hung or went otherwise."""
    told: Counter[str] = Counter()
    for number in range(first, first + games):
        try:
            told += _Disturbed(number).played()
        except Exception as error:
            message = (
                f"{traceback.format_exc()}\nto do it again: python3 tests/torture worker "
                f"--seed {number} --games 1"
            )
            raise Fault(message) from error
    return told


class _Disturbed:
    """A game, the process that thinks in it, and what does not let it."""

    def __init__(self, number: int) -> None:
        self._rng = Random(number)
        presets = sorted(PRESETS)
        self._start = any_game(self._rng, presets[number % len(presets)], 8)
        self._chance = self._rng.choice((0.02, 0.1, 0.5))
        self._pids: set[int] = set()
        self._interruptions = 0
        self._timers: list[Timer] = []
        self.signals: Counter[str] = Counter()

    def played(self) -> Counter[str]:
        """Play to the end, in peace and disturbed; how often it was disturbed."""
        peaceful = Session(self._start)
        while not _over(peaceful):
            self._step(peaceful)
        thinking = ProcessWorker(self._interrupted, _PATIENCE)
        disturbed = Session(self._start, thinking)
        try:
            self._through(disturbed, thinking)
        finally:
            thinking.close()
            for timer in self._timers:
                timer.cancel()
        self._compare(disturbed.record, peaceful.record)
        _gone(self._pids)
        return self.signals

    def _through(self, session: Session, thinking: ProcessWorker) -> None:
        ends = time.monotonic() + _LONGEST
        while not _over(session):
            before = session.done
            self._step(session)
            if thinking.pid is not None:
                self._pids.add(thinking.pid)
                # Most in the middle of a thought, some between two.
                if self._rng.random() < self._chance * (0.2 if session.done > before else 0.02):
                    self._hit(thinking.pid)
            if session.done == before:
                time.sleep(0.001)
            if time.monotonic() > ends:
                message = f"it hangs after {session.done} actions and {self.signals}"
                raise Fault(message)

    def _step(self, session: Session) -> None:
        seat = session.awaiting_person
        if seat is None:
            session.advance()
        else:
            place = Random(f"{self._start.seed} {session.done}")
            session.submit(seat, place.choice(session.view(seat).legal))

    def _hit(self, pid: int) -> None:
        ways = ("kill",) if _STOP is None else ("kill", "stop", "slow", "slow", "stop and kill")
        way = self._rng.choice(ways)
        self.signals[way] += 1
        if way != "kill":
            assert _STOP is not None
            _send(pid, _STOP)
        if way == "slow":
            assert _CONTINUE is not None
            timer = Timer(self._rng.uniform(0, 0.6), _send, (pid, _CONTINUE))
            timer.daemon = True
            self._timers.append(timer)
            timer.start()
        if "kill" in way:
            _send(pid, _KILL)

    def _interrupted(self) -> None:
        self._interruptions += 1

    def _compare(self, found: Record, expected: Record) -> None:
        if found.actions != expected.actions:
            message = f"it went otherwise after {self.signals}"
            raise Fault(message)
        self.signals["told"] = self._interruptions


def _over(session: Session) -> bool:
    return session.winner is not None or session.done >= _MOST_ACTIONS


def _send(pid: int, sign: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(pid, sign)


def _gone(pids: set[int]) -> None:
    """Whether none of the processes is left, not even as one that nobody has collected."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, 0)
            message = f"process {pid} is left"
            raise Fault(message)
