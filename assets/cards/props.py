"""What the courts hold: farm tools, flowers, arms and regalia, upright with the grip at (0, 0)."""

from __future__ import annotations

import math

from ink import LINE, circle, ellipse, moved, number, path, stroke
from palette import DEEP_GOLD, GOLD, PALE_GOLD, WHITE

WOOD, WOOD_SHADE = "#a8713f", "#7d4f28"
STEEL, STEEL_SHADE = "#ccd3dc", "#8f9aa9"
LEAF, LEAF_SHADE = "#5f8f45", "#3f6b34"


def shaft(top: int) -> str:
    """A wooden pole from `top` down behind the arm that carries it."""
    return path(f"M-2 {top}H2V40H-2Z", WOOD, LINE) + path(f"M.4 {top}H2V40H.4Z", WOOD_SHADE)


def ear(fill: str = GOLD) -> str:
    """An ear of wheat on its stem; the lowest grains grow at (0, 0), the stem goes down."""
    grains = "".join(
        f"M0 {-5 * row}c2-1 6-5 5-11c-3.6 2-5 6-5 11zm0 0c-2-1-6-5-5-11c3.6 2 5 6 5 11z"
        for row in range(6)
    )
    return (
        stroke("M0 40V-20", DEEP_GOLD, 1.6)
        + path(grains + "M0-30c3-4 3-8 0-13c-3 5-3 9 0 13z", fill, LINE, 0.7)
    )


def petals(turn: float, count: int = 12, long: float = 19, wide: float = 5) -> str:
    """Path data of a ring of pointed petals round (0, 0), the first turned by `turn` degrees."""

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
        stroke("M0 20V-50", LINE, 4.2) + stroke("M0 20V-50", LEAF, 2.4)
        + moved(leaf(24, 13), 0, -14, -58) + moved(leaf(22, 12), 0, -22, 56)
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
        + stroke(tines, LINE, 4.6) + stroke(tines, STEEL_SHADE, 2.6)
        + stroke("M-9.5-110C-11-96-10.4-84 0-84M0-112V-84", STEEL, 1)
        + path("M-3-80H3V-68H-3Z", STEEL, LINE)
    )


def spade() -> str:
    """A spade carried blade up."""
    return (
        shaft(-76)
        + path("M-12-79C-13-94-10-105 0-112C10-105 13-94 12-79C8-76 4-76 3-66H-3C-4-76-8-76-12-79Z", STEEL, LINE)
        + path("M0-112C10-105 13-94 12-79C8-76 4-76 3-66H1C2-86 3-98 0-112Z", STEEL_SHADE, opacity=0.75)
        + stroke("M-12-79H-5M5-79H12", LINE, 2.2)
    )


def rake() -> str:
    """A wooden hay rake, teeth upwards."""
    teeth = "".join(f"M{x}-101V-111H{x + 3}V-101" for x in (-17, -11, -4, 2, 9, 15))
    stays = "M0-78L-10-98M0-78L10-98"
    return (
        stroke(stays, LINE, 3.6) + stroke(stays, WOOD, 1.6)
        + shaft(-97) + path(teeth, WOOD, LINE, 0.9)
        + path("M-20-103H20C21.5-101 21.5-97 20-95H-20C-21.5-97-21.5-101-20-103Z", WOOD, LINE)
        + path("M-20-98.6H21V-95.6H-20Z", WOOD_SHADE, opacity=0.6)
    )


def scythe() -> str:
    """A scythe, its blade bending from the top to the left, behind the hat."""
    return (
        shaft(-108)
        + path("M3-107C-20-118-60-112-84-88C-62-99-28-104-3-95L3-97Z", STEEL, LINE)
        + path("M-84-88C-62-99-28-104-3-95L-2-99C-26-108-60-103-84-88Z", STEEL_SHADE, opacity=0.8)
        + path("M-3.4-103H3.4V-91H-3.4Z", STEEL_SHADE, LINE)
    )


def leaf(long: float, wide: float, fill: str = LEAF) -> str:
    """A leaf that grows from (0, 0) upwards."""
    l, w = number(-long), number(wide / 2)
    mid = number(-long * 0.5)
    return path(
        f"M0 0C{w} {number(-long * 0.2)} {w} {number(-long * 0.7)} 0 {l}C{number(-wide / 2)} {number(-long * 0.7)} {number(-wide / 2)} {number(-long * 0.2)} 0 0Z",
        fill, LINE, 0.9,
    ) + stroke(f"M0-1V{mid}", LEAF_SHADE, 0.9)


def rose(fill: str, dark: str) -> str:
    """A rose in bloom on a leafy stem; the hand holds it at (0, 0)."""
    return (
        stroke("M0 14C-1 0-3-14-2-34", LINE, 3.6) + stroke("M0 14C-1 0-3-14-2-34", LEAF, 2)
        + moved(leaf(17, 9), -2, -18, -62) + moved(leaf(17, 9), -2, -14, 58)
        + path("M-14-46C-15-54-9-60-2-59C6-61 13-55 12-46C11-37 5-33-1-33C-8-33-13-38-14-46Z", fill, LINE)
        + path("M-14-46C-12-40-6-38-1-40C5-38 10-40 12-46C13-38 7-32-1-32.6C-9-32.6-14-38-14-46Z", dark, LINE, 0.8)
        + path("M-8-50C-8-55 3-57 6-51C7-46 2-43-1-43C-5-43-8-46-8-50Z", dark, LINE, 0.8)
        + stroke("M-5-50C-4-53 2-53 2.6-50C2.6-47-2-47-2-49", fill, 1.4)
    )


def ball(radius: float) -> str:
    """The orb of a ruler, resting with its middle at (0, 0)."""
    r = radius
    return (
        path(f"M-2 {number(-r)}V{number(-r - 5)}H-6V{number(-r - 8.6)}H-2V{number(-r - 13)}H2V{number(-r - 8.6)}H6V{number(-r - 5)}H2V{number(-r)}Z", GOLD, LINE, 1)
        + circle(0, 0, r, GOLD, LINE)
        + path(f"M-{r} 0A{r} {r} 0 0 0 {r} 0C{r * 0.5:.1f} {r * 0.6:.1f}-{r * 0.5:.1f} {r * 0.6:.1f}-{r} 0Z", DEEP_GOLD, opacity=0.6)
        + path(f"M-{r - 0.4:.1f}-2.2C-{r / 2:.1f} 1 {r / 2:.1f} 1 {r - 0.4:.1f}-2.2V2C{r / 2:.1f} 5.2-{r / 2:.1f} 5.2-{r - 0.4:.1f} 2Z", PALE_GOLD, LINE, 0.8)
        + path(f"M-2 {number(-r)}H2V-.4H-2Z", PALE_GOLD, LINE, 0.8)
        + circle(-r * 0.45, -r * 0.45, 1.6, WHITE, opacity=0.9)
    )


def sword() -> str:
    """A sword held point up; the cross guard lies above the hand."""
    return (
        path("M0-112L4.6-102V-13H-4.6V-102Z", STEEL, LINE)
        + path("M0-112L4.6-102V-13H.4Z", STEEL_SHADE, opacity=0.8)
        + path("M-16-17C-19-19-19-12-16-13C-6-10 6-10 16-13C19-12 19-19 16-17C6-14-6-14-16-17Z", GOLD, LINE)
    )


def axe() -> str:
    """A battle axe, the edge to the left."""
    return (
        shaft(-110)
        + path("M2-102C-6-103-12-106-17-111C-25-98-25-80-17-66C-12-73-6-77 2-78Z", STEEL, LINE)
        + path("M-17-111C-25-98-25-80-17-66C-20-80-20-98-17-111Z", WHITE, LINE, 0.8)
        + path("M-3.4-104H3.4V-76H-3.4Z", GOLD, LINE)
        + path("M3.4-97L12-90L3.4-83Z", STEEL_SHADE, LINE)
    )


def lily() -> str:
    """A white lily and a bud."""
    stem = "M0 18C1 0-1-20 0-42M0-30C4-36 9-40 12-46"
    flower = (
        path("M0 0C-8-4-14-14-20-16C-16-6-10 2 0 4C10 2 16-6 20-16C14-14 8-4 0 0Z", WHITE, LINE)
        + path("M0 4C-9-2-12-14-10-24C-4-20-1-10 0-4C1-10 4-20 10-24C12-14 9-2 0 4Z", WHITE, LINE)
        + path("M0 4C-5-4-5-18 0-28C5-18 5-4 0 4Z", "#f3ecf4", LINE)
        + stroke("M0 0V-12M-2-1L-4-9M2-1L4-9", DEEP_GOLD, 1.2)
    )
    bud = path("M0 3C-5-2-5-10 0-17C5-10 5-2 0 3Z", "#f3ecf4", LINE)
    return (
        stroke(stem, LINE, 3.6) + stroke(stem, LEAF, 2)
        + moved(leaf(24, 8), 0, -8, -42) + moved(leaf(20, 8), 0, -14, 40)
        + moved(bud, 13, -47, 30, 0.9) + moved(flower, 0, -44)
    )


def finch() -> str:
    """A goldfinch, looking left, its feet at (0, 0)."""
    return (
        path("M8-4L24 10L16 12L4 2Z", LINE, LINE)
        + path("M-12-20C-14-27-6-31-1-28C5-25 13-18 14-8C14-1 6 2 0 1C-8 0-12-8-12-20Z", "#f0b63a", LINE)
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
        path("M0-9C5-14 15-11 14-1C13 8 6 14 0 11C-6 14-13 8-14-1C-15-11-5-14 0-9Z", "#cf3a35", LINE)
        + path("M7-11.4C13-10 14.6-5 14-1C13 8 6 14 0 11C8 9 12-2 7-11.4Z", LINE, opacity=0.2)
        + path("M-9-5C-9-8-6-9.6-4.6-8.4C-6.4-6-7.6-4-8-1C-9-2-9-3-9-5Z", "#fff", opacity=0.6)
        + stroke("M0-9C0-13 1-15 3-17", LINE, 1.6)
        + moved(leaf(13, 8), 1, -12, 62)
    )


def fan(cloth: str) -> str:
    """An open fan, its rivet in the hand."""
    ribs = "M0 0L-27-33M0 0L-18-41M0 0L-7-46M0 0L5-46M0 0L16-42M0 0L25-35"
    return (
        path("M0 0L-31-29C-20-52 18-56 30-31Z", cloth, LINE)
        + path("M-31-29C-20-52 18-56 30-31L26-27C14-48-16-45-27-25Z", PALE_GOLD, LINE)
        + stroke(ribs, LINE, 0.8, 0.55)
        + path("M0 2L-13-12C-7-20 8-21 13-13Z", WHITE, LINE)
        + stroke("M0 0L-8-16M0 0L0-18M0 0L8-16", LINE, 0.8, 0.55)
    )


def sceptre(head: str) -> str:
    """A golden staff that ends in `head`, drawn round (0, 0)."""
    return (
        path("M-1.8-70H1.8V40H-1.8Z", GOLD, LINE) + path("M.4-70H1.8V40H.4Z", DEEP_GOLD)
        + path("M-5-72H5L3.4-66H-3.4Z", PALE_GOLD, LINE)
        + circle(0, -60, 3.4, PALE_GOLD, LINE)
        + moved(head, 0, -86)
    )


def mace() -> str:
    """A flanged mace."""
    return (
        path("M-2.2-64H2.2V40H-2.2Z", WOOD_SHADE, LINE)
        + path("M-4-66H4V-60H-4Z", GOLD, LINE)
        + path("M0-104C-7-101-15-95-15-84C-15-75-8-69 0-66C8-69 15-75 15-84C15-95 7-101 0-104Z", STEEL_SHADE, LINE)
        + path("M0-104C-4-100-6-94-6-84C-6-76-4-70 0-66C4-70 6-76 6-84C6-94 4-100 0-104Z", STEEL, LINE)
        + stroke("M-11-84H11", LINE, 3.4) + stroke("M-11-84H11", GOLD, 1.8)
        + circle(0, -106, 3.4, GOLD, LINE)
    )


def goblet(wine: str) -> str:
    """A golden cup, the hand round its stem."""
    return (
        path("M-3-14H3V14H-3Z", DEEP_GOLD, LINE)
        + path("M-15-40C-15-22-9-13 0-13C9-13 15-22 15-40Z", GOLD, LINE)
        + path("M5-40H15C15-22 9-13 0-13C5-20 6-30 5-40Z", DEEP_GOLD, opacity=0.6)
        + ellipse(0, -40, 15, 4.4, wine, LINE)
        + stroke("M-13.6-30C-6-26 6-26 13.6-30", PALE_GOLD, 1.6)
    )


def book(cover: str) -> str:
    """A closed book with clasps, held from below."""
    return (
        path("M-16-32L15-36L19-33L17 5L-13 8L-17 5Z", "#f4ead2", LINE)
        + path("M-17-30L14-34L12 4L-17 8Z", cover, LINE)
        + path("M-13.6-26L10.6-29L9-.4L-13.6 3Z", "none", GOLD, 1.4)
        + path("M-2-21L4-14L-2-7L-8-14Z", GOLD, LINE, 0.9)
        + path("M13-27L18-26V-22L12.6-22ZM12.4-9L17.6-8V-4L12-4Z", GOLD, LINE, 0.9)
    )


def purse(cloth: str) -> str:
    """A full purse of coins, tied at the neck, held by the cord."""
    coin = circle(0, 0, 6, GOLD, LINE) + circle(0, 0, 3.6, "none", DEEP_GOLD, 1)
    return (
        moved(coin, -10, -46) + moved(coin, 8, -49) + moved(coin, -1, -51)
        + path("M-6-16C-18-20-22-34-14-44C-6-41 6-41 14-44C22-34 18-20 6-16Z", cloth, LINE)
        + path("M6-42C10-42 12-43 14-44C22-34 18-20 6-16H2C12-24 12-34 6-42Z", LINE, opacity=0.2)
        + path("M-15-44C-8-48 8-48 15-44C8-40-8-40-15-44Z", "#6b4226", LINE)
        + moved(coin, -6, -45, 0, 0.8) + moved(coin, 5, -46, 0, 0.9)
        + path("M0-34L5-28L0-22L-5-28Z", PALE_GOLD, LINE, 0.9)
    )
