"""The frame of a court card and its two heads, the lower the upper one turned round."""

from __future__ import annotations

import math

from benny import benny
from farmers import FARMERS
from ink import LINE, box, circle, frame, moved, number, path, stroke
from kings import KINGS
from palette import CREAM, DEEP_GOLD, GOLD, PALE_GOLD, WHITE
from pips import sign
from queens import QUEENS

SUN = "#f8e4b4"
LEFT, TOP, RIGHT, BOTTOM = 51, 22, 199, 328


def both(half: str, between: str) -> str:
    """`half` and the same upside down, `between` over the seam, inside the frame."""
    ground = box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8, CREAM)
    halves = moved(half, 125, 175) + "\n" + moved(half, 125, 175, 180)
    return frame(
        ground + halves + moved(between, 125, 175), (LEFT, TOP, RIGHT, BOTTOM), 8
    ) + box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 8, "none", DEEP_GOLD, 1.4)


def straw_belt() -> str:
    """Plaited straw, the ends pointing outwards."""
    plait = "".join(f"M{x}-3.4l4 3.4l-4 3.4" for x in range(6, 80, 6))
    half = stroke(plait, DEEP_GOLD, 1.6)
    return half + moved(half, 0, 0, 180) + circle(0, 0, 3, DEEP_GOLD)


def pearl_belt(colour: str) -> str:
    """Pearls on a ribbon in the colour of the suit."""
    pearls = "".join(f"M{x} 0h.1" for x in range(-77, 78, 7))
    return path("M-82-3.4H82V3.4H-82Z", colour) + stroke(pearls, WHITE, 4.6)


def jewel_belt(colour: str) -> str:
    """Golden lozenges and studs on a ribbon in the colour of the suit."""
    lozenges = "".join(f"M{x - 5} 0l5-3.4l5 3.4l-5 3.4z" for x in range(-72, 73, 16))
    return (
        path("M-82-3.4H82V3.4H-82Z", colour)
        + path(lozenges, PALE_GOLD)
        + stroke("".join(f"M{x} 0h.1" for x in range(-80, 81, 16)), GOLD, 3)
    )


def belt(inside: str) -> str:
    """The belt between the two heads."""
    return box(-82, -6.4, 164, 12.8, 0, GOLD, LINE, 1.2) + inside


def fields() -> str:
    """Behind the farmers: the sun over ploughed hills."""
    hill = "M-84-78C-66-92-40-92-10-70V0H-84Z"
    furrows = "M-84-64C-66-78-46-80-22-66M-84-50C-68-64-50-66-30-54M-84-36C-70-48-56-50-40-42"
    return (
        circle(0, -92, 56, SUN)
        + path("M84-84C66-96 40-96 10-70V0H84Z", "#f0dcae")
        + path(hill, "#ecd6a2")
        + stroke(
            furrows
            + "M84-70C68-82 50-84 28-70M84-54C70-66 54-68 36-58M84-38C72-50 58-52 44-44",
            "#fbf1dc",
            1.6,
        )
    )


def rosette() -> str:
    """Behind the queens: a round with a scalloped edge."""
    tips = [
        f"{number(60 * math.sin(angle))} {number(-88 - 60 * math.cos(angle))}"
        for angle in (math.tau * step / 24 for step in range(25))
    ]
    return path(
        f"M{tips[0]}" + "".join(f"A8.4 8.4 0 0 1 {tip}" for tip in tips[1:]) + "Z", SUN
    ) + circle(0, -88, 53, "none", CREAM, 1.4)


def rays() -> str:
    """Behind the kings: the rays of a sun."""
    corners = []
    for step in range(48):
        radius = 48 if step % 2 else 72
        angle = math.tau * step / 48
        corners.append(
            f"{number(radius * math.sin(angle))} {number(-88 - radius * math.cos(angle))}"
        )
    return path("M" + "L".join(corners) + "Z", SUN) + circle(0, -88, 44, "none", CREAM, 1.4)


def court(suit: str, rank: str, colour: str) -> str:
    """A jack, queen or king."""
    if rank == "J":
        half, inside = fields() + FARMERS[suit](colour), straw_belt()
    elif rank == "Q":
        half, inside = rosette() + QUEENS[suit](colour), pearl_belt(colour)
    else:
        half, inside = rays() + KINGS[suit](colour), jewel_belt(colour)
    corner = sign(suit, colour, -59, -136, 22)
    return both(half, belt(inside)) + moved(corner, 125, 175) + moved(corner, 125, 175, 180)


def joker() -> str:
    """Benny."""
    return both(rays() + benny(), belt(straw_belt()))
