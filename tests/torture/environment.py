"""Starts the program in surroundings that nobody thinks of, alone and several at once.

No home, no user, no current folder, few open files, full disks, closed streams, odd languages,
variables of Python, pip and SDL, folders that cannot be written, read or found. What must hold: it
prints what it was asked for or shows its first picture, or says in a sentence why not; never a
traceback, and it ends in time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pygame

from euchre.child_process import ROOT
from tests.torture.deals import Fault

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

_MAIN = str(ROOT / "main.py")
_LONGEST = 60.0
"""Seconds, after which a start hangs."""
_NOBODY = 65_534
_LONGEST_SENTENCE = 600
_UNSEEN = 1.5
_ENDED_BY_US = (-signal.SIGTERM, 0, 143)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    about = (
        f"how many starts (default: every one of {len(WAYS)} surroundings, and some together)"
    )
    parser.add_argument("--count", type=int, default=4 * len(WAYS), help=about)
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Start, report, and return 1 if a start ended badly."""
    if sys.platform == "win32":
        print("these surroundings are those of Unix")
        return 0
    started = time.perf_counter()
    try:
        told = start(arguments.count, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(f"{arguments.count} starts: {parts}; no fault, {time.perf_counter() - started:.0f} s")
    return 0


def start(count: int, first: int = 0) -> Counter[str]:
    """Start so often; how it ended. Fault if it was a traceback, silence, or no end."""
    told: Counter[str] = Counter()
    for number in range(first, first + count):
        with tempfile.TemporaryDirectory() as name:
            place = Place(Path(name), Random(number))
            # Each alone at first, then up to three together.
            alone = number < len(WAYS)
            ways = [WAYS[number]] if alone else place.rng.sample(WAYS, place.rng.randint(2, 3))
            for way in ways:
                way(place)
            try:
                told[place.start()] += 1
            except Fault as error:
                message = (
                    f"{error}\nin {[way.__name__ for way in ways]}, {place}\nto do it again: "
                    f"python3 tests/torture environment --seed {number} --count 1"
                )
                raise Fault(message) from error
            finally:
                _open_again(Path(name))
    return told


class Place:
    """What a start finds: variables, folders, streams, limits."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng = rng
        self.folder = folder
        self.data = os.fsencode(folder / "data")
        self.words = rng.choice((["--version"], ["--help"], [], [], [], ["--start", "classic"]))
        self.flags: list[str] = []
        self.redirections = ""
        self.limits: list[str] = []
        """Words for a shell, before it starts the program."""
        self.python = sys.executable
        self.user: int | None = None
        libraries = Path(pygame.__file__).parents[1]
        self.variables = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(filter(None, ("", str(libraries), *_also()))),
            "HOME": str(folder),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }

    def __str__(self) -> str:
        return f"{self.flags} {self.words} {self.redirections} {self.limits} {self.variables}"

    def be(self, user: int) -> None:
        """Be another user, if that is possible here."""
        python = _python_for_all()
        if python is not None:
            self.python, self.user = python, user
            self.folder.chmod(0o777)

    def start(self) -> str:
        """Start the program, and wait for its picture or its end."""
        words = [*self.flags, _MAIN, "--data-dir", os.fsdecode(self.data), *self.words]
        shows = not {"--version", "--help"} & set(self.words)
        if shows:
            words.append("--test-log")
        line = "; ".join([*self.limits, f'exec "$0" "$@" {self.redirections}'])
        with subprocess.Popen(
            ["/bin/sh", "-c", line, self.python, *words],
            env=self.variables,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            user=self.user,
            start_new_session=True,
        ) as process:
            return self._end_of(process, shows=shows)

    def _end_of(self, process: subprocess.Popen[bytes], *, shows: bool) -> str:
        patience = _Patience(process)
        assert process.stdout
        try:
            first = process.stdout.readline() if shows else b""
            shown = shows and _is_shown(first)
            unseen = shows and not first and ">" in self.redirections
            if unseen:
                # Where nothing can be read, it is given the time for a picture.
                time.sleep(_UNSEEN)
            if shown or unseen:
                process.terminate()
            out, err = process.communicate(timeout=_LONGEST)
        except subprocess.TimeoutExpired as error:
            message = "it does not end"
            raise Fault(message) from error
        finally:
            patience.end()
        told = err.decode("utf-8", "replace").strip()
        if "Traceback" in told or (
            process.returncode < 0 and -process.returncode != signal.SIGTERM
        ):
            message = f"it ended with {process.returncode}, saying\n{told[-3000:]}"
            raise Fault(message)
        if shown or process.returncode in _ENDED_BY_US:
            return "pictures" if shows else "answers"
        return self._refusal(told, out + first)

    def _refusal(self, told: str, out: bytes) -> str:
        if not told and "2>" not in self.redirections:
            message = f"it ended without a word; it printed {out[:500]!r}"
            raise Fault(message)
        if len(told) > _LONGEST_SENTENCE:
            message = f"it says too much:\n{told}"
            raise Fault(message)
        return "sentences"


class _Patience:
    """Ends a start that hangs."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        from threading import Timer  # noqa: PLC0415 - by its side

        self._timer = Timer(_LONGEST, process.kill)
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        """It has ended."""
        self._timer.cancel()


def _also() -> tuple[str, ...]:
    """Where else the game's libraries lie."""
    import platformdirs  # noqa: PLC0415 - set up by now

    return (str(Path(platformdirs.__file__).parents[1]),)


@cache
def _python_for_all() -> str | None:
    """A Python that any user may start; None if there is none."""
    if os.geteuid() != 0:
        return None
    version = "{}.{}".format(*sys.version_info)
    for python in (sys.executable, f"/usr/bin/python{version}"):
        try:
            subprocess.run([python, "-c", ""], user=_NOBODY, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return python
    return None


def _is_shown(line: bytes) -> bool:
    # It may be written in two bytes a letter.
    return b'"what": "shown"' in line.replace(b"\0", b"")


def _open_again(folder: Path) -> None:
    """Let a folder be deleted again."""
    for path in (folder, *folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o700)


def no_home(place: Place) -> None:
    """HOME is not set, or leads nowhere."""
    place.variables.pop("HOME")
    odd = place.rng.choice((None, "", "relative", "/nowhere/at/all", "/dev/null", "/root"))
    if odd is not None:
        place.variables["HOME"] = odd
    if place.rng.random() < 0.3:
        place.data = b"~/euchre"


def odd_folders(place: Place) -> None:
    """The variables for folders are relative, empty, files, or no UTF-8."""
    for name in (
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_STATE_HOME",
        "TMPDIR",
        "XDG_CACHE_HOME",
    ):
        odd = place.rng.choice(
            (None, "", "here", "/dev/null", "/nowhere", "/nowhere/caf\udce9", "\n")
        )
        if odd is not None:
            place.variables[name] = odd


def no_user(place: Place) -> None:
    """Nobody has this number; the system knows no name for it."""
    place.be(place.rng.choice((54_321, _NOBODY)))
    for name in ("USER", "LOGNAME", "USERNAME"):
        place.variables[name] = place.rng.choice(("", "\udcff", "a b"))


def no_current_folder(place: Place) -> None:
    """The current folder is gone, may not be read, or has an odd name."""
    gone = os.fsencode(place.folder) + place.rng.choice((b"/gone", b"/caf\xe9", b"/ a'\"b"))
    quoted = os.fsdecode(gone).replace("'", "'\\''")
    kept = place.rng.choice(("rmdir", "chmod 0", "ls >/dev/null"))
    place.limits.insert(0, f"mkdir '{quoted}'; cd '{quoted}'; {kept} '{quoted}'")


def odd_data(place: Place) -> None:
    """The data folder has an odd name, is none, or cannot be one."""
    inside = os.fsencode(place.folder)
    long = b"x" * 300
    place.data = place.rng.choice(
        (
            inside + b"/caf\xe9", inside + b"/\xff\xfe", inside + b"/a b\n", inside + b"/" + long,
            b"/dev/null/x", b"/proc/x", b"/dev/full", b"~nosuchuser/x", b"", b".", b"relative/x",
            inside + "/\u0132\u2603".encode(), b"/", b"-x",
        )
    )  # fmt: skip


def closed_folder(place: Place) -> None:
    """Nobody may write, read or enter the folders."""
    data = place.folder / "data"
    data.mkdir(exist_ok=True)
    (data / "settings.json").write_text("{}", encoding="utf-8")
    place.be(_NOBODY)
    data.chmod(place.rng.choice((0, 0o444, 0o555, 0o111)))


def things_in_the_way(place: Place) -> None:
    """Where files should be there are folders, pipes, endless devices, links to themselves."""
    data = place.folder / "data"
    data.mkdir(exist_ok=True)
    for name in ("settings.json", "games", "digests.json", "resets.json", "faults.log"):
        path = data / name
        if os.path.lexists(path):
            continue
        match place.rng.randrange(5):
            case 0:
                os.mkfifo(path)
            case 1:
                path.symlink_to("/dev/zero")
            case 2:
                path.mkdir()
            case 3:
                path.symlink_to(name)


def few_files(place: Place) -> None:
    """Only a few files may be open."""
    place.limits.append(f"ulimit {place.rng.choice(('-n', '-Sn'))} {place.rng.randint(6, 80)}")


def full_disk(place: Place) -> None:
    """No file may grow."""
    place.limits.append(f"trap '' XFSZ; ulimit -f {place.rng.choice((0, 0, 1, 2))}")


def no_processes(place: Place) -> None:
    """No process may be started beside."""
    place.be(_NOBODY)
    place.limits.append("ulimit -u 1 2>/dev/null")


def streams(place: Place) -> None:
    """Streams are closed, full, or nobody listens."""
    ways = ("<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", "2>/dev/full", "<&- 2>&-")
    place.redirections = place.rng.choice(ways)


def language(place: Place) -> None:
    """The system speaks an odd language."""
    odd = (
        "C", "POSIX", "xx_YY.nonsense", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "C.UTF-8", "",
        "\udcff", "../../etc", "de:fr:en", "zh_TW.Big5", "a" * 5000,
    )  # fmt: skip
    for name in ("LANG", "LC_ALL", "LANGUAGE", "LC_MESSAGES", "LC_CTYPE"):
        if place.rng.random() < 0.5:
            place.variables[name] = place.rng.choice(odd)
    if place.rng.random() < 0.3:
        place.variables["TZ"] = place.rng.choice(
            ("", "Nowhere/Nothing", "\udcff", ":/dev/zero")
        )


def pythons(place: Place) -> None:
    """Variables and flags for Python, which it obeys."""
    odd = {
        "PYTHONIOENCODING": ("ascii", "ascii:strict", "utf-16", "latin-1:replace"),
        "PYTHONUTF8": ("0", "1"),
        "PYTHONOPTIMIZE": ("2",),
        "PYTHONDEVMODE": ("1",),
        "PYTHONSAFEPATH": ("1",),
        "PYTHONNOUSERSITE": ("1",),
        "PYTHONDONTWRITEBYTECODE": ("1",),
        "PYTHONPYCACHEPREFIX": ("/dev/null", "/nowhere"),
        "PYTHONHASHSEED": ("0",),
        "PYTHONUNBUFFERED": ("1",),
        "PYTHONINTMAXSTRDIGITS": ("640", "0"),
        "PYTHONCOERCECLOCALE": ("0",),
        "PYTHONMALLOC": ("debug",),
    }
    for name, values in place.rng.sample(sorted(odd.items()), 4):
        place.variables[name] = place.rng.choice(values)
    place.flags = place.rng.choice(([], ["-P"], ["-O"], ["-OO"], ["-X", "dev"], ["-s"], ["-B"]))
    if place.flags == ["-P"] and sys.version_info < (3, 11):
        place.flags = []


def alone(place: Place) -> None:
    """Python looks neither at variables nor at folders; the libraries may be out of reach."""
    place.flags = ["-I"]
    place.words = [place.rng.choice(("--version", "--help"))]


def pips(place: Place) -> None:
    """Variables for pip, which is not to be asked."""
    for name in (
        "PREFIX",
        "ROOT",
        "DRY_RUN",
        "PLATFORM",
        "TARGET",
        "CONSTRAINT",
        "CONFIG_FILE",
    ):
        place.variables[f"PIP_{name}"] = place.rng.choice(("1", "/nowhere", "x"))


def screens(place: Place) -> None:
    """There is no screen, no sound, or one that nobody knows."""
    odd = ("", "nonsense", "x11", "wayland", "offscreen", "dummy")
    place.variables["SDL_VIDEODRIVER"] = place.rng.choice(odd)
    place.variables["SDL_AUDIODRIVER"] = place.rng.choice(("", "nonsense", "alsa", "disk"))
    place.variables["DISPLAY"] = place.rng.choice((":no-such-screen", "", ":99999"))
    place.variables["WAYLAND_DISPLAY"] = "nothing"


def masks(place: Place) -> None:
    """New files are for nobody or for everybody, and signals are not heard."""
    place.limits.append(f"umask {place.rng.choice(('0777', '0', '0277'))}")
    place.limits.append(place.rng.choice(("trap '' CHLD", "trap '' PIPE", "trap '' INT HUP")))


def odd_words(place: Place) -> None:
    """The command line is odd, too."""
    odd = (
        "--start", "nonsense", "--seed", "-1", "9" * 50, "--size", "0x0", "1x1", "100000x100000",
        "--players", "human", "--speed", "\udcff", "", "--", "--full-screen", "--safe",
    )  # fmt: skip
    place.words = [*place.words, *place.rng.choices(odd, k=place.rng.randint(1, 3))]


WAYS: tuple[Callable[[Place], None], ...] = (
    no_home, odd_folders, no_user, no_current_folder, odd_data, closed_folder, things_in_the_way,
    few_files, full_disk, no_processes, streams, language, pythons, alone, pips, screens, masks,
    odd_words,
)  # fmt: skip
