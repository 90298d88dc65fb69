"""Lets pip put libraries into a folder, and says in words why it failed.

pip is given exact versions with the hashes of their files (`pins/`), and of the player's own
settings of pip only those in `pip_settings`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import _
from euchre.start import pip_settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.start.bootstrap import LibraryGroup
    from euchre.start.progress import Progress

PINS = Path(__file__).parent / "pins"
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
MEGABYTE = 1_000_000
LOOKS = 0.2
"""Seconds between two looks at how far pip is."""


class SetUpError(Exception):
    """Why the libraries could not be set up, in one sentence for the player."""


class InstallFolder(NamedTuple):
    """The folders of one set-up."""

    target: Path
    """Is to hold the libraries."""
    work: Path
    """Is there, and holds what is needed on the way."""

    @property
    def temporary(self) -> Path:
        """Where pip keeps what it downloads."""
        return self.work / "tmp"

    @property
    def log(self) -> Path:
        """What pip tells of itself in detail."""
        return self.work / "pip.log"

    @property
    def words(self) -> Path:
        """What pip prints."""
        return self.work / "pip.out"


def install(group: LibraryGroup, place: InstallFolder, progress: Progress) -> None:
    """Install a group into the folder `place.target`.

    Only ready-made wheels are taken: nothing is compiled on the player's computer. Raises
    SetUpError.
    """
    place.temporary.mkdir(exist_ok=True)
    command = [
        *_pip(place.work),
        "install",
        *("--target", str(place.target)),
        *("--only-binary", ":all:"),
        *("--retries", "2"),
        *("--log", str(place.log)),
        "--no-cache-dir",
        "--no-warn-script-location",
        *_requirements(group),
    ]
    if _run(command, place, _Watch(group, place, progress)) != 0:
        told = _text(place.log) + _text(place.words)
        raise SetUpError(explanation(told, list(map(str, group.libraries))))


def pins(group: LibraryGroup) -> Path:
    """Return the file that names a group's exact versions and their hashes."""
    return PINS / f"{group.name}.txt"


def _requirements(group: LibraryGroup) -> list[str]:
    if pins(group).is_file():
        # They name what the libraries need themselves, too.
        return ["--require-hashes", "--no-deps", "-r", str(pins(group))]
    return [str(library) for library in group.libraries]


def _pip(work: Path) -> list[str]:
    python = sys.executable
    if importlib.util.find_spec("pip") is None:
        python = str(_borrowed_python(work / "with-pip"))
    return [python, "-c", PIP]


def _borrowed_python(folder: Path) -> Path:
    """Make an environment that has a pip, for Pythons that have none themselves."""
    try:
        made = subprocess.run(  # noqa: S603 - this very Python
            [sys.executable, "-I", "-m", "venv", str(folder)],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        ).returncode
    except OSError:
        made = 1
    if made != 0:
        message = _(
            "Euchre needs pip once to set itself up, and this Python ({python}) has none: "
            "install it (on Debian and Ubuntu: sudo apt install python3-pip) and start "
            "main.py again."
        )
        raise SetUpError(message.format(python=sys.executable))
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class _Watch(NamedTuple):
    """Tells how far pip is by the files it makes, the same for every pip there is."""

    group: LibraryGroup
    place: InstallFolder
    progress: Progress

    def look(self) -> None:
        if self.progress.stopped:
            raise KeyboardInterrupt
        if any(self.place.temporary.glob("pip-target-*/*")) or self.place.target.exists():
            self.progress.passing(_("Unpacking the download."))
            return
        done = round(self._downloaded() / MEGABYTE)
        if done:
            whole = max(done, self.group.megabytes)
            text = _("Downloading: {done} of about {whole} MB.")
            self.progress.passing(text.format(done=done, whole=whole))

    def _downloaded(self) -> int:
        total = 0
        for wheel in self.place.temporary.glob("*/*.whl"):
            try:
                total += wheel.stat().st_size
            except OSError:
                # Gone between the two looks.
                continue
        return total


def _run(command: list[str], place: InstallFolder, watch: _Watch) -> int:
    temporary = {name: str(place.temporary) for name in ("TMPDIR", "TEMP", "TMP")}
    with (
        place.words.open("wb") as words,
        subprocess.Popen(  # noqa: S603 - this very Python
            command,
            stdin=subprocess.PIPE,
            stdout=words,
            stderr=subprocess.STDOUT,
            env={**pip_settings.environment(), **temporary},
            cwd=_current_folder(place.work),
            # Ctrl+C is for this process, which then ends pip.
            start_new_session=sys.platform != "win32",
            creationflags=0x200 if sys.platform == "win32" else 0,
        ) as pip,
    ):
        try:
            return _wait(pip, watch)
        finally:
            pip.kill()


def _current_folder(otherwise: Path) -> str:
    """Return where the player is: settings may name folders as seen from there."""
    try:
        return os.getcwd()  # noqa: PTH109 - as text, whatever its letters
    except OSError:
        # It is gone, and pip would not start there.
        return str(otherwise)


def _wait(pip: subprocess.Popen[bytes], watch: _Watch) -> int:
    looked = time.monotonic()
    while pip.poll() is None:
        time.sleep(0.05)
        if time.monotonic() - looked > LOOKS:
            watch.look()
            looked = time.monotonic()
    return pip.returncode


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _sign(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


FULL = _sign(r"No space left on device|not enough space|Disk quota exceeded")
FORBIDDEN = _sign(r"Permission denied|Read-only file system|Access is denied")
CHANGED = _sign(r"DO NOT MATCH THE HASHES|Hash mismatch")
DISTRUSTED = _sign(r"CERTIFICATE_VERIFY_FAILED|SSLCertVerificationError")
UNREACHABLE = _sign(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError"
    r"|Max retries exceeded|Failed to establish|Connection (?:refused|reset|broken|aborted)"
    r"|Network is unreachable|Temporary failure in name resolution|getaddrinfo failed"
    r"|IncompleteRead|IncompleteDownload"
)
UNKNOWN = _sign(r"No matching distribution|Could not find a version")
UNASKED = _sign(r"Ignoring indexes")
REACHED = _sign(r"from versions: (?!none)")
"""The index was asked and knows the library, though not as it is needed here."""
ERROR = re.compile(r"^(?:\S+T[\d:,.]+ +)?ERROR\b", re.MULTILINE)


def explanation(log: str, requirements: Sequence[str]) -> str:
    """Return one sentence about what pip met, and what the player can do about it."""
    # What comes before the first error was a passing trouble, such as a second try.
    first = ERROR.search(log)
    end = log[first.start() :] if first else log
    message = _about_the_end(end) or _about_the_network(log, end)
    if message is None and UNKNOWN.search(end) and UNASKED.search(log):
        message = _(
            "pip is set to use no package index (no-index) and doesn't find {names} where it "
            "looks instead: change that pip setting and start again."
        )
    elif message is None and UNKNOWN.search(end):
        message = _(
            "There is no ready-made {names} for this Python {version} on this system: start "
            "main.py with another Python, 3.10 to 3.15, or install the libraries yourself."
        )
    return (
        message or _("pip couldn't install {names} ({reason}): fix that and start again.")
    ).format(
        names=", ".join(requirements),
        version="{}.{}".format(*sys.version_info),
        reason=_last_words(end),
    )


def _about_the_end(end: str) -> str | None:
    if FULL.search(end):
        return _("The disk is full: free up some space (60 MB) and start again.")
    if FORBIDDEN.search(end):
        return _(
            "Euchre can't write to its own folder: start it with --data-dir FOLDER and a "
            "folder of yours."
        )
    if CHANGED.search(end):
        return _(
            "The download of {names} is not the one Euchre was tested with, so it was deleted: "
            "check the network (a proxy or index may have changed it) and start again."
        )
    return None


def _about_the_network(log: str, end: str) -> str | None:
    if REACHED.search(end):
        return None
    where = log if UNKNOWN.search(end) else end
    if DISTRUSTED.search(where):
        return _(
            "Euchre couldn't download {names}, because the certificate of the Python package "
            "index is not trusted here: tell pip about your network's certificates (pip config "
            "set global.cert FILE) and start again."
        )
    if UNREACHABLE.search(where):
        return _(
            "Euchre couldn't download {names}, because the Python package index can't be "
            "reached: check the network (and proxy) and start again."
        )
    return None


def _last_words(log: str) -> str:
    """Return pip's last line about an error, without the log's dates."""
    lines = [re.sub(r"^\S+T[\d:,.]+ +", "", line).strip() for line in log.splitlines()]
    errors = [
        line
        for line in lines
        if re.match(r"error|\w*(?:Error|Exception):", line, re.IGNORECASE)
    ]
    found = errors or [line for line in lines if line]
    return found[-1].rstrip(".") if found else _("it gave no reason")
