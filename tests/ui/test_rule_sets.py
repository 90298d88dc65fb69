"""The screen of rule sets: known ones to play by, own ones to save, share and delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.play.rules_line import line_of
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.regional import REGIONAL
from euchre.storage.rule_sets import RuleSets
from euchre.ui.rulebook.regional import region_name, region_source
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.new_game.rule_sets import RuleSetsScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.widgets import ScrollArea
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context

OURS = check({"stick_the_dealer": True, "target": 7}, PRESETS["classic"])


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, launcher_offered=True, motion="instant")


def open_sets(context: Context) -> Pilot:
    """The sets, as a player reaches them from a new game by OURS."""
    pilot = Pilot(NewGameScene(context, lambda: 7), context)
    pilot.settle()
    new_game(pilot)._play_by(OURS)  # noqa: SLF001
    pilot.step()
    press(pilot, "sets")
    return pilot


def new_game(pilot: Pilot) -> NewGameScene:
    found = next(scene for scene in pilot.loop.stack if isinstance(scene, NewGameScene))
    assert isinstance(found, NewGameScene)
    return found


def sets(pilot: Pilot) -> RuleSetsScene:
    assert isinstance(pilot.scene, RuleSetsScene)
    return pilot.scene


def press(pilot: Pilot, key: str) -> None:
    form = pilot.scene.form  # type: ignore[attr-defined]
    found = form[key]
    for area in form.widgets:
        if isinstance(area, ScrollArea) and found in area.content:
            area.reveal(found.rect)
    pilot.press(found.rect.center)


def save_as(pilot: Pilot, name: str) -> None:
    press(pilot, "save")
    pilot.write(name)
    pilot.key(pygame.K_RETURN)


def names(context: Context) -> list[str]:
    return [found.name for found in RuleSets(context.paths.rule_sets).sets]


@pytest.mark.parametrize("key", REGIONAL)
def test_a_known_set_has_a_name_and_a_source_and_is_played_by(
    key: str, context: Context
) -> None:
    assert region_name(key)
    assert region_source(key).endswith(".")
    pilot = open_sets(context)
    press(pilot, f"known {key}")
    assert sets(pilot)._facts.text == region_source(key)  # noqa: SLF001
    press(pilot, "play")
    assert new_game(pilot).agreement.options == REGIONAL[key]
    assert pilot.scene is new_game(pilot)


def test_a_known_set_can_be_neither_renamed_nor_deleted(context: Context) -> None:
    pilot = open_sets(context)
    press(pilot, "known indiana")
    pilot.step()
    form = sets(pilot).form
    assert form["rename"].reason
    assert form["delete"].reason
    press(pilot, "delete")
    assert sets(pilot).chosen.key == "known indiana"


def test_the_present_rules_are_saved_under_a_name_and_played_by_later(
    context: Context,
) -> None:
    pilot = open_sets(context)
    save_as(pilot, "Thursdays")
    assert names(context) == ["Thursdays"]
    assert sets(pilot).chosen.options == OURS
    press(pilot, "known cornwall")
    press(pilot, "play")
    press(pilot, "sets")
    press(pilot, "own Thursdays")
    press(pilot, "play")
    assert new_game(pilot).agreement.options == OURS


def test_a_name_that_is_taken_or_empty_is_refused_with_a_sentence(context: Context) -> None:
    pilot = open_sets(context)
    save_as(pilot, "Thursdays")
    save_as(pilot, "thursdays")
    assert isinstance(pilot.scene, Ask)
    assert pilot.scene._refusal == "There is already a set called thursdays."  # noqa: SLF001
    pilot.key(pygame.K_ESCAPE)
    save_as(pilot, "")
    assert isinstance(pilot.scene, Ask)
    assert pilot.scene._refusal == "Type a name."  # noqa: SLF001


def test_a_set_is_renamed(context: Context) -> None:
    pilot = open_sets(context)
    save_as(pilot, "Thursdays")
    press(pilot, "rename")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.write("Fridays")
    pilot.key(pygame.K_RETURN)
    assert names(context) == ["Fridays"]
    assert sets(pilot).chosen.name == "Fridays"


def test_a_deleted_set_comes_back_by_button_and_by_key(context: Context) -> None:
    pilot = open_sets(context)
    for name in ("One", "Two"):
        save_as(pilot, name)
    press(pilot, "own One")
    press(pilot, "delete")
    assert names(context) == ["Two"]
    assert sets(pilot).chosen.name == "Two"
    press(pilot, "delete")
    assert names(context) == []
    press(pilot, "undo")
    assert names(context) == ["Two"]
    pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert names(context) == ["One", "Two"]
    assert sets(pilot).form["undo"].reason


def test_a_set_goes_to_another_player_as_a_line(context: Context, clipboard: list[str]) -> None:
    pilot = open_sets(context)
    press(pilot, "known michigan")
    press(pilot, "copy")
    assert clipboard == [line_of(REGIONAL["michigan"])]
    press(pilot, "add")
    press(pilot, "paste")
    press(pilot, "yes")
    pilot.write("From Mike")
    pilot.key(pygame.K_RETURN)
    assert names(context) == ["From Mike"]
    assert sets(pilot).chosen.options == REGIONAL["michigan"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("hello", "no line of rules"),
        (line_of(OURS)[:-1], "missing or was changed"),
        (line_of(OURS).replace("target=7", "target=5"), "missing or was changed"),
        ("euchre-rules 7: classic [abcde]", "newer version"),
    ],
)
def test_a_wrong_line_is_refused_with_one_sentence_and_nothing_changes(
    line: str, sentence: str, context: Context, clipboard: list[str]
) -> None:
    pilot = open_sets(context)
    clipboard.append(line)
    press(pilot, "add")
    press(pilot, "paste")
    press(pilot, "yes")
    assert isinstance(pilot.scene, Ask)
    assert sentence in pilot.scene._refusal  # noqa: SLF001
    assert names(context) == []


def test_a_damaged_file_is_told_of_and_kept(context: Context) -> None:
    context.paths.rule_sets.parent.mkdir(parents=True, exist_ok=True)
    context.paths.rule_sets.write_text("}", encoding="utf-8", newline="\n")
    RuleSetsScene(context, OURS, lambda _options: None)
    assert any("rule-sets.damaged-1.json" in told for told in context.notices)


def test_the_keys_alone_play_by_a_known_set(context: Context) -> None:
    pilot = open_sets(context)
    for _step in range(20):
        pilot.key(pygame.K_TAB)
        if sets(pilot).chosen.key == "known cornwall":
            break
    pilot.key(pygame.K_RETURN)
    assert new_game(pilot).agreement.options == REGIONAL["cornwall"]
