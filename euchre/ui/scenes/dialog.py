"""A question or a notice that lies over the screen until it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.scene import Pop
from euchre.ui.scenes.screen import Screen, pills, side_by_side
from euchre.ui.widgets import Button, Form, Label, Panel, ScrollArea
from euchre.ui.widgets.scroll import BAR_ROOM

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Kind, Outcome

WIDTH = 600
BUTTON_HEIGHT = 52
"""Lengths in units."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the buttons below a question."""

    key: str
    label: str
    kind: Kind = "secondary"


def close(answer: str) -> Change:  # noqa: ARG001
    """Answer every answer by closing the dialog."""
    return Pop()


class Dialog(Screen):
    """A scene with a title, a text and buttons; Esc gives the safe answer.

    `then` is asked with the key of the answer for what happens next; it must leave the dialog:
    `Pop`, `Replace` or `Quit`.
    """

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        answers: Sequence[Answer],
        *,
        safe: str,
        then: Callable[[str], Change] = close,
    ) -> None:
        """Ask; `safe` is the key of the answer that changes nothing, which has the focus."""
        super().__init__(context)
        self._heading, self._answers, self._safe = title, answers, safe
        self._then = then
        self._text = Label(text, align="centre", top=True)

    def compose(self) -> Form:
        """Return the widgets."""
        self._panel = Panel()
        self._title = Label(
            self._heading,
            size=theme.HEADING,
            colour=theme.IVORY,
            weight="serif",
            align="centre",
        )
        self._area = ScrollArea("text", self._heading)
        self._buttons = pills(*(Button(a.key, a.label, kind=a.kind) for a in self._answers))
        form = Form(self._panel, self._title, self._area, *self._buttons, cancel=self._safe)
        form.focus_on(self._safe, show=False)
        form.default = self._safe
        return form

    def answer(self, outcome: Outcome) -> Change | None:
        """Go on with the answer that was given."""
        return self._then(outcome.key)

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {"title": self._heading, **super().describe()}

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the screen below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle; long texts are scrolled."""
        width = min(style.px(WIDTH), style.size[0] - 2 * style.px(theme.MARGIN))
        side = style.px(theme.PADDING * 1.25)
        inner = width - 2 * side
        title = self._title.needs(style, inner)
        rows = _rows(self._buttons, inner, style)
        button, gap = style.px(BUTTON_HEIGHT), style.px(theme.GAP)
        apart = round(1.5 * side)
        below = len(rows) * (button + gap) - gap
        fixed = 2 * side + title + gap + apart + below
        room = self._measure(style, inner, style.size[1] - 2 * style.px(theme.MARGIN) - fixed)
        panel = pygame.Rect(0, 0, width, fixed + room)
        panel.center = (style.size[0] // 2, style.size[1] // 2)
        self._panel.rect = panel
        self._title.rect = pygame.Rect(panel.x + side, panel.y + side, inner, title)
        self._area.rect = pygame.Rect(
            panel.x + side, self._title.rect.bottom + gap, inner, room
        )
        self._area.fill([self._text])
        lowest = pygame.Rect(panel.x + side, self._area.rect.bottom + apart, inner, button)
        for row in rows:
            side_by_side(row, lowest, gap)
            lowest = lowest.move(0, button + gap)

    def _measure(self, style: Style, width: int, most: int) -> int:
        """Give the text its size; return the height it is shown in, which is at most `most`."""
        height = self._text.needs(style, width)
        if height > most:
            width -= style.px(BAR_ROOM)
            height = self._text.needs(style, width)
        self._text.rect = pygame.Rect(0, 0, width, height)
        return min(height, most)


def question(
    context: Context,
    title: str,
    text: str,
    *,
    yes: str,
    no: str,
    then: Callable[[str], Change],
) -> Dialog:
    """Return a dialog with two answers, keys "yes" and "no"; "no" is the safe one.

    Brass is what Enter presses, here as everywhere.
    """
    answers = (Answer("yes", yes), Answer("no", no, "primary"))
    return Dialog(context, title, text, answers, safe="no", then=then)


def notice(context: Context, title: str, text: str) -> Dialog:
    """Return a dialog that only says something."""
    return Dialog(context, title, text, (Answer("ok", _("OK"), "primary"),), safe="ok")


def _rows(buttons: Sequence[Button], width: int, style: Style) -> list[Sequence[Button]]:
    """Return the buttons side by side if their labels fit, else below each other."""
    gap = style.px(theme.GAP)
    share = (width - gap * (len(buttons) - 1)) // len(buttons)
    widest = max(style.text.width(button.label, theme.BUTTON, "bold") for button in buttons)
    if widest + 2 * style.px(theme.PADDING) <= share:
        return [buttons]
    return [[button] for button in buttons]
