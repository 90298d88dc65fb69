"""How everybody fared: the figures add up with the games on file."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from euchre.play.branching import played_on
from euchre.play.record import Player
from euchre.play.replay import steps
from euchre.rules import PRESETS, Shuffle
from euchre.rules.events import DealScored, TrickWon
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.statistics import (
    MIXED,
    PEOPLE,
    Resets,
    Statistics,
    percent,
    report_on_dealing,
)
from tests.storage.games import play, played, record

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.digest import Entry

NOW = datetime(2026, 11, 30, 9, 15, 0, tzinfo=timezone.utc)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of every preset, finished and open, some of them apart."""
    place = tmp_path_factory.mktemp("games")
    games = GamesOnFile(place)
    for number, preset in enumerate(PRESETS):
        # Weak players of Napoleon may go on for ever below nothing.
        whole = played(record(preset, seed=number, people=number % 3), 4000)
        begun = NOW + timedelta(days=number)
        games.begin(whole, begun).close()
        games.begin(replace(whole, actions=whole.actions[: 90 + number]), begun).close()
        games.begin(played_on(whole, 50), begun).close()
        games.begin(replace(whole, undos=2), begun).close()
    return place


def entries(folder: Path) -> list[Entry]:
    listing = GamesOnFile(folder).listing()
    return [*listing.open, *listing.finished]


def recount(folder: Path) -> Counter[str]:
    """Deals and tricks of all games, counted another way."""
    found: Counter[str] = Counter()
    for path in folder.glob("*.euchre"):
        game = saves.load(path).record
        tricks = 0
        for step in steps(game):
            if isinstance(step.action, Shuffle):
                tricks = 0
            tricks += sum(isinstance(event, TrickWon) for event in step.events)
            scored = [e for e in step.events if isinstance(e, DealScored)]
            if scored:
                found["deals"] += len(game.players)
                found["tricks"] += tricks
                found["points"] += sum(
                    scored[0].points[side] * len(side) for side in scored[0].points
                )
                found["calls"] += 1
        found["games"] += len(game.players)
    return found


def test_deals_tricks_points_and_calls_add_up_exactly_with_the_games_on_file(
    folder: Path,
) -> None:
    total: Counter[str] = Counter()
    for counts in Statistics(entries(folder)).groups.values():
        total.update(counts)
    told = recount(folder)
    assert told["tricks"] > 300
    for name in ("deals", "tricks", "points", "calls"):
        assert total[name] == told[name], name
    assert total["games"] + total["open"] == told["games"]
    assert total["made"] + total["euchred"] + total["short"] == total["calls"]
    assert sum(n for name, n in total.items() if name.startswith("call ")) == total["calls"]


def test_the_figures_of_a_person_are_the_sum_of_their_parts(folder: Path) -> None:
    told = Statistics(entries(folder))
    assert "Anna" in told.people()
    everything = told.figures("Anna", apart=None)
    for parts in (
        [told.figures("Anna", variant, apart=None) for variant in told.variants("Anna")],
        [told.figures("Anna", against=level, apart=None) for level in told.levels("Anna")],
        [told.figures("Anna", apart=apart) for apart in (True, False)],
    ):
        total: Counter[str] = Counter()
        for part in parts:
            total.update(part.counts)
        assert total == everything.counts
    assert sum(everything.calls().values()) == everything["calls"]


def test_games_with_something_taken_back_and_copied_games_are_told_apart(
    folder: Path,
) -> None:
    told = Statistics(entries(folder))
    straight, apart = told.figures("Anna"), told.figures("Anna", apart=True)
    # Of every game there are two copies: one played on from its middle, one with an undo.
    assert apart["games"] + apart["open"] == straight["games"] + straight["open"]


def test_opponents_are_told_by_their_level(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    start = record(people=2)
    seats = list(start.players)
    for level in ("beginner", None, "normal"):
        seated = {**start.players, seats[3]: Player("X", level)}
        play(games.begin(replace(start, players=seated), NOW), 8).close()
    told = Statistics(entries(tmp_path))
    # The second seat, an opponent of the first one in all three games, is a person's.
    assert told.levels("Anna") == (MIXED, PEOPLE)
    assert told.figures("Anna", against=PEOPLE)["open"] == 1
    assert told.figures("Anna", against=MIXED)["open"] == 2


def test_whom_a_person_has_met_is_told_with_and_against(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    start = record(people=1)
    me, left, partner, right = start.players
    tables = [("Otto", "Roxy", "normal"), ("Otto", "Otto", "Otto"), (None, "Roxy", "normal")]
    won = []
    for seed, levels in enumerate(tables):
        seated = {me: start.players[me]} | {
            seat: Player(f"P{seat.value}", level)
            for seat, level in zip((left, partner, right), levels, strict=True)
        }
        session = play(games.begin(replace(start, players=seated, seed=seed), NOW))
        won.append(int(me in (session.winner or ())))
        session.close()
    play(games.begin(replace(start, seed=9), NOW), 30).close()
    told = Statistics(entries(tmp_path))
    # Characters count by their level among the opponents, and by name among those met.
    assert told.levels("Anna") == ("beginner", MIXED, "normal")
    assert {met.other: met[1:] for met in told.met("Anna")} == {
        "Roxy": (won[0] + won[2], 2, 0, 0),
        "Otto": (won[1], 1, won[0] + won[1], 2),
        "normal": (0, 0, won[0] + won[2], 2),
        PEOPLE: (0, 0, won[2], 1),
    }
    assert {met.other for met in told.met("Anna", against=MIXED)} == {"Roxy", "normal", PEOPLE}
    assert told.met("Anna", apart=True) == told.met("Roxy") == ()


def test_a_reset_counts_from_then_on_and_can_be_undone(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "resets.json"
    games = entries(folder)
    all_told = Statistics(games)
    resets = Resets(path)
    assert not resets.can_undo
    resets.reset(NOW + timedelta(days=1, minutes=1), "Anna")
    after = Statistics(games, Resets(path))
    assert (
        0
        < after.figures("Anna", apart=None)["deals"]
        < all_told.figures("Anna", apart=None)["deals"]
    )
    other = next(name for name in all_told.people() if name != "Anna")
    assert after.figures(other, apart=None) == all_told.figures(other, apart=None)
    resets.reset(NOW + timedelta(days=99))
    assert Statistics(games, Resets(path)).people() == ()
    resets.undo()
    resets.undo()
    assert Statistics(games, Resets(path)).groups == all_told.groups


@pytest.mark.parametrize("text", ["", "{", "7", "[7]", '[["x", null]]', "[[]]", "[" * 9999])
def test_damaged_resets_are_kept_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "resets.json"
    path.write_text(text, encoding="utf-8", newline="\n")
    assert not Resets(path).can_undo
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == [text]


def test_two_windows_that_count_anew_both_have_it_kept(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "resets.json"
    after = NOW + timedelta(days=99)
    rosa, otto = Resets(path), Resets(path)
    rosa.reset(after, "Rosa")
    otto.reset(after, "Otto")
    for name in ("Rosa", "Otto"):
        assert not Resets(path).counts(name, NOW)
        assert not otto.counts(name, NOW)
    # Each takes back what it has done itself.
    rosa.undo()
    assert Resets(path).counts("Rosa", NOW)
    assert not Resets(path).counts("Otto", NOW)


@pytest.mark.parametrize(
    "point",
    [
        '["0001-01-01T00:00:00.000000+2359", null]',
        '["9999-12-31T23:59:59.000000-2359", null]',
        '["2026-13-45T25:61:61.0+0000", "Anna"]',
        r'["2026-11-30T09:15:00.0+0000", "\ud800"]',
        '["2026-11-30T09:15:00.0+0000", 7]',
        '["2026-11-30T09:15:00.0+0000"]',
        '["2026-11-30T09:15:00.0", null]',
        "[null, null]",
        "[]",
        "7",
        "9" * 10_000,
        "[" * 100_000 + "]" * 100_000,
    ],
)
def test_a_damaged_reset_costs_itself_and_the_file_is_kept(tmp_path: Path, point: str) -> None:
    path = tmp_path / "resets.json"
    good = (NOW + timedelta(days=5)).strftime("%Y-%m-%dT%H:%M:%S.%f%z")
    text = f'[["{good}", "Anna"], {point}]'
    path.write_text(text, encoding="utf-8", newline="\n")
    resets = Resets(path)
    assert not resets.counts("Anna", NOW)
    assert resets.counts("Anna", NOW + timedelta(days=6))
    assert resets.counts("J\u00f6rg", NOW)
    resets.reset(NOW + timedelta(days=7), "J\u00f6rg")
    assert not Resets(path).counts("Anna", NOW)
    assert not Resets(path).counts("J\u00f6rg", NOW)
    kept = [file.read_text(encoding="utf-8") for file in tmp_path.iterdir() if file != path]
    assert kept == [text]


def test_games_begun_at_any_time_can_be_counted(tmp_path: Path) -> None:
    resets = Resets(tmp_path / "resets.json")
    resets.reset(NOW)
    games = GamesOnFile(tmp_path / "games")
    session = games.begin(record(), NOW)
    session.close()
    (path,) = (tmp_path / "games").glob("*.euchre")
    text = path.read_text(encoding="utf-8")
    for begun in (
        "2026-13-45T25:61:61Z", "2026-11-30T09:15:60Z", "0000-01-01T00:00:00Z",
        "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-02-30T00:00:00Z",
    ):  # fmt: skip
        path.write_text(
            text.replace("2026-11-30T09:15:00Z", begun), encoding="utf-8", newline="\n"
        )
        for when in (-(2.0**40), -1.0, 0.0, 2.0**32, 2.0**40):
            try:
                os.utime(path, (when, when))
            except OSError:
                # Not every file system knows such times.
                continue
            Statistics(entries(tmp_path / "games"), resets)


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [(7, 10, 70), (1, 3, 33), (2, 3, 67), (1, 8, 13), (29, 200, 15), (0, 0, 0), (5, 5, 100)],
)
def test_per_cent_are_rounded_right(part: int, whole: int, told: int) -> None:
    assert percent(part, whole) == told
    assert percent(57, 100) == 57


def test_every_deal_is_reported_once_however_often_it_was_played(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    whole = played(record())
    games.begin(whole, NOW).close()
    count = report_on_dealing(entries(tmp_path)).deals
    assert count > 5
    games.begin(played_on(whole, 200), NOW).close()
    games.begin(replace(whole, actions=whole.actions[:60]), NOW).close()
    games.begin(replace(record("canadian"), deals=(7,)), NOW).close()
    assert report_on_dealing(entries(tmp_path)).deals == count
    games.begin(played(record(seed=99), 60), NOW).close()
    assert report_on_dealing(entries(tmp_path)).deals > count


def test_an_exported_game_comes_back_equal_and_counts_the_same(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    play(games.begin(record(people=1), NOW), 80).close()
    (entry,) = games.listing().open
    exported = tmp_path / "elsewhere.txt"
    games.export(entry.path, exported)
    imported = games.take_in(exported)
    assert saves.load(imported).record == saves.load(entry.path).record
    assert len(games.listing().open) == 2
    exported.write_text("no game", encoding="utf-8")
    with pytest.raises(notation.SaveError):
        games.take_in(exported)
    assert exported.exists()
