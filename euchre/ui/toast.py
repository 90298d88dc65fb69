"""Sentences that no scene is waiting for, shown above everything for a few seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.gate import Ground

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from pygame import Event, Surface

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas

SECONDS, BRIEFLY = 7.0, 1.8
"""How long a notice is shown, and how long what answers a key."""
WIDTH = 620
"""At most so wide, in units."""


class Toast(Ground):
    """Shows the notices of the context, one after the other, and meanwhile what answers a key."""

    def __init__(self, context: Context) -> None:
        """Watch the notices of this context."""
        self._context = context
        self._left = SECONDS
        self._remark, self._remark_left = "", 0.0
        self._picture: tuple[object, Surface, Surface] | None = None
        self._place = Rect(0, 0, 0, 0)
        self._pressed = ""

    @property
    def wake(self) -> float | None:
        """When to update next: when the sentence shown has been there long enough."""
        left = [self._left] if self._context.notices else []
        left += [self._remark_left] if self._remark else []
        left += [0.0] if self._context.remarked else []
        return max(0.001, min(left)) if left else None

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._remark_left -= seconds
        if self._remark_left <= 0:
            self._remark = ""
        if not self._context.notices:
            return
        self._left -= seconds
        if self._left <= 0:
            self.dismiss()

    def dismiss(self) -> None:
        """Take the sentence away; the next one has its full time."""
        self._context.notices[:1] = []
        self._left = SECONDS

    def things(self) -> Iterable[Hashable]:
        """Return the sentence that is shown."""
        shown = [] if self._remark else self._context.notices[:1]
        return [("notice", sentence) for sentence in shown]

    def under(self, point: tuple[int, int]) -> Hashable:
        """Return the sentence if it lies at a point."""
        return next(iter(self.things()), None) if self._place.collidepoint(point) else None

    def answer(self, event: Event) -> bool:
        """Let a click on the sentence take it away; return whether the event was for it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            covered = self.under(event.pos) is not None
            self._pressed = self._context.notices[0] if covered else ""
            return covered
        if event.type != pygame.MOUSEBUTTONUP or not self._pressed:
            return False
        if self.under(event.pos) == ("notice", self._pressed):
            self.dismiss()
        self._pressed = ""
        return True

    def draw(self, canvas: Canvas) -> None:
        """Lay the sentence at the lower edge of the window."""
        if self._context.remarked:
            self._remark, self._context.remarked = self._context.remarked, ""
            self._remark_left = BRIEFLY
        sentence = self._remark or next(iter(self._context.notices), "")
        if not sentence:
            return
        plaque, text = self._pictures(canvas.size, sentence)
        x = (canvas.size[0] - plaque.get_width()) // 2
        y = canvas.size[1] - plaque.get_height() * 5 // 4
        place = self._place = canvas.put(plaque, (x, y))
        canvas.put(text, text.get_rect(center=place.center).topleft)

    def _pictures(self, size: tuple[int, int], sentence: str) -> tuple[Surface, Surface]:
        style = style_for(size, self._context.settings)
        key = (style, sentence)
        brief = sentence == self._remark
        if self._picture is None or self._picture[0] != key:
            line = style.text.width(sentence, theme.BODY)
            wide = min(style.px(WIDTH), line + 2)
            text = style.text.block(sentence, theme.BODY, theme.IVORY, wide, align="centre")
            # What answers a key is small: it may lie over a card.
            around = 2 * style.px(theme.PADDING / 2 if brief else theme.PADDING)
            plaque = style.shapes.panel(
                (wide + around, text.get_height() + around),
                style.px(theme.TILE_RADIUS),
                style.felt.plaque,
                line=style.felt.outline,
                width=style.px(theme.LINE),
            )
            self._picture = (key, plaque, text)
        return self._picture[1:]
