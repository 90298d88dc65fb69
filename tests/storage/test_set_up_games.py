"""Games that were set up by hand: their score is kept, and they count for nobody."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from euchre.rules import PRESETS, new_game
from euchre.storage import notation
from euchre.storage.digest import Entry, digest
from euchre.storage.own_games import counted
from tests.storage.games import played, record

if TYPE_CHECKING:
    from euchre.play.record import Record


def set_up_game() -> Record:
    return played(replace(record(), set_up=(7, 9)), actions=6)


def test_the_sides_begin_with_their_points() -> None:
    game = new_game(PRESETS["classic"], scores=(7, 9))
    assert list(game.scores.values()) == [7, 9]
    assert list(new_game(PRESETS["classic"]).scores.values()) == [0, 0]


@pytest.mark.parametrize("scores", [(7,), (1, 2, 3), (10, 0), (0, 10)])
def test_no_game_begins_when_it_is_over_or_with_too_many_scores(
    scores: tuple[int, ...],
) -> None:
    with pytest.raises(ValueError, match=r"score|over"):
        new_game(PRESETS["classic"], scores=scores)


def test_a_set_up_game_is_written_and_read_again() -> None:
    chosen = set_up_game()
    text = notation.write(chosen)
    assert json.loads(text.splitlines()[0])["version"] == 3
    again, game = notation.read(text)
    assert again == chosen
    assert all(points >= 7 for points in game.scores.values())
    assert json.loads(notation.write(record()).splitlines()[0])["version"] < 3


@pytest.mark.parametrize("scores", ["[7]", "[7, 10]", "[7, true]", '"7"', "[1e99, 2]", "{}"])
def test_scores_that_cannot_be_are_no_game(scores: str) -> None:
    text = notation.write(set_up_game()).replace("[7, 9]", scores, 1)
    with pytest.raises(notation.SaveError):
        notation.read(text)


def test_a_set_up_game_counts_for_nobody() -> None:
    usual = Entry(Path("usual"), 0.0, digest(notation.write(record())))
    chosen = Entry(Path("set up"), 0.0, digest(notation.write(set_up_game())))
    assert counted([usual, chosen]) == [usual]
