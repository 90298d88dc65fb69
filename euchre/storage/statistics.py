"""How everybody has fared: a fold over the games on file, which remain what is counted."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import TYPE_CHECKING, NamedTuple

from euchre.play import dealing_report
from euchre.play.dealing_report import Dealt, Report
from euchre.rules.house_rules import build
from euchre.storage.digest import tally_of
from euchre.storage.files import keep_aside, write_whole
from euchre.storage.reading import NotAFile, read_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from euchre.rules.options import Options
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup
    from euchre.storage.digest import Digest, Entry

PEOPLE, MIXED = "people", "mixed"
"""Opponents who are all people, and opponents of different levels."""
_LARGEST_FILE = 1_000_000
_MOMENT = "%Y-%m-%dT%H:%M:%S.%f%z"


class Group(NamedTuple):
    """What a row of figures is about. Every seat of every game belongs to exactly one."""

    person: str
    """The player's name; a computer player is a person of his own, told apart by *level*."""
    level: str | None
    """The computer player's level; None for a person."""
    variant: str
    against: str
    """The level of all opponents, PEOPLE, or MIXED."""
    apart: bool
    """Games in which something was taken back, and those that began with chosen cards."""


@dataclass(frozen=True)
class Figures:
    """Counts of one group or of several together."""

    counts: Mapping[str, int]
    """By the names of `tally.Played.seats`: games, won, open, deals, tricks, made and so on."""

    def __getitem__(self, name: str) -> int:
        return self.counts.get(name, 0)

    def calls(self) -> Mapping[tuple[int, str], int]:
        """How often trump was made, by place (1 is left of the dealer) and round."""
        found = {}
        for name, count in self.counts.items():
            word, _, rest = name.partition(" ")
            if word == "call":
                place, _, round_ = rest.partition(" ")
                found[int(place), round_] = count
        return found


class Statistics:
    """The figures of many games."""

    def __init__(self, games: Iterable[Entry], resets: Resets | None = None) -> None:
        """Count *games*, open ones included, without those begun before a reset of the person."""
        self.groups: dict[Group, Counter[str]] = {}
        for entry in games:
            begun = entry.begun
            for seat, player in entry.digest.seated.items():
                if resets is None or resets.counts(player.name, begun):
                    group = _group(entry.digest, seat)
                    self.groups.setdefault(group, Counter()).update(
                        tally_of(entry.digest, seat)
                    )

    def people(self) -> tuple[str, ...]:
        """Everybody who is no computer player, whoever has played most deals first."""
        deals: Counter[str] = Counter()
        for group, counts in self.groups.items():
            if group.level is None:
                deals[group.person] += counts["deals"]
        return tuple(name for name, _ in deals.most_common())

    def variants(self, person: str) -> tuple[str, ...]:
        """The games that a person has played, in alphabetical order."""
        return tuple(sorted({g.variant for g in self._of(person)}))

    def levels(self, person: str) -> tuple[str, ...]:
        """Whom a person has played against: levels, PEOPLE, MIXED."""
        return tuple(sorted({g.against for g in self._of(person)}))

    def figures(
        self,
        person: str,
        variant: str | None = None,
        against: str | None = None,
        apart: bool | None = False,  # noqa: FBT001, FBT002 - one of three
    ) -> Figures:
        """The figures of a person; None takes all games, all opponents, or both kinds."""
        total: Counter[str] = Counter()
        for group in self._of(person):
            if (
                variant in (None, group.variant)
                and against in (None, group.against)
                and apart in (None, group.apart)
            ):
                total.update(self.groups[group])
        return Figures(total)

    def _of(self, person: str) -> Iterable[Group]:
        return (g for g in self.groups if g.person == person and g.level is None)


def percent(part: int, whole: int) -> int:
    """*part* of *whole* in whole per cent, halves upward: 7 of 10 is 70; 0 of nothing is 0."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def report_on_dealing(games: Iterable[Entry]) -> Report:
    """The dealing report over all games, every deal counted once.

    Games with the same seed and pack have the same deals (a deal of the day, a game played on
    from another one): only the longest of them counts.
    """
    longest: dict[tuple[object, ...], Dealt] = {}
    setups: dict[Options, Setup] = {}
    for digest in (entry.digest for entry in games):
        setup = setups.get(digest.rules) or build(digest.rules).setup
        setups[digest.rules] = setup
        dealt = Dealt(setup, digest.cards)
        key = digest.seed, setup.table, setup.hand_size, setup.pack
        known = longest.get(key)
        if known is None or dealt.deals > known.deals:
            longest[key] = dealt
    return dealing_report.report(longest.values())


class Resets:
    """From when on games count, kept in a file; nothing is deleted, so a reset can be undone."""

    def __init__(self, path: Path) -> None:
        """Read the file at *path*, if there is one; one that is damaged is kept aside."""
        self._path = path
        self._points = _read(path)

    @property
    def can_undo(self) -> bool:
        """Whether there is a reset to be undone."""
        return bool(self._points)

    def reset(self, now: datetime, person: str | None = None) -> None:
        """Count only games begun after *now*, of one *person* or of everybody; OSError."""
        moment = now.astimezone(timezone.utc).strftime(_MOMENT)
        self._write([*self._points, (moment, person)])

    def undo(self) -> None:
        """Undo the last reset; OSError if that cannot be written."""
        self._write(self._points[:-1])

    def counts(self, person: str, begun: datetime) -> bool:
        """Whether a game that began then counts for a person."""
        return not any(
            who in (None, person) and begun < _moment(moment) for moment, who in self._points
        )

    def _write(self, points: list[tuple[str, str | None]]) -> None:
        write_whole(self._path, json.dumps(points, ensure_ascii=False, indent=1) + "\n")
        self._points = points


def _read(path: Path) -> list[tuple[str, str | None]]:
    try:
        text = read_text(path, _LARGEST_FILE)
        return [_point(*point) for point in json.loads(text)]
    except (OSError, NotAFile):
        return []
    except (ValueError, TypeError, RecursionError):
        keep_aside(path)
        return []


def _point(moment: str, person: str | None) -> tuple[str, str | None]:
    _moment(moment)
    return moment, None if person is None else str(person)


def _moment(text: str) -> datetime:
    """The time written as *text*, in UTC; ValueError or TypeError if it is none."""
    # Its format demands the zone.
    return datetime.strptime(text, _MOMENT).astimezone(timezone.utc)


def _group(digest: Digest, seat: Seat) -> Group:
    players = digest.seated
    side = next(side for side in digest.score if seat in side)
    levels = {player.level or PEOPLE for other, player in players.items() if other not in side}
    against = levels.pop() if len(levels) == 1 else MIXED
    player = players[seat]
    return Group(player.name, player.level, digest.rules.variant, against, digest.apart)
