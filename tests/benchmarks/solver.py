"""The solver: what a deal comes to when everybody plays perfectly, and what is certain of it."""

from __future__ import annotations

from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from euchre.ai.agent import agent
from euchre.ai.cards.card_coding import card_coding, split
from euchre.ai.cards.from_view import InfoState
from euchre.ai.cards.position import Position
from euchre.ai.search.claims import SureTricks, may_claim
from euchre.ai.search.endgame import Endgame
from euchre.rules.cards import Rank, Suit, pack
from euchre.rules.games import PRESETS
from euchre.rules.ranking import Ranking
from tests.ai.dealing import dealt, played

if TYPE_CHECKING:
    from collections.abc import Iterator

GOALS = {"solve_five_tricks_ms_median": "<= 0.25", "claim_ms_worst": "<= 20"}
_POSITIONS = 1000
_CLAIMED_DEALS = 100
_NAMES = {5: "five", 4: "four", 3: "three"}


def measure() -> dict[str, float]:
    """Milliseconds of processor time for the points of random positions, each from scratch."""
    figures = {}
    for tricks, name in _NAMES.items():
        times = sorted(_times(tricks))
        figures[f"solve_{name}_tricks_ms_median"] = median(times)
        figures[f"solve_{name}_tricks_ms_p99"] = times[len(times) * 99 // 100]
    times = sorted(_claims())
    figures["claim_ms_median"] = median(times)
    figures["claim_ms_worst"] = times[-1]
    return figures


def _claims() -> Iterator[float]:
    """Milliseconds to find out whether the rest is certain, wherever somebody might ask."""
    rng = Random(1)
    for number in range(_CLAIMED_DEALS):
        game = dealt(PRESETS["classic"], rng)
        for _state, seen in played(game, agent("normal", number).choose):
            info = InfoState(seen)
            if may_claim(info):
                begin = process_time()
                SureTricks(info).card()
                yield 1000 * (process_time() - begin)


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
