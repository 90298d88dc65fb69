"""What lies in a private folder of libraries, and whether it is what pip once put there.

Two looks: a quick one at each start, at names, sizes and times, against a list made when all was
well; and a thorough one, at every file's hash against the lists that pip leaves with each
library. The thorough one follows whenever the quick one finds anything changed.

    complete.txt      pygame-ce 2.5.8        the versions, an empty line, and the quick list
                      platformdirs 4.14.9
"""

from __future__ import annotations

import contextlib
import os
import shutil
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

STAMP = "complete.txt"
CACHE = "__pycache__"
IMPORTABLE = (".py", ".pyc", ".so", ".pyd", ".pth")
"""Endings of files that would be loaded if they lay between the right ones."""
CHUNK = 1 << 20
LONGEST = 1 << 24
"""Bytes of a list; what is longer is none."""


class DamagedError(Exception):
    """What is wrong with the libraries in a folder, in words for a developer."""


class Inventory(NamedTuple):
    """What the quick look compares."""

    versions: dict[str, str]
    """Of each library, by its distribution's name."""
    files: str
    """A line for every file: size, time of change, rights and path."""


def remembered(folder: Path) -> Inventory | None:
    """Return what was noted in a folder, or None if nothing sensible was."""
    path = folder / STAMP
    try:
        # What is no file, such as a pipe, might be read for ever.
        if not path.is_file() or path.stat().st_size > LONGEST:
            return None
        head, empty, files = path.read_text(encoding="utf-8").partition("\n\n")
    except (OSError, ValueError):
        return None
    versions = dict(line.split(" ", 1) for line in head.splitlines() if " " in line)
    return Inventory(versions, files) if empty else None


def files_in(folder: Path) -> str:
    """Return a line for every file in a folder, whatever Python compiled itself left out.

    Raises OSError.
    """
    return "".join(sorted(_lines(str(folder), "")))


def _lines(folder: str, prefix: str) -> Iterator[str]:
    # Part of every start: text and few calls, no objects for paths.
    with os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if entry.is_dir(follow_symlinks=False):
                if name != CACHE:
                    yield from _lines(entry.path, f"{prefix}{name}/")
            elif prefix or not name.startswith(STAMP):
                found = entry.stat()
                what = f"{found.st_size} {found.st_mtime_ns} {found.st_mode:o}"
                yield f"{what} {prefix}{name}\n"


def note(folder: Path, versions: Mapping[str, str]) -> None:
    """Note down what is in a folder, for the quick look of later starts. Raises OSError."""
    head = "".join(f"{name} {version}\n" for name, version in versions.items())
    text = f"{head}\n{files_in(folder)}"
    fresh = folder / f"{STAMP}.new-{os.getpid()}"
    try:
        # A name that is no UTF-8 is none of pip's; it is marked, and so never fits.
        fresh.write_text(text, encoding="utf-8", errors="replace", newline="\n")
        fresh.replace(folder / STAMP)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise


def forget(folder: Path) -> None:
    """Let the next look at a folder be a thorough one."""
    # Where it cannot be changed, nothing can be set up either.
    with contextlib.suppress(OSError):
        (folder / STAMP).unlink()


def check(folder: Path) -> None:
    """Look at every file. Raises DamagedError, or OSError where that cannot be read."""
    expected = _expected(folder)
    for path, hashed in expected.items():
        if _hash(folder / path, hashed.partition("=")[0]) != hashed:
            raise DamagedError(path)
    for path in _paths(folder):
        if path.endswith(IMPORTABLE) and path not in expected:
            raise DamagedError(path)


def clear_compiled(folder: Path) -> None:
    """Throw away what Python compiled: it makes it anew from the files."""
    for cache in list(folder.rglob(CACHE)):
        shutil.rmtree(cache, ignore_errors=True)


def _expected(folder: Path) -> dict[str, str]:
    """Return the hashes that pip noted, "algorithm=hash" by path.

    A library's own list is not in it, as no list can hold its own hash, nor is what Python
    compiled: some libraries bring a file of that, which pip's own compiling changes at once.
    """
    import csv  # noqa: PLC0415 - not needed at most starts

    expected: dict[str, str] = {}
    for record in folder.glob("*.dist-info/RECORD"):
        _require_file(record)
        with record.open(encoding="utf-8", newline="") as file:
            try:
                rows = list(csv.reader(file, strict=True))
            except (ValueError, csv.Error) as error:
                raise DamagedError(str(record)) from error
        for row in rows:
            # Scripts lie elsewhere than pip notes, and nothing here runs them.
            if len(row) < 2 or not row[1] or row[0].startswith(("../", "/")):  # noqa: PLR2004
                continue
            path = row[0].replace("\\", "/")
            if CACHE not in path.split("/"):
                expected[path] = row[1]
    if not expected:
        raise DamagedError(str(folder))
    return expected


def _hash(path: Path, algorithm: str) -> str:
    """Return a file's hash as pip writes it. Raises DamagedError if it cannot be read."""
    import base64  # noqa: PLC0415 - as above
    import hashlib  # noqa: PLC0415 - as above

    _require_file(path)
    try:
        summed = hashlib.new(algorithm)
        with path.open("rb") as file:
            while chunk := file.read(CHUNK):
                summed.update(chunk)
    except (OSError, ValueError) as error:
        raise DamagedError(str(path)) from error
    return f"{algorithm}={base64.urlsafe_b64encode(summed.digest()).decode().rstrip('=')}"


def _require_file(path: Path) -> None:
    """Raise DamagedError for what is no file: a pipe or a device might be read for ever."""
    if not path.is_file():
        raise DamagedError(str(path))


def _paths(folder: Path) -> Iterator[str]:
    return (line.split(" ", 3)[3] for line in files_in(folder).splitlines())
