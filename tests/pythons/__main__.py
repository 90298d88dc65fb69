"""Runs the tests that need no window on other Pythons: `python3 tests/pythons [--all]`.

They run on the oldest Python the project promises and on the newest, but for the one that runs
this program, which runs `python3 tests` as well; with `--all` on every promised one there is. A
Python that cannot be had here is named, and is no fault. The arguments go on to pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[0] = str(ROOT)

from tests.pythons import debian, machine
from tests.pythons.machine import NEWEST, OLDEST, Version, text

PARTS = ("rules", "play", "storage", "ai", "start")


def main(words: list[str]) -> int:
    """Run the tests on each Python; return 1 if any of them complains."""
    pythons = had()
    running = sys.version_info[:2]
    versions = chosen({running, *pythons}, every="--all" in words)
    for version in {OLDEST, NEWEST} - versions:
        print(f"Python {text(version)} cannot be had here: going on without.", flush=True)
    complaints = 0
    for version in sorted(versions - {running}):
        print(f"== Python {text(version)}: {pythons[version]}", flush=True)
        complaints += run(pythons[version], [word for word in words if word != "--all"]) != 0
    return int(complaints > 0)


def had() -> dict[Version, Path]:
    """Return the Pythons of this machine, with the oldest and the newest if they can be had."""
    pythons = machine.here()
    for version in {OLDEST, NEWEST} - pythons.keys():
        pythons |= machine.brought_by_uv(version)
    if NEWEST not in pythons:
        pythons |= debian.newest()
    return pythons


def chosen(found: set[Version], *, every: bool) -> set[Version]:
    """Return which of the Pythons that were found are tried."""
    promised = found & set(machine.PROMISED)
    return promised if every or not promised else {min(promised), max(promised)}


def run(python: Path, words: list[str]) -> int:
    """Run the tests on a Python that sets up its libraries without asking; return its status."""
    # The libraries on this path are those of another Python.
    environment = {**os.environ, "CI": "true", "PYTHONPATH": ""}
    parts = [str(ROOT / "tests" / part) for part in PARTS]
    command = [str(python), str(ROOT / "tests"), "-q", *words, *parts]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    if {"-h", "--help"} & set(sys.argv):
        print(__doc__)
        sys.exit()
    sys.exit(main(sys.argv[1:]))
