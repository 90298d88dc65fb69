"""Draws only what changed: scenes list the whole picture, the canvas repaints the difference."""

from __future__ import annotations

from itertools import takewhile
from operator import eq
from typing import TYPE_CHECKING

from pygame import BLEND_RGB_MULT, Rect, Surface

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Item = tuple[Surface, tuple[int, int], "tuple[int, int, int, int] | None", int]
"""One picture of a frame: surface, top left corner, part of the surface, opacity 0..255."""

OPAQUE = 255
SHADE = Surface((1, 1))
"""Stands for what dims, among the pictures of a frame."""

CALL_COST = 6000
"""What repainting one more rectangle costs, in pixels of painting saved by not merging it."""

WHOLE = 0.75
"""From this share of the window on, one repaint of everything is cheaper than many small ones."""


class Canvas:
    """A picture that is described anew in every frame and painted where it differs from the last.

    A surface that was put once must not be painted on again: for the canvas the same `Surface`
    at the same place means the same picture, and a new `Surface` object means a change.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        """Make a canvas for a window of this size in pixels."""
        self._size = size
        self._ground: Surface | None = None
        self._items: list[Item] = []
        self._rects: list[Rect] = []
        self._shown_ground: Surface | None = None
        self._shown: list[Item] = []
        self._shown_rects: list[Rect] = []
        self._stale = True

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window's surface in pixels."""
        return self._size

    def resize(self, size: tuple[int, int]) -> None:
        """Follow the window to a new size; the next frame is painted as a whole."""
        self._size = size
        self.invalidate()

    def invalidate(self) -> None:
        """Forget what the window shows, so that the next frame is painted as a whole."""
        self._stale = True

    def backdrop(self, surface: Surface) -> None:
        """Lay the opaque picture below everything else; it covers whatever this frame had so far.

        So a scene that fills the window hides the scenes below it completely.
        """
        self._ground = surface
        self._items.clear()
        self._rects.clear()

    def put(
        self,
        surface: Surface,
        position: tuple[float, float],
        *,
        area: tuple[int, int, int, int] | None = None,
        alpha: float = 1.0,
    ) -> Rect:
        """Lay a picture on top with its top left corner at `position`; return where it lies.

        `area` shows a part of the surface only (a scrolled page), `alpha` 0..1 fades it.
        """
        x, y = position
        corner = (round(x), round(y))
        rect = surface.get_rect(topleft=corner)
        if area is not None:
            shown = rect.move(-rect.x, -rect.y).clip(area)
            area = (shown.x, shown.y, shown.width, shown.height)
            rect.size = shown.size
        opacity = OPAQUE if alpha >= 1 else max(0, round(alpha * OPAQUE))
        if opacity:
            self._items.append((surface, corner, area, opacity))
            self._rects.append(rect.copy())
        return rect

    def dim(self, strength: int) -> None:
        """Darken everything laid so far; `strength` 0..255 is how much of the light goes.

        Costs neither a picture of the window's size nor the time to blend one.
        """
        self._items.append((SHADE, (0, 0), None, OPAQUE - strength))
        self._rects.append(Rect((0, 0), self._size))

    def show(self, screen: Surface) -> list[Rect]:
        """Bring `screen` from the last frame to this one; return the rectangles repainted.

        An empty list means that nothing changed. Afterwards the next frame begins, empty.
        """
        dirty = self._dirty()
        for rect in dirty:
            self._repaint(screen, rect)
        self._shown, self._items = self._items, self._shown
        self._shown_rects, self._rects = self._rects, self._shown_rects
        self._items.clear()
        self._rects.clear()
        self._shown_ground, self._stale = self._ground, False
        return dirty

    def _dirty(self) -> list[Rect]:
        """Where this frame differs from the one shown."""
        window = Rect((0, 0), self._size)
        if self._stale or self._ground is not self._shown_ground:
            return [window]
        if self._items == self._shown:
            return []
        rects = merged(rect.clip(window) for rect in self._differences())
        if (
            sum(rect.width * rect.height for rect in rects)
            > WHOLE * window.width * window.height
        ):
            return [window]
        return rects

    def _differences(self) -> list[Rect]:
        """The rectangles of all pictures that came, went or changed their place in the order."""
        old, new = self._shown, self._items
        first = _common(old, new)
        last = _common(reversed(old[first:]), reversed(new[first:]))
        old_stop, new_stop = len(old) - last, len(new) - last
        before, after = old[first:old_stop], new[first:new_stop]
        before_rects, after_rects = (
            self._shown_rects[first:old_stop],
            self._rects[first:new_stop],
        )
        had, has = set(before), set(after)
        if len(had) < len(before) or len(has) < len(after):
            return before_rects + after_rects
        rects = [r for item, r in zip(before, before_rects, strict=True) if item not in has]
        rects += [r for item, r in zip(after, after_rects, strict=True) if item not in had]
        stayed = [item for item in before if item in has]
        stays = [r for item, r in zip(after, after_rects, strict=True) if item in had]
        order = [item for item in after if item in had]
        if stayed != order:
            start = _common(stayed, order)
            stop = len(order) - _common(reversed(stayed[start:]), reversed(order[start:]))
            rects += stays[start:stop]
        return rects

    def _repaint(self, screen: Surface, rect: Rect) -> None:
        """Paint everything that lies in `rect`, from the backdrop up."""
        screen.set_clip(rect)
        if self._ground is None:
            screen.fill((0, 0, 0))
        else:
            screen.blit(self._ground, (0, 0))
        items = self._items
        for index in rect.collidelistall(self._rects):
            surface, corner, area, opacity = items[index]
            if surface is SHADE:
                screen.fill((opacity, opacity, opacity), special_flags=BLEND_RGB_MULT)
                continue
            if opacity == OPAQUE:
                screen.blit(surface, corner, area)
                continue
            usual = surface.get_alpha()
            surface.set_alpha(opacity)
            screen.blit(surface, corner, area)
            surface.set_alpha(OPAQUE if usual is None else usual)
        screen.set_clip(None)


def merged(rects: Iterable[Rect]) -> list[Rect]:
    """Fewer rectangles that cover the same pixels: join those that are cheaper to paint as one."""
    result: list[Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        joined = rect
        while (index := _partner(joined, result)) is not None:
            joined = joined.union(result.pop(index))
        result.append(joined)
    return result


def _partner(rect: Rect, others: Sequence[Rect]) -> int | None:
    """The first of `others` that is better painted together with `rect` than apart."""
    area = rect.width * rect.height + CALL_COST
    for index in rect.collidelistall(others):
        other = others[index]
        union = rect.union(other)
        if union.width * union.height <= area + other.width * other.height:
            return index
    return None


def _common(one: Iterable[Item], other: Iterable[Item]) -> int:
    """How many items two lists share from their beginning on."""
    return sum(takewhile(bool, map(eq, one, other)))
