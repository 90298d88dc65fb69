"""Sitting down straight away, as asked for on the command line."""

from __future__ import annotations

import pytest

from euchre.start.command_line import StartOptions
from euchre.ui.start_from_command_line import NoSuchTableError, record


@pytest.mark.parametrize("count", [2, 3, 5, 6])
def test_as_many_sit_down_to_napoleon_as_are_named(count: int) -> None:
    players = ("human", *["normal"] * (count - 1))
    begun = record(StartOptions(start="napoleon", players=players, seed=1))
    assert begun.options.players == count
    assert len(begun.players) == count


def test_a_game_for_four_is_not_begun_by_three() -> None:
    three = ("human", "normal", "normal")
    with pytest.raises(NoSuchTableError, match=r"4.*3"):
        record(StartOptions(start="classic", players=three))


def test_a_game_that_there_is_not_is_named() -> None:
    with pytest.raises(NoSuchTableError, match="whist"):
        record(StartOptions(start="whist"))


def test_characters_sit_down_under_their_own_names() -> None:
    begun = record(StartOptions(start="classic", players=("human", "Otto", "hattie", "otto")))
    told = [(player.name, player.level) for player in begun.players.values()]
    assert told == [("Anna", None), ("Otto", "Otto"), ("Hattie", "Hattie"), ("Dan", "Otto")]


def test_a_player_that_there_is_not_is_named() -> None:
    players = ("human", "normal", "Nobody", "normal")
    with pytest.raises(NoSuchTableError, match=r"Nobody.*human, beginner.*Hattie"):
        record(StartOptions(start="classic", players=players))
