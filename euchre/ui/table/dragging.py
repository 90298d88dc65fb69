"""A card under the mouse or finger: pressed, dragged after a few pixels, let go."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.table.seat_places import rotated

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
RISES = 16.0
"""How quickly, in parts a second, a card that is taken comes up from the table."""
NEARER = 0.05
"""By so much of its size it seems larger when it is up."""
UP = 0.99
"""From this share of the way on it is up."""


@dataclass(eq=False)
class Drag:
    """One press on a card of the viewer's hand, until the button comes up again.

    It only knows the pointer: what a click or a drop means is the scene's business.
    """

    sprite: CardSprite
    start: Point
    u: float
    """Pixels of one unit."""
    still: bool = False
    """Whether the card neither tilts nor rises slowly: the player wants less motion."""
    far: bool = False
    """Whether the pointer has moved so far that this is a drag and no click."""
    _grip: tuple[float, float] = (0.0, 0.0)
    """From the pointer to the middle of the card, as if that were upright."""
    _speed: float = 0.0
    _tilt: float = 0.0
    _up: float = 0.0

    def __post_init__(self) -> None:
        pose = self.sprite.pose
        away = (pose.x - self.start[0], pose.y - self.start[1])
        self._grip = rotated(*away, -pose.angle)
        self._tilt, self._up = (0.0, 1.0) if self.still else (pose.angle, pose.lift)
        self._last = self.start

    @property
    def moving(self) -> bool:
        """Whether the card still swings, so that the next frame differs from this one."""
        swings = abs(self._tilt) > LEVEL or abs(self._speed) > 1
        return self.far and not self.still and (swings or self._up < 1)

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
        if seconds > 0 and not self.still:
            self._swing(seconds)
        self._place(self._last)

    def _swing(self, seconds: float) -> None:
        goal = max(-MOST_TILT, min(MOST_TILT, self._speed / seconds * TILT))
        self._speed = 0.0
        self._tilt += (goal - self._tilt) * min(1.0, CALM * seconds)
        if abs(self._tilt) <= LEVEL and goal == 0:
            self._tilt = 0.0
        self._up += (1 - self._up) * min(1.0, RISES * seconds)
        if self._up >= UP:
            self._up = 1.0

    def _place(self, point: Point) -> None:
        scale = 1 + NEARER * self._up
        across, down = rotated(*self._grip, self._tilt)
        self.sprite.pose = self.sprite.pose.but(
            x=point[0] + across * scale,
            y=point[1] + down * scale,
            angle=self._tilt,
            scale=scale,
            lift=self._up,
        )
