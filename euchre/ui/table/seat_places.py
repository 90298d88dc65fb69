"""Where seats are on the screen: round the table, the viewer at the bottom; lengths in units.

The table is larger than the window: the others hold their cards beyond its rail, so that the
outer part of their hands is cut off by the window's edge.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import cached_property


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
FEW = 4
"""Where more play, the table is fuller."""

OWN, OTHER = 200, 84
"""Heights of cards: in the viewer's hand, in the others' hands."""
OWN_CUT, TOP_CUT, SIDE_CUT = 20, 34, 20
"""How much of a hand the window's edge cuts off: the viewer's, one at the top, one at a side."""

BAR = (664, 48)
BAR_RISE = 240
"""The viewer's plaque with the message line, and from the lower edge to its top."""
PLAQUE, OWN_PART = (264, 56), 256
NARROW = 224
"""Width and height of a plaque, the part of the viewer's that is one, and the width where three
sit at the top."""
PORTRAIT = 64
"""Diameter of the portrait at the left end of a plaque; it rises a little above and below."""
TOP_PLAQUE, LOWER_TOP_PLAQUE = 44, 76
"""From the upper edge to a plaque there; where several sit there, below what is in the corners."""
PLAQUE_OVER_HAND = 7
"""How much of a hand at the top a plaque covers."""
SIDE_RISE, SIDE_RISE_MANY, SIDE_DROP = 70, 86, 74
"""From the middle of the table up to the hands at the sides, with few and with many players, and
from those down to the plaques."""
EDGE, GAP = 26, 16
"""From the window's edge to the plaques at the sides, and between things of one seat."""
BUBBLE = (176, 42)
_BESIDE_MANY = 122
"""From the middle of a hand to the kitty, where many sit at the top."""
_TOPS_APART = 244
"""From one seat at the top to the next."""
_CLOSER = 0.6
"""Two at the top stand closer together than three."""
_SIDE_BUBBLE, _SIDE_KITTY = 69, 22
"""How far above the middle of a hand at a side the bubble begins, and the kitty lies below it."""
_BELOW_BUBBLE = 4

Box = tuple[float, float, float, float]
Spot = tuple[float, float]


@dataclass(frozen=True)
class SeatGround:
    """What one seat takes of the table."""

    place: SeatPlace
    players: int
    width: float
    height: float
    """Of the window."""
    middle: Spot
    """Of the table, where tricks are played."""

    @cached_property
    def many(self) -> bool:
        """Whether more than four play."""
        return self.players > FEW

    @cached_property
    def _top(self) -> float:
        return LOWER_TOP_PLAQUE if self.many else TOP_PLAQUE

    @cached_property
    def fan(self) -> Spot:
        """The middle of the hand."""
        if self.place is SeatPlace.BOTTOM:
            return self.width / 2, self.height - OWN / 2 + OWN_CUT
        if self.place in TOPS:
            return self.top_x, self._top + PLAQUE_OVER_HAND - OTHER / 2
        x = OTHER / 2 - SIDE_CUT
        rise = SIDE_RISE_MANY if self.many else SIDE_RISE
        return self._mirrored(x), self.middle[1] - rise

    @cached_property
    def top_x(self) -> float:
        """The middle of a seat at the top."""
        closer = 1 if SeatPlace.TOP in PLACES[self.players] else _CLOSER
        return self.width / 2 + TOPS[self.place] * _TOPS_APART * closer

    @cached_property
    def plaque(self) -> Box:
        """The plaque; the viewer's is the bar that also holds the message line."""
        if self.place is SeatPlace.BOTTOM:
            return self.width / 2 - BAR[0] / 2, self.height - BAR_RISE, *BAR
        wide = self.plaque_width
        if self.place in TOPS:
            return self.top_x - wide / 2, self._top, wide, PLAQUE[1]
        return self._beside(EDGE, wide), self.fan[1] + SIDE_DROP, wide, PLAQUE[1]

    @cached_property
    def plaque_width(self) -> float:
        """How wide name and tricks are; the viewer's message line comes after that."""
        if self.place is SeatPlace.BOTTOM:
            return OWN_PART
        three = {SeatPlace.TOP_LEFT, SeatPlace.TOP} <= set(PLACES[self.players])
        return NARROW if three and self.place in TOPS else PLAQUE[0]

    @cached_property
    def bubble(self) -> Box:
        """The most room a speech bubble takes."""
        wide, high = BUBBLE
        left, top, plaque_wide, plaque_high = self.plaque
        middle = top + (plaque_high - high) / 2
        if self.place is SeatPlace.BOTTOM:
            return left - GAP - wide, middle, wide, high
        if self.place not in TOPS:
            x = self._beside(OTHER - SIDE_CUT + GAP, wide)
            return x, self.fan[1] - _SIDE_BUBBLE, wide, high
        if self.many:
            return self.top_x - wide / 2, top + plaque_high + _BELOW_BUBBLE, wide, high
        return left + plaque_wide + GAP, middle, wide, high

    @cached_property
    def kitty(self) -> Spot:
        """The middle of the kitty while it lies beside the dealer, turned as the dealer sees it."""
        half = OTHER * 5 / 7 / 2
        left, top, wide, high = self.plaque
        if self.place is SeatPlace.BOTTOM:
            # Well above the cards that show the score.
            return left + wide + 3 * GAP + half, top - GAP + high / 2
        if self.place not in TOPS:
            return self._mirrored(2 * OTHER - SIDE_CUT), self.fan[1] + _SIDE_KITTY
        if self.many:
            side = -1 if self.place is SeatPlace.TOP_RIGHT else 1
            return self.top_x + side * _BESIDE_MANY, self.fan[1]
        return left - GAP - half, top - GAP + OTHER / 2

    def _beside(self, inset: float, wide: float) -> float:
        """The left end of something so wide, so far from the edge that the seat is at."""
        return inset if self.place is SeatPlace.LEFT else self.width - inset - wide

    def _mirrored(self, x: float) -> float:
        return x if self.place is SeatPlace.LEFT else self.width - x


def rotated(x: float, y: float, degrees: float) -> tuple[float, float]:
    """A vector turned clockwise by the degrees of a place, as seen on the screen."""
    # 179 and 181 only tell the places at the top apart.
    turn = math.radians(180 if degrees in {179, 181} else degrees)
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
