"""What the screens made of widgets share: a backdrop, a form, and a place for everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import language
from euchre.ui import common_keys
from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.widgets import Form
from euchre.ui.widgets.roles import is_area, is_field

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Button, Outcome, Widget


class Screen:
    """A scene that fills the window with widgets.

    A screen says in `compose` which widgets there are, in `arrange` where they lie, and in
    `answer` what follows from them. Everything it has to remember is not in the widgets: they
    are made anew when the language changes.
    """

    def __init__(self, context: Context) -> None:
        """Start without a picture; the first `resize` or `draw` makes it."""
        self.context = context
        self.form = Form()
        self._size = theme.REFERENCE
        self._composed_in: str | None = None
        self._arranged_in: Style | None = None
        self._unit = 1.0

    @property
    def wake(self) -> float | None:
        """Nothing moves by itself."""
        return None

    @property
    def touch(self) -> Form:
        """What can be hit."""
        self.prepare()
        return self.form

    @property
    def style(self) -> Style:
        """What this screen is drawn with now."""
        return style_for(self._size, self.context.settings)

    @property
    def writes_at(self) -> pygame.Rect | None:
        """Where one is writing, in pixels; None: nowhere."""
        return self.form.field.caret if self.form.field is not None else None

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        raise NotImplementedError

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        raise NotImplementedError

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a widget asks for."""
        raise NotImplementedError

    def draw_behind(self, canvas: Canvas, style: Style) -> None:
        """Put pictures between the backdrop and the widgets."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Let the form answer the event, and answer what comes of it."""
        self.prepare()
        outcome = self.form.handle(event)
        if outcome is not None:
            return self.answer(outcome)
        writing = is_field(self.form.focus)
        return common_keys.answer(event, self.context, writing=writing)

    def update(self, seconds: float) -> Change | None:
        """Nothing moves by itself."""

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        focus = self.form.focus.key if self.form.focus and self.form.shows_focus else None
        return {
            "buttons": self.form.places(),
            "values": self.form.values(),
            "focus": focus,
        }

    def resize(self, size: tuple[int, int]) -> None:
        """Follow the window; what was written and chosen stays."""
        self._size = size

    def draw(self, canvas: Canvas) -> None:
        """Draw the backdrop, then the widgets."""
        self._size = canvas.size
        self.prepare()
        style = self.style
        self.draw_ground(canvas, style)
        self.draw_behind(canvas, style)
        self.form.draw(canvas, style)

    def draw_ground(self, canvas: Canvas, style: Style) -> None:
        """Put the table on the canvas, which hides the scenes below."""
        canvas.backdrop(style.backdrop())

    def prepare(self) -> None:
        """Make the widgets if the language changed, place them if size or colours did."""
        if self._composed_in != language():
            translated = self._composed_in is not None
            self._composed_in = language()
            focus = self.form.focus.key if self.form.focus else ""
            shown = self.form.shows_focus
            before, self.form = self.form, self.compose()
            self.form.point_as(before)
            if translated:
                self._scroll_as(before)
            self._arranged_in = None
            if focus:
                self._focus_again(focus, show=shown)
        style = self.style
        if self._arranged_in is not style:
            self._arranged_in = style
            self._keep_scrolled(style)
            self.arrange(style)

    def _keep_scrolled(self, style: Style) -> None:
        """Let scrolled areas show the same part when the window changes its size."""
        for widget in self.form.widgets:
            if is_area(widget):
                widget.offset = round(widget.offset * style.u / self._unit)
        self._unit = style.u

    def _scroll_as(self, before: Form) -> None:
        """Let scrolled areas show the same part in another language."""
        offsets = {area.key: area.offset for area in before.widgets if is_area(area)}
        for area in self.form.widgets:
            if is_area(area):
                area.offset = offsets.get(area.key, 0)

    def rearrange(self) -> None:
        """Place the widgets anew before the next picture: their words or number changed."""
        self._arranged_in = None

    def recompose(self) -> None:
        """Make all widgets anew before the next picture."""
        self._composed_in = None

    def _focus_again(self, key: str, *, show: bool) -> None:
        try:
            self.form.focus_on(key, show=show)
        except KeyError:
            # The widget is gone with whatever it stood for.
            self.form.focus = None


def pills(*buttons: Button) -> tuple[Button, ...]:
    """Return buttons with round ends, as those at the foot of a screen are."""
    for button in buttons:
        button.radius = -1
    return buttons


def side_by_side(widgets: Iterable[Widget], place: pygame.Rect, gap: int) -> None:
    """Give each of the widgets its share of a row."""
    row = list(widgets)
    share = (place.width - gap * (len(row) - 1)) // max(1, len(row))
    for number, widget in enumerate(row):
        x = place.x + number * (share + gap)
        widget.rect = pygame.Rect(x, place.y, share, place.height)
