"""A system whose calls fail when they are told to: the one place where tortures break them.

Whatever the program writes goes through functions of `os`, `io` and `fcntl`, which are exchanged
for a while for others that count, and fail, do half of it, or end the process.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import pathlib
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest import mock

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

CALLS = (
    "open", "write", "truncate", "fsync", "close", "replace", "rename", "unlink", "mkdir",
    "utime", "fchmod", "flock",
)  # fmt: skip
SHARED = -1
"""Stands for what Windows says of a file that another program holds."""
_HELD = 32
ERRORS = (
    errno.EINTR, errno.ENOSPC, errno.EIO, errno.EACCES, errno.EPERM, errno.EROFS, errno.EDQUOT,
    errno.EFBIG, errno.EMFILE, SHARED,
)  # fmt: skip
FOR_EVER = 1_000_000
_DIED = 9


class Breakage(NamedTuple):
    """What goes wrong, and when."""

    call: str
    """One of CALLS, or nothing for all of them."""
    after: int
    """So many calls go well before."""
    lasts: int
    """So many fail."""
    error: int = errno.EIO
    half: bool = False
    """Whether a write that fails has written half of what it was to write."""
    dies: bool = False
    """Whether the process ends in place of the error; half-way: in or after the call, not before."""

    def __str__(self) -> str:
        what = "the process dies" if self.dies else f"error {self.error}"
        lasts = "ever" if self.lasts == FOR_EVER else f"{self.lasts} calls"
        half = ", half done" if self.half else ""
        return f"{what} in {self.call or 'any'} after {self.after} calls, for {lasts}{half}"


def any_breakage(rng: Random, *, dies: bool = False) -> Breakage:
    """Something that goes wrong at some moment."""
    lasts = rng.choice((1, 1, 2, 5, 30, FOR_EVER))
    return Breakage(
        rng.choice(("", "", *CALLS, "write", "fsync", "replace")),
        rng.choice((0, 1, 2, 5, rng.randrange(20), rng.randrange(100))),
        lasts,
        # What was interrupted is tried again by Python itself.
        rng.choice(ERRORS if lasts < FOR_EVER else ERRORS[1:]),
        rng.random() < 0.5,
        dies,
    )


class BrokenSystem:
    """Counts the calls that write, and breaks some."""

    def __init__(self, breakage: Breakage) -> None:
        """Have things go wrong as *breakage* says, once it is `installed`."""
        self._breakage = breakage
        self._met = 0
        self._stopped: OSError | None = None
        """How the next write is to end, after one that stopped half-way."""
        self.failures: Counter[str] = Counter()
        """How many calls have failed, by their names."""

    @contextlib.contextmanager
    def installed(self) -> Iterator[None]:
        """Have the program meet this system."""
        with contextlib.ExitStack() as stack:
            for place, name, function in self._exchanged():
                stack.enter_context(mock.patch.object(place, name, function))
            yield

    @property
    def is_broken(self) -> bool:
        """Whether calls of that kind fail now."""
        first = self._breakage.after
        return first <= self._met < first + self._breakage.lasts

    def meets(self, call: str) -> OSError | None:
        """Count a call; the error it is to end with, if any."""
        if self._breakage.call not in ("", call):
            return None
        broken = self.is_broken
        self._met += 1
        if not broken:
            return None
        if self._breakage.dies and not self._breakage.half:
            os._exit(_DIED)
        self.failures[call] += 1
        return _error(self._breakage.error)

    def write(self, write: Callable[[Any], int], data: Any) -> int:
        """Write *data*, or a part of it, after which the next write fails, or nothing."""
        error, self._stopped = self._stopped, None
        if error is not None:
            raise error
        error = self.meets("write")
        if error is None:
            return write(data)
        if self._breakage.half and len(data) > 1:
            self._stopped = error
            written = write(bytes(data)[: len(data) // 2])
            self.ended(error)
            return written
        raise self.ended(error)

    def _exchanged(self) -> Iterator[tuple[Any, str, Callable[..., Any]]]:
        yield io, "open", self._open_file
        yield os, "open", self._open
        # Until Python 3.10 paths kept functions of their own.
        paths = getattr(pathlib, "_NormalAccessor", None)
        for name in CALLS[3:-1]:
            if hasattr(os, name):
                function = self._breaking(name, getattr(os, name))
                yield os, name, function
                if paths is not None and hasattr(paths, name):
                    yield paths, name, staticmethod(function)
        yield os, "ftruncate", self._breaking("truncate", os.ftruncate)
        if paths is not None:
            yield paths, "open", staticmethod(self._open_file)
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - there is none on Windows

            yield fcntl, "flock", self._breaking("flock", fcntl.flock)

    def _breaking(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def broken(*words: Any, **named: Any) -> Any:
            error = self.meets(name)
            if error is None:
                return function(*words, **named)
            if self._breakage.dies or name == "close":
                # What cannot be closed without an error is closed all the same.
                function(*words, **named)
            raise self.ended(error)

        return broken

    def ended(self, error: OSError) -> OSError:
        """The error, if the process does not die after the call."""
        if self._breakage.dies:
            os._exit(_DIED)
        return error

    def _open(self, path: Any, flags: int, *words: Any, **named: Any) -> int:
        error = self.meets("open") if flags & (os.O_WRONLY | os.O_RDWR) else None
        if error is not None:
            raise self.ended(error)
        return _OPEN(path, flags, *words, **named)

    def _open_file(
        self, file: Any, mode: str = "r", buffering: int = -1, *texts: Any, **named: Any
    ) -> Any:
        if not set(mode) & set("wax+"):
            return _OPEN_FILE(file, mode, buffering, *texts, **named)
        error = None if isinstance(file, int) else self.meets("open")
        if error is not None:
            raise self.ended(error)
        raw = _File(self, file, mode.replace("b", "").replace("t", ""))
        if not buffering:
            return raw
        buffered = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, *texts, **named)


class _File(io.FileIO):
    """An open file of a broken system."""

    def __init__(self, system: BrokenSystem, file: Any, mode: str) -> None:
        self._system = system
        super().__init__(file, mode)

    def write(self, data: Any) -> int:
        return self._system.write(super().write, data)

    def truncate(self, size: int | None = None) -> int:
        error = self._system.meets("truncate")
        if error is not None:
            raise self._system.ended(error)
        return super().truncate(size)

    def close(self) -> None:
        error = None if self.closed else self._system.meets("close")
        super().close()
        if error is not None:
            raise self._system.ended(error)


_OPEN, _OPEN_FILE = os.open, io.open


def _error(number: int) -> OSError:
    if number != SHARED:
        return OSError(number, os.strerror(number))
    error = PermissionError(errno.EACCES, "another program holds the file")
    error.winerror = _HELD  # type: ignore[attr-defined]  # as on Windows
    return error
