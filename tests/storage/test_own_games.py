"""Only what was played here counts, and every game once, however many copies of it there are."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from euchre.play.branching import played_on
from euchre.play.record import Player
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.statistics import Resets, Statistics, report_on_dealing
from tests.storage.games import play, record

if TYPE_CHECKING:
    from collections import Counter
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.storage.statistics import Group

NOW = datetime(2026, 11, 30, 9, 15, 0, tzinfo=timezone.utc)


def mine(preset: str = "classic", seed: int = 3) -> Record:
    """A game of a person who has the name that everybody has at first."""
    start = record(preset, seed=seed, people=1)
    return replace(start, players={**start.players, next(iter(start.players)): Player("You")})


def figures(games: GamesOnFile) -> dict[Group, Counter[str]]:
    listing = games.listing()
    return Statistics([*listing.open, *listing.finished]).groups


def deals(games: GamesOnFile) -> int:
    listing = games.listing()
    return report_on_dealing([*listing.open, *listing.finished]).deals


@pytest.mark.parametrize("preset", ["classic", "two_handed", "british"])
@pytest.mark.parametrize("actions", [60, 100_000])
def test_a_game_taken_in_again_counts_once(preset: str, actions: int, tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    play(games.begin(mine(preset), NOW), actions).close()
    before, dealt = figures(games), deals(games)
    assert before
    (path,) = saves.game_files(games.folder)
    outside = tmp_path / "backup.txt"
    games.export(path, outside)
    games.rename(path, "Sunday")
    games.take_in(outside)
    games.take_in(outside)
    # A conflict copy of a folder that is kept equal with another computer's, and a backup.
    shutil.copy(path, path.with_name("x (Carla's conflicted copy 2026-11-30).euchre"))
    assert figures(games) == before
    assert deals(games) == dealt
    # Also when the game itself is gone: it was one's own.
    games.delete(path)
    own = games.take_in(outside)
    assert not saves.load(own).record.foreign
    assert figures(games) == before


def test_of_copies_the_one_that_is_furthest_on_counts(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    session = play(games.begin(mine(), NOW), 60)
    (path,) = saves.game_files(games.folder)
    shutil.copy(path, tmp_path / "backup.euchre")
    play(session).close()
    whole = figures(games)
    shutil.copy(tmp_path / "backup.euchre", games.folder)
    assert figures(games) == whole


def test_a_friends_game_does_not_count(tmp_path: Path) -> None:
    friend = GamesOnFile(tmp_path / "friend")
    play(friend.begin(mine(seed=8), NOW)).close()
    (outside,) = saves.game_files(friend.folder)
    games = GamesOnFile(tmp_path / "games")
    play(games.begin(mine(), NOW)).close()
    before, dealt = figures(games), deals(games)
    own = games.take_in(outside)
    assert saves.load(own).record.foreign
    assert figures(games) == before
    assert deals(games) == dealt
    # Named and deleted and brought back it is still his.
    games.rename(own, "Frieda's")
    own = games.restore(games.delete(own))
    games.take_in(own)
    assert figures(games) == before
    games.count_as_own(own)
    assert figures(games) != before
    assert saves.load(own).record.name == "Frieda's"


def test_a_friends_open_game_is_not_what_one_continues(tmp_path: Path) -> None:
    friend = GamesOnFile(tmp_path / "friend")
    play(friend.begin(mine(seed=8), NOW), 40).close()
    (outside,) = saves.game_files(friend.folder)
    games = GamesOnFile(tmp_path / "games")
    play(games.begin(mine(), NOW), 40).close()
    (path,) = saves.game_files(games.folder)
    own = games.take_in(outside)
    last = games.last_open()
    assert last is not None
    assert last.path == path
    # Once one has sat down to it, it is.
    play(games.resume(own), 60).close()
    last = games.last_open()
    assert last is not None
    assert last.path == own


def test_an_older_copy_of_ones_own_game_is_not_what_one_continues(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    session = play(games.begin(mine(), NOW), 40)
    (path,) = saves.game_files(games.folder)
    games.export(path, tmp_path / "backup.euchre")
    play(session, 60).close()
    copy = games.take_in(tmp_path / "backup.euchre")
    for window in (games, GamesOnFile(tmp_path / "games")):
        last = window.last_open()
        assert last is not None
        assert last.path == path
    play(games.resume(copy), 45).close()
    last = games.last_open()
    assert last is not None
    assert last.path == copy


def test_a_game_played_on_from_a_friends_is_ones_own(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    theirs = replace(mine(), foreign=True)
    session = play(games.begin(played_on(theirs, 0), NOW), 60)
    session.close()
    assert figures(games)


def test_different_games_with_the_same_deals_are_different_games(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    for minute in range(3):
        play(games.begin(mine(), NOW + timedelta(minutes=minute))).close()
    listing = games.listing()
    told = Statistics([*listing.open, *listing.finished])
    assert told.figures("You")["games"] == 3


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_a_file_says_of_where_it_comes_from_is_read_back(preset: str) -> None:
    for foreign in (True, False):
        game = replace(record(preset), foreign=foreign)
        text = notation.write(game)
        assert notation.read(text)[0] == notation.agreed(text) == game
        assert notation.read(text)[0].foreign == notation.agreed(text).foreign == foreign
        assert ("foreign" in text) == foreign


def test_a_game_begun_in_the_second_of_a_reset_counts(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    resets = Resets(tmp_path / "resets.json")
    play(games.begin(mine(), NOW - timedelta(seconds=1)), 60).close()
    resets.reset(NOW.replace(microsecond=400_000), "You")
    play(games.begin(mine(seed=9), NOW.replace(microsecond=900_000)), 60).close()
    listing = games.listing()
    told = Statistics(listing.open, Resets(tmp_path / "resets.json"))
    assert told.figures("You", apart=None)["open"] == 1
