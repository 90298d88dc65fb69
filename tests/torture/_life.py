"""A life of the program, in which everything is done that is written to its files."""

from __future__ import annotations

import json
from contextlib import nullcontext, suppress
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from euchre.play.record import Record
from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage import settings as settings_on_file
from euchre.storage.disk.files import append
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.journal import ChangedElsewhere, InUse
from euchre.storage.settings import OnFile, Settings
from euchre.storage.statistics import Resets
from tests.torture.deals import Fault
from tests.torture.kill import any_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.storage.journal import Journal
    from tests.torture._broken_system import BrokenSystem

_NOW = datetime(2026, 11, 30, 12, 0, 0, tzinfo=timezone.utc)
_ACTS = 6
"""Things that are done in one life of the program."""
_NOTES = "faults.log"
_FOREIGN = "a text of the player's own\n"
_ABSENT = None
_REFUSALS = (OSError, InUse)
"""What a screen tells the player in a sentence."""


class Life:
    """The program from start to end, with notes of what every file may hold afterwards."""

    def __init__(self, folder: Path, number: int) -> None:
        """Furnish *folder* with files; what happens follows from the *number*."""
        self._folder = folder
        self._games = folder / "games"
        self._rng = Random(f"life {number}")
        self._begun = 0
        self._states: dict[str, list[object]] = {}
        """By file, what it held or was to hold, one after another."""
        self._unsure: set[str] = set()
        """Files whose last change was told to have failed."""
        self._furnished = False
        self._furnish()
        self._furnished = True

    def _furnish(self) -> None:
        self._games.mkdir(parents=True)
        for number in range(3):
            session = Session(self._any_game())
            steps(session, self._rng, self._rng.randrange(40))
            path = self._games / f"{number}.euchre"
            path.write_text(notation.write(session.record), encoding="utf-8", newline="\n")
            self._may_be(path, session.record)
        settings_on_file.save(Settings(volume=0.25), self._folder / "settings.json")
        self._known = Settings(volume=0.25)
        self._may_be(self._folder / "settings.json", self._known)
        self._may_be(self._folder / "resets.json", 0)
        for name in ("text.txt", _NOTES):
            (self._folder / name).write_text(_FOREIGN, encoding="utf-8", newline="\n")
            self._may_be(self._folder / name, _FOREIGN)
        golden = Path(__file__).resolve().parents[1] / "storage" / "golden" / "classic.euchre"
        self._golden = golden.read_text(encoding="utf-8")
        other = golden.with_name("british.euchre").read_text(encoding="utf-8")
        self._damaged = f"{other[:800]}\nnonsense\n{other[800:]}"
        (self._games / "odd.euchre").write_text(self._damaged, encoding="utf-8", newline="\n")

    def _any_game(self) -> Record:
        self._begun += 1
        preset = self._rng.choice(sorted(PRESETS))
        return replace(
            any_game(self._rng, preset, 8 * self._begun), begun="2026-11-30T12:00:00Z"
        )

    def _may_be(self, path: Path, state: object, *, unsure: bool = False) -> None:
        key = path.relative_to(self._folder).as_posix()
        self._states.setdefault(key, [_ABSENT] if self._furnished else []).append(state)
        (self._unsure.add if unsure else self._unsure.discard)(key)

    def _last(self, path: Path) -> object:
        return self._states.get(path.relative_to(self._folder).as_posix(), [_ABSENT])[-1]

    def live(self, system: BrokenSystem | None) -> None:
        """Do one thing after another, while some calls of the *system* fail."""
        acts = (Life.play, Life.play, Life.begin, *_OTHERS)
        with system.installed() if system is not None else nullcontext():
            for _ in range(_ACTS):
                self._rng.choice(acts)(self)

    def play(self) -> None:
        """Go on with a game."""
        path = self._any_path()
        if path is None:
            return
        try:
            journal, record = saves.resume(path)
        except _REFUSALS:
            return
        self._through(journal, Session(record, None, journal))

    def _any_path(self) -> Path | None:
        games = [
            self._folder / name
            for name, states in self._states.items()
            if name.startswith("games/") and name.count("/") == 1 and states[-1] is not _ABSENT
        ]
        certain = [
            p for p in games if p.relative_to(self._folder).as_posix() not in self._unsure
        ]
        return self._rng.choice(certain) if certain else None

    def begin(self) -> None:
        """Begin a game."""
        record = self._any_game()
        stem = f"{_NOW + timedelta(seconds=self._begun):%Y-%m-%d %H-%M-%S}"
        journal = saves.begin(self._games, stem, record)
        self._may_be(journal.path, record)
        self._through(journal, Session(record, None, journal))

    def _through(self, journal: Journal, session: Session) -> None:
        """Play for a while, and leave; what could not be written has to be told."""
        told = 0
        for _ in range(self._rng.choice((0, 1, 5, 30))):
            if not steps(session, self._rng, 1):
                break
            self._may_be(journal.path, session.record)
            told += self._complains(journal)
        session.close()
        told += self._complains(journal)
        self._may_be(journal.path, session.record, unsure=journal.trouble is not None)
        if journal.trouble is not None and not told:
            message = "nobody was told that the game is not on file"
            raise Fault(message)

    @staticmethod
    def _complains(journal: Journal) -> bool:
        complaint = journal.complaint()
        if isinstance(complaint, ChangedElsewhere):
            message = "it says that another program has changed the game, and none did"
            raise Fault(message)
        if journal.complaint() is not None:
            message = "it is told twice"
            raise Fault(message)
        return complaint is not None

    def name(self) -> None:
        """Give a game a name."""
        path = self._any_path()
        if path is None:
            return
        before = self._last(path)
        assert isinstance(before, Record)
        after = replace(before, name=f"Game {self._rng.randrange(99)}")
        self._try(path, after, lambda: saves.rename(path, after.name))

    def delete(self) -> None:
        """Delete a game, and perhaps bring it back."""
        path = self._any_path()
        if path is None:
            return
        gone = self._move(path, saves.delete)
        if gone is not None and self._rng.random() < 0.5:
            self._move(gone, saves.restore)

    def _move(self, path: Path, move: Callable[[Path], Path]) -> Path | None:
        """Have a game moved; where it is now, None if that failed and it is where it was."""
        record = self._last(path)
        try:
            target = move(path)
        except _REFUSALS:
            return None
        self._may_be(path, _ABSENT)
        self._may_be(target, record)
        return target

    def take_in(self) -> None:
        """Take in a game from elsewhere."""
        self._begun += 1
        name, games = Path(f"taken {self._begun}.euchre"), GamesOnFile(self._games)
        try:
            path = games.take_in_text(self._golden, name)
        except _REFUSALS:
            return
        self._may_be(path, replace(notation.read(self._golden)[0], foreign=True))

    def settle(self) -> None:
        """Change a setting."""
        changed = self._known._replace(
            volume=self._rng.randrange(100) / 100, muted=self._rng.random() < 0.5
        )
        path = self._folder / "settings.json"
        kept = OnFile(path, self._known)
        if self._try(path, changed, lambda: kept.save(changed)):
            self._known = changed
        else:
            self._known = settings_on_file.load(path).settings

    def reset(self) -> None:
        """Begin the statistics anew."""
        path = self._folder / "resets.json"
        before = self._last(path)
        assert isinstance(before, int)
        self._try(path, before + 1, lambda: Resets(path).reset(_NOW, f"P{before}"))

    def export(self) -> None:
        """Write a game over a file of the player's own."""
        path = self._any_path()
        if path is None:
            return
        record, target = self._last(path), self._folder / "text.txt"
        assert isinstance(record, Record)
        text = notation.write(record)
        self._try(target, text, lambda: GamesOnFile(self._games).export(path, target))

    def note(self) -> None:
        """Note a fault."""
        path = self._folder / _NOTES
        note = f"{self._rng.randrange(1000)} went wrong\n"
        before = path.read_text(encoding="utf-8")
        with suppress(OSError):
            append(path, note, 1_000_000)
        # Half a note is no harm.
        after = path.read_text(encoding="utf-8")
        if not after.startswith(before):
            message = "earlier notes are lost"
            raise Fault(message)
        self._may_be(path, after)

    def look(self) -> None:
        """Look at the list, which sets a damaged file aside."""
        GamesOnFile(self._games, self._folder / "digests.json").listing()

    def _try(self, path: Path, after: object, change: Callable[[], object]) -> bool:
        """Have a file changed; whether that went well."""
        before = self._last(path)
        self._may_be(path, after, unsure=True)
        try:
            change()
        except _REFUSALS:
            found = _read(path)
            if found not in (before, after):
                raise
            self._may_be(path, found)
            return found == after
        self._may_be(path, after)
        return True

    def check(self, folder: Path | None = None) -> None:
        """Start again, and compare; in the *folder* of one that died, any moment may be the last."""
        died, folder = folder is not None, folder or self._folder
        for name, states in self._states.items():
            found = _read(folder / name)
            unsure = died or name in self._unsure
            allowed = states if unsure else states[-1:]
            if name == _NOTES and died:
                continue
            if found not in allowed:
                message = f"{name} holds\n{found!r}\nand not one of\n{allowed!r}"
                raise Fault(message)
        if died:
            _nothing_lost(folder, self._states)
        kept = [folder / "games" / name for name in ("odd.euchre", "odd.damaged-1.euchre")]
        if not any(
            path.exists() and path.read_text(encoding="utf-8") == self._damaged for path in kept
        ):
            message = "the damaged file is lost"
            raise Fault(message)
        listing = GamesOnFile(folder / "games", folder / "digests.json").listing()
        bad = [damaged for damaged in listing.damaged if damaged.path.name != "odd.euchre"]
        if bad:
            message = f"damaged: {bad}"
            raise Fault(message)


def _nothing_lost(folder: Path, states: dict[str, list[object]]) -> None:
    """Every game that was there at the beginning is there still, under its name or deleted."""
    for number in range(3):
        name = f"{number}.euchre"
        places = (folder / "games" / name, folder / "games" / saves.DELETED / name)
        if not any(place.exists() for place in places):
            message = f"{name} is lost"
            raise Fault(message)


_OTHERS = (
    Life.name, Life.delete, Life.take_in, Life.settle, Life.reset, Life.export, Life.note,
    Life.look,
)  # fmt: skip


def _read(path: Path) -> object:
    """What a new start reads in a file, in the words of `Life`."""
    if path.name == "settings.json":
        return settings_on_file.load(path).settings
    if path.name == "resets.json":
        return len(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else 0
    if not path.exists():
        return _ABSENT
    return (
        saves.load(path).record
        if path.suffix == saves.SUFFIX
        else path.read_text(encoding="utf-8")
    )


def steps(session: Session, rng: Random, count: int) -> bool:
    """Do so many things, undos among them; whether there was anything to do."""
    for _ in range(count):
        if session.winner is not None:
            return False
        seat = session.awaiting_person
        if seat is None:
            session.advance()
        elif rng.random() < 0.1 and session.can_undo:
            session.undo()
        else:
            session.submit(seat, rng.choice(session.view(seat).legal))
    return True
