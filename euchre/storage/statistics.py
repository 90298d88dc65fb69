"""How everybody has fared: a fold over the games on file, which remain what is counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timezone
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from euchre.ai.roster import level_of
from euchre.in_steps import at_once
from euchre.play import dealing_report
from euchre.play.dealing_report import DealtGame, Report
from euchre.rules.house_rules import build
from euchre.storage.disk import shared_file
from euchre.storage.disk.files import keep_aside
from euchre.storage.disk.reading import NotAFile, read_text
from euchre.storage.own_games import counted, counting
from euchre.storage.times import moment
from euchre.storage.values import is_text, parsed

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Mapping
    from pathlib import Path

    from euchre.rules.options import Options
    from euchre.rules.state import Setup
    from euchre.storage.digest import Digest, Entry

PEOPLE, MIXED = "people", "mixed"
"""Opponents who are all people, and opponents of different levels."""
_LARGEST_FILE = 1_000_000
_AT_A_TIME = 500
"""Games whose deals are looked at without a pause: about 7 ms."""
_MOMENT = "%Y-%m-%dT%H:%M:%S.%f%z"


class Group(NamedTuple):
    """What a row of figures is about. Every seat of every game belongs to exactly one."""

    person: str
    """The player's name; a computer player is a person of his own, told apart by *level*."""
    level: str | None
    """The computer player's level; None for a person."""
    variant: str
    against: str
    """The level of all opponents, that of characters included; PEOPLE, or MIXED."""
    apart: bool
    """Games in which something was taken back, and those that began with chosen cards."""


class Meeting(NamedTuple):
    """Whom the player of a group has met in a game."""

    group: Group
    other: str
    """A level, a character, or PEOPLE."""
    beside: bool
    """On the player's own side."""


class Met(NamedTuple):
    """How a person has fared with and against others of one kind, in finished games."""

    other: str
    """A level, a character, or PEOPLE."""
    won_with: int = 0
    games_with: int = 0
    won_against: int = 0
    games_against: int = 0


@dataclass(frozen=True)
class Figures:
    """Counts of one group or of several together."""

    counts: Mapping[str, int]
    """By the names of `GameStats.seats`: games, won, open, deals, tricks, made and so on."""

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

    def __init__(self, games: Iterable[Entry] = (), resets: Resets | None = None) -> None:
        """Count the own ones of *games*, each once and open ones included.

        Games that a person began before a reset of his are left out.
        """
        self.groups: dict[Group, Counter[str]] = {}
        self._met: dict[Meeting, list[int]] = {}
        """Games won and games played to their end."""
        self._resets = resets
        for entry in counted(games):
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Count one game more, which is an own one and has not been counted."""
        begun, digest, tallies = entry.begun, entry.digest, dict(entry.digest.seats)
        for seat, group, meetings in _groups(digest):
            if self._resets is None or self._resets.counts(group.person, begun):
                tally = tallies.get(seat, {})
                self.groups.setdefault(group, Counter()).update(tally)
                for meeting in meetings:
                    met = self._met.setdefault(meeting, [0, 0])
                    met[0] += tally.get("won", 0)
                    met[1] += tally.get("games", 0)

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
        for group in self._chosen(person, variant, against, apart):
            total.update(self.groups[group])
        return Figures(total)

    def met(
        self,
        person: str,
        variant: str | None = None,
        against: str | None = None,
        apart: bool | None = False,  # noqa: FBT001, FBT002 - one of three
    ) -> tuple[Met, ...]:
        """Whom a person has met in the games chosen as in `figures`, most often met first."""
        chosen = set(self._chosen(person, variant, against, apart))
        found: dict[str, list[int]] = {}
        for meeting, (won, games) in self._met.items():
            if games and meeting.group in chosen:
                counts = found.setdefault(meeting.other, [0, 0, 0, 0])
                first = 0 if meeting.beside else 2
                counts[first] += won
                counts[first + 1] += games
        told = [Met(other, *counts) for other, counts in found.items()]
        return tuple(sorted(told, key=lambda m: (-m.games_with - m.games_against, m.other)))

    def _chosen(
        self,
        person: str,
        variant: str | None,
        against: str | None,
        apart: bool | None,  # noqa: FBT001 - one of three
    ) -> Iterable[Group]:
        return (
            group
            for group in self._of(person)
            if variant in (None, group.variant)
            and against in (None, group.against)
            and apart in (None, group.apart)
        )

    def _of(self, person: str) -> Iterable[Group]:
        return (g for g in self.groups if g.person == person and g.level is None)


def percent(part: int, whole: int) -> int:
    """*part* of *whole* in whole per cent, halves upward: 7 of 10 is 70; 0 of nothing is 0."""
    return (200 * part + whole) // (2 * whole) if whole else 0


def report_on_dealing(games: Iterable[Entry]) -> Report:
    """The dealing report over all own games, every deal counted once.

    Games with the same seed and pack have the same deals (a deal of the day, a game played on
    from another one): only the longest of them counts.
    """
    return at_once(reporting_on_dealing(games))


def reporting_on_dealing(games: Iterable[Entry]) -> Generator[None, None, Report]:
    """What `report_on_dealing` returns, with pauses where there are very many games."""
    longest: dict[tuple[object, ...], DealtGame] = {}
    setups: dict[Options, Setup] = {}
    own = yield from counting(games)
    for number, digest in enumerate((entry.digest for entry in own), 1):
        if not number % _AT_A_TIME:
            yield
        setup = setups.get(digest.rules) or build(digest.rules).setup
        setups[digest.rules] = setup
        dealt = DealtGame(setup, digest.cards)
        key = digest.seed, setup.table, setup.hand_size, setup.pack
        known = longest.get(key)
        if known is None or dealt.deals > known.deals:
            longest[key] = dealt
    return (yield from dealing_report.reporting(longest.values()))


class Reset(NamedTuple):
    """A moment before which games do not count."""

    moment: datetime
    person: str | None
    """Whose games; None for everybody's."""


class Resets:
    """From when on games count, kept in a file; nothing is deleted, so a reset can be undone."""

    def __init__(self, path: Path) -> None:
        """Read the file at *path*, if there is one; one that is damaged is kept aside."""
        self._path = path
        self.kept_as: Path | None = None
        """Where the file is now if it was damaged; told once."""
        self._points = self._read()

    @property
    def can_undo(self) -> bool:
        """Whether there is a reset to be undone."""
        return bool(self._points)

    def reset(self, now: datetime, person: str | None = None) -> None:
        """Count only games begun after *now*, of one *person* or of everybody; OSError."""
        new = Reset(now.astimezone(timezone.utc), person)
        self._change(lambda points: [*points, new])

    def undo(self) -> None:
        """Undo the last reset known here; OSError if that cannot be written."""
        last = self._points[-1:]
        self._change(lambda points: [point for point in points if point not in last])

    def counts(self, person: str, begun: datetime) -> bool:
        """Whether a game that began then counts for a person."""
        # A game tells the second it began in, not more.
        return not any(
            who in (None, person) and begun < moment.replace(microsecond=0)
            for moment, who in self._points
        )

    def _change(self, change: Callable[[list[Reset]], list[Reset]]) -> None:
        """Change what is on file now, which another window may have added to."""

        def put_in(found: Any) -> tuple[list[tuple[str, str | None]], bool]:
            points, all_used = _points(found)
            self._points = change(points)
            return [(point.moment.strftime(_MOMENT), point.person) for point in self._points], (
                all_used or found is None
            )

        before = self._points
        try:
            self.kept_as = shared_file.change(self._path, _LARGEST_FILE, put_in)
        except OSError:
            self._points = before
            raise

    def _read(self) -> list[Reset]:
        try:
            points, all_used = _points(parsed(read_text(self._path, _LARGEST_FILE)))
        except (OSError, NotAFile):
            return []
        except ValueError:
            points, all_used = [], False
        if not (points or all_used):
            self.kept_as = keep_aside(self._path)
        return points


def _points(values: Any) -> tuple[list[Reset], bool]:
    """The resets among *values*, and whether they are all that is there."""
    if not isinstance(values, list):
        return [], False
    points = [point for value in values if (point := _point(value)) is not None]
    return points, len(points) == len(values)


def _point(value: Any) -> Reset | None:
    match value:
        case [str(text), None | str() as person] if person is None or is_text(person):
            try:
                return Reset(moment(text, _MOMENT), person)
            except ValueError:
                return None
    return None


def _groups(digest: Digest) -> Iterable[tuple[str, Group, tuple[Meeting, ...]]]:
    """The groups that a game counts in, by seat, and whom people have met in it."""
    players = tuple(
        [(seat, told["name"] or "", told["level"]) for seat, told in digest.players.items()]
    )
    sides = tuple(map(tuple, digest.sides))
    return _groups_of(players, sides, digest.options["variant"], digest.apart)


@lru_cache(maxsize=1000)
def _groups_of(
    players: tuple[tuple[str, str, str | None], ...],
    sides: tuple[tuple[str, ...], ...],
    variant: str,
    apart: bool,  # noqa: FBT001 - a key of the cache
) -> tuple[tuple[str, Group, tuple[Meeting, ...]], ...]:
    found = []
    for seat, name, level in players:
        side = next(side for side in sides if seat in side)
        others = {(told or PEOPLE, at in side) for at, _, told in players if at != seat}
        levels = {level_of(other) for other, beside in others if not beside}
        against = levels.pop() if len(levels) == 1 else MIXED
        group = Group(name, level, variant, against, apart)
        meetings = [Meeting(group, *other) for other in others] if level is None else []
        found.append((seat, group, tuple(meetings)))
    return tuple(found)
