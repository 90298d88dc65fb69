"""Asks for the reasons of every choice in positions of random games: none may be untrue."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.cards.from_view import InfoState
from euchre.ai.sampling.imagined_game import imagine
from euchre.coach.explanation import facts
from euchre.coach.reasons import Why
from euchre.rules import GAMES
from tests.ai.dealing import any_legal, any_rules, dealt, played, seen_anew
from tests.coach.when_said import holds

if TYPE_CHECKING:
    import argparse

    from euchre.rules.game import Game
    from euchre.rules.view import PlayerView


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=10_000, help="positions to try")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")


def run(arguments: argparse.Namespace) -> int:
    """Try positions of random deals, report, and return 1 if a reason was untrue."""
    tried, number = 0, arguments.seed
    given: Counter[Why] = Counter()
    while tried < arguments.count:
        rng = Random(number)
        others = agent("normal", "others").choose if number % 3 else any_legal(rng)
        options = any_rules(rng.choice(sorted(GAMES)), rng)
        for game, seen in played(dealt(options, rng), others):
            try:
                given.update(checked(game, seen, rng))
            except AssertionError as error:
                print(f"deal {number}: {error}\n{seen}", file=sys.stderr)
                return 1
            tried += 1
        number += 1
    for why in Why:
        print(f"{given[why]:8} {why.name}")
    print(f"{tried} positions, no untrue reason, none that hidden cards change")
    return 0


def checked(game: Game, seen: PlayerView, rng: Random) -> list[Why]:
    """The reasons for every choice of a view; AssertionError if one is untrue or knows too much."""
    assert seen.seat is not None
    anew = seen_anew(game, seen.seat, imagine(seen, rng))
    given = []
    for action in seen.legal:
        found = facts(InfoState(seen), action)
        assert found == facts(InfoState(anew), action), (
            f"{action}: hidden cards change the reasons"
        )
        for reason in found:
            assert holds(seen, action, reason), f"{action}: {reason} is not so"
            given.append(reason.why)
    return given
