"""Where a new window fits on the screen: pure geometry of sizes in points."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect

from euchre.ui.draw import theme

SHAPING = (pygame.WINDOWSIZECHANGED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
"""The events that tell of a window's shape."""

Size = tuple[int, int]

ROOM = 0.8
"""How much of the screen a first window takes at most; so much fits beside any panel."""
LARGEST = (1920, 1080)
SETTLING = 1.0
"""A size that the window had no longer than so many seconds before it was maximised is that of
the maximised window: systems tell of the two in either order."""
SIDES, TITLE_BAR, FOOT = 8, 40, 8
"""Points that are kept for the frame: its left and right edge, what is above, what is below."""


class WindowPlace(NamedTuple):
    """How a window is opened."""

    size: Size
    corner: tuple[int, int] | None = None
    """Its upper left corner; None: wherever the system puts it."""

    @property
    def least(self) -> Size:
        """The size below which the window must not be made: on a small screen, its own."""
        return min(theme.SMALLEST[0], self.size[0]), min(theme.SMALLEST[1], self.size[1])


def first_size(screen: Size) -> Size:
    """Return a size for a first window: 16 to 9, with room around it on the screen."""
    part = min(ROOM * screen[0] / 16, ROOM * screen[1] / 9, LARGEST[0] / 16)
    return max(theme.SMALLEST[0], round(16 * part)), max(theme.SMALLEST[1], round(9 * part))


def fits_easily(size: Size, screen: Size) -> bool:
    """Whether a window fits whatever panels and frames there are."""
    return size[0] <= ROOM * screen[0] and size[1] <= ROOM * screen[1]


def placed(size: Size, free: Rect, *, by_frame: bool) -> WindowPlace:
    """Return a window no larger than what is free of the screen, its whole frame in view.

    Systems take the corner for that of the frame (*by_frame*) or for that of what is inside.
    """
    wide = min(size[0], max(1, free.width - 2 * SIDES))
    high = min(size[1], max(1, free.height - TITLE_BAR - FOOT))
    left = free.left + (free.width - 2 * SIDES - wide) // 2
    top = free.top + (free.height - TITLE_BAR - FOOT - high) // 2
    corner = (left, top) if by_frame else (left + SIDES, top + TITLE_BAR)
    return WindowPlace((wide, high), corner)


class Shape:
    """The normal size of a window and whether it is maximised, learnt from its events."""

    def __init__(self, normal: Size, *, maximised: bool = False) -> None:
        """Begin with a window as it was opened."""
        self.normal = normal
        self.maximised = maximised
        self._before = normal
        self._since = 0.0

    def follow(self, event: pygame.Event, size: Size, now: float) -> None:
        """Take note of an event of `SHAPING`, of a window that does not fill the screen."""
        if event.type == pygame.WINDOWRESTORED:
            self.maximised = False
        elif event.type == pygame.WINDOWMAXIMIZED:
            self.maximised = True
            if now - self._since < SETTLING:
                self.normal = self._before
        elif not self.maximised and size != self.normal:
            self._before, self.normal, self._since = self.normal, size, now
