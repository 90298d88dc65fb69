"""Everything that was done in a game, and every state it went through."""

from __future__ import annotations

import gc
import tracemalloc
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.play.history import History
from euchre.play.session import Session
from euchre.rules import PRESETS, IllegalAction, Pass, apply, new_game
from tests.storage.games import play, played, record

if TYPE_CHECKING:
    from euchre.rules.game import Game


def told(preset: str) -> tuple[History, list[Game]]:
    """A whole game, and every state it went through."""
    game = played(record(preset, target=5, nap_limit=50))
    states = [new_game(game.options, game.dealer)]
    for action in game.actions:
        states.append(apply(states[-1], action).game)
    return History(game.new_game(), game.actions), states


@pytest.mark.parametrize("preset", PRESETS)
def test_every_place_has_the_state_the_game_went_through(preset: str) -> None:
    history, states = told(preset)
    assert [history.at(place) for place in range(len(states))] == states
    for wrong in (-1, len(states)):
        with pytest.raises(IndexError):
            history.at(wrong)


@pytest.mark.parametrize("preset", ["classic", "napoleon"])
def test_a_game_taken_back_is_as_it_was_and_goes_on_as_it_did(preset: str) -> None:
    history, states = told(preset)
    whole = list(history.actions)
    for place in [*range(len(states) - 1, -1, -7), 0]:
        back = history.back_to(place)
        assert back == tuple(whole[place : place + len(back)])
        assert (history.game, len(history)) == (states[place], place)
    for action in whole:
        history.do(action)
    assert history.game == states[-1]
    assert [history.at(place) for place in range(len(states))] == states


def test_what_may_not_be_done_changes_nothing() -> None:
    game = record()
    history = History(game.new_game())
    with pytest.raises(IllegalAction):
        history.do(Pass())
    assert (len(history), history.deals) == (0, [])


def test_a_long_game_takes_little_memory() -> None:
    """Every state of a game of 200 deals would take more than ten megabytes."""
    game = replace(record("napoleon"), options=replace(PRESETS["napoleon"], nap_limit=200))
    actions = played(game).actions
    tracemalloc.start()
    try:
        session = Session(replace(game, actions=actions))
        gc.collect()
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert session.deals > 50
    assert used / session.deals < 12_000
    assert play(session).winner
