"""What lists and statistics need to know of a game on file, so that it is read through once.

The digests of a folder are kept beside it in one file, which can be thrown away at any time: each
holds for a file of the same name, size and time of change.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections import Counter
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timezone
from functools import cached_property
from typing import TYPE_CHECKING, Any

from euchre.play.record import Player
from euchre.play.tally import Played
from euchre.rules.game import IllegalAction
from euchre.rules.options import Options
from euchre.rules.seats import Seat
from euchre.storage import notation, saves, times
from euchre.storage.files import write_whole
from euchre.storage.reading import read_text

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.rules.seats import Side

_log = logging.getLogger(__name__)

_FORMAT = 2
"""Raised when digests hold other things than before, or count them otherwise."""
_LARGEST_FILE = 50_000_000


@dataclass(frozen=True)
class Digest:
    """One game in short, in plain values."""

    name: str
    options: dict[str, Any]
    players: dict[str, dict[str, str | None]]
    """Name and level by the letters of the seat."""
    sides: list[list[str]]
    scores: list[int]
    """The points of each side."""
    games: list[int]
    """The games of a match that each side has won."""
    winner: list[str] | None
    deals: int
    """How many deals have been begun."""
    apart: bool
    """Whether it was undone in, or begun with chosen cards (see `Record.is_apart`)."""
    begun: str
    seed: int
    untouched: bool
    """Whether people sit at the table and none has done anything yet, nor has a deal ended."""
    seats: dict[str, dict[str, int]]
    """The tally of every seat (see `tally.Played`)."""
    cards: dict[str, int]
    """What was dealt."""

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self.winner is not None

    @cached_property
    def rules(self) -> Options:
        """The house rules of the game."""
        return Options(**self.options)

    @cached_property
    def seated(self) -> Mapping[Seat, Player]:
        """Who plays where."""
        return {
            Seat(seat): Player(player["name"] or "", player["level"])
            for seat, player in self.players.items()
        }

    @cached_property
    def score(self) -> Mapping[Side, int]:
        """The points of every side."""
        sides = [tuple(map(Seat, side)) for side in self.sides]
        return dict(zip(sides, self.scores, strict=True))


def digest(text: str) -> Digest:
    """The digest of a game's text; SaveError if it is none."""
    record, _ = notation.told(text)
    try:
        played = Played(record)
    except IllegalAction:
        # Read once more, slowly, to tell the line, or to leave out one that was torn off.
        record, _ = notation.read(text)
        played = Played(record)
    game = played.game
    table = game.variant.setup.table
    return Digest(
        name=record.name,
        options=record.options.as_dict(),
        players={seat.value: asdict(player) for seat, player in record.players.items()},
        sides=[[seat.value for seat in side] for side in table.sides],
        scores=[game.scores[side] for side in table.sides],
        games=[game.games.get(side, 0) for side in table.sides],
        winner=[seat.value for seat in game.winner] if game.winner else None,
        deals=played.deals,
        apart=record.is_apart,
        begun=record.begun,
        seed=record.seed,
        untouched=_untouched(record, played),
        seats={seat.value: dict(tally) for seat, tally in played.seats.items()},
        cards=dict(played.cards),
    )


def _untouched(record: Record, played: Played) -> bool:
    kept = record.undos or record.taken_over or record.name or played.game.deals
    people = any(player.is_person for player in record.players.values())
    return people and not played.decided and not kept


@dataclass(frozen=True)
class Entry:
    """A game on file in short."""

    path: Path
    changed: float
    """When it was last played, in seconds since 1970."""
    digest: Digest

    @property
    def begun(self) -> datetime:
        """When the game began, or was last played if nobody noted it."""
        return times.told(self.digest.begun) or datetime.fromtimestamp(
            self.changed, timezone.utc
        )


class Digests:
    """The digests of a folder's games; reads only files that have changed since the last time."""

    def __init__(self, folder: Path, kept: Path | None = None) -> None:
        """Look after the games in *folder*; *kept* is the file of digests, or None for none."""
        self._folder = folder
        self._kept = kept
        self._known: dict[str, list[Any]] | None = None
        self._digests: dict[str, tuple[tuple[int, int], Digest]] = {}
        self._changed = False

    def entry(self, path: Path) -> Entry:
        """A game in short; SaveError if the file is none, OSError if it cannot be read."""
        found = path.stat()
        stamp = (found.st_size, found.st_mtime_ns)
        known = self._known_as(path.name, stamp)
        if known is None:
            known = self._read(path)
            self._digests[path.name] = (stamp, known)
        return Entry(path, times.time_of_change(found.st_mtime), known)

    def _known_as(self, name: str, stamp: tuple[int, int]) -> Digest | None:
        known = self._digests.get(name)
        if known is not None and known[0] == stamp:
            return known[1]
        remembered = self._remembered(name, stamp)
        if remembered is not None:
            self._digests[name] = (stamp, remembered)
        return remembered

    def knows(self, path: Path) -> bool:
        """Whether `entry` can tell of a game without reading its file."""
        try:
            found = path.stat()
        except OSError:
            return True
        return self._known_as(path.name, (found.st_size, found.st_mtime_ns)) is not None

    def keep(self) -> None:
        """Write down what was read, if there is anything new; a disk that is full is no matter."""
        if self._kept is None or not self._changed:
            return
        # Not `asdict`, which would copy everything within, for half a second.
        parts = fields(Digest)
        new = {
            name: [size, time, {field.name: getattr(digest, field.name) for field in parts}]
            for name, ((size, time), digest) in self._digests.items()
        }
        # Those that nobody asked for this time are known as before.
        new = {**(self._known or {}), **new}
        text = json.dumps(new)
        try:
            write_whole(self._kept, f"{_stamp(text)}\n{text}")
        except OSError as error:
            _log.info("the digests could not be written: %s", error)
            return
        self._known, self._changed = new, False

    def forget(self, names: set[str]) -> None:
        """Drop the digests of all files but those with these *names*."""
        for name in set(self._digests) - names:
            del self._digests[name]
            self._changed = True
        for name in set(self._known or {}) - names:
            assert self._known is not None
            del self._known[name]
            self._changed = True

    def _read(self, path: Path) -> Digest:
        self._changed = True
        return digest(saves.text_of(path))

    def _remembered(self, name: str, stamp: tuple[int, int]) -> Digest | None:
        if self._known is None:
            self._known = self._load()
        entry = self._known.get(name)
        return Digest(**entry[2]) if entry is not None and entry[:2] == [*stamp] else None

    def _load(self) -> dict[str, list[Any]]:
        try:
            if self._kept is None:
                return {}
            stamp, _, text = read_text(self._kept, _LARGEST_FILE).partition("\n")
            # A digest that somebody else wrote, or half of one, is worth nothing.
            return dict(json.loads(text)) if stamp == _stamp(text) else {}
        except (OSError, ValueError, TypeError, RecursionError):
            return {}


def _stamp(text: str) -> str:
    return f"euchre digests {_FORMAT} {hashlib.sha256(text.encode()).hexdigest()}"


def tally_of(digest: Digest, seat: Seat) -> Counter[str]:
    """What a seat did in a game."""
    return Counter(digest.seats.get(seat.value, {}))
