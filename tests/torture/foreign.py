"""Lets another program meddle with the files while games are on.

It truncates, lengthens, edits, exchanges, renames, deletes, touches and locks away the game's own
file, its folder, settings and what is kept beside, between any two actions. What must hold: the
game goes on, and all of it is on file when it is left; what the other program wrote is still there;
and the player is told once for each time that his game had to go elsewhere, and not otherwise.
"""

from __future__ import annotations

import logging
import os
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import saves
from euchre.storage import settings as settings_on_file
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.journal import ChangedElsewhere
from euchre.storage.settings import OnFile, Settings
from tests.torture._life import steps
from tests.torture.deals import Fault
from tests.torture.kill import any_game

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

_MEDDLINGS = 3
"""In one game, at most."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=2000, help="how many games to meddle with")
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Meddle, report, and return 1 if anything was lost."""
    # What goes wrong here is wanted, and the program notes every bit of it.
    logging.disable()
    started = time.perf_counter()
    try:
        told = meddle(arguments.count, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{what} {count}" for what, count in sorted(told.items()))
    print(f"{arguments.count} games: {parts}; no fault, {time.perf_counter() - started:.0f} s")
    return 0


def meddle(count: int, first: int = 0) -> Counter[str]:
    """Meddle with so many games; what was done how often. Fault if something was lost."""
    told: Counter[str] = Counter()
    for number in range(first, first + count):
        try:
            told.update(_one(number))
        except Exception as error:
            message = (
                f"{traceback.format_exc()}\nto do it again: python3 tests/torture foreign "
                f"--seed {number} --count 1"
            )
            raise Fault(message) from error
    return told


def _one(number: int) -> list[str]:
    rng = Random(number)
    with tempfile.TemporaryDirectory() as name:
        table = _Table(Path(name), rng)
        for _ in range(rng.randint(1, _MEDDLINGS)):
            table.play(rng.choice((1, 2, 10)))
            table.meddled(rng.choice(_WAYS))
            table.play(rng.choice((0, 1, 3)))
        table.leave()
        _settings(Path(name), rng)
    return table.done


class _Table:
    """A game that is on, and what another program did to its file."""

    def __init__(self, folder: Path, rng: Random) -> None:
        preset = rng.choice(sorted(PRESETS))
        start = replace(any_game(rng, preset, 8), begun="2026-11-30T12:00:00Z")
        self._games = folder / "games"
        self._journal = saves.begin(self._games, "game", start)
        self._session = Session(start, None, self._journal)
        self._rng = rng
        self._theirs: dict[Path, bytes] = {}
        """What the other program wrote, which is its own."""
        self._expected = self._told = 0
        self.done: list[str] = []

    def play(self, count: int) -> None:
        """Do so many things at the table."""
        for _ in range(count):
            steps(self._session, self._rng, 1)
            self._listen()

    def _listen(self) -> None:
        while (complaint := self._journal.complaint()) is not None:
            if not isinstance(complaint, ChangedElsewhere):
                raise complaint
            self._told += 1

    def meddled(self, way: Callable[[Path, Random], bool]) -> None:
        """Have the file changed in a way that is told, or not."""
        path = self._journal.path
        before = path.read_bytes() if path.exists() else b""
        self.done.append(way.__name__)
        foreign = way(path, self._rng)
        after = path.read_bytes() if path.is_file() else b""
        if foreign and after != before:
            self._theirs[path] = after
            self._expected += 1
        # What comes to this must be heard of before the next thing is done to the same file.
        over = not steps(self._session, self._rng, 1)
        self._listen()
        if over:
            self.leave()
            self._journal, record = saves.resume(self._journal.path)
            self._session = Session(record, None, self._journal)

    def leave(self) -> None:
        """Leave the game, and look what is on file."""
        self._session.close()
        self._listen()
        if self._told != self._expected:
            message = f"told {self._told} times, and not {self._expected}: {self.done}"
            raise Fault(message)
        if saves.load(self._journal.path).record != self._session.record:
            message = f"it is not all on file after {self.done}"
            raise Fault(message)
        for path, data in self._theirs.items():
            if path.read_bytes() != data:
                message = f"{path.name}, another program's, was overwritten after {self.done}"
                raise Fault(message)
        listing = GamesOnFile(self._games).listing()
        kept = {damaged.kept_as.read_bytes() for damaged in listing.damaged if damaged.kept_as}
        there = kept | {path.read_bytes() for path in self._games.glob("*.euchre")}
        if not set(self._theirs.values()) <= there:
            message = f"the list has lost what another program wrote: {self.done}"
            raise Fault(message)
        # What the list has set aside is not where it was any more.
        self._theirs.clear()


def truncate(path: Path, rng: Random) -> bool:
    """Cut the file off."""
    if path.exists():
        os.truncate(path, rng.randrange(path.stat().st_size))
    return True


def lengthen(path: Path, rng: Random) -> bool:
    """Write at the end of it."""
    with path.open("ab") as file:
        file.write(rng.choice((b"pass\n", b"x", b"\n", rng.randbytes(50))))
    return True


def edit(path: Path, rng: Random) -> bool:
    """Change a byte in place."""
    data = bytearray(path.read_bytes() if path.exists() else b"x")
    data[rng.randrange(len(data))] ^= 1
    path.write_bytes(data)
    return True


def exchange(path: Path, rng: Random) -> bool:
    """Put another file in its place."""
    other = path.with_suffix(".other")
    other.write_bytes(rng.choice((b"", b"something else\n", rng.randbytes(500))))
    other.replace(path)
    return True


def line_ends(path: Path, rng: Random) -> bool:
    """Write it with the line ends of another system."""
    if path.exists():
        ends = rng.choice((b"\r\n", b"\r"))
        path.write_bytes(path.read_bytes().replace(b"\n", ends))
    return True


def copy(path: Path, rng: Random) -> bool:
    """Put a copy in its place, as some editors and backups do."""
    if path.exists():
        other = path.with_suffix(".other")
        shutil.copy(path, other)
        other.replace(path)
    return False


def touch(path: Path, rng: Random) -> bool:
    """Change nothing but its time."""
    if path.exists():
        when = rng.choice((0, 1, 2**31, 2**33))
        os.utime(path, (when, when))
    return False


def rename(path: Path, rng: Random) -> bool:
    """Give it another name."""
    if path.exists():
        path.replace(path.with_name(f"renamed {rng.randrange(10**9)}.euchre"))
    return False


def delete(path: Path, rng: Random) -> bool:
    """Take it away."""
    path.unlink(missing_ok=True)
    return False


def delete_folder(path: Path, rng: Random) -> bool:
    """Take everything away; the folder of the games may come back or not."""
    held = [file for file in path.parent.iterdir() if file.suffix != ".lock" and file != path]
    if not held:
        shutil.rmtree(path.parent)
    return False


def chmod(path: Path, rng: Random) -> bool:
    """Let nobody read or write it."""
    if path.exists():
        path.chmod(rng.choice((0, 0o400, 0o200)))
    return False


def unlock(path: Path, rng: Random) -> bool:
    """Take its lock away."""
    path.with_suffix(".lock").unlink(missing_ok=True)
    return False


_WAYS = (
    truncate, lengthen, edit, exchange, line_ends, copy, touch, rename, delete, delete_folder,
    chmod, unlock,
)  # fmt: skip


def _settings(folder: Path, rng: Random) -> None:
    """Meddle with the settings of a window that is open, which goes on changing them."""
    path = folder / "settings.json"
    settings_on_file.save(Settings(muted=True, card_back="blue"), path)
    known = settings_on_file.load(path).settings
    window = OnFile(path, known)
    way = rng.choice((truncate, lengthen, edit, exchange, line_ends, copy, touch, delete))
    way(path, rng)
    left = path.read_bytes() if path.exists() else b""
    told = window.save(known._replace(volume=0.5, table_colour="dark"))
    found = settings_on_file.load(path).settings
    if (found.volume, found.table_colour) != (0.5, "dark"):
        message = f"{way.__name__}: what was chosen is not on file: {found}"
        raise Fault(message)
    whole = settings_on_file.load(_put(folder / "left.json", left))
    if told is not None and told.read_bytes() != left:
        message = f"{way.__name__}: what another program wrote was not kept"
        raise Fault(message)
    if told is None and left and whole.damaged:
        message = f"{way.__name__}: nobody was told that the settings were damaged"
        raise Fault(message)
    if not whole.damaged and (found.muted, found.card_back) != (
        whole.settings.muted, whole.settings.card_back,
    ):  # fmt: skip
        message = f"{way.__name__}: settings were put back: {found}"
        raise Fault(message)


def _put(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path
