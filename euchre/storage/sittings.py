"""When each game was last sat down to, and in which order: what file times cannot be trusted with.

A clock may be set back, and files copied to another computer may all have the time of copying. So
a line is added to a file beside the games whenever a game is sat down to or left: the
time, how large the game's file was then, and its name. Their order is that of play, whatever the
clock says. A game that was taken in and that nobody has sat down to yet has the size -1. Nothing
but the order of the list depends on it: it can be thrown away.
"""

from __future__ import annotations

import contextlib
import json
from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple

from euchre.storage import times
from euchre.storage.disk.files import append, write_whole
from euchre.storage.disk.locks import held
from euchre.storage.disk.reading import NoText, read_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

    from euchre.rules.actions import Action
    from euchre.storage.journal import Journal
    from euchre.storage.saves import FoundFile

FILE = "played.json"
_LARGEST = 50_000_000
"""Bytes: more than half a million sittings."""
_UNPLAYED = -1
_AT_A_TIME = 1000
"""Lines that are read without a pause: about 5 ms."""
_SPARE = 1000
"""Lines that may say what later ones say anew, before the file is written without them."""


class Sitting(NamedTuple):
    """The last time a game was sat down to, or left."""

    when: float
    """In seconds since 1970, by the clock of that time."""
    size: int
    """How many bytes the game's file had."""
    place: int
    """Its place among all sittings."""
    not_before: float
    """The latest time in the sittings up to this one: it was no earlier, whatever its clock said."""


class Noted:
    """Writes a game down through its journal, and notes when it is left."""

    def __init__(self, journal: Journal, left: Callable[[Path], None]) -> None:
        """Hand everything to *journal*; *left* gets its path when it has been closed."""
        self._journal = journal
        self._left = left

    def done(self, action: Action) -> None:
        """Put an action on disk."""
        self._journal.done(action)

    def undone(self, count: int) -> None:
        """Put down that the last *count* actions were taken back."""
        self._journal.undone(count)

    def complaint(self) -> Exception | None:
        """What is wrong, told once each time that something goes wrong."""
        return self._journal.complaint()

    def close(self) -> None:
        """Let go of the file."""
        self._journal.close()
        self._left(self._journal.path)


class Sittings:
    """The sittings of one folder of games, which several copies of the program add to."""

    def __init__(self, folder: Path) -> None:
        """Look after the games in *folder*."""
        self._path = folder / FILE
        # No game can be called so that its lock is this one.
        self._lock = folder / f"{FILE}-lock"
        self._read: tuple[int, int] = (0, 0)
        """Which file was read, and how many bytes of it."""
        self._unfinished: Iterator[None] | None = None
        self._lines = 0
        self._last: dict[str, Sitting] = {}
        self._unplayed: dict[str, float] = {}
        """When each game was taken in that has not been played since."""
        self._latest = 0.0
        self._since = times.LATEST

    def add(self, path: Path, now: float) -> None:
        """Note that a game is sat down to, or left; if that cannot be, no matter."""
        with contextlib.suppress(OSError):
            self._add(path, now, path.stat().st_size)

    def add_taken_in(self, path: Path, now: float) -> None:
        """Note that a game has been taken in, which is not played yet."""
        with contextlib.suppress(OSError):
            self._add(path, now, _UNPLAYED)

    def _add(self, path: Path, now: float, size: int) -> None:
        with held(self._lock):
            append(self._path, _line(times.time_of_change(now), size, path.name), _LARGEST)

    def is_unplayed(self, name: str) -> bool:
        """Whether the game in a file of this name was taken in, and not played since."""
        return name in self._unplayed

    def of(self, name: str) -> Sitting | None:
        """The last sitting at the game in a file of this name."""
        return self._last.get(name)

    def looking(self) -> Generator[None, None, None]:
        """Take notice of what has been added, with pauses where that is much."""
        whole = False
        while not whole:
            # What was begun and left is done first; there may be more by now.
            whole = self._unfinished is None
            unfinished = self._unfinished = self._unfinished or self._look()
            # Not `yield from`: what is left is to stay unfinished, and not to be closed.
            for _ in unfinished:
                yield
            if self._unfinished is unfinished:
                self._unfinished = None

    def _look(self) -> Iterator[None]:
        try:
            found = self._path.stat()
            if self._read == (found.st_ino, found.st_size):
                return
            data = read_bytes(self._path, _LARGEST)
        except (OSError, NoText):
            data, found = b"", None
        file, size = self._read
        if found is None or found.st_ino != file or len(data) < size:
            # Another one than before: it is read from its beginning.
            self._forget()
            size = 0
        self._read = (found.st_ino if found is not None else 0, len(data))
        yield from self._take(data[size:].splitlines())
        if self._lines > 2 * (len(self._last) + len(self._unplayed)) + _SPARE:
            self._shorten()

    def _forget(self) -> None:
        self._lines, self._last, self._unplayed = 0, {}, {}
        self._latest, self._since = 0.0, times.LATEST

    def order(self, found: FoundFile, now: float) -> tuple[float, int, float, str]:
        """What the games are sorted by: the one that was played last has the largest."""
        changed, name = found.seconds, found.name
        sitting = self._last.get(name)
        if sitting is not None:
            return (sitting.not_before, sitting.place, changed, name)
        # A time to come was not when it was played; it was before sittings were noted.
        played = min(changed, self._since) if changed > now else changed
        return (played, -1, changed, name)

    def when(self, found: FoundFile, now: float) -> float:
        """When a game was last played, in seconds since 1970, as far as can be told."""
        sitting, changed = self._last.get(found.name), found.seconds
        if sitting is None:
            return changed
        played_on = sitting.size != found.size and sitting.when <= changed <= now
        return changed if played_on else sitting.when

    def _take(self, lines: list[bytes]) -> Iterator[None]:
        for number, line in enumerate(lines, 1):
            if not number % _AT_A_TIME:
                yield
            self._lines += 1
            told = _told(line)
            if told is None:
                continue
            when, size, name = told
            if size == _UNPLAYED:
                self._unplayed[name] = when
                self._last.pop(name, None)
                continue
            self._unplayed.pop(name, None)
            self._since = min(self._since, when)
            self._latest = max(self._latest, when)
            self._last[name] = Sitting(when, size, self._lines, self._latest)

    def _shorten(self) -> None:
        """Write the last sitting of every game alone, those of other windows among them."""
        with contextlib.suppress(OSError, NoText), held(self._lock):
            lines = read_bytes(self._path, _LARGEST).splitlines()
            self._forget()
            for _ in self._take(lines):
                pass
            self._write_anew()

    def _write_anew(self) -> None:
        last = sorted(self._last.items(), key=lambda item: item[1].place)
        lines = [_line(when, _UNPLAYED, name) for name, when in self._unplayed.items()]
        lines += [_line(sitting.when, sitting.size, name) for name, sitting in last]
        write_whole(self._path, "".join(lines))


def _line(when: float, size: int, name: str) -> str:
    moment = datetime.fromtimestamp(when, timezone.utc)
    return json.dumps([f"{moment:%Y-%m-%dT%H:%M:%S.%f}Z", size, name]) + "\n"


def _told(line: bytes) -> tuple[float, int, str] | None:
    """The time, size and name in a line; None if it is damaged."""
    try:
        when, size, name = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
    if type(when) is not str or type(size) is not int or type(name) is not str:
        return None
    found = times.told(when)
    return (found.timestamp(), size, name) if found is not None else None
