"""Every screen that shows what is in a file, opened as after a start of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.games import PRESETS
from euchre.start.command_line import StartOptions
from euchre.ui import app
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.fair_deal import FairDealScene
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.new_game.agreement import from_kept
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.scenes.title import TitleScene
from tests.ui.on_file import clock
from tests.ui.pilot import GLANCE, Pilot
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

SCREENS: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "new game": NewGameScene,
    "settings": SettingsScene,
    "how to play": lambda context: HowToPlayScene(context, PRESETS["classic"]),
    "saved games": SavedGamesScene,
    "statistics": StatisticsScreen,
    "deals": lambda context: DealsScene(
        context, from_kept(context.settings.last_game), lambda: 3, clock
    ),
    "fair deals": FairDealScene,
    "table": lambda context: app.first_scene(context, StartOptions(start="classic", seed=3)),
}


def started(folder: Path) -> Context:
    """What the scenes get when the program starts with its files in a folder."""
    context = app._context(StartOptions(data_dir=folder, speed="instant"))  # noqa: SLF001
    context._thinking = AnyLegal()  # type: ignore[assignment]  # noqa: SLF001 - at once
    return context


def look_at_everything(folder: Path, names: tuple[str, ...] = tuple(SCREENS)) -> None:
    """Open each of the screens once, as after a start of its own."""
    for name in names:
        context = started(folder)
        pilot = Pilot(SCREENS[name](context), context, (960, 600))
        for _ in range(2):
            pilot.step(GLANCE)
        for scene in pilot.loop.stack:
            getattr(scene, "close", lambda: None)()
        context.close()
