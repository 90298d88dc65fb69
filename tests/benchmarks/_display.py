"""A screen of their own for benchmarks that need a real window, and programs started on it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
"""Seconds after which a program that has not shown its window has failed."""


@contextlib.contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Yield an environment with a screen: Xvfb's, or else SDL's dummy, which shows nothing."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    # Python keeps compiled modules as it does for players, whatever is usual on this machine.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "euchre-benchmarks")
    environment["PYTHONPATH"] = os.pathsep.join(
        filter(None, [str(ROOT), environment.get("PYTHONPATH", "")])
    )
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        yield {**environment, "SDL_VIDEODRIVER": "dummy"}
        return
    command = [xvfb, "-displayfd", "1", "-screen", "0", "2000x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        number = server.stdout.readline().decode().strip()
        environment.pop("SDL_VIDEODRIVER", None)
        try:
            yield {**environment, "DISPLAY": f":{number}", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        finally:
            server.terminate()


@contextlib.contextmanager
def shown(
    command: list[str], environment: Mapping[str, str]
) -> Iterator[tuple[subprocess.Popen[str], float]]:
    """Start a Python program; yield it when it has printed "shown", and the seconds until then."""
    start = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *command], stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    ) as program:
        assert program.stdout is not None
        try:
            for line in program.stdout:
                if "shown" in line:
                    break
            seconds = time.perf_counter() - start
            if program.poll() is not None or seconds > PATIENCE:
                message = f"{' '.join(command)} has shown no window"
                raise RuntimeError(message)
            yield program, seconds
        finally:
            program.terminate()


@contextlib.contextmanager
def euchre(
    environment: Mapping[str, str], *arguments: str, code: str = ""
) -> Iterator[tuple[subprocess.Popen[str], float]]:
    """Start the game, silent and with a folder of its own, or code that does and is given it."""
    with tempfile.TemporaryDirectory(prefix="euchre-") as folder:
        (Path(folder) / "settings.json").write_text('{"muted": true}', encoding="utf-8")
        command = ["-m", "euchre", "--test-log", "--data-dir", folder, *arguments]
        if code:
            command = ["-c", code, folder]
        with shown(command, environment) as started:
            yield started
