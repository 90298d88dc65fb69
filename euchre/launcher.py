"""Puts Euchre into the application menu and on the desktop of Linux, and takes it away again.

Linux file managers open scripts in an editor instead of running them; an entry can be clicked.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import euchre
from euchre.i18n import _

NAME = "euchre.desktop"
ICON = "icon-256.png"


class LauncherError(Exception):
    """Why the entry could not be made or removed, in one sentence for the player."""


def available() -> bool:
    """Return whether this system has menu entries of the kind made here."""
    return sys.platform.startswith(("linux", "freebsd", "openbsd", "netbsd"))


def installed() -> bool:
    """Return whether the entry is in the application menu."""
    return (_menu() / NAME).is_file()


def add(data_dir: Path | None = None) -> tuple[Path, ...]:
    """Put the entry into the menu and on the desktop, if there is one; return the files.

    A game started from it keeps its files in `data_dir`, or None for the usual places. An
    older entry is replaced. Raises LauncherError.
    """
    if not available():
        raise LauncherError(_("This system needs no entry: double-click main.py instead."))
    text = entry(data_dir)
    paths = [folder / NAME for folder in (_menu(), _desktop()) if folder]
    try:
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
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
    places = (_menu(), _desktop())
    paths = [folder / NAME for folder in places if folder and (folder / NAME).is_file()]
    try:
        for path in paths:
            path.unlink()
    except OSError as error:
        raise _refused(error) from error
    return tuple(paths)


def entry(data_dir: Path | None = None) -> str:
    """Return the text of the entry, in the format of the Desktop Entry Specification 1.5."""
    program = Path(euchre.__file__).parent.parent / "main.py"
    command = [sys.executable, *([str(program)] if program.is_file() else ["-m", "euchre"])]
    if data_dir is not None:
        command += ["--data-dir", str(data_dir)]
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.5",
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
    base = Path(data) if data.startswith("/") else _home() / ".local" / "share"
    return base / "applications"


def _desktop() -> Path | None:
    """Return the folder shown as the desktop, or None where there is none."""
    folder = _home() / "Desktop"
    config = Path(os.environ.get("XDG_CONFIG_HOME") or _home() / ".config") / "user-dirs.dirs"
    try:
        found = re.search(
            r'^\s*XDG_DESKTOP_DIR="(.*)"', config.read_text(encoding="utf-8"), re.MULTILINE
        )
    except (OSError, ValueError):
        found = None
    if found:
        folder = Path(found[1].replace("$HOME", str(_home())))
    # The home folder itself stands for "no desktop".
    return folder if folder.is_dir() and folder != _home() else None


def _home() -> Path:
    return Path("~").expanduser()


def _trust(path: Path) -> None:
    """Tell GNOME that the player made this entry; other desktops need no such word."""
    gio = shutil.which("gio")
    if gio and not os.environ.get("CI"):
        subprocess.run(  # noqa: S603 - a program of the desktop, without a shell
            [gio, "set", str(path), "metadata::trusted", "true"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=5,
        )


def _refused(error: OSError) -> LauncherError:
    message = _("Euchre may not change {file} ({reason}): make it yours and try again.")
    return LauncherError(message.format(file=error.filename, reason=error.strerror or error))
