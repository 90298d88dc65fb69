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
    assert advice[0].points > 0.3
    assert next(one.points for one in advice if str(one.action) == "pass") < advice[0].points


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
    worths = [one.points for one in hint(seen(weak), 1) if str(one.action) != "pass"]
    assert len(worths) == 2
    assert all(-2.5 < points < 0 for points in worths), "euchred: the others score 2"
