"""Every screen of games on file lies in its window, whatever that measures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.rules.games import PRESETS
from euchre.ui import navigation
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.fair_deal import FairDealScene
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.new_game.rule_sets import RuleSetsScene
from euchre.ui.scenes.results.this_deal import ThisDealScene
from euchre.ui.scenes.set_up.screen import SetUpHandScene
from euchre.ui.widgets import ScrollArea
from tests.ui.on_file import clock, game, put
from tests.ui.pilot import Pilot
from tests.ui.test_deals_screen import finished_deal
from tests.ui.test_sharing import hand

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

SIZES = ((960, 600), (1280, 720), (3840, 2160))
SCREENS: dict[str, Callable[[Context], Scene]] = {
    "saved games": lambda context: SavedGamesScene(context, clock),
    "statistics": lambda context: StatisticsScreen(context, clock),
    "fair deals": FairDealScene,
    "deals": lambda context: DealsScene(context, Agreement(), lambda: 9, clock),
    "set up a hand": lambda context: SetUpHandScene(context, Agreement(), lambda: 7),
    "rule sets": lambda context: RuleSetsScene(context, PRESETS["us"], lambda _options: None),
    "share a hand": lambda context: navigation.share_hand(context, hand()),
    "this deal": lambda context: ThisDealScene(context, finished_deal()),
}


@pytest.fixture
def played(context: Context) -> Context:
    """Finished games, a game of another kind, and more open ones than a window shows."""
    for seed in range(4):
        put(context, game(seed), f"classic {seed}")
    put(context, game(9, "british"), "british")
    for number in range(12):
        put(context, game(number, actions=20), f"game {number}", age=number)
    return context


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_lies_in_the_window(
    name: str, size: tuple[int, int], played: Context
) -> None:
    scene: Any = SCREENS[name](played)
    Pilot(scene, played, size)
    window = pygame.Rect((0, 0), size)
    areas = [widget for widget in scene.form.widgets if isinstance(widget, ScrollArea)]
    scrolled = [inner for area in areas for inner in area.content]
    for widget in scene.form.widgets:
        assert widget in scrolled or window.contains(widget.rect), widget.name
