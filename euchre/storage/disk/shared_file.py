"""A file of values that several windows change: each puts in what it has changed itself."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

from euchre.storage.disk.files import NothingToReplace, copy_aside, keep_aside, write_whole
from euchre.storage.disk.locks import held
from euchre.storage.disk.reading import NotAFile, TooLarge, read_bytes, text_in
from euchre.storage.values import parsed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def change(path: Path, largest: int, put_in: Callable[[Any], tuple[Any, bool]]) -> Path | None:
    """Read the values at *path* anew, put something in, and write them; OSError if it cannot be.

    *put_in* gets the values on file, None if there are none, and returns what they are to be,
    and whether it could use all of those on file. If not, they are kept aside as they were, and
    where they are now is returned.
    """
    import json  # noqa: PLC0415 - a first start has no file, and need not wait

    with held(path.with_suffix(".lock")):
        data, kept_as = _on_file(path, largest)
        values, usable = _values(data)
        values, all_used = put_in(values)
        if not (usable and all_used):
            kept_as = copy_aside(path, data)
        write_whole(path, json.dumps(values, indent=1, ensure_ascii=False) + "\n")
    return kept_as


def _on_file(path: Path, largest: int) -> tuple[bytes, Path | None]:
    """What is in the file, nothing if there is none; where it is now if it was far too large."""
    try:
        return read_bytes(path, largest), None
    except FileNotFoundError:
        return b"", None
    except NotAFile as error:
        raise NothingToReplace(path) from error
    except TooLarge as error:
        kept_as = keep_aside(path)
        if kept_as is None:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path)) from error
        return b"", kept_as


def _values(data: bytes) -> tuple[Any, bool]:
    try:
        return (parsed(text_in(data)) if data else None), True
    except ValueError:
        return None, False
