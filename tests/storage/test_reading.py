"""Every file is read through one door, which nothing that lies at its path can keep open."""

from __future__ import annotations

import os
import socket
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.storage import fault_report, saves, settings
from euchre.storage.digest import Digests
from euchre.storage.disk.reading import NotAFile, NoText, TooLarge, read_bytes, read_text
from euchre.storage.disk.retrying import PAUSES, retrying
from euchre.storage.notation import SaveError
from euchre.storage.settings import Settings
from euchre.storage.statistics import Resets

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST = 10.0
"""Seconds after which a reader hangs; an honest one takes none."""


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    # A path of its own: those of tests may be too long for a socket.
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


THINGS: dict[str, Callable[[Path], None]] = {
    "a folder": Path.mkdir,
    "a link to a folder": lambda path: path.symlink_to(path.parent),
    "a pipe": _pipe,
    "a socket": _socket,
    "a link to an endless device": lambda path: path.symlink_to("/dev/zero"),
    "a link to a device that waits": lambda path: path.symlink_to("/dev/tty"),
    "a link to a device without a word": lambda path: path.symlink_to(os.devnull),
}

READERS: dict[str, Callable[[Path], object]] = {
    "settings": settings.load,
    "resets": lambda path: Resets(path).can_undo,
    "digests": lambda path: Digests(path.parent / "games", path).knows(path),
    "a report's log": lambda path: fault_report.report(log=path),
}
"""What reads the program's own files; none of them may raise anything."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things")


def soon(read: Callable[[], object]) -> object:
    """What *read* returns, or the exception it raises, if it ends at all."""
    found: list[object] = []

    def do() -> None:
        try:
            found.append(read())
        except Exception as error:  # noqa: BLE001 - it is looked at
            found.append(error)

    thread = threading.Thread(target=do, daemon=True)
    thread.start()
    thread.join(_LONGEST)
    assert found, "it hangs"
    return found[0]


@posix
@pytest.mark.parametrize("thing", THINGS)
def test_what_is_no_file_is_told_from_one_at_once(tmp_path: Path, thing: str) -> None:
    path = tmp_path / "thing"
    THINGS[thing](path)
    assert isinstance(soon(lambda: read_text(path, 1000)), NotAFile)
    game = soon(lambda: saves.text_of(path))
    assert isinstance(game, SaveError)


@posix
@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("reader", READERS)
def test_what_is_no_file_keeps_nobody_waiting_and_stays_as_it_is(
    tmp_path: Path, reader: str, thing: str
) -> None:
    path = tmp_path / "thing"
    THINGS[thing](path)
    before = path.lstat()
    found = soon(lambda: READERS[reader](path))
    assert not isinstance(found, Exception), found
    assert os.path.samestat(path.lstat(), before)
    assert [file.name for file in tmp_path.iterdir()] == ["thing"]


@posix
def test_settings_in_the_place_of_a_pipe_are_the_usual_ones_and_it_is_told(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    _pipe(path)
    assert settings.load(path) == (Settings(), True, None)


def test_a_file_is_read_up_to_its_largest_size_and_no_further(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x" * 1000)
    assert read_bytes(path, 1000) == b"x" * 1000
    with pytest.raises(TooLarge):
        read_text(path, 999)


def test_a_file_that_is_not_there_is_another_matter(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "nothing", 1000)


@pytest.mark.parametrize(
    "data",
    [
        "J\u00f6rg\nAnna\n".encode(),
        "J\u00f6rg\r\nAnna\r\n".encode(),
        "J\u00f6rg\rAnna\r".encode(),
        "J\u00f6rg\nAnna\r\n".encode("utf-8-sig"),
        "J\u00f6rg\r\nAnna\r\n".encode("utf-16"),
        b"\xfe\xff" + "J\u00f6rg\r\nAnna\r\n".encode("utf-16-be"),
    ],
)
def test_a_text_is_the_same_whichever_editor_saved_it(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    assert read_text(path, 1000) == "J\u00f6rg\nAnna\n"


@pytest.mark.parametrize(
    "data", [b"\xff", b"J\xf6rg", b"\xed\xa0\x80", b"\xff\xfeabc", b"\xc0\x80"]
)
def test_what_is_no_text_is_said_to_be_none(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)
    with pytest.raises(NoText):
        read_text(path, 1000)


def held(times: int, code: int = 32) -> Callable[[], str]:
    """A change that fails so many times as Windows lets it while another program has the file."""
    left = [times]

    def change() -> str:
        if left[0]:
            left[0] -= 1
            error = PermissionError(13, "The process cannot access the file")
            error.winerror = code  # type: ignore[attr-defined, unused-ignore]
            raise error
        return "done"

    return change


@pytest.mark.parametrize("code", [5, 32, 33])
def test_what_another_program_holds_for_a_moment_is_tried_again(code: int) -> None:
    waited: list[float] = []
    assert retrying(held(3, code), sleep=waited.append) == "done"
    assert waited == list(PAUSES[:3])


def test_what_another_program_does_not_let_go_is_given_up_after_a_second() -> None:
    waited: list[float] = []
    with pytest.raises(PermissionError):
        retrying(held(1000), sleep=waited.append)
    assert sum(waited) == pytest.approx(1)


def test_what_is_forbidden_is_not_waited_for() -> None:
    def change() -> None:
        raise PermissionError(13, "Permission denied")

    waited: list[float] = []
    with pytest.raises(PermissionError):
        retrying(change, sleep=waited.append)
    assert waited == []
