"""What the program does when a call of the system fails where nobody expects it to."""

from __future__ import annotations

import errno
import sys
from typing import TYPE_CHECKING

import pytest

from euchre.play.session import Session
from euchre.rules.actions import OrderUp
from euchre.storage import saves
from euchre.storage.disk.files import write_whole
from euchre.storage.journal import ChangedElsewhere
from tests.storage.games import play, record
from tests.torture._broken_system import FOR_EVER, Breakage, BrokenSystem

if TYPE_CHECKING:
    from pathlib import Path

LOCKS = pytest.mark.skipif(sys.platform == "win32", reason="locks as on Unix")


def broken(call: str, error: int, *, after: int = 0, lasts: int = FOR_EVER) -> BrokenSystem:
    return BrokenSystem(Breakage(call, after, lasts, error, half=True))


def test_half_an_action_is_not_left_as_another_one(tmp_path: Path) -> None:
    journal = saves.begin(tmp_path, "one", record())
    play(Session(record(), None, journal), 1)
    before = journal.path.read_bytes()
    journal.close()
    with broken("write", errno.ENOSPC).installed():
        journal, _ = saves.resume(journal.path)
        journal.done(OrderUp(alone=True))
        journal.close()
    assert journal.path.read_bytes() == before


@LOCKS
def test_a_game_begins_where_every_lock_is_refused(tmp_path: Path) -> None:
    with broken("flock", errno.EACCES).installed():
        journal = saves.begin(tmp_path, "one", record())
        journal.close()
    assert saves.load(journal.path).record == record()


@LOCKS
def test_where_every_lock_of_a_new_name_is_refused_a_game_is_deleted_all_the_same(
    tmp_path: Path,
) -> None:
    journal = saves.begin(tmp_path, "one", record())
    journal.close()
    with broken("flock", errno.EACCES, after=1).installed():
        gone = saves.delete(journal.path)
    assert saves.load(gone).record == record()
    assert not journal.path.exists()


def test_a_lock_that_cannot_be_closed_is_let_go_all_the_same(tmp_path: Path) -> None:
    with broken("close", errno.EIO, after=1).installed():
        journal = saves.begin(tmp_path, "one", record())
        journal.close()
    again, found = saves.resume(journal.path)
    again.close()
    assert found == record()


def test_an_action_that_was_written_in_part_is_not_taken_for_another_program_s_work(
    tmp_path: Path,
) -> None:
    system = broken("write", errno.ENOSPC, after=6, lasts=4)
    with system.installed():
        journal = saves.begin(tmp_path, "one", record())
        session = Session(record(), None, journal)
        play(session, 6)
        assert isinstance(journal.complaint(), OSError)
        play(session, 8)
        session.close()
    assert system.failures["write"] > 0
    assert not isinstance(journal.complaint(), ChangedElsewhere)
    assert [path.name for path in tmp_path.glob("*.euchre")] == ["one.euchre"]
    assert saves.load(journal.path).record == session.record


def test_a_file_that_cannot_be_opened_again_is_not_taken_for_another_program_s_work(
    tmp_path: Path,
) -> None:
    with broken("open", errno.EMFILE, after=2, lasts=12).installed():
        journal = saves.begin(tmp_path, "one", record())
        session = Session(record(), None, journal)
        play(session, 3)
        assert isinstance(journal.complaint(), OSError)
        play(session, 20)
        session.close()
    assert [path.name for path in tmp_path.glob("*.euchre")] == ["one.euchre"]
    assert saves.load(journal.path).record == session.record


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be opened there")
def test_what_is_said_when_a_folder_is_closed_does_not_matter(tmp_path: Path) -> None:
    with broken("close", errno.EIO, after=1).installed():
        write_whole(tmp_path / "one.txt", "one")
    assert (tmp_path / "one.txt").read_text(encoding="utf-8") == "one"
