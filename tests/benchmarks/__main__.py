"""Measures the program: python3 tests/benchmarks [--json FILE] [--only NAME ...].

Every other module in this folder whose name does not begin with "_" offers
`measure() -> dict[str, float]` and may offer `GOALS: dict[str, str]`, such as {"idle_cpu_percent":
"<= 0.2"}. Figures that depend on the machine stand beside ratios that were measured in one run.
A missed goal is marked, and is no error: the exit status tells only whether everything ran.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import traceback
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
sys.path[0] = str(ROOT)


def names() -> list[str]:
    """Return the names of all benchmarks."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if not path.stem.startswith("_"))


def met(figure: float, goal: str) -> bool:
    """Return whether a figure is as a goal ("<= 1.5", ">= 5") wants it."""
    sign, _space, limit = goal.partition(" ")
    return figure <= float(limit) if sign == "<=" else figure >= float(limit)


def row(key: str, figure: float, goal: str) -> str:
    """Return one line of the table."""
    verdict = "" if not goal else "ok" if met(figure, goal) else "MISSED"
    return f"{key:38} {figure:12.3f}   {goal:10} {verdict}".rstrip()


def run(name: str) -> tuple[dict[str, float], bool]:
    """Run one benchmark and print its lines; return its figures and whether it worked."""
    try:
        module = importlib.import_module(f"tests.benchmarks.{name}")
        figures: dict[str, float] = module.measure()
    except Exception:  # noqa: BLE001 - the others are to be measured all the same
        traceback.print_exc()
        return {}, False
    print(f"{name}: {(module.__doc__ or '').splitlines()[0]}")
    goals = getattr(module, "GOALS", {})
    for key, figure in figures.items():
        print("  " + row(key, figure, goals.get(key, "")), flush=True)
    return figures, True


def main() -> int:
    """Run the benchmarks that were named, or all; return 1 if one of them failed."""
    parser = argparse.ArgumentParser(prog="tests/benchmarks", description=__doc__)
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the figures there, too"
    )
    parser.add_argument("--only", nargs="+", choices=names(), default=names(), metavar="NAME")
    chosen = parser.parse_args()
    # Set before anything imports pygame; benchmarks of the real window start programs of it.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from euchre.start.bootstrap import GAME, prepare  # noqa: PLC0415

    prepare(GAME, share=True)
    figures: dict[str, float] = {}
    worked = True
    for name in chosen.only:
        measured, ran = run(name)
        figures |= measured
        worked = worked and ran
    if chosen.json:
        text = json.dumps({key: round(value, 4) for key, value in figures.items()}, indent=1)
        chosen.json.write_text(text + "\n", encoding="utf-8", newline="\n")
    return 0 if worked else 1


if __name__ == "__main__":
    sys.exit(main())
