"""The first start on a bare Python, and everything that can go wrong with it; no network."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import textwrap
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from euchre.bootstrap import GAME, Library
from euchre.set_up import PARTIAL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).parents[2]
ENDS = 300.0
"""Seconds: only a program that hangs takes so long, however busy the machine is."""
PREPARE = "from euchre.bootstrap import GAME, prepare; prepare(GAME, data_dir=__import__('pathlib').Path({!r}))"
SHOW = "; import pygame; print(pygame.__file__)"

# A pip that installs hand-made libraries, and behaves badly on demand (STUB_PIP).
PIP = """
import os, sys, time
from pathlib import Path

def option(name):
    return Path(sys.argv[sys.argv.index(name) + 1])

target, mode = option("--target"), os.environ.get("STUB_PIP", "good")
with open(os.environ["STUB_CALLS"], "a") as calls:
    calls.write(f"{os.getpid()}\\n")
(target / "pygame").mkdir(parents=True)
(target / "pygame" / "__init__.py").write_text('''
import os
if "STUB_DAMAGE" in os.environ:
    raise ImportError("it is damaged", name="pygame.base")
''')
print("Downloading pygame_ce (12.2 MB)", flush=True)
if mode == "slow":
    time.sleep(1)
elif mode == "endless":
    time.sleep(100)
elif mode != "good":
    option("--log").write_text(mode)
    sys.exit(1)
(target / "platformdirs").mkdir()
(target / "platformdirs" / "__init__.py").touch()
"""


class Computer(NamedTuple):
    """A person's computer with a bare Python: nothing but a home folder and a pip."""

    folder: Path

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def site(self) -> Path:
        return self.folder / "site"

    @property
    def pip_calls(self) -> list[str]:
        calls = self.folder / "calls"
        return calls.read_text().splitlines() if calls.exists() else []

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        return {
            **kept,
            "HOME": str(self.home),
            "PYTHONPATH": str(self.site),
            "STUB_CALLS": str(self.folder / "calls"),
            **more,
        }

    def begin(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        """Start Python without its site-packages, from the project's folder.

        Ctrl+C counts even where the tests run in the background, which would ignore it.
        """
        usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
        try:
            return self._started(arguments, more)
        finally:
            signal.signal(signal.SIGINT, usual)

    def _started(
        self, arguments: Sequence[str], more: Mapping[str, str]
    ) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-S", *arguments],
            cwd=ROOT,
            env=self.environment(**more),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, **more: str) -> Run:
        process = self.begin(*arguments, **more)
        out, err = process.communicate(timeout=ENDS)
        return Run(process.returncode, out, err)

    def prepare(self, **more: str) -> Run:
        """Set up what the game needs, then say which pygame this Python imports."""
        return self.run("-c", PREPARE.format(str(self.data)) + SHOW, **more)

    def play(self, *arguments: str, **more: str) -> Run:
        """Start the game itself, which ends for want of a screen."""
        return self.run("main.py", "--data-dir", str(self.data), *arguments, **more)

    def claim(self, distribution: str, version: str) -> None:
        """Let this Python seem to have a library, by its metadata alone."""
        folder = self.site / f"{distribution.replace('-', '_')}-{version}.dist-info"
        folder.mkdir()
        text = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n"
        (folder / "METADATA").write_text(text)


class Run(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The last line a person reads."""
        return self.err.strip().splitlines()[-1]


@pytest.fixture
def computer(tmp_path: Path) -> Computer:
    computer = Computer(tmp_path)
    computer.home.mkdir()
    (computer.site / "pip").mkdir(parents=True)
    (computer.site / "pip" / "__init__.py").touch()
    (computer.site / "pip" / "__main__.py").write_text(PIP)
    return computer


def until(condition: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def leftovers(computer: Computer) -> list[Path]:
    return list(computer.data.rglob(PARTIAL + "*"))


def alive(process: str) -> bool:
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    # A process that nobody has collected yet has ended all the same.
    status = Path(f"/proc/{process}/stat")
    return not status.exists() or ") Z" not in status.read_text()


def test_the_first_start_sets_up_and_the_second_goes_straight_in(computer: Computer) -> None:
    first = computer.prepare()
    assert first.status == 0, first.err
    assert str(computer.data) in first.out
    assert "Downloading pygame_ce" in first.err, "the progress is to be seen"
    second = computer.prepare()
    assert (second.status, second.out, second.err) == (0, first.out, "")
    assert len(computer.pip_calls) == 1
    assert not leftovers(computer)


def test_everything_stays_in_the_data_folder(computer: Computer) -> None:
    computer.prepare()
    assert not list(computer.home.iterdir())


def test_without_a_data_folder_the_libraries_go_where_the_player_s_files_go(
    computer: Computer,
) -> None:
    computer.run("main.py", "--yes")
    platformdirs = pytest.importorskip("platformdirs")
    shown = subprocess.run(
        [
            sys.executable,
            "-c",
            "import platformdirs as p; print(p.user_data_path('euchre', False))",
        ],
        env={**os.environ, "HOME": str(computer.home), "XDG_DATA_HOME": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert platformdirs
    assert list(Path(shown.stdout.strip()).glob("libraries/*/game/pygame"))


def test_a_set_up_that_was_killed_heals_at_the_next_start(computer: Computer) -> None:
    process = computer.begin("-c", PREPARE.format(str(computer.data)), STUB_PIP="endless")
    until(lambda: list(computer.data.rglob("pygame/__init__.py")))
    process.kill()
    process.communicate()
    (pip,) = computer.pip_calls
    until(lambda: not alive(pip))
    assert leftovers(computer), "this test needs something half done"
    assert computer.prepare().status == 0
    assert not leftovers(computer)


def test_ctrl_c_leaves_nothing_half_done(computer: Computer) -> None:
    process = computer.begin("-c", PREPARE.format(str(computer.data)), STUB_PIP="endless")
    until(lambda: list(computer.data.rglob("pygame/__init__.py")))
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=ENDS)
    assert process.returncode == 130
    assert "next start begins it anew" in err
    assert "Traceback" not in err
    assert not leftovers(computer)


def test_two_starts_at_once_set_up_once(computer: Computer) -> None:
    code = PREPARE.format(str(computer.data)) + SHOW
    starts = [computer.begin("-c", code, STUB_PIP="slow") for _ in range(3)]
    for start in starts:
        out, err = start.communicate(timeout=ENDS)
        assert start.returncode == 0, err
        assert str(computer.data) in out
    assert len(computer.pip_calls) == 1


def test_other_versions_than_the_stamp_says_are_set_up_anew(computer: Computer) -> None:
    computer.prepare()
    (stamp,) = computer.data.rglob("complete.txt")
    stamp.write_text("pygame-ce>=2.4,<2.5\n")
    assert computer.prepare().status == 0
    assert len(computer.pip_calls) == 2
    assert not leftovers(computer)


def test_a_library_that_has_vanished_is_set_up_anew(computer: Computer) -> None:
    computer.prepare()
    (module,) = computer.data.rglob("platformdirs/__init__.py")
    module.unlink()
    module.parent.rmdir()
    assert computer.prepare().status == 0
    assert len(computer.pip_calls) == 2


def test_what_the_environment_has_is_used(computer: Computer) -> None:
    for library in GAME.libraries:
        (computer.site / library.module).mkdir()
        (computer.site / library.module / "__init__.py").touch()
        computer.claim(library.distribution, library.lowest)
    run = computer.prepare()
    assert str(computer.site) in run.out
    assert not computer.pip_calls


@pytest.mark.parametrize("version", ["2.5.7", "2.6.0", "2.4.9"])
def test_another_version_in_the_environment_is_not_used(
    computer: Computer, version: str
) -> None:
    computer.claim("pygame-ce", version)
    computer.claim("platformdirs", "4.3.0")
    assert str(computer.data) in computer.prepare().out


def test_the_old_pygame_is_passed_by_without_importing_it(computer: Computer) -> None:
    (computer.site / "pygame").mkdir()
    (computer.site / "pygame" / "__init__.py").write_text("raise SystemExit('imported')")
    computer.claim("pygame", "2.6.1")
    # The old one may have been laid over the new one.
    computer.claim("pygame-ce", "2.5.8")
    computer.claim("platformdirs", "4.3.0")
    run = computer.prepare()
    assert run.status == 0, run.err
    assert str(computer.data) in run.out


def test_without_set_up_the_old_pygame_is_named(computer: Computer) -> None:
    computer.claim("pygame", "2.6.1")
    run = computer.run("-m", "euchre")
    assert run.status == 1
    assert "old pygame" in run.sentence
    assert "main.py" in run.sentence


def test_without_set_up_what_is_missing_is_named(computer: Computer) -> None:
    run = computer.run("-m", "euchre")
    assert run.status == 1
    assert '"pygame-ce>=' in run.sentence
    assert not computer.pip_calls


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("NewConnectionError(...)\nERROR: No matching distribution found", "check the network"),
        ("ERROR: No matching distribution found for pygame-ce", "another Python"),
        ("OSError: [Errno 28] No space left on device", "make some room"),
        ("OSError: [Errno 13] Permission denied: '/x'", "--data-dir"),
        ("2026-11-30T10:00:00,123 ERROR: The moon is full.", "(ERROR: The moon is full)"),
    ],
)
def test_each_failure_is_one_sentence_with_what_to_do(
    computer: Computer, log: str, words: str
) -> None:
    run = computer.play(STUB_PIP=log)
    assert run.status == 1
    assert words in run.sentence
    assert "Traceback" not in run.err
    assert not run.out
    assert not leftovers(computer)


def test_a_folder_that_cannot_be_written_is_named(computer: Computer) -> None:
    computer.data.mkdir()
    # Nobody, not even root, can make a folder below a file.
    (computer.data / "libraries").touch()
    run = computer.play()
    assert run.status == 1
    assert str(computer.data) in run.sentence
    assert "--data-dir" in run.sentence
    assert "Traceback" not in run.err


def test_without_pip_and_without_a_way_to_get_one_a_sentence_says_so(
    computer: Computer,
) -> None:
    for file in (computer.site / "pip").iterdir():
        file.unlink()
    (computer.site / "pip").rmdir()
    code = "import sys; sys.executable = '/bin/false'; " + PREPARE.format(str(computer.data))
    run = computer.run("-c", code)
    assert run.status == 1
    assert "python3-pip" in run.sentence
    assert not leftovers(computer)


def test_a_python_without_pip_borrows_one(computer: Computer) -> None:
    for file in (computer.site / "pip").iterdir():
        file.unlink()
    (computer.site / "pip").rmdir()
    wheels = computer.folder / "wheels"
    wheels.mkdir()
    for library in GAME.libraries:
        make_wheel(wheels, library)
    # -S hides this Python's own pip; the real one is then made by the module venv.
    run = computer.prepare(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(wheels), PIP_USER="1")
    if "python3-pip" in run.err:
        pytest.skip("this Python cannot make an environment with pip")
    assert run.status == 0, run.err
    assert str(computer.data) in run.out
    assert not leftovers(computer)


def make_wheel(folder: Path, library: Library) -> None:
    name = f"{library.distribution.replace('-', '_')}-{library.lowest}"
    with zipfile.ZipFile(folder / f"{name}-py3-none-any.whl", "w") as wheel:
        info = f"{name}.dist-info"
        wheel.writestr(f"{library.module}/__init__.py", "")
        wheel.writestr(
            f"{info}/METADATA",
            f"Metadata-Version: 2.1\nName: {library.distribution}\nVersion: {library.lowest}\n",
        )
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{info}/RECORD", "")


def test_a_library_the_program_can_do_without_does_not_stop_it(computer: Computer) -> None:
    code = textwrap.dedent(f"""
        from pathlib import Path
        from euchre.bootstrap import Group, Library, prepare
        group = Group("extra", (Library("extra", "extra", "1", "2"),), 1, optional=True)
        prepare(group, data_dir=Path({str(computer.data)!r}))
        print("going on")
    """)
    run = computer.run("-c", code, STUB_PIP="ERROR: No matching distribution found")
    assert (run.status, run.out) == (0, "going on\n")
    assert "Going on without extra" in run.err


def test_a_damaged_library_is_told_and_set_up_anew(computer: Computer) -> None:
    run = computer.play(STUB_DAMAGE="1", SDL_VIDEODRIVER="dummy")
    assert run.status == 1
    assert "pygame is damaged (it is damaged): start again" in run.sentence
    assert "Traceback" not in run.err
    computer.prepare()
    assert len(computer.pip_calls) == 2


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="X11 and Wayland only")
def test_no_screen_is_told_in_one_sentence(computer: Computer) -> None:
    computer.prepare()
    run = computer.play()
    assert run.status == 1
    assert "needs a screen" in run.err
    assert len(run.err.splitlines()) == 1


def test_help_and_version_need_no_library(computer: Computer) -> None:
    assert computer.run("main.py", "--version").out.startswith("Euchre ")
    assert "--data-dir" in computer.run("main.py", "--help").out
    assert not computer.pip_calls


def test_main_alone_says_what_it_lacks(computer: Computer) -> None:
    copy = computer.folder / "main.py"
    copy.write_bytes((ROOT / "main.py").read_bytes())
    run = computer.run(str(copy))
    assert run.status == 1
    assert "whole project" in run.sentence
    assert "Traceback" not in run.err


def in_a_terminal(computer: Computer, answer: str, *arguments: str) -> tuple[int, str]:
    """Start main.py in a terminal and type an answer; return the status and the screen."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-S", "main.py", "--data-dir", str(computer.data), *arguments],
        cwd=ROOT,
        env=computer.environment(),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    os.write(ours, answer.encode())
    screen = b""
    try:
        while part := os.read(ours, 4096):
            screen += part
    except OSError:
        # How a terminal tells that its last program has ended.
        pass
    finally:
        os.close(ours)
    return process.wait(timeout=ENDS), screen.decode()


def test_in_a_terminal_it_asks_and_takes_no_for_an_answer(computer: Computer) -> None:
    status, screen = in_a_terminal(computer, "n\n")
    assert status == 1
    assert str(computer.data) in screen
    assert "Nothing was installed" in screen
    assert not computer.pip_calls


def test_the_end_of_the_input_is_no_consent(computer: Computer) -> None:
    status, screen = in_a_terminal(computer, "\x04")
    assert status == 1
    assert "Nothing was installed" in screen


@pytest.mark.parametrize("answer", ["\n", "y\n", "Yes\n"])
def test_in_a_terminal_it_sets_up_after_a_yes(computer: Computer, answer: str) -> None:
    _, screen = in_a_terminal(computer, answer)
    assert "[Y/n]" in screen
    assert "needs a screen" in screen, "it has gone on to the game"
    assert len(computer.pip_calls) == 1


def test_yes_on_the_command_line_is_not_asked_again(computer: Computer) -> None:
    _, screen = in_a_terminal(computer, "", "--yes")
    assert "[Y/n]" not in screen
    assert len(computer.pip_calls) == 1


def with_a_screen(computer: Computer, then: str) -> dict[str, str]:
    """Give the computer a screen, and a program that shows windows there and does `then`."""
    programs = computer.folder / "programs"
    programs.mkdir()
    program = programs / "xmessage"
    shown = computer.folder / "shown"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" >>{shown}\n{then}\n')
    program.chmod(0o755)
    return {"DISPLAY": ":no-such-screen", "PATH": f"{programs}:/usr/bin:/bin"}


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="X11 and Wayland only")
def test_without_a_terminal_set_up_and_failure_are_shown_in_windows(computer: Computer) -> None:
    screen = with_a_screen(computer, "exec sleep 5")
    run = computer.play(STUB_PIP="NewConnectionError", **screen)
    assert run.status == 1
    shown = computer.folder / "shown"
    # The window may open a moment after the program has ended.
    until(shown.exists)
    until(lambda: "check the network" in re.sub(r"\s+", " ", shown.read_text()))
    assert "Setting up Euchre" in shown.read_text()


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="X11 and Wayland only")
def test_the_window_s_button_stops_the_set_up(computer: Computer) -> None:
    run = computer.play(STUB_PIP="endless", **with_a_screen(computer, "sleep 1"))
    assert run.status == 130
    assert not leftovers(computer)


def test_the_header_of_main_and_the_project_file_name_the_same_versions() -> None:
    wanted = {str(library) for library in GAME.libraries}
    main = (ROOT / "main.py").read_text(encoding="utf-8")
    header = re.search(r"^# dependencies = \[(.*)\]$", main, re.MULTILINE)
    assert header
    assert set(re.findall(r'"(.*?)"', header[1])) == wanted
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[\n(.*?)^\]$", project, re.MULTILINE | re.DOTALL)
    assert listed
    assert set(re.findall(r'^  "(.*?)",$', listed[1], re.MULTILINE)) == wanted


OLD_PYTHONS = sorted(
    python
    for minor in ("2.7", "3.5", "3.6", "3.7", "3.8", "3.9")
    for python in (Path.home() / ".pyenv" / "versions").glob(f"{minor}.*/bin/python")
)


@pytest.mark.parametrize("program", ["main.py", "tests"])
@pytest.mark.parametrize("python", OLD_PYTHONS, ids=lambda python: python.parts[-3])
def test_an_old_python_says_which_one_is_needed(python: Path, program: str) -> None:
    run = subprocess.run(
        [python, "-B", program],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr.decode().startswith("Euchre needs Python 3.10 or newer")
    assert len(run.stderr.splitlines()) == 1


def test_a_python_that_pretends_to_be_old_is_told_so(computer: Computer) -> None:
    code = (
        "import runpy, sys; sys.version_info = (3, 9, 1); sys.path.insert(0, '.');"
        "runpy.run_path('main.py', run_name='__main__')"
    )
    run = computer.run("-c", code)
    assert run.status == 1
    assert "this is Python 3.9" in run.sentence
