"""Games on file: read back as they were written, and nothing lost whatever happens."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules import FOUR, PRESETS, Seat
from euchre.rules.options import check
from euchre.storage import notation, saves
from euchre.storage.notation import NewerFormat, SaveError
from euchre.storage.saves import InUse, Journal

GOLDEN = Path(__file__).parent / "golden"


def record(preset: str = "classic", seed: int = 3, **options: object) -> Record:
    names = ("Anna", "J\u00f6rg", "Zo\u00eb", "\u0132sbrand")
    players = {seat: Player(name, "beginner") for seat, name in zip(FOUR, names, strict=True)}
    return Record(check(options, PRESETS[preset]), players, Seat.WEST, seed)


def played(game: Record, actions: int) -> Record:
    session = Session(game)
    while len(session.record.actions) < actions and not session.winner:
        session.advance()
    return session.record


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("actions", [0, 1, 5, 33, 100_000])
def test_a_game_is_read_back_as_it_was_written(preset: str, actions: int) -> None:
    game = played(record(preset, target=5, farmers_hand="any_three"), actions)
    read, state = notation.read(notation.write(game))
    assert read == game
    assert state.winner == Session(game).winner


def test_the_text_is_readable() -> None:
    header, shuffle, first, *_ = notation.write(played(record(), 9)).splitlines()
    assert json.loads(header)["players"]["W"] == {"name": "J\u00f6rg", "level": "beginner"}
    assert json.loads(header)["options"] == {"variant": "classic"}
    assert len(shuffle.split()) == 25
    assert first.split()[0] in {"pass", "order"}


def test_a_line_torn_off_by_a_crash_is_left_out() -> None:
    game = played(record(), 20)
    text = notation.write(game)
    for cut in range(1, len(text.splitlines()[-1]) + 1):
        read, _ = notation.read(text[:-cut])
        assert read.actions == game.actions[:-1]


@pytest.mark.parametrize(
    "text",
    [
        "", "\n", "{}\n", "[]\n", "null\n", "hello\nworld\n", '{"format": "chess"}\n',
        "[" * 100_000 + "\n",
    ],
)  # fmt: skip
def test_a_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        notation.read(text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 0), ("version", "1"), ("version", True), ("options", {}), ("options", []),
        ("options", {"variant": "poker"}), ("options", {"variant": []}),
        ("options", {"variant": "classic", "target": 8}),
        ("options", {"variant": "classic", "target": True}),
        ("options", {"variant": "classic", "players": 3}),
        ("options", {"variant": "classic", "deck": "52"}),
        ("options", {"variant": "classic", "x": 1}),
        ("dealer", "SW"), ("dealer", 3), ("seed", "7"), ("seed", -1), ("seed", 2**64), ("seed", True),
        ("players", {}), ("players", None), ("name", 5), ("name", "a\nb"),
        ("players", {s: {"name": "A", "level": "god"} for s in "SWNE"}),
        ("players", {s: {"name": 7} for s in "SWNE"}),
        ("players", {s: {"name": "A"} for s in ("S", "W", "N", "E", "SW")}),
    ],
)  # fmt: skip
def test_a_header_that_fits_no_game_is_refused(key: str, value: object) -> None:
    header = {**json.loads(notation.header(record())), key: value}
    with pytest.raises(SaveError) as caught:
        notation.read(json.dumps(header) + "\n")
    assert caught.value.line == 1


def test_an_action_against_the_rules_is_refused_with_its_line() -> None:
    lines = notation.write(played(record(), 12)).splitlines()
    for wrong in ("play XX", "fold", "", "alone", "undo 99", "undo -1", "undo \u0663", "call"):
        with pytest.raises(SaveError) as caught:
            notation.read("\n".join([*lines[:2], wrong, *lines[2:]]) + "\n")
        assert caught.value.line == 3


def test_a_newer_format_is_refused_politely_and_left_where_it_is(tmp_path: Path) -> None:
    header = {**json.loads(notation.header(record())), "version": 99}
    path = tmp_path / "new.euchre"
    path.write_text(json.dumps(header) + "\n")
    games, damaged = saves.all_games(tmp_path)
    assert games == []
    assert isinstance(damaged[0].error, NewerFormat)
    assert path.exists()


def test_a_damaged_file_is_kept_aside_and_told_once(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.euchre", tmp_path / "bad.euchre"
    good.write_text(notation.write(played(record(), 30)), encoding="utf-8")
    bad.write_bytes(b"\xff\xfe\x00garbage")
    games, damaged = saves.all_games(tmp_path)
    assert [saved.path for saved in games] == [good]
    assert damaged[0].kept_as is not None
    assert damaged[0].kept_as.read_bytes() == b"\xff\xfe\x00garbage"
    assert saves.all_games(tmp_path)[1] == []


def test_the_journal_has_every_action_before_anybody_is_told(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    journal = Journal(path, record())
    session = Session(record(), keep=journal)
    for _ in range(60):
        session.advance()
        read, _ = notation.read(path.read_text(encoding="utf-8"))
        assert read == session.record
    journal.close()


def test_undo_and_redo_are_on_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    start = record()
    people = Record(start.options, dict.fromkeys(FOUR, Player("P")), start.dealer, start.seed)
    journal = Journal(path, people)
    session = Session(people, keep=journal)
    session.advance()
    for _ in range(9):
        seat = session.awaiting_person
        assert seat
        session.submit(seat, session.view(seat).legal[-1])
    for step in (session.undo, session.undo, session.redo, session.undo):
        step()
        assert notation.read(path.read_text(encoding="utf-8"))[0] == session.record


def test_two_windows_cannot_play_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    journal = Journal(path, record())
    with pytest.raises(InUse):
        Journal(path, record())
    code = (
        "import sys; from pathlib import Path; from euchre.storage.locks import FileLock;"
        f"sys.exit(FileLock(Path({str(path.with_suffix('.lock'))!r})).take())"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    journal.close()
    Journal(path, record()).close()


class FullDisk:
    """A file on a disk that is full after some bytes."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        self._file.write(text[:3])
        self._file.flush()
        raise OSError(errno.ENOSPC, "No space left on device")

    def flush(self) -> None:
        self._file.flush()

    def fileno(self) -> int:
        return self._file.fileno()

    def close(self) -> None:
        self._file.close()


def test_on_a_full_disk_the_game_goes_on_and_is_written_when_there_is_room(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.euchre"
    journal = Journal(path, record())
    session = Session(record(), keep=journal)
    for _ in range(10):
        session.advance()
    assert journal._file is not None  # noqa: SLF001 - a disk that fills up in the middle
    journal._file = FullDisk(journal._file)  # type: ignore[assignment]  # noqa: SLF001
    session.advance()
    assert journal.trouble is not None
    assert len(notation.read(path.read_text(encoding="utf-8"))[0].actions) == 10
    session.advance()
    assert journal.trouble is None
    assert notation.read(path.read_text(encoding="utf-8"))[0] == session.record


def test_where_no_folder_can_be_made_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file in the way")
    journal = Journal(tmp_path / "games" / "g.euchre", record())
    session = Session(record(), keep=journal)
    for _ in range(5):
        session.advance()
    assert journal.trouble is not None
    (tmp_path / "games").unlink()
    session.advance()
    assert journal.trouble is None
    journal.close()


def test_a_game_can_be_named_deleted_and_brought_back(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_text(notation.write(played(record(), 40)), encoding="utf-8")
    named = saves.rename(saves.load(path), "Christmas at Carla's")
    assert saves.load(path).record == named.record
    deleted = saves.delete(named)
    assert saves.all_games(tmp_path) == ([], [])
    restored = saves.restore(deleted)
    assert saves.load(restored).record == named.record


def test_games_never_share_a_file(tmp_path: Path) -> None:
    journals = [
        Journal(saves.new_path(tmp_path, "2026-11-30"), record(seed=s)) for s in range(4)
    ]
    assert len({journal.path for journal in journals}) == 4
    assert [saved.record.seed for saved in saves.all_games(tmp_path)[0]].count(0) == 1


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.euchre")), ids=lambda path: path.stem)
def test_games_of_this_version_load_for_ever(path: Path) -> None:
    saved = saves.load(path)
    told = json.loads(path.with_suffix(".json").read_text())
    assert len(saved.record.actions) == told["actions"]
    assert list(saved.game.scores.values()) == told["scores"]


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(SaveError, match="too large"):
        saves.load(path)
