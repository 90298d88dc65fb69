"""The calendar of deals knows the days that were played here, with this pack."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from euchre.play.branching import game_of_the_day
from euchre.play.record import Player
from euchre.play.session import Session
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.new_game.agreement import Agreement
from tests.ui.on_file import NAMES, NOW, clock, put
from tests.ui.pilot import Pilot
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    from euchre.play.record import Record
    from euchre.rules.options import Options
    from euchre.ui.context import Context


def day_played(options: Options) -> Record:
    """Today's game, played to its end by computer players."""
    seats = build(options).setup.table.seats
    players = {seat: Player(name, "normal") for seat, name in zip(seats, NAMES, strict=False)}
    session = Session(game_of_the_day(NOW.date(), options, players), AnyLegal())
    while session.winner is None:
        session.advance()
    return session.record


def told(context: Context, agreement: Agreement) -> tuple[str, set[object]]:
    """What is said of today's deal, and the days with a dot."""
    pilot = Pilot(DealsScene(context, agreement, lambda: 9, clock), context)
    pilot.step()
    scene: Any = pilot.scene
    played = {tile.day for tile in scene._month.days if tile.played}  # noqa: SLF001
    return scene._day_line.text, played  # noqa: SLF001


def test_a_day_that_was_played_here_is_marked(context: Context) -> None:
    put(context, day_played(PRESETS["classic"]), "mine")
    words, played = told(context, Agreement())
    assert words.startswith("You played it")
    assert played == {NOW.date()}


def test_a_day_that_a_friend_played_is_not(context: Context) -> None:
    put(context, replace(day_played(PRESETS["classic"]), foreign=True), "theirs")
    words, played = told(context, Agreement())
    assert not words.startswith("You played")
    assert played == set()


@pytest.mark.parametrize("rule", [{"joker": True}, {"deck": "28"}, {"deck": "32"}])
def test_a_day_that_was_played_with_another_pack_is_not(
    rule: dict[str, Any], context: Context
) -> None:
    options = replace(PRESETS["classic"], **rule)
    put(context, day_played(options), "mine")
    words, played = told(context, Agreement())
    assert not words.startswith("You played")
    assert played == set()
    words, played = told(context, Agreement(options=options))
    assert words.startswith("You played it")
    assert played == {NOW.date()}
