"""What grows on a farm and what it is worked with, upright with the grip at (0, 0)."""

from __future__ import annotations

import math

from clothes import BREAST, shade
from ink import LINE, circle, moved, number, path, stroke
from palette import DEEP_GOLD, GOLD, PALE_GOLD, STEEL, STEEL_SHADE, WHITE, WOOD, WOOD_SHADE

LEAF, LEAF_SHADE = "#5f8f45", "#3f6b34"


def shaft(top: int) -> str:
    """A wooden pole from `top` down behind the arm that carries it."""
    return path(f"M-2 {top}H2V40H-2Z", WOOD, LINE) + path(f"M.4 {top}H2V40H.4Z", WOOD_SHADE)


def leaning(staff: str, turn: float) -> str:
    """A staff on the shoulder, its lower end in the hand on the breast."""
    return moved(staff, *BREAST, turn)


def ear(fill: str = GOLD) -> str:
    """An ear of wheat on its stem; the lowest grains grow at (0, 0), the stem goes down."""
    grains = "".join(
        f"M0 {-5 * row}c2-1 6-5 5-11c-3.6 2-5 6-5 11zm0 0c-2-1-6-5-5-11c3.6 2 5 6 5 11z"
        for row in range(6)
    )
    return stroke("M0 40V-20", DEEP_GOLD, 1.6) + path(
        grains + "M0-30c3-4 3-8 0-13c-3 5-3 9 0 13z", fill, LINE, 0.7
    )


def petals(turn: float, count: int = 12, long: float = 19, wide: float = 5) -> str:
    """Path data of a ring of petals round (0, 0), the first turned by `turn` degrees."""

    def point(angle: float, radius: float) -> str:
        return f"{number(radius * math.sin(angle))} {number(-radius * math.cos(angle))}"

    data = ""
    for step in range(count):
        angle = math.radians(turn + 360 * step / count)
        bend = math.atan2(wide, 0.6 * long)
        reach = math.hypot(wide, 0.6 * long)
        left, right = point(angle - bend, reach), point(angle + bend, reach)
        data += f"M0 0Q{left} {point(angle, long)}Q{right} 0 0Z"
    return data


def sunflower() -> str:
    """A sunflower with two leaves on its stem."""
    light, dark = petals(0), petals(15)
    return (
        stroke("M0 20V-50", LINE, 4.2)
        + stroke("M0 20V-50", LEAF, 2.4)
        + moved(leaf(24, 13), 0, -14, -58)
        + moved(leaf(22, 12), 0, -22, 56)
        + moved(path(dark, DEEP_GOLD, LINE, 0.8) + path(light, "#f7c233", LINE, 0.8), 0, -62)
        + circle(0, -62, 9.4, "#6b3f1d", LINE)
        + circle(0, -62, 5.4, "#8f5a2a")
        + circle(0, -62, 2.4, "#4f2c14")
    )


def pitchfork() -> str:
    """A hay fork with three tines."""
    tines = "M-9.5-110C-11-96-10.4-84 0-84C10.4-84 11-96 9.5-110M0-112V-76"
    return (
        shaft(-76)
        + stroke(tines, LINE, 4.6)
        + stroke(tines, STEEL_SHADE, 2.6)
        + stroke("M-9.5-110C-11-96-10.4-84 0-84M0-112V-84", STEEL, 1)
        + path("M-3-80H3V-68H-3Z", STEEL, LINE)
    )


def spade() -> str:
    """A spade carried blade up."""
    return (
        shaft(-76)
        + path(
            "M-12-79C-13-94-10-105 0-112C10-105 13-94 12-79C8-76 4-76 3-66H-3"
            "C-4-76-8-76-12-79Z",
            STEEL,
            LINE,
        )
        + path(
            "M0-112C10-105 13-94 12-79C8-76 4-76 3-66H1C2-86 3-98 0-112Z",
            STEEL_SHADE,
            opacity=0.75,
        )
        + stroke("M-12-79H-5M5-79H12", LINE, 2.2)
    )


def rake() -> str:
    """A wooden hay rake, teeth upwards."""
    teeth = "".join(f"M{x}-101V-111H{x + 3}V-101" for x in (-17, -11, -4, 2, 9, 15))
    stays = "M0-78L-10-98M0-78L10-98"
    return (
        stroke(stays, LINE, 3.6)
        + stroke(stays, WOOD, 1.6)
        + shaft(-97)
        + path(teeth, WOOD, LINE, 0.9)
        + path("M-20-103H20C21.5-101 21.5-97 20-95H-20C-21.5-97-21.5-101-20-103Z", WOOD, LINE)
        + path("M-20-98.6H21V-95.6H-20Z", WOOD_SHADE, opacity=0.6)
    )


def scythe() -> str:
    """A scythe, its blade bending from the top to the left, behind the hat."""
    return (
        shaft(-108)
        + path("M3-107C-20-118-60-112-84-88C-62-99-28-104-3-95L3-97Z", STEEL, LINE)
        + path(
            "M-84-88C-62-99-28-104-3-95L-2-99C-26-108-60-103-84-88Z", STEEL_SHADE, opacity=0.8
        )
        + path("M-3.4-103H3.4V-91H-3.4Z", STEEL_SHADE, LINE)
    )


def leaf(long: float, wide: float, fill: str = LEAF) -> str:
    """A leaf that grows from (0, 0) upwards."""
    low, high, half = number(-long * 0.2), number(-long * 0.7), number(wide / 2)
    edge = f"M0 0C{half} {low} {half} {high} 0 {number(-long)}C-{half} {high}-{half} {low} 0 0Z"
    rib = f"M0-1V{number(-long * 0.5)}"
    return path(edge, fill, LINE, 0.9) + stroke(rib, LEAF_SHADE, 0.9)


def rose(fill: str, dark: str) -> str:
    """A rose in bloom on a leafy stem; the hand holds it at (0, 0)."""
    return (
        stroke("M0 14C-1 0-3-14-2-34", LINE, 3.6)
        + stroke("M0 14C-1 0-3-14-2-34", LEAF, 2)
        + moved(leaf(17, 9), -2, -18, -62)
        + moved(leaf(17, 9), -2, -14, 58)
        + path(
            "M-14-46C-15-54-9-60-2-59C6-61 13-55 12-46C11-37 5-33-1-33C-8-33-13-38-14-46Z",
            fill,
            LINE,
        )
        + path(
            "M-14-46C-12-40-6-38-1-40C5-38 10-40 12-46C13-38 7-32-1-32.6C-9-32.6-14-38-14-46Z",
            dark,
            LINE,
            0.8,
        )
        + path("M-8-50C-8-55 3-57 6-51C7-46 2-43-1-43C-5-43-8-46-8-50Z", dark, LINE, 0.8)
        + stroke("M-5-50C-4-53 2-53 2.6-50C2.6-47-2-47-2-49", fill, 1.4)
    )


def lily() -> str:
    """A white lily and a bud."""
    stem = "M0 18C1 0-1-20 0-42M0-30C4-36 9-40 12-46"
    flower = (
        path("M0 0C-8-4-14-14-20-16C-16-6-10 2 0 4C10 2 16-6 20-16C14-14 8-4 0 0Z", WHITE, LINE)
        + path(
            "M0 4C-9-2-12-14-10-24C-4-20-1-10 0-4C1-10 4-20 10-24C12-14 9-2 0 4Z", WHITE, LINE
        )
        + path("M0 4C-5-4-5-18 0-28C5-18 5-4 0 4Z", "#f3ecf4", LINE)
        + stroke("M0 0V-12M-2-1L-4-9M2-1L4-9", DEEP_GOLD, 1.2)
    )
    bud = path("M0 3C-5-2-5-10 0-17C5-10 5-2 0 3Z", "#f3ecf4", LINE)
    return (
        stroke(stem, LINE, 3.6)
        + stroke(stem, LEAF, 2)
        + moved(leaf(24, 8), 0, -8, -42)
        + moved(leaf(20, 8), 0, -14, 40)
        + moved(bud, 13, -47, 30, 0.9)
        + moved(flower, 0, -44)
    )


def finch() -> str:
    """A goldfinch, looking left, its feet at (0, 0)."""
    return (
        path("M8-4L24 10L16 12L4 2Z", LINE, LINE)
        + path(
            "M-12-20C-14-27-6-31-1-28C5-25 13-18 14-8C14-1 6 2 0 1C-8 0-12-8-12-20Z",
            "#f0b63a",
            LINE,
        )
        + path("M0-17C8-18 16-8 20 4C12 3 2-2 0-17Z", "#3b3038", LINE)
        + path("M5-9C9-8 13-3 15 1C11 1 7-3 5-9Z", PALE_GOLD)
        + path("M-12-20C-14-27-6-31-2-28C0-24-3-20-7-19Z", "#cf3a35", LINE)
        + path("M-12.4-24.6L-18-21.6L-12-19.6Z", PALE_GOLD, LINE)
        + circle(-7, -24.4, 1.4, LINE)
        + stroke("M-2 1V5M3 1V5", LINE, 1.3)
    )


def apple() -> str:
    """A red apple with its leaf, the middle at (0, 0)."""
    return (
        path(
            "M0-9C5-14 15-11 14-1C13 8 6 14 0 11C-6 14-13 8-14-1C-15-11-5-14 0-9Z",
            "#cf3a35",
            LINE,
        )
        + path("M7-11.4C13-10 14.6-5 14-1C13 8 6 14 0 11C8 9 12-2 7-11.4Z", LINE, opacity=0.2)
        + path("M-9-5C-9-8-6-9.6-4.6-8.4C-6.4-6-7.6-4-8-1C-9-2-9-3-9-5Z", "#fff", opacity=0.6)
        + stroke("M0-9C0-13 1-15 3-17", LINE, 1.6)
        + moved(leaf(13, 8), 1, -12, 62)
    )


def hen() -> str:
    """A white hen held in the arm, her head to the left."""
    return (
        path(
            "M-10-38C-16-40-20-36-20-30C-20-24-22-14-20-6C-18 6-6 14 8 12"
            "C20 10 26-2 28-18C30-24 26-26 22-22C18-18 10-16 2-18C-4-20-6-30-10-38Z",
            WHITE,
            LINE,
        )
        + shade(
            "M28-18C26-2 20 10 8 12C-2 13-12 10-17 3C-4 6 14 2 22-22C26-26 30-24 28-18Z", 0.13
        )
        + path(
            "M-18-37C-21-43-15-46-13.6-42C-13-47-7-46-8-41C-4-43-3-38-7-37Z", "#cf3a35", LINE
        )
        + path("M-19.4-33L-26-29.6L-19.6-27.6Z", GOLD, LINE)
        + path("M-20-27C-23-24-22-20-19.4-20C-17.4-21-18-25-18-27Z", "#cf3a35", LINE, 0.9)
        + circle(-14.6, -32, 1.5, LINE)
        + stroke("M0-6C4-2 10-2 14-6M-6 0C-2 4 4 5 8 3M6-12C10-9 15-9 18-12", LINE, 0.9, 0.5)
    )


def mug() -> str:
    """A clay mug of cider, the handle to the right, in the hand."""
    return (
        path("M-2-12C8-14 10 8-2 8", "none", LINE, 5.4)
        + stroke("M-2-12C8-14 10 8-2 8", "#b8876a", 3)
        + path("M-26-17H-2L-4 13C-8 16-20 16-24 13Z", "#b8876a", LINE)
        + shade("M-9-17H-2L-4 13C-6 14.4-9 15-12 15.2Z")
        + path("M-25.4-8H-2.8L-3.2-3H-25Z", "#8d5f45")
        + path(
            "M-28-17C-31-21-26-26-22-24C-20-29-12-29-10-25C-5-28 1-23-1-17"
            "C-1-13-6-12-7-15C-9-11-15-12-16-15C-18-12-27-12-28-17Z",
            WHITE,
            LINE,
        )
    )
