"""All games on file: begun, gone on with, listed, named, deleted and brought back."""

from __future__ import annotations

import contextlib
import gc
import heapq
import secrets
import time
from dataclasses import replace
from datetime import timezone
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from euchre.in_steps import at_once
from euchre.play.session import Session
from euchre.storage import notation, saves
from euchre.storage.digest import Digest, Digests, Entry
from euchre.storage.disk.files import write_whole
from euchre.storage.journal import InUse
from euchre.storage.notation import SaveError
from euchre.storage.saves import Damaged
from euchre.storage.sittings import Noted, Sittings

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from datetime import datetime
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.play.worker import Worker
    from euchre.storage.journal import Journal
    from euchre.storage.saves import FoundFile

_FOUND_AT_A_TIME = 2000
"""Files that are looked for without a pause: about 10 ms."""
_AT_A_TIME = 250
"""Games that are known already and listed without a pause: about 5 ms."""
_KEPT_EVERY = 200
"""Games after which what was read of them is written down: nothing is read twice."""


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
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Look after *folder*, which need not exist; *digests* is a file to read faster with.

        *tell* is handed every file that turns out to be damaged, once; *clock* tells the seconds
        since 1970.
        """
        self.folder = folder
        self._clock = clock
        self._sittings = Sittings(folder)
        self._digests = Digests(folder, digests)
        self._tell = tell
        self._told: set[Path] = set()
        self._begun: tuple[Session, Journal] | None = None
        """The game that was begun last in this window."""
        self._entries: dict[str, Entry] = {}
        self.taken_in = 0
        """How many games have been taken in: a list that knows fewer is out of date."""

    def begin(self, record: Record, now: datetime, thinking: Worker | None = None) -> Session:
        """Begin the game of *record*, on file from the start; *now* names the file.

        If it cannot be written, the session goes on all the same and says so (`complaint`).
        """
        begun = now.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        record = _with_secrets(replace(record, begun=begun))
        journal = saves.begin(self.folder, now.strftime("%Y-%m-%d %H-%M-%S"), record)
        session = Session(record, thinking, self._noted(journal))
        self._begun = session, journal
        return session

    def drop_unplayed(self) -> None:
        """Delete the game begun last, if it was left before a card was played.

        As any deleted game it can be had back, and one that cannot be moved just stays.
        """
        if self._begun is None:
            return
        (session, journal), self._begun = self._begun, None
        if session.record.is_unplayed:
            with contextlib.suppress(InUse, OSError):
                saves.delete(journal.path)

    def resume(self, path: Path, thinking: Worker | None = None) -> Session:
        """Go on with a game.

        InUse if another copy of the program plays it, SaveError if it is no game (any more),
        OSError if it cannot be read.
        """
        journal, record = saves.resume(path)
        return Session(record, thinking, self._noted(journal))

    def _noted(self, journal: Journal) -> Noted:
        self._sittings.add(journal.path, self._clock())
        return Noted(journal, lambda path: self._sittings.add(path, self._clock()))

    def read_ahead(self) -> Iterator[object]:
        """Read what `listing` will want to know, a game in each step (3 ms, 50 ms for a long one).

        For moments when nothing moves: a thousand games take seconds the first time. A hundred that
        are known already are a step as well.
        """
        files = yield from self._newest_first()
        for number, found in enumerate(files, 1):
            known = self._knows(found)
            if not known:
                with contextlib.suppress(SaveError, OSError):
                    self._entry(found)
            if not number % _KEPT_EVERY:
                self._digests.keep()
            if not number % _FOUND_AT_A_TIME:
                _spare_what_stays()
            if not known or not number % _AT_A_TIME:
                yield found
        self._digests.keep()

    def listing(self) -> Listing:
        """Every game, and the files that are none.

        Of games in which no card has been played yet only the one that was left last counts.
        """
        *_, whole = self.listings()
        return whole

    def listings(self) -> Iterator[Listing]:
        """What `listing` tells, as far as it is known before each file that has to be read.

        The games come in their order, and the last listing is the whole.
        """
        found = Listing([], [], [])
        files = yield from self._newest_first()
        for number, file in enumerate(files):
            if not self._knows(file) or (number and not number % _AT_A_TIME):
                yield found._replace(unread=len(files) - number)
            self._list(file, found)
            if not number % _FOUND_AT_A_TIME:
                _spare_what_stays()
        self._forget_all_but(files)
        self._digests.keep()
        yield found

    def _forget_all_but(self, files: list[FoundFile]) -> None:
        names = {file.name for file in files}
        self._digests.forget(names)
        if len(self._entries) > len(names):
            for name in self._entries.keys() - names:
                del self._entries[name]

    def last_open(self, patience: int = 1_000_000) -> Entry | None:
        """The game that was played last and is not over, to be offered at the start.

        None as well if it is not found before so many files had to be read (10 ms each). Damaged
        files are left for `listing` to tell of.
        """
        return at_once(self.looking_for_last_open(patience))

    def looking_for_last_open(self, patience: int) -> Generator[object, None, Entry | None]:
        """What `last_open` returns, with pauses where there are very many games."""
        files = yield from self._newest_first()
        found = self._newest_open(files, patience)
        self._digests.keep()
        return found

    def _newest_open(self, files: Iterable[FoundFile], patience: int) -> Entry | None:
        for file in files:
            patience -= not self._knows(file)
            if patience < 0:
                return None
            try:
                entry: Entry | None = self._entry(file)
            except SaveError as error:
                entry = self._mended(file.path, error)
            except OSError:
                continue
            if entry is not None and self._can_be_continued(entry):
                return entry
        return None

    def _can_be_continued(self, entry: Entry) -> bool:
        """Whether a game is open, and was played here: one that was taken in only if it was."""
        name = entry.path.name
        taken_in = entry.digest.foreign or self._sittings.is_unplayed(name)
        here = not taken_in or self._sittings.of(name) is not None
        return here and not entry.digest.finished

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
            return self._entry(saves.found_file(damaged.beginning))
        except (SaveError, OSError):
            return None

    def _newest_first(self) -> Generator[Listing, None, list[FoundFile]]:
        """The files of all games, the last played first; where there are many, with pauses."""
        parts, number = [], 0
        found = saves.found_files(self.folder)
        while some := list(islice(found, _FOUND_AT_A_TIME)):
            parts.append(some)
            number += len(some)
            if len(some) == _FOUND_AT_A_TIME:
                _spare_what_stays()
                yield Listing([], [], [], number)
        for _ in self._sittings.looking():
            yield Listing([], [], [], number)
        files: list[FoundFile] = []
        for _ in self._put_in_order(parts, files):
            yield Listing([], [], [], number)
        for _ in self._digests.reading():
            if number > _FOUND_AT_A_TIME:
                yield Listing([], [], [], number)
        return files

    def _put_in_order(
        self, parts: list[list[FoundFile]], files: list[FoundFile]
    ) -> Iterator[None]:
        """Add to *files* those in all *parts*, the last played first."""
        order, now = self._sittings.order, self._clock()
        ordered = []
        for part in parts:
            # Each by itself, and then they are merged, step by step.
            ordered.append(sorted([(order(file, now), file) for file in part], reverse=True))
            if len(part) == _FOUND_AT_A_TIME:
                yield
        for _, file in heapq.merge(*ordered, reverse=True):
            files.append(file)
            if not len(files) % _FOUND_AT_A_TIME:
                yield

    def _knows(self, file: FoundFile) -> bool:
        return self._digests.knows_as(file)

    def _entry(self, file: FoundFile) -> Entry:
        digest, when = self._digests.of(file), self._sittings.when(file, self._clock())
        entry = self._entries.get(file.name)
        if entry is None or entry.digest is not digest or entry.changed != when:
            entry = self._entries[file.name] = Entry(file.path, when, digest)
        return entry

    def take_in(self, path: Path, tell: Callable[[Damaged], None] | None = None) -> Path:
        """Import the game in a file from anywhere, which stays as it is; its own file's path.

        Of a damaged file the good beginning is taken in, and *tell* is told. SaveError if there is
        none, OSError if it cannot be read or there is no room.
        """
        return self.take_in_text(saves.text_of(path), path, tell)

    def take_in_text(
        self, text: str, path: Path, tell: Callable[[Damaged], None] | None = None
    ) -> Path:
        """Import the game in a text, as `take_in` does that in a file; *path* is what it is called."""
        if len(text) > saves.LARGEST_FILE:
            raise SaveError(1, "far too large for a game")
        record, game, error = notation.beginning(text.encode(errors="replace").decode())
        if error is not None and not record.actions:
            raise error
        record = replace(record, foreign=not self._was_played_here(record))
        if game.winner is None:
            record = replace(record, thoughts=_thoughts(record))
        journal = saves.take_in(self.folder, path.stem, record)
        journal.close()
        if journal.trouble is not None:
            raise journal.trouble
        self.taken_in += 1
        self._sittings.add_taken_in(journal.path, self._clock())
        if error is not None and tell is not None:
            tell(Damaged(path, error, None, journal.path))
        return journal.path

    def copy_of(self, record: Record) -> Path | None:
        """Where this very game is on file already, at least as far on; None: nowhere."""
        for path in saves.game_files(self.folder):
            own = self._known_in_short(path)
            if own is None or own.identity != record.identity:
                continue
            with contextlib.suppress(SaveError, OSError):
                if len(saves.load(path).record.actions) >= len(record.actions):
                    return path
        return None

    def _was_played_here(self, record: Record) -> bool:
        """Whether a game is one of the own ones, or was before it was deleted."""
        deleted = saves.game_files(self.folder / saves.DELETED)
        return any(
            not own.foreign and own.identity == record.identity
            for path in (*saves.game_files(self.folder), *deleted)
            if (own := self._known_in_short(path)) is not None
        )

    def _known_in_short(self, path: Path) -> Digest | Record | None:
        with contextlib.suppress(SaveError, OSError):
            file = saves.found_file(path)
            if path.parent == self.folder and self._knows(file):
                return self._digests.of(file)
            return notation.agreed(saves.text_of(path))
        return None

    def count_as_own(self, path: Path) -> None:
        """Have a game from elsewhere count as one that was played here; InUse, OSError, SaveError."""
        saves.count_as_own(path)

    def export(self, path: Path, target: Path) -> None:
        """Write a game as readable text to a file of the player's choice; SaveError, OSError."""
        record, _ = notation.read(saves.own_text_of(path))
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

    def _list(self, file: FoundFile, found: Listing) -> None:
        try:
            entry: Entry | None = self._entry(file)
        except FileNotFoundError:
            # Another copy of the program has just deleted it.
            return
        except (SaveError, OSError) as error:
            damaged = self._set_aside(file.path, error)
            found.damaged.append(damaged)
            entry = self._beginning(damaged)
        if entry is not None and not (entry.digest.untouched and found.open):
            (found.finished if entry.digest.finished else found.open).append(entry)


def _spare_what_stays() -> None:
    """Have Python no longer look through what is kept of games, in search of what is left over.

    With 50,000 games that would take 200 ms each time.
    """
    gc.freeze()


def _with_secrets(record: Record) -> Record:
    """The same game, with the secrets of its own that it still lacks (see `Record`)."""
    return replace(
        record, salt=record.salt or secrets.token_hex(16), thoughts=_thoughts(record)
    )


def _thoughts(record: Record) -> str:
    return record.thoughts or (secrets.token_hex(16) if record.is_wide else "")
