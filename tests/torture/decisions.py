"""Records what every level decides in many positions, or compares it with an older record.

A change that must change no decision is proved by it: record before, compare after.

    python3 tests/torture decisions --count 10000 --out before.txt
    python3 tests/torture decisions --count 10000 --compare before.txt
"""

from __future__ import annotations

import os
import sys
from contextlib import closing
from dataclasses import replace
from itertools import count as count_from
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.hint import hint
from euchre.ai.levels import LEVELS
from euchre.child_process import ChildProcesses
from euchre.rules import GAMES, PRESETS
from euchre.rules.game import apply
from euchre.rules.house_rules import offered
from euchre.rules.view import view
from tests.ai.dealing import any_rules, dealt

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator

    from euchre.rules.actions import Action
    from euchre.rules.options import Options
    from euchre.rules.view import PlayerView

_HINT_EVERY = 6
"""In every so many-th position a hint is asked for as well."""
_SHOWN = 10
"""So many differences are printed at most."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=10_000, help="decisions to record")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    into = parser.add_mutually_exclusive_group(required=True)
    into.add_argument("--out", type=Path, metavar="FILE", help="write the decisions there")
    into.add_argument("--compare", type=Path, metavar="FILE", help="a record made before")


def run(arguments: argparse.Namespace) -> int:
    """Record or compare; 1 if anything differs from the older record."""
    lines, seconds = [], 0.0
    for decided, took in _decided(arguments.seed, arguments.jobs):
        lines += decided
        seconds += took
        if len(lines) >= arguments.count:
            break
    del lines[arguments.count :]
    print(f"{len(lines)} decisions, {seconds:.1f} s of processor time")
    if arguments.out:
        arguments.out.write_text(
            "".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n"
        )
        return 0
    return _compared(arguments.compare.read_text(encoding="utf-8").splitlines(), lines)


def _compared(before: list[str], after: list[str]) -> int:
    differing = [(old, new) for old, new in zip(before, after, strict=False) if old != new]
    for old, new in differing[:_SHOWN]:
        print(f"before: {old}\nnow:    {new}", file=sys.stderr)
    short = len(before) < len(after)
    if short:
        print(f"only {len(before)} decisions were recorded before", file=sys.stderr)
    print(f"{len(differing)} of {len(after)} decisions differ")
    return int(bool(differing) or short)


def _decided(first: int, jobs: int) -> Iterator[tuple[list[str], float]]:
    """The decisions of one deal after another, without end."""
    if jobs == 1:
        yield from map(decisions, count_from(first))
        return
    with closing(ChildProcesses(jobs)) as workers:
        deals = count_from(first)
        while True:
            yield from workers.map(decisions, list(islice(deals, 4 * jobs)))


def decisions(number: int) -> tuple[list[str], float]:
    """What was decided in the deal that *number* determines, and the seconds it took."""
    begin = process_time()
    return list(_decisions(number)), process_time() - begin


def _decisions(number: int) -> Iterable[str]:
    rng = Random(number)
    rules = _rules(number, rng)
    game = dealt(rules, rng)
    levels = list(LEVELS)
    for step in count_from():
        if game.turn is None:
            return
        seen = view(game, game.turn)
        where = f"{number}.{step} {rules.variant} {rules.players} {seen.phase.name}"
        actions = {level: agent(level, number).choose(seen) for level in levels}
        yield from (f"{where} {level}: {action}" for level, action in actions.items())
        if (number + step) % _HINT_EVERY == 0:
            yield f"{where} hint: {_advice(seen, number)}"
        # Now and then something that no good player does, so that strange places are met.
        wild = rng.random() < 0.1
        chosen: Action = rng.choice(seen.legal) if wild else actions[levels[step % len(levels)]]
        game = apply(game, chosen).game


def _advice(seen: PlayerView, number: int) -> str:
    return ", ".join(f"{one.action} {one.points!r}" for one in hint(seen, number))


def _rules(number: int, rng: Random) -> Options:
    """Every game as usual and with any number of players, then every game by any house rules."""
    usual = [
        replace(rules, players=players)
        for name, rules in PRESETS.items()
        for players in offered(name, "players")
    ]
    variants = sorted(GAMES)
    place = number % (len(usual) + len(variants))
    return usual[place] if place < len(usual) else any_rules(variants[place - len(usual)], rng)
