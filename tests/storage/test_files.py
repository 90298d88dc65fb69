"""What is written is there as a whole or not at all, for whom it is meant, and leaves no litter."""

from __future__ import annotations

import errno
import io
import os
import shutil
import signal
import socket
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.storage.disk import files
from euchre.storage.disk.files import append, copy_aside, keep_aside, write_whole
from euchre.storage.disk.locks import FileLock, held
from tests.storage.games import names

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="who may read what, links and pipes"
)


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """Whatever the account of the day says."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_file_of_the_program_is_private_and_one_for_others_as_the_system_wants(
    tmp_path: Path,
) -> None:
    write_whole(tmp_path / "own", "x")
    write_whole(tmp_path / "others", "x", private=False)
    os.umask(0o027)
    write_whole(tmp_path / "group", "x", private=False)
    assert [mode(tmp_path / name) for name in ("own", "others", "group")] == [
        0o600, 0o644, 0o640
    ]  # fmt: skip


@pytest.mark.parametrize("before", [0o600, 0o640, 0o644, 0o664, 0o666])
@pytest.mark.parametrize("private", [True, False])
def test_a_file_that_is_there_keeps_who_may_read_it(
    tmp_path: Path, before: int, *, private: bool
) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(before)
    write_whole(path, "new", private=private)
    assert (path.read_text(encoding="utf-8"), mode(path)) == ("new", before)


@pytest.mark.parametrize("target", ["there", "not there yet"])
def test_a_link_stays_one_and_the_file_it_leads_to_is_written(
    tmp_path: Path, target: str
) -> None:
    (tmp_path / "dotfiles").mkdir()
    real, link = tmp_path / "dotfiles" / "euchre.json", tmp_path / "settings.json"
    if target == "there":
        real.write_text("old", encoding="utf-8")
    link.symlink_to(Path("dotfiles") / "euchre.json")
    write_whole(link, "new")
    assert link.is_symlink()
    assert real.read_text(encoding="utf-8") == "new"
    assert names(tmp_path) == ["dotfiles", "settings.json"]
    assert names(real.parent) == ["euchre.json"]


def test_a_damaged_file_behind_a_link_is_kept_beside_it_and_the_link_stays(
    tmp_path: Path,
) -> None:
    (tmp_path / "dotfiles").mkdir()
    real, link = tmp_path / "dotfiles" / "euchre.json", tmp_path / "settings.json"
    real.write_text("damaged", encoding="utf-8")
    link.symlink_to(real)
    kept = keep_aside(link)
    assert kept == real.with_name("euchre.damaged-1.json")
    write_whole(link, "new")
    assert (kept.read_text(encoding="utf-8"), real.read_text(encoding="utf-8")) == (
        "damaged",
        "new",
    )


def test_of_a_link_to_a_device_the_link_is_kept_aside_and_never_the_device(
    tmp_path: Path,
) -> None:
    link = tmp_path / "g.euchre"
    link.symlink_to("/dev/zero")
    assert keep_aside(link) == tmp_path / "g.damaged-1.euchre"
    assert Path("/dev/zero").is_char_device()


def things(folder: Path) -> dict[str, Path]:
    """Paths at which something lies that is no file."""
    found = {name: folder / name for name in ("folder", "pipe", "socket", "link")}
    found["folder"].mkdir()
    os.mkfifo(found["pipe"])
    here = Path.cwd()
    os.chdir(folder)
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("socket")
    os.chdir(here)
    found["link"].symlink_to(os.devnull)
    return {**found, "device": Path(os.devnull), "full device": Path("/dev/full")}


def test_what_is_no_file_is_neither_written_to_nor_replaced(tmp_path: Path) -> None:
    for name, path in things(tmp_path).items():
        before, all_names = path.lstat(), names(tmp_path)
        with pytest.raises(files.NothingToReplace):
            write_whole(path, "x", private=False)
        with pytest.raises(files.NothingToReplace):
            append(path, "x", 1000)
        assert os.path.samestat(path.lstat(), before), name
        assert names(tmp_path) == all_names, name


@pytest.mark.skipif(
    getattr(os, "geteuid", int)() == 0, reason="nothing is forbidden to the administrator"
)
def test_a_file_of_others_that_may_not_be_written_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        write_whole(path, "new", private=False)
    assert path.read_text(encoding="utf-8") == "old"


def test_the_folder_of_a_file_for_others_has_to_be_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "folder" / "file", "x", private=False)
    assert names(tmp_path) == []


@pytest.mark.parametrize("name", ["x" * 255, "\u0436" * 127])
def test_a_name_may_be_as_long_as_the_disk_allows(tmp_path: Path, name: str) -> None:
    for text in ("old", "new"):
        write_whole(tmp_path / name, text)
    assert (tmp_path / name).read_text(encoding="utf-8") == "new"


class FullAtOnce(io.FileIO):
    """A file on a disk that has no room when something is written."""

    def write(self, _data: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FullAtTheEnd(io.FileIO):
    """A file on a disk of the network, which says when it is closed that it has no room."""

    def close(self) -> None:
        is_open = not self.closed
        super().close()
        if is_open:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("place", "name", "instead"),
    [
        (os, "fdopen", FullAtOnce),
        (os, "fdopen", FullAtTheEnd),
        (os, "fsync", full),
        (Path, "replace", full),
    ],
)
def test_whichever_step_fails_the_old_file_is_whole_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: object, name: str, instead: object
) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    with monkeypatch.context() as broken:
        broken.setattr(place, name, instead)
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            write_whole(path, "new")
    assert names(tmp_path) == ["file"]
    assert path.read_text(encoding="utf-8") == "old"


def test_a_file_that_another_program_holds_for_a_moment_is_replaced_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    replace = Path.replace
    left = [2]

    def held(source: Path, target: Path) -> Path:
        if left[0]:
            left[0] -= 1
            error = PermissionError(13, "Permission denied")
            error.winerror = 5  # type: ignore[attr-defined, unused-ignore]
            raise error
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", held)
    write_whole(path, "new")
    assert (path.read_text(encoding="utf-8"), left) == ("new", [0])
    left[0] = 1000
    with pytest.raises(PermissionError):
        write_whole(path, "newer")
    assert names(tmp_path) == ["file"]
    assert path.read_text(encoding="utf-8") == "new"


def test_what_the_system_does_not_let_grow_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    path = tmp_path / "file"
    path.write_text("old", encoding="utf-8")
    # What is imported meanwhile would be compiled by halves.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limit[1]))
    try:
        with pytest.raises(OSError, match=r".*") as refused:
            write_whole(path, "x" * 5000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, usual)
    assert refused.value.errno == errno.EFBIG
    assert names(tmp_path) == ["file"]
    assert path.read_text(encoding="utf-8") == "old"


def test_signs_that_no_file_can_hold_do_not_keep_the_rest_from_it(tmp_path: Path) -> None:
    write_whole(tmp_path / "file", "a\ud800b\n")
    append(tmp_path / "notes", "a\udcffb\n", 1000)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "a?b\n"
    assert (tmp_path / "notes").read_text(encoding="utf-8") == "a\\udcffb\n"


def test_lines_end_alike_on_every_system(tmp_path: Path) -> None:
    write_whole(tmp_path / "file", "a\nb\n")
    append(tmp_path / "notes", "a\nb\n", 1000)
    assert {path.read_bytes() for path in tmp_path.iterdir()} == {b"a\nb\n"}


def test_notes_begin_anew_when_they_have_become_too_many(tmp_path: Path) -> None:
    path = tmp_path / "notes"
    for text in ("one\n", "two\n", "three\n"):
        append(path, text, 7)
    assert path.read_text(encoding="utf-8") == "three\n"


def test_every_damaged_file_has_a_place_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    found = [copy_aside(path, b"1"), copy_aside(path, b"2")]
    path.write_bytes(b"3")
    found.append(keep_aside(path) or path)
    # Not even a link that leads nowhere is overwritten.
    (tmp_path / "a.damaged-4.json").symlink_to("nowhere")
    found.append(copy_aside(path, b"4"))
    assert [file.read_bytes() for file in found] == [b"1", b"2", b"3", b"4"]


def test_a_pipe_in_the_place_of_a_lock_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.lock")
    lock = FileLock(tmp_path / "x.lock")
    assert lock.take()
    lock.release()


def test_who_stands_still_with_a_lock_makes_others_wait_for_a_moment_only(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.lock"
    still = FileLock(path)
    assert still.take()
    waited: list[float] = []
    with held(path, (0.25, 0.5), waited.append):
        assert waited == [0.25, 0.5]
    with held(path, (0.25, 0.5), lambda _: still.release()):
        assert not FileLock(path).take()
    assert FileLock(path).take()


def test_on_a_disk_without_room_the_old_file_stays(tmp_path: Path) -> None:
    if os.geteuid() or not shutil.which("mount"):
        pytest.skip("only the administrator can make a small disk")
    folder = tmp_path / "small"
    folder.mkdir()
    if os.system(f"mount -t tmpfs -o size=16k tmpfs '{folder}' 2>/dev/null"):  # noqa: S605
        pytest.skip("no small disk can be made here")
    try:
        write_whole(folder / "file", "old")
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            write_whole(folder / "file", "x" * 50_000)
        assert names(folder) == ["file"]
        assert (folder / "file").read_text(encoding="utf-8") == "old"
    finally:
        os.system(f"umount '{folder}'")  # noqa: S605
