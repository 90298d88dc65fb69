"""Lets computer players play random deals by random house rules; none may choose what is illegal."""

from __future__ import annotations

import os
import sys
import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.players.monte_carlo import EXPERT, MonteCarlo
from euchre.ai.search.budget import Budgets
from euchre.child_process import ChildProcesses
from euchre.rules import GAMES, apply
from euchre.rules.view import view
from tests.ai.dealing import any_rules, dealt

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator

    from euchre.ai.agent import Agent

_BATCH = 50
_ENOUGH = 10
"""Faults after which there is no point in going on."""
_QUICK = Budgets(replace(EXPERT.pairs, worlds=6), replace(EXPERT.others, worlds=6, bidding=6))
"""The expert's way of thinking in few deals: it is the choices that are tried, not their worth."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=10_000, help="deals to play")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    parser.add_argument("--game", choices=sorted(GAMES), default="", help="only this one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")


def run(arguments: argparse.Namespace) -> int:
    """Play, report, and return 1 if any player ever chose something illegal or failed."""
    started = time.perf_counter()
    firsts = range(arguments.seed, arguments.seed + arguments.count, _BATCH)
    faults = done = 0
    for found in _batches(firsts, arguments.game, arguments.jobs):
        done += _BATCH
        faults += len(found)
        _report(found, done)
        if faults > _ENOUGH:
            break
    seconds = time.perf_counter() - started
    print(f"{done} deals, {faults} faults, {done / seconds:.0f} deals a second")
    return int(faults > 0)


def _batches(firsts: Iterable[int], game: str, jobs: int) -> Iterator[list[str]]:
    play = partial(play_deals, variant=game)
    if jobs == 1:
        yield from map(play, firsts)
        return
    with closing(ChildProcesses(jobs)) as workers:
        yield from workers.map(play, firsts)


def _report(found: Iterable[str], done: int) -> None:
    for fault in list(found)[:_ENOUGH]:
        print(fault, file=sys.stderr, flush=True)
    if done % 5000 == 0:
        print(f"{done} deals", flush=True)


def play_deals(first: int, variant: str = "") -> list[str]:
    """Play a batch of deals from number *first* on; a line for each that went wrong."""
    faults = []
    for number in range(first, first + _BATCH):
        try:
            play_deal(number, variant)
        except Exception as error:  # noqa: BLE001 - every kind of failure is a finding
            faults.append(f"deal {number}: {type(error).__name__}: {error}")
    return faults


def play_deal(number: int, variant: str = "") -> None:
    """Play the deal that *number* determines, with players of all kinds.

    It is by any rules of *variant*, or of any game if that is empty.
    """
    rng = Random(number)
    game = dealt(any_rules(variant or rng.choice(sorted(GAMES)), rng), rng)
    # None is made with the number, which tells the whole deal.
    kinds: list[Agent] = [
        agent("beginner", "player"),
        agent("normal", "player"),
        MonteCarlo("player", _QUICK),
    ]
    players = {seat: rng.choice(kinds) for seat in game.variant.setup.table.seats}
    while game.turn is not None:
        seen = view(game, game.turn)
        action = players[game.turn].choose(seen)
        if action not in seen.legal:
            message = f"{players[game.turn]} chose {action} in {seen.phase.name}"
            raise AssertionError(message)
        game = apply(game, action).game
