"""The computer players: how long they think, and how the levels fare against each other."""

from __future__ import annotations

from random import Random
from time import process_time

from euchre.ai.agent import agent
from euchre.ai.arena import duplicate
from euchre.ai.arena.match import summary
from euchre.rules.actions import Shuffle
from euchre.rules.game import apply, new_game
from euchre.rules.games import PRESETS
from euchre.rules.state import Phase
from euchre.rules.view import view

GOALS = {
    "expert_ms_p99": "<= 250",
    "expert_ms_max": "<= 500",
    "expert_bid_ms_max": "<= 5",
    "normal_over_beginner_points_a_deal": ">= 0.1",
}
_BIDS = (Phase.ORDER, Phase.NAME, Phase.DECIDE, Phase.DEFEND)
_DEALS = 25


def measure() -> dict[str, float]:
    """Milliseconds of processor time a decision of four experts, and points of quick levels."""
    times = _times("expert")
    every = sorted(time for _, time in times)
    bids = [time for phase, time in times if phase in _BIDS]
    block = duplicate.Block("normal", "beginner", PRESETS["classic"], "benchmark", 300)
    return {
        "expert_ms_p50": every[len(every) // 2],
        "expert_ms_p99": every[len(every) * 99 // 100],
        "expert_ms_max": every[-1],
        "expert_bid_ms_max": max(bids),
        "normal_over_beginner_points_a_deal": summary([duplicate.play(block)])[
            "points_per_deal"
        ],
    }


def _times(level: str) -> list[tuple[Phase, float]]:
    rng, options = Random(1), PRESETS["classic"]
    who = agent(level, 1)
    times = []
    for _ in range(_DEALS):
        game = new_game(options)
        cards = list(game.variant.setup.pack)
        rng.shuffle(cards)
        game = apply(game, Shuffle(tuple(cards))).game
        while game.turn is not None:
            seen = view(game, game.turn)
            begin = process_time()
            action = who.choose(seen)
            times.append((seen.phase, 1000 * (process_time() - begin)))
            game = apply(game, action).game
    # The first decisions read the tables from their files.
    return times[4:]
