"""The outcome tables are made from deals, the same ones from the same seed."""

from __future__ import annotations

import json

import pytest

from euchre.ai.training import bids
from euchre.ai.training.ridge import RidgeFit
from euchre.ai.training.simulated_deal import (
    GAMES,
)


def test_the_tables_are_made_again_from_the_same_seed() -> None:
    game = GAMES["24"]
    once, again = (json.dumps(bids.fit_tables(game, 60, seed=3)) for _ in range(2))
    assert once == again
    assert once != json.dumps(bids.fit_tables(game, 60, seed=4))


def test_a_fit_finds_what_the_features_stand_for() -> None:
    fit = RidgeFit(2, 2)
    for number in range(400):
        fit.add((0,), int(number % 4 == 0))
        fit.add((1,), int(number % 4 != 0))
    rows = {row[0]: row[1] for row in fit.rows()}
    chance = [(rows[-1] + rows.get(feature, 0)) / 10000 for feature in (0, 1)]
    assert chance[0] == pytest.approx(0.75, abs=0.02)
    assert chance[1] == pytest.approx(0.25, abs=0.02)
