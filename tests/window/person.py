"""A person at the real window: xdotool is the hand, the lines of --test-log are the eyes.

Nothing here waits for a while: every wait is for something the program says. `PATIENCE` only
ends a wait for what will never be said.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ("Xvfb", "xdotool", "openbox")
PATIENCE = 60.0
ENDING = 10.0
"""Seconds after which a program that was asked to end is made to."""
STEPS, STEP_SECONDS = 12, 0.008
"""A drag is so many moves with so long between them, as a hand makes them."""
SCREEN = (2000, 1200)

Facts = dict[str, Any]
Point = tuple[float, float]


def missing() -> list[str]:
    """Return the programs these tests need and this machine has not."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


@contextlib.contextmanager
def screen(pixels: tuple[int, int] = SCREEN) -> Iterator[dict[str, str]]:
    """Yield the environment of a screen of its own, with a window manager."""
    size = "x".join(map(str, pixels))
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    with _running(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        # Up to the end of the line: a pipe closed before it would end the server.
        number = server.stdout.readline().decode().strip()
        environment = {**os.environ, "DISPLAY": f":{number}", "LC_ALL": "C.UTF-8"}
        environment.pop("SDL_VIDEODRIVER", None)
        environment.pop("WAYLAND_DISPLAY", None)
        environment |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        manager = ["openbox", "--sm-disable", "--startup", "echo ready"]
        with _running(
            manager, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as managing:
            assert managing.stdout is not None
            # A window opened while the manager starts may never be shown.
            managing.stdout.readline()
            yield environment


@contextlib.contextmanager
def _running(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    with subprocess.Popen(command, **how) as program:
        try:
            yield program
        finally:
            program.terminate()
            try:
                program.wait(ENDING)
            except subprocess.TimeoutExpired:
                program.kill()


@dataclass
class Person:
    """Somebody who has started the program and sits before its window."""

    program: subprocess.Popen[str]
    environment: dict[str, str]
    rests: list[Facts] = field(default_factory=list)
    """Everything the program came to rest at, in order."""
    _faults: list[str] = field(default_factory=list)
    _heard: threading.Condition = field(default_factory=threading.Condition)
    _over: bool = False
    _mark: int = 0
    window: str = ""
    struck: str = ""
    """The last key."""

    def listen(self) -> None:
        """Take down what the program says, until it ends; to be run beside all else."""
        assert self.program.stdout is not None
        for line in self.program.stdout:
            facts = json.loads(line)
            with self._heard:
                if facts["what"] == "rest":
                    self.rests.append(facts)
                elif facts["what"] == "fault":
                    self._faults.append(facts["error"])
                self._heard.notify_all()
        with self._heard:
            self._over = True
            self._heard.notify_all()

    def until(self, what: str, condition: Callable[[Facts], bool] = lambda _: True) -> Facts:
        """Wait for a rest after the one returned before, at which a condition holds.

        Of several it is the last one. Not after the last thing done: what comes late from before
        must not hide what follows. A card in the hand of whoever drags it is not at rest.
        """
        end = time.monotonic() + PATIENCE
        with self._heard:
            while True:
                assert not self._faults, self._faults
                for place in reversed(range(self._mark, len(self.rests))):
                    facts = self.rests[place]
                    if not facts.get("held") and condition(facts):
                        self._mark = place + 1
                        return facts
                last = self.rests[-1] if self.rests else None
                assert not self._over, f"the program ended before {what}: {last}"
                left = end - time.monotonic()
                assert left > 0, f"never came: {what}; at last {last}"
                self._heard.wait(left)

    def at(self, scene: str) -> Facts:
        """Wait until a scene rests on top."""
        return self.until(scene, lambda facts: facts["scene"] == scene)

    def do(self, *words: str | float) -> None:
        """Let the hand do something, in xdotool's words."""
        command = ["xdotool", *(f"{w:g}" if isinstance(w, float) else str(w) for w in words)]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)

    def click(self, point: Point, button: int = 1) -> None:
        """Click somewhere in the window."""
        self.do(*self._to(point), "click", button)

    def drag(self, start: Point, end: Point) -> None:
        """Take hold of something, move it, and let go."""
        words: list[str | float] = [*self._to(start), "mousedown", 1]
        for step in range(1, STEPS + 1):
            part = step / STEPS
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            words += ["sleep", STEP_SECONDS, *self._to((x, y))]
        self.do(*words, "mouseup", 1)

    def keys(self, *names: str) -> None:
        """Press keys, one after the other."""
        self.struck = names[-1]
        self.do("key", "--delay", 8, *names)

    def write(self, text: str) -> None:
        """Type a text."""
        self.do("type", "--delay", 8, text)

    def wait_for_end(self) -> int:
        """Return the exit status of the program, which is about to end."""
        return self.program.wait(PATIENCE)

    def find_window(self) -> None:
        """Learn which window it is, once it is there, and take the keyboard to it."""
        words = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.program.pid)]
        found = subprocess.run(
            words, env=self.environment, check=True, timeout=PATIENCE, stdout=subprocess.PIPE
        )
        self.window = found.stdout.decode().split()[-1]
        self.do("windowactivate", "--sync", self.window)

    def _to(self, point: Point) -> tuple[str | float, ...]:
        x, y = map(round, point)
        return ("mousemove", "--window", self.window, x, y)


@contextlib.contextmanager
def person(environment: dict[str, str], folder: Path, *arguments: str) -> Iterator[Person]:
    """Start the program with its files in a folder; yield somebody who sees it at rest."""
    command = [sys.executable, str(ROOT / "main.py"), "--data-dir", str(folder), "--test-log"]
    with _running(
        [*command, *arguments], stdout=subprocess.PIPE, text=True, env=environment
    ) as program:
        somebody = Person(program, environment)
        listener = threading.Thread(target=somebody.listen, daemon=True)
        listener.start()
        somebody.find_window()
        yield somebody
        program.terminate()
        listener.join(PATIENCE)
