"""The file in which digests are kept: a line for each game, added to as games are read.

It may be thrown away at any time. A line tells the name, size and time of change of the game's file,
and what was made of it; a later line takes the place of an earlier one. Each has a check sum, so
that half a line, or two windows' lines in one, are worth nothing.
"""

from __future__ import annotations

import io
import json
import logging
import zlib
from typing import TYPE_CHECKING

from euchre.in_steps import at_once
from euchre.storage.disk.files import append, write_whole
from euchre.storage.disk.reading import NoText, read_bytes

if TYPE_CHECKING:
    from collections.abc import Collection, Generator
    from pathlib import Path

_log = logging.getLogger(__name__)

_LARGEST = 500_000_000
"""Bytes: a few hundred thousand games."""
_SPARE = 1000
"""Lines that are out of date, before the file is written without them."""
_AT_A_TIME = 2000
"""Lines that are read without a pause: about 5 ms."""

_TABS = 4
"""In a line, at least: behind check sum, name, size and time."""

Stamp = tuple[int, int]
"""Size and time of change, in nanoseconds, of a game's file."""


class KeptDigests:
    """What is kept in one file, which several copies of the program may add to."""

    def __init__(self, path: Path | None, form: int) -> None:
        """Keep digests at *path*, or nowhere; those of another *form* are made anew."""
        self._path = path
        self._first = f"euchre digests {form}".encode()
        self._lines: dict[bytes, bytes] | None = None
        self._new: dict[bytes, None] = {}
        self._out_of_date = 0
        self._begins_anew = False

    def find(self, name: str, stamp: Stamp) -> str | None:
        """What is kept of a game's file as long as it is as it was."""
        line = self._known.get(_key(name))
        if line is None:
            return None
        sum_, _, text = line.partition(b"\t")
        _, size, changed, told = text.split(b"\t", 3)
        if size != b"%d" % stamp[0] or changed != b"%d" % stamp[1] or sum_ != _sum(text):
            return None
        return told.decode()

    def add(self, name: str, stamp: Stamp, told: str) -> None:
        """Keep what was made of a game's file, from the next `write` on."""
        key = _key(name)
        self._out_of_date += key in self._known
        text = b"%s\t%d\t%d\t%s" % (key, *stamp, told.encode())
        self._known[key] = b"%s\t%s" % (_sum(text), text)
        self._new[key] = None

    def forget(self, names: Collection[str]) -> None:
        """Drop what is kept of all files but those with these *names*."""
        if len(names) >= len(self._known):
            # As many as there are: that of a file that is gone can wait.
            return
        for key in self._known.keys() - set(map(_key, names)):
            del self._known[key]
            self._out_of_date += 1

    def write(self) -> None:
        """Write down what is new, if anything is; a disk that is full is no matter."""
        spare = self._out_of_date > len(self._known) + _SPARE
        if self._path is None or not (self._new or spare):
            return
        try:
            if spare or self._begins_anew or not self._path.exists():
                write_whole(self._path, _text([self._first, *self._known.values()]))
                self._out_of_date, self._begins_anew = 0, False
            else:
                new = [self._known[key] for key in self._new if key in self._known]
                append(self._path, _text(new), _LARGEST)
        except OSError as error:
            _log.info("the digests could not be written: %s", error)
            return
        self._new.clear()

    @property
    def _known(self) -> dict[bytes, bytes]:
        """The lines by the name of the game's file."""
        if self._lines is None:
            at_once(self.reading())
        assert self._lines is not None
        return self._lines

    def reading(self) -> Generator[None, None, None]:
        """Read the file, if that has not been done yet, with pauses where it is large."""
        if self._lines is not None:
            return
        lines = yield from self._read()
        if self._lines is None:
            # Nobody has been quicker meanwhile.
            self._lines = lines

    def _read(self) -> Generator[None, None, dict[bytes, bytes]]:
        try:
            data = read_bytes(self._path, _LARGEST) if self._path is not None else b""
        except (OSError, NoText):
            data = b""
        yield
        lines = io.BytesIO(data)
        self._begins_anew = lines.readline().rstrip(b"\n") != self._first
        if self._begins_anew:
            return {}
        # Nothing more of a line is looked at before it is asked for: there may be many thousands.
        known, whole = {}, 0
        for number, text in enumerate(lines, 1):
            line = text.rstrip(b"\n")
            if line.count(b"\t") >= _TABS:
                known[line.split(b"\t", 2)[1]] = line
                whole += 1
            if not number % _AT_A_TIME:
                yield
        self._out_of_date = whole - len(known)
        return known


def _key(name: str) -> bytes:
    # JSON has neither tabs nor line ends of its own.
    return json.dumps(name).encode()


def _sum(text: bytes) -> bytes:
    return b"%08x" % zlib.crc32(text)


def _text(lines: list[bytes]) -> str:
    return b"\n".join([*lines, b""]).decode(errors="replace")
