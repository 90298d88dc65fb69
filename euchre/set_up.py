"""Installs groups of libraries into their private folders, after asking, or says why not.

A folder is filled beside its place and put there by one renaming, so it is always whole; a lock
keeps two starts at once from disturbing each other, and whatever an interrupted set-up left is
removed by the next one.
"""

from __future__ import annotations

import importlib
import os
import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from euchre import notice
from euchre.bootstrap import STAMP, place, whole
from euchre.i18n import _
from euchre.installer import Progress, SetUpError, install

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.bootstrap import Group

PARTIAL = ".partial-"
"""How the names of folders begin that are being filled."""


def set_up(groups: Sequence[Group], data_dir: Path | None, *, ask: bool) -> None:
    """Install the groups, or leave the program (SystemExit) after one sentence."""
    try:
        if ask:
            _ask(groups, data_dir)
        for group in groups:
            _set_up(group, data_dir)
    except SetUpError as error:
        notice.tell(str(error), _("Close"))
        sys.exit(1)
    except KeyboardInterrupt:
        notice.tell(_("Set-up was stopped; the next start begins it anew."), _("Close"))
        sys.exit(130)
    importlib.invalidate_caches()


def _ask(groups: Sequence[Group], data_dir: Path | None) -> None:
    """Ask for leave to download; without an answer from the terminal, no set-up."""
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
    """Install a group into its folder. Raises SetUpError."""
    folder = place(group, data_dir)
    text = _("Setting up Euchre (only once): {names}, about {megabytes} MB, into {folder}")
    names = ", ".join(library.distribution for library in group.libraries)
    progress = Progress(text.format(names=names, megabytes=group.megabytes, folder=folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with _alone(folder.parent, progress) as alone:
            if alone:
                _clear(folder.parent)
            if not whole(folder, group):
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


def _clear(folder: Path) -> None:
    """Remove what interrupted set-ups have left in a folder; none must be going on there."""
    for left in folder.glob(PARTIAL + "*"):
        shutil.rmtree(left, ignore_errors=True)


def _fill(folder: Path, group: Group, progress: Progress) -> None:
    """Install a group beside its folder, then put it there whole."""
    work = Path(tempfile.mkdtemp(prefix=PARTIAL, dir=folder.parent))
    try:
        fresh = work / group.name
        install([str(library) for library in group.libraries], fresh, work, progress)
        (fresh / STAMP).write_text(group.stamp, encoding="utf-8")
        if hasattr(os, "sync"):
            # Otherwise a power cut might leave the new name with empty files behind it.
            os.sync()
        if folder.exists():
            _move(folder, work / "outdated")
        _move(fresh, folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _move(folder: Path, place: Path) -> None:
    """Rename a folder, with patience: virus scanners hold new files open for a moment."""
    for seconds in (0.1, 0.5, 2):
        try:
            folder.replace(place)
        except PermissionError:
            time.sleep(seconds)
        else:
            return
    folder.replace(place)


@contextmanager
def _alone(folder: Path, progress: Progress) -> Iterator[bool]:
    """Wait until no other process sets up in this folder, and keep others waiting.

    Gives False where the folder knows no locks, as some on the network: others may be there.
    """
    with (folder / "lock").open("ab") as file:
        try:
            free = _lock(file)
            if not free:
                progress.show(_("Another start of Euchre is setting it up: waiting for that."))
            while not free:
                if progress.stopped:
                    raise KeyboardInterrupt
                time.sleep(0.1)
                free = _lock(file)
        except OSError:
            free = False
        yield free


def _lock(file: IO[bytes]) -> bool:
    """Lock a file until it is closed or this process ends; return whether that worked.

    Raises OSError where there are no locks.
    """
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
    return True
