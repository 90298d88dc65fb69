"""Sentences that no scene is waiting for, shown above everything for a few seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from euchre.ui import theme
from euchre.ui.style import style_for

if TYPE_CHECKING:
    from pygame import Surface

    from euchre.ui.canvas import Canvas
    from euchre.ui.context import Context

SECONDS = 7.0
WIDTH = 620
"""At most so wide, in units."""


class Toast:
    """Shows the notices of the context, one after the other."""

    def __init__(self, context: Context) -> None:
        """Watch the notices of this context."""
        self._context = context
        self._left = SECONDS
        self._picture: tuple[object, Surface, Surface] | None = None
        self._place = Rect(0, 0, 0, 0)

    @property
    def wake(self) -> float | None:
        """When to update next: when the sentence shown has been there long enough."""
        return max(0.001, self._left) if self._context.notices else None

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self._context.notices:
            return
        self._left -= seconds
        if self._left <= 0:
            self.dismiss()

    def dismiss(self) -> None:
        """Take the sentence away; the next one has its full time."""
        self._context.notices[:1] = []
        self._left = SECONDS

    def covers(self, point: tuple[float, float]) -> bool:
        """Return whether a point lies on the sentence, which a click there takes away."""
        return bool(self._context.notices) and self._place.collidepoint(point)

    def draw(self, canvas: Canvas) -> None:
        """Lay the sentence at the lower edge of the window."""
        if not self._context.notices:
            return
        plaque, text = self._pictures(canvas.size, self._context.notices[0])
        x = (canvas.size[0] - plaque.get_width()) // 2
        y = canvas.size[1] - plaque.get_height() * 5 // 4
        place = self._place = canvas.put(plaque, (x, y))
        canvas.put(text, text.get_rect(center=place.center).topleft)

    def _pictures(self, size: tuple[int, int], sentence: str) -> tuple[Surface, Surface]:
        style = style_for(size, self._context.settings)
        key = (style, sentence)
        if self._picture is None or self._picture[0] != key:
            line = style.text.width(sentence, theme.BODY)
            wide = min(style.px(WIDTH), line + 2)
            text = style.text.block(sentence, theme.BODY, theme.IVORY, wide, align="centre")
            around = 2 * style.px(theme.PADDING)
            plaque = style.shapes.panel(
                (wide + around, text.get_height() + around),
                style.px(theme.TILE_RADIUS),
                style.felt.plaque,
                line=style.felt.outline,
                width=style.px(theme.LINE),
            )
            self._picture = (key, plaque, text)
        return self._picture[1:]
