"""What is counted in a game is what happened in it, step by step."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from euchre.play.game_stats import GameStats
from euchre.play.replay import steps
from euchre.play.session import Session
from euchre.rules.actions import Shuffle
from euchre.rules.events import DealScored, TrickWon
from euchre.rules.game import IllegalAction
from euchre.rules.games import PRESETS
from tests.torture.kill import any_game, played


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_counted_as_it_was_played(preset: str, seed: int) -> None:
    whole = played(Session(any_game(Random(f"{preset} {seed}"), preset, seed))).record
    for count in (len(whole.actions), len(whole.actions) // 2, 20, 0):
        record = replace(whole, actions=whole.actions[:count])
        found, deals = GameStats(record), 0
        tricks, counted = Counter[str](), Counter[str]()
        for step in steps(record):
            deals += isinstance(step.action, Shuffle)
            tricks.update(e.seat.value for e in step.events if isinstance(e, TrickWon))
            if any(isinstance(event, DealScored) for event in step.events):
                counted = Counter(tricks)
        last = list(steps(record))
        assert found.game == (last[-1].after if last else found.game)
        assert found.deals == deals
        # Those of a deal that is not over are not counted yet.
        told = {seat.value: tally["tricks"] for seat, tally in found.seats.items()}
        assert +Counter(told) == counted


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_card_against_the_rules_is_found_wherever_it_is(preset: str) -> None:
    chance = Random(preset)
    record = played(Session(any_game(chance, preset, 0))).record
    plays = [n for n, action in enumerate(record.actions) if str(action).startswith("play")]
    for place in chance.sample(plays, 12):
        twice = (*record.actions[: place + 1], *record.actions[place:])
        with pytest.raises(IllegalAction):
            GameStats(replace(record, actions=twice))
