"""The games on file, one text file each: found, opened, named, deleted and brought back."""

from __future__ import annotations

import contextlib
import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from euchre.storage import notation, times
from euchre.storage.disk.file_names import stem_of, unlike
from euchre.storage.disk.files import keep_aside, move, write_whole
from euchre.storage.disk.reading import NotAFile, TooLarge, read_bytes
from euchre.storage.journal import InUse, Journal, claimed, locked
from euchre.storage.notation import SaveError
from euchre.storage.plain_text import decoded, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.rules.game import Game

SUFFIX = ".euchre"
DELETED = "deleted"
"""The folder of deleted games, inside that of the games."""
LARGEST_FILE = 2_000_000
"""Bytes. A usual game has 4,000; a game that goes on and on stays readable for 5,000 deals, and
reading this much takes a few seconds."""
_KEPT_ASIDE = re.compile(r"\.damaged-[0-9]+\.euchre$")


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
        """Whether a side has won."""
        return self.game.winner is not None


class FoundFile(NamedTuple):
    """What the system says of a game's file."""

    folder: Path
    name: str
    size: int
    changed: int
    """When it was changed, in nanoseconds since 1970."""

    @property
    def path(self) -> Path:
        """Where it is."""
        return self.folder / self.name

    @property
    def stamp(self) -> tuple[int, int]:
        """What changes when the file does."""
        return (self.size, self.changed)

    @property
    def seconds(self) -> float:
        """When it was changed, in seconds since 1970."""
        return times.time_of_change(self.changed / 1e9)


class Damaged(NamedTuple):
    """A file that is no game, and what became of it."""

    path: Path
    error: SaveError | OSError
    kept_as: Path | None
    """Where it is now; None: it stayed where it was (a newer format, an unreadable file)."""
    beginning: Path | None = None
    """The game as far as its file was good, which is a game of its own now."""


def text_of(path: Path) -> str:
    """The text of the file at *path*; SaveError if it cannot be a game, OSError if unreadable."""
    return decoded(_data(path))


def own_text_of(path: Path) -> str:
    """As `text_of`, of a game in the own folder, without what may have been torn off."""
    return notation.certain(text_of(path))


def _data(path: Path) -> bytes:
    try:
        return read_bytes(path, LARGEST_FILE)
    except NotAFile as error:
        raise SaveError(1, "not a file") from error
    except TooLarge as error:
        raise SaveError(1, "far too large for a game") from error


def load(path: Path) -> Saved:
    """The game in the file at *path*; SaveError if it is none, OSError if it cannot be read."""
    record, game = notation.read(own_text_of(path))
    return Saved(path, record, game, times.time_of_change(path.stat().st_mtime))


def resume(path: Path) -> tuple[Journal, Record]:
    """Open a game to be played on.

    InUse if another copy of the program plays it, SaveError if it is no game (any more), OSError
    if it cannot be read.
    """
    lock = locked(path)
    try:
        # Only now: another copy may have played on since the list was drawn.
        data = _data(path)
        text = notation.certain(decoded(data))
        record, _ = notation.read(text)
        if data != plain(text).encode():
            # An editor, another system or a crash has been at it: it is put right.
            return Journal(path, record, lock), record
        return Journal.going_on(path, text, lock), record
    except BaseException:
        lock.release()
        raise


def take_in(folder: Path, called: str, record: Record) -> Journal:
    """A file in *folder* for a game from elsewhere, where its file had a name of any kind."""
    stem = stem_of(called.partition(".damaged-")[0])
    with contextlib.suppress(OSError):
        stem = unlike(stem, [path.name for path in folder.iterdir()])
    return begin(folder, stem, record)


def begin(folder: Path, stem: str, record: Record) -> Journal:
    """A file in *folder* for a new game, named after *stem*, such as a date and time."""
    path, lock = claimed(folder, stem, SUFFIX)
    return Journal(path, record, lock)


def game_files(folder: Path) -> Iterator[Path]:
    """The files of games in *folder*, without those kept aside as damaged."""
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except OSError:
        return
    for name in names:
        if _is_game(name):
            yield folder / name


def found_files(folder: Path) -> Iterator[FoundFile]:
    """What the system says of the files of games in *folder*, in no order."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if not _is_game(entry.name):
                    continue
                try:
                    known = entry.stat()
                except OSError:
                    continue
                yield FoundFile(folder, entry.name, known.st_size, known.st_mtime_ns)
    except OSError:
        return


def found_file(path: Path) -> FoundFile:
    """What the system says of one game's file; OSError."""
    known = path.stat()
    return FoundFile(path.parent, path.name, known.st_size, known.st_mtime_ns)


def _is_game(name: str) -> bool:
    return name.endswith(SUFFIX) and not name.startswith(".") and not is_kept_aside(name)


def is_kept_aside(name: str) -> bool:
    """Whether a file of this name was damaged, and is no longer looked at."""
    return ".damaged-" in name and _KEPT_ASIDE.search(name) is not None


def set_aside(path: Path, error: SaveError | OSError) -> Damaged:
    """Keep a file that is no game aside, unless it is of a newer version or being played.

    The game as far as the file was good takes its place.
    """
    if not isinstance(error, SaveError) or isinstance(error, notation.NewerFormat):
        return Damaged(path, error, None)
    try:
        lock = locked(path)
    except InUse:
        return Damaged(path, error, None)
    try:
        kept = keep_aside(path)
        return Damaged(path, error, kept, _began_again(path, kept) if kept else None)
    finally:
        lock.release()


def good_beginning(path: Path) -> Record | None:
    """The game in a damaged file as far as it is good; None if nothing of it is."""
    try:
        record, _, _ = notation.beginning(own_text_of(path))
    except (SaveError, OSError):
        return None
    return record if record.actions else None


def _began_again(path: Path, kept: Path) -> Path | None:
    """Write the good beginning of a damaged file, *kept* aside now, to where it was."""
    record = good_beginning(kept)
    if record is None:
        return None
    try:
        played = kept.stat().st_mtime
        write_whole(path, notation.write(record))
        os.utime(path, (played, played))
    except OSError:
        return None
    return path


def rename(path: Path, name: str) -> Record:
    """Give a game a name; InUse if it is being played, OSError, SaveError."""
    return _agreed_anew(path, lambda record: replace(record, name=notation.usable_name(name)))


def count_as_own(path: Path) -> Record:
    """Have a game from elsewhere count as one that was played here; InUse, OSError, SaveError."""
    return _agreed_anew(path, lambda record: replace(record, foreign=False))


def _agreed_anew(path: Path, change: Callable[[Record], Record]) -> Record:
    """Change the first line of a game."""
    lock = locked(path)
    try:
        text = own_text_of(path)
        record, _ = notation.told(text)
        changed = change(record)
        played = path.stat().st_mtime
        _, _, rest = plain(text).partition("\n")
        write_whole(path, f"{notation.header(changed)}\n{rest}")
        # That is no move: the game keeps its place in the list.
        os.utime(path, (played, played))
    finally:
        lock.release()
    return changed


def delete(path: Path) -> Path:
    """Put a game into the folder of deleted ones, from which `restore` takes it back.

    InUse if it is being played, OSError if it cannot be moved.
    """
    return _moved(path, path.parent / DELETED)


def restore(deleted: Path) -> Path:
    """Undo a deletion; the game's new path. OSError if it cannot be moved."""
    return _moved(deleted, deleted.parent.parent)


def _moved(path: Path, folder: Path) -> Path:
    lock = locked(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target, there = claimed(folder, path.stem, SUFFIX)
        try:
            return move(path, target)
        finally:
            there.release()
    finally:
        lock.release()
