"""Memory of the program after ten games, in a window of 1920x1080; Linux only."""

from __future__ import annotations

import subprocess
import sys

from tests.benchmarks._display import ROOT, screen

GOALS = {"memory_mb_1080p": "<= 130"}


def measure() -> dict[str, float]:
    """Return megabytes: what a fresh process has in use when ten games have been played."""
    with screen() as environment:
        done = subprocess.run(
            [sys.executable, "-m", "tests.benchmarks._ten_games"],
            env=environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    start, end = map(float, done.stdout.split()[-2:])
    return {"memory_mb_at_title": start, "memory_mb_1080p": end}
