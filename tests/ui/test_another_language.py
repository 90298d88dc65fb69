"""Whoever changes the language sees it at once, on every screen: no kept picture stays behind."""

from __future__ import annotations

from gettext import NullTranslations
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre import i18n
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.ui import navigation
from euchre.ui.draw import style
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.fair_deal import FairDealScene
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.new_game.rule_sets import RuleSetsScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.results.all_tricks import AllTricks, tricks_so_far
from euchre.ui.scenes.results.this_deal import ThisDealScene
from euchre.ui.scenes.set_up.screen import SetUpHandScene
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import WEST_DEALS, Passing, a_session
from tests.ui.test_sharing import hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

    Make = Callable[[Context], Scene]


class Backwards(NullTranslations):
    """A language whose words are the English ones in capitals, between other signs."""

    def gettext(self, message: str) -> str:
        parts = message.split("{")
        rest = [part.split("}", 1) for part in parts[1:]]
        told = "".join(f"{{{name}}}{words.upper()}" for name, words in rest)
        return f"«{parts[0].upper()}{told}»"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return message if context == "card index" else self.gettext(message)


@pytest.fixture(autouse=True)
def another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a second language; the first is English again afterwards."""
    monkeypatch.setattr(i18n, "available", lambda: ("en", "de"))
    monkeypatch.setattr(i18n, "_read", lambda _language: Backwards())
    monkeypatch.setattr(i18n, "_language", "en")
    monkeypatch.setattr(i18n, "_catalogue", None)


def at_table(*said: str, **rules: object) -> Make:
    def make(context: Context) -> Scene:
        options = check(rules) if rules else None
        actions = [WEST_DEALS, "pass", "pass", *said]
        session = a_session(
            "S", options=options, actions=actions, dealer=Seat.WEST, thinking=Passing()
        )
        return TableScene(context, session)

    return make


def all_tricks(context: Context) -> Scene:
    session = a_session("S", actions=[*TRICK], dealer=Seat.WEST, thinking=Passing())
    summary = tricks_so_far(session.view(Seat.SOUTH), session.players)
    assert summary is not None
    return AllTricks(context, summary)


def replayed(context: Context) -> Scene:
    session = a_session("S", actions=[*TRICK], dealer=Seat.WEST, thinking=Passing())
    return ReplayScene(context, session.record)


MADE = ("order", "discard 9H")
TRICK = (WEST_DEALS, "pass", "pass", *MADE, "play 9D", "play QD", "play TD", "play AD")
SCREENS: dict[str, Make] = {
    "order": at_table(),
    "name": at_table(*["pass"] * 4),
    "later": at_table("order later"),
    "alone": at_table("order alone", "discard 9H"),
    "play": at_table(*MADE),
    "second trick": at_table(*TRICK[3:]),
    "match": at_table(*MADE, match_games=3),
    "no trump": at_table(*["pass"] * 4, "call N", no_trump=True),
    "title": TitleScene,
    "new game": lambda context: NewGameScene(context, lambda: 1),
    "share a hand": lambda context: navigation.share_hand(context, hand()),
    "set up a hand": lambda context: SetUpHandScene(context, Agreement(), lambda: 1),
    "rule sets": lambda context: RuleSetsScene(context, PRESETS["us"], lambda _options: None),
    "settings": SettingsScene,
    "saved games": SavedGamesScene,
    "statistics": StatisticsScreen,
    "fair deal": FairDealScene,
    "deals": lambda context: DealsScene(context, Agreement(), lambda: 1),
    "how to play": lambda context: HowToPlayScene(context, PRESETS["classic"]),
    "this deal": lambda context: ThisDealScene(
        context, a_session("S", actions=[*TRICK], dealer=Seat.WEST, thinking=Passing())
    ),
    "all tricks": all_tricks,
    "replay": replayed,
}


def seen(pilot: Pilot) -> bytes:
    pilot.settle()
    pilot.move((1, 1))
    for _ in range(10):
        pilot.step(0.1)
    # What was shown nearly right in haste is made sharp now, or the same picture differs.
    while pilot.context.idle_tasks:
        pilot.loop.run_idle_task()
        pilot.step()
    return pygame.image.tobytes(pilot.screen, "RGB")


@pytest.mark.parametrize("name", SCREENS)
def test_a_changed_language_shows_in_every_picture(tmp_path: Path, name: str) -> None:
    settings = {"motion": "instant", "muted": True}
    context = make_context(tmp_path / "one", **settings)
    pilot = Pilot(SCREENS[name](context), context)
    english = seen(pilot)
    context.change(language="de")
    pilot.run(0.1)
    changed = seen(pilot)
    assert changed != english
    style._kept.cache_clear()  # noqa: SLF001 - nothing may come from before
    fresh = make_context(tmp_path / "two", **settings)
    fresh.change(language="de")
    again = Pilot(SCREENS[name](fresh), fresh)
    assert changed == seen(again), "something still speaks the language of before"
