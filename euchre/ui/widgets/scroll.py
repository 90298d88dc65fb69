"""An area that shows a part of something higher: moved by wheel, drag, touch and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.canvas import OPAQUE
from euchre.ui.draw.shapes import clear
from euchre.ui.widgets.widget import Outcome, Point, Sheet, Widget

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from euchre.ui.draw.style import Style

BAR = 8
BAR_ROOM = 20
WHEEL = 56
FADE = 30
"""Lengths in units: width of the bar, what content leaves free for it, one notch of the wheel,
and over which height the content fades where there is more of it."""


class Viewport:
    """A sheet of which only one rectangle can be seen."""

    def __init__(self, canvas: Sheet, clip: pygame.Rect) -> None:
        """Show what is put on a sheet only inside `clip`."""
        self._canvas = canvas
        self._clip = clip
        self.size = canvas.size

    def put(
        self,
        surface: pygame.Surface,
        position: tuple[float, float],
        *,
        area: tuple[int, int, int, int] | None = None,
    ) -> pygame.Rect:
        """Put that part of a picture on the sheet that lies in the opening."""
        part = surface.get_rect() if area is None else pygame.Rect(area)
        place = pygame.Rect((round(position[0]), round(position[1])), part.size)
        seen = place.clip(self._clip)
        if seen.size == place.size:
            return self._canvas.put(surface, place.topleft, area=area)
        if seen.width and seen.height:
            x, y = part.x + seen.x - place.x, part.y + seen.y - place.y
            return self._canvas.put(surface, seen.topleft, area=(x, y, *seen.size))
        return seen


class ScrollArea(Widget):
    """Holds widgets and pictures whose places are given from the top left of its content."""

    role = "area"

    def __init__(self, key: str, name: str, *, on_felt: bool = False) -> None:
        """Start empty; `fill` gives the content. It lies on a panel, or else on the felt."""
        super().__init__(key, name)
        self._on_felt = on_felt
        self.content: list[Widget] = []
        self.offset = 0
        self.height = 0
        self._homes: list[pygame.Rect] = []
        self._pictures: list[tuple[pygame.Surface, Point]] = []
        self._gripped: tuple[int, int] | None = None
        self._unit = 1.0
        self.rolling = False
        """Whether the mouse or a finger is moving the content."""

    @property
    def focusable(self) -> bool:
        """Whether keys can move it: something is hidden, and nothing inside takes the focus."""
        inside = any(widget.focusable for widget in self.content)
        return self.furthest > 0 and not inside

    @property
    def furthest(self) -> int:
        """How far the content can be moved, in pixels."""
        return max(0, self.height - self.rect.height)

    def fill(
        self,
        widgets: Iterable[Widget] = (),
        pictures: Sequence[tuple[pygame.Surface, Point]] = (),
        height: int | None = None,
    ) -> None:
        """Take widgets, with their rects in the content, and pictures at places in it.

        Without a `height` in pixels the content ends with the lowest of them.
        """
        self.content = list(widgets)
        self._homes = [widget.rect.copy() for widget in self.content]
        self._pictures = list(pictures)
        ends = [home.bottom for home in self._homes]
        ends += [place[1] + surface.get_height() for surface, place in self._pictures]
        self.height = max(ends, default=0) if height is None else height
        self.scroll_to(self.offset)

    def stack(self, rows: Sequence[Widget], tall: int, gap: int, bar_room: int) -> None:
        """Take widgets as rows below each other, narrower where a bar needs room beside them."""
        width = self.rect.width
        if len(rows) * (tall + gap) - gap > self.rect.height:
            width -= bar_room
        for number, row in enumerate(rows):
            row.rect = pygame.Rect(0, number * (tall + gap), width, tall)
        self.fill(rows)

    def scroll_to(self, offset: float) -> None:
        """Show the content from this many pixels below its top, as far as there is any."""
        self.offset = round(max(0, min(self.furthest, offset)))
        for widget, home in zip(self.content, self._homes, strict=True):
            widget.rect = home.move(self.rect.x, self.rect.y - self.offset)
            widget.clip = self.rect

    def reveal(self, rect: pygame.Rect) -> None:
        """Move the content so that a rectangle of the window comes into the area."""
        margin = round(FADE * self._unit)
        if rect.top - margin < self.rect.top:
            self.scroll_to(self.offset + rect.top - margin - self.rect.top)
        elif rect.bottom + margin > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom + margin - self.rect.bottom)

    def wheel(self, notches: float) -> bool:
        """Move by notches of the wheel, positive upwards; return whether anything moved."""
        before = self.offset
        self.scroll_to(self.offset - notches * WHEEL * self._unit)
        return self.offset != before

    def press(self, point: Point) -> Outcome | None:
        """Take hold of the content, or of the bar."""
        self._gripped = (point[1], self.offset)
        self._on_bar = point[0] >= self.rect.right - 3 * BAR * self._unit
        return None

    _on_bar = False

    def drag(self, point: Point) -> Outcome | None:
        """Let the content follow the finger, or the bar the mouse."""
        if self._gripped is None:
            self._gripped = (point[1], self.offset)
        start, offset = self._gripped
        way = start - point[1]
        self.rolling = True
        if self._on_bar:
            self.scroll_to(offset - way * self.height / max(1, self.rect.height))
        else:
            self.scroll_to(offset + way)
        return None

    def release(self, point: Point) -> Outcome | None:  # noqa: ARG002
        """Let go."""
        self.let_go()
        return None

    def let_go(self) -> None:
        """Let go of content or bar: it stays where it is."""
        self._gripped = None
        self._on_bar = False
        self.rolling = False

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Move by a line with the arrows, by a page, or to the ends."""
        page = self.rect.height * 0.9
        goal = {
            pygame.K_UP: self.offset - WHEEL * self._unit,
            pygame.K_DOWN: self.offset + WHEEL * self._unit,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_SPACE: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.height,
        }.get(event.key)
        if goal is None:
            return False
        self.scroll_to(goal)
        return True

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Draw what of the content lies in the area, and a bar if there is more."""
        self._unit = style.u
        self.scroll_to(self.offset)
        opening = Viewport(canvas, self.rect)
        for surface, (x, y) in self._pictures:
            opening.put(surface, (self.rect.x + x, self.rect.y + y - self.offset))
        for widget in self.content:
            if widget.rect.colliderect(self.rect):
                widget.draw(opening, style)
        if self.furthest:
            self._draw_fades(canvas, style)
            self._draw_bar(canvas, style)

    def _draw_fades(self, canvas: Sheet, style: Style) -> None:
        """Let the content fade into the ground at an edge behind which there is more."""
        most = min(style.px(FADE), self.rect.height // 3)
        above, below = min(most, self.offset), min(most, self.furthest - self.offset)
        if above:
            canvas.put(self._fade(style, self.rect.top, above, down=False), self.rect.topleft)
        if below:
            y = self.rect.bottom - below
            canvas.put(self._fade(style, y, below, down=True), (self.rect.x, y))

    def _fade(self, style: Style, y: int, high: int, *, down: bool) -> pygame.Surface:
        """Return a strip of the ground that becomes opaque, downwards or upwards."""
        place = pygame.Rect(self.rect.x, y, self.rect.width, high)
        key = ("fade", *(place if self._on_felt else place.size), self._on_felt, down)

        def draw() -> pygame.Surface:
            strip = clear(place.size)
            strip.fill((*style.felt.plaque, OPAQUE))
            if self._on_felt:
                strip.blit(style.backdrop(), (0, 0), place)
            for row in range(high):
                share = (row + 1) / high if down else (high - row) / high
                opacity = round(OPAQUE * share * share * (3 - 2 * share))
                line = (0, row, place.width, 1)
                strip.fill((*theme.WHITE, opacity), line, pygame.BLEND_RGBA_MULT)
            return strip

        return style.kept(key, draw)

    def _draw_bar(self, canvas: Sheet, style: Style) -> None:
        width = style.px(BAR)
        length = max(style.px(36), self.rect.height * self.rect.height // self.height)
        way = (self.rect.height - length) * self.offset // max(1, self.furthest)
        bright = self.hovered or self.rolling
        colour = style.felt.outline if bright else style.felt.lit
        bar = style.shapes.panel((width, length), width // 2, colour)
        canvas.put(bar, (self.rect.right - width, self.rect.y + way))
