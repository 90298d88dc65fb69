"""What was read of the games is kept, and grows with what is new."""

from __future__ import annotations

import shutil
from datetime import datetime, timezone
from typing import TYPE_CHECKING

import pytest

from euchre.storage import games_on_file, kept_digests, notation, saves
from euchre.storage.digest import digest
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.kept_digests import KeptDigests
from tests.storage.games import play, played, record

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.games_on_file import Listing

NOW = datetime(2026, 11, 30, 9, 15, 0, tzinfo=timezone.utc)


def listed(folder: Path, kept: Path) -> tuple[Listing, int]:
    """What is listed in a new window, and how many games had to be read for it."""
    games = GamesOnFile(folder, kept)
    reads = [found.unread for found in games.listings()]
    return games.listing(), len(reads) - 1


def test_only_what_is_new_is_read_and_only_that_is_added(tmp_path: Path) -> None:
    folder, kept = tmp_path / "games", tmp_path / "digests.json"
    games = GamesOnFile(folder)
    for seed in range(5):
        play(games.begin(record(seed=seed, people=1), NOW), 60).close()
    first, read = listed(folder, kept)
    assert read == 5
    before = kept.read_bytes()
    assert listed(folder, kept) == (first, 0)
    assert kept.read_bytes() == before
    play(games.begin(record(seed=9, people=1), NOW), 60).close()
    second, read = listed(folder, kept)
    assert read == 1
    assert kept.read_bytes().startswith(before)
    assert len(second.open) == 6
    assert listed(folder, kept) == (second, 0)


def test_a_digest_is_kept_as_it_was_made(tmp_path: Path) -> None:
    folder, kept = tmp_path / "games", tmp_path / "digests.json"
    folder.mkdir()
    texts = {}
    for preset in ("classic", "british", "napoleon", "two_handed"):
        name = f"{preset} \t\u0416'\".euchre" if preset == "british" else f"{preset}.euchre"
        texts[name] = notation.write(played(record(preset, people=2, target=15), 300))
        (folder / name).write_text(texts[name], encoding="utf-8", newline="\n")
    for _ in range(2):
        listing, _read = listed(folder, kept)
        found = {entry.path.name: entry.digest for entry in (*listing.open, *listing.finished)}
        assert found == {name: digest(text) for name, text in texts.items()}


@pytest.mark.parametrize(
    "damage", ["half a line", "two lines in one", "another digit", "bytes"]
)
def test_a_damaged_line_costs_no_more_than_that_game(damage: str, tmp_path: Path) -> None:
    folder, kept = tmp_path / "games", tmp_path / "digests.json"
    games = GamesOnFile(folder)
    for seed in range(4):
        play(games.begin(record(seed=seed, people=1), NOW), 60).close()
    first, _read = listed(folder, kept)
    lines = kept.read_bytes().splitlines(keepends=True)
    if damage == "half a line":
        lines[-1] = lines[-1][:90]
    elif damage == "two lines in one":
        lines[1] = lines[1].strip()
    elif damage == "another digit":
        lines[2] = lines[2].replace(b'"actions":6', b'"actions":7')
    else:
        lines[2] = b"\xff\x00\t\t\n"
    kept.write_bytes(b"".join(lines))
    assert listed(folder, kept)[0] == first
    assert listed(folder, kept)[0] == first


def test_what_is_out_of_date_does_not_pile_up(tmp_path: Path) -> None:
    kept = KeptDigests(tmp_path / "d.json", 3)
    for time in range(3000):
        kept.add("a", (1, time), "x" * 100)
        kept.write()
    assert (tmp_path / "d.json").stat().st_size < 300_000
    again = KeptDigests(tmp_path / "d.json", 3)
    assert again.find("a", (1, 2999)) == "x" * 100
    assert again.find("a", (1, 2998)) is None
    assert KeptDigests(tmp_path / "d.json", 4).find("a", (1, 2999)) is None


def test_two_windows_keep_what_both_have_read(tmp_path: Path) -> None:
    one, other = (KeptDigests(tmp_path / "d.json", 3) for _ in range(2))
    for number in range(20):
        (one, other)[number % 2].add(str(number), (1, 2), str(number))
        (one, other)[number % 2].write()
    found = KeptDigests(tmp_path / "d.json", 3)
    assert [found.find(str(n), (1, 2)) for n in range(20)] == [str(n) for n in range(20)]


def test_deleted_games_are_forgotten_in_time(tmp_path: Path) -> None:
    folder, kept = tmp_path / "games", tmp_path / "digests.json"
    folder.mkdir()
    source = tmp_path / "source.euchre"
    source.write_text(notation.write(played(record(), 20)), encoding="utf-8", newline="\n")
    for number in range(1100):
        shutil.copy(source, folder / f"{number}.euchre")
    listed(folder, kept)
    size = kept.stat().st_size
    for path in list(saves.game_files(folder))[10:]:
        path.unlink()
    listing, read = listed(folder, kept)
    assert (len(listing.open), read) == (10, 0)
    assert kept.stat().st_size < size / 50


def test_very_many_games_are_found_and_put_in_order_in_small_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = GamesOnFile(tmp_path / "games", tmp_path / "digests.json")
    for seed in range(9):
        play(games.begin(record(seed=seed, people=1), NOW), 20 + 5 * (seed % 3)).close()
    whole = games.listing()
    for module, name in ((games_on_file, "_FOUND_AT_A_TIME"), (kept_digests, "_AT_A_TIME")):
        monkeypatch.setattr(module, name, 2)
    again = GamesOnFile(tmp_path / "games", tmp_path / "digests.json")
    *steps, last = again.listings()
    # Found, put in order and read, each by twos.
    assert [step.unread for step in steps[:4]] == [2, 4, 6, 8]
    assert len(steps) >= 4 + 4 + 4
    assert (last.open, last.finished) == (whole.open, whole.finished)


def test_what_is_added_while_the_kept_digests_are_read_by_two_is_not_lost(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "digests.json"
    before = KeptDigests(kept, 1)
    before.add("a", (1, 2), "first")
    before.write()
    digests = KeptDigests(kept, 1)
    slow = digests.reading()
    next(slow)
    digests.add("b", (3, 4), "second")
    assert list(slow) == []
    digests.write()
    for reader in (digests, KeptDigests(kept, 1)):
        assert reader.find("a", (1, 2)) == "first"
        assert reader.find("b", (3, 4)) == "second"
