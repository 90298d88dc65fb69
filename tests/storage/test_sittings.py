"""The game that was played last comes first, whatever clocks and file times say."""

from __future__ import annotations

import json
import os
import shutil
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from euchre.storage import notation, saves, sittings
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.sittings import FILE, Sittings
from tests.storage.games import play, played, record

if TYPE_CHECKING:
    from pathlib import Path

NOW = datetime(2026, 11, 30, 9, 15, 0, tzinfo=timezone.utc)
DAY = 86_400.0


class Clock:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.now = NOW.timestamp()

    def __call__(self) -> float:
        return self.now

    def moment(self) -> datetime:
        return datetime.fromtimestamp(self.now, timezone.utc)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def evening(games: GamesOnFile, clock: Clock, seed: int, *, hours: float = 1) -> Path:
    """An evening of cards: a game begun, and left some hours later."""
    session = play(games.begin(record(seed=seed, people=1), clock.moment()), 40)
    clock.now += 3600 * hours
    session.close()
    path = next(entry.path for entry in games.listing().open if entry.digest.seed == seed)
    os.utime(path, (clock.now, clock.now))
    return path


def order(games: GamesOnFile) -> list[int]:
    return [entry.digest.seed for entry in games.listing().open]


def last(games: GamesOnFile) -> int:
    entry = games.last_open()
    assert entry is not None
    return entry.digest.seed


@pytest.mark.parametrize("days", [1, 30, 4000, -30])
def test_the_game_played_last_is_continued_though_the_clock_was_set(
    days: int, tmp_path: Path, clock: Clock
) -> None:
    games = GamesOnFile(tmp_path, clock=clock)
    evening(games, clock, 1)
    evening(games, clock, 2)
    clock.now -= days * DAY
    for seed in (3, 4):
        path = evening(games, clock, seed)
        assert last(games) == seed
        # It is shown when it was played by that clock.
        assert games.listing().open[0].changed == pytest.approx(clock.now, abs=1)
    assert order(games) == [4, 3, 2, 1]
    assert order(GamesOnFile(tmp_path, clock=clock)) == [4, 3, 2, 1]
    oldest = games.listing().open[-1].path
    clock.now -= DAY
    games.resume(oldest).close()
    assert last(games) == 1
    assert path.exists()


def test_a_game_of_an_older_version_with_a_time_to_come_is_not_the_last(
    tmp_path: Path, clock: Clock
) -> None:
    games = GamesOnFile(tmp_path, clock=clock)
    for seed, age in ((7, 5 * DAY), (8, -30 * DAY), (9, DAY)):
        path = tmp_path / f"{seed}.euchre"
        path.write_text(
            notation.write(played(record(seed=seed, people=1), 60)),
            encoding="utf-8",
            newline="\n",
        )
        os.utime(path, (clock.now - age, clock.now - age))
    # As long as nothing was played since, the times are all one knows.
    assert order(games) == [8, 9, 7]
    evening(games, clock, 1)
    assert order(games) == [1, 8, 9, 7]
    # Those from another computer, played later by their time, come before.
    clock.now += DAY
    path = tmp_path / "10.euchre"
    path.write_text(
        notation.write(played(record(seed=10, people=1), 60)), encoding="utf-8", newline="\n"
    )
    os.utime(path, (clock.now, clock.now))
    assert order(games) == [10, 1, 8, 9, 7]


def test_games_copied_without_their_times_are_still_shown_as_they_were_played(
    tmp_path: Path, clock: Clock
) -> None:
    games = GamesOnFile(tmp_path / "old", clock=clock)
    for seed in (3, 1, 2):
        evening(games, clock, seed)
        clock.now += 3 * DAY
    before = [(entry.digest.seed, entry.changed) for entry in games.listing().open]
    clock.now += 50 * DAY
    (tmp_path / "new").mkdir()
    for path in (tmp_path / "old").iterdir():
        shutil.copyfile(path, tmp_path / "new" / path.name)
    for path in saves.game_files(tmp_path / "new"):
        os.utime(path, (clock.now, clock.now))
    copied = GamesOnFile(tmp_path / "new", clock=clock).listing().open
    assert [(entry.digest.seed, entry.changed) for entry in copied] == before


def test_a_game_that_was_never_left_was_played_until_its_file_was_changed(
    tmp_path: Path, clock: Clock
) -> None:
    games = GamesOnFile(tmp_path, clock=clock)
    session = games.begin(record(people=1), clock.moment())
    play(session, 60)
    (path,) = saves.game_files(tmp_path)
    later = clock.now + 2 * 3600
    os.utime(path, (later, later))
    clock.now = later + 60
    assert games.listing().open[0].changed == later
    session.close()


@pytest.mark.parametrize(
    "text",
    ["", "[", "nonsense\n", '["x", 1, "y"]\n', "[" * 5000, "\x00" * 99, '["2026-13-45T25:61:61Z", 5, "g"]\n'],
)  # fmt: skip
def test_damaged_notes_of_sittings_cost_no_game(
    text: str, tmp_path: Path, clock: Clock
) -> None:
    games = GamesOnFile(tmp_path, clock=clock)
    evening(games, clock, 1)
    (tmp_path / FILE).write_text(text, encoding="utf-8", newline="\n")
    clock.now += 60
    evening(games, clock, 2)
    assert order(GamesOnFile(tmp_path, clock=clock)) == [2, 1]


def test_sittings_that_are_no_file_cost_no_game(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / FILE).mkdir()
    games = GamesOnFile(tmp_path, clock=clock)
    evening(games, clock, 1)
    assert last(games) == 1


def test_the_notes_do_not_grow_without_end(tmp_path: Path, clock: Clock) -> None:
    games = GamesOnFile(tmp_path, clock=clock)
    evening(games, clock, 1)
    path = evening(games, clock, 2)
    line = json.dumps(["2026-11-30T09:15:00.000000Z", 7, "1.euchre"]) + "\n"
    with (tmp_path / FILE).open("a", encoding="utf-8", newline="\n") as file:
        file.write(line * 3000)
    games.resume(path).close()
    assert last(GamesOnFile(tmp_path, clock=clock)) == 2
    assert (tmp_path / FILE).stat().st_size < 2000
    assert last(GamesOnFile(tmp_path, clock=clock)) == 2


def test_two_windows_note_their_sittings_in_one_order(tmp_path: Path, clock: Clock) -> None:
    one, other = GamesOnFile(tmp_path, clock=clock), GamesOnFile(tmp_path, clock=clock)
    for number in range(6):
        clock.now -= timedelta(days=1).total_seconds()
        evening((one, other)[number % 2], clock, number)
        assert last(one) == last(other) == number


def test_what_one_window_notes_outlives_that_another_one_shortens_the_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old.euchre").write_text("x", encoding="utf-8")
    (tmp_path / "new.euchre").write_text("x", encoding="utf-8")
    first, second = Sittings(tmp_path), Sittings(tmp_path)
    line = json.dumps(["2026-11-30T09:00:00.000000Z", 1, "old.euchre"]) + "\n"
    (tmp_path / FILE).write_text(line * 1500, encoding="utf-8", newline="\n")
    shorten = first._shorten  # noqa: SLF001 - the moment between looking and shortening

    def late() -> None:
        second.add(tmp_path / "new.euchre", 1_800_000_000.0)
        shorten()

    monkeypatch.setattr(first, "_shorten", late)
    list(first.looking())
    assert len((tmp_path / FILE).read_text(encoding="utf-8").splitlines()) == 2
    third = Sittings(tmp_path)
    list(third.looking())
    assert third.of("new.euchre") is not None


def test_very_many_sittings_are_read_in_small_steps_whoever_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sittings, "_AT_A_TIME", 2)
    notes = Sittings(tmp_path)
    for number in range(6):
        path = tmp_path / f"{number}.euchre"
        path.touch()
        notes.add(path, 1000.0 + number)
    once, twice = Sittings(tmp_path), Sittings(tmp_path)
    assert len(list(once.looking())) == 3
    # Begun and left; meanwhile one more is noted.
    next(twice.looking())
    notes.add(tmp_path / "0.euchre", 2000.0)
    assert len(list(once.looking())) == 0
    list(twice.looking())
    for number in range(6):
        name = f"{number}.euchre"
        assert twice.of(name) == once.of(name)
        assert once.of(name) is not None
