"""The folder of games: several of them, several windows, and nothing lost."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timezone
from pathlib import Path
from random import Random

import pytest

from euchre.child_process import ChildProcesses
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile, Listing
from euchre.storage.journal import InUse
from euchre.storage.notation import NewerFormat
from tests.storage.games import names, play, played, record

NOW = datetime(2026, 11, 30, 9, 15, 0, tzinfo=timezone.utc)


def test_a_game_is_on_file_from_the_start_and_goes_on_where_it_was(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path / "games")
    session = play(games.begin(record(people=1), NOW), 25)
    # No close: the program was killed. The lock goes with the process; here it is let go.
    (entry,) = games.listing().open
    assert entry.path.name == "2026-11-30 09-15-00.euchre"
    assert entry.begun == NOW
    session.close()
    again = games.resume(entry.path)
    assert again.record == session.record
    for seat in again.players:
        assert again.view(seat) == session.view(seat)
    again.close()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_finished_game_is_never_offered_as_open(tmp_path: Path, preset: str) -> None:
    games = GamesOnFile(tmp_path, tmp_path / "digests.json")
    assert games.last_open() is None
    whole = played(record(preset))
    for count in (len(whole.actions) - 1, len(whole.actions)):
        games.begin(replace(whole, actions=whole.actions[:count]), NOW).close()
    for listing in (
        games.listing(),
        GamesOnFile(tmp_path, tmp_path / "digests.json").listing(),
    ):
        (open_,), (finished,) = listing.open, listing.finished
        assert finished.digest.finished
        assert games.last_open() == open_


def test_the_list_tells_who_played_what_and_how_it_stands(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    session = play(games.begin(record("british", people=2, target=15), NOW), 120)
    (entry,) = games.listing().open
    digest = entry.digest
    assert digest.rules == session.options
    assert digest.seated == session.players
    assert digest.score == session.view(None).scores
    assert digest.deals == session.deals
    session.close()


def test_games_begun_at_the_same_time_have_files_of_their_own(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    sessions = [games.begin(record(seed=seed), NOW) for seed in range(4)]
    assert sorted(e.digest.seed for e in games.listing().open) == [0, 1, 2, 3]
    for session in sessions:
        session.close()


def test_a_game_being_played_cannot_be_opened_named_or_deleted(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    session = games.begin(record(), NOW)
    (entry,) = games.listing().open
    for act in (
        lambda: games.resume(entry.path),
        lambda: games.rename(entry.path, "x"),
        lambda: games.delete(entry.path),
    ):
        with pytest.raises(InUse):
            act()
    session.close()


def test_a_game_can_be_named_deleted_and_brought_back(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    play(games.begin(record(), NOW), 40).close()
    (entry,) = games.listing().open
    games.rename(entry.path, "Christmas at Carla's\n")
    (named,) = games.listing().open
    assert named.digest.name == "Christmas at Carla's"
    assert named.changed == entry.changed
    assert named.digest == replace(entry.digest, name=named.digest.name)
    deleted = games.delete(entry.path)
    assert games.listing() == Listing([], [], [])
    restored = games.restore(deleted)
    assert games.listing().open[0].digest == named.digest
    assert restored == entry.path


def test_a_deleted_game_does_not_come_back_over_another_one(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    games.begin(record(seed=1), NOW).close()
    deleted = games.delete(games.listing().open[0].path)
    games.begin(record(seed=2), NOW).close()
    games.restore(deleted)
    assert {entry.digest.seed for entry in games.listing().open} == {1, 2}


def test_a_newer_format_is_refused_politely_and_left_where_it_is(tmp_path: Path) -> None:
    header = {**json.loads(notation.header(record())), "version": 99}
    path = tmp_path / "new.euchre"
    path.write_text(json.dumps(header) + "\n", encoding="utf-8", newline="\n")
    listing = GamesOnFile(tmp_path).listing()
    assert isinstance(listing.damaged[0].error, NewerFormat)
    assert path.exists()


def test_a_damaged_file_is_kept_aside_and_told_once(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.euchre", tmp_path / "bad.euchre"
    good.write_text(notation.write(played(record(), 30)), encoding="utf-8", newline="\n")
    bad.write_bytes(b"\xff\xfe\x00garbage")
    games = GamesOnFile(tmp_path)
    listing = games.listing()
    assert [entry.path for entry in listing.open] == [good]
    assert listing.damaged[0].kept_as is not None
    assert listing.damaged[0].kept_as.read_bytes() == b"\xff\xfe\x00garbage"
    assert games.listing().damaged == []
    assert games.last_open() == listing.open[0]


def test_a_file_without_an_ending_line_that_breaks_the_rules_tells_its_line(
    tmp_path: Path,
) -> None:
    lines = notation.write(played(record(), 30)).splitlines()
    (tmp_path / "g.euchre").write_text(
        "\n".join([*lines[:9], "play JS", *lines[9:]]) + "\n", encoding="utf-8", newline="\n"
    )
    (damaged,) = GamesOnFile(tmp_path).listing().damaged
    assert isinstance(damaged.error, notation.SaveError)
    assert damaged.error.line >= 10


def test_without_a_folder_there_are_no_games_and_a_game_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file in the way", encoding="utf-8")
    games = GamesOnFile(tmp_path / "games", tmp_path / "games" / "digests.json")
    assert games.listing() == Listing([], [], [])
    session = play(games.begin(record(), NOW), 9)
    assert isinstance(session.complaint(), OSError)
    assert session.complaint() is None


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "\x00", '{"digests": 3}', "[" * 9999])
def test_digests_that_are_damaged_are_made_again(tmp_path: Path, text: str) -> None:
    play(GamesOnFile(tmp_path).begin(record(), NOW), 60).close()
    kept = tmp_path / "digests.json"
    fresh = GamesOnFile(tmp_path, kept).listing()
    kept.write_text(text, encoding="utf-8", newline="\n")
    assert GamesOnFile(tmp_path, kept).listing() == fresh
    assert GamesOnFile(tmp_path, kept).listing() == fresh


def begun(games: GamesOnFile, seed: int, when: float, actions: int = 0) -> Path:
    """A game of one person and three computer players, played last at a time."""
    play(games.begin(record(seed=seed, people=1), NOW), actions).close()
    path = next(path for path in saves.game_files(games.folder) if path.stat().st_mtime > when)
    os.utime(path, (when, when))
    return path


def test_games_in_which_no_card_was_played_do_not_crowd_the_list(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    played_in = begun(games, 1, 100, actions=40)
    untouched = [begun(games, seed, 100 + seed, actions=seed) for seed in (2, 3, 4)]
    listed = [entry.path for entry in games.listing().open]
    assert listed == [untouched[-1], played_in]
    last = games.last_open()
    assert last is not None
    assert last.path == untouched[-1]
    # They are only kept out of the list: named, or gone on with, they are there again.
    games.rename(untouched[0], "Mine")
    play(games.resume(untouched[1]), 20).close()
    assert {entry.path for entry in games.listing().open} == {*untouched[:2], played_in}


def test_a_game_left_before_a_card_was_played_gives_way_to_the_next_one(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    for actions, dropped in ((3, True), (40, False)):
        session = play(games.begin(record(people=1), NOW), actions)
        # While it is being played it stays.
        GamesOnFile(tmp_path).drop_unplayed()
        session.close()
        before = len(list(saves.game_files(tmp_path)))
        games.drop_unplayed()
        games.drop_unplayed()
        assert len(list(saves.game_files(tmp_path))) == before - dropped


@pytest.mark.parametrize("people", [0, 1])
def test_a_game_is_touched_by_the_first_card_or_where_nobody_plays(
    tmp_path: Path, people: int
) -> None:
    start = record(people=people)
    for actions, taken_back in ((0, 0), (1, 0), (40, 0), (40, 40)):
        games = GamesOnFile(tmp_path / f"{actions} {taken_back}")
        session = play(games.begin(start, NOW), actions)
        while taken_back and session.can_undo:
            session.undo()
        session.close()
        (entry,) = games.listing().open
        assert entry.digest.untouched == (people == 1 and actions < 40)


def test_the_list_comes_bit_by_bit_the_last_played_first(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path, tmp_path / "digests.json")
    paths = [begun(games, seed, 100 + seed, actions=40) for seed in range(5)]
    bits = [
        ([entry.path for entry in found.open], found.unread)
        for found in map(_copied, games.listings())
    ]
    newest = paths[::-1]
    assert bits == [(newest[:n], 5 - n) for n in range(5)] + [(newest, 0)]
    # What is known is not read again.
    again = GamesOnFile(tmp_path, tmp_path / "digests.json")
    assert [found.unread for found in again.listings()] == [0]


def _copied(found: Listing) -> Listing:
    return found._replace(open=list(found.open))


def test_the_start_does_not_wait_until_a_thousand_games_are_read(tmp_path: Path) -> None:
    games = GamesOnFile(tmp_path)
    game = begun(games, 1, 100, actions=40)
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.euchre").write_text(
            notation.write(played(record())), encoding="utf-8", newline="\n"
        )
    assert games.last_open(2) is None
    # Two of the three are known by now.
    last = games.last_open(2)
    assert last is not None
    assert last.path == game


def test_games_can_be_read_ahead_bit_by_bit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(3):
        play(GamesOnFile(tmp_path).begin(record(seed=seed), NOW), 50).close()
    (tmp_path / "bad.euchre").write_text("bad", encoding="utf-8")
    games = GamesOnFile(tmp_path, tmp_path / "digests.json")
    assert len(list(games.read_ahead())) == 4

    def read_again(_: Path) -> str:
        raise AssertionError

    (tmp_path / "bad.euchre").unlink()
    monkeypatch.setattr(saves, "text_of", read_again)
    assert len(games.listing().open) == 3
    assert len(GamesOnFile(tmp_path, tmp_path / "digests.json").listing().open) == 3


def test_digests_follow_the_files(tmp_path: Path) -> None:
    kept = tmp_path / "digests.json"
    games = GamesOnFile(tmp_path, kept)
    session = play(games.begin(record(), NOW), 20)
    for actions in range(21, 40):
        play(session, actions)
        (entry,) = GamesOnFile(tmp_path, kept).listing().open
        assert entry.digest.deals == session.deals
        assert games.last_open() == entry
    session.close()


def _window(folder: str, number: int, rounds: int) -> None:
    """One copy of the program that does all kinds of things with all games."""
    rng, games = Random(number), GamesOnFile(Path(folder), Path(folder) / "digests.json")
    deleted: list[Path] = []
    for step in range(rounds):
        listing = games.listing()
        assert not listing.damaged, listing.damaged
        entry = rng.choice(listing.open) if listing.open else None
        what = rng.randrange(6)
        try:
            if entry is None or what == 0:
                games.begin(record(seed=1000 * number + step), NOW).close()
            elif what < 4:
                session = games.resume(entry.path)
                play(session, len(session.record.actions) + rng.randrange(20)).close()
            elif what == 4:
                games.rename(entry.path, f"by {number}")
            else:
                deleted.append(games.delete(entry.path))
        except (InUse, FileNotFoundError, notation.SaveError):
            # Another window was quicker.
            continue
    for path in deleted:
        games.restore(path)


def test_several_windows_at_once_lose_no_game_and_damage_none(tmp_path: Path) -> None:
    with closing(ChildProcesses(4)) as windows:
        done = [windows.submit(_window, str(tmp_path), n, 40) for n in range(4)]
        assert [window.result() for window in done] == [None] * 4
    listing = GamesOnFile(tmp_path).listing()
    assert listing.damaged == []
    entries = [*listing.open, *listing.finished]
    seeds = [entry.digest.seed for entry in entries]
    assert len(set(seeds)) == len(seeds) > 4
    # Whatever window played on in it: every game is the one its seed gives.
    for entry in entries:
        found = saves.load(entry.path).record
        whole = played(record(seed=found.seed), len(found.actions))
        assert found.actions == whole.actions
    left = [name for name in names(tmp_path) if not name.endswith((".euchre", ".json"))]
    assert left in ([], ["deleted"])
    shutil.rmtree(tmp_path / "deleted", ignore_errors=True)


def test_a_game_of_chance_gets_a_secret_for_its_thoughts_and_a_typed_one_none(
    tmp_path: Path,
) -> None:
    """Whoever types a number, or plays the day's game, meets players who think the same."""
    games = GamesOnFile(tmp_path)
    wide = [games.begin(record(seed=seed), NOW).record for seed in (2**100, 2**100)]
    assert all(len(one.thoughts) == 32 for one in wide)
    assert len({one.thoughts for one in wide} | {one.salt for one in wide}) == 4
    assert games.begin(record(seed=7), NOW).record.thoughts == ""
    kept = replace(record(seed=7), thoughts="kept")
    assert games.begin(kept, NOW).record.thoughts == "kept"
