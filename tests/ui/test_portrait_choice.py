from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.record import Player
from euchre.rules.seats import Seat
from euchre.ui.draw.portraits import COMPUTERS, PEOPLE, PORTRAITS
from euchre.ui.scenes.new_game.agreement import Agreement, as_kept, from_kept
from euchre.ui.scenes.new_game.portrait_choice import PortraitChoice
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from euchre.ui.context import Context


@pytest.fixture
def pilot(context: Context) -> Pilot:
    """A person at the new-game screen."""
    pilot = Pilot(NewGameScene(context, lambda: 7), context)
    pilot.settle()
    return pilot


def press(pilot: Pilot, key: str) -> None:
    pilot.press(pilot.scene.form[key].rect.center)  # type: ignore[attr-defined]
    pilot.settle()


def portraits(pilot: Pilot) -> list[str]:
    scene = pilot.loop.stack[0]
    assert isinstance(scene, NewGameScene)
    return [player.portrait for player in scene.agreement.seated()]


def choice(pilot: Pilot) -> PortraitChoice:
    assert isinstance(pilot.scene, PortraitChoice)
    return pilot.scene


def test_everyone_begins_with_a_portrait_of_their_own(pilot: Pilot) -> None:
    before = portraits(pilot)
    assert len(set(before)) == 4
    assert before[0] in PEOPLE
    assert set(before[1:]) <= set(COMPUTERS)


def test_the_mouse_alone_chooses_a_portrait(pilot: Pilot) -> None:
    before = portraits(pilot)
    press(pilot, "portrait 2")
    press(pilot, "rocker")
    assert isinstance(pilot.scene, NewGameScene)
    assert portraits(pilot) == [*before[:2], "rocker", before[3]]


def test_the_keyboard_alone_chooses_a_portrait(pilot: Pilot) -> None:
    for _ in range(40):
        pilot.key(pygame.K_TAB)
        focus = pilot.scene.form.focus  # type: ignore[attr-defined]
        if focus.key == "portrait 0":
            break
    pilot.key(pygame.K_RETURN)
    assert choice(pilot).describe()["shown"] == portraits(pilot)[0] == PORTRAITS[0]
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_DOWN)
    assert choice(pilot).describe()["shown"] == PORTRAITS[5]
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_RETURN)
    assert portraits(pilot)[0] == PORTRAITS[4]


def test_enter_at_once_and_escape_leave_all_as_it_is(pilot: Pilot) -> None:
    before = portraits(pilot)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        press(pilot, "portrait 1")
        pilot.key(key)
        assert isinstance(pilot.scene, NewGameScene)
        assert portraits(pilot) == before


def test_who_takes_the_portrait_of_another_trades_with_them(pilot: Pilot) -> None:
    mine, theirs, *others = portraits(pilot)
    press(pilot, "portrait 0")
    press(pilot, theirs)
    assert portraits(pilot) == [theirs, mine, *others]


def test_a_portrait_that_two_have_is_traded_with_both() -> None:
    players = (Player("A", None, "nurse"), Player("B", None, "nurse"), Player("C"), Player("D"))
    agreement = Agreement(players=players).with_portrait(2, "nurse")
    shown = [player.portrait for player in agreement.seated()]
    assert shown[2] == "nurse"
    assert "nurse" not in shown[:2] + shown[3:]


def test_the_preview_shows_what_mouse_or_keys_pointed_at_last(pilot: Pilot) -> None:
    press(pilot, "portrait 0")
    pilot.move(choice(pilot).form["skipper"].rect.center)
    assert choice(pilot).describe()["shown"] == "skipper"
    pilot.key(pygame.K_RIGHT)
    assert choice(pilot).describe()["shown"] == PORTRAITS[1]
    pilot.move(choice(pilot).form["nurse"].rect.center)
    assert choice(pilot).describe()["shown"] == "nurse"


def test_a_game_keeps_the_portraits_it_was_begun_with(pilot: Pilot, context: Context) -> None:
    press(pilot, "portrait 0")
    press(pilot, "engineer")
    wanted = portraits(pilot)
    press(pilot, "deal")
    assert isinstance(pilot.scene, TableScene)
    session = pilot.scene.session
    assert [player.portrait for player in session.players.values()] == wanted
    session.close()
    [entry] = context.games.listing().open
    again = context.games.resume(entry.path, context.thinking)
    assert again.players[Seat.SOUTH].portrait == "engineer"
    assert entry.digest.seated[Seat.SOUTH].portrait == "engineer"
    again.close()


@pytest.mark.parametrize("damaged", [None, 7, "", "No Such", "x" * 99, ["nurse"]])
def test_a_damaged_portrait_costs_itself_only(damaged: object) -> None:
    kept = as_kept(Agreement(players=(Player("Ella", None, "nurse"), Player("Tom", "normal"))))
    kept["players"][0]["portrait"] = damaged
    assert from_kept(kept).players[0] == Player("Ella")
    assert from_kept(kept).players[1] == Player("Tom", "normal")


def test_settings_without_portraits_are_read_as_before() -> None:
    kept = {"players": [{"name": "Ella", "level": None}]}
    assert from_kept(kept).players[0] == Player("Ella")
