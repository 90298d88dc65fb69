"""What comes through to a scene: presses and keys that were meant for what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from euchre.ui.gate import GUARD
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.screen import Screen
from euchre.ui.widgets import (
    Button,
    DropDown,
    Form,
    Label,
    Option,
    ScrollArea,
    Slider,
    TextField,
)
from tests.ui.pilot import FRAME, Pilot, make_context

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

MIDDLE = (640, 360)
NEARLY = GUARD - 3 * FRAME


@pytest.fixture
def context(tmp_path: Path) -> Context:
    return make_context(tmp_path)


class Desk(Screen):
    """A screen with one of everything; its button is in the middle of the window."""

    def __init__(self, context: Context, leads_to: Callable[[], Change | None]) -> None:
        super().__init__(context)
        self.leads_to = leads_to
        self.told: list[Outcome] = []

    def compose(self) -> Form:
        self.button = Button("go", "Go")
        self.slider = Slider("loud", "Loud", 0.5)
        self.area = ScrollArea("text", "Text")
        self.field = TextField("name", "Name", "Anna")
        levels = [Option(str(number), f"Level {number}") for number in range(4)]
        self.drop = DropDown("level", "Level", levels, "2")
        widgets = (self.button, self.slider, self.area, self.field, self.drop)
        return Form(*widgets, default="go", cancel="go")

    def arrange(self, style: Style) -> None:  # noqa: ARG002
        self.button.rect = pygame.Rect(540, 330, 200, 60)
        self.slider.rect = pygame.Rect(100, 100, 300, 50)
        self.field.rect = pygame.Rect(100, 200, 300, 50)
        self.drop.rect = pygame.Rect(100, 660, 300, 50)
        self.area.rect = pygame.Rect(900, 100, 300, 300)
        words = Label("\n".join(["word"] * 90), top=True)
        words.rect = pygame.Rect(0, 0, 280, 3000)
        self.area.fill([words])

    def answer(self, outcome: Outcome) -> Change | None:
        self.told.append(outcome)
        return self.leads_to() if outcome.key == "go" else None


def at_a_desk(context: Context) -> tuple[Pilot, Desk]:
    from euchre.ui.scene import Push  # noqa: PLC0415

    desk = Desk(context, lambda: Push(notice(context, "Notice", "Something came up.")))
    pilot = Pilot(desk, context)
    pilot.settle()
    return pilot, desk


def click(pilot: Pilot, at: tuple[int, int]) -> None:
    """Click without waiting for anything and without moving there."""
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.post(pygame.Event(kind, pos=at, button=1, touch=False))
        pilot.step()


def tap(pilot: Pilot, key: int, text: str = "") -> None:
    """Press and release a key without waiting for anything."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pilot.post(pygame.Event(kind, key=key, mod=0, unicode=text, scancode=0))
        pilot.step()


def button_of(pilot: Pilot) -> tuple[int, int]:
    scene: Any = pilot.scene
    x, y = next(iter(scene.describe()["buttons"].values()))
    return x, y


def test_what_came_up_under_a_resting_mouse_cannot_be_clicked_at_once(
    context: Context,
) -> None:
    pilot, desk = at_a_desk(context)
    pilot.key(pygame.K_RETURN, "\r")
    at = button_of(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.move(at)
    pilot.settle()
    pilot.key(pygame.K_RETURN, "\r")
    pilot.run(NEARLY / 2)
    click(pilot, at)
    assert pilot.scene is not desk
    pilot.run(GUARD)
    click(pilot, at)
    assert pilot.scene is desk


def test_a_mouse_that_has_moved_to_what_came_up_may_click_it(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    pilot.press(MIDDLE)
    at = button_of(pilot)
    pilot.move((at[0] + 40, at[1]))
    pilot.move(at)
    click(pilot, at)
    assert pilot.scene is desk


def test_the_second_half_of_a_double_click_hits_nothing_that_came_up(
    context: Context,
) -> None:
    for pause in (FRAME, 0.1, 0.3, NEARLY):
        pilot, desk = at_a_desk(context)
        pilot.move(MIDDLE)
        above = Desk(context, lambda: None)
        desk.leads_to = lambda above=above: _push(above)  # type: ignore[misc]
        pilot.double_click(MIDDLE, pause - FRAME)
        assert pilot.scene is above
        assert above.told == []


def _push(scene: Screen) -> Change:
    from euchre.ui.scene import Push  # noqa: PLC0415

    return Push(scene)


def test_a_run_of_clicks_goes_to_nothing_that_came_under_it_however_long_it_is(
    context: Context,
) -> None:
    for gap in (0.1, 0.28, 0.46, NEARLY):
        pilot, desk = at_a_desk(context)
        above = Desk(context, lambda: None)
        desk.leads_to = lambda above=above: _push(above)  # type: ignore[misc]
        pilot.move(MIDDLE)
        for number in range(9):
            click(pilot, (MIDDLE[0] + number % 3, MIDDLE[1] - number % 2))
            pilot.run(gap - 2 * FRAME)
        assert above.told == []
        pilot.run(GUARD)
        click(pilot, MIDDLE)
        assert [outcome.key for outcome in above.told] == ["go"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE])
def test_a_key_pressed_again_in_haste_does_nothing_on_the_next_screen(
    context: Context, key: int
) -> None:
    for gap in (FRAME, 0.05, 0.25, NEARLY):
        pilot, desk = at_a_desk(context)
        above = Desk(context, lambda: None)
        desk.leads_to = lambda above=above: _push(above)  # type: ignore[misc]
        for _ in range(6):
            tap(pilot, key)
            pilot.run(gap)
        assert pilot.scene is above
        assert above.told == []
        pilot.run(GUARD)
        tap(pilot, key)
        assert [outcome.key for outcome in above.told] == ["go"]


def test_a_key_that_is_held_does_nothing_on_the_next_screen(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    above = Desk(context, lambda: None)
    desk.leads_to = lambda: _push(above)
    for _ in range(100):
        pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        pilot.run(0.04)
    assert pilot.scene is above
    assert above.told == []


def test_the_text_of_a_key_that_opened_a_screen_is_not_written_there(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    above = Desk(context, lambda: None)
    desk.leads_to = lambda: _push(above)
    above.prepare()
    above.form.focus_on("name")
    pilot.key(pygame.K_RETURN, "n")
    assert pilot.scene is above
    assert above.field.value == "Anna"
    tap(pilot, pygame.K_x, "x")
    pilot.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_x, mod=0, unicode="x", scancode=0))
    pilot.post(pygame.Event(pygame.TEXTINPUT, text="x"))
    pilot.step()
    assert above.field.value == "x", "whoever writes need not wait"


def test_arrows_and_tab_need_not_wait(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    above = Desk(context, lambda: None)
    desk.leads_to = lambda: _push(above)
    pilot.key(pygame.K_RETURN)
    tap(pilot, pygame.K_TAB)
    assert above.form.focus is not None


def test_a_release_belongs_to_the_screen_of_its_press(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    above = Desk(context, lambda: None)
    pilot.down(MIDDLE)
    desk.leads_to = lambda: _push(above)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is above
    assert not desk.button.held, "the screen below is told"
    pilot.up()
    assert above.told == []
    assert [outcome.key for outcome in desk.told] == ["go"], "by the key alone"


def _push_by_key(pilot: Pilot, desk: Desk) -> None:
    above = Desk(desk.context, lambda: None)
    desk.leads_to = lambda: _push(above)
    pilot.key(pygame.K_ESCAPE)


def _lose_window(pilot: Pilot, _desk: Desk) -> None:
    pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.step()


def _leave(pilot: Pilot, _desk: Desk) -> None:
    pilot.post(pygame.Event(pygame.WINDOWLEAVE))
    pilot.step()


def _resize(pilot: Pilot, _desk: Desk) -> None:
    pilot.resize((1440, 900))
    pilot.resize((1280, 720))


def _full_screen(pilot: Pilot, _desk: Desk) -> None:
    pilot.key(pygame.K_F11)


def _move_without_a_button(pilot: Pilot, _desk: Desk) -> None:
    pilot.move((640, 600))


@pytest.mark.parametrize(
    "lose",
    [_push_by_key, _lose_window, _leave, _resize, _full_screen, _move_without_a_button],
)
@pytest.mark.parametrize("what", ["slider", "area", "field", "button"])
def test_whatever_is_held_is_let_go_when_the_mouse_is_lost(
    context: Context, what: str, lose: Callable[[Pilot, Desk], None]
) -> None:
    pilot, desk = at_a_desk(context)
    widget = getattr(desk, what)
    start = (widget.rect.centerx, widget.rect.centery)
    pilot.drag(start, (start[0] + 30, start[1] - 30), drop=False)
    lose(pilot, desk)
    before = (desk.slider.value, desk.area.offset, desk.field.selection)
    assert not widget.held
    assert not desk.area.rolling
    pilot.drag((640, 600), (1000, 500), drop=False)
    pilot.up()
    assert (desk.slider.value, desk.area.offset, desk.field.selection) == before
    assert [outcome.key for outcome in desk.told].count("go") <= (lose is _push_by_key)


def test_a_finger_that_was_lifted_holds_nothing(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    at = desk.slider.rect.center
    pilot.post(
        pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=True)
    )
    pilot.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True))
    pilot.post(pygame.Event(pygame.FINGERDOWN, finger_id=3))
    pilot.step()
    assert desk.slider.held
    pilot.post(pygame.Event(pygame.FINGERUP, finger_id=3))
    pilot.step()
    assert not desk.slider.held


def test_the_wheel_turns_on_a_new_screen_before_the_mouse_has_moved(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    above = Desk(context, lambda: None)
    desk.leads_to = lambda: _push(above)
    pilot.move((1000, 200))
    pilot.key(pygame.K_RETURN)
    assert pilot.scene is above
    pilot.wheel(-2)
    assert above.area.offset > 0
    above.recompose()
    pilot.step()
    offset = above.area.offset
    pilot.wheel(-2)
    assert above.area.offset > offset


def test_a_list_that_opens_right_under_the_mouse_chooses_nothing_by_itself(
    context: Context,
) -> None:
    pilot, desk = at_a_desk(context)
    pilot.resize((640, 400))
    desk.drop.rect = pygame.Rect(100, 150, 300, 100)
    at = desk.drop.rect.center
    pilot.press(at)
    assert desk.drop.opened
    pilot.step()
    for _ in range(3):
        click(pilot, at)
        pilot.run(0.2)
    assert desk.drop.value == "2"


def test_a_notice_is_not_clicked_away_as_it_comes_up(context: Context) -> None:
    pilot, _desk = at_a_desk(context)
    pilot.move((640, 690))
    pilot.settle()
    context.notices.append("Something could not be saved, which is a pity.")
    pilot.run(0.1)
    click(pilot, (640, 690))
    assert context.notices
    pilot.run(GUARD)
    click(pilot, (640, 690))
    assert not context.notices


def test_what_is_gone_under_a_held_button_is_not_pressed(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    pilot.down(MIDDLE)
    desk.form.widgets.remove(desk.button)
    pilot.up()
    assert desk.told == []


def test_the_wheel_is_no_press(context: Context) -> None:
    pilot, desk = at_a_desk(context)
    pilot.move(MIDDLE)
    for button in (4, 5, 6, 7):
        pilot.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=MIDDLE, button=button, touch=False))
        pilot.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=MIDDLE, button=button, touch=False))
    pilot.step()
    assert pilot.scene is desk
