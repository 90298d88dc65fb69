"""The frame of a court card and its two heads, the lower the upper one turned round."""

from __future__ import annotations

from benny import benny
from farmers import FARMERS
from kings import KINGS
from queens import QUEENS
from ink import box, circle, ellipse, moved, path, rounded
from palette import CREAM, DEEP_GOLD, EDGE, GOLD, IVORY, PALE_GOLD
from pips import sign
from ink import LINE

COURTS = {"J": FARMERS, "Q": QUEENS, "K": KINGS}
LEFT, TOP, RIGHT, BOTTOM = 46, 22, 204, 328


def frame(half: str) -> str:
    """`half` twice inside the frame; what sticks out is covered by the card's own ivory."""
    return "\n".join([
        box(0.5, 0.5, 249, 349, 14, IVORY, EDGE, 1),
        box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8, CREAM),
        moved(half, 125, 175),
        moved(half, 125, 175, 180),
        moved(band(), 125, 175),
        f'<path d="{rounded(1, 1, 249, 349, 13.5)}{rounded(LEFT, TOP, RIGHT, BOTTOM, 8)}" fill="{IVORY}" fill-rule="evenodd" stroke="none"/>',
        f'<path d="{rounded(LEFT, TOP, RIGHT, BOTTOM, 8)}" fill="none" stroke="{DEEP_GOLD}" stroke-width="1.4"/>',
    ])


def band() -> str:
    """The belt between the two heads."""
    return (
        box(-82, -6, 164, 12, 0, GOLD, LINE, 1.2)
        + path("M-82-3H82V3H-82Z", PALE_GOLD)
        + "".join(circle(x, 0, 1.7, DEEP_GOLD) for x in range(-76, 77, 8))
    )


def court(suit: str, rank: str, colour: str) -> str:
    """A jack, queen or king."""
    half = ellipse(0, -88, 60, 60, "#f8e4b4") + COURTS[rank][suit](colour)
    small = sign(suit, colour, -62, -135, 24)
    return frame(half) + moved(small, 125, 175) + moved(small, 125, 175, 180)


def joker() -> str:
    """Benny."""
    return frame(ellipse(0, -88, 60, 60, "#f8e4b4") + benny())
