"""Writing so that nothing is lost: whole files at once, damaged ones kept aside."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Put *text* in the place of the file at *path*, which never holds half of it.

    OSError if it cannot be written; the old file is then untouched.
    """
    import tempfile  # noqa: PLC0415 - slow to import, and the start only reads

    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
        _settle(path.parent)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


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
        os.close(handle)


def keep_aside(path: Path) -> Path | None:
    """Rename a damaged file so that it is neither read nor overwritten; the new path.

    None if it cannot be renamed: then it must not be written to either.
    """
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None
