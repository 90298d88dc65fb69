"""From the start of the process to the first picture, beside a bare pygame program."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from tests.benchmarks._display import ROOT, euchre, screen, shown

GOALS = {"start_ratio": "<= 1.5", "own_imports_ms": "<= 20"}
ROUNDS = 15
BARE = Path(__file__).with_name("_bare.py")

OURS = """
import sys
from pathlib import Path
from euchre.start.program import run
from euchre.start.command_line import Command, StartOptions
run(Command(StartOptions(data_dir=Path(sys.argv[1]), size=(1280, 720), test_log=True)))
"""
"""As players start it: they type no words, so that nothing has to read any."""

IMPORTS = """
import gc, time, pygame
start = time.process_time()
import euchre.start.program
gc.disable()
import euchre.ui.app, euchre.ui.scenes.title
print(1000 * (time.process_time() - start))
"""
"""In the order of a start, in which nothing is collected from there to the first picture."""


def measure() -> dict[str, float]:
    """Return milliseconds, medians of alternating starts, and their ratios."""
    bare: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []
    imports: list[float] = []
    with screen() as environment:
        for number in range(ROUNDS + 1):
            with shown([str(BARE)], environment) as (program, seconds):
                bare.append((seconds, _processor_seconds(program.pid)))
            with euchre(environment, code=OURS) as (program, seconds):
                ours.append((seconds, _processor_seconds(program.pid)))
            if number == 0:
                # The first round only fills the caches of files and compiled modules.
                bare.clear()
                ours.clear()
            imports.append(_imports(environment))
    wall, cpu = zip(*ours, strict=True)
    bare_wall, bare_cpu = zip(*bare, strict=True)
    return {
        "start_ms": 1000 * statistics.median(wall),
        "bare_start_ms": 1000 * statistics.median(bare_wall),
        "start_ratio": statistics.median(wall) / statistics.median(bare_wall),
        "start_cpu_ms": 1000 * statistics.median(cpu),
        "start_cpu_ratio": statistics.median(cpu) / statistics.median(bare_cpu),
        "own_imports_ms": statistics.median(imports),
    }


def _processor_seconds(process: int) -> float:
    """Return the processor time a program has taken so far; on systems that don't say, 1."""
    try:
        return (
            int(Path(f"/proc/{process}/schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
        )
    except OSError:
        return 1.0


def _imports(environment: dict[str, str]) -> float:
    """Return the processor time of importing the program, without pygame's own."""
    command = [sys.executable, "-c", IMPORTS]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return float(done.stdout.splitlines()[-1])
