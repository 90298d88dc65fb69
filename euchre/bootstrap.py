"""Makes the libraries a program of this project needs importable, installing those missing.

They go into a private folder of this player and this kind of Python, never into Python itself:

    <data folder>/libraries/<kind of Python>/<group>/

so that nothing else on the computer changes. A program with a group of its own starts with

    from euchre.bootstrap import GAME, TESTS, prepare
    prepare(GAME, TESTS)

A folder is filled beside its place and put there by one renaming, so it is always whole; a lock
keeps two starts at once from disturbing each other, and whatever an interrupted set-up left is
removed by the next one. Needs the standard library only.
"""

from __future__ import annotations

import importlib
import os
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import IO, TYPE_CHECKING

from euchre import notice
from euchre.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.installer import Progress

STAMP = "complete.txt"
PARTIAL = ".partial-"


@dataclass(frozen=True)
class Library:
    """A library by its names and the versions the project was tried with."""

    distribution: str
    """Its name for pip."""
    module: str
    """The name it is imported by."""
    lowest: str
    below: str

    def __str__(self) -> str:
        return f"{self.distribution}>={self.lowest},<{self.below}"


@dataclass(frozen=True)
class Group:
    """Libraries that are set up together, in a folder named after them."""

    name: str
    libraries: tuple[Library, ...]
    megabytes: int
    """About how much is downloaded."""
    optional: bool = False
    """Whether the program goes on without them."""


GAME = Group(
    "game",
    (
        # pygame-ce and not pygame: that has no wheels for Python 3.14 and newer.
        Library("pygame-ce", "pygame", "2.5.8", "2.6"),
        Library("platformdirs", "platformdirs", "4.2", "5"),
    ),
    megabytes=12,
)
TESTS = Group(
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
LINTERS = Group(
    "linters",
    (Library("ruff", "ruff", "0.17", "0.18"), Library("mypy", "mypy", "2.4", "2.5")),
    megabytes=25,
)
OPEN_SPIEL = Group(
    "open-spiel",
    (Library("open-spiel", "pyspiel", "1.5", "3"),),
    megabytes=60,
    optional=True,
)


def prepare(
    *groups: Group, data_dir: Path | None = None, ask: bool = True, share: bool = False
) -> None:
    """Make the groups importable in this process; what this Python has already is used.

    Asks before it downloads, unless `ask` is false or nobody is there to answer. Leaves the
    program (SystemExit, status 1) after one sentence if that fails or is refused. With `share`,
    Python programs started by this process can import the groups, too.
    """
    before = tuple(sys.path)
    missing = [group for group in groups if not _use(group, data_dir)]
    if missing:
        _add(missing, data_dir, ask=ask)
    if share:
        added = [folder for folder in sys.path if folder not in before]
        inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [*added, *inherited]))


def _add(missing: Sequence[Group], data_dir: Path | None, *, ask: bool) -> None:
    """Set up what is missing, or leave the program."""
    # Not needed at any later start.
    from euchre.installer import SetUpError  # noqa: PLC0415

    try:
        if ask:
            _ask(missing, data_dir)
        for group in missing:
            _set_up(group, data_dir)
    except SetUpError as error:
        notice.tell(str(error), _("Close"))
        sys.exit(1)
    except KeyboardInterrupt:
        notice.tell(_("Set-up was stopped; the next start begins it anew."), _("Close"))
        sys.exit(130)


def missing(group: Group) -> str | None:
    """Return one sentence about why this Python cannot run the group, or None if it can."""
    if _installed(group):
        return None
    if _version("pygame") and any(library.module == "pygame" for library in group.libraries):
        message = _(
            "This Python ({python}) has the old pygame, and Euchre needs pygame-ce in its "
            "place: run pip uninstall pygame and pip install --force-reinstall "
            '"{requirement}", or start main.py, which leaves this Python as it is.'
        )
    else:
        message = _(
            "This Python ({python}) lacks libraries that Euchre needs: run pip install "
            "{requirements}, or start main.py, which sets up everything by itself."
        )
    return message.format(
        python=sys.executable,
        requirement=group.libraries[0],
        requirements=" ".join(f'"{library}"' for library in group.libraries),
    )


def place(group: Group, data_dir: Path | None = None) -> Path:
    """Return the folder that holds, or will hold, a group's libraries."""
    # The suffix names the Python's version, build and system: ".cpython-311-x86_64-linux-gnu.so".
    kind = EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]
    return (data_dir or _data_folder()) / "libraries" / kind / group.name


def distrust(group: Group, data_dir: Path | None = None) -> None:
    """Have the group set up anew at the next start, because it could not be loaded."""
    (place(group, data_dir) / STAMP).unlink(missing_ok=True)


def _data_folder() -> Path:
    """Return the folder platformdirs would name, which may not be there yet."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or "~/AppData/Local").expanduser() / "euchre"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/euchre").expanduser()
    data = os.environ.get("XDG_DATA_HOME", "")
    return Path(data if data.startswith("/") else "~/.local/share").expanduser() / "euchre"


def _use(group: Group, data_dir: Path | None) -> bool:
    """Make a group importable if it is there; return whether it is."""
    folder = place(group, data_dir)
    if _whole(folder, group):
        # First, so that whatever else is called pygame on this computer does not matter.
        sys.path.insert(0, str(folder))
        return True
    return _installed(group)


def _whole(folder: Path, group: Group) -> bool:
    try:
        stamp = (folder / STAMP).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False
    return stamp == _stamp(group) and all(
        any(folder.glob(f"{library.module}*")) for library in group.libraries
    )


def _stamp(group: Group) -> str:
    return "".join(f"{library}\n" for library in group.libraries)


def _installed(group: Group) -> bool:
    """Return whether this Python itself has the right versions of everything in the group."""
    # pygame and pygame-ce fill the same folder: with both there, nobody knows which one it is.
    # Importing would tell, but what has been imported cannot be exchanged.
    if any(library.module == "pygame" for library in group.libraries) and _version("pygame"):
        return False
    return all(_fits(_version(library.distribution), library) for library in group.libraries)


def _version(distribution: str) -> str | None:
    # Slow to import, and not needed once the private folder is there.
    from importlib import metadata  # noqa: PLC0415

    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


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


def _ask(groups: Sequence[Group], data_dir: Path | None) -> None:
    """Ask for leave to download; without an answer from the terminal, no set-up."""
    from euchre.installer import SetUpError  # noqa: PLC0415

    if os.environ.get("CI") or not notice.has_terminal():
        return
    libraries = [str(library) for group in groups for library in group.libraries]
    folder = place(groups[0], data_dir).parent
    question = _(
        "Euchre needs libraries that this Python does not have: {names}.\n"
        "Download them (about {megabytes} MB) into {folder}?\n"
        "Nothing else on this computer is changed. [Y/n] "
    )
    sys.stderr.write(
        question.format(
            names=", ".join(libraries),
            megabytes=sum(group.megabytes for group in groups),
            folder=folder,
        )
    )
    sys.stderr.flush()
    if not _agrees(sys.stdin.readline()):
        message = _(
            "Nothing was installed: start again and agree, or make an environment, pip install "
            "{libraries} there, and start with its Python."
        )
        quoted = " ".join(f'"{library}"' for library in libraries)
        raise SetUpError(message.format(libraries=quoted))


def _agrees(answer: str) -> bool:
    """Return whether a typed line means yes; an end of input (Ctrl+D) does not."""
    word = answer.strip().lower()
    return bool(answer) and (not word or word[0] in {"y", _("yes")[0]})


def _set_up(group: Group, data_dir: Path | None) -> None:
    """Install a group into its folder and make it importable. Raises SetUpError."""
    from euchre.installer import Progress, SetUpError  # noqa: PLC0415

    folder = place(group, data_dir)
    text = _("Setting up Euchre (only once): {names}, about {megabytes} MB, into {folder}")
    names = ", ".join(library.distribution for library in group.libraries)
    progress = Progress(text.format(names=names, megabytes=group.megabytes, folder=folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with _alone(folder.parent, progress):
            if not _whole(folder, group):
                _fill(folder, group, progress)
    except OSError as error:
        message = _(
            "Euchre cannot write to {folder} ({reason}): start it with --data-dir FOLDER and a "
            "folder that is yours, with 60 MB of room."
        )
        reason = error.strerror or error
        raise SetUpError(message.format(folder=folder.parent, reason=reason)) from error
    except SetUpError as error:
        if not group.optional:
            raise
        progress.show(_("Going on without {names}: {reason}").format(names=names, reason=error))
    finally:
        progress.close()
    importlib.invalidate_caches()
    _use(group, data_dir)


def _fill(folder: Path, group: Group, progress: Progress) -> None:
    """Install a group beside its folder, then put it there whole."""
    from euchre.installer import install  # noqa: PLC0415

    for left in folder.parent.glob(PARTIAL + "*"):
        # We are alone: whoever began this one was interrupted.
        shutil.rmtree(left, ignore_errors=True)
    work = Path(tempfile.mkdtemp(prefix=PARTIAL, dir=folder.parent))
    try:
        fresh = work / group.name
        install([str(library) for library in group.libraries], fresh, work, progress)
        (fresh / STAMP).write_text(_stamp(group), encoding="utf-8")
        if hasattr(os, "sync"):
            # Otherwise a power cut might leave the new name with empty files behind it.
            os.sync()
        if folder.exists():
            folder.replace(work / "outdated")
        fresh.replace(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)


@contextmanager
def _alone(folder: Path, progress: Progress) -> Iterator[None]:
    """Wait until no other process sets up in this folder, and keep others waiting."""
    with (folder / "lock").open("ab") as file:
        if not _lock(file):
            progress.show(_("Another start of Euchre is setting it up: waiting for that."))
            while not _lock(file):
                if progress.stopped:
                    raise KeyboardInterrupt
                time.sleep(0.1)
        yield


def _lock(file: IO[bytes]) -> bool:
    """Lock a file until it is closed or this process ends; return whether that worked."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl  # noqa: PLC0415

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network folders know no locks; the renaming is safe without one.
            return True
    return True
