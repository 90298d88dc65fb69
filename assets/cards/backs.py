"""The backs: a lattice with a medallion, the same both ways up."""

from __future__ import annotations

from ink import box, circle, number, stroke
from palette import EDGE, GOLD, IVORY
from pips import sign

GROUNDS = {"claret": "#7f1d2d", "blue": "#1f3f7a", "green": "#1c5a41", "wheat": "#5a3a1e"}


def lattice(left: float, top: float, right: float, bottom: float, step: float) -> str:
    """Path data of crossing diagonals that end exactly at the rectangle's sides."""
    lines = []
    high = bottom - top
    start = left - high
    while start < right:
        x0, x1 = max(start, left), min(start + high, right)
        if x1 > x0:
            y0, y1 = top + x0 - start, top + x1 - start
            for a, b in ((y0, y1), (top + bottom - y0, top + bottom - y1)):
                lines.append(f"M{number(x0)} {number(a)}L{number(x1)} {number(b)}")
        start += step
    return "".join(lines)


def back(name: str) -> str:
    """One back, everything between the card's rounded edge and its middle."""
    parts = [
        box(0.5, 0.5, 249, 349, 14, IVORY, EDGE, 1),
        box(9, 9, 232, 332, 8, GROUNDS[name]),
        stroke(lattice(16, 16, 234, 334, 12), GOLD, 0.7, 0.4),
        box(14, 14, 222, 322, 5, "none", GOLD, 1.6),
        circle(125, 175, 34, GROUNDS[name], GOLD, 2),
    ]
    for turn, suit in enumerate("SHCD"):
        dx, dy = ((0, -17), (17, 0), (0, 17), (-17, 0))[turn]
        parts.append(sign(suit, GOLD, 125 + dx, 175 + dy, 18, 90 * turn))
    return "\n".join(parts)
