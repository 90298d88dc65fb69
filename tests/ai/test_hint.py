from __future__ import annotations

from random import Random

import pytest

from euchre.ai.agent import agent
from euchre.ai.hint import hint
from euchre.rules.games import PRESETS
from euchre.rules.seats import FOUR
from euchre.rules.view import view
from tests.ai.dealing import dealt, played, random_options
from tests.ai.positions import seen

STRONG = {
    "op": "bid1",
    "hand": ["JH", "JD", "AH", "9C", "TS"],
    "up": "KH",
    "seat": 0,
    "dealer": 0,
}


def test_every_choice_is_weighed_and_the_experts_own_comes_first() -> None:
    advice = hint(seen(STRONG), 1)
    assert {one.action for one in advice} == set(seen(STRONG).legal)
    assert advice[0].action == agent("expert", 1).choose(seen(STRONG))
    points = {str(one.action): one.points for one in advice}
    best, passing = advice[0].points, points["pass"]
    assert best is not None
    assert passing is not None
    assert best > max(0.3, passing)


@pytest.mark.parametrize("seed", range(4))
def test_there_is_a_hint_for_every_question_of_the_table(seed: int) -> None:
    rng = Random(seed)
    asked = set()
    for _, now in played(dealt(random_options(rng), rng), agent("normal", 1).choose):
        if now.phase in asked:
            continue
        asked.add(now.phase)
        advice = hint(now, seed)
        assert {one.action for one in advice} == set(now.legal)
        assert advice[0].action == agent("expert", seed).choose(now)


def test_nobody_is_advised_out_of_turn() -> None:
    game = dealt(PRESETS["classic"], Random(1))
    idle = next(seat for seat in FOUR if seat is not game.turn)
    assert hint(view(game, idle), 1) == ()


def test_no_call_is_said_to_lose_more_than_a_deal_can() -> None:
    weak = {**STRONG, "hand": ["9C", "TC", "9D", "TS", "QS"], "seat": 1}
    worths = {str(one.action): one.points for one in hint(seen(weak), 1)}
    ordering = worths["order"]
    assert ordering is not None
    assert -2.5 < ordering < 0, "euchred: the others score 2"


def test_what_is_not_considered_has_no_worth_and_comes_last() -> None:
    weak = {**STRONG, "hand": ["9C", "TC", "9D", "TS", "QS"], "seat": 1}
    *weighed, last = hint(seen(weak), 1)
    assert str(last.action) == "order alone"
    assert last.points is None
    assert all(one.points is not None for one in weighed)


def test_a_single_card_is_advised_and_not_weighed() -> None:
    position = {"op": "play", "hand": ["9C"], "trump": "S", "up": "9D", "dealer": 3, "maker": 0}
    tricks = [
        [[0, "JS"], [1, "9S"], [2, "TS"], [3, "QH"]],
        [[0, "JC"], [1, "TC"], [2, "QS"], [3, "TH"]],
        [[0, "AS"], [1, "QC"], [2, "KS"], [3, "KH"]],
        [[0, "AH"], [1, "9H"], [2, "JH"], [3, "AD"]],
    ]
    advice = hint(seen({**position, "seat": 0, "leader": 0, "tricks": tricks}), 1)
    assert [(str(one.action), one.points) for one in advice] == [("play 9C", None)]
