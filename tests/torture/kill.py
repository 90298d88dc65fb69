"""Kills the program at random moments and looks whether every game goes on as if nothing had been.

A child process plays a game on file: people (whose decisions a generator draws from the state of
the log, undos among them) and computers in any seats, by any preset. After a random time it is
killed without warning. What is on file must be the beginning of the game that is played without
a kill; a new child goes on with it, is killed as well, and so on to the end, which must be equal
action for action, the computers' decisions and the coming deals included.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import dataclass, replace
from datetime import datetime, timezone
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Event, Timer
from typing import TYPE_CHECKING

from euchre.child_process import ChildLost, ChildProcess
from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules import PRESETS, build
from euchre.storage.games_on_file import GamesOnFile
from tests.torture.deals import Fault

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

_LEVELS = ("beginner", "normal")
_THINKERS = ("strong", "expert")
"""They take long; only one game in eight has one of them."""
_MOST_UNDOS = 6
_MOST_ACTIONS = 700
"""Where a game of much bad luck is left unfinished."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--rounds", type=int, default=200, help="how often to kill")
    parser.add_argument("--seed", type=int, default=0, help="of the games and the moments")


def run(arguments: argparse.Namespace) -> int:
    """Kill, report, and return 1 if anything was lost."""
    started = time.perf_counter()
    try:
        told = torment(arguments.rounds, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{told}, nothing lost, {time.perf_counter() - started:.0f} s")
    return 0


@dataclass
class Toll:
    """What was done."""

    games: int = 0
    kills: int = 0
    between: int = 0
    """Kills in the middle of a deal."""
    actions: int = 0
    presets: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.games} games of {len(self.presets)} presets "
            f"({self.actions} actions), {self.between} of them within a deal"
        )


def torment(rounds: int, seed: int, live: Callable[[str], None] | None = None) -> Toll:
    """Kill so often; Fault if a game does not go on as it would have.

    *live* is what a child does with the folder of the game, by itself to the end (`go_on`).
    """
    toll = Toll()
    rng = Random(seed)
    presets = sorted(PRESETS)
    with tempfile.TemporaryDirectory() as folder:
        while toll.kills < rounds:
            number = toll.games
            whole = played(
                Session(any_game(rng, presets[number % len(presets)], number))
            ).record
            toll.games += 1
            toll.actions += len(whole.actions)
            toll.presets |= {whole.options.variant}
            _through(Path(folder) / str(number), whole, rng, toll, live or go_on)
    return toll


def any_game(rng: Random, preset: str, number: int) -> Record:
    """A game by this preset with people and computers in any seats."""
    options = PRESETS[preset]
    seats = build(options).setup.table.seats
    levels: list[str | None] = [rng.choice((None, *_LEVELS)) for _ in seats]
    if number % 8 == 5:
        levels[rng.randrange(len(seats))] = rng.choice(_THINKERS)
    players = {
        seat: Player(f"P{place}", level)
        for place, (seat, level) in enumerate(zip(seats, levels, strict=True))
    }
    return Record(
        options, players, rng.choice(seats), rng.randrange(2**32), salt=f"{number:032}"
    )


def played(session: Session) -> Session:
    """Play to the end. What people do follows from the state of the log alone."""
    while not session.winner and len(session.record.actions) < _MOST_ACTIONS:
        seat = session.awaiting_person
        if seat is None:
            session.advance()
            continue
        now = session.record
        rng = Random(f"{now.seed} {len(now.actions)} {now.undos}")
        if rng.random() < 0.1 and now.undos < _MOST_UNDOS and session.can_undo:
            session.undo()
        else:
            session.submit(seat, rng.choice(session.view(seat).legal))
    return session


def _through(
    folder: Path, whole: Record, rng: Random, toll: Toll, live: Callable[[str], None]
) -> None:
    """Play a game to its end with a kill now and then, and compare with the *whole*."""
    start = replace(whole, actions=(), undos=0)
    games = GamesOnFile(folder, folder / "digests.json")
    games.begin(start, datetime(2026, 11, 30, 12, 0, 0, tzinfo=timezone.utc)).close()
    # An action takes some 5 ms, most of it for the disk: two or three kills in every game.
    pace = 0.003 * len(whole.actions)
    while True:
        ended = _one_life(folder, rng.uniform(0, pace), live)
        toll.kills += not ended
        path = next(folder.glob("*.euchre"))
        session = games.resume(path)
        found = session.record
        toll.between += not ended and session.awaiting is not None
        session.close()
        _compare(found, whole)
        over = session.winner is not None
        listed = games.last_open()
        if (listed is None) != over:
            _wrong("it is offered as open" if over else "it is not offered", found)
        if ended or over:
            if (found.actions, found.undos) != (whole.actions, whole.undos):
                _wrong("it ended otherwise", found)
            return


def _compare(found: Record, whole: Record) -> None:
    """Whether *found* is on the way to *whole*: played on from it, it must become that."""
    if found.players != whole.players or found.options != whole.options:
        _wrong("other players or rules", found)
    if found.undos == whole.undos and found.actions != whole.actions[: len(found.actions)]:
        _wrong("another game", found)
    ended = played(Session(found)).record if _cheap(found) else None
    if ended is not None and (ended.actions, ended.undos) != (whole.actions, whole.undos):
        _wrong("it goes on differently", found)


def _cheap(record: Record) -> bool:
    return not any(player.level in _THINKERS for player in record.players.values())


def _wrong(what: str, found: Record) -> None:
    actions = "\n".join(map(str, found.actions[-20:]))
    message = f"{what}: {found.options.variant}, seed {found.seed}, after\n{actions}"
    raise Fault(message)


def _one_life(folder: Path, seconds: float, live: Callable[[str], None]) -> bool:
    """Let a child play on, and kill it after a time; whether it had come to the end by itself."""
    child, killed = ChildProcess(alike=True), Event()

    def kill() -> None:
        killed.set()
        child.close()

    child.run(_ready, live.__module__)
    death = Timer(seconds, kill)
    death.start()
    try:
        child.run(live, str(folder))
    except ChildLost as error:
        if not killed.is_set():
            message = "the program ended by itself"
            raise Fault(message) from error
        return False
    finally:
        death.cancel()
        child.close()
    return True


def _ready(module: str) -> None:
    """Have everything imported."""
    import_module(module)


def go_on(folder: str) -> None:
    """The program: go on with the game that is offered, to its end."""
    games = GamesOnFile(Path(folder), Path(folder) / "digests.json")
    entry = games.last_open()
    if entry is not None:
        played(games.resume(entry.path)).close()
