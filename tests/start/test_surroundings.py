"""Starts without the usual surroundings: each works, or ends in a sentence a person can act on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.start.computer import ENDS, ROOT
from tests.torture import environment
from tests.torture.deals import Fault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.start.computer import Computer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="surroundings as on Unix")

MAIN = str(ROOT / "main.py")
BARE = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
NO_SCREEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
IN_A_SHELL = ("sh", "-c", '"$0" "$@"')


def run(
    *command: str, cwd: Path = ROOT, env: Mapping[str, str] = BARE
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=cwd,
        env={**env, **NO_SCREEN},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=ENDS,
        encoding="utf-8",
        errors="replace",
    )


def sentence_of(done: subprocess.CompletedProcess[str]) -> str:
    """Return the sentence a start that failed ended with."""
    assert done.returncode in {1, 2}, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def first_picture(*command: str, env: Mapping[str, str], cwd: Path = ROOT) -> str:
    """Start the game; return what it reports of its first picture, and end it."""
    with subprocess.Popen(
        [*command, "--test-log"],
        cwd=cwd,
        env={**env, **NO_SCREEN},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as game:
        assert game.stdout
        line = game.stdout.readline()
        game.terminate()
        _, told = game.communicate(timeout=ENDS)
    assert line, told
    what: str = json.loads(line)["what"]
    return what


@pytest.mark.parametrize("flags", [["-P"], ["-I"], ["-E"], ["-s"], ["-OO"], ["-X", "dev"]])
@pytest.mark.parametrize("program", ["main.py", MAIN])
def test_the_program_is_found_however_python_is_started(flags: list[str], program: str) -> None:
    if flags == ["-P"] and sys.version_info < (3, 11):
        pytest.skip("this Python has no -P")
    assert run(sys.executable, *flags, program, "--version").stdout.startswith("Euchre ")


def test_and_in_a_python_that_trusts_no_folder(tmp_path: Path) -> None:
    env = {**BARE, "PYTHONSAFEPATH": "1"}
    assert run(sys.executable, MAIN, "--version", env=env, cwd=tmp_path).returncode == 0
    assert run(sys.executable, "tests/torture", "--help", env=env).returncode == 0


def test_a_link_to_the_program_is_as_good_as_the_program(tmp_path: Path) -> None:
    link = tmp_path / "euchre"
    link.symlink_to(MAIN)
    assert run(sys.executable, str(link), "--version").stdout.startswith("Euchre ")


@pytest.mark.parametrize("name", [b"caf\xe9", b"\xff\xfe", "Ĳ — ☃".encode()])
def test_a_data_folder_may_be_called_anything(tmp_path: Path, name: bytes) -> None:
    folder = os.path.join(os.fsencode(tmp_path), name)  # noqa: PTH118 - bytes
    command = (sys.executable, MAIN, "--data-dir", os.fsdecode(folder))
    assert first_picture(*command, env=BARE) == "shown"


@pytest.mark.parametrize(
    "variables",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "xx_YY.nonsense", "LANGUAGE": "../../etc::"},
        {"LANG": "tr_TR.UTF-8"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"PYTHONIOENCODING": "utf-16"},
        {"HOME": "relative", "XDG_CONFIG_HOME": "also/relative", "XDG_DATA_HOME": ""},
    ],
    ids=str,
)
def test_odd_variables_keep_nobody_from_playing(
    tmp_path: Path, variables: dict[str, str]
) -> None:
    command = (sys.executable, MAIN, "--data-dir", str(tmp_path / "d\xe9"))
    done = run(*command, "--start", "nonsense", env={**BARE, **variables})
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    if "PYTHONIOENCODING" not in variables:
        assert first_picture(*command, env={**BARE, **variables}) == "shown"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full"])
def test_closed_and_full_streams_are_no_fault(tmp_path: Path, closed: str) -> None:
    shell = ("sh", "-c", f'"$0" "$@" {closed}', sys.executable, MAIN)
    for words in (["--version"], ["--help"]):
        done = run(*shell, *words)
        assert (done.returncode, done.stderr) == (0, "")
    wrong = run(*shell, "--data-dir", str(tmp_path), "--start", "nonsense")
    assert wrong.returncode == 1
    assert "Traceback" not in wrong.stderr


def test_a_reader_that_has_gone_is_no_fault() -> None:
    done = run("sh", "-c", f'"$0" {MAIN} --help | true', sys.executable)
    assert (done.returncode, done.stderr) == (0, "")


SHELL_NEEDS = 11


@pytest.mark.parametrize("handles", [8, 12, 30])
def test_too_few_open_files_are_told(handles: int) -> None:
    if handles < SHELL_NEEDS and Path(sys.executable).read_bytes().startswith(b"#!"):
        pytest.skip("this Python is started by a shell, which needs more files itself")
    done = run("sh", "-c", f'ulimit -n {handles}; "$0" {MAIN}', sys.executable)
    assert f"only {handles} files at once" in sentence_of(done)
    assert "ulimit -n" in done.stderr


def test_where_more_files_may_be_had_they_are_taken(tmp_path: Path) -> None:
    words = f'ulimit -Sn 12; exec "$0" {MAIN} --data-dir {tmp_path} "$@"'
    assert first_picture("sh", "-c", words, sys.executable, env=BARE) == "shown"


def test_without_a_home_the_way_out_is_told_and_works(tmp_path: Path) -> None:
    nobody = (
        "import pwd, runpy, sys; pwd.getpwuid = {}.__getitem__; sys.argv = sys.argv[1:];"
        "runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    command = (sys.executable, "-c", nobody, MAIN)
    assert "--data-dir FOLDER" in sentence_of(run(*command))
    data = ("--data-dir", str(tmp_path))
    assert first_picture(*command, *data, env=BARE) == "shown"


def test_a_name_nobody_has_and_a_folder_that_is_gone_are_told(tmp_path: Path) -> None:
    unknown = run(sys.executable, MAIN, "--data-dir", "~nosuchuser/x")
    assert "Nobody on this computer is called nosuchuser" in sentence_of(unknown)
    gone = tmp_path / "gone"
    gone.mkdir()
    words = f'cd {gone} && rmdir {gone} && exec "$0" {MAIN} --data-dir "$1"'
    relative = run("sh", "-c", words, sys.executable, "here")
    assert "type its whole path" in sentence_of(relative)
    gone.mkdir()
    command = ("sh", "-c", f'{words} "$2"', sys.executable, str(tmp_path / "data"))
    assert first_picture(*command, env=BARE) == "shown"


@pytest.mark.parametrize(
    "folder",
    ["/dev/null/x", "/proc/x", "/etc/passwd/x", f"/home/{'x' * 300}", f"/home/{'ж' * 200}/x"],
)
def test_a_folder_that_cannot_be_is_told(computer: Computer, folder: str) -> None:
    told = computer.run("main.py", "--data-dir", folder)
    assert told.status == 1
    assert folder in told.sentence
    assert "Traceback" not in told.err


@pytest.mark.parametrize(
    ("program", "delays"),
    [([MAIN], (0.15, 0.25, 0.4, 0.7, 1.5)), (["-m", "euchre"], (0.2, 0.3, 0.5, 1.0))],
    ids=["main.py", "-m euchre"],
)
def test_ctrl_c_ends_every_moment_of_the_start_without_a_word(
    tmp_path: Path, program: list[str], delays: tuple[float, ...]
) -> None:
    usual = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        for delay in delays:
            game = subprocess.Popen(
                [sys.executable, *program, "--data-dir", str(tmp_path)],
                cwd=ROOT,
                env={**BARE, **NO_SCREEN},
                stdin=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            time.sleep(delay)
            os.killpg(game.pid, signal.SIGINT)
            _, told = game.communicate(timeout=ENDS)
            # Before its first line runs, nothing of the program can answer.
            if game.returncode != -signal.SIGINT:
                assert (game.returncode, told) == (130, b""), delay
    finally:
        signal.signal(signal.SIGINT, usual)


def test_a_data_folder_that_nobody_may_look_into_keeps_nobody_from_playing(
    tmp_path: Path,
) -> None:
    # Not even the administrator may, since its name is too long.
    command = (sys.executable, MAIN, "--data-dir", str(tmp_path / ("x" * 300)))
    assert first_picture(*command, env=BARE) == "shown"


def test_odd_surroundings_are_borne() -> None:
    told = environment.start(count=2, first=5)
    assert sum(told.values()) == 2


def test_a_start_that_ends_with_a_traceback_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(place: environment.Place) -> None:
        place.variables["PYTHONPATH"] = ""
        place.flags = ["-c", "1/0"]

    monkeypatch.setattr(environment, "WAYS", (broken,))
    with pytest.raises(Fault, match=r"(?s)ZeroDivisionError.*--seed 0"):
        environment.start(count=1)
