"""A lock that one running copy of the program holds on a file, and loses when it dies."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import IO, TYPE_CHECKING

from euchre.file_lock import lock
from euchre.storage.disk.retrying import retrying

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

_OPEN: int = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
"""So that not even a pipe in the place of the lock keeps anybody waiting."""
_PAUSES = (0.02,) * 150
"""Seconds before each further try: three in all, for a disk that is slow and has much to do."""


class FileLock:
    """Held through an open lock file, so that a killed program leaves nothing locked."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Whether the lock is ours now. Where locks cannot be had at all, it is."""
        while True:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                file = os.fdopen(retrying(lambda: os.open(self._path, _OPEN, 0o666)), "r+b")
            except OSError:
                return True
            if not _lock(file):
                _close(file)
                return False
            if _is_at(file, self._path):
                self._file = file
                return True
            # Its holder has just let go and taken the file away: this one locks nobody out.
            _close(file)

    def release(self) -> None:
        """Let others have it."""
        file, self._file = self._file, None
        if file is None:
            return
        if sys.platform == "win32":
            # An open file cannot be taken away there, nor one that another program has opened.
            _close(file)
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            pass
        finally:
            _close(file)


@contextlib.contextmanager
def held(
    path: Path, pauses: Iterable[float] = _PAUSES, sleep: Callable[[float], None] = time.sleep
) -> Iterator[None]:
    """Hold the lock at *path* for a moment, as all copies of the program do that change a file.

    One that stands still while it holds the lock makes nobody wait for longer than *pauses*.
    """
    own = FileLock(path)
    for pause in pauses:
        if own.take():
            break
        sleep(pause)
    try:
        yield
    finally:
        own.release()


def _close(file: IO[bytes]) -> None:
    # Nothing is in it that could be lost, and whatever is said, it is closed.
    with contextlib.suppress(OSError):
        file.close()


def _is_at(file: IO[bytes], path: Path) -> bool:
    """Whether the open file is still the one that others find at *path*."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


def _lock(file: IO[bytes]) -> bool:
    try:
        return lock(file)
    except OSError:
        # There are no locks here: better to play without than not at all.
        return True
