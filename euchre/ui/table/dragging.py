"""A card under the mouse or finger: pressed, dragged after a few pixels, let go."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.ui.table.pictures.sprites import CardSprite

Point = tuple[int, int]

TILT = 0.016
"""Degrees for each pixel a second of sideways speed, at a window of 1280x720."""
MOST_TILT = 14.0
CALM = 11.0
"""How quickly, in parts a second, the tilt follows the hand and dies away."""
LEVEL = 0.3
"""A tilt below so many degrees is none."""


@dataclass(eq=False)
class Drag:
    """One press on a card of the viewer's hand, until the button comes up again.

    It only knows the pointer: what a click or a drop means is the scene's business.
    """

    sprite: CardSprite
    start: Point
    u: float
    """Pixels of one unit."""
    far: bool = False
    """Whether the pointer has moved so far that this is a drag and no click."""
    _grip: tuple[float, float] = (0.0, 0.0)
    _speed: float = 0.0
    _tilt: float = 0.0

    def __post_init__(self) -> None:
        pose = self.sprite.pose
        self._grip = (pose.x - self.start[0], pose.y - self.start[1])
        self._last = self.start

    @property
    def moving(self) -> bool:
        """Whether the card still swings, so that the next frame differs from this one."""
        return self.far and (abs(self._tilt) > LEVEL or abs(self._speed) > 1)

    def move(self, point: Point) -> None:
        """Follow the pointer; the card stays under the spot where it was taken."""
        if not self.far and math.dist(point, self.start) < theme.DRAG_BEGINS * self.u:
            return
        self.far = True
        self._speed += (point[0] - self._last[0]) / self.u
        self._last = point
        self._place(point)

    def update(self, seconds: float) -> None:
        """Let the tilt follow the speed of the hand."""
        if not self.far:
            return
        if seconds > 0:
            self._swing(seconds)
        self._place(self._last)

    def _swing(self, seconds: float) -> None:
        goal = max(-MOST_TILT, min(MOST_TILT, self._speed / seconds * TILT))
        self._speed = 0.0
        self._tilt += (goal - self._tilt) * min(1.0, CALM * seconds)
        if abs(self._tilt) <= LEVEL and goal == 0:
            self._tilt = 0.0

    def _place(self, point: Point) -> None:
        self.sprite.pose = self.sprite.pose.but(
            x=point[0] + self._grip[0],
            y=point[1] + self._grip[1],
            angle=self._tilt,
            lift=1.0,
        )
