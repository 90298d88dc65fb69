"""Where seats are on the screen: round the table, the viewer at the bottom."""

from __future__ import annotations

import math
from enum import Enum


class SeatPlace(Enum):
    """Where a seat is on the screen; the value is by how much its hand is turned."""

    BOTTOM = 0
    LEFT = 90
    TOP_LEFT = 179
    TOP = 180
    TOP_RIGHT = 181
    RIGHT = 270


PLACES = {
    2: (SeatPlace.BOTTOM, SeatPlace.TOP),
    3: (SeatPlace.BOTTOM, SeatPlace.LEFT, SeatPlace.RIGHT),
    4: (SeatPlace.BOTTOM, SeatPlace.LEFT, SeatPlace.TOP, SeatPlace.RIGHT),
    5: (
        SeatPlace.BOTTOM,
        SeatPlace.LEFT,
        SeatPlace.TOP_LEFT,
        SeatPlace.TOP_RIGHT,
        SeatPlace.RIGHT,
    ),
    6: (
        SeatPlace.BOTTOM,
        SeatPlace.LEFT,
        SeatPlace.TOP_LEFT,
        SeatPlace.TOP,
        SeatPlace.TOP_RIGHT,
        SeatPlace.RIGHT,
    ),
}
"""The places of so many seats, clockwise."""
TOPS = {SeatPlace.TOP_LEFT: -1, SeatPlace.TOP: 0, SeatPlace.TOP_RIGHT: 1}
"""The places at the top, and which way they are from its middle."""


def rotated(x: float, y: float, degrees: float) -> tuple[float, float]:
    """A vector turned clockwise by the degrees of a place, as seen on the screen."""
    # 179 and 181 only tell the places at the top apart.
    turn = math.radians(180 if degrees in {179, 181} else degrees)
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
