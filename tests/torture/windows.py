"""Opens several windows on the same files at once, each a process that changes what it likes.

Settings, resets, notes of faults, games begun, named, deleted and brought back, and one game that
all want to go on with. What must hold: afterwards everything is there that any of them was told was
done, a game is played in one window at a time, and no file is damaged.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from euchre.child_process import ChildProcesses
from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import saves
from euchre.storage import settings as settings_on_file
from euchre.storage.disk.files import append
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.journal import InUse
from euchre.storage.settings import OnFile
from euchre.storage.statistics import Resets
from tests.torture._life import steps
from tests.torture.deals import Fault
from tests.torture.kill import any_game

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from euchre.play.record import Record

_SHARES: tuple[dict[str, tuple[Any, ...]], ...] = (
    {"muted": (True, False), "volume": (0.1, 0.2, 0.3), "last_game": ({"a": 1}, {"b": [2]})},
    {"card_back": ("blue", "green"), "window_size": ((800, 600), (1000, 700))},
    {"table_colour": ("dark", "blue"), "motion": ("calm", "quick"), "language": ("de", "fr")},
)
"""What each window changes: two would undo each other's choice of the same."""
_ACTS = 12
_MOST_NOTES = 1_000_000
_SHARED = "shared.euchre"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--rounds", type=int, default=200, help="how often to open windows")
    parser.add_argument("--seed", type=int, default=0, help="number of the first round")


def run(arguments: argparse.Namespace) -> int:
    """Open windows, report, and return 1 if anything was lost."""
    # What goes wrong here is wanted, and the program notes every bit of it.
    logging.disable()
    started = time.perf_counter()
    try:
        told = use(arguments.rounds, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(
        f"{arguments.rounds} rounds: {parts}; no fault, {time.perf_counter() - started:.0f} s"
    )
    return 0


class Did(NamedTuple):
    """What a window was told that it has done."""

    settings: dict[str, Any]
    resets: list[str]
    notes: list[str]
    games: dict[str, tuple[Record, bool]]
    """By the name of the file: how it was left, and whether it was deleted."""
    shared: int
    """How many actions it added to the game that all want to go on with."""
    refused: int
    """How often that was open elsewhere."""


def use(rounds: int, first: int = 0) -> Counter[str]:
    """Use windows for so many rounds; what they did. Fault if something was lost."""
    told: Counter[str] = Counter()
    windows = ChildProcesses(len(_SHARES))
    try:
        for number in range(first, first + rounds):
            try:
                told += _round(number, windows)
            except Exception as error:
                message = (
                    f"{traceback.format_exc()}\nto do it again, though chance has a part in it: "
                    f"python3 tests/torture windows --seed {number} --rounds 1"
                )
                raise Fault(message) from error
    finally:
        windows.close()
    return told


def _round(number: int, windows: ChildProcesses) -> Counter[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = any_game(Random(number), "napoleon", 0)
        saves.begin(folder / "games", Path(_SHARED).stem, start).close()
        count = 2 + number % 2
        tasks = [windows.submit(_use, name, number, place) for place in range(count)]
        done = [task.result() for task in tasks]
        _check(folder, done)
    return Counter(
        settings=sum(len(did.settings) for did in done),
        resets=sum(len(did.resets) for did in done),
        notes=sum(len(did.notes) for did in done),
        games=sum(len(did.games) for did in done),
        refusals=sum(did.refused for did in done),
    ) + Counter({"shared actions": sum(did.shared for did in done)})


def _check(folder: Path, done: list[Did]) -> None:
    """Whether everything is there that was done in any of the windows."""
    found = settings_on_file.load(folder / "settings.json")
    chosen = {name: value for did in done for name, value in did.settings.items()}
    _same("settings", {name: getattr(found.settings, name) for name in chosen}, chosen)
    resets = Resets(folder / "resets.json")
    people = [point.person for point in resets._points]  # noqa: SLF001 - as they were read
    _same("resets", sorted(filter(None, people)), sorted(p for did in done for p in did.resets))
    notes = folder / "faults.log"
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    _same("notes", sorted(lines), sorted(note for did in done for note in did.notes))
    games = folder / "games"
    for name, (record, deleted) in [game for did in done for game in did.games.items()]:
        path = games / saves.DELETED / name if deleted else games / name
        _same(name, saves.load(path).record, record)
    shared = saves.load(games / _SHARED).record
    _same("the shared game", len(shared.actions), sum(did.shared for did in done))
    listing = GamesOnFile(games, folder / "digests.json").listing()
    _same("damaged files", listing.damaged, [])
    _same("the digests", listing, GamesOnFile(games).listing())
    odd = [path.name for path in folder.rglob("*") if ".damaged-" in path.name]
    _same("files kept aside", odd, [])


def _same(what: str, found: object, expected: object) -> None:
    if found != expected:
        message = f"{what}:\n{found}\nand not\n{expected}"
        raise Fault(message)


def _use(folder: str, number: int, place: int) -> Did:
    """Be a window."""
    window = _Window(Path(folder), number, place)
    for _ in range(_ACTS):
        window.rng.choice(_CHOICES)(window)
    return window.did


class _Window:
    def __init__(self, folder: Path, number: int, place: int) -> None:
        self.rng = Random(f"{number} {place}")
        self.did = Did({}, [], [], {}, 0, 0)
        self._folder = folder
        self._place = place
        self._count = 0
        path = folder / "settings.json"
        self._settings = settings_on_file.load(path).settings
        self._kept = OnFile(path, self._settings)
        self._resets = Resets(folder / "resets.json")
        self._games = GamesOnFile(folder / "games", folder / "digests.json")

    def settle(self) -> None:
        """Change a setting."""
        name = self.rng.choice(sorted(_SHARES[self._place]))
        value = self.rng.choice(_SHARES[self._place][name])
        self._settings = self._settings._replace(**{name: value})
        self._kept.save(self._settings)
        self.did.settings[name] = value

    def reset(self) -> None:
        """Begin a player's statistics anew, and perhaps undo it."""
        self._count += 1
        person = f"P{self._place}-{self._count}"
        self._resets.reset(datetime.now(timezone.utc), person)
        self.did.resets.append(person)

    def note(self) -> None:
        """Note a fault."""
        self._count += 1
        note = f"window {self._place}, fault {self._count}"
        append(self._folder / "faults.log", f"{note}\n", _MOST_NOTES)
        self.did.notes.append(note)

    def begin(self) -> None:
        """Begin a game at the same moment as the others, and play for a while."""
        preset = self.rng.choice(sorted(PRESETS))
        self._count += 1
        now = datetime(2026, 11, 30, tzinfo=timezone.utc) + timedelta(seconds=self._count)
        start = replace(any_game(self.rng, preset, 8 * self._count), begun=f"{now:%FT%TZ}")
        journal = saves.begin(self._folder / "games", f"{now:%F %H-%M-%S}", start)
        session = Session(start, None, journal)
        steps(session, self.rng, 5)
        session.close()
        self.did.games[journal.path.name] = (session.record, False)

    def name(self) -> None:
        """Give one of its games a name."""
        for path, (record, deleted) in self._own():
            if not deleted:
                name = f"of window {self._place}"
                self._games.rename(self._folder / "games" / path, name)
                self.did.games[path] = (replace(record, name=name), False)
                return

    def delete(self) -> None:
        """Delete one of its games, and bring it back perhaps."""
        for path, (record, deleted) in self._own():
            if not deleted:
                gone = self._games.delete(self._folder / "games" / path)
                del self.did.games[path]
                self.did.games[gone.name] = (record, True)
                if self.rng.random() < 0.5:
                    back = self._games.restore(gone)
                    del self.did.games[gone.name]
                    self.did.games[back.name] = (record, False)
                return

    def _own(self) -> list[tuple[str, tuple[Record, bool]]]:
        return self.rng.sample(sorted(self.did.games.items()), len(self.did.games))

    def share(self) -> None:
        """Go on with the game that all want to go on with."""
        try:
            session = self._games.resume(self._folder / "games" / _SHARED)
        except InUse:
            self.did = self.did._replace(refused=self.did.refused + 1)
            return
        before = len(session.record.actions)
        for _ in range(self.rng.randrange(6)):
            seat = session.awaiting_person
            if session.winner is not None:
                break
            if seat is None:
                session.advance()
            else:
                session.submit(seat, self.rng.choice(session.view(seat).legal))
        session.close()
        added = len(session.record.actions) - before
        self.did = self.did._replace(shared=self.did.shared + added)

    def look(self) -> None:
        """Look at the list."""
        for damaged in self._games.listing().damaged:
            message = f"{damaged} is damaged"
            raise Fault(message)


_CHOICES: tuple[Callable[[_Window], None], ...] = (
    _Window.settle, _Window.settle, _Window.reset, _Window.note, _Window.begin, _Window.name,
    _Window.delete, _Window.share, _Window.share, _Window.look,
)  # fmt: skip
