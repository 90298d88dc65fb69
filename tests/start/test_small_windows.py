"""Without a terminal the set-up asks, tells and fails in small windows."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from euchre.start import notice, set_up
from tests.start.computer import ENDS, leftovers, until, with_a_screen
from tests.window.person import missing, screen

if TYPE_CHECKING:
    from tests.start.computer import Computer

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="X11 and Wayland only"
)


def shown(computer: Computer) -> str:
    """Return everything that windows have shown, on one line."""
    file = computer.folder / "shown"
    return re.sub(r"\s+", " ", file.read_text(encoding="utf-8")) if file.exists() else ""


def test_set_up_and_failure_are_shown(computer: Computer) -> None:
    screen = with_a_screen(computer, "exec sleep 1")
    run = computer.play(STUB_PIP="NewConnectionError", **screen)
    assert run.status == 1
    # The window may open a moment after the program has ended.
    until(lambda: "check the network" in shown(computer))
    assert "Setting up Euchre" in shown(computer)


def test_it_asks_before_it_downloads(computer: Computer) -> None:
    run = computer.play(**with_a_screen(computer, "exit 0"))
    assert "download about 12 MB" in shown(computer)
    assert len(computer.pip_calls) == 1
    assert "Setting up Euchre" in run.err


@pytest.mark.parametrize("answer", ["exit 10", "exit 1", "kill $$"])
def test_not_now_and_a_closed_window_are_no_consent(computer: Computer, answer: str) -> None:
    run = computer.play(**with_a_screen(computer, answer))
    assert run.status == 1
    assert "Nothing was installed" in run.sentence
    assert not computer.pip_calls


def test_a_window_that_cannot_be_shown_is_no_answer(computer: Computer) -> None:
    screen = with_a_screen(computer, "echo 'cannot open display: :9' >&2; exit 1")
    screen["PATH"] = screen["PATH"].partition(":")[0]
    computer.play(**screen)
    assert len(computer.pip_calls) == 1


def test_whoever_has_agreed_once_is_not_asked_to_have_damage_healed(
    computer: Computer,
) -> None:
    assert computer.prepare().status == 0
    for file in computer.data.rglob("base.py"):
        file.unlink()
    run = computer.play(**with_a_screen(computer, "exit 10"))
    assert "Setting up Euchre" in run.err
    assert "Download now?" not in shown(computer)
    assert len(computer.pip_calls) == 2


def test_whoever_has_agreed_on_the_command_line_is_not_asked(computer: Computer) -> None:
    computer.play("--yes", **with_a_screen(computer, "exit 10"))
    assert "Download now?" not in shown(computer)
    assert len(computer.pip_calls) == 1


def test_without_a_way_to_ask_nobody_objects(computer: Computer) -> None:
    screen = with_a_screen(computer, "exit 10")
    for program in (computer.folder / "programs").iterdir():
        program.unlink()
    # No program that shows windows: an empty folder is all there is.
    computer.play(**{**screen, "PATH": str(computer.folder / "programs")})
    assert len(computer.pip_calls) == 1


def test_the_button_stops_the_set_up(computer: Computer) -> None:
    run = computer.play("--yes", STUB_PIP="endless", **with_a_screen(computer, "sleep 1"))
    assert run.status == 130
    assert not leftovers(computer)


@pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}")
def test_the_window_keeps_its_size_whatever_it_shows() -> None:
    if importlib.util.find_spec("tkinter") is None:
        pytest.skip("this Python has no tkinter")
    window = [sys.executable, notice.WINDOW, "progress", "Set-up"]
    with (
        screen() as environment,
        subprocess.Popen(
            [*window, "Setting up Euchre", "Stop"], env=environment, stdin=subprocess.PIPE
        ) as process,
    ):
        assert process.stdin
        find = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Set-up$"]
        sizes = []
        for words in ("Downloading: 1 of about 12 MB.", "Unpacking " * 30, "\u4f60 " * 200):
            process.stdin.write(f"{words}\n".encode())
            process.stdin.flush()
            # It looks ten times a second.
            time.sleep(0.5)
            told = subprocess.check_output(
                [*find, "getwindowgeometry"], env=environment, text=True, timeout=ENDS
            )
            sizes.append(told.partition("Geometry:")[2].strip())
        process.stdin.close()
        assert process.wait(ENDS) == 0
    assert sizes == [sizes[0]] * 3


def test_a_question_that_nobody_answers_does_not_hold_the_start_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    windows: list[subprocess.Popen[bytes]] = []

    def opened(*_words: str) -> subprocess.Popen[bytes]:
        windows.append(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"]))
        return windows[-1]

    monkeypatch.setattr(notice, "open_window", opened)
    monkeypatch.setattr(set_up, "ANSWER_SECONDS", 0.2)
    assert set_up._agrees_in_a_window("Download?")  # noqa: SLF001 - a minute is too long
    assert windows[0].wait(10) != 0, "the question is taken away"
