"""What is said about the characters: true to how they play, and to what was measured."""

from __future__ import annotations

import pytest

from euchre.ai.roster import CHARACTERS
from euchre.play.record import Player
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.seats import Seat
from euchre.ui.rulebook.computer import computer_players
from euchre.ui.rulebook.page import Rows
from euchre.ui.table.pictures.plaques import words_for
from euchre.ui.words import characters
from euchre.ui.words.characters import (
    MEASURED,
    Measured,
    character_words,
    margin_words,
    measured_words,
)
from euchre.ui.words.phrases import level_name
from tests.ui.tables import a_session


def test_every_character_is_told_by_level_and_habits() -> None:
    assert character_words("Maud") == "Expert · calls light"
    assert character_words("Walt") == "Strong · calls tight · rarely goes alone"
    assert character_words("Hattie") == "Expert · plays it straight"
    told = {character_words(name) for name in CHARACTERS}
    assert len(told) == len(CHARACTERS)


@pytest.mark.parametrize(
    ("points", "within", "told"),
    [
        (0.123, 0.05, "+0.12 a hand over Normal"),
        (-0.2014, 0.0179, "\N{MINUS SIGN}0.20 a hand against Normal"),
        (-0.025, 0.0829, "About even with Normal"),
        (0.05, 0.05, "About even with Normal"),
    ],
)
def test_what_chance_may_have_done_is_not_told_as_a_difference(
    points: float, within: float, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(characters, "MEASURED", {"Otto": Measured(points, within)})
    assert measured_words("Otto") == told


def test_who_was_not_measured_is_told_without_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(characters, "MEASURED", {})
    assert measured_words("Otto") == margin_words("Otto") == ""


def test_only_characters_are_measured() -> None:
    assert set(MEASURED) <= set(CHARACTERS)
    assert all(-2 < found.points < 2 and 0 < found.within < 0.1 for found in MEASURED.values())


@pytest.mark.parametrize("variant", PRESETS)
def test_the_rulebook_tells_of_all_characters(variant: str) -> None:
    page = computer_players(build(PRESETS[variant]).setup)
    [table] = [block for block in page.blocks if isinstance(block, Rows)]
    assert [row[0].split(" ")[0] for row in table.rows] == list(CHARACTERS)


def test_a_plaque_tells_the_level_of_a_character_and_not_its_habits() -> None:
    assert level_name("Maud") == "expert"
    session = a_session()
    players = {**session.players, Seat.WEST: Player("Maud", "Maud")}
    players[Seat.NORTH] = Player("Nana", "Hattie")
    seen = session.view(Seat.SOUTH)
    assert words_for(Seat.WEST, seen, players, out=False).below == "opponent · expert"
    assert words_for(Seat.NORTH, seen, players, out=False)[:2] == ("Nana", "partner · expert")
