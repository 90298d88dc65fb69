from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.ai.roster import CHARACTERS
from euchre.play import dealing_report
from euchre.play.dealing_report import Report
from euchre.play.record import Player
from euchre.storage import games_on_file, own_games
from euchre.storage import statistics as statistics_of_games
from euchre.ui.scenes.dialog import Dialog
from euchre.ui.scenes.games import reading, statistics
from euchre.ui.scenes.games.fair_deal import FairDealScene, verdict
from euchre.ui.scenes.games.reading import Reading
from euchre.ui.scenes.games.statistics import (
    APART,
    EVERY,
    STRAIGHT,
    StatisticsScreen,
)
from euchre.ui.widgets import Changed
from tests.ui.on_file import clock, game, put
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.ui.context import Context


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, motion="instant")


@pytest.fixture
def played(context: Context) -> Context:
    for seed in range(4):
        put(context, game(seed), f"classic {seed}")
    put(context, game(9, "british"), "british")
    put(context, game(8, actions=30), "open")
    return context


def shown(context: Context, size: tuple[int, int] = (1280, 720)) -> Pilot:
    return Pilot(StatisticsScreen(context, clock), context, size)


def screen(pilot: Pilot) -> StatisticsScreen:
    assert isinstance(pilot.scene, StatisticsScreen)
    return pilot.scene


def press(pilot: Pilot, key: str) -> None:
    scene: Any = pilot.scene
    pilot.press(scene.form[key].rect.center)
    pilot.step()


def rings(pilot: Pilot) -> dict[str, tuple[int, int]]:
    screen(pilot).prepare()
    return {ring.name: (ring.part, ring.whole) for ring in screen(pilot)._rings}  # noqa: SLF001


def test_the_rings_show_what_was_counted(played: Context) -> None:
    pilot = shown(played)
    figures = screen(pilot).figures
    assert rings(pilot)["Games won"] == (figures["won"], 5)
    assert rings(pilot)["Calls that made it"] == (figures["made"], figures["calls"])
    assert rings(pilot)["Tricks taken"][1] == 5 * figures["deals"]


def test_one_game_and_all_games_are_told_apart(played: Context) -> None:
    pilot = shown(played)
    screen(pilot).answer(Changed("game", "british"))
    assert rings(pilot)["Games won"][1] == 1
    screen(pilot).answer(Changed("game", EVERY))
    assert rings(pilot)["Games won"][1] == 5


def bars(pilot: Pilot) -> list[str]:
    screen(pilot).prepare()
    return [bar.label for bar in screen(pilot)._bars[1].bars]  # noqa: SLF001


@pytest.mark.parametrize("bid_game", ["hasenpfeffer", "napoleon"])
def test_a_game_of_bids_has_neither_marches_nor_lone_hands(
    context: Context, bid_game: str
) -> None:
    put(context, game(1, bid_game), "bids")
    put(context, game(1), "classic")
    pilot = shown(context)
    assert bars(pilot) == ["made it", "march", "euchred", "loners tried", "lone march"]
    assert "Loners made" in rings(pilot)
    screen(pilot).answer(Changed("game", bid_game))
    assert bars(pilot) == ["made it", "bid failed"]
    assert not {"Loners made", "Opponents euchred"} & set(rings(pilot))
    assert len(rings(pilot)) == 4


def test_everybody_for_himself_has_marches_and_no_lone_hands(context: Context) -> None:
    put(context, game(1, "three_handed"), "three")
    pilot = shown(context)
    assert bars(pilot) == ["made it", "march", "euchred"]
    assert "Loners made" not in rings(pilot)


def test_characters_met_are_told_by_name_with_games_won_with_and_against(
    context: Context,
) -> None:
    for number in range(14):
        put(context, seated(game(number % 4), number), f"{number}")
    pilot = shown(context)
    table = screen(pilot)._met  # noqa: SLF001
    assert {met.other for met in table.met} == {"normal", *CHARACTERS}
    assert sum(met.games_with for met in table.met) == 14
    assert sum(met.won_with for met in table.met) == screen(pilot).figures["won"]
    screen(pilot).answer(Changed("kind", APART))
    screen(pilot).prepare()
    assert screen(pilot)._met.met == ()  # noqa: SLF001


def seated(record: Record, first: int) -> Record:
    """The same game with characters in the other seats, and a plain level among them."""
    names = [*CHARACTERS, "normal"]
    me, *others = record.players
    players = {
        seat: Player(f"{place}", names[(first + place) % len(names)])
        for place, seat in enumerate(others)
    }
    # Salted anew: of two copies of a game only one counts.
    return replace(record, players={me: record.players[me], **players}, salt=f"{first:032}")


def test_the_wheel_and_the_keys_show_the_rest_of_a_long_table(context: Context) -> None:
    for number in range(14):
        put(context, seated(game(number % 4), number), f"{number}")
    pilot = shown(context)
    screen(pilot).prepare()
    rows = screen(pilot)._met.rows  # noqa: SLF001
    assert rows.furthest > 0
    pilot.move(rows.rect.center)
    pilot.wheel(-2)
    assert rows.offset > 0
    while screen(pilot).form.focus is not rows:
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_END)
    assert rows.offset == rows.furthest


def test_games_with_undos_are_shown_at_once_where_there_are_no_others(context: Context) -> None:
    put(context, replace(game(1), undos=1), "undone")
    pilot = shown(context)
    assert screen(pilot).figures["games"] == 1
    assert screen(pilot).form.values()["kind"] == EVERY
    put(context, game(2), "straight")
    pilot = shown(context)
    assert screen(pilot).figures["games"] == 1
    assert screen(pilot).form.values()["kind"] == STRAIGHT
    screen(pilot).answer(Changed("kind", APART))
    screen(pilot).prepare()
    assert screen(pilot).figures["games"] == 1
    screen(pilot).answer(Changed("against", "expert"))
    screen(pilot).prepare()
    assert screen(pilot).form.values()["kind"] == APART


def test_games_with_undo_are_counted_apart(played: Context) -> None:
    pilot = shown(played)
    screen(pilot).answer(Changed("kind", APART))
    assert rings(pilot)["Games won"] == (0, 0)


def test_beginning_anew_asks_and_can_be_undone(played: Context) -> None:
    pilot = shown(played)
    press(pilot, "reset")
    assert isinstance(pilot.scene, Dialog)
    form: Any = pilot.scene.touch
    pilot.press(form["yes"].rect.center)
    pilot.step()
    assert not screen(pilot).figures["games"]
    press(pilot, "undo")
    assert screen(pilot).figures["games"] == 5


def test_somebody_who_has_played_nothing_is_told(context: Context) -> None:
    pilot = shown(context)
    assert not screen(pilot).form["reset"].enabled
    press(pilot, "report")
    assert isinstance(pilot.scene, FairDealScene)


def test_the_dealing_report_is_one_press_away(played: Context) -> None:
    pilot = shown(played)
    press(pilot, "report")
    assert isinstance(pilot.scene, FairDealScene)
    assert pilot.scene.report.deals >= 30
    assert "hands" in verdict(pilot.scene.report)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, StatisticsScreen)


def test_the_dealing_report_of_very_many_games_is_made_while_the_picture_goes_on(
    played: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = shown(played)
    whole = FairDealScene(played).report
    monkeypatch.setattr(reading, "UNNOTICED", 2)
    for module in (games_on_file, statistics_of_games, dealing_report, own_games):
        monkeypatch.setattr(module, "_AT_A_TIME", 1)
    press(pilot, "report")
    assert isinstance(pilot.scene, Reading)
    pilot.settle()
    assert isinstance(pilot.scene, FairDealScene)
    assert pilot.scene.report == whole


def test_a_report_on_few_deals_says_that_they_are_few() -> None:
    assert "7" in verdict(Report(7, ()))


def test_very_many_games_are_counted_while_the_screen_is_there(
    context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "AT_ONCE", 3)
    monkeypatch.setattr(statistics, "A_FRAME", 2)
    for number in range(12):
        put(context, game(number, actions=40), f"{number}")
    scene = StatisticsScreen(context)
    pilot = Pilot(scene, context)
    assert scene.figures["open"] < 12
    pilot.settle()
    assert scene.figures["open"] == 12
    assert pilot.loop.wake is None
