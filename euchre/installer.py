"""Lets pip put libraries into a folder, shows how it goes, and says in words why it failed."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

from euchre import notice
from euchre.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

PIP = """
import sys
sys.path[:] = [place for place in sys.path if place]
import os, runpy, threading
def end_with_the_game():
    os.read(0, 1)
    os._exit(1)
threading.Thread(target=end_with_the_game, daemon=True).start()
sys.argv[0] = "pip"
runpy.run_module("pip", run_name="__main__", alter_sys=True)
"""
"""Runs pip, never from the current folder, and ends it when the starting process has ended:
its standard input is a pipe that nobody writes to."""

SETTINGS = {
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_REQUIRE_VIRTUALENV": "0",
    "PIP_ROOT_USER_ACTION": "ignore",
    "PIP_USER": "0",
    "PYTHONIOENCODING": "utf-8:replace",
}
"""Environment over what a player may have set for other purposes."""

UNREACHABLE = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError"
    r"|Max retries exceeded|Failed to establish|Connection (?:refused|reset|broken|aborted)"
    r"|Network is unreachable|Temporary failure in name resolution|getaddrinfo failed",
    re.IGNORECASE,
)
FULL = re.compile(
    r"No space left on device|not enough space|Disk quota exceeded", re.IGNORECASE
)
FORBIDDEN = re.compile(
    r"Permission denied|Read-only file system|Access is denied", re.IGNORECASE
)
UNKNOWN = re.compile(r"No matching distribution|Could not find a version", re.IGNORECASE)


class SetUpError(Exception):
    """Why the libraries could not be set up, in one sentence for the player."""


class Progress:
    """Shows a set-up that is going on: in the terminal, or in a small window without one."""

    def __init__(self, text: str) -> None:
        """Show the text at once."""
        self._window: subprocess.Popen[bytes] | None = None
        self._terminal = notice.has_terminal()
        _write(text)
        if notice.wants_window():
            self._window = notice.open_window("progress", text, _("Stop"))

    @property
    def terminal(self) -> bool:
        """Whether pip may draw in the terminal itself."""
        return self._terminal

    @property
    def stopped(self) -> bool:
        """Whether the player pressed the window's button."""
        return self._window is not None and self._window.poll() == STOPPED

    def show(self, line: str) -> None:
        """Show one more line of what is going on."""
        _write(line)
        if self._window is not None and self._window.stdin is not None:
            try:
                self._window.stdin.write((line + "\n").encode())
                self._window.stdin.flush()
            except OSError:
                # Closed by the player, who need not watch.
                self._window = None

    def close(self) -> None:
        """Take the window away."""
        if self._window is not None and self._window.stdin is not None:
            try:
                self._window.stdin.close()
            except OSError:
                self._window = None


LAST_WORDS = 2.0
"""Seconds to wait for what a stopped pip had still to say."""
STOPPED = 10
"""How small_window.py exits when its button was pressed."""


def _write(line: str) -> None:
    if sys.stderr is not None:
        encoding = sys.stderr.encoding or "ascii"
        sys.stderr.write(line.encode(encoding, "replace").decode(encoding) + "\n")
        sys.stderr.flush()


def install(requirements: Sequence[str], target: Path, work: Path, progress: Progress) -> None:
    """Install requirements such as "platformdirs>=4.2,<5" into the folder `target`.

    `work` is an existing folder for what is needed on the way. Only ready-made wheels are
    taken: nothing is compiled on the player's computer. Raises SetUpError.
    """
    log = work / "pip.log"
    command = [
        *_pip(work),
        "install",
        *("--target", str(target)),
        *("--only-binary", ":all:"),
        *("--retries", "2"),
        *("--timeout", "20"),
        *("--log", str(log)),
        "--no-warn-script-location",
        *requirements,
    ]
    if _run(command, progress) != 0:
        raise SetUpError(_explanation(_text(log), requirements))


def _pip(work: Path) -> list[str]:
    python = sys.executable
    if importlib.util.find_spec("pip") is None:
        python = str(_borrowed_python(work / "with-pip"))
    return [python, "-c", PIP]


def _borrowed_python(folder: Path) -> Path:
    """Make an environment that has a pip, for Pythons that have none themselves."""
    made = subprocess.run(  # noqa: S603 - this very Python
        [sys.executable, "-I", "-m", "venv", str(folder)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    if made.returncode != 0:
        message = _(
            "Euchre needs pip once to set itself up, and this Python ({python}) has none: "
            "install it (on Debian and Ubuntu: sudo apt install python3-pip) and start "
            "main.py again."
        )
        raise SetUpError(message.format(python=sys.executable))
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _run(command: list[str], progress: Progress) -> int:
    # Standard output belongs to the game, so all of pip's words go to standard error.
    output = sys.stderr if progress.terminal else subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - this very Python
        command,
        stdin=subprocess.PIPE,
        stdout=output,
        stderr=subprocess.STDOUT,
        env={**os.environ, **SETTINGS},
        encoding="utf-8",
        errors="replace",
    ) as pip:
        reader = threading.Thread(
            target=_forward, args=(pip.stdout or (), progress), daemon=True
        )
        reader.start()
        try:
            return _wait(pip, progress)
        finally:
            pip.kill()
            # The pipe is closed below: its last words must be read before.
            reader.join(LAST_WORDS)


def _wait(pip: subprocess.Popen[str], progress: Progress) -> int:
    while pip.poll() is None:
        if progress.stopped:
            raise KeyboardInterrupt
        time.sleep(0.05)
    return pip.returncode


def _forward(lines: Iterable[str], progress: Progress) -> None:
    for line in lines:
        if line.strip():
            progress.show(line.strip())


def _text(log: Path) -> str:
    try:
        return log.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _explanation(log: str, requirements: Sequence[str]) -> str:
    """Return one sentence about what pip met, and what the player can do about it."""
    names = ", ".join(requirements)
    if FULL.search(log):
        message = _("The disk is full: make some room (60 MB) and start again.")
    elif FORBIDDEN.search(log):
        message = _(
            "Euchre may not write into its own folder: start it with --data-dir FOLDER and a "
            "folder that is yours."
        )
    elif UNREACHABLE.search(log):
        message = _(
            "Euchre could not download {names}, because the Python package index cannot be "
            "reached: check the network (and proxy) and start again."
        )
    elif UNKNOWN.search(log):
        message = _(
            "There is no ready-made {names} for this Python {version} on this system: start "
            "main.py with another Python, 3.10 to 3.15, or install the libraries yourself."
        )
    else:
        message = _("pip could not install {names} ({reason}): mend that and start again.")
    version = "{}.{}".format(*sys.version_info)
    return message.format(names=names, version=version, reason=_last_words(log))


def _last_words(log: str) -> str:
    """Return pip's last line about an error, without the log's dates."""
    lines = [re.sub(r"^\S+T[\d:,.]+ +", "", line).strip() for line in log.splitlines()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return errors[-1].rstrip(".") if errors else _("it gave no reason")
