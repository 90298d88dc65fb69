"""Whatever lies in the current folder, none of it is run as a part of the program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.hostile import hostile_folder, ran

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
TABLE = ("--start", "classic", "--players", "human,beginner,beginner,beginner", "--seed", "0")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return hostile_folder(tmp_path / "downloads")


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **more}


def workers(pid: int) -> list[str]:
    """The commands of the workers that a process has started, where the system tells."""
    tasks = Path(f"/proc/{pid}/task")
    commands = [
        Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
        for task in (tasks.iterdir() if tasks.exists() else ())
        for child in (task / "children").read_text(encoding="utf-8").split()
    ]
    return [command for command in commands if "euchre.child_process" in command]


def until_asked(program: subprocess.Popen[str]) -> Iterator[dict[str, object]]:
    """What the program reports until the computer players have decided and a person is asked."""
    assert program.stdout is not None
    for line in program.stdout:
        facts = json.loads(line)
        yield facts
        if facts.get("asked"):
            return


@pytest.mark.parametrize("command", [(str(ROOT / "main.py"),), ("-m", "euchre")])
def test_a_game_with_computer_players_runs_no_file_of_the_current_folder(
    command: tuple[str, ...], folder: Path, tmp_path: Path
) -> None:
    # -m looks for the program where the other libraries are, as if it were installed.
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT)]
    with subprocess.Popen(
        [sys.executable, *command, *TABLE, "--test-log", "--data-dir", str(tmp_path / "data")],
        cwd=folder,
        env=environment(PYTHONPATH=os.pathsep.join(filter(None, paths))),
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            reports = list(until_asked(program))
            thinking = workers(program.pid)
        finally:
            program.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    assert reports[-1]["asked"]
    assert ran(folder) == ""
    if Path("/proc").exists():
        assert len(thinking) == 1, "computer players think in a process of their own"


@pytest.mark.parametrize(
    "words",
    [
        (str(ROOT / "main.py"), "--help"),
        ("-m", "euchre", "--version"),
        ("-m", "euchre.ai.arena", "normal", "beginner", "--deals", "4", "--jobs", "2"),
        (str(ROOT / "tests" / "torture"), "deals", "--count", "20", "--jobs", "2"),
        (str(ROOT / "tests" / "torture"), "kill", "--rounds", "1", "--seed", "4"),
    ],
    ids=lambda words: " ".join(words[-4:]),
)
def test_the_tools_run_no_file_of_the_current_folder(
    words: tuple[str, ...], folder: Path
) -> None:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment(PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert ran(folder) == ""


def test_a_player_of_ones_own_is_found_there_all_the_same(folder: Path) -> None:
    player = "class First:\n    def choose(self, view):\n        return view.legal[0]\n"
    (folder / "players.py").write_text(player, encoding="utf-8", newline="\n")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "euchre.ai.arena",
            "players:First",
            "normal",
            "--deals",
            "4",
            "--jobs",
            "2",
            "--json",
        ],
        cwd=folder,
        env=environment(PYTHONPATH=str(ROOT)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["points_per_deal"] < 0
    assert ran(folder) == ""


def test_a_folder_that_was_named_as_a_place_of_libraries_stays_one(tmp_path: Path) -> None:
    (tmp_path / "players.py").write_text("", encoding="utf-8")
    code = "import sys; sys.argv[0] = '-m'; import euchre, players"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment(PYTHONPATH=os.pathsep.join([str(ROOT), str(tmp_path)])),
        check=False,
    )
    assert done.returncode == 0


@pytest.mark.parametrize("parts", [("", str(ROOT)), (str(ROOT), "."), (".", "", str(ROOT), "")])
def test_parts_of_the_path_that_mean_the_current_folder_are_left_out_and_not_passed_on(
    parts: tuple[str, ...], tmp_path: Path
) -> None:
    code = (
        "import sys; sys.argv[0] = '-m'; import euchre, os;"
        " print(sys.path, os.environ['PYTHONPATH'])"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        cwd=tmp_path,
        env=environment(PYTHONPATH=os.pathsep.join(parts)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(tmp_path) not in done.stdout
    assert "''" not in done.stdout
    assert done.stdout.split()[-1] == str(ROOT)
