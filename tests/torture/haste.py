"""Clicks and types in any rhythm: no curtain opens and no bid is made that nobody has read.

The rhythms are those of tests/ui, which tries a few seeds of each; 144 seeds are each game at
each pace.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.torture.deals import Fault
from tests.ui import test_haste
from tests.ui.test_hurrying import test_the_turn_is_marked_whatever_was_hurried

if TYPE_CHECKING:
    import argparse


RHYTHMS = (*test_haste.RHYTHMS, test_the_turn_is_marked_whatever_was_hurried)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=100, help="how many seeds of each rhythm")
    parser.add_argument("--seed", type=int, default=0, help="the first of them")


def run(arguments: argparse.Namespace) -> int:
    """Hurry, report, and return 1 if something was opened or bid too soon."""
    started = time.perf_counter()
    try:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            hurry(seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    seconds = time.perf_counter() - started
    print(f"{arguments.count} seeds of {len(RHYTHMS)} rhythms, no fault, {seconds:.0f} s")
    return 0


def hurry(seed: int) -> None:
    """Try every rhythm; Fault if one of them does what it must not."""
    for rhythm in RHYTHMS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                rhythm(Path(folder), seed)
            except AssertionError as error:
                message = (
                    f"{rhythm.__name__} does not hold: {error}\n"
                    f"to do it again: python3 tests/torture haste --count 1 --seed {seed}"
                )
                raise Fault(message) from error
