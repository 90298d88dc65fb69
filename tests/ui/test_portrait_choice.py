from __future__ import annotations

from dataclasses import replace
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


def seated(pilot: Pilot) -> tuple[Player, ...]:
    scene = pilot.loop.stack[0]
    assert isinstance(scene, NewGameScene)
    return scene.agreement.seated()


def portraits(pilot: Pilot) -> list[str]:
    return [player.portrait for player in seated(pilot)]


def tab_to(pilot: Pilot, key: str) -> None:
    for _ in range(40):
        pilot.key(pygame.K_TAB)
        focus = pilot.scene.form.focus  # type: ignore[attr-defined]
        if focus.key == key:
            return
    raise AssertionError(key)


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
    tab_to(pilot, "portrait 0")
    pilot.key(pygame.K_RETURN)
    assert choice(pilot).describe()["shown"] == portraits(pilot)[0] == PORTRAITS[0]
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_DOWN)
    assert choice(pilot).describe()["shown"] == PORTRAITS[5]
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_RETURN)
    assert portraits(pilot)[0] == PORTRAITS[4]


def test_enter_at_once_and_escape_leave_all_as_it_is(pilot: Pilot) -> None:
    before = seated(pilot)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        for place in ("0", "1"):
            press(pilot, f"portrait {place}")
            pilot.key(key)
            assert isinstance(pilot.scene, NewGameScene)
            assert seated(pilot) == before


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


HATTIE = Player("Hattie", "Hattie", "grandmother")


def test_the_mouse_alone_chooses_a_character_with_name_level_and_portrait(pilot: Pilot) -> None:
    press(pilot, "portrait 2")
    pilot.move(choice(pilot).form["grandmother"].rect.center)
    told = choice(pilot)._told.text  # noqa: SLF001
    assert told.startswith("Expert · plays it straight")
    press(pilot, "grandmother")
    assert seated(pilot)[2] == HATTIE


def test_the_keyboard_alone_chooses_a_character_from_the_list_of_who_plays(
    pilot: Pilot,
) -> None:
    tab_to(pilot, "sitter 0")
    for key in (pygame.K_RETURN, pygame.K_END, pygame.K_RETURN):
        pilot.key(key)
    assert choice(pilot).describe()["kind"] == "character"
    tab_to(pilot, "nurse")
    pilot.key(pygame.K_RETURN)
    assert seated(pilot)[0] == Player("Grace", "Grace", "nurse")
    # From the one that was chosen the list leads to the others.
    tab_to(pilot, "sitter 0")
    for key in (pygame.K_RETURN, pygame.K_END, pygame.K_RETURN):
        pilot.key(key)
    assert choice(pilot).form["nurse"].selected  # type: ignore[attr-defined]
    pilot.key(pygame.K_ESCAPE)
    assert seated(pilot)[0] == Player("Grace", "Grace", "nurse")


def test_the_list_of_who_plays_shows_what_was_there_if_no_character_is_chosen(
    pilot: Pilot,
) -> None:
    before = seated(pilot)
    tab_to(pilot, "sitter 1")
    for key in (pygame.K_RETURN, pygame.K_END, pygame.K_RETURN, pygame.K_ESCAPE):
        pilot.key(key)
    assert seated(pilot) == before
    assert pilot.scene.form["sitter 1"].value == "normal"  # type: ignore[attr-defined]


def test_a_name_by_hand_keeps_the_character_and_a_level_takes_its_looks_away(
    pilot: Pilot,
) -> None:
    press(pilot, "portrait 2")
    press(pilot, "grandmother")
    press(pilot, "name 2")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.write("Nana")
    pilot.key(pygame.K_RETURN)
    assert seated(pilot)[2] == replace(HATTIE, name="Nana")
    tab_to(pilot, "sitter 2")
    for key in (pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN):
        pilot.key(key)
    assert seated(pilot)[2].name == "Nana"
    assert seated(pilot)[2].level == "expert"
    assert seated(pilot)[2].portrait != "grandmother"


def test_a_portrait_alone_leaves_who_plays(pilot: Pilot) -> None:
    press(pilot, "portrait 1")
    pilot.press(segment(choice(pilot).form["kind"].rect, 1))
    pilot.settle()
    assert choice(pilot).describe()["kind"] == "picture"
    press(pilot, "grandmother")
    assert seated(pilot)[1] == Player("Ben", "normal", "grandmother")


def segment(rect: pygame.Rect, place: int) -> tuple[int, int]:
    """The middle of one of two segments."""
    return rect.x + rect.width * (2 * place + 1) // 4, rect.centery


def test_people_choose_portraits_and_no_characters(pilot: Pilot) -> None:
    press(pilot, "portrait 0")
    assert "kind" not in choice(pilot).form.places()
    press(pilot, "grandmother")
    assert seated(pilot)[0] == Player("You", None, "grandmother")


def test_a_character_is_at_a_table_once_and_changes_seats() -> None:
    agreed = Agreement().with_character(1, "Otto").with_character(2, "Hattie")
    agreed = agreed.with_character(1, "Hattie")
    assert [player.name for player in agreed.seated()] == ["You", "Hattie", "Otto", "Dan"]
    assert agreed.seated()[1].portrait == "grandmother"
    assert agreed.seated()[2].portrait == "farmer"
    alone = agreed.with_character(0, "Hattie").seated()
    assert [player.level for player in alone] == ["Hattie", "normal", "Otto", "normal"]


def test_a_game_keeps_its_characters(pilot: Pilot, context: Context) -> None:
    press(pilot, "portrait 2")
    press(pilot, "grandmother")
    assert from_kept(context.settings.last_game).players[2].level == "Hattie"
    press(pilot, "deal")
    assert isinstance(pilot.scene, TableScene)
    pilot.scene.session.close()
    [entry] = context.games.listing().open
    assert entry.digest.seated[Seat.NORTH] == HATTIE
    again = context.games.resume(entry.path, context.thinking)
    assert again.players[Seat.NORTH] == HATTIE
    again.close()


@pytest.mark.parametrize("forged", ["hattie", "God", 7, ["Hattie"], {}])
def test_a_player_who_does_not_exist_costs_itself_only(forged: object) -> None:
    kept = as_kept(Agreement(players=(Player("Ella"), Player("Tom", "Hattie"))))
    kept["players"][0]["level"] = forged
    assert from_kept(kept).players[:2] == (Player("Ella", "normal"), Player("Tom", "Hattie"))
