"""The solver: what a deal comes to when everybody plays perfectly."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time

from euchre.ai.cards.card_coding import card_coding, split
from euchre.ai.cards.position import Position
from euchre.ai.search.endgame import Endgame
from euchre.rules.cards import Rank, Suit, pack
from euchre.rules.ranking import Ranking

GOALS = {"solve_five_tricks_ms_median": "<= 0.25"}
_POSITIONS = 1000
_NAMES = {5: "five", 4: "four", 3: "three"}


def measure() -> dict[str, float]:
    """Milliseconds of processor time for the points of random positions, each from scratch."""
    figures = {}
    for tricks, name in _NAMES.items():
        times = sorted(_times(tricks))
        figures[f"solve_{name}_tricks_ms_median"] = median(times)
        figures[f"solve_{name}_tricks_ms_p99"] = times[len(times) * 99 // 100]
    return figures


def _times(tricks: int) -> list[float]:
    places = card_coding(pack(Rank.NINE), Ranking(), Suit.SPADES)
    rng = Random(1)
    bits = split(places.pack)
    times = []
    for number in range(_POSITIONS):
        rng.shuffle(bits)
        hands = [sum(bits[tricks * seat : tricks * seat + tricks]) for seat in range(4)]
        at = Position(places, hands, maker=number % 4, leader=0)
        endgame = Endgame(at)
        begin = process_time()
        # Three tricks of five make the point; only then is the march asked for.
        if endgame.takes(at, (tricks + 1) // 2):
            endgame.takes(at, tricks)
        times.append(1000 * (process_time() - begin))
    return times
