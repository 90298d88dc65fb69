"""How quickly random deals are played through the rules, beside OpenSpiel with the same deals."""

from __future__ import annotations

import importlib
import statistics
import time
from random import Random
from typing import TYPE_CHECKING, Any

from euchre.rules import Game, Options, Shuffle, apply, new_game
from tests.rules import spiel

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules import Action

GOALS = {"random_deals_per_second": ">= 1000", "microseconds_per_action": "<= 30"}

_DEALS = 1000
_ROUNDS = 3
"""Measured this often in processor time, since others may be at work; the median counts."""


def measure() -> dict[str, float]:
    """Deals a second and the time an action takes; with OpenSpiel where it is installed."""
    actions = _play_random_deals(200)
    seconds = _median(lambda: _play_random_deals(_DEALS))
    actions = _play_random_deals(_DEALS)
    figures = {
        "random_deals_per_second": _DEALS / seconds,
        "microseconds_per_action": seconds / actions * 1e6,
        "actions_per_deal": actions / _DEALS,
    }
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return figures
    return {**figures, **_beside(pyspiel)}


def _median(work: Callable[[], object]) -> float:
    times = []
    for _ in range(_ROUNDS):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return statistics.median(times)


def _play_random_deals(deals: int) -> int:
    """Play random deals of classic games through the front door; how many actions that was."""
    rng = Random(1)
    game = new_game(Options())
    pack = list(game.variant.setup.pack)
    actions = 0
    for _ in range(deals):
        if game.winner:
            game = new_game(Options())
        rng.shuffle(pack)
        game = apply(game, Shuffle(tuple(pack))).game
        while game.turn is not None:
            game = apply(game, rng.choice(game.legal_actions)).game
            actions += 1
        actions += 1
    return actions


def _beside(pyspiel: Any) -> dict[str, float]:
    """The same deals done again on both sides, asking for turn and legal actions each time."""
    judge = spiel.load(pyspiel, stick=False)
    rules = spiel.options(stick=False)
    rng = Random(2)
    deals = [_both_logs(judge, rules, rng) for _ in range(_DEALS // 2)]
    ours = _median(lambda: sum(_replay(game, mine) for game, mine, _ in deals))
    theirs = _median(lambda: sum(_replay_there(judge, numbers) for _, _, numbers in deals))
    return {
        "replayed_deals_per_second": len(deals) / ours,
        "openspiel_replayed_deals_per_second": len(deals) / theirs,
        "times_openspiel": ours / theirs,
    }


def _both_logs(judge: Any, rules: Options, rng: Random) -> tuple[Game, list[Action], list[int]]:
    state, dealt = spiel.deal_both(judge, rules, rng)
    game, mine = dealt, []
    while game.turn is not None:
        numbers = spiel.numbers_of(game)
        number = rng.choice(sorted(numbers))
        mine.append(numbers[number])
        state.apply_action(number)
        game = apply(game, numbers[number]).game
    return dealt, mine, state.history()


def _replay(game: Game, actions: list[Action]) -> int:
    for action in actions:
        assert game.turn is not None
        assert game.legal_actions
        game = apply(game, action).game
    return len(actions)


def _replay_there(judge: Any, numbers: list[int]) -> int:
    state = judge.new_initial_state()
    for number in numbers:
        state.current_player()
        state.legal_actions()
        state.apply_action(number)
    return len(numbers)
