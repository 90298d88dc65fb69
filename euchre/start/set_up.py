"""Installs groups of libraries into their private folders, after asking, or says why not.

A folder is filled beside its place and put there by one renaming, so it is always whole; a lock
keeps two starts at once from disturbing each other, and whatever an interrupted set-up left is
removed by the next one.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING

from euchre.file_lock import lock
from euchre.i18n import _
from euchre.start import examination, interrupts, notice
from euchre.start.bootstrap import place, whole
from euchre.start.installer import InstallFolder, SetUpError, install
from euchre.start.progress import Progress
from euchre.start.small_window import AGREED, UNABLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.start.bootstrap import LibraryGroup

PARTIAL = ".partial-"
"""How the names of folders begin that are being filled."""


def set_up(
    groups: Sequence[LibraryGroup], data_dir: Path | None, *, ask: bool, windows: bool
) -> None:
    """Install the groups, or leave the program (SystemExit) after one sentence."""
    before = interrupts.raise_again()
    try:
        # Who agreed once need not agree again to what is damaged or has become too old.
        new = [group for group in groups if not os.path.lexists(place(group, data_dir))]
        if new and ask and not os.environ.get("CI"):
            _ask(new, data_dir, windows=windows)
        for group in groups:
            _set_up(group, data_dir, windows=windows)
    except DeclinedError as error:
        # Whoever has just declined needs no window to be told so.
        notice.write(sys.stderr, str(error))
        sys.exit(1)
    except SetUpError as error:
        notice.tell(str(error), _("Close"))
        sys.exit(1)
    except KeyboardInterrupt:
        notice.tell(_("Setup was stopped. It will start over next time."), _("Close"))
        sys.exit(interrupts.INTERRUPTED)
    finally:
        interrupts.restore(before)
    importlib.invalidate_caches()


ANSWER_SECONDS = 20
"""How long a small window waits for an answer: a start that nobody watches must not stand still."""


class DeclinedError(SetUpError):
    """The person at this computer does not want the download."""


def _ask(groups: Sequence[LibraryGroup], data_dir: Path | None, *, windows: bool) -> None:
    """Ask for leave to download, where a person is there. Raises DeclinedError."""
    libraries = [str(library) for group in groups for library in group.libraries]
    question = _(
        "First start: Euchre needs to download about {megabytes} MB ({names}) into {folder}.\n"
        "Nothing else on this computer will change. Download now?"
    ).format(
        names=", ".join(libraries),
        megabytes=sum(group.megabytes for group in groups),
        folder=place(groups[0], data_dir).parent,
    )
    if notice.has_terminal():
        notice.write(sys.stderr, question, end=" [Y/n] ")
        agreed = _agrees(sys.stdin.readline())
    else:
        agreed = not (windows and notice.wants_window()) or _agrees_in_a_window(question)
    if not agreed:
        message = _(
            "Nothing was installed: start again and agree, or create an environment, run pip "
            "install {libraries} in it, and start with its Python."
        )
        quoted = " ".join(f'"{library}"' for library in libraries)
        raise DeclinedError(message.format(libraries=quoted))


def _agrees_in_a_window(question: str) -> bool:
    """Return what a person says in a small window; where nobody answers, nobody objects."""
    begins = _("Starting by itself in {seconds} seconds.").format(seconds=ANSWER_SECONDS)
    window = notice.open_window(
        "question", f"{question}\n{begins}", _("Download"), _("Not now")
    )
    if window is None:
        return True
    try:
        return window.wait(ANSWER_SECONDS) in {AGREED, UNABLE}
    except subprocess.TimeoutExpired:
        return True
    finally:
        if window.poll() is None:
            window.terminate()


def _agrees(answer: str) -> bool:
    """Return whether a typed line means yes; an end of input (Ctrl+D) does not."""
    word = answer.strip().lower()
    return bool(answer) and (not word or word[0] in {"y", _("yes")[0]})


def _set_up(group: LibraryGroup, data_dir: Path | None, *, windows: bool) -> None:
    """Install a group into its folder. Raises SetUpError."""
    folder = place(group, data_dir)
    text = _(
        "Setting up Euchre (first start only, about {megabytes} MB): {names}, into {folder}"
    )
    names = ", ".join(library.distribution for library in group.libraries)
    text = text.format(names=names, megabytes=group.megabytes, folder=folder)
    progress = Progress(text, windows=windows)
    try:
        _install(folder, group, progress)
    except SetUpError as error:
        if not group.optional:
            raise
        progress.show(_("Going on without {names}: {reason}").format(names=names, reason=error))
    finally:
        progress.close()


def _install(folder: Path, group: LibraryGroup, progress: Progress) -> None:
    try:
        _make(folder.parent)
        with _alone(folder.parent, progress) as alone:
            if alone:
                _clear(folder.parent)
            if not whole(folder, group):
                _fill(folder, group, progress)
    except OSError as error:
        message = _(
            "Euchre can't write to {folder} ({reason}): start it with --data-dir FOLDER and a "
            "folder of yours, with 60 MB free."
        )
        reason = error.strerror or error
        raise SetUpError(message.format(folder=folder.parent, reason=reason)) from error


def _make(folder: Path) -> None:
    """Make the folder of all groups; a file that is in its place is none of the player's."""
    if folder.exists() and not folder.is_dir():
        folder.unlink()
    folder.mkdir(parents=True, exist_ok=True)


def _clear(folder: Path) -> None:
    """Remove what interrupted set-ups have left in a folder; none must be going on there."""
    for left in folder.glob(PARTIAL + "*"):
        _remove(left)


def _remove(folder: Path) -> None:
    """Remove a folder with all that is in it, also where rights were taken away."""
    _unlock(folder)
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder, ignore_errors=True)
    else:
        folder.unlink(missing_ok=True)


def _unlock(folder: Path) -> None:
    """Take the right to change a folder and those in it, which are this player's."""
    if folder.is_symlink() or not folder.is_dir():
        return
    # Each before it is looked into.
    _take_rights(folder)
    for path, folders, _files in os.walk(folder):
        for name in folders:
            _take_rights(Path(path, name))


def _take_rights(folder: Path) -> None:
    if not folder.is_symlink():
        with suppress(OSError):
            folder.chmod(0o700)


def _fill(folder: Path, group: LibraryGroup, progress: Progress) -> None:
    """Install a group beside its folder, then put it there whole."""
    work = Path(tempfile.mkdtemp(prefix=PARTIAL, dir=folder.parent))
    fresh = work / group.name
    try:
        install(group, InstallFolder(fresh, work), progress)
        progress.passing(_("Checking that everything works."))
        examination.accept(fresh, group)
        if hasattr(os, "sync"):
            # Otherwise a power cut might leave the new name with empty files behind it.
            os.sync()
        if os.path.lexists(folder):
            _unlock(folder)
            _move(folder, work / "outdated")
        _move(fresh, folder)
    finally:
        _remove(work)


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
    with _lock_file(folder / "lock") as file:
        try:
            free = lock(file)
            if not free:
                progress.show(_("Another copy of Euchre is setting up. Waiting for it."))
            while not free:
                if progress.stopped:
                    raise KeyboardInterrupt
                time.sleep(0.1)
                free = lock(file)
        except OSError:
            free = False
        yield free


def _lock_file(path: Path) -> IO[bytes]:
    """Open the file to be locked, whatever else may lie in its place."""
    if path.exists() and not path.is_file():
        path.replace(tempfile.mkdtemp(prefix=PARTIAL, dir=path.parent) + "/lock")
    try:
        return path.open("ab")
    except PermissionError:
        path.unlink()
        return path.open("ab")
