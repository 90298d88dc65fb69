"""A row of a page to choose on: a name, a line of explanation, and a switch, choice or slider."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets import Label, Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Widget

LEAST = 58
"""The least height of a row."""
AROUND = 16
"""Room above and below the texts of a row, together."""
SIDE = 10
SEGMENT = 54
CONTROL = 270
WIDEST_PART = 0.56
"""A choice takes at most this part of the row's width."""
SWITCH = 52
HEADING = 44
"""Lengths in units."""


class Row:
    """One thing to choose, with its words at the left and the control at the right."""

    def __init__(
        self, control: Widget, line: str = "", size: tuple[float, float] | None = None
    ) -> None:
        """Name the row after its control and explain it in a line; `size` in units."""
        self.control = control
        # The row itself says why it is greyed out.
        control.tells_reason = True
        self.line = line
        self._size = size
        self._name = Label(control.name, colour=theme.IVORY)
        self._below = Label("", size=theme.SMALL, top=True)

    @property
    def widgets(self) -> Sequence[Widget]:
        """What is drawn, and what the focus stops at."""
        if isinstance(self.control, Toggle):
            return (self.control,)
        return (self._name, self._below, self.control)

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie at a place in the scrolled page; return the height taken, in pixels."""
        side, gap = style.px(SIDE), style.px(theme.GAP)
        wide = self._control_width(style, width)
        room = width - 2 * side - wide - gap
        words = self.control.reason or self.line
        name = style.text.height(theme.BODY)
        below = 0
        if words:
            block = style.text.block(words, theme.SMALL, style.felt.muted, room)
            below = block.get_height()
        tall = style.px(self._size[1] if self._size else theme.TARGET)
        height = max(style.px(LEAST), tall, name + below + style.px(AROUND))
        if isinstance(self.control, Toggle):
            self.control.detail = self.line
            self.control.rect = pygame.Rect(left, top, width, height)
            return height
        first = top + (height - name - below) // 2
        self._name.colour = style.felt.faint if self.control.reason else theme.IVORY
        self._name.rect = pygame.Rect(left + side, first, room, name)
        self._below.text = words
        self._below.colour = style.felt.faint if self.control.reason else None
        self._below.rect = pygame.Rect(left + side, first + name, room, below)
        right = left + width - side
        self.control.rect = pygame.Rect(right - wide, top + (height - tall) // 2, wide, tall)
        return height

    def _control_width(self, style: Style, width: int) -> int:
        control = self.control
        if isinstance(control, Toggle):
            return style.px(SWITCH)
        if self._size:
            return style.px(self._size[0])
        if not isinstance(control, Segmented):
            return style.px(CONTROL)
        text = style.text
        longest = max(
            text.width(option.label, theme.BODY, "bold") for option in control.options
        )
        segment = max(style.px(SEGMENT), longest + style.px(28))
        return min(segment * len(control.options), round(width * WIDEST_PART))


class Section:
    """Rows under a heading."""

    def __init__(self, title: str, rows: Sequence[Row]) -> None:
        """Put rows under a heading in brass."""
        self._title = Label(title, colour=theme.BRASS, weight="bold")
        self.rows = tuple(rows)

    @property
    def widgets(self) -> list[Widget]:
        """Everything, in order."""
        return [self._title, *(widget for row in self.rows for widget in row.widgets)]

    def place(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie below each other; return where the section ends."""
        side = style.px(SIDE)
        self._title.rect = pygame.Rect(left + side, top, width - 2 * side, style.px(HEADING))
        top = self._title.rect.bottom
        for row in self.rows:
            top += row.place(style, left, top, width)
        return top + style.px(theme.GAP)
