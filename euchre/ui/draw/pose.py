"""Where and how a sprite lies, as a value that can be blended with another."""

from __future__ import annotations

import math
from typing import NamedTuple


class Pose(NamedTuple):
    """Where and how a sprite lies."""

    x: float = 0.0
    y: float = 0.0
    """The middle of it, in pixels of the window."""
    angle: float = 0.0
    """In degrees, clockwise."""
    scale: float = 1.0
    """How large, compared with the height it is laid with."""
    face: float = 1.0
    """0 shows the back, 1 the front; between them the card is turning over."""
    lift: float = 0.0
    """0 lies on the table, 1 is held high; the shadow tells."""
    alpha: float = 1.0
    """0 cannot be seen, 1 is opaque."""

    def blend(self, other: Pose, t: float) -> Pose:
        """Return the pose at share `t` of the way to `other` (beyond 1 it overshoots)."""
        return Pose(
            self.x + (other.x - self.x) * t,
            self.y + (other.y - self.y) * t,
            self.angle + (other.angle - self.angle) * t,
            self.scale + (other.scale - self.scale) * t,
            _within(self.face + (other.face - self.face) * t),
            max(0.0, self.lift + (other.lift - self.lift) * t),
            _within(self.alpha + (other.alpha - self.alpha) * t),
        )

    def distance(self, other: Pose) -> float:
        """Return how many pixels apart two poses are."""
        return math.dist((self.x, self.y), (other.x, other.y))

    def but(self, **changes: float) -> Pose:
        """Return the same pose with some of its values changed."""
        return self._replace(**changes)

    def holds(self, point: tuple[float, float], width: float, height: float) -> bool:
        """Return whether a point lies on a sprite of this size (at scale 1) in this pose."""
        turn = math.radians(self.angle)
        dx, dy = point[0] - self.x, point[1] - self.y
        across = dx * math.cos(turn) + dy * math.sin(turn)
        down = dy * math.cos(turn) - dx * math.sin(turn)
        half = self.scale / 2
        return abs(across) <= width * half and abs(down) <= height * half


def _within(value: float) -> float:
    """Return the value, kept between 0 and 1."""
    return min(1.0, max(0.0, value))
