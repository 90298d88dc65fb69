"""The file of a game in progress, written action by action while it is played.

What an action costs: it is handed to the operating system at once, which outlives any death of
the program, and then pressed onto the disk (fsync), which outlives a power cut. That takes about
4 ms on a solid-state disk, but may take 100 ms on an old one, six frames of the picture. So a
thread does it, and the caller waits for it 8 ms at most: usually an action is safe before its
animation begins, and on a slow disk soon after.
"""

from __future__ import annotations

import contextlib
import logging
import os
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from typing import TYPE_CHECKING

from euchre.storage import notation
from euchre.storage.disk.file_names import stem_of
from euchre.storage.disk.files import write_whole
from euchre.storage.disk.locks import FileLock
from euchre.storage.disk.reading import NoText, read_bytes
from euchre.storage.disk.retrying import retrying

if TYPE_CHECKING:
    from io import FileIO
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.rules.actions import Action

_log = logging.getLogger(__name__)

_PATIENCE = 0.008
"""Seconds to wait for the disk: half a frame."""

_NAMES_TRIED = 50
"""Names for a new game that others may have had in mind at the same moment."""

_Look = tuple[int, int, int, int]
"""Which file it is, its size and its time of change."""

_LARGE = 150_000
"""Characters after which a file is written anew; a usual game has 4,000."""


class InUse(Exception):  # noqa: N818 - named for the mistake
    """The game is being played in another window of the program."""


class ChangedElsewhere(Exception):  # noqa: N818 - named for what has happened
    """Another program has changed the file of the game, which goes on in a new one."""

    def __init__(self, path: Path) -> None:
        super().__init__(path.name)
        self.path = path
        """The new file."""


class Journal:
    """The file of the game in progress: every action is in it before anything is shown.

    When it cannot be written (a full disk, a folder that is read-only) the game goes on, and the
    whole text is tried again with the next action. `trouble` tells what is wrong. A file that
    was taken away is written again; one that another program has changed is left as it is, and
    the game goes on in a file of its own.
    """

    def __init__(self, path: Path, record: Record, lock: FileLock | None = None) -> None:
        """Put *record* into the file at *path* and go on there; InUse if another copy does.

        A *lock* on it that the caller has is taken over.
        """
        self._lock = lock or locked(path)
        self._open(path, notation.write(record))
        self._write_whole()

    @classmethod
    def going_on(cls, path: Path, text: str, lock: FileLock) -> Journal:
        """Go on in the file at *path*, which holds *text*; the *lock* is taken over."""
        journal = cls.__new__(cls)
        journal._lock = lock  # noqa: SLF001 - its own
        whole = text.endswith("\n")
        journal._open(path, text if whole else text[: text.rfind("\n") + 1])  # noqa: SLF001
        # Torn off, or with line ends and marks of another system, it is put right first.
        if whole and path.stat().st_size == len(text.encode()):
            journal._append_to()  # noqa: SLF001
        if journal._file is None:  # noqa: SLF001
            journal._write_whole()  # noqa: SLF001
        return journal

    def _open(self, path: Path, text: str) -> None:
        self.path = path
        self.trouble: OSError | None = None
        self._told = False
        self._moved: ChangedElsewhere | None = None
        self._seen = _look_of(path)
        """How the file looked when it was written last."""
        self._text = [text]
        self._size, self._limit = len(text), _LARGE
        self._file: FileIO | None = None
        """Without a buffer: nothing of what failed is written later, when it is closed."""
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="euchre-disk")
        self._syncing: Future[None] | None = None
        self._written = self._synced = 0

    def done(self, action: Action) -> None:
        """Put an action on disk."""
        self._add(f"{action}\n")

    def undone(self, count: int) -> None:
        """Put down that the last *count* actions were taken back."""
        self._add(f"undo {count}\n")

    def complaint(self) -> OSError | ChangedElsewhere | None:
        """What is wrong, told once each time that something goes wrong."""
        moved, self._moved = self._moved, None
        if moved is not None:
            return moved
        if self.trouble is None or self._told:
            return None
        self._told = True
        return self.trouble

    def close(self) -> None:
        """Let go of the file, and make a last try if there was trouble."""
        self._hear()
        deleted = self._is_deleted()
        if not self._is_ours():
            self._go_elsewhere()
            self._write_whole()
        elif deleted or self.trouble is not None:
            self._write_whole()
        self._close_file()
        self._pool.shutdown()
        self._lock.release()

    def _add(self, line: str) -> None:
        self._hear()
        ours = self._is_ours()
        self._text.append(line)
        self._size += len(line)
        if not ours:
            self._go_elsewhere()
        if self._size > self._limit:
            self._shorten()
        if self._file is None:
            # It was not written last time, or the file has just been taken away.
            self._write_whole()
            return
        try:
            _write(self._file, line.encode())
            self._seen = _look(os.fstat(self._file.fileno()))
        except OSError as error:
            self._take_off()
            self._fail(error)
            return
        self._press()

    def _take_off(self) -> None:
        """Take half a line off again: "order" of "order alone" would be read as another action."""
        if self._file is not None and self._seen is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file.fileno(), self._seen[2])

    def _is_deleted(self) -> bool:
        """Whether the file is nowhere any more, not even under another name."""
        try:
            return self._file is not None and os.fstat(self._file.fileno()).st_nlink == 0
        except OSError:
            return False

    def _is_ours(self) -> bool:
        """Whether nobody else has changed the file; one that was taken away is to be written."""
        found = _look_of(self.path)
        if found is None:
            self._close_file()
        elif found != self._seen:
            try:
                data = read_bytes(self.path, self._limit * 4)
            except (OSError, NoText):
                return False
            if data != "".join(self._text).encode():
                return False
            # It was only touched, or exchanged for a copy.
            self._seen = found
            self._close_file()
            self._append_to()
        return True

    def _go_elsewhere(self) -> None:
        """Leave a file that is another's now, for one in the same folder."""
        self._close_file()
        self._lock.release()
        self.path, self._lock = claimed(
            self.path.parent, stem_of(self.path.stem), self.path.suffix
        )
        self._seen = None
        self._moved = ChangedElsewhere(self.path)
        _log.warning("another program has changed the game's file")

    def _shorten(self) -> None:
        """Leave out what was taken back, so that no game becomes too large to be read."""
        record, _ = notation.told("".join(self._text))
        self._text = [notation.write(record)]
        self._size = len(self._text[0])
        self._limit = max(_LARGE, 2 * self._size)
        self._close_file()

    def _press(self) -> None:
        """Have the disk take what was written, and wait a moment for it."""
        assert self._file is not None
        self._written += 1
        self._syncing = self._pool.submit(self._sync, self._file.fileno(), self._written)
        try:
            self._syncing.result(_PATIENCE)
        except NotYet:
            pass
        except OSError as error:
            self._fail(error)

    def _sync(self, handle: int, number: int) -> None:
        # What was written meanwhile goes along, so a slow disk does not fall behind.
        if self._synced < number:
            newest = self._written
            os.fsync(handle)
            self._synced = newest

    def _hear(self) -> None:
        """Take notice of how the last fsync ended; the file must not be closed before it has."""
        syncing, self._syncing = self._syncing, None
        if syncing is None or not syncing.done():
            self._syncing = syncing
            return
        error = syncing.exception()
        if isinstance(error, OSError) and self._file is not None:
            self._fail(error)

    def _write_whole(self) -> None:
        try:
            write_whole(self.path, "".join(self._text))
        except OSError as error:
            self._fail(error)
            return
        # Known even if it cannot be opened again.
        self._seen = _look_of(self.path)
        self._append_to()

    def _append_to(self) -> None:
        try:
            self._file = retrying(lambda: self.path.open("ab", buffering=0))
            self._seen = _look(os.fstat(self._file.fileno()))
        except OSError as error:
            self._fail(error)
            return
        self.trouble, self._told = None, False

    def _fail(self, error: OSError) -> None:
        # Half a line may be in the file now: the next try puts a whole file in its place.
        if self.trouble is None:
            # Once, like the complaint: it is tried again with every action.
            _log.warning("the game could not be written: %s", error)
        self.trouble = error
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._seen = _look(os.fstat(self._file.fileno()))
        self._close_file()

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is None:
            return
        syncing, self._syncing = self._syncing, None
        if syncing is not None:
            syncing.exception()
        try:
            file.close()
        except OSError as error:
            _log.warning("the game's file could not be closed: %s", error)


def _write(file: FileIO, data: bytes) -> None:
    """Write all of *data*, of which the system may take a part at a time."""
    while data:
        data = data[file.write(data) :]


def _look(found: os.stat_result) -> _Look:
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _look_of(path: Path) -> _Look | None:
    """How the file at *path* looks from outside; None if there is none."""
    try:
        return _look(path.stat())
    except OSError:
        return None


def locked(path: Path) -> FileLock:
    """The lock on the game in the file at *path*, taken; InUse if another copy holds it."""
    lock = FileLock(lock_path(path))
    if not lock.take():
        raise InUse(path.name)
    return lock


def lock_path(path: Path) -> Path:
    """Where the lock of a game lies."""
    return path.with_suffix(".lock")


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """A file in *folder* that no game has, named after *stem* (such as a date and time)."""
    number = 1
    while True:
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{suffix}"
        if not (os.path.lexists(path) or os.path.lexists(lock_path(path))):
            return path
        number += 1


def claimed(folder: Path, stem: str, suffix: str) -> tuple[Path, FileLock]:
    """A file in *folder* for a game, named after *stem*, which no other copy will take."""
    for _ in range(_NAMES_TRIED):
        path = free_path(folder, stem, suffix)
        try:
            lock = locked(path)
        except InUse:
            continue
        if not os.path.lexists(path):
            return path, lock
        # Another copy of the program had the same name in mind, and was first.
        lock.release()
    # So many copies are not there: locks cannot be had here, and nobody is to wait for one.
    path = free_path(folder, stem, suffix)
    return path, FileLock(lock_path(path))
