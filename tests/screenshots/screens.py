"""Pictures of the screens beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from euchre.play.record import Player
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.storage.rule_sets import RuleSets
from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.new_game.portrait_button import Owner
from euchre.ui.scenes.new_game.portrait_choice import PortraitChoice
from euchre.ui.scenes.new_game.rule_sets import RuleSetsScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.results.scoreboard import DealResultScene
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.widgets import Pressed
from tests.ui.tables import summaries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from euchre.ui.table.summary import DealSummary

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]

CLASSIC = PRESETS["classic"]
NAMES = ("Anna", "Maximilian", "Carla", "Dan")


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every screen by name."""
    yield "title", lambda context, _size: [TitleScene(context)]
    yield "title-offer", _title_with_offer
    yield "new-game", lambda context, _size: [NewGameScene(context)]
    yield "new-game-portraits", _portraits
    yield "new-game-characters", _characters
    yield "new-game-with-characters", _with_characters
    yield "new-game-house-rules", _house_rules
    yield "new-game-warnings", _warnings
    yield "rule-sets", _rule_sets
    yield "settings", lambda context, _size: [SettingsScene(context)]
    yield "settings-lower", _settings_lower
    for number, key in enumerate(
        ("aim", "cards", "bidding", "alone", "tricks", "points", "rules", "advice", "computer")
    ):
        yield f"how-to-play-{number + 1}-{key}", _page(number)
    yield "how-to-play-9-computer-lower", _page(8, turns=7)
    yield "deal-result", lambda context, _size: _over_title(context, _deal(3, 0))
    yield "deal-result-alone", lambda context, _size: _over_title(context, _lone_deal())
    yield "game-over", lambda context, _size: [GameOverScene(context, _deal(3, -1))]


def _deal(seed: int, number: int) -> DealSummary:
    return summaries(CLASSIC, seed, NAMES)[number]


def _lone_deal() -> DealSummary:
    return next(
        deal for seed in range(99) for deal in summaries(CLASSIC, seed, NAMES) if deal.alone
    )


def _over_title(context: Context, deal: DealSummary) -> list[Scene]:
    return [TitleScene(context), DealResultScene(context, deal)]


def _title_with_offer(context: Context, _size: tuple[int, int]) -> list[Scene]:
    context.change(launcher_offered=False)
    return [TitleScene(context)]


def _prepared(scene: Any, size: tuple[int, int], turns: int = 0) -> list[Scene]:
    """Return a scene whose page is scrolled as by a wheel over the middle of the window."""
    scene.resize(size)
    middle = (size[0] * 45 // 100, size[1] // 2)
    for event in (
        pygame.Event(
            pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0), touch=False
        ),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=-turns, precise_y=float(-turns)),
    ):
        scene.handle(event)
    return [scene]


def _portraits(context: Context, size: tuple[int, int]) -> list[Scene]:
    return _choosing(context, size, Player("Anna", None, "cyclist"), "farmer")


def _characters(context: Context, size: tuple[int, int]) -> list[Scene]:
    return _choosing(context, size, Player("Maximilian", "normal", "farmer"), "landlady")


def _choosing(
    context: Context, size: tuple[int, int], player: Player, pointed_at: str
) -> list[Scene]:
    below = NewGameScene(context)
    shown = ("cyclist", "farmer", "landlady", "fisherman")
    owners = {name: Owner(NAMES[place], place) for place, name in enumerate(shown)}
    computer = not player.is_person
    choice = PortraitChoice(context, player, owners, lambda *_chosen: None, computer=computer)
    for scene in (below, choice):
        scene.resize(size)
    choice.prepare()
    choice.form.focus_on(pointed_at)
    return [below, choice]


def _with_characters(context: Context, _size: tuple[int, int]) -> list[Scene]:
    scene = NewGameScene(context)
    for place, name in ((1, "Maud"), (2, "Hattie"), (3, "Jago")):
        scene.agreement = scene.agreement.with_character(place, name)
    return [scene]


def _house_rules(context: Context, size: tuple[int, int]) -> list[Scene]:
    scene = NewGameScene(context)
    for rule in ("stick_the_dealer", "no_trump", "defend_alone"):
        scene.agreement = scene.agreement.with_rule(rule, value=True)
    scene.prepare()
    for group in ("Bidding", "Dealing and seats"):
        scene.answer(Pressed(f"fold {group}"))
    return _prepared(scene, size, 9)


def _rule_sets(context: Context, _size: tuple[int, int]) -> list[Scene]:
    classic = check({"stick_the_dealer": True, "target": 7}, CLASSIC)
    sets = RuleSets(context.paths.rule_sets)
    sets.add("Thursdays at the Legion hall", classic)
    sets.add("Grandma", check({"farmers_hand": "three_alike"}, PRESETS["us"]))
    return [RuleSetsScene(context, classic, lambda _options: None)]


def _warnings(context: Context, size: tuple[int, int]) -> list[Scene]:
    scene = NewGameScene(context)
    scene.agreement = scene.agreement.for_game("british")
    changed = {
        "target": 5,
        "lone_march_points": 5,
        "natural_trump": True,
        "defend_alone": True,
        "lone_euchre_points": 4,
    }
    for key, value in changed.items():
        scene.agreement = scene.agreement.with_rule(key, value)
    scene.prepare()
    scene.answer(Pressed("fold Points"))
    return _prepared(scene, size, 27)


def _settings_lower(context: Context, size: tuple[int, int]) -> list[Scene]:
    context.change(table_colour="claret", four_colour=True, large_index=True, card_back="blue")
    return _prepared(SettingsScene(context), size, 40)


def _page(number: int, *, turns: int = 0) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = HowToPlayScene(context, check({"defend_alone": True}, PRESETS["british"]))
        scene.resize(size)
        for _turn in range(number):
            scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        return _prepared(scene, size, turns)

    return make
