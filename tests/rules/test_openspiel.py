from __future__ import annotations

from random import Random

import pytest

from tests.rules import spiel

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel (pip install open_spiel) is not here to judge"
)


@pytest.mark.parametrize("stick", [False, True], ids=["classic", "stick"])
def test_openspiel_agrees_about_turns_legal_actions_and_points(
    stick: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    judge = spiel.load(pyspiel, stick=stick)
    rules = spiel.options(stick=stick)
    rng = Random(f"stick {stick}")
    for _ in range(600):
        state, game = spiel.deal_both(judge, rules, rng)
        log, events = spiel.play_both(state, game, rng)
        spiel.compare_points(state, log, events)
