"""A person's computer with a bare Python, and a pip that does as the test says; no network."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from euchre.start.set_up import PARTIAL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

ROOT = Path(__file__).parents[2]
ENDS = 300.0
"""Seconds: only a program that hangs takes so long, however busy the machine is."""
PREPARE = "from euchre.start.bootstrap import GAME, prepare; prepare(GAME, data_dir=__import__('pathlib').Path({!r}))"
SHOW = "; import pygame; print(pygame.__file__)"


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
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []

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
        (folder / "METADATA").write_text(text, encoding="utf-8", newline="\n")


class Run(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The last line a person reads."""
        return self.err.strip().splitlines()[-1]


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
    return not status.exists() or ") Z" not in status.read_text(encoding="utf-8")


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


def with_a_screen(computer: Computer, then: str) -> dict[str, str]:
    """Give the computer a screen, and a program that shows windows there and does `then`."""
    programs = computer.folder / "programs"
    programs.mkdir()
    program = programs / "zenity"
    shown = computer.folder / "shown"
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" >>{shown}\n{then}\n', encoding="utf-8", newline="\n"
    )
    program.chmod(0o755)
    return {"DISPLAY": ":no-such-screen", "PATH": f"{programs}:/usr/bin:/bin"}
