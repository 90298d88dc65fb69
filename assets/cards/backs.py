"""The backs: a pattern of each one's own round the same medallion."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from harvest import ear
from ink import box, circle, frame, moved, number, path, stroke
from palette import GOLD, PALE_GOLD
from pips import sign

if TYPE_CHECKING:
    from collections.abc import Callable

LEFT, TOP, RIGHT, BOTTOM = 11, 11, 239, 339


def lattice(step: float) -> str:
    """Path data of crossing diagonals through the middle of the card."""
    starts = (count * step for count in range(-14, 15))
    return "".join(
        f"M{number(x - side * 170)}-170L{number(x + side * 170)} 170"
        for x in starts
        for side in (-1, 1)
    )


def crossings(step: float) -> str:
    """Small lozenges where the lines of a lattice cross."""
    half = step / 2
    return "".join(
        f"M{number(column * half)} {number(row * half - 2.4)}l2.4 2.4l-2.4 2.4l-2.4-2.4z"
        for row in range(-20, 21)
        for column in range(-14, 15)
        if (row + column) % 2 == 0 and abs(row * half) < 160 and abs(column * half) < 112
    )


def diamonds() -> str:
    """A golden lattice with a lozenge on every crossing."""
    return stroke(lattice(20), GOLD, 0.8, 0.55) + path(crossings(20), GOLD, opacity=0.85)


def scales() -> str:
    """Rows of scales, those above the middle upright, those below on their heads."""
    scale = "a12 12 0 0 1 24 0m-4 0a8 8 0 0 0-16 0m4 0a4 4 0 0 1 8 0"
    rows = [
        f"M{column * 24 - 12 * (row % 2)}{-row * 12:+d}{scale}"
        for row in range(14)
        for column in range(-5 + row % 2, 5)
    ]
    half = stroke("".join(rows), GOLD, 0.9, 0.6)
    return half + moved(half, 0, 0, 180)


def leaves() -> str:
    """A trellis of crosses, each of four leaves, with a lozenge between them."""
    cross = (
        "m2 2q1 8 9 9q-1-8-9-9zm-4 0q-8 1-9 9q8-1 9-9zm0-4q-1-8-9-9q1 8 9 9zm4 0"
        "q8-1 9-9q-8 1-9 9z"
    )
    lozenge = "l2.6 2.6l-2.6 2.6l-2.6-2.6z"
    places = [(x, y) for y in range(-6, 7) for x in range(-4, 5)]
    crosses = "".join(f"M{26 * x} {26 * y}{cross}" for x, y in places)
    return path(crosses, GOLD, opacity=0.6) + path(
        "".join(f"M{26 * x - 13} {26 * y - 15.6:.1f}{lozenge}" for x, y in places if x > -4),
        PALE_GOLD,
    )


def sheaves() -> str:
    """Two sheaves of wheat that spread from the middle."""
    half = "".join(
        moved(moved(ear(PALE_GOLD if abs(turn) % 22 else GOLD), 0, -long, 0, 1.6), 0, 0, turn)
        for turn, long in (
            (-77, 50),
            (77, 50),
            (-49, 62),
            (49, 62),
            (-22, 79),
            (22, 79),
            (0, 84),
        )
    )
    return half + moved(half, 0, 0, 180)


class Back(NamedTuple):
    """A back: its ground, the darker ground of its medallion, its pattern."""

    ground: str
    deep: str
    pattern: Callable[[], str]


BACKS = {
    "claret": Back("#7f1d2d", "#66131f", diamonds),
    "blue": Back("#1f3f7a", "#152d5c", scales),
    "green": Back("#1c5a41", "#11412e", leaves),
    "wheat": Back("#6b4420", "#52320f", sheaves),
}


def medallion(deep: str) -> str:
    """A round shield with the four suits, inside a ring of beads."""
    beads = "".join(
        circle(39 * math.sin(angle), 39 * math.cos(angle), 1.7, GOLD)
        for angle in (math.tau * step / 32 for step in range(32))
    )
    signs = "".join(
        moved(sign(suit, GOLD, 0, -19, 20), 0, 0, turn)
        for turn, suit in ((0, "S"), (90, "H"), (180, "C"), (270, "D"))
    )
    return (
        circle(0, 0, 45, deep, GOLD, 2)
        + beads
        + circle(0, 0, 34, deep, GOLD, 1.4)
        + signs
        + path("M0-6L6 0L0 6L-6 0Z", PALE_GOLD)
    )


def corner() -> str:
    """A quarter of a rosette, for the corner at (0, 0)."""
    return (
        stroke("M0 26C14 26 26 14 26 0M0 20C11 20 20 11 20 0", GOLD, 1.2)
        + path("M3 3C10 4 14 9 15 15C9 14 4 10 3 3Z", GOLD)
        + circle(6.4, 14.4, 1.6, GOLD)
        + circle(14.4, 6.4, 1.6, GOLD)
    )


def back(name: str) -> str:
    """One back, the whole card."""
    look = BACKS[name]
    inside = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 0, look.ground) + moved(
        look.pattern(), 125, 175
    )
    corners = "".join(
        moved(path("M0 0H30C30 18 18 30 0 30Z", look.deep) + corner(), x, y, turn)
        for x, y, turn in ((18, 18, 0), (232, 18, 90), (232, 332, 180), (18, 332, 270))
    )
    margin = path("M9 9H241V341H9ZM18 18V332H232V18Z", look.deep).replace(
        "/>", ' fill-rule="evenodd"/>'
    )
    lines = box(18, 18, 214, 314, 2, "none", GOLD, 1.6) + box(
        14, 14, 222, 322, 4, "none", GOLD, 0.8
    )
    return frame(
        inside + corners + margin + lines + moved(medallion(look.deep), 125, 175),
        (9, 9, 241, 341),
        7,
    )
