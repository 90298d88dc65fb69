from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre import i18n
from euchre.rules.cards import Card
from euchre.rules.events import Result
from euchre.rules.games import PRESETS
from euchre.ui.draw import theme
from euchre.ui.draw.motion import MOTIONS
from euchre.ui.draw.portraits import Expression, with_portraits
from euchre.ui.draw.style import style_for
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.page import set_page
from euchre.ui.scenes.results.scoreboard import (
    DealResultScene,
    GameOverScene,
    call_words,
    points_words,
    tricks_words,
)
from euchre.ui.scenes.settings.pace import pace_line
from euchre.ui.scenes.settings.screen import SettingsScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import Face, ScrollArea, Slider, Widget
from tests.ui.pilot import Pilot, make_context
from tests.ui.tables import summaries

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.storage.settings_fields import TableColour
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from euchre.ui.table.summary import DealSummary

SIZES = ((960, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SEED = 5


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, launcher_offered=True, motion="instant")


def deals(seed: int = SEED, variant: str = "classic") -> list[DealSummary]:
    """Every deal of a game that four computer players play."""
    return summaries(PRESETS[variant], seed, level="beginner")


ALL: dict[str, Callable[[Context], Scene]] = {
    "title": TitleScene,
    "new game": NewGameScene,
    "settings": SettingsScene,
    "how to play": lambda context: HowToPlayScene(context, PRESETS["british"]),
    "deal result": lambda context: DealResultScene(context, deals()[0]),
    "game over": lambda context: GameOverScene(context, deals()[-1], lambda: SEED),
}


def form(pilot: Pilot) -> Any:
    return pilot.scene.form  # type: ignore[attr-defined]


def widget(pilot: Pilot, key: str) -> Widget:
    """A widget of the screen, scrolled to where it can be seen."""
    found: Widget = form(pilot)[key]
    for area in form(pilot).widgets:
        if isinstance(area, ScrollArea) and found in area.content:
            area.reveal(found.rect)
    return found


def press(pilot: Pilot, key: str) -> None:
    pilot.press(widget(pilot, key).rect.center)


def stops(pilot: Pilot) -> list[Widget]:
    """Everything that can be pressed or focused, where it lies on the screen."""
    found: list[Widget] = []
    for outer in form(pilot).widgets:
        found.append(outer)
        if isinstance(outer, ScrollArea):
            found += outer.content
    return [widget for widget in found if widget.focusable and min(widget.rect.size) > 0]


def started(name: str, context: Context, size: tuple[int, int] = (1280, 720)) -> Pilot:
    pilot = Pilot(ALL[name](context), context, size)
    pilot.settle()
    return pilot


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ALL)
def test_everything_is_large_enough_inside_the_window_and_beside_the_others(
    name: str, size: tuple[int, int], context: Context
) -> None:
    pilot = started(name, context, size)
    check_layout(pilot, size)


class Longer:
    """A catalogue whose texts are all 40 % longer than the English ones."""

    def gettext(self, text: str) -> str:
        letters = sum(sign.isalpha() for sign in text)
        return text + " " + ("mmm mm " * 20)[: max(1, letters * 2 // 5 - 1)]

    def ngettext(self, one: str, many: str, number: int) -> str:
        return self.gettext(one if number == 1 else many)

    def pgettext(self, context: str, text: str) -> str:
        return text if context == "card index" else self.gettext(text)


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "use", lambda _code: None)
    monkeypatch.setattr(i18n, "_catalogue", Longer())


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize("name", ALL)
def test_long_texts_push_nothing_out_of_its_place(
    name: str, size: tuple[int, int], context: Context, longer: None
) -> None:
    pilot = started(name, context, size)
    check_layout(pilot, size)


def check_layout(pilot: Pilot, size: tuple[int, int]) -> None:
    window = pygame.Rect((0, 0), size)
    least = round(theme.TARGET * theme.scale(size)) - 1
    placed = stops(pilot)
    assert placed
    for widget in placed:
        if widget.clip is None:
            assert window.contains(widget.rect), widget.name
        assert min(widget.rect.size) >= least, widget.name
        for other in placed:
            apart = widget is other or not widget.rect.colliderect(other.rect)
            hidden = widget.clip is not None and not widget.clip.colliderect(other.rect)
            assert apart or hidden or other.clip is not None, (widget.name, other.name)


@pytest.mark.parametrize("name", ALL)
def test_tab_reaches_everything_and_the_focus_can_be_seen(name: str, context: Context) -> None:
    pilot = started(name, context)
    reached: set[int] = set()
    wanted = stops(pilot)
    for _step in range(len(wanted) + 2):
        before = pygame.image.tobytes(pilot.screen, "RGB")
        pilot.key(pygame.K_TAB)
        focus = form(pilot).focus
        if focus is None:
            continue
        reached.add(id(focus))
        assert form(pilot).shows_focus
        seen = focus.rect if focus.clip is None else focus.rect.clip(focus.clip)
        assert seen.size == focus.rect.size, focus.name
        if len(wanted) > 1:
            assert pygame.image.tobytes(pilot.screen, "RGB") != before
    assert reached == {id(widget) for widget in wanted}


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_drawn_anew_while_nothing_happens(name: str, context: Context) -> None:
    pilot = started(name, context)
    assert pilot.loop.wake is None
    pilot.step()
    assert not pilot.step()


@pytest.mark.parametrize("name", ALL)
def test_every_table_colour_and_size_is_drawn_after_a_change(
    name: str, context: Context
) -> None:
    pilot = started(name, context)
    colours: tuple[TableColour, ...] = ("blue", "claret", "dark")
    for colour, size in zip(colours, SIZES, strict=False):
        context.change(table_colour=colour, four_colour=True)
        pilot.resize(size)
        assert pilot.screen.get_at((size[0] // 2, size[1] // 4))[:3] != (0, 0, 0)


@pytest.mark.parametrize("name", sorted(set(ALL) - {"deal result"}))
def test_m_turns_the_sound_off_and_on(name: str, context: Context) -> None:
    pilot = started(name, context)
    pilot.key(pygame.K_m, "m")
    assert context.settings.muted
    pilot.key(pygame.K_m, "m")
    assert not context.settings.muted


def title(context: Context) -> Pilot:
    pilot = Pilot(TitleScene(context, lambda: SEED), context)
    pilot.settle()
    return pilot


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("deal", TableScene),
        ("new", NewGameScene),
        ("how", HowToPlayScene),
        ("settings", SettingsScene),
        ("saved", SavedGamesScene),
        ("statistics", StatisticsScreen),
        ("deals", DealsScene),
    ],
)
def test_every_button_of_the_title_leads_somewhere(
    key: str, kind: type, context: Context
) -> None:
    pilot = title(context)
    press(pilot, key)
    assert isinstance(pilot.scene, kind)


def test_the_title_deals_what_was_agreed_the_last_time(context: Context) -> None:
    context.change(last_game={"variant": "british"})
    pilot = title(context)
    assert "British" in widget(pilot, "deal").detail  # type: ignore[attr-defined]
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.session.options.variant == "british"
    assert pilot.scene.session.record.seed == SEED


def test_the_title_names_another_game_as_soon_as_it_is_agreed_on(context: Context) -> None:
    pilot = title(context)
    press(pilot, "new")
    press(pilot, "game british")
    pilot.key(pygame.K_ESCAPE)
    assert "British" in widget(pilot, "deal").detail  # type: ignore[attr-defined]


def test_the_quit_button_of_the_title_quits_at_once(context: Context) -> None:
    pilot = title(context)
    press(pilot, "quit")
    assert pilot.over


def test_escape_on_the_title_goes_to_the_quit_button_and_one_key_does_not_quit(
    context: Context,
) -> None:
    pilot = title(context)
    for _ in range(3):
        pilot.key(pygame.K_ESCAPE)
        assert isinstance(pilot.scene, TitleScene)
    pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    pilot.step()
    assert pilot.over


def test_the_launcher_is_offered_once_on_linux(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("CI", "1")
    monkeypatch.setattr("sys.platform", "linux")
    context = make_context(tmp_path)
    pilot = title(context)
    press(pilot, "launcher yes")
    entry = tmp_path / "data" / "applications" / "euchre.desktop"
    assert f'"--data-dir" "{context.paths.chosen}"' in entry.read_text(encoding="utf-8")
    assert context.settings.launcher_offered
    with pytest.raises(KeyError):
        widget(pilot, "launcher yes")


def test_a_launcher_declined_is_not_offered_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    context = make_context(tmp_path)
    press(title(context), "launcher no")
    assert not (tmp_path / "data").exists()
    with pytest.raises(KeyError):
        widget(title(context), "launcher no")


SWITCHES = (
    "reduced_motion",
    "muted",
    "four_colour",
    "large_index",
    "show_bower_tag",
    "click_twice",
    "full_screen",
)


@pytest.mark.parametrize("key", SWITCHES)
def test_a_switch_of_the_settings_takes_effect_at_once(key: str, context: Context) -> None:
    pilot = started("settings", context)
    before = getattr(context.settings, key)
    press(pilot, key)
    assert getattr(context.settings, key) is not before


@pytest.mark.parametrize("key", ["four_colour", "large_index", "show_bower_tag"])
def test_the_preview_shows_what_a_switch_does(key: str, context: Context) -> None:
    pilot = started("settings", context)
    area = pilot.scene._preview.rect  # type: ignore[attr-defined]  # noqa: SLF001
    widget(pilot, key)
    pilot.step()
    before = pygame.image.tobytes(pilot.screen.subsurface(area), "RGB")
    press(pilot, key)
    pilot.settle()
    assert pygame.image.tobytes(pilot.screen.subsurface(area), "RGB") != before


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_the_tag_of_the_left_bower_hides_no_corner_of_the_previewed_hand(
    size: tuple[int, int], context: Context
) -> None:
    pilot = started("settings", context, size)
    preview = pilot.scene._preview  # type: ignore[attr-defined]  # noqa: SLF001
    corners = preview.rect.copy()
    corners.height -= preview._height() // 2  # noqa: SLF001
    pilot.step()
    tagged = pygame.image.tobytes(pilot.screen.subsurface(corners), "RGB")
    context.change(show_bower_tag=False)
    pilot.step()
    assert pygame.image.tobytes(pilot.screen.subsurface(corners), "RGB") == tagged


@pytest.mark.parametrize(("key", "count"), [("table_colour", 4), ("card_back", 4)])
def test_every_value_of_a_row_of_choices_can_be_chosen(
    key: str, count: int, context: Context
) -> None:
    pilot = started("settings", context)
    chosen = set()
    for index in range(count):
        rect = widget(pilot, key).rect
        pilot.press((rect.x + rect.width * (2 * index + 1) // (2 * count), rect.centery))
        pilot.settle()
        chosen.add(getattr(context.settings, key))
    assert len(chosen) == count


def test_the_volume_follows_the_slider_and_the_arrows(context: Context) -> None:
    pilot = started("settings", context)
    slider = widget(pilot, "volume")
    assert isinstance(slider, Slider)
    pilot.press(slider.rect.center)
    pilot.key(pygame.K_END)
    assert context.settings.volume == 1
    pilot.key(pygame.K_LEFT)
    assert context.settings.volume == 0.95


def test_every_pace_between_relaxed_and_instant_can_be_set(context: Context) -> None:
    pilot = started("settings", context)
    slider = widget(pilot, "pace")
    pilot.press(slider.rect.center)
    pilot.key(pygame.K_HOME)
    assert (context.settings.motion, context.motion) == ("calm", MOTIONS["calm"])
    paces, named = [context.motion.pace], {context.settings.motion: None}
    for _step in range(24):
        pilot.key(pygame.K_RIGHT)
        paces.append(context.motion.pace)
        named[context.settings.motion] = None
    assert paces == sorted(paces, reverse=True)
    assert len({*paces}) == 25
    assert {motion.pace for motion in MOTIONS.values()} <= {*paces}
    assert (list(named), context.motion) == (list(MOTIONS), MOTIONS["instant"])


def test_the_pace_is_told_as_still_or_waiting_only_at_the_very_ends() -> None:
    assert pace_line(1) == "Nothing moves."
    assert pace_line(23 / 24) == "Cards move in a blink."
    assert "a click" in pace_line(0)
    assert "without a click" not in pace_line(0)
    assert "without a click" in pace_line(1 / 24)


def test_another_language_leaves_the_settings_scrolled_to_where_they_are(
    context: Context,
) -> None:
    pilot = started("settings", context)
    place = widget(pilot, "language").rect.topleft
    context.change(language="en_GB")
    pilot.settle()
    now = pilot.scene.form["language"].rect.topleft  # type: ignore[attr-defined]
    context.change(language="en")
    assert now == place


def test_the_sort_order_is_chosen_from_a_list(context: Context) -> None:
    pilot = started("settings", context)
    press(pilot, "sort_order")
    pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)
    assert context.settings.sort_order == "by_suit"


def test_a_new_pace_is_shown_by_a_card_that_flies(tmp_path: Path) -> None:
    context = make_context(tmp_path, launcher_offered=True, muted=True)
    pilot = started("settings", context)
    pilot.press(widget(pilot, "pace").rect.center)
    pilot.settle()
    pilot.key(pygame.K_RIGHT)
    assert context.settings.pace is not None
    assert context.motion.pace < 1
    assert pilot.loop.wake is not None
    pilot.settle()
    assert pilot.loop.wake is None


def test_full_screen_by_key_shows_in_the_settings(context: Context) -> None:
    pilot = started("settings", context)
    pilot.key(pygame.K_F11)
    assert widget(pilot, "full_screen").value is True  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_the_settings_are_left_by_key(key: int, context: Context) -> None:
    pilot = title(context)
    press(pilot, "settings")
    pilot.key(key)
    assert isinstance(pilot.scene, TitleScene)


def test_the_pages_are_turned_by_keys_buttons_and_the_list(context: Context) -> None:
    pilot = title(context)
    press(pilot, "how")
    headings = []
    for _page in range(9):
        headings.append(pilot.scene._heading.text)  # type: ignore[attr-defined]  # noqa: SLF001
        pilot.key(pygame.K_RETURN)
    assert len(set(headings)) == 9
    assert isinstance(pilot.scene, TitleScene)
    press(pilot, "how")
    press(pilot, "page 4")
    press(pilot, "previous")
    assert pilot.scene._heading.text == headings[3]  # type: ignore[attr-defined]  # noqa: SLF001


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_picture_of_a_page_is_wider_than_the_page(
    size: tuple[int, int], context: Context
) -> None:
    started("how to play", context, size)
    from euchre.ui.rulebook.euchre import pages  # noqa: PLC0415

    style = style_for(size, context.settings)
    width = style.px(700)
    for page in pages(PRESETS["british"]):
        pictures, height = set_page(page.blocks, width, style, context.pictures)
        for surface, (x, y) in pictures:
            assert -style.px(8) <= x
            assert x + surface.get_width() <= width + style.px(8)
            assert y + surface.get_height() <= height + style.px(20)


@pytest.mark.parametrize("way", ["enter", "space", "click"])
def test_the_result_of_a_deal_stays_until_the_player_goes_on(
    way: str, context: Context
) -> None:
    pilot = title(context)
    pilot.loop.change(_push(DealResultScene(context, deals()[0])))
    pilot.step()
    pilot.key(pygame.K_ESCAPE)
    pilot.press((5, 5))
    assert isinstance(pilot.scene, DealResultScene)
    if way == "click":
        press(pilot, "next")
    else:
        pilot.key(pygame.K_RETURN if way == "enter" else pygame.K_SPACE)
    assert isinstance(pilot.scene, TitleScene)


def _push(scene: Scene) -> Any:
    from euchre.ui.scene import Push  # noqa: PLC0415

    return Push(scene)


def test_the_result_says_who_called_what_and_why_there_are_points() -> None:
    for deal in deals() + deals(8, "british"):
        words = call_words(deal)
        maker = "you" if deal.maker is deal.viewer else deal.players[deal.maker].name
        assert maker in words
        assert ("alone" in words) == deal.alone
        for side in deal.sides:
            assert str(deal.tricks[side]) in tricks_words(deal, side)
            if deal.points[side]:
                assert points_words(deal, side).endswith(f" +{deal.points[side]}")


def test_a_march_is_called_a_march() -> None:
    march = next(
        deal for seed in range(30) for deal in deals(seed) if deal.result is Result.MARCH
    )
    assert points_words(march, march.makers) == "March +2"


def test_all_cards_of_the_deal_are_laid_open_where_they_were_played(context: Context) -> None:
    deal = next(deal for seed in range(30) for deal in deals(seed) if deal.alone)
    pilot = Pilot(DealResultScene(context, deal), context)
    tricks = pilot.scene._tricks  # type: ignore[attr-defined]  # noqa: SLF001
    style = style_for(pilot.screen.get_size(), context.settings)
    for row, seat in enumerate(deal.hands):
        for column in range(len(deal.hands[seat])):
            place = tricks._card_place(style, row, column)  # noqa: SLF001
            assert tricks.rect.contains(place)
            assert pilot.screen.get_at(place.center)[:3] != style.felt.plaque
    assert {len(hand) for hand in deal.hands.values()} == {0, 5}
    assert all(isinstance(card, Card) for hand in deal.hands.values() for card in hand)


def test_a_game_over_leads_to_a_rematch_with_the_same_players_and_rules(
    context: Context,
) -> None:
    last = deals(8, "british")[-1]
    pilot = Pilot(GameOverScene(context, last, lambda: SEED), context)
    pilot.settle()
    press(pilot, "rematch")
    assert isinstance(pilot.scene, TableScene)
    session = pilot.scene.session
    assert session.options == last.options
    assert session.players == with_portraits(last.players)
    assert set(session.view(None).scores.values()) == {0}
    assert session.record.seed == SEED


@pytest.mark.parametrize(
    ("key", "kind"), [("new", NewGameScene), ("title", TitleScene), ("last", DealResultScene)]
)
def test_a_game_over_leads_on(key: str, kind: type, context: Context) -> None:
    pilot = started("game over", context)
    press(pilot, key)
    assert isinstance(pilot.scene, kind)


def test_at_the_end_of_a_game_the_winners_are_glad_and_the_others_dismayed(
    context: Context,
) -> None:
    pilot = started("game over", context)
    last = pilot.scene.summary  # type: ignore[attr-defined]
    felt = [widget.expression for widget in form(pilot).widgets if isinstance(widget, Face)]
    wanted = {True: Expression.WON, False: Expression.EUCHRED}
    expected = [wanted[side == last.winner] for side in last.sides for _ in side]
    assert Counter(felt) == Counter(expected)


def test_the_last_deal_leads_back_to_the_end_of_the_game(context: Context) -> None:
    pilot = started("game over", context)
    press(pilot, "last")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, GameOverScene)


def test_a_key_pressed_in_haste_only_opens_the_fan(tmp_path: Path) -> None:
    context = make_context(tmp_path, muted=True)
    pilot = Pilot(GameOverScene(context, deals()[-1], lambda: SEED), context)
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, GameOverScene)
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, TableScene)


def test_new_game_after_a_game_leads_back_to_the_title(context: Context) -> None:
    pilot = started("game over", context)
    press(pilot, "new")
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
