"""The Pythons of this machine, and those uv brings where there is a uv."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Version = tuple[int, int]

PROMISED: tuple[Version, ...] = tuple((3, minor) for minor in range(10, 16))
"""The Pythons the project promises to run on."""
OLDEST, NEWEST = PROMISED[0], PROMISED[-1]

SOON = 180
"""Seconds after which nobody waits for a Python any longer."""


def text(version: Version) -> str:
    """Return a version as it is written."""
    return "{}.{}".format(*version)


def here(path: str | None = None, home: Path | None = None) -> dict[Version, Path]:
    """Return a Python that works for every promised version there is on this machine."""
    found = {}
    for version in PROMISED:
        for program in _programs(text(version), path, home or Path.home()):
            if works(program, version):
                found[version] = program
                break
    return found


def _programs(version: str, path: str | None, home: Path) -> Iterator[Path]:
    """Yield whatever may be a Python of a version."""
    name = f"python{version}"
    on_path = shutil.which(name, path=path)
    if on_path is not None:
        yield Path(on_path)
    yield from sorted((home / ".pyenv" / "versions").glob(f"{version}.*/bin/{name}"))


def works(program: Path, version: Version) -> bool:
    """Whether a program is that Python, whole enough to set up libraries."""
    question = "import ctypes, pip, ssl, sys; print(*sys.version_info[:2])"
    return _answer(program, "-I", "-c", question).split() == [str(part) for part in version]


def brought_by_uv(version: Version) -> dict[Version, Path]:
    """Return a Python that uv has or fetches, where there is a uv."""
    uv = shutil.which("uv")
    if uv is None:
        return {}
    _answer(uv, "python", "install", "--quiet", text(version))
    found = Path(_answer(uv, "python", "find", "--managed-python", text(version)) or "none")
    return {version: found} if works(found, version) else {}


def _answer(*command: str | Path) -> str:
    """Return what a program prints; nothing if it cannot be run or takes for ever."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SOON, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return run.stdout.strip()
