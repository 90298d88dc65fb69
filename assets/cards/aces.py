"""The four aces: one big sign each, with gold and ivory inside; the ace of spades above all."""

from __future__ import annotations

from harvest import ear
from ink import circle, moved, path, stroke
from palette import DEEP_GOLD, GOLD, IVORY, PALE_GOLD
from pips import SHAPES, sign

HEART_SCROLLS = (
    "M0 31C-6 16-27 9-28-11C-28-26-11-29-9-17C-8-9-18-7-19-14"
    "M0 31C6 16 27 9 28-11C28-26 11-29 9-17C8-9 18-7 19-14"
)
DIAMOND_SCROLLS = (
    "M0-31C2-20 15-17 14.6-8.6C14-3.6 8-4 8.8-8M0-31C-2-20-15-17-14.6-8.6C-14-3.6-8-4-8.8-8"
)
SPADE_LINES = (
    "M0-41C8-25 39-6 39 16C39 27 31 32.6 24 32.6C17 32.6 11 30 7.4 24"
    "M0-41C-8-25-39-6-39 16C-39 27-31 32.6-24 32.6C-17 32.6-11 30-7.4 24"
)


def contour(suit: str, colour: str) -> str:
    """A sign in a box of 100 with a golden line outside and an ivory line inside."""
    shape = SHAPES[suit]
    return path(shape, GOLD, GOLD, 8) + path(shape, IVORY, IVORY, 5.6) + path(shape, colour)


def inset(suit: str, size: float, y: float) -> str:
    """A thin ivory line that follows the sign inside."""
    return moved(stroke(SHAPES[suit], IVORY, 1.4), 0, y, 0, size)


def hearts() -> str:
    """Two scrolls round a golden heart."""
    dots = "".join(circle(x, y, 1.7, GOLD) for x, y in ((-14, 6), (0, 14), (14, 6)))
    return (
        inset("H", 0.82, -1)
        + stroke(HEART_SCROLLS, IVORY, 1.5)
        + sign("H", GOLD, 0, -8, 18)
        + dots
    )


def diamonds() -> str:
    """Scrolls above and below a golden diamond."""
    scrolls = stroke(DIAMOND_SCROLLS, IVORY, 1.5)
    return (
        inset("D", 0.82, 0)
        + scrolls
        + moved(scrolls, 0, 0, 180)
        + sign("D", GOLD, 0, 0, 19)
        + circle(0, -17, 1.7, GOLD)
        + circle(0, 17, 1.7, GOLD)
    )


def clubs() -> str:
    """A golden clover in every leaf."""
    leaves = ((0, -27, 0), (-24, 8.5, -120), (24, 8.5, 120))
    return (
        "".join(
            circle(x, y, 14.6, "none", IVORY, 1.3)
            + moved(sign("C", GOLD, 0, 0, 15), x, y, turn)
            for x, y, turn in leaves
        )
        + stroke("M0 20C1 32 4 40 8 45M0 20C-1 32-4 40-8 45", IVORY, 1.2)
        + circle(0, 4, 2, GOLD)
    )


def spades() -> str:
    """A sheaf of wheat inside the sign."""
    ears = "".join(
        moved(moved(ear(PALE_GOLD if turn % 40 else GOLD), 0, -long, 0, 0.56), 0, 17, turn)
        for turn, long in ((-62, 15), (62, 15), (-34, 23), (34, 23), (0, 29))
    )
    stems = stroke(
        "M0 16L-13 9M0 16L13 9M0 16L-13-3M0 16L13-3M0 16V-12M0 16L-7 28M0 16L7 28"
        "M0 16V30M0 16L-4 29M0 16L4 29",
        DEEP_GOLD,
        1.3,
    )
    tie = path("M-5 13C-2 15 2 15 5 13V19C2 21-2 21-5 19Z", IVORY)
    return stroke(SPADE_LINES, IVORY, 1.3) + stems + ears + tie


INSIDE = {"C": clubs, "D": diamonds, "H": hearts, "S": spades}
SIZES = {"C": 132, "D": 138, "H": 124, "S": 176}


def ace(suit: str, colour: str) -> str:
    """The face of an ace without the card."""
    return moved(contour(suit, colour) + INSIDE[suit](), 125, 175, 0, SIZES[suit] / 100)
