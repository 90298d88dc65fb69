"""All games on file: begun, gone on with, listed, named, deleted and brought back."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import replace
from datetime import timezone
from typing import TYPE_CHECKING, NamedTuple

from euchre.play.session import Session
from euchre.storage import notation, saves
from euchre.storage.digest import Digests, Entry
from euchre.storage.files import write_whole
from euchre.storage.notation import SaveError
from euchre.storage.saves import Damaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from datetime import datetime
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.play.thinking import Thinking


class Listing(NamedTuple):
    """What is in the folder, the last played first."""

    open: list[Entry]
    """Games that can be gone on with."""
    finished: list[Entry]
    damaged: list[Damaged]
    """Files that are no games, told once: they have been kept aside, unless they are newer."""
    unread: int = 0
    """How many files have not been looked at yet."""


class GamesOnFile:
    """The folder of the games, which several copies of the program may use at once."""

    def __init__(
        self,
        folder: Path,
        digests: Path | None = None,
        tell: Callable[[Damaged], None] | None = None,
    ) -> None:
        """Look after *folder*, which need not exist; *digests* is a file to read faster with.

        *tell* is handed every file that turns out to be damaged, once.
        """
        self.folder = folder
        self._digests = Digests(folder, digests)
        self._tell = tell
        self._told: set[Path] = set()
        self.taken_in = 0
        """How many games have been taken in: a list that knows fewer is out of date."""

    def begin(self, record: Record, now: datetime, thinking: Thinking | None = None) -> Session:
        """Begin the game of *record*, on file from the start; *now* names the file.

        If it cannot be written, the session goes on all the same and says so (`complaint`).
        """
        begun = now.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        record = _with_secrets(replace(record, begun=begun))
        journal = saves.begin(self.folder, now.strftime("%Y-%m-%d %H-%M-%S"), record)
        return Session(record, thinking, journal)

    def resume(self, path: Path, thinking: Thinking | None = None) -> Session:
        """Go on with a game.

        InUse if another copy of the program plays it, SaveError if it is no game (any more),
        OSError if it cannot be read.
        """
        journal, record = saves.resume(path)
        return Session(record, thinking, journal)

    def read_ahead(self) -> Iterator[None]:
        """Read what `listing` will want to know, a game in each step (10 ms, 50 ms for a long one).

        For moments when nothing moves: a thousand games take ten seconds the first time.
        """
        for path in self._newest_first():
            if not self._digests.knows(path):
                with contextlib.suppress(SaveError, OSError):
                    self._digests.entry(path)
                yield
        self._digests.keep()

    def listing(self) -> Listing:
        """Every game, and the files that are none.

        Of games in which nobody has done anything yet only the one that was played last counts.
        """
        *_, whole = self.listings()
        return whole

    def listings(self) -> Iterator[Listing]:
        """What `listing` tells, as far as it is known before each file that has to be read.

        The games come in their order, and the last listing is the whole.
        """
        found = Listing([], [], [])
        paths = self._newest_first()
        for number, path in enumerate(paths):
            if not self._digests.knows(path):
                yield found._replace(unread=len(paths) - number)
            self._list(path, found)
        self._digests.forget({path.name for path in paths})
        self._digests.keep()
        yield found

    def last_open(self, patience: int = 1_000_000) -> Entry | None:
        """The game that was played last and is not over, to be offered at the start.

        None as well if it is not found before so many files had to be read (10 ms each). Damaged
        files are left for `listing` to tell of.
        """
        found = self._newest_open(patience)
        self._digests.keep()
        return found

    def _newest_open(self, patience: int) -> Entry | None:
        for path in self._newest_first():
            patience -= not self._digests.knows(path)
            if patience < 0:
                return None
            try:
                entry = self._digests.entry(path)
            except SaveError as error:
                found = self._mended(path, error)
                if found is None:
                    continue
                entry = found
            except OSError:
                continue
            if not entry.digest.finished:
                return entry
        return None

    def _mended(self, path: Path, error: SaveError) -> Entry | None:
        """The good beginning of a damaged game, which is kept aside; None if there is none."""
        if saves.good_beginning(path) is None:
            return None
        return self._beginning(self._set_aside(path, error))

    def _set_aside(self, path: Path, error: SaveError | OSError) -> Damaged:
        damaged = saves.set_aside(path, error)
        if self._tell is not None and path not in self._told:
            self._tell(damaged)
        if damaged.kept_as is None:
            self._told.add(path)
        return damaged

    def _beginning(self, damaged: Damaged) -> Entry | None:
        if damaged.beginning is None:
            return None
        try:
            return self._digests.entry(damaged.beginning)
        except (SaveError, OSError):
            return None

    def _newest_first(self) -> list[Path]:
        """The files of all games, the last played first."""
        paths = saves.game_files(self.folder)
        return sorted(paths, key=lambda path: (_changed(path), path.name), reverse=True)

    def take_in(self, path: Path, tell: Callable[[Damaged], None] | None = None) -> Path:
        """Import the game in a file from anywhere, which stays as it is; its own file's path.

        Of a damaged file the good beginning is taken in, and *tell* is told. SaveError if there is
        none, OSError if it cannot be read or there is no room.
        """
        record, _, error = notation.beginning(saves.text_of(path))
        if error is not None and not record.actions:
            raise error
        journal = saves.take_in(self.folder, path.stem, record)
        journal.close()
        if journal.trouble is not None:
            raise journal.trouble
        self.taken_in += 1
        if error is not None and tell is not None:
            tell(Damaged(path, error, None, journal.path))
        return journal.path

    def export(self, path: Path, target: Path) -> None:
        """Write a game as readable text to a file of the player's choice; SaveError, OSError."""
        record, _ = notation.read(saves.text_of(path))
        write_whole(target, notation.write(record), private=False)

    def rename(self, path: Path, name: str) -> None:
        """Give a game a name; InUse if it is being played, OSError, SaveError."""
        saves.rename(path, name)

    def delete(self, path: Path) -> Path:
        """Take a game from the list; the path to `restore` it from. InUse, OSError."""
        return saves.delete(path)

    def restore(self, deleted: Path) -> Path:
        """Undo a deletion; the game's path. InUse, OSError."""
        return saves.restore(deleted)

    def _list(self, path: Path, found: Listing) -> None:
        try:
            entry: Entry | None = self._digests.entry(path)
        except FileNotFoundError:
            # Another copy of the program has just deleted it.
            return
        except (SaveError, OSError) as error:
            damaged = self._set_aside(path, error)
            found.damaged.append(damaged)
            entry = self._beginning(damaged)
        if entry is not None and not (entry.digest.untouched and found.open):
            (found.finished if entry.digest.finished else found.open).append(entry)


def _with_secrets(record: Record) -> Record:
    """The same game, with the secrets of its own that it still lacks (see `Record`)."""
    thoughts = record.thoughts or (secrets.token_hex(16) if record.is_wide else "")
    return replace(record, salt=record.salt or secrets.token_hex(16), thoughts=thoughts)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
