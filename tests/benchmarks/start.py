"""From the start of the process to the first picture, beside a bare pygame program."""

from __future__ import annotations

import statistics
import subprocess
import sys
from pathlib import Path

from tests.benchmarks._display import ROOT, euchre, screen, shown

GOALS = {"start_ratio": "<= 1.5", "own_imports_ms": "<= 20"}
ROUNDS = 9

IMPORTS = """
import time, pygame
start = time.process_time()
import euchre.__main__, euchre.ui.app, euchre.ui.scenes.title
print(1000 * (time.process_time() - start))
"""


def measure() -> dict[str, float]:
    """Return milliseconds, medians of alternating starts, and their ratio."""
    bare, ours, imports = [], [], []
    with screen() as environment:
        for number in range(ROUNDS + 1):
            with shown([str(Path(__file__).with_name("_bare.py"))], environment) as (
                _,
                seconds,
            ):
                bare_ms = 1000 * seconds
            with euchre(environment, "--size", "1280x720") as (_, seconds):
                our_ms = 1000 * seconds
            # The first round fills the caches of files and compiled modules.
            if number:
                bare.append(bare_ms)
                ours.append(our_ms)
                imports.append(_imports(environment))
    return {
        "start_ms": statistics.median(ours),
        "bare_start_ms": statistics.median(bare),
        "start_ratio": statistics.median(ours) / statistics.median(bare),
        "own_imports_ms": statistics.median(imports),
    }


def _imports(environment: dict[str, str]) -> float:
    """Return the processor time of importing the program, without pygame's own."""
    command = [sys.executable, "-c", IMPORTS]
    done = subprocess.run(
        command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    return float(done.stdout.splitlines()[-1])
