"""A question or a notice that lies over the screen until it is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import common_keys
from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Pop
from euchre.ui.widgets import Button, Form, Label, Panel, Pressed, ScrollArea, Widget
from euchre.ui.widgets.scroll import BAR_ROOM

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Kind

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


class Dialog:
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
        self._context = context
        self._then = then
        self._panel = Panel()
        self._title = Label(
            title, size=theme.HEADING, colour=theme.IVORY, weight="serif", align="centre"
        )
        self._text = Label(text, align="centre", top=True)
        self._area = ScrollArea("text", title)
        self._buttons = [
            Button(answer.key, answer.label, kind=answer.kind) for answer in answers
        ]
        for button in self._buttons:
            button.radius = -1
        self._form = Form(self._panel, self._title, self._area, *self._buttons, cancel=safe)
        self._form.focus_on(safe, show=False)
        self._form.default = safe
        self._laid_for: Style | None = None

    @property
    def wake(self) -> float | None:
        """Nothing moves here."""
        return None

    @property
    def touch(self) -> Form:
        """What can be hit."""
        return self._form

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the dialog out for a window of this size."""
        self._lay(style_for(size, self._context.settings))

    def handle(self, event: pygame.Event) -> Change | None:
        """Go on with the answer that was given."""
        outcome = self._form.handle(event)
        if isinstance(outcome, Pressed):
            return self._then(outcome.key)
        return common_keys.answer(event, self._context)

    def update(self, seconds: float) -> Change | None:
        """Nothing happens by itself."""

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {"title": self._title.text, "buttons": self._form.places()}

    def draw(self, canvas: Canvas) -> None:
        """Dim the screen below and put the dialog on it."""
        style = style_for(canvas.size, self._context.settings)
        if style is not self._laid_for:
            self._lay(style)
        canvas.dim(theme.DIMMING)
        self._form.draw(canvas, style)

    def _lay(self, style: Style) -> None:
        self._laid_for = style
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
        _place_rows(rows, lowest, gap)

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


def _rows(buttons: list[Button], width: int, style: Style) -> list[list[Button]]:
    """Return the buttons side by side if their labels fit, else below each other."""
    gap = style.px(theme.GAP)
    share = (width - gap * (len(buttons) - 1)) // len(buttons)
    widest = max(style.text.width(button.label, theme.BUTTON, "bold") for button in buttons)
    if widest + 2 * style.px(theme.PADDING) <= share:
        return [buttons]
    return [[button] for button in buttons]


def _place_rows(rows: Sequence[Sequence[Widget]], first: pygame.Rect, gap: int) -> None:
    """Give each button of each row its share of the width."""
    for number, row in enumerate(rows):
        share = (first.width - gap * (len(row) - 1)) // len(row)
        for column, button in enumerate(row):
            x = first.x + column * (share + gap)
            y = first.y + number * (first.height + gap)
            button.rect = pygame.Rect(x, y, share, first.height)
