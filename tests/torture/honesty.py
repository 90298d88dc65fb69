"""Deals all unseen cards anew and asks again: no computer player may decide differently."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.levels import LEVELS
from euchre.ai.sampling.imagined_game import imagine
from euchre.rules import GAMES
from tests.ai.dealing import (
    all_cards,
    any_legal,
    any_rules,
    check_record,
    dealt,
    played,
    seen_anew,
)

if TYPE_CHECKING:
    import argparse

    from euchre.rules.game import Game
    from euchre.rules.view import PlayerView


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=2000, help="positions to try")
    parser.add_argument("--samples", type=int, default=10, help="imagined deals in each")
    parser.add_argument("--level", choices=list(LEVELS), default="expert")
    parser.add_argument("--game", choices=sorted(GAMES), default="", help="only this one")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")


def run(arguments: argparse.Namespace) -> int:
    """Try positions of random deals, report, and return 1 if anything differed."""
    tried, number = 0, arguments.seed
    while tried < arguments.count:
        rng = Random(number)
        # None is made with the number, which tells the whole deal.
        who = agent(arguments.level, "who")
        others = agent("normal", "others").choose if number % 2 else any_legal(rng)
        options = any_rules(arguments.game or rng.choice(sorted(GAMES)), rng)
        for game, seen in played(dealt(options, rng), others):
            try:
                check_imagined(game, seen, rng, arguments.samples)
                assert seen.seat is not None
                anew = seen_anew(game, seen.seat, imagine(seen, rng))
                assert anew == seen, "the view tells something hidden"
                assert who.choose(anew) == who.choose(seen), "the decision differs"
            except AssertionError as error:
                print(f"deal {number}: {error}\n{seen}", file=sys.stderr)
                return 1
            tried += 1
        number += 1
        if number % 100 == 0:
            print(f"{tried} positions", flush=True)
    print(f"{tried} positions, {arguments.samples} imagined deals in each, no difference")
    return 0


def check_imagined(game: Game, seen: PlayerView, rng: Random, samples: int) -> None:
    """Whatever is imagined uses every card once and agrees with what has been played."""
    pack = sorted(game.variant.setup.pack)
    for _ in range(samples):
        hidden = imagine(seen, rng)
        assert all_cards(game, hidden) == pack, "cards are lost or doubled"
        check_record(game, hidden)
