"""A window may be of any size: what does not fit is cut off, and nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.rules.games import PRESETS
from euchre.ui.draw import theme
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.key_sheet import KeySheet
from euchre.ui.scenes.new_game.agreement import Agreement
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import a_session, a_table, dealt_by_west
from tests.ui.test_scenes import ALL

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

SIZES = ((1, 1), (20, 20), (32, 33), (60, 1080), (1000, 30), (1, 4000), (320, 200), (8000, 2))
SCENES: dict[str, Callable[[Context], Scene]] = {
    **ALL,
    "deals": lambda context: DealsScene(context, Agreement(), lambda: 1),
    "saved games": SavedGamesScene,
    "statistics": StatisticsScreen,
    "dialog": lambda context: notice(context, "A title", "Some words " * 40),
    "keys": KeySheet,
}


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, launcher_offered=True, motion="instant")


def through_all_sizes(pilot: Pilot) -> None:
    """Give the window every size, poke about in it, and come back to what was to be seen."""
    pilot.settle()
    pilot.move((1, 1))
    before, normal = pygame.image.tobytes(pilot.screen, "RGB"), pilot.screen.get_size()
    poke_about(pilot)
    pilot.resize(normal)
    pilot.move((1, 1))
    pilot.settle()
    assert pygame.image.tobytes(pilot.screen, "RGB") == before


def poke_about(pilot: Pilot) -> None:
    """Give the window every size, and move the mouse and turn the wheel in it."""
    for size in SIZES:
        pilot.resize(size)
        pilot.move((size[0] // 2, size[1] // 2))
        pilot.run(0.1)
        pilot.wheel(-1)
        pilot.wheel(1)


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_outlives_any_size(name: str, context: Context) -> None:
    through_all_sizes(Pilot(SCENES[name](context), context))


@pytest.mark.parametrize(
    ("game", "people"), [*((game, "S") for game in PRESETS), ("classic", "SN")]
)
def test_every_table_outlives_any_size(game: str, people: str, tmp_path: Path) -> None:
    through_all_sizes(a_table(tmp_path, a_session(people, options=PRESETS[game], seed=2)))


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_ESCAPE, pygame.K_F1])
def test_what_lies_over_the_table_outlives_any_size(key: int, tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass", "pass", "order alone", "discard 9H"])
    pilot.key(key)
    through_all_sizes(pilot)


def test_a_hint_outlives_any_size(tmp_path: Path) -> None:
    pilot = dealt_by_west(tmp_path, ["pass"])
    pilot.key(pygame.K_h)
    poke_about(pilot)


@pytest.mark.parametrize("size", SIZES)
def test_a_window_opened_so_small_shows_the_upper_left_part(
    size: tuple[int, int],
    context: Context,
) -> None:
    pilot = Pilot(ALL["title"](context), context, size)
    pilot.settle()
    large = tuple(map(max, size, theme.LEAST))
    whole = Pilot(ALL["title"](context), context, large)  # type: ignore[arg-type]
    whole.settle()
    part = whole.screen.subsurface((0, 0), size)
    assert pygame.image.tobytes(pilot.screen, "RGB") == pygame.image.tobytes(part, "RGB")


def test_another_size_below_the_least_is_painted_anew(context: Context) -> None:
    pilot = Pilot(ALL["title"](context), context, (40, 30))
    pilot.settle()
    pilot.resize((30, 40))
    assert pilot.screen.get_at((10, 10))[:3] != (0, 0, 0)
