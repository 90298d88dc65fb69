"""Makes the libraries a program of this project needs importable, installing those missing.

They go into a private folder of this player and this kind of Python, never into Python itself:

    <data folder>/libraries/<kind of Python>/<group>/

so that nothing else on the computer changes. What lies there is looked at before it is trusted
(`inventory`). A program with a group of its own starts with

    from euchre.start.bootstrap import GAME, TESTS, prepare
    prepare(GAME, TESTS)

Needs the standard library only, and of that little, because it is part of every start.
"""

from __future__ import annotations

import contextlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import _
from euchre.start import folders, inventory

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

HEALED = "EUCHRE_HEALED"
"""The variable of a process that was started anew because a library could not be imported."""


class Library(NamedTuple):
    """A library by its names and the versions the project was tried with."""

    distribution: str
    """Its name for pip."""
    module: str
    """The name it is imported by."""
    lowest: str
    below: str

    def __str__(self) -> str:
        return f"{self.distribution}>={self.lowest},<{self.below}"


class LibraryGroup(NamedTuple):
    """Libraries that are set up together, in a folder named after them."""

    name: str
    libraries: tuple[Library, ...]
    megabytes: int
    """About how much is downloaded."""
    optional: bool = False
    """Whether the program goes on without them."""


GAME = LibraryGroup(
    "game",
    (
        # pygame-ce and not pygame: that has no wheels for Python 3.14 and newer.
        Library("pygame-ce", "pygame", "2.5.8", "2.6"),
        Library("platformdirs", "platformdirs", "4.2", "5"),
    ),
    megabytes=12,
)
TESTS = LibraryGroup(
    "tests",
    (
        Library("pytest", "pytest", "9.0", "10"),
        Library("pytest-xdist", "xdist", "3.8", "4"),
        Library("hypothesis", "hypothesis", "6.100", "7"),
        Library("import-linter", "importlinter", "2.5", "3"),
        Library("babel", "babel", "2.16", "3"),
    ),
    megabytes=20,
)
LINTERS = LibraryGroup(
    "linters",
    (Library("ruff", "ruff", "0.17", "0.18"), Library("mypy", "mypy", "2.4", "2.5")),
    megabytes=25,
)
OPEN_SPIEL = LibraryGroup(
    "open-spiel",
    (Library("open-spiel", "pyspiel", "1.5", "3"),),
    megabytes=60,
    optional=True,
)
DRAWING = LibraryGroup("drawing", (Library("resvg-py", "resvg_py", "0.2", "0.6"),), megabytes=4)
"""Renders the cards' pictures from their drawings."""
UV = LibraryGroup("uv", (Library("uv", "uv", "0.13", "1"),), megabytes=20)
"""Finds out the exact versions of all groups: `pins/renew.py`."""


def prepare(
    *groups: LibraryGroup,
    data_dir: Path | None = None,
    ask: bool = True,
    share: bool = False,
    windows: bool = False,
) -> None:
    """Make the groups importable in this process; what this Python has already is used.

    Asks before it downloads, unless `ask` is false or nobody is there to answer: in the
    terminal or, with `windows`, in a small window where there is none. Leaves the program
    (SystemExit, status 1) after one sentence if that fails or is refused. With `share`, Python
    programs started by this process can import the groups, too.
    """
    before = tuple(sys.path)
    missing = [group for group in groups if not _use(group, data_dir)]
    if missing:
        # Not needed at any later start.
        from euchre.start.set_up import set_up  # noqa: PLC0415

        set_up(missing, data_dir, ask=ask, windows=windows)
        for group in missing:
            _use(group, data_dir)
    if share:
        added = [folder for folder in sys.path if folder not in before]
        inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*added, *inherited]))


def missing(group: LibraryGroup) -> str | None:
    """Return one sentence about why this Python cannot run the group, or None if it can."""
    if _installed(group):
        return None
    if _versions("pygame") and any(library.module == "pygame" for library in group.libraries):
        message = _(
            "This Python ({python}) has the old pygame, and Euchre needs pygame-ce instead: "
            'run pip uninstall pygame and pip install --force-reinstall "{requirement}", or '
            "start main.py, which leaves this Python alone."
        )
    else:
        message = _(
            "This Python ({python}) is missing libraries that Euchre needs: run pip install "
            "{requirements}, or start main.py, which sets everything up by itself."
        )
    return message.format(
        python=sys.executable,
        requirement=group.libraries[0],
        requirements=" ".join(f'"{library}"' for library in group.libraries),
    )


def place(group: LibraryGroup, data_dir: Path | None = None) -> Path:
    """Return the folder that holds, or will hold, a group's libraries."""
    # The suffix names the Python's version, build and system: ".cpython-311-x86_64-linux-gnu.so".
    kind = EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]
    return (data_dir or _data_folder()) / "libraries" / kind / group.name


def begin_trial(group: LibraryGroup, data_dir: Path | None = None) -> None:
    """Note down that a group is about to be imported and used for the first time.

    A library can be damaged so that it takes the whole process down. The next start finds the
    note, if nobody has called `passed`, and looks at every file.
    """
    folder = place(group, data_dir)
    if str(folder) in sys.path:
        with contextlib.suppress(OSError):
            _trial(folder).touch()


def passed(group: LibraryGroup, data_dir: Path | None = None) -> None:
    """Note down that a group has shown that it works."""
    with contextlib.suppress(OSError):
        _trial(place(group, data_dir)).unlink()


def _trial(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.trial")


def _data_folder() -> Path:
    """Return the folder platformdirs would name, which may not be there yet."""
    if sys.platform == "win32":
        told = os.environ.get("LOCALAPPDATA")
        return Path(told or folders.home() / "AppData" / "Local") / "euchre"
    if sys.platform == "darwin":
        return folders.home() / "Library" / "Application Support" / "euchre"
    data = os.environ.get("XDG_DATA_HOME", "")
    usual = data if data.startswith("/") else folders.home() / ".local" / "share"
    return Path(usual) / "euchre"


def _use(group: LibraryGroup, data_dir: Path | None) -> bool:
    """Make a group importable if it is there; return whether it is."""
    folder = place(group, data_dir)
    if os.path.lexists(_trial(folder)):
        passed(group, data_dir)
        inventory.forget(folder)
    if whole(folder, group):
        # First, so that whatever else is called pygame on this computer does not matter.
        sys.path.insert(0, str(folder))
        return True
    return _installed(group)


def whole(folder: Path, group: LibraryGroup) -> bool:
    """Return whether a folder holds a group completely, undamaged, in versions that fit."""
    noted = inventory.remembered(folder)
    try:
        if noted and noted.files == inventory.files_in(folder):
            return fits(noted.versions, group)
    except OSError:
        return False
    # Moved, copied, of an earlier version of the program, or damaged: every file is looked at.
    return folders.is_folder(folder) and _sound(folder, group)


def _sound(folder: Path, group: LibraryGroup) -> bool:
    # Not needed at most starts.
    from euchre.start.examination import sound  # noqa: PLC0415

    return sound(folder, group)


def fits(versions: dict[str, str], group: LibraryGroup) -> bool:
    """Return whether the versions, by distribution, are all that a group asks for."""
    return all(
        _fits(versions.get(library.distribution), library) for library in group.libraries
    )


def _installed(group: LibraryGroup) -> bool:
    """Return whether this Python itself has the right versions of everything in the group."""
    found = _versions("pygame", *_names(group))
    # pygame and pygame-ce fill the same folder: with both there, nobody knows which one it is.
    # Importing would tell, but what has been imported cannot be exchanged.
    if "pygame" in found and any(library.module == "pygame" for library in group.libraries):
        return False
    return fits(found, group)


def versions(group: LibraryGroup, places: Iterable[str] | None = None) -> dict[str, str]:
    """Return the versions found in some folders, by distribution; sys.path if None."""
    return _versions(*_names(group), places=places)


def _names(group: LibraryGroup) -> Iterator[str]:
    return (library.distribution for library in group.libraries)


def _versions(*distributions: str, places: Iterable[str] | None = None) -> dict[str, str]:
    # The folders' names say it; importlib.metadata takes half as long to import as pygame.
    names = {distribution.replace("-", "_"): distribution for distribution in distributions}
    versions: dict[str, str] = {}
    for folder in sys.path if places is None else places:
        for found in _entries(folder):
            if not found.endswith((".dist-info", ".egg-info")):
                continue
            name = names.get(found.partition("-")[0])
            if name is None or name in versions:
                continue
            # What an interrupted installation leaves behind has a name, but says nothing.
            if found.endswith(".egg-info") or Path(folder, found, "METADATA").is_file():
                versions[name] = Path(found).stem.split("-")[1]
    return versions


def _entries(folder: str) -> list[str]:
    try:
        return os.listdir(folder or ".")  # noqa: PTH208 - ten times quicker than pathlib
    except OSError:
        return []


def _fits(version: str | None, library: Library) -> bool:
    if not version:
        return False
    return _numbers(library.lowest) <= _numbers(version) < _numbers(library.below)


def _numbers(version: str) -> tuple[int, ...]:
    """Return the leading numbers of a version: (2, 5, 8) for "2.5.8.dev1"."""
    numbers: list[int] = []
    for part in version.split("."):
        if not part.isdecimal():
            break
        numbers.append(int(part))
    return tuple(numbers)
