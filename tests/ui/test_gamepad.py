"""A gamepad alone is enough: the stick and two buttons play, bid, open menus and leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from euchre.ui.window.gamepad import Gamepads
from tests.ui.pilot import Pilot
from tests.ui.tables import WEST_DEALS, Passing, a_session, a_table, the_table

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context

A, B = 0, 1
RIGHT, UP, DOWN = (0, 1.0), (1, -1.0), (1, 1.0)


def push(pilot: Pilot, way: tuple[int, float]) -> None:
    """Push the stick one way, and let it go."""
    for value in (way[1], 0.0):
        pilot.post(pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=way[0], value=value))
        pilot.run(0.4)


def press(pilot: Pilot, button: int) -> None:
    """Press a button of the pad."""
    for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
        pilot.post(pygame.Event(kind, instance_id=0, button=button))
        pilot.run(0.4)


def test_a_whole_hand_is_bid_and_played(tmp_path: Path) -> None:
    thinking = Passing()
    session = a_session("S", actions=[WEST_DEALS], dealer=Seat.WEST, thinking=thinking)
    pilot = a_table(tmp_path, session)
    pilot.settle()
    table, phases = the_table(pilot), set()
    for _ in range(30):
        if session.awaiting is None:
            break
        phases.add(table.view.phase)
        push(pilot, RIGHT)
        if table.view.phase is Phase.ORDER:
            push(pilot, RIGHT)
        press(pilot, A)
        pilot.settle()
    assert {Phase.ORDER, Phase.PLAY} <= phases
    assert session.awaiting is None


def test_the_stick_goes_from_the_cards_to_the_buttons_and_back(tmp_path: Path) -> None:
    session = a_session("S", actions=[WEST_DEALS, "pass", "pass", "order"], dealer=Seat.WEST)
    pilot = a_table(tmp_path, session)
    pilot.settle()
    table = the_table(pilot)
    assert table.view.phase is Phase.PLAY
    push(pilot, RIGHT)
    assert table.hand.focus is not None
    push(pilot, UP)
    form = table.controls.form
    assert form.shows_focus
    assert table.hand.focus is None
    first = form.focus
    push(pilot, RIGHT)
    assert form.focus is not first
    assert form.shows_focus
    for _ in range(4):
        push(pilot, DOWN)
    assert not form.shows_focus
    assert table.hand.focus is not None


def test_the_second_button_opens_the_menu_and_leaves_it(tmp_path: Path) -> None:
    pilot = a_table(tmp_path, a_session("S"))
    pilot.settle()
    press(pilot, B)
    assert not isinstance(pilot.scene, TableScene)
    press(pilot, B)
    assert isinstance(pilot.scene, TableScene)


def test_from_the_title_to_a_new_game(context: Context) -> None:
    pilot = Pilot(TitleScene(context), context)
    push(pilot, DOWN)
    press(pilot, A)
    assert isinstance(pilot.scene, NewGameScene)


@pytest.mark.parametrize("value", [0.2, -0.5, 0.59])
def test_a_stick_that_is_hardly_pushed_means_nothing(value: float) -> None:
    event = pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=value)
    assert list(Gamepads().meant(event)) == []


def test_a_stick_that_trembles_far_out_is_one_push() -> None:
    pads = Gamepads()
    struck = [
        event
        for value in (0.7, 0.9, 0.5, 0.8)
        for event in pads.meant(
            pygame.Event(pygame.JOYAXISMOTION, instance_id=0, axis=1, value=value)
        )
    ]
    assert [event.key for event in struck] == [pygame.K_DOWN, pygame.K_DOWN]
    assert [event.type for event in struck] == [pygame.KEYDOWN, pygame.KEYUP]


def test_a_pad_that_cannot_be_opened_is_none() -> None:
    assert list(Gamepads().meant(pygame.Event(pygame.JOYDEVICEADDED, device_index=99))) == []
