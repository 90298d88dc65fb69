"""The games on file: one text file each, written action by action while the game is played."""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from typing import IO, TYPE_CHECKING, NamedTuple

from euchre.storage import notation
from euchre.storage.files import keep_aside, write_whole
from euchre.storage.locks import FileLock
from euchre.storage.notation import SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.rules.actions import Action
    from euchre.rules.game import Game

_log = logging.getLogger(__name__)

SUFFIX = ".euchre"
_DELETED = "deleted"
_LARGEST_FILE = 8_000_000
"""Bytes; the longest game people play is a hundred times smaller."""


class InUse(Exception):  # noqa: N818 - named for the mistake
    """The game is being played in another window of the program."""


class Journal:
    """The file of the game in progress: every action is in it before anything is shown.

    When it cannot be written (a full disk, a folder that is read-only) the game goes on, and the
    whole text is tried again with the next action. `trouble` tells what is wrong.
    """

    def __init__(self, path: Path, record: Record) -> None:
        """Put *record* into the file at *path* and go on there; InUse if another copy does."""
        self.path = path
        self.trouble: OSError | None = None
        self._text = [notation.write(record)]
        self._file: IO[str] | None = None
        self._lock = FileLock(_lock_path(path))
        if not self._lock.take():
            raise InUse(path.name)
        self._write_whole()

    def done(self, action: Action) -> None:
        """Put an action on disk."""
        self._add(f"{action}\n")

    def undone(self, count: int) -> None:
        """Put down that the last *count* actions were taken back."""
        self._add(f"undo {count}\n")

    def close(self) -> None:
        """Let go of the file."""
        self._close_file()
        self._lock.release()

    def _add(self, line: str) -> None:
        self._text.append(line)
        if self._file is None:
            self._write_whole()
            return
        try:
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self._fail(error)

    def _write_whole(self) -> None:
        try:
            write_whole(self.path, "".join(self._text))
            self._file = self.path.open("a", encoding="utf-8", newline="\n")
            self.trouble = None
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        # Half a line may be in the file now: the next try puts a whole file in its place.
        _log.warning("the game could not be written: %s", error)
        self.trouble = error
        self._close_file()

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError as error:
                _log.warning("the game's file could not be closed: %s", error)


class Saved(NamedTuple):
    """A game on file."""

    path: Path
    record: Record
    game: Game
    """The state it is in."""
    changed: float
    """When it was last played, in seconds since 1970."""

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self.game.winner is not None


class Damaged(NamedTuple):
    """A file that is no game, and what became of it."""

    path: Path
    error: SaveError | OSError
    kept_as: Path | None
    """Where it is now; None: it stayed where it was (a newer format, an unreadable file)."""


def load(path: Path) -> Saved:
    """The game in the file at *path*; SaveError if it is none, OSError if it cannot be read."""
    if path.stat().st_size > _LARGEST_FILE:
        raise SaveError(1, "far too large for a game")
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(1, "not a text") from error
    record, game = notation.read(text)
    return Saved(path, record, game, path.stat().st_mtime)


def all_games(folder: Path) -> tuple[list[Saved], list[Damaged]]:
    """Every game in *folder*, the last played first, and the files that are none.

    A damaged file is kept aside under another name; one of a newer version stays as it is.
    """
    games: list[Saved] = []
    damaged: list[Damaged] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []:
        if ".damaged-" in path.name:
            continue
        try:
            games.append(load(path))
        except notation.NewerFormat as error:
            damaged.append(Damaged(path, error, None))
        except SaveError as error:
            damaged.append(Damaged(path, error, keep_aside(path)))
        except OSError as error:
            damaged.append(Damaged(path, error, None))
    games.sort(key=lambda saved: saved.changed, reverse=True)
    return games, damaged


def new_path(folder: Path, stem: str) -> Path:
    """A file in *folder* that no game has, named after *stem* (such as a date and time)."""
    number = 1
    while True:
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        if not path.exists() and not _lock_path(path).exists():
            return path
        number += 1


def rename(saved: Saved, name: str) -> Saved:
    """Give a game a name; OSError if it cannot be written, InUse if it is being played."""
    record = replace(saved.record, name=name)
    lock = FileLock(_lock_path(saved.path))
    if not lock.take():
        raise InUse(saved.path.name)
    try:
        write_whole(saved.path, notation.write(record))
    finally:
        lock.release()
    return saved._replace(record=record)


def delete(saved: Saved) -> Path:
    """Put a game into the folder of deleted ones, from which `restore` takes it back.

    InUse if it is being played, OSError if it cannot be moved.
    """
    lock = FileLock(_lock_path(saved.path))
    if not lock.take():
        raise InUse(saved.path.name)
    try:
        target = new_path(saved.path.parent / _DELETED, saved.path.stem)
        target.parent.mkdir(parents=True, exist_ok=True)
        return saved.path.rename(target)
    finally:
        lock.release()


def restore(deleted: Path) -> Path:
    """Undo a deletion; the game's new path."""
    return deleted.rename(new_path(deleted.parent.parent, deleted.stem))


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")
