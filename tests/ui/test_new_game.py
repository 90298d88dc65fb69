from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre.play.names import clean_name
from euchre.play.record import Player
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import Reason, conflicts, offered
from euchre.rules.seats import FOUR, Seat
from euchre.ui.draw import theme
from euchre.ui.rulebook.switch_texts import OFFERED
from euchre.ui.scenes.game_start import system_chance
from euchre.ui.scenes.new_game.agreement import (
    LONGEST_NAME,
    Agreement,
    as_kept,
    from_kept,
)
from euchre.ui.scenes.new_game.rule_rows import NO_PART
from euchre.ui.scenes.new_game.screen import NewGameScene, new_session
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.widgets import Button, DropDown, ScrollArea, TextField, Widget
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context

SEED = 7


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path, launcher_offered=True, motion="instant")


def open_screen(context: Context, size: tuple[int, int] = (1280, 720)) -> Pilot:
    """The title with the new-game screen on top, as a player reaches it."""
    pilot = Pilot(TitleScene(context, lambda: SEED), context, size)
    pilot.settle()
    press(pilot, "new")
    return pilot


def screen(pilot: Pilot) -> NewGameScene:
    assert isinstance(pilot.scene, NewGameScene)
    return pilot.scene


def widget(pilot: Pilot, key: str) -> Widget:
    """A widget of the screen, unfolded and scrolled to where it can be seen."""
    form = pilot.scene.form  # type: ignore[attr-defined]
    if key in OFFERED and key != "players":
        unfold(pilot, key)
    found: Widget = form[key]
    for area in form.widgets:
        if isinstance(area, ScrollArea) and found in area.content:
            area.reveal(found.rect)
    return found


def unfold(pilot: Pilot, key: str) -> None:
    """Open the group that a house rule is in."""
    rules = screen(pilot)._rules  # noqa: SLF001
    fold = rules.group_of(key)
    if not fold.opened:
        press(pilot, fold.key)
        pilot.step()


def press(pilot: Pilot, key: str) -> None:
    pilot.press(widget(pilot, key).rect.center)


def tab_to(pilot: Pilot, key: str) -> None:
    for _step in range(80):
        pilot.key(pygame.K_TAB)
        focus = screen(pilot).form.focus
        if focus is not None and focus.key == key:
            return
    raise AssertionError(key)


def choose_segment(pilot: Pilot, key: str, index: int, count: int) -> None:
    rect = widget(pilot, key).rect
    pilot.press((rect.x + rect.width * (2 * index + 1) // (2 * count), rect.centery))


def write_name(pilot: Pilot, place: int, name: str) -> None:
    press(pilot, f"name {place}")
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.key(pygame.K_BACKSPACE)
    pilot.write(name)


def pick(pilot: Pilot, key: str, label: str) -> None:
    """Choose from a list by keyboard."""
    dropdown = widget(pilot, key)
    press(pilot, key)
    options = [option.label for option in dropdown.options]  # type: ignore[attr-defined]
    for _step in range(len(options)):
        pilot.key(pygame.K_UP)
    for _step in range(options.index(label)):
        pilot.key(pygame.K_DOWN)
    pilot.key(pygame.K_RETURN)


def table(pilot: Pilot) -> TableScene:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def test_the_mouse_alone_agrees_on_british_rules_and_deals(context: Context) -> None:
    pilot = open_screen(context)
    press(pilot, "game british")
    choose_segment(pilot, "target", 0, 5)
    press(pilot, "stick_the_dealer")
    press(pilot, "deal")
    options = table(pilot).session.options
    assert (options.variant, options.joker, options.target) == ("british", True, 5)
    assert options.stick_the_dealer


def test_the_keyboard_alone_changes_a_rule_and_a_player_and_deals(context: Context) -> None:
    pilot = open_screen(context)
    tab_to(pilot, "sitter 3")
    pilot.key(pygame.K_RETURN)
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_RETURN)
    tab_to(pilot, "fold Bidding")
    pilot.key(pygame.K_RIGHT)
    tab_to(pilot, "stick_the_dealer")
    pilot.key(pygame.K_SPACE)
    tab_to(pilot, "deal")
    pilot.key(pygame.K_RETURN)
    session = table(pilot).session
    assert session.options.stick_the_dealer
    assert session.players[Seat.EAST].is_person


def test_enter_deals_when_nothing_else_wants_it(context: Context) -> None:
    pilot = open_screen(context)
    pilot.key(pygame.K_RETURN)
    assert table(pilot).session.record.seed == SEED


def test_enter_ends_a_name_and_does_not_deal(context: Context) -> None:
    pilot = open_screen(context)
    write_name(pilot, 0, "Julia")
    pilot.key(pygame.K_RETURN)
    assert screen(pilot).agreement.players[0].name == "Julia"


def test_escape_goes_back_and_the_letters_of_a_name_do_nothing_else(context: Context) -> None:
    pilot = open_screen(context)
    write_name(pilot, 0, "mMo")
    assert not context.settings.muted
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)


def test_names_reach_the_table_filled_in_and_no_name_is_there_twice(context: Context) -> None:
    pilot = open_screen(context)
    write_name(pilot, 0, "Dan")
    write_name(pilot, 1, "  ")
    press(pilot, "deal")
    names = [table(pilot).session.players[seat].name for seat in FOUR]
    assert names == ["Dan", "Ben", "Carla", "Dan 2"]


def test_a_name_deleted_shows_the_usual_one_again(context: Context) -> None:
    pilot = open_screen(context)
    write_name(pilot, 2, "")
    field = widget(pilot, "name 2")
    assert isinstance(field, TextField)
    assert (field.value, field.placeholder) == ("", "Carla")
    press(pilot, "name 0")
    assert field.value == "Carla"
    assert screen(pilot).agreement.players[2].name == ""


def test_several_people_are_called_by_names_and_one_is_you() -> None:
    one = Agreement()
    two = one.with_player(2, Player(""))
    assert [player.name for player in one.seated()] == ["You", "Ben", "Carla", "Dan"]
    assert [player.name for player in two.seated()] == ["Anna", "Ben", "Carla", "Dan"]


def test_a_rule_without_meaning_is_greyed_out_with_its_reason_and_cannot_be_turned(
    context: Context,
) -> None:
    pilot = open_screen(context)
    assert widget(pilot, "stuck_any_suit").reason == "Only with “Stick the dealer”."
    press(pilot, "stuck_any_suit")
    assert not screen(pilot).agreement.options.stuck_any_suit
    press(pilot, "stick_the_dealer")
    pilot.step()
    assert widget(pilot, "stuck_any_suit").reason == ""
    assert widget(pilot, "redeal_dealer").reason
    press(pilot, "stuck_any_suit")
    assert screen(pilot).agreement.options.stuck_any_suit


def shown_rules(pilot: Pilot) -> set[str]:
    """The keys of all house rules on the screen, folded or not."""
    rules = screen(pilot)._rules  # noqa: SLF001
    return {key for key in OFFERED if key in rules and (key != "players" or rules.seats)}


def test_the_rules_that_fit_no_other_are_greyed_out_and_those_of_other_games_not_there(
    context: Context,
) -> None:
    pilot = open_screen(context)
    for variant in GAMES:
        press(pilot, f"game {variant}")
        pilot.step()
        options = screen(pilot).agreement.options
        found = conflicts(options)
        greyed = {key for key in shown_rules(pilot) if widget(pilot, key).reason}
        hidden = set(OFFERED) - shown_rules(pilot)
        assert greyed | hidden - {"players"} == set(found) & set(OFFERED) - {"players"}
        for key in hidden:
            assert widget_reasons(found, key) <= NO_PART, (variant, key)


def widget_reasons(found: dict[str, Reason], key: str) -> set[Reason]:
    return {found[key]} if key in found else set()


def test_all_groups_are_folded_at_first_and_one_opens_by_mouse_or_keys(
    context: Context,
) -> None:
    pilot = open_screen(context)
    folds = [group.fold for group in screen(pilot)._rules.groups]  # noqa: SLF001
    assert not any(fold.opened for fold in folds)
    assert all(not fold.note for fold in folds)
    assert "stick_the_dealer" not in screen(pilot).form.places()
    press(pilot, "fold Bidding")
    pilot.step()
    assert "stick_the_dealer" in screen(pilot).form.places()
    press(pilot, "fold Bidding")
    pilot.step()
    assert "stick_the_dealer" not in screen(pilot).form.places()
    tab_to(pilot, "fold Bidding")
    pilot.key(pygame.K_RIGHT)
    assert "stick_the_dealer" in screen(pilot).form.places()
    pilot.key(pygame.K_LEFT)
    assert "stick_the_dealer" not in screen(pilot).form.places()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_group_that_opens_at_the_lower_edge_comes_into_view(
    context: Context, size: tuple[int, int]
) -> None:
    pilot = open_screen(context, size)
    form = screen(pilot).form
    page = form["page"].rect
    for title in ("fold Bidding", "fold Going alone"):
        press(pilot, title)
        pilot.step()
        rows = screen(pilot)._rules.titled(title).widgets  # noqa: SLF001
        assert page.contains(rows[0].rect)
        assert page.contains(rows[3].rect)


def test_the_title_of_a_group_tells_how_many_of_its_rules_are_changed(
    context: Context,
) -> None:
    pilot = open_screen(context)
    rules = screen(pilot)._rules  # noqa: SLF001
    press(pilot, "stick_the_dealer")
    press(pilot, "no_trump")
    assert rules.group_of("no_trump").note == "2 changed"
    assert rules.group_of("target").note == ""
    press(pilot, "stuck_any_suit")
    assert rules.group_of("no_trump").note == "3 changed"
    # Without stick the dealer the other switch is out of force, whatever was chosen.
    press(pilot, "stick_the_dealer")
    assert rules.group_of("no_trump").note == "1 changed"


def test_a_group_that_was_opened_stays_open_in_another_game(context: Context) -> None:
    pilot = open_screen(context)
    unfold(pilot, "stick_the_dealer")
    press(pilot, "game british")
    pilot.step()
    assert "stick_the_dealer" in screen(pilot).form.places()


def test_a_warning_is_shown_and_does_not_keep_from_dealing(context: Context) -> None:
    pilot = open_screen(context)
    assert widget(pilot, "warning").rect.height == 0
    choose_segment(pilot, "target", 0, 5)
    choose_segment(pilot, "lone_march_points", 2, 3)
    pilot.step()
    assert widget(pilot, "warning").rect.height > 0
    press(pilot, "deal")
    assert table(pilot).session.options.target == 5


def test_no_value_of_a_house_rule_is_cut_short(context: Context) -> None:
    pilot = open_screen(context, (960, 600))
    style = screen(pilot).style
    for key in sorted(shown_rules(pilot)):
        control = widget(pilot, key)
        if not isinstance(control, DropDown):
            continue
        for option in control.options:
            room = control.rect.width - 2 * style.px(36)
            assert style.text.width(option.label, theme.BODY * theme.SHRINK) <= room, (
                option.label
            )


def test_the_rules_in_short_change_at_once(context: Context) -> None:
    pilot = open_screen(context)
    area = widget(pilot, "short").rect
    before = pygame.image.tobytes(pilot.screen.subsurface(area), "RGB")
    choose_segment(pilot, "target", 1, 5)
    after = pygame.image.tobytes(pilot.screen.subsurface(area), "RGB")
    assert before != after


def test_the_usual_rules_come_back_with_one_button(context: Context) -> None:
    pilot = open_screen(context)
    assert widget(pilot, "reset").reason
    press(pilot, "stick_the_dealer")
    assert not widget(pilot, "reset").reason
    press(pilot, "reset")
    assert screen(pilot).agreement.options == PRESETS["classic"]


def test_every_game_keeps_the_rules_chosen_for_it(context: Context) -> None:
    pilot = open_screen(context)
    press(pilot, "stick_the_dealer")
    press(pilot, "game british")
    assert screen(pilot).agreement.options == PRESETS["british"]
    press(pilot, "game classic")
    assert screen(pilot).agreement.options.stick_the_dealer


def test_what_was_agreed_is_there_again_the_next_time(context: Context) -> None:
    pilot = open_screen(context)
    press(pilot, "game us")
    choose_segment(pilot, "target", 3, 5)
    pick(pilot, "sitter 1", "Computer: beginner")
    write_name(pilot, 0, "Julia")
    pilot.key(pygame.K_ESCAPE)
    agreed = from_kept(json.loads(json.dumps(context.settings.last_game)))
    assert agreed.options.variant == "us"
    assert agreed.options.target == 11
    assert agreed.players[0] == Player("Julia")
    assert agreed.players[1].level == "beginner"
    press(pilot, "new")
    assert screen(pilot).agreement.options == agreed.options


def test_the_page_can_be_scrolled_by_wheel_drag_and_keys(context: Context) -> None:
    pilot = open_screen(context)
    unfold(pilot, "stick_the_dealer")
    area = widget(pilot, "page")
    assert isinstance(area, ScrollArea)
    area.scroll_to(0)
    middle = area.rect.center
    pilot.move(middle)
    pilot.wheel(-2)
    by_wheel = area.offset
    assert by_wheel > 0
    heading = (area.rect.x + 30, area.rect.bottom - 60)
    pilot.drag(heading, (heading[0], heading[1] - 120))
    by_drag = area.offset
    assert by_drag > by_wheel
    pilot.key(pygame.K_PAGEDOWN)
    assert area.offset > by_drag


def test_a_finger_that_moves_over_a_switch_scrolls_and_turns_nothing(context: Context) -> None:
    pilot = open_screen(context)
    start = widget(pilot, "stick_the_dealer").rect.center
    area = widget(pilot, "page")
    assert isinstance(area, ScrollArea)
    before = area.offset
    pilot.drag(start, (start[0], start[1] - 150))
    assert area.offset > before
    assert not screen(pilot).agreement.options.stick_the_dealer


def test_a_new_size_of_the_window_keeps_what_is_written_chosen_and_scrolled(
    context: Context,
) -> None:
    pilot = open_screen(context)
    write_name(pilot, 0, "Julia")
    press(pilot, "stick_the_dealer")
    before = screen(pilot).agreement
    rect = widget(pilot, "stick_the_dealer").rect
    pilot.resize((1920, 1080))
    assert screen(pilot).agreement == before
    field = screen(pilot).form["name 0"]
    assert isinstance(field, TextField)
    assert field.value == "Julia"
    now = screen(pilot).form["stick_the_dealer"].rect
    assert abs(now.centery - rect.centery * 1.5) < 60


def test_two_clicks_in_one_frame_deal_one_game(context: Context) -> None:
    pilot = open_screen(context)
    at = widget(pilot, "deal").rect.center
    pilot.move(at)
    for _click in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pilot.post(pygame.Event(kind, pos=at, button=1, touch=False))
    pilot.step()
    assert len(pilot.loop.stack) == 2
    table(pilot)


def test_how_to_play_tells_of_the_rules_on_the_screen(context: Context) -> None:
    pilot = open_screen(context)
    press(pilot, "game british")
    press(pilot, "how")
    title = pilot.scene.form.widgets[0]  # type: ignore[attr-defined]
    assert "British" in title.text
    pilot.key(pygame.K_ESCAPE)
    assert screen(pilot).agreement.options.variant == "british"


def test_the_same_seed_and_agreement_make_the_same_game(context: Context) -> None:
    agreement = Agreement().for_game("us").with_rule("first_dealer", "first_jack")
    (one, opening), (other, _same) = (new_session(context, agreement, 3) for _ in range(2))
    alike = (replace(session.record, salt="", begun="") for session in (one, other))
    assert next(alike) == next(alike)
    assert opening.dealer is one.record.dealer
    assert opening.dealer_cards
    assert one.view(Seat.SOUTH) == other.view(Seat.SOUTH)


def test_new_games_are_dealt_by_at_least_128_bits_of_chance(context: Context) -> None:
    seeds = [system_chance() for _ in range(400)]
    ones = [sum(seed >> bit & 1 for seed in seeds) for bit in range(128)]
    assert all(120 < count < 280 for count in ones), "every bit is one as often as not"
    session, _opening = new_session(context, Agreement(), max(seeds))
    assert len(session.record.thoughts) == 32


def test_drawn_partners_are_seated_as_the_cards_say(context: Context) -> None:
    agreement = Agreement().with_rule("teams", "draw")
    session, opening = new_session(context, agreement, 4)
    assert opening.team_draws
    names = {player.name for player in session.players.values()}
    assert names == {"You", "Ben", "Carla", "Dan"}


def test_all_tiles_of_games_say_what_their_game_is(context: Context) -> None:
    pilot = open_screen(context)
    tiles = [widget(pilot, f"game {variant}") for variant in GAMES]
    assert all(isinstance(tile, Button) and tile.label and tile.detail for tile in tiles)


@st.composite
def agreements(draw: st.DrawFn) -> Agreement:
    agreement = Agreement()
    for variant in draw(st.permutations(list(GAMES))):
        agreement = agreement.for_game(variant)
        for key in draw(st.sets(st.sampled_from(OFFERED), max_size=4)):
            value = draw(st.sampled_from(offered(variant, key)))
            agreement = agreement.with_rule(key, value)
    name = draw(st.text(st.characters(codec="utf-8", categories=["L", "N"]), max_size=14))
    level = draw(st.sampled_from([None, "beginner", "normal", "Hattie"]))
    # Names are cleaned when they are written, before an agreement has them.
    player = Player(clean_name(name, LONGEST_NAME), level)
    return agreement.with_player(draw(st.integers(0, 3)), player)


@given(agreements())
@settings(max_examples=25, deadline=None)
def test_what_is_kept_comes_back_whole(agreement: Agreement) -> None:
    again = from_kept(json.loads(json.dumps(as_kept(agreement))))
    assert again.options == agreement.options
    assert again.players == agreement.players
    for variant in GAMES:
        assert again.for_game(variant).options == agreement.for_game(variant).options


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@given(
    st.dictionaries(st.sampled_from(["variant", "options", "players"]), anything),
    st.dictionaries(st.sampled_from(OFFERED), anything),
    st.lists(
        st.dictionaries(st.sampled_from(["name", "level", "portrait"]), anything), max_size=4
    ),
)
@settings(max_examples=40, deadline=None)
def test_damaged_values_are_as_usual_and_never_an_error(
    kept: dict[str, object], rules: dict[str, object], players: list[dict[str, object]]
) -> None:
    for values in (kept, {"options": {"classic": rules}, "players": players}):
        agreement = from_kept(values)
        assert agreement.options.variant in GAMES
        assert len({player.name for player in agreement.seated()}) == 4
        for key in OFFERED:
            value = getattr(agreement.options, key)
            assert value in offered(agreement.options.variant, key)


def test_the_button_that_deals_says_who_plays(context: Context) -> None:
    pilot = open_screen(context)
    assert the_deal(pilot).detail == "You & Carla vs. Ben & Dan"
    pilot.press(widget(pilot, "game three_handed").rect.center)
    assert the_deal(pilot).detail == "You, Ben, Carla"


def the_deal(pilot: Pilot) -> Button:
    button = widget(pilot, "deal")
    assert isinstance(button, Button)
    return button
