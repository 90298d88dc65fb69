"""Starts the program with settings nobody would write: every field, every odd value.

First each field alone with each value of a table, then several at once, among values that are
right and fields that nobody knows. What must hold: every screen opens, at a size the window can
have; what was right is kept when the player changes something; and a file of which something could
not be used is kept aside, byte for byte, before it is written, and that is told once.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from euchre.storage.settings import Settings, load
from euchre.storage.values import parsed
from euchre.ui.window.window import GameWindow
from tests.storage.odd_values import ODD
from tests.torture.deals import Fault
from tests.ui.every_screen import SCREENS, look_at_everything, started

if TYPE_CHECKING:
    import argparse

_GOOD: dict[str, Any] = {
    "language": "de", "motion": "quick", "volume": 0.25, "muted": True, "table_colour": "dark",
    "card_back": "wheat", "four_colour": True, "sort_order": "by_rank", "window_size": [900, 640],
    "last_game": {"variant": "british"},
}  # fmt: skip
_UNKNOWN = {"of_a_newer_version": [1, {"a": None}]}
_SHOWN = 2
"""Screens that are opened for each file: all of them take long."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    alone = len(Settings._fields) * len(ODD)
    about = f"how many files (default: {alone} with one odd value, and as many with several)"
    parser.add_argument("--count", type=int, default=2 * alone, help=about)
    parser.add_argument("--seed", type=int, default=0, help="number of the first one")


def run(arguments: argparse.Namespace) -> int:
    """Start, report, and return 1 if a start failed or a setting was lost."""
    # What goes wrong here is wanted, and the program notes every bit of it.
    logging.disable()
    started_at = time.perf_counter()
    try:
        told = write_odd_ones(arguments.count, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    parts = ", ".join(f"{count} {what}" for what, count in sorted(told.items()))
    print(
        f"{arguments.count} files: {parts}; no fault, {time.perf_counter() - started_at:.0f} s"
    )
    return 0


def write_odd_ones(count: int, first: int = 0) -> Counter[str]:
    """Start with so many odd files; what became of them. Fault if the program did not bear it."""
    told: Counter[str] = Counter()
    for number in range(first, first + count):
        text, right = _odd_file(number)
        try:
            told[_start(text, right, Random(number))] += 1
        except Exception as error:
            message = (
                f"{traceback.format_exc()}\n{text:.500}\nto do it again: python3 tests/torture "
                f"settings --seed {number} --count 1"
            )
            raise Fault(message) from error
    return told


def _odd_file(number: int) -> tuple[str, dict[str, Any]]:
    """A file of settings, and those of them that are right."""
    rng = Random(number)
    fields, values = Settings._fields, sorted(ODD)
    if number < len(fields) * len(values):
        # In an order that mixes fields and values, so that a few of them are of all kinds.
        odd = {fields[number % len(fields)]: values[number // len(fields)]}
    else:
        odd = {name: rng.choice(values) for name in rng.sample(fields, rng.randint(2, 6))}
    right = {name: value for name, value in _GOOD.items() if name not in odd}
    lines = [f'"{name}": {ODD[value]}' for name, value in odd.items()]
    lines += [f'"{name}": {json.dumps(value)}' for name, value in right.items()]
    if rng.random() < 0.5:
        right |= _UNKNOWN
        lines += [f'"{name}": {json.dumps(value)}' for name, value in _UNKNOWN.items()]
    rng.shuffle(lines)
    return "{" + ",\n".join(lines) + "}", right


def _start(text: str, right: dict[str, Any], rng: Random) -> str:
    """Start, look at some screens, change something, and look what is kept of the file."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "settings.json"
        path.write_text(text, encoding="utf-8", newline="\n")
        loaded = load(path)
        _open_window(loaded.settings.window_size)
        look_at_everything(folder, tuple(rng.sample(sorted(SCREENS), _SHOWN)))
        path.write_text(text, encoding="utf-8", newline="\n")
        # In one that is no JSON, or too large, nothing is right.
        return _change(folder, text, {} if loaded.damaged else right)


def _open_window(size: tuple[int, int] | None) -> None:
    window = GameWindow(size, None)
    try:
        if min(window.size) < 1:
            message = f"a window of {window.size}"
            raise Fault(message)
    finally:
        window.close()


def _change(folder: Path, text: str, right: dict[str, Any]) -> str:
    """Change something as a player does; what was right is kept, the rest kept aside."""
    context = started(folder)
    context.change(large_index=not context.settings.large_index, click_twice=True)
    context.close()
    found = json.loads((folder / "settings.json").read_text(encoding="utf-8"))
    lost = {name: found.get(name) for name in right if found.get(name) != right[name]}
    if lost or not found["click_twice"]:
        message = f"{lost} were {right}"
        raise Fault(message)
    kept = [path.read_text(encoding="utf-8") for path in folder.glob("settings.damaged-*.json")]
    if (text in kept) != any("settings.damaged-" in told for told in context.notices):
        message = f"kept aside {len(kept)} times, and told {context.notices}"
        raise Fault(message)
    if not kept and not _was_used(text, found):
        message = f"the damaged file was not kept: {found}"
        raise Fault(message)
    return "kept aside" if kept else "used"


def _was_used(text: str, found: dict[str, Any]) -> bool:
    """Whether everything in the *text* can be *found* in the settings, but for what was chosen."""
    chosen = ("large_index", "click_twice")
    values = parsed(text)
    return all(found.get(name) == values[name] for name in values if name not in chosen)
