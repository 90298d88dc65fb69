"""Plays random games by random house rules and checks them at every action."""

from __future__ import annotations

import itertools
import os
import sys
import time
import traceback
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

from euchre.child_process import ChildProcesses
from euchre.rules import (
    GAMES,
    Action,
    Discard,
    Game,
    IllegalAction,
    Options,
    Pass,
    Phase,
    Play,
    apply,
    new_game,
)
from euchre.rules.goals import FirstTo, MatchOf
from tests.rules.invariants import (
    any_action,
    check_replay,
    check_views,
    play_on,
    random_options,
    shuffled,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from euchre.rules import Seat

_LONGEST = 400
"""Deals after which a game of nothing but passes is left unfinished."""
_BATCH = 20
"""Games a worker plays before it reports."""


class Fault(Exception):  # noqa: N818 - it is one
    """A game went wrong; the message says which, how to play it again, and its log."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=10_000, help="deals to play at least")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--game", choices=sorted(GAMES), default="", help="only this one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")


def run(arguments: argparse.Namespace) -> int:
    """Play, report, and return 1 if anything went wrong."""
    started = time.perf_counter()
    deals = games = 0
    try:
        for played in _batches(arguments):
            deals += played
            games += _BATCH
            if games % (50 * _BATCH) == 0:
                print(f"{deals} deals, {games} games", flush=True)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    seconds = time.perf_counter() - started
    print(f"{deals} deals in {games} games, no fault, {deals / seconds:.0f} deals a second")
    return 0


def _batches(arguments: argparse.Namespace) -> Iterator[int]:
    firsts = itertools.count(arguments.seed, _BATCH)
    left, jobs, game = arguments.count, arguments.jobs, arguments.game
    if jobs == 1:
        while left > 0:
            played = play_games(next(firsts), _BATCH, game)
            left -= played
            yield played
        return
    with closing(ChildProcesses(jobs)) as workers:
        waiting = {
            workers.submit(play_games, next(firsts), _BATCH, game) for _ in range(2 * jobs)
        }
        while left > 0:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for batch in done:
                left -= batch.result()
                yield batch.result()
            waiting |= {workers.submit(play_games, next(firsts), _BATCH, game) for _ in done}
        for batch in waiting:
            batch.cancel()


def play_games(first: int, games: int, variant: str = "") -> int:
    """Play the games with these numbers; how many deals that were. Fault if one goes wrong."""
    return sum(play_game(number, variant) for number in range(first, first + games))


def play_game(number: int, variant: str = "") -> int:
    """Play one random game, which *number* determines; how many deals that were.

    It is by the rules of *variant*, or of any game if that is empty.
    """
    rng = Random(number)
    options = random_options(rng, variant)
    game = new_game(options)
    dealer = rng.choice(game.variant.setup.table.seats)
    game = new_game(options, dealer)
    log: list[Action] = []
    try:
        game, deals = _play(game, rng, log)
        _check_end(options, dealer, log, game)
    except Exception as error:
        again = f"--seed {number}" + (f" --game {variant}" if variant else "")
        raise Fault(_story(again, options, dealer, log)) from error
    return deals


def _play(game: Game, rng: Random, log: list[Action]) -> tuple[Game, int]:
    pass_chance = rng.choice((0.0, 0.3, 0.8))
    deals = 0
    while game.phase is not Phase.OVER and deals < _LONGEST:
        if game.turn is None:
            log.append(shuffled(game, rng))
            deals += 1
        else:
            log.append(any_action(game, rng, pass_chance))
        game = play_on(game, log[-1])
        if rng.random() < 0.05:
            check_views(game, rng)
            _check_refusals(game, rng)
    return game, deals


def _check_refusals(game: Game, rng: Random) -> None:
    """Whatever is neither listed nor allowed beside the list is refused."""
    card = rng.choice(game.variant.setup.pack)
    tries: list[Action] = [Play(card), Discard(card), Pass(), shuffled(game, rng)]
    unlisted: tuple[Action, ...] = ()
    if game.stage and game.deal and game.turn:
        unlisted = game.stage.unlisted(game.deal, game.turn)
    elif game.phase is Phase.DEAL:
        tries.pop()
    for action in tries:
        if action in (*game.legal_actions, *unlisted):
            continue
        try:
            apply(game, action)
        except IllegalAction:
            continue
        message = f"was allowed: {action}"
        raise AssertionError(message)


def _check_end(options: Options, dealer: Seat, log: list[Action], game: Game) -> None:
    fresh = new_game(options, dealer)
    assert not any(fresh.scores.values()), "a new game starts with an old score"
    check_replay(options, log, dealer, game)
    goal, sides = game.variant.goal, game.variant.setup.table.sides
    if isinstance(goal, MatchOf):
        best = max(game.games.values(), default=0)
        assert (best >= goal.games) == (game.winner is not None), "the end was missed"
    elif isinstance(goal, FirstTo):
        best = max(game.scores.values())
        # Only where everybody plays for himself can equals have to play on.
        tied = list(game.scores.values()).count(best) > 1 and len(sides) > 2
        ended = best >= goal.target or 0 < goal.most_deals <= game.deals
        assert (ended and not tied) == (game.winner is not None), "missed the end"


def _story(again: str, options: Options, dealer: Seat, log: list[Action]) -> str:
    switched = {k: v for k, v in options.as_dict().items() if getattr(Options(), k) != v}
    return "\n".join(
        (
            traceback.format_exc(),
            "A game went wrong; to play it again:",
            f"  python3 tests/torture deals {again} --count 1 --jobs 1",
            f"options {switched}",
            f"dealer {dealer.name}",
            *map(str, log),
        )
    )
