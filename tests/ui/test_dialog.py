from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Change, Pop, Push
from euchre.ui.scenes.dialog import Answer, Dialog, notice, question
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas


class Below:
    """The screen under the dialog: plain felt; a key brings the dialog."""

    wake = None

    def __init__(self, context: Context, dialog: Dialog) -> None:
        self.context = context
        self.dialog = dialog

    def handle(self, event: pygame.Event) -> Change | None:
        return Push(self.dialog) if event.type == pygame.KEYDOWN else None

    def update(self, seconds: float) -> Change | None: ...

    def resize(self, size: tuple[int, int]) -> None: ...

    def draw(self, canvas: Canvas) -> None:
        style = style_for(canvas.size, self.context.settings)
        canvas.backdrop(style.backdrop())


class Asked:
    """A person before a question, and what was answered."""

    def __init__(
        self, folder: Path, size: tuple[int, int] = (1280, 720), text: str = ""
    ) -> None:
        self.answers: list[str] = []
        context = make_context(folder)
        self.dialog = question(
            context,
            "Leave this game?",
            text or "It is saved, and you can go on with it at any time.",
            yes="Quit to menu",
            no="Resume",
            then=self.answer,
        )
        self.pilot = Pilot(Below(context, self.dialog), context, size)
        self.pilot.key(pygame.K_F1)

    def answer(self, key: str) -> Change:
        self.answers.append(key)
        return Pop()

    def button(self, key: str) -> tuple[int, int]:
        return self.dialog.touch[key].rect.center


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_esc_and_a_thoughtless_enter_give_the_safe_answer(tmp_path: Path, key: int) -> None:
    asked = Asked(tmp_path)
    asked.pilot.key(key)
    assert asked.answers == ["no"]
    assert isinstance(asked.pilot.scene, Below)


def test_the_golden_answer_is_the_one_that_enter_gives(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    golden = [w.key for w in asked.dialog._buttons if w.kind == "primary"]  # noqa: SLF001
    asked.pilot.key(pygame.K_RETURN)
    assert asked.answers == golden


def test_m_silences_behind_a_question_too(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    before = asked.pilot.context.settings.muted
    asked.pilot.key(pygame.K_m, "m")
    assert asked.pilot.context.settings.muted is not before
    assert asked.answers == []


def test_the_other_answer_is_given_by_mouse(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.pilot.press(asked.button("yes"))
    assert asked.answers == ["yes"]


def test_the_other_answer_is_given_by_keys(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.pilot.key(pygame.K_TAB)
    assert asked.pilot.loop.stack[-1] is asked.dialog
    asked.pilot.key(pygame.K_RETURN)
    assert asked.answers == ["yes"]


def test_a_click_beside_the_dialog_answers_nothing(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.pilot.press((20, 20))
    assert asked.answers == []
    assert asked.pilot.scene is asked.dialog


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (700, 1100)])
@pytest.mark.parametrize("length", [1, 12, 80])
def test_everything_lies_in_the_window_whatever_the_text(
    tmp_path: Path, size: tuple[int, int], length: int
) -> None:
    asked = Asked(
        tmp_path, size, "It is saved, and you can go on with it at any time. " * length
    )
    window = pygame.Rect((0, 0), size)
    form = asked.dialog.touch
    panel = form.widgets[0].rect
    assert window.contains(panel)
    for widget in form.widgets[1:]:
        assert panel.contains(widget.rect)
    buttons = [form["yes"].rect, form["no"].rect]
    assert not buttons[0].colliderect(buttons[1])
    u = theme.scale(size)
    assert all(min(button.size) >= theme.TARGET * u for button in buttons)


def test_the_screen_below_is_dimmed_and_comes_back(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    corner = (640, 60)
    dim = asked.pilot.screen.get_at(corner)
    asked.pilot.key(pygame.K_ESCAPE)
    assert sum(asked.pilot.screen.get_at(corner)[:3]) > 1.5 * sum(dim[:3])


def test_a_dialog_follows_the_window(tmp_path: Path) -> None:
    asked = Asked(tmp_path)
    asked.pilot.resize((1920, 1080))
    asked.pilot.press(asked.button("yes"))
    assert asked.answers == ["yes"]


def test_a_notice_has_one_answer(tmp_path: Path) -> None:
    context = make_context(tmp_path)
    dialog = notice(context, "The disk is full", "The game goes on, and is saved later.")
    pilot = Pilot(Below(context, dialog), context)
    pilot.key(pygame.K_F1)
    assert pilot.scene is dialog
    pilot.key(pygame.K_RETURN)
    assert isinstance(pilot.scene, Below)


def test_many_long_answers_stand_below_each_other(tmp_path: Path) -> None:
    context = make_context(tmp_path)
    answers = [Answer(key, f"A long answer that says what it does, {key}") for key in "abc"]
    dialog = Dialog(context, "What now?", "Three ways to go on.", answers, safe="c")
    dialog.resize((960, 600))
    rects = [dialog.touch[key].rect for key in "abc"]
    assert rects[0].x == rects[1].x == rects[2].x
    assert rects[0].bottom < rects[1].top < rects[1].bottom < rects[2].top
