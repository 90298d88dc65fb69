"""The file of a game in progress: every action is in it, whatever happens to the disk."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import threading
from typing import IO, TYPE_CHECKING

import pytest

from euchre.play.session import Session
from euchre.storage import journal as journal_module
from euchre.storage import notation, saves
from euchre.storage.disk import locks
from euchre.storage.disk.locks import FileLock
from euchre.storage.journal import ChangedElsewhere, InUse, Journal
from tests.storage.games import names, play, played, record

if TYPE_CHECKING:
    from collections.abc import Callable
    from io import FileIO
    from pathlib import Path


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
    people = record(people=4)
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
        "import sys; from pathlib import Path; from euchre.storage.disk.locks import FileLock;"
        f"sys.exit(FileLock(Path({str(path.with_suffix('.lock'))!r})).take())"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    journal.close()
    Journal(path, record()).close()


class FullDisk:
    """A file on a disk that is full after some bytes."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        self._file.write(data[:3])
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
    (tmp_path / "games").write_text("a file in the way", encoding="utf-8")
    journal = Journal(tmp_path / "games" / "g.euchre", record())
    session = Session(record(), keep=journal)
    for _ in range(5):
        session.advance()
    assert journal.trouble is not None
    (tmp_path / "games").unlink()
    session.advance()
    assert journal.trouble is None
    journal.close()


def test_trouble_is_told_once_until_it_begins_again(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.write_text("a file in the way", encoding="utf-8")
    session = Session(record(), keep=Journal(games / "g.euchre", record()))
    told = []
    for _ in range(4):
        session.advance()
        told.append(session.complaint())
    assert isinstance(told[0], OSError)
    assert told[1:] == [None, None, None]
    games.unlink()
    session.advance()
    assert session.complaint() is None
    (games / "g.euchre").unlink()
    session.close()


def test_a_last_try_is_made_when_the_game_is_left(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file in the way", encoding="utf-8")
    path = tmp_path / "games" / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    (tmp_path / "games").unlink()
    session.close()
    assert saves.load(path).record == session.record


def test_a_slow_disk_keeps_nobody_waiting_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _: disk.wait(60))
    monkeypatch.setattr(
        journal_module,
        "write_whole",
        lambda path, text: path.write_text(text, encoding="utf-8", newline="\n"),
    )
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 20)
    # The disk has not answered yet, and the operating system has everything.
    assert not disk.is_set()
    assert saves.load(path).record == session.record
    disk.set()
    session.close()
    assert saves.load(path).record == session.record


def test_what_the_disk_could_not_keep_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 5)
    with monkeypatch.context() as broken:

        def fail(_: int) -> None:
            raise OSError(errno.EIO, "Input/output error")

        broken.setattr(os, "fsync", fail)
        play(session, 7)
    play(session, 9)
    session.close()
    assert saves.load(path).record == session.record


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("all_of_it", [True, False])
def test_a_file_that_somebody_takes_away_is_written_again(
    tmp_path: Path, *, all_of_it: bool
) -> None:
    path = tmp_path / "games" / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    shutil.rmtree(path.parent) if all_of_it else path.unlink()
    play(session, 10)
    assert saves.load(path).record == session.record
    path.write_text("something else", encoding="utf-8")
    path.unlink()
    play(session, 12).close()
    assert saves.load(path).record == session.record


def _cut_short(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - 20)


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _longer(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"a line of somebody's own\n")


def _other_letters(path: Path) -> None:
    """As long as before, which an editor may well leave it."""
    data = path.read_bytes()
    path.write_bytes(data[:-9] + data[-9:].swapcase())


def _exchanged(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(b"something else")
    other.replace(path)


def _a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


CHANGES = (_cut_short, _emptied, _longer, _other_letters, _exchanged, _a_folder)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("at", [1, 8, 30])
def test_a_file_that_another_program_changes_stays_so_and_the_game_goes_on_elsewhere(
    tmp_path: Path, change: Callable[[Path], None], at: int
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), at)
    change(path)
    changed = None if path.is_dir() else path.read_bytes()
    play(session, at + 1)
    complaint = session.complaint()
    assert isinstance(complaint, ChangedElsewhere)
    assert session.complaint() is None
    assert complaint.path == tmp_path / "g-2.euchre"
    assert saves.load(complaint.path).record == session.record
    with pytest.raises(InUse):
        saves.resume(complaint.path)
    play(session, at + 9).close()
    assert saves.load(complaint.path).record == session.record
    assert (None if path.is_dir() else path.read_bytes()) == changed
    assert names(tmp_path) == ["g-2.euchre", "g.euchre"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("change", CHANGES)
def test_what_another_program_does_after_the_last_action_is_noticed_at_the_end(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 12)
    change(path)
    session.close()
    complaint = session.complaint()
    assert isinstance(complaint, ChangedElsewhere)
    assert saves.load(complaint.path).record == session.record


def test_a_file_is_changed_again_and_again_and_every_time_the_game_goes_on(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 5)
    for number in range(2, 5):
        _longer(path)
        play(session, number * 5)
        complaint = session.complaint()
        assert isinstance(complaint, ChangedElsewhere)
        path = complaint.path
    session.close()
    assert saves.load(path).record == session.record
    assert len(names(tmp_path)) == 4


def _touched(path: Path) -> None:
    os.utime(path, (1_000_000, 1_000_000))


def _copied(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize("change", [_touched, _copied])
def test_a_file_that_still_says_the_same_is_gone_on_with(
    tmp_path: Path, change: Callable[[Path], None]
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    change(path)
    play(session, 20)
    assert session.complaint() is None
    session.close()
    assert saves.load(path).record == session.record
    assert names(tmp_path) == ["g.euchre"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be renamed there")
def test_a_file_that_is_renamed_while_it_is_played_is_kept_and_written_anew(
    tmp_path: Path,
) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    path.rename(tmp_path / "mine.euchre")
    play(session, 20).close()
    assert saves.load(path).record == session.record
    assert len(saves.load(tmp_path / "mine.euchre").record.actions) == 9


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
def test_what_was_deleted_after_the_last_action_is_written_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    path.unlink()
    session.close()
    assert saves.load(path).record == session.record


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be renamed there")
def test_what_was_renamed_after_the_last_action_is_there_once(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    session = play(Session(record(), keep=Journal(path, record())), 9)
    path.rename(tmp_path / "mine.euchre")
    session.close()
    assert names(tmp_path) == ["mine.euchre"]
    assert saves.load(tmp_path / "mine.euchre").record == session.record


@pytest.mark.skipif(sys.platform == "win32", reason="links need leave there")
def test_a_game_behind_a_link_is_played_on_behind_it(tmp_path: Path) -> None:
    real, link = tmp_path / "elsewhere" / "real.euchre", tmp_path / "g.euchre"
    real.parent.mkdir()
    real.write_text(notation.write(played(record(), 20)), encoding="utf-8", newline="\n")
    link.symlink_to(real)
    keep, found = saves.resume(link)
    session = play(Session(found, keep=keep), 30)
    session.undo()
    session.close()
    assert link.is_symlink()
    assert saves.load(real).record == session.record


def test_going_on_in_a_torn_file_begins_on_a_new_line(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_text(notation.write(played(record(), 20))[:-3], encoding="utf-8", newline="\n")
    keep, found = saves.resume(path)
    session = play(Session(found, keep=keep), 40)
    session.close()
    assert saves.load(path).record == session.record == played(record(), 40)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_going_on_in_a_file_saved_by_another_editor_keeps_it_readable(
    tmp_path: Path, encoding: str, ends: str
) -> None:
    path = tmp_path / "g.euchre"
    text = notation.write(played(record(), 20)).replace("\n", ends)
    path.write_bytes(text.encode(encoding))
    keep, found = saves.resume(path)
    play(Session(found, keep=keep), 40).close()
    assert saves.load(path).record == played(record(), 40)


def test_a_game_whose_file_was_protected_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_text(notation.write(played(record(), 20)), encoding="utf-8", newline="\n")
    path.chmod(0o444)
    keep, found = saves.resume(path)
    assert keep.complaint() is None
    session = play(Session(found, keep=keep), 30)
    assert session.complaint() is None
    session.close()
    assert saves.load(path).record == session.record


def test_who_goes_on_sees_what_another_window_did_in_the_meantime(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    play(Session(record(), keep=Journal(path, record())), 8).close()
    listed = saves.load(path)
    keep, found = saves.resume(path)
    with pytest.raises(InUse):
        saves.resume(path)
    play(Session(found, keep=keep), 30).close()
    keep, found = saves.resume(listed.path)
    keep.close()
    assert len(found.actions) == 30


def test_going_on_and_leaving_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g.euchre"
    path.write_text(notation.write(played(record(), 8)), encoding="utf-8", newline="\n")
    before = path.read_bytes(), path.stat().st_mtime_ns
    saves.resume(path)[0].close()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert [file.name for file in tmp_path.iterdir()] == ["g.euchre"]


def test_a_game_of_endless_taking_back_stays_readable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "_LARGE", 3000)
    path = tmp_path / "g.euchre"
    start = record(people=4)
    session = play(Session(start, keep=Journal(path, start)), 9)
    for _ in range(400):
        play(session, len(session.record.actions) + 1)
        session.undo()
    session.close()
    assert path.stat().st_size < 6500
    assert saves.load(path).record == session.record


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
def test_a_lock_whose_file_was_just_taken_away_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "g.lock"
    first, second, third = FileLock(path), FileLock(path), FileLock(path)
    assert first.take()
    lock = locks._lock  # noqa: SLF001 - the moment between opening and locking

    def late(file: IO[bytes]) -> bool:
        first.release()
        return lock(file)

    monkeypatch.setattr(locks, "_lock", late)
    assert second.take()
    monkeypatch.setattr(locks, "_lock", lock)
    assert not third.take()
    second.release()
    assert third.take()
    third.release()
    assert not path.exists()
