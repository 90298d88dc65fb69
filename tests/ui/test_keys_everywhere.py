"""M, F1 and ? answer on every screen, and a command without use says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.key_sheet import KeySheet
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import dealt_by_west, spot
from tests.ui.test_scenes import ALL, started

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context

BRIEFLY = 2.5


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path)


def differs(pilot: Pilot, before: pygame.Surface) -> bool:
    """Whether something else is to be seen than before."""
    return pygame.image.tobytes(pilot.screen, "RGB") != pygame.image.tobytes(before, "RGB")


@pytest.mark.parametrize("key", [(pygame.K_F1, ""), (pygame.K_SLASH, "?"), (pygame.K_0, "?")])
@pytest.mark.parametrize("name", ALL)
def test_f1_and_a_question_mark_show_the_keys_and_take_them_away(
    name: str, key: tuple[int, str], context: Context
) -> None:
    pilot = started(name, context)
    scene = pilot.scene
    pilot.key(*key)
    assert isinstance(pilot.scene, KeySheet)
    pilot.key(*key)
    assert pilot.scene is scene


@pytest.mark.parametrize("name", ALL)
def test_m_says_what_it_has_done_and_the_words_go_by_themselves(
    name: str, context: Context
) -> None:
    pilot = started(name, context)
    before = pilot.screen.copy()
    for muted in (True, False):
        pilot.key(pygame.K_m, "m")
        assert context.settings.muted is muted
        assert differs(pilot, before)
    pilot.run(BRIEFLY)
    if name != "settings":
        assert not differs(pilot, before)


def at_the_table(folder: Path, *actions: str) -> Pilot:
    return dealt_by_west(folder, ["pass", *actions])


def test_at_the_table_the_keys_lead_to_the_rules_of_this_game(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path)
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, KeySheet)
    pilot.press(spot(pilot, "rules"))
    assert isinstance(pilot.scene, HowToPlayScene)


@pytest.mark.parametrize(
    ("key", "mod"),
    [(pygame.K_l, 0), (pygame.K_z, pygame.KMOD_CTRL), (pygame.K_y, pygame.KMOD_CTRL)],
)
def test_a_command_without_use_says_why(key: int, mod: int, tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, [])
    before = pilot.screen.copy()
    pilot.key(key, mod=mod)
    assert isinstance(pilot.scene, TableScene)
    assert differs(pilot, before)
    pilot.run(BRIEFLY)
    assert not differs(pilot, before)


def test_a_question_mark_can_be_written_into_a_name(context: Context) -> None:
    pilot = Pilot(NewGameScene(context), context)
    pilot.press(spot(pilot, "name 0"))
    pilot.key(pygame.K_SLASH, "?")
    assert isinstance(pilot.scene, NewGameScene)
    pilot.key(pygame.K_F1)
    assert isinstance(pilot.scene, KeySheet)
