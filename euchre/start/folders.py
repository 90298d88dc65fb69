"""Folders as people and systems name them: ~ for a home, and what to do where there is none.

Needs the standard library only: it is asked before there is anything else.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from euchre.i18n import _

SEPARATORS = tuple(filter(None, (os.sep, os.altsep)))


class FolderError(Exception):
    """Why a path leads nowhere, in one sentence for the player."""


def expanded(text: str) -> Path:
    """Return the path that was written; ~ is the player's home, ~name another user's.

    What is relative stays so. Raises FolderError.
    """
    if "\0" in text:
        message = _("{path} is not a path: it contains a character no name can have.")
        raise FolderError(message.format(path=text.replace("\0", "?")))
    if not text.startswith("~"):
        return Path(text)
    end = min((text.find(sign) for sign in SEPARATORS if sign in text), default=len(text))
    name, rest = text[1:end], text[end + 1 :]
    return (_home_of(name) if name else home()) / rest.lstrip("".join(SEPARATORS))


def whole(text: str) -> Path:
    """Return the whole path that was written, as seen from the current folder.

    Raises FolderError.
    """
    path = expanded(text)
    try:
        return path.absolute()
    except OSError as error:
        message = _("The folder {path} was to be in is gone: type its whole path.")
        raise FolderError(message.format(path=text)) from error


def home() -> Path:
    """Return the player's home folder, which need not exist. Raises FolderError."""
    told = os.environ.get("USERPROFILE" if sys.platform == "win32" else "HOME", "")
    # A home that depends on the current folder is none.
    found = told if os.path.isabs(told) else _home_on_file()  # noqa: PTH117 - text, quicker
    if not found:
        raise FolderError(
            _(
                "Euchre can't find your home folder to keep its files in: start it with "
                "--data-dir FOLDER and a folder of yours."
            )
        )
    return Path(found)


def is_folder(path: Path) -> bool:
    """Return whether there is a folder, as far as one may look."""
    # That of a path fails where one may not, or where a name is too long.
    return os.path.isdir(path)  # noqa: PTH112


def is_file(path: Path) -> bool:
    """Return whether there is a file, as far as one may look."""
    return os.path.isfile(path)  # noqa: PTH113 - as above


def settle() -> None:
    """Have everything in this process, and what it starts, see the same sound folders.

    The rules for these variables say that a relative path is to be passed over.
    """
    for name in [name for name in os.environ if name.startswith("XDG_")]:
        if name.endswith("_HOME") and not os.path.isabs(os.environ[name]):  # noqa: PTH117
            del os.environ[name]
    if sys.platform != "win32":
        try:
            os.environ["HOME"] = str(home())
        except FolderError:
            # Whoever needs one asks again; with --data-dir nobody may.
            os.environ.pop("HOME", None)


def _home_on_file() -> str:
    """Return the home folder the system has on file for this user, or nothing."""
    if sys.platform == "win32":
        path = os.environ.get("HOMEDRIVE", "") + os.environ.get("HOMEPATH", "")
    else:
        import pwd  # noqa: PLC0415 - there is none on Windows

        try:
            path = pwd.getpwuid(os.getuid()).pw_dir
        except KeyError:
            path = ""
    return path if os.path.isabs(path) else ""  # noqa: PTH117 - as above


def _home_of(name: str) -> Path:
    found = os.path.expanduser(f"~{name}")  # noqa: PTH111 - pathlib raises what says nothing
    if found.startswith("~"):
        message = _(
            "Nobody on this computer is called {name}: type the whole path, or ~ for your own "
            "home folder."
        )
        raise FolderError(message.format(name=name))
    return Path(found)
