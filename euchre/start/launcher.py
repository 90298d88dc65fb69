"""Puts Euchre into the application menu and on the desktop of Linux, and takes it away again.

Linux file managers open scripts in an editor instead of running them; an entry can be clicked.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import euchre
from euchre.i18n import _
from euchre.start.folders import FolderError, home, is_file, is_folder

NAME = "euchre.desktop"
ICON = "icon-256.png"
SYSTEMS = ("linux", "freebsd", "openbsd", "netbsd")
PATIENCE = 5.0
"""Seconds a program of the desktop may take."""


class LauncherError(Exception):
    """Why the entry could not be made or removed, in one sentence for the player."""


def available() -> bool:
    """Return whether this system has menu entries of the kind made here, and room for one."""
    try:
        return sys.platform.startswith(SYSTEMS) and bool(home())
    except FolderError:
        return False


def installed() -> bool:
    """Return whether the entry is in the application menu."""
    return is_file(_menu() / NAME)


def add(data_dir: Path | None = None) -> tuple[Path, ...]:
    """Put the entry into the menu and on the desktop, if there is one; return the files.

    A game started from it keeps its files in `data_dir`, or None for the usual places. An
    older entry is replaced. Raises LauncherError.
    """
    if not sys.platform.startswith(SYSTEMS):
        raise LauncherError(
            _("No menu entry is needed on this system: double-click main.py instead.")
        )
    text = entry(data_dir)
    paths = _paths()
    try:
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode("utf-8", "surrogateescape"))
            # Desktops start only entries that are marked as programs.
            path.chmod(0o755)
            _trust(path)
    except OSError as error:
        raise _refused(error) from error
    return tuple(paths)


def remove() -> tuple[Path, ...]:
    """Take the entry away wherever it is; return the files that were removed.

    Raises LauncherError.
    """
    paths = [path for path in _paths() if is_file(path)]
    try:
        for path in paths:
            path.unlink()
    except OSError as error:
        raise _refused(error) from error
    return tuple(paths)


def _paths() -> list[Path]:
    try:
        return [folder / NAME for folder in (_menu(), _desktop()) if folder]
    except FolderError as error:
        raise LauncherError(str(error)) from error


def entry(data_dir: Path | None = None) -> str:
    """Return the text of the entry, in the format of the Desktop Entry Specification."""
    program = Path(euchre.__file__).parent.parent / "main.py"
    command = [sys.executable, *([str(program)] if program.is_file() else ["-m", "euchre"])]
    if data_dir is not None:
        command += ["--data-dir", str(data_dir)]
    # A name need not be UTF-8, as the rest of the file is: its bytes stay as they are.
    command = [os.fsencode(word).decode("utf-8", "surrogateescape") for word in command]
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.0",
        "Name=Euchre",
        f"Comment={_('Play Euchre against the computer, or with others at one screen.')}",
        f"Exec={_escaped(' '.join(map(_quoted, command)))}",
        f"Icon={_escaped(str(_icon()))}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        "Keywords=cards;trump;bower;",
        "StartupNotify=true",
        "StartupWMClass=euchre",
    ]
    return "\n".join(lines) + "\n"


def _icon() -> Path:
    package = Path(euchre.__file__).parent
    # Beside the package in the source, inside it once installed.
    places = (package.parent / "assets" / ICON, package / "assets" / ICON)
    return next((place for place in places if place.is_file()), places[0])


def _quoted(argument: str) -> str:
    """Quote an argument of Exec, where % begins a field code."""
    quoted = re.sub(r'(["`$\\])', r"\\\1", argument).replace("%", "%%")
    return f'"{quoted}"'


def _escaped(value: str) -> str:
    """Escape a value of the file, after any quoting of its own."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def _menu() -> Path:
    data = os.environ.get("XDG_DATA_HOME", "")
    base = Path(data) if data.startswith("/") else home() / ".local" / "share"
    return base / "applications"


def _desktop() -> Path | None:
    """Return the folder shown as the desktop, or None where there is none."""
    folder = home() / "Desktop"
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home() / ".config") / "user-dirs.dirs"
    try:
        # A pipe there would keep everybody waiting.
        text = (
            config.read_text(encoding="utf-8", errors="surrogateescape")
            if is_file(config)
            else ""
        )
        found = re.search(r'^\s*XDG_DESKTOP_DIR="(.*)"', text, re.MULTILINE)
    except (OSError, ValueError):
        found = None
    if found:
        folder = Path(found[1].replace("$HOME", str(home())))
    # The home folder itself stands for "no desktop".
    return folder if is_folder(folder) and folder != home() else None


def _trust(path: Path) -> None:
    """Tell GNOME that the player made this entry; other desktops need no such word."""
    gio = shutil.which("gio")
    if gio and not os.environ.get("CI"):
        command = [gio, "set", str(path), "metadata::trusted", "true"]
        # It may wait long for a desktop that does not answer, and nobody is to wait for it.
        threading.Thread(target=_tell, args=(command,)).start()


def _tell(command: list[str]) -> None:
    try:
        subprocess.run(  # noqa: S603 - a program of the desktop, without a shell
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
            timeout=PATIENCE,
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        # The entry is there all the same; the desktop asks before its first start.
        return


def _refused(error: OSError) -> LauncherError:
    message = _("Euchre can't change {file} ({reason}): make it writable and try again.")
    return LauncherError(message.format(file=error.filename, reason=error.strerror or error))
