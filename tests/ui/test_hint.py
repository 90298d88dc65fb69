"""The hint at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.ai.hint import Advice, hint
from euchre.play.worker import InlineWorker, seed_of_thought
from euchre.rules import PRESETS, OrderUp, Phase, Play, Seat
from euchre.rules.actions import Bid
from euchre.ui.draw.style import style_for
from euchre.ui.table.pictures.hint import HintScene, choice_words
from tests.ui.tables import WEST_DEALS, Passing, a_session, a_table, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.pilot import Pilot


def at_the_table(folder: Path, **settings: Any) -> Pilot:
    """South is asked first; with motion the cards are still on their way."""
    pilot = a_table(folder, a_session("S", seed=3, thinking=InlineWorker()), **settings)
    if not settings:
        pilot.settle()
    return pilot


def test_h_shows_every_choice_with_its_worth_and_any_key_takes_it_away(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path)
    table = the_table(pilot)
    before = table.session.record
    pilot.key(pygame.K_h)
    scene = pilot.loop.stack[-1]
    assert isinstance(scene, HintScene)
    pilot.run(0.2)
    assert scene.wake is None
    assert table.session.record == before
    pilot.key(pygame.K_SPACE)
    assert pilot.loop.stack[-1] is table
    assert table.session.record == before


def test_the_hint_is_what_the_expert_makes_of_the_players_own_view(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path)
    table = the_table(pilot)
    advice = table.session.hint(Seat.SOUTH)
    assert advice
    assert {one.action for one in advice} == set(table.view.legal)
    assert advice == hint(table.view, seed_of_thought("", table.view))
    assert table.session.hint(Seat.SOUTH) is advice
    assert all(choice_words(table.view, one.action) for one in advice)


def test_a_bid_is_told_as_on_its_button() -> None:
    session = a_session("S", options=PRESETS["hasenpfeffer"], thinking=Passing())
    view = session.view(Seat.SOUTH)
    assert choice_words(view, Bid("4")) == "4 tricks"
    assert choice_words(view, Bid("1")) == "1 trick"


def test_where_nothing_is_weighed_no_worth_is_told(tmp_path: Path) -> None:
    session = a_session("S", options=PRESETS["railroad"], thinking=Passing())
    session.advance()
    session.submit(Seat.SOUTH, OrderUp(alone=True))
    pilot = a_table(tmp_path, session)
    pilot.settle()
    assert the_table(pilot).view.phase is Phase.BEST_OUT
    pilot.key(pygame.K_h)
    pilot.run(0.2)
    scene = pilot.loop.stack[-1]
    assert isinstance(scene, HintScene)
    style = style_for(pilot.screen.get_size(), pilot.context.settings)
    told = scene.place(style, 0).height
    assert told == scene.place(style, 40).height - 40 < 60


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (3440, 1440)])
@pytest.mark.parametrize("passes", [2, 6])
def test_the_hint_leaves_what_it_speaks_of_to_be_seen(
    tmp_path: Path, size: tuple[int, int], passes: int
) -> None:
    session = a_session("S", actions=[WEST_DEALS, *["pass"] * passes], dealer=Seat.WEST)
    pilot = a_table(tmp_path, session, size=size, motion="instant")
    pilot.settle()
    table, layout = the_table(pilot), the_table(pilot).layout
    scene = HintScene(table)
    choices = tuple(Advice(action, 0.5) for action in table.view.legal)
    scene._advice = choices  # noqa: SLF001 - the expert would need a while
    style = style_for(size, table.context.settings)
    _head, place = scene._laid_out(style)  # noqa: SLF001
    assert pygame.Rect((0, 0), size).contains(place)
    assert not place.colliderect(layout.panel)
    assert not place.colliderect(layout.counter(1).whole)
    assert not any(place.colliderect(layout.plaque(seat)) for seat in layout.seats)
    cards = [layout.turned, *(layout.hand(Seat.SOUTH, index, 5) for index in range(5))]
    for pose in cards:
        high = layout.card * pose.scale
        card = pygame.Rect(0, 0, high * 0.8, high)
        card.center = (round(pose.x), round(pose.y))
        assert not place.colliderect(card)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_the_worths_of_a_whole_hand_hide_nothing_of_the_player_at_the_right(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    session = a_session("S", actions=[WEST_DEALS, "pass", "pass"], dealer=Seat.WEST)
    pilot = a_table(tmp_path, session, size=size, motion="instant")
    pilot.settle()
    table, layout = the_table(pilot), the_table(pilot).layout
    scene = HintScene(table)
    cards = table.view.hand
    assert len(cards) == 5
    scene._advice = tuple(Advice(Play(card), 0.5) for card in cards)  # noqa: SLF001
    scene._why = ()  # noqa: SLF001 - no card is played yet
    style = style_for(size, table.context.settings)
    _head, place = scene._laid_out(style)  # noqa: SLF001
    assert not place.colliderect(layout.bubble(Seat.EAST))
    for index in range(5):
        pose = layout.hand(Seat.EAST, index, 5)
        assert not place.collidepoint(pose.x, pose.y)


def test_a_choice_that_is_not_weighed_is_not_listed(tmp_path: Path) -> None:
    session = a_session("S", actions=[WEST_DEALS, "pass", "pass"], dealer=Seat.WEST)
    pilot = a_table(tmp_path, session, motion="instant")
    pilot.settle()
    table, heights = the_table(pilot), []
    style = style_for((1280, 720), table.context.settings)
    first, second, *others = table.view.legal
    weighed = (Advice(first, 0.5), Advice(second, -0.5))
    for hopeless in ((), tuple(Advice(action, None) for action in others)):
        scene = HintScene(table)
        scene._advice = (*weighed, *hopeless)  # noqa: SLF001 - the expert would need a while
        heights.append(scene.place(style, 40).height)
    assert heights[0] == heights[1]


def test_a_click_on_a_button_beside_the_hint_counts(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path)
    table = the_table(pilot)
    before = len(table.session.record.actions)
    pilot.key(pygame.K_h)
    pilot.run(0.2)
    pilot.press(table.controls.describe()["buttons"]["pass"])
    assert pilot.loop.stack[-1] is table
    assert str(table.session.record.actions[before]) == "pass"


def test_there_is_no_hint_out_of_turn(tmp_path: Path) -> None:
    pilot = at_the_table(tmp_path, motion="normal")
    table = the_table(pilot)
    pilot.run(0.1)
    pilot.key(pygame.K_h)
    assert pilot.scene is table
    assert table.session.hint(Seat.WEST) == ()


def test_the_hint_says_why_as_long_as_there_is_room(tmp_path: Path) -> None:
    session = a_session("S", actions=[WEST_DEALS, "pass", "pass"], dealer=Seat.WEST)
    pilot = a_table(tmp_path, session, motion="instant", size=(1280, 720))
    pilot.settle()
    table = the_table(pilot)
    order = next(action for action in table.view.legal if isinstance(action, OrderUp))
    scene = HintScene(table)
    scene._advice = (Advice(table.view.legal[0], 0.4), Advice(order, -0.3))  # noqa: SLF001
    style = style_for((1280, 720), table.context.settings)
    assert "Ordering it up would give Ben the jack of spades." in scene.why
    head, panel = scene._laid_out(style)  # noqa: SLF001
    bare = scene._head(style, ())  # noqa: SLF001
    assert head.get_height() > bare.get_height()
    assert panel.bottom <= table.layout.counter(1).whole.top
