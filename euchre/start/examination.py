"""The thorough look at libraries: every file's hash, the versions, and whether they load."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.start import inventory
from euchre.start.bootstrap import fits, versions
from euchre.start.installer import SetUpError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from euchre.start.bootstrap import LibraryGroup

PATIENCE = 300.0
"""Seconds the libraries may take to load for the first time."""

LOAD = """
import sys
folder, *modules = sys.argv[1:]
sys.path[:] = [place for place in sys.path if place]
if folder:
    sys.path.insert(0, folder)
import importlib
for name in modules:
    module = importlib.import_module(name)
    places = [getattr(module, "__file__", None) or "", *getattr(module, "__path__", [])]
    if folder and not any(place.startswith(folder) for place in places):
        raise ImportError(name + " is loaded from " + repr(places))
"""


def sound(folder: Path, group: LibraryGroup) -> bool:
    """Return whether a folder's files are what pip put there; note down if they are.

    What Python compiled of them is thrown away: it may be what was damaged.
    """
    try:
        inventory.check(folder)
    except (inventory.DamagedError, OSError, ValueError):
        return False
    found = versions(group, [str(folder)])
    if not fits(found, group):
        return False
    inventory.clear_compiled(folder)
    if trouble_with_loading(group, folder):
        return False
    # Where it cannot be noted they are good all the same; the next start looks as thoroughly.
    with contextlib.suppress(OSError):
        inventory.note(folder, found)
    return True


def accept(folder: Path, group: LibraryGroup) -> None:
    """Note down a folder that pip has just filled. Raises SetUpError, OSError."""
    try:
        inventory.check(folder)
    except (inventory.DamagedError, ValueError) as error:
        message = _(
            "What pip put into {folder} is incomplete ({reason}): check the disk and start "
            "again."
        )
        raise SetUpError(message.format(folder=folder.parent.parent, reason=error)) from error
    found = versions(group, [str(folder)])
    reason = trouble_with_loading(group, folder)
    if reason or not fits(found, group):
        named = " ".join(f"{name} {version}" for name, version in found.items())
        raise SetUpError(cannot_load(group, reason or named))
    inventory.note(folder, found)


def cannot_load(group: LibraryGroup, reason: str) -> str:
    """Return the sentence about libraries that are whole and yet do not work here."""
    message = _(
        "{names} can't be loaded on this computer ({reason}): start main.py with another "
        "Python, 3.10 to 3.15, or fix what it names."
    )
    names = ", ".join(library.distribution for library in group.libraries)
    return message.format(names=names, reason=reason)


def trouble_with_loading(group: LibraryGroup, folder: Path | None) -> str | None:
    """Import a group in a process of its own; return what went wrong, or None.

    From its folder or, without one, from wherever this Python finds it. What crashes there
    does not crash here.
    """
    modules: Sequence[str] = [library.module for library in group.libraries]
    settings = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONIOENCODING": "utf-8:replace"}
    try:
        done = subprocess.run(  # noqa: S603 - this very Python
            [sys.executable, "-c", LOAD, str(folder or ""), *modules],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env={**os.environ, **settings},
            check=False,
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if done.returncode == 0:
        return None
    words = done.stderr.decode("utf-8", "replace").strip().splitlines()
    return words[-1] if words else _("it ended with {status}").format(status=done.returncode)
