"""Reading texts: the one way to every file the program reads, whatever lies at its path.

Pipes, devices and endless files keep nobody waiting; marks of byte order and line ends of other
systems are no matter.
"""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from euchre.storage.disk.retrying import retrying

if TYPE_CHECKING:
    from pathlib import Path

_NEVER_WAITING: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_AS_IT_IS: int = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
"""What Windows needs to leave line ends alone."""
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
"""How texts begin that say how they are written: those of Windows' own editor do."""


class NoText(ValueError):  # noqa: N818 - named for what is there
    """What lies at a path is no text that the program can use."""


class NotAFile(NoText):
    """A folder, a pipe, a device, or a link to one."""


class TooLarge(NoText):
    """More than the program ever writes there."""


def read_text(path: Path, largest: int) -> str:
    """The text of the file at *path*, of at most so many bytes, with a newline after every line.

    NotAFile, TooLarge, or NoText if it is no text; OSError if it cannot be read.
    """
    return text_in(read_bytes(path, largest))


def read_bytes(path: Path, largest: int) -> bytes:
    """What is in the file at *path*; NotAFile, TooLarge, OSError."""
    # Opening alone may do something to a device.
    if not stat.S_ISREG(path.stat().st_mode):
        raise NotAFile(path.name)
    handle = retrying(lambda: os.open(path, os.O_RDONLY | _NEVER_WAITING | _AS_IT_IS))
    with os.fdopen(handle, "rb") as file:
        # It may have been exchanged meanwhile.
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotAFile(path.name)
        data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLarge(path.name)
    return data


def text_in(data: bytes) -> str:
    """The text that *data* holds, with a newline after every line; NoText if it is none."""
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        message = f"not a text: {error}"
        raise NoText(message) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")
