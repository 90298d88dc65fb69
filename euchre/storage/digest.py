"""What lists and statistics need to know of a game on file, so that it is read through once.

The digests of a folder are kept beside it in one file: each holds for a file of the same name, size
and time of change.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timezone
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from euchre.play.game_stats import GameStats
from euchre.play.record import Player
from euchre.rules.game import IllegalAction
from euchre.rules.games import PRESETS
from euchre.rules.options import Options
from euchre.rules.seats import Seat
from euchre.storage import notation, saves, times
from euchre.storage.kept_digests import KeptDigests

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from euchre.rules.seats import Side
    from euchre.storage.kept_digests import Stamp
    from euchre.storage.saves import FoundFile

_FORMAT = 6
"""Raised when digests hold other things than before, or count them otherwise."""


@dataclass(frozen=True)
class Digest:
    """One game in short, in plain values."""

    name: str
    options: dict[str, Any]
    players: dict[str, dict[str, str | None]]
    """Name, level and portrait by the letters of the seat."""
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
    salt: str
    seed: int
    taken_over: int
    actions: int
    """How many were done; of two copies of a game the one with more is further on."""
    foreign: bool
    """Whether it came from elsewhere (see `Record.foreign`)."""
    set_up: bool
    """Whether it was set up by hand (see `Record.set_up`)."""
    untouched: bool
    """Whether people sit at the table and no card has been played yet, nor anything kept of it."""
    seats: Mapping[str, Mapping[str, int]]
    """The tally of every seat (see `game_stats.GameStats`)."""
    cards: Mapping[str, int]
    """What was dealt."""

    @property
    def finished(self) -> bool:
        """Whether a side has won."""
        return self.winner is not None

    @property
    def identity(self) -> tuple[object, ...]:
        """What every copy of this very game has in common (see `Record.identity`)."""
        names = tuple([player["name"] for player in self.players.values()])
        variant = self.options["variant"]
        return (self.seed, self.salt, self.begun, self.taken_over, variant, names)

    @cached_property
    def rules(self) -> Options:
        """The house rules of the game."""
        return _rules(tuple(self.options.items()))

    @cached_property
    def seated(self) -> Mapping[Seat, Player]:
        """Who plays where."""
        return _seated(
            tuple(
                [
                    (seat, player["name"] or "", player["level"], player["portrait"] or "")
                    for seat, player in self.players.items()
                ]
            )
        )

    @cached_property
    def score(self) -> Mapping[Side, int]:
        """The points of every side."""
        sides = [tuple(map(Seat, side)) for side in self.sides]
        return dict(zip(sides, self.scores, strict=True))


def digest(text: str) -> Digest:
    """The digest of a game's text; SaveError if it is none."""
    record, _ = notation.told(text)
    try:
        played = GameStats(record)
    except IllegalAction:
        # Read once more, slowly, to tell the line, or to leave out one that was torn off.
        record, _ = notation.read(text)
        played = GameStats(record)
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
        salt=record.salt,
        seed=record.seed,
        taken_over=record.taken_over,
        actions=len(record.actions),
        foreign=record.foreign,
        set_up=bool(record.set_up),
        untouched=record.is_unplayed and any(p.is_person for p in record.players.values()),
        seats={seat.value: dict(tally) for seat, tally in played.seats.items()},
        cards=dict(played.cards),
    )


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
        self._kept = KeptDigests(kept, _FORMAT)
        self._digests: dict[str, tuple[Stamp, Digest]] = {}

    def of(self, file: FoundFile) -> Digest:
        """A game in short; SaveError if it is none, OSError if it cannot be read."""
        known = self._known_as(file.name, file.stamp)
        if known is None:
            told = _written(digest(saves.own_text_of(file.path)))
            self._kept.add(file.name, file.stamp, told)
            known = _read(told)
            self._digests[file.name] = (file.stamp, known)
        return known

    def knows(self, path: Path) -> bool:
        """Whether `of` can tell of a game without reading its file."""
        try:
            return self.knows_as(saves.found_file(path))
        except OSError:
            return True

    def knows_as(self, file: FoundFile) -> bool:
        """Whether `of` can tell of a game without reading its file."""
        return self._known_as(file.name, file.stamp) is not None

    def reading(self) -> Generator[None, None, None]:
        """Read what is kept, with pauses where it is much."""
        return self._kept.reading()

    def keep(self) -> None:
        """Write down what was read, if there is anything new."""
        self._kept.write()

    def forget(self, names: set[str]) -> None:
        """Drop the digests of all files but those with these *names*."""
        if len(self._digests) > len(names):
            for name in self._digests.keys() - names:
                del self._digests[name]
        self._kept.forget(names)

    def _known_as(self, name: str, stamp: Stamp) -> Digest | None:
        known = self._digests.get(name)
        if known is not None and known[0] == stamp:
            return known[1]
        told = self._kept.find(name, stamp)
        try:
            found = _read(told) if told is not None else None
        except (ValueError, TypeError, KeyError):
            return None
        if found is not None:
            self._digests[name] = (stamp, found)
        return found


class _Counts(Mapping[str, Any]):
    """Counts by name that stay a text until they are asked for: there may be many thousands."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __getitem__(self, name: str) -> Any:
        return self.all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    @property
    def all(self) -> dict[str, Any]:
        """All of them; made anew each time."""
        found: dict[str, Any] = json.loads(self._text)
        return found


def _written(digest: Digest) -> str:
    """A digest as it is kept, in three parts of JSON."""
    usual = PRESETS[digest.options["variant"]].as_dict()
    facts = {name: getattr(digest, name) for name in _FACTS}
    facts["options"] = {
        name: value
        for name, value in digest.options.items()
        if name == "variant" or usual[name] != value
    }
    facts["players"] = [[seat, *player.values()] for seat, player in digest.players.items()]
    parts = (facts, dict(digest.seats), dict(digest.cards))
    return "\t".join(json.dumps(part, separators=(",", ":")) for part in parts)


def _read(written: str) -> Digest:
    """The digest that was kept as *written*."""
    text, seats, cards = written.split("\t")
    facts = json.loads(text)
    facts["options"] = _options(tuple(facts["options"].items()))
    facts["players"] = _players(tuple(map(tuple, facts["players"])))
    return Digest(**facts, seats=_Counts(seats), cards=_Counts(cards))


# Thousands of games are played by a few rules, and by the same people.


@lru_cache(maxsize=1000)
def _options(departures: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    options = dict(departures)
    return {**PRESETS[options["variant"]].as_dict(), **options}


@lru_cache(maxsize=1000)
def _players(
    players: tuple[tuple[str, str, str | None, str], ...],
) -> dict[str, dict[str, str | None]]:
    return {
        seat: {"name": name, "level": level, "portrait": portrait}
        for seat, name, level, portrait in players
    }


@lru_cache(maxsize=1000)
def _rules(options: tuple[tuple[str, Any], ...]) -> Options:
    return Options(**dict(options))


@lru_cache(maxsize=1000)
def _seated(players: tuple[tuple[str, str, str | None, str], ...]) -> Mapping[Seat, Player]:
    return {
        Seat(seat): Player(name, level, portrait) for seat, name, level, portrait in players
    }


_FACTS = tuple(field.name for field in fields(Digest) if field.name not in ("seats", "cards"))
