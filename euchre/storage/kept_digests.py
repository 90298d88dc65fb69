"""The file in which digests are kept: a line for each game, added to as games are read.

It may be thrown away at any time. A line tells the name, size and time of change of the game's file,
and what was made of it; a later line takes the place of an earlier one. Each has a check sum, so
that half a line, or two windows' lines in one, are worth nothing.
"""

from __future__ import annotations

import json
import logging
import zlib
from typing import TYPE_CHECKING

from euchre.storage.files import append, write_whole
from euchre.storage.reading import NoText, read_bytes

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

_LARGEST = 500_000_000
"""Bytes: a few hundred thousand games."""
_SPARE = 1000
"""Lines that are out of date, before the file is written without them."""

Stamp = tuple[int, int]
"""Size and time of change, in nanoseconds, of a game's file."""


class KeptDigests:
    """What is kept in one file, which several copies of the program may add to."""

    def __init__(self, path: Path | None, form: int) -> None:
        """Keep digests at *path*, or nowhere; those of another *form* are made anew."""
        self._path = path
        self._first = f"euchre digests {form}"
        self._lines: dict[str, tuple[Stamp, str]] | None = None
        self._new: list[str] = []
        self._out_of_date = 0
        self._begins_anew = False

    def find(self, name: str, stamp: Stamp) -> str | None:
        """What is kept of a game's file as long as it is as it was."""
        found = self._known.get(name)
        return found[1] if found is not None and found[0] == stamp else None

    def add(self, name: str, stamp: Stamp, told: str) -> None:
        """Keep what was made of a game's file, from the next `write` on."""
        self._out_of_date += name in self._known
        self._known[name] = (stamp, told)
        self._new.append(name)

    def forget(self, names: set[str]) -> None:
        """Drop what is kept of all files but those with these *names*."""
        for name in self._known.keys() - names:
            del self._known[name]
            self._out_of_date += 1

    def write(self) -> None:
        """Write down what is new, if anything is; a disk that is full is no matter."""
        if self._path is None:
            return
        spare = self._out_of_date > len(self._known) + _SPARE
        if not (self._new or spare):
            return
        new = [name for name in dict.fromkeys(self._new) if name in self._known]
        try:
            if spare or self._begins_anew or not self._path.exists():
                lines = [self._first, *map(self._line, self._known)]
                write_whole(self._path, "\n".join([*lines, ""]))
                self._out_of_date, self._begins_anew = 0, False
            else:
                append(self._path, "".join(f"{self._line(name)}\n" for name in new), _LARGEST)
        except OSError as error:
            _log.info("the digests could not be written: %s", error)
            return
        self._new.clear()

    @property
    def _known(self) -> dict[str, tuple[Stamp, str]]:
        if self._lines is None:
            self._lines = self._read()
        return self._lines

    def _line(self, name: str) -> str:
        (size, changed), told = self._known[name]
        # JSON has neither tabs nor line ends of its own.
        text = f"{size}\t{changed}\t{json.dumps(name)}\t{told}"
        return f"{zlib.crc32(text.encode()):08x}\t{text}"

    def _read(self) -> dict[str, tuple[Stamp, str]]:
        try:
            data = read_bytes(self._path, _LARGEST) if self._path is not None else b""
        except (OSError, NoText):
            data = b""
        first, *lines = data.split(b"\n")
        self._begins_anew = first != self._first.encode()
        known: dict[str, tuple[Stamp, str]] = {}
        for line in () if self._begins_anew else lines:
            sum_, _, text = line.partition(b"\t")
            if sum_ != b"%08x" % zlib.crc32(text):
                continue
            try:
                size, changed, name, told = text.decode().split("\t", 3)
                known[json.loads(name)] = ((int(size), int(changed)), told)
            except ValueError:
                continue
        self._out_of_date = max(0, len(lines) - 1 - len(known))
        return known
