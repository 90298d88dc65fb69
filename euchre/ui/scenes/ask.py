"""A question whose answer is written: a name, a file, a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.scene import Pop
from euchre.ui.scenes.screen import Screen, pills, side_by_side
from euchre.ui.widgets import Button, Changed, Form, Label, Panel, TextField
from euchre.ui.window.clipboard import pasted

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

WIDTH = 720
BUTTON = 52
"""Lengths in units."""


class Ask(Screen):
    """Lies over a screen until something is written, or not."""

    def __init__(  # noqa: PLR0913 - one value for each thing to say
        self,
        context: Context,
        title: str,
        text: str,
        *,
        yes: str,
        no: str,
        paste: str = "",
        value: str = "",
        longest: int = 400,
        exact: bool = False,
        then: Callable[[str], str | Change],
    ) -> None:
        """Ask; `then` gets what was written and returns what follows, or why it will not do.

        *paste* is the label of a button that takes the text from the clipboard; none without.
        What is written is a name, or with *exact* a text that is taken as it is, such as a path.
        """
        super().__init__(context)
        self._words = (title, text, yes, no, paste)
        self._value = value
        self._longest = longest
        self._exact = exact
        self._then = then
        self._refusal = ""

    def compose(self) -> Form:
        """Return the widgets."""
        title, text, yes, no, paste = self._words
        self._panel = Panel()
        self._title = Label(
            title, size=theme.HEADING, colour=theme.IVORY, weight="serif", align="centre"
        )
        self._text = Label(text, align="centre", top=True)
        self._field = TextField(
            "text", title, self._value, longest=self._longest, exact=self._exact
        )
        self._reason = Label(self._refusal, colour=theme.WARNING, align="centre", top=True)
        buttons = [Button("no", no), Button("yes", yes, kind="primary")]
        if paste:
            buttons.insert(1, Button("paste", paste))
        self._buttons = pills(*buttons)
        words = (self._panel, self._title, self._text, self._field, self._reason)
        form = Form(*words, *self._buttons, default="yes", cancel="no")
        form.focus_on("text")
        return form

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the screen below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle, from top to bottom."""
        width = min(style.px(WIDTH), style.size[0] - 2 * style.px(theme.MARGIN))
        side, gap = style.px(theme.PADDING * 1.25), style.px(theme.GAP)
        inner = width - 2 * side
        tall = style.px(BUTTON)
        heights = [
            self._title.needs(style, inner),
            self._text.needs(style, inner),
            tall,
            max(style.text.height(theme.BODY), self._reason.needs(style, inner)),
        ]
        high = sum(heights) + len(heights) * gap + tall + 2 * side
        panel = pygame.Rect(0, 0, width, min(high, style.size[1]))
        panel.center = (style.size[0] // 2, style.size[1] // 2)
        self._panel.rect = panel
        y = panel.y + side
        for widget, height in zip(
            (self._title, self._text, self._field, self._reason), heights, strict=True
        ):
            widget.rect = pygame.Rect(panel.x + side, y, inner, height)
            y += height + gap
        side_by_side(self._buttons, pygame.Rect(panel.x + side, y, inner, tall), gap)

    def answer(self, outcome: Outcome) -> Change | None:
        """Take what was written, say why it will not do, or leave."""
        if isinstance(outcome, Changed):
            self._value = self._field.value
            self.refuse("")
            return None
        if outcome.key == "no":
            return Pop()
        if outcome.key == "paste":
            return self.paste()
        answer = self._then(self._field.value.strip())
        if not isinstance(answer, str):
            return answer
        self.refuse(answer)
        return None

    def paste(self) -> Change | None:
        """Write what is on the clipboard."""
        self.write(" ".join(pasted().split()))
        return None

    def write(self, text: str) -> None:
        """Write a text into the field, in the place of what is there."""
        self._value = text[: self._longest]
        self.recompose()

    def refuse(self, why: str) -> None:
        """Say why something will not do."""
        if why != self._refusal:
            self._refusal = self._reason.text = why
            self.rearrange()
