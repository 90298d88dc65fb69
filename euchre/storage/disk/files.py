"""Writing so that nothing is lost: whole files at once, damaged ones kept aside."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.storage.disk.retrying import retrying

if TYPE_CHECKING:
    from collections.abc import Iterator

_PRIVATE, _USUAL = 0o600, 0o666
"""Who may read a new file: the player alone, or whom the system's own rule (umask) lets."""
_NEW: int = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_LONGER: int = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_APPEND
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


class NothingToReplace(OSError):  # noqa: N818 - named for what is there
    """A folder, a pipe or a device lies where a file was to be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EEXIST, "that is no file", str(path))


def write_whole(path: Path, text: str, *, private: bool = True) -> None:
    """Put *text* in the place of the file at *path*, which never holds half of it.

    A file that is there keeps who may read it, and a link stays one: the file it leads to is
    replaced. A new file is *private*, its folder is made; one that is not is as the system wants
    new files to be, and its folder has to be there. OSError if it cannot be written; the old
    file is then untouched.
    """
    # A sign that no file can hold is no reason to write nothing.
    write_data(path, text.encode("utf-8", "replace"), private=private)


def write_data(path: Path, data: bytes, *, private: bool = True) -> None:
    """Put *data* in the place of the file at *path*, as `write_whole` does with a text."""
    _put(_real(path), data, private=private)


def _put(place: Path, data: bytes, *, private: bool) -> None:
    before = _replaceable(place)
    if before is not None and not private and not os.access(place, os.W_OK):
        # It is meant to stay as it is, though a new one could be put in its place.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(place))
    if private:
        place.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = _beside(place, _PRIVATE if private or before else _USUAL)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            if before is not None:
                _make_alike(handle, before)
            os.fsync(handle)
        retrying(lambda: temporary.replace(place))
    except BaseException:
        with contextlib.suppress(OSError):
            retrying(temporary.unlink)
        raise
    _settle(place.parent)


def append(path: Path, text: str, largest: int) -> None:
    """Add *text* to a file of notes, which begins anew when it has become too large; OSError.

    Neither a pipe nor a device is written to.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    before = _replaceable(path)
    handle = retrying(lambda: os.open(path, _LONGER, _PRIVATE))
    with os.fdopen(handle, "ab") as file:
        if before is not None and before.st_size > largest:
            file.truncate(0)
        file.write(text.encode("utf-8", "backslashreplace"))


def _real(path: Path) -> Path:
    """The file itself, if *path* is a link to one, which may not be there yet."""
    return Path(os.path.realpath(path)) if _is_link(path) else path


def _is_link(path: Path) -> bool:
    # Unlike that of a path it answers whatever may not be looked into.
    return os.path.islink(path)  # noqa: PTH114


def _replaceable(path: Path) -> os.stat_result | None:
    """What is known of the file at *path*, None if there is none; OSError if it is no file."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode):
        raise NothingToReplace(path)
    return found


def _beside(path: Path, mode: int) -> tuple[int, Path]:
    """A new file in the folder of *path*, open, to take its place when it is complete."""
    while True:
        # Not named after the file, whose name may be as long as a name can be.
        temporary = path.with_name(f".euchre-{os.urandom(6).hex()}.new")
        with contextlib.suppress(FileExistsError):
            return os.open(temporary, _NEW, mode), temporary


def _make_alike(handle: int, before: os.stat_result) -> None:
    """Let those read and write a new file who might do so with the old one."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        # Of another user's file only the group, if at all.
        os.fchown(handle, -1, before.st_gid)
    with contextlib.suppress(OSError):
        os.fchown(handle, before.st_uid, -1)
    with contextlib.suppress(OSError):
        # Whatever it was, the program has to be able to go on with it.
        os.fchmod(handle, stat.S_IMODE(before.st_mode) & 0o777 | _PRIVATE)


def _settle(folder: Path) -> None:
    """See that the new name outlives a power cut, where a folder can be told to."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        # Some file systems cannot; the file itself is safe.
        pass
    finally:
        with contextlib.suppress(OSError):
            os.close(handle)


def move(path: Path, target: Path) -> Path:
    """Give the file at *path* another name; the new path. OSError."""
    return retrying(lambda: path.rename(target))


def keep_aside(path: Path) -> Path | None:
    """Rename a damaged file so that it is neither read nor overwritten; the new path.

    Of a link to a file the file is renamed. None if it cannot be: then it must not be written to
    either.
    """
    if _is_link(path) and os.path.isfile(path):  # noqa: PTH113 - as for links
        path = _real(path)
    for aside in _names_aside(path):
        try:
            return move(path, aside)
        except OSError:
            return None
    return None


def copy_aside(path: Path, data: bytes) -> Path:
    """Keep *data*, which is in the file at *path*, in one beside it; OSError."""
    for aside in _names_aside(path):
        _put(aside, data, private=True)
        return aside
    raise OSError(errno.EEXIST, "too many damaged files", str(path))


def _names_aside(path: Path) -> Iterator[Path]:
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not os.path.lexists(aside):
            yield aside
