"""A slider for a number, such as the volume."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.widgets.widget import Changed, Outcome, Point, Widget
from euchre.ui.words import numbers

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from euchre.ui.draw.style import Style

KNOB = 24
TRACK = 8
VALUE_WIDTH = 58
"""Lengths in units: diameter of the knob, height of the track, room for the written value."""
MARK, MARKED_RISE = 12, 0.36
"""The height of a mark on the track in units, and where the track lies where marks have names."""


def percent(value: float) -> str:
    """Return a share of one as people write it."""
    return numbers.percent(round(value * 100))


class Slider(Widget):
    """A number between two ends, moved by dragging, clicking, or the arrow keys."""

    role = "slider"

    radius = -1

    def __init__(  # noqa: PLR0913 - one value for each thing to choose
        self,
        key: str,
        name: str,
        value: float,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        written: Callable[[float], str] = percent,
        marks: Mapping[float, str] | None = None,
        reason: str = "",
        tip: str = "",
    ) -> None:
        """Go from `low` to `high` in steps; `written` says what is written beside it.

        `marks` are values that have a name, which stands below the track.
        """
        super().__init__(key, name, reason=reason, tip=tip)
        self.value = value
        self.low, self.high, self.amount = low, high, step
        self.written = written
        self.marks = marks or {}
        self._ends = (0, 1)

    def press(self, point: Point) -> Outcome | None:
        """Move the knob to the mouse."""
        return self.drag(point)

    def drag(self, point: Point) -> Outcome | None:
        """Let the knob follow the mouse."""
        left, width = self._ends
        part = (point[0] - self.rect.x - left) / max(1, width)
        return self.set(self.low + part * (self.high - self.low))

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Move by a step with the arrows, to the ends with Home and End."""
        goals = {
            pygame.K_LEFT: self.value - self.amount,
            pygame.K_RIGHT: self.value + self.amount,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in goals:
            return False
        return self.set(goals[event.key]) or True

    def set(self, value: float) -> Outcome | None:
        """Take the step nearest to a value within the ends."""
        if not self.enabled:
            return None
        steps = round((value - self.low) / self.amount)
        near = max(self.low, min(self.high, self.low + steps * self.amount))
        near = round(near, 6)
        if near == self.value:
            return None
        self.value = near
        return Changed(self.key, near)

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        written = (self.value, self.written(self.value), *self.marks.values())
        return (written, self.enabled, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return track, filled part, knob and value."""
        felt = style.felt
        picture = clear(self.rect.size)
        knob_size, track = style.px(KNOB), style.px(TRACK)
        middle = round(self.rect.height * (MARKED_RISE if self.marks else 1 / 2))
        inset = style.px(8)
        length = max(1, self.rect.width - style.px(VALUE_WIDTH) - knob_size - 2 * inset)
        left = inset + knob_size // 2
        self._ends = (left, length)
        place = pygame.Rect(left, middle - track // 2, length, track)
        picture.blit(
            style.shapes.pill(place.size, felt.lit, line=felt.outline, width=style.edge(1)),
            place,
        )
        self._mark(picture, style, middle)
        x = self._at(self.value)
        colour = theme.BRASS if self.enabled else felt.faint
        if x - left > track:
            picture.blit(style.shapes.pill((x - left, track), colour), place)
        bright = theme.BRASS_LIT if self.hovered or self.held else colour
        knob = style.shapes.disc(
            knob_size,
            bright if self.enabled else felt.faint,
            line=felt.plaque,
            width=max(1.0, style.u * 2),
        )
        picture.blit(knob, knob.get_rect(center=(x, middle)))
        self._write(picture, style, middle)
        return picture

    def _at(self, value: float) -> int:
        """Where a value lies, in pixels from the left edge."""
        left, length = self._ends
        return left + round(length * (value - self.low) / (self.high - self.low))

    def _mark(self, picture: pygame.Surface, style: Style, middle: int) -> None:
        """Draw the values that have a name, and the names below them."""
        high, wide = style.px(MARK), max(2, style.px(2))
        for value, name in self.marks.items():
            x = self._at(value)
            chosen = abs(value - self.value) < self.amount / 2
            colour = style.felt.muted if self.enabled else style.felt.faint
            picture.fill(colour, (x - wide // 2, middle + high // 2, wide, high))
            text = style.text.line(name, theme.SMALL, theme.IVORY if chosen else colour)
            place = text.get_rect(midtop=(x, middle + high + style.px(4)))
            picture.blit(text, place.clamp(picture.get_rect()))

    def _write(self, picture: pygame.Surface, style: Style, middle: int) -> None:
        room = style.px(VALUE_WIDTH)
        colour = theme.IVORY if self.enabled else style.felt.faint
        value = style.text.line(self.written(self.value), theme.SMALL, colour, max_width=room)
        edge = (self.rect.width - style.px(4), middle)
        picture.blit(value, value.get_rect(midright=edge))
