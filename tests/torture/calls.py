"""Breaks system calls at random moments of games and of everything else that is written.

Opening, writing, pressing onto the disk, renaming, locking and the rest fail for a while or for
good, for want of room, of permission or of a sound disk; writes stop half-way; the process dies in
the middle. What must hold: nothing on file is lost or overwritten, every file holds what it held
before or what it was to hold, what could not be done is told once, and the next start reads all.
"""

from __future__ import annotations

import logging
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from euchre.child_process import ChildLost, ChildProcess
from tests.torture._broken_system import Breakage, BrokenSystem, any_breakage
from tests.torture._life import Life
from tests.torture.deals import Fault

if TYPE_CHECKING:
    import argparse


_DEATHS = 16
"""One life in so many ends in the middle: those need processes of their own, and take longer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=2000, help="how many lives to break")
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Break, report, and return 1 if anything was lost."""
    # What goes wrong here is wanted, and the program notes every bit of it.
    logging.disable()
    started = time.perf_counter()
    try:
        told = break_calls(arguments.count, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(f"{arguments.count} lives: {parts}; no fault, {time.perf_counter() - started:.0f} s")
    return 0


def break_calls(count: int, first: int = 0) -> Counter[str]:
    """Break so many lives; what failed how often. Fault if something was lost."""
    told: Counter[str] = Counter()
    for number in range(first, first + count):
        rng = Random(number)
        dies = number % _DEATHS == _DEATHS - 1
        breakage = any_breakage(rng, dies=dies)
        try:
            told += _dies(number, breakage) if dies else _fails(number, breakage)
        except Exception as error:
            message = (
                f"{traceback.format_exc()}\n{breakage}\nto do it again: python3 tests/torture "
                f"calls --seed {number} --count 1"
            )
            raise Fault(message) from error
    return told


def _fails(number: int, breakage: Breakage) -> Counter[str]:
    with tempfile.TemporaryDirectory() as name:
        life = Life(Path(name), number)
        system = BrokenSystem(breakage)
        life.live(system)
        life.check()
    return system.failures


def _dies(number: int, breakage: Breakage) -> Counter[str]:
    """Let a child die in the middle; what it leaves is compared with a life that went well."""
    with tempfile.TemporaryDirectory() as name:
        whole = Life(Path(name) / "whole", number)
        whole.live(None)
        whole.check()
        child = ChildProcess(alike=True)
        died = True
        try:
            child.run(_die, str(Path(name) / "broken"), number, breakage)
            died = False
        except ChildLost:
            pass
        finally:
            child.close()
        whole.check(Path(name) / "broken")
    return Counter({"deaths": int(died)})


def _die(folder: str, number: int, breakage: Breakage) -> None:
    """The program, whose life may end here."""
    life = Life(Path(folder), number)
    life.live(BrokenSystem(breakage))
