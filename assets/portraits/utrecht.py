"""Those who play in Utrecht."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grounds
from complexions import PALE, POWDERED
from faces import FAIR, ROSY
from features import HEART, OVAL, ROUND, Face, mouth
from ink import LINE, circle, mirrored, path, stroke
from moods import GAPING, GRINNING, ROLLING, SMIRKING, WINCING, WINKING
from palette import GOLD
from person import Person
from wear import NARROW, beads, earring, glasses, neck, shoulders, skippers_cap, slipped

if TYPE_CHECKING:
    from moods import Mood


# --- the skipper of the Rhine: a cap with an anchor, a beard under the chin


def _skipper_dress() -> str:
    return (
        shoulders("#22345c")
        + neck(FAIR, 56)
        + path(
            "M-16 40C-12 46-6 50 0 51C6 50 12 46 16 40L18 46C14 54 6 58 0 58C-6 58-14 54-18 46Z",
            "#c63a36",
            LINE,
        )
        + path("M-4 54L0 51L4 54L9 66H-9Z", "#c63a36", LINE)
        + path(
            "M-27 42.5L-17 39L-8 64H-30C-36 56-34 48-27 42.5ZM27 42.5L17 39L8 64H30C36 56 34 48 27 42.5Z",
            "#2c4274",
            LINE,
        )
        + circle(-31, 58, 2.2, GOLD, LINE)
        + circle(31, 58, 2.2, GOLD, LINE)
    )


def _skipper_front(mood: Mood) -> str:
    hair, dark = "#f1eee8", "#b9b4ae"
    beard = path(
        "M-24-8C-29-2-30 10-28 20C-26 33-14 44 0 44C14 44 26 33 28 20C30 10 29-2 24-8"
        "C24 4 23 12 20 18.4C17 26 9 29.6 0 29.6C-9 29.6-17 26-20 18.4C-23 12-24 4-24-8Z",
        hair,
        LINE,
    )
    strands = stroke(
        "M-25 6C-26 16-22 28-14 36M-19 24C-16 31-10 37-5 40M0 33V42M19 24C16 31 10 37 5 40"
        "M25 6C26 16 22 28 14 36",
        dark,
        1.2,
    )
    return (
        beard
        + strands
        + mouth(SKIPPER, mood, 21)
        + slipped(skippers_cap("#23335a", GOLD), mood, 0, -15)
    )


SKIPPER = Face(ROSY, "#f1eee8", ROUND, "#3f6f9c", "bulb", brow=4, old=1, ears=False)


# --- the cyclist of Utrecht: a blond bob, an orange scarf


def _cyclist_back() -> str:
    return path(
        "M-26-6C-30-28-18-42 0-42C18-42 30-28 26-6C30 6 32 18 29 28C20 32 12 26 0 26C-12 26-20 32-29 28C-32 18-30 6-26-6Z",
        "#d9a53a",
        LINE,
        1.3,
    )


def _cyclist_dress() -> str:
    scarf, dark = "#ee7f2d", "#b9551a"
    return (
        neck(FAIR)
        + shoulders("#2f5f9a", NARROW)
        + path(
            "M-22 41C-19 34-10 33 0 35C10 33 19 34 22 41C26 47 22 52 16 53.6C6 56-6 56-16 53.6C-22 52-26 47-22 41Z",
            scarf,
            LINE,
            1.3,
        )
        + path("M4 52L15 50L20 70H8Z", scarf, LINE)
        + stroke(
            "M-20 43C-10 48 6 49 18 43M-19 49C-8 52 4 52.6 14 50M7 58L16 56.6",
            dark,
            1.3,
        )
    )


def _cyclist_front(mood: Mood) -> str:
    hair, dark = "#f0c154", "#b9862a"
    return (
        mouth(CYCLIST, mood, 20.8)
        + path(
            "M-24 20C-29 8-29-10-26-20C-22-34-10-38 0-38C10-38 22-34 26-20C29-10 29 8 24 20"
            "C22 12 21.6 0 20.6-8C14-10.6 6-11-2-10C-9-9.4-15-9-20.4-7C-21.6 0-22 12-24 20Z",
            hair,
            LINE,
            1.3,
        )
        + stroke(
            "M-10-10C-11-18-7-27-1-32M2-10.4C2-20 5-27 9-31M12-10C14-17 16-22 18-25M-16-8.6C-18-16-17-24-13-29M-24 2C-25 8-24.6 13-24 17M24 2C25 8 24.6 13 24 17",
            dark,
            1.2,
        )
    )


CYCLIST = Face(
    FAIR,
    "#b9862a",
    OVAL,
    "#3f7fb4",
    "straight",
    lips=True,
    lashes=True,
    brow=1.9,
    freckles=True,
    eye=11.4,
    ears=False,
)


# --- the grandmother: white curls, half-moon glasses, pearls


def _grandmother_back() -> str:
    hair = "#eceaf0"
    return "".join(
        circle(x, y, r, hair, LINE, 1.3)
        for x, y, r in (
            (-24, 8, 8),
            (24, 8, 8),
            (-28, -4, 9),
            (28, -4, 9),
            (-26, -18, 10),
            (26, -18, 10),
            (-17, -30, 11),
            (17, -30, 11),
            (0, -35, 12),
        )
    )


def _grandmother_dress() -> str:
    return (
        shoulders("#9a86c4", NARROW)
        + path("M-16 40L0 62L16 40L10 36H-10Z", "#f4eef8", LINE)
        + neck(PALE, 50)
        + beads("#fbf7ee", 11, 43, 15, 7)
        + stroke("M-17 41C-13 50-6 58 0 64M17 41C13 50 6 58 0 64", "#7a66a8", 2)
    )


def _grandmother_front(mood: Mood) -> str:
    hair, dark = "#f5f3f7", "#b9b4c4"
    curls = "".join(
        circle(x, y, r, hair, LINE, 1.1)
        for x, y, r in (
            (-20, -17, 6.6),
            (20, -17, 6.6),
            (-12, -25, 7.4),
            (12, -25, 7.4),
            (0, -28, 8),
        )
    )
    swirls = stroke(
        "M-22-17a2.6 2.6 0 1 1 3 2M18-17a2.6 2.6 0 1 1 3 2M-14-25a3 3 0 1 1 3 2.6"
        "M10-25a3 3 0 1 1 3 2.6M-2-28a3 3 0 1 1 3 2.6",
        dark,
        1.1,
    )
    return (
        mouth(GRANDMOTHER, mood, 21)
        + curls
        + swirls
        + earring(-24, 11, "stud", "#fbf7ee")
        + earring(24, 11, "stud", "#fbf7ee")
        + glasses("half", "#b57b1c", mood, y=3.4)
    )


GRANDMOTHER = Face(
    PALE,
    "#c9c4d0",
    ROUND,
    "#5a82a8",
    "button",
    lips=True,
    lashes=True,
    brow=1.6,
    old=2,
    heavy=0.3,
)


# --- the rocker: hair shaved at one side, leather


def _rocker_back() -> str:
    return path(
        "M6-36C24-38 32-24 30-6C29 6 33 16 31 28C25 27 20 20 18 12L8-20Z", "#8a2f8c", LINE, 1.3
    )


def _rocker_dress() -> str:
    studs = "".join(
        circle(x, y, 1.5, "#d6dbe2", LINE, 0.7)
        for x, y in ((-30, 48), (-37, 51.4), (-43, 56), (30, 48), (37, 51.4), (43, 56))
    )
    lapel = path("M11 37L26 42L22 52L14 50L5 66H0L3 56C8 50 11 44 11 37Z", "#3a3742", LINE)
    return (
        shoulders("#26242c", NARROW)
        + path("M-14 40H14L8 66H-8Z", "#d8dbe0", LINE)
        + neck(POWDERED, 50)
        + lapel
        + mirrored(lapel)
        + studs
        + stroke("M-12 43C-6 48 6 48 12 43", "#1b1a20", 2.4)
    )


def _rocker_front(mood: Mood) -> str:
    hair, light = "#a23aa4", "#cf7fd0"
    return (
        path("M-22.6 2C-24.4-8-24-22-14-29L-8-24C-16-20-20-12-20.6-4Z", "#4a2a4e", opacity=0.75)
        + stroke(
            "M-22-6L-19.6-7M-21.6-11L-19-12M-20.6-16L-17.6-16.6M-18.6-20.6L-15.8-20.6",
            "#2c1830",
            1,
        )
        + mouth(ROCKER, mood, 21)
        + path(
            "M-15-29C-8-42 14-44 24-32C31-22 30-6 26.6 6C27.6 13 26 18 22.6 21C23 12 22 2 20-5"
            "C12-8 2-15-3-23C-6-22-11-24-15-29Z",
            hair,
            LINE,
            1.3,
        )
        + stroke(
            "M-3-23C2-30 12-34 20-29M8-13C6-22 12-28 20-26M20-5C18-14 20-22 25-24", light, 1.4
        )
        + circle(-4.6, 11.4, 1.5, "none", LINE, 1.9)
        + circle(-4.6, 11.4, 1.5, "none", "#e4e8ee", 0.9)
        + earring(-23.2, 1, "stud", "#d6dbe2")
        + earring(-23.6, 6, "stud", "#d6dbe2")
    )


ROCKER = Face(
    POWDERED, "#3a2038", HEART, "#5a8a8a", "straight", lips=True, lashes=True, brow=2, eye=11.4
)


PEOPLE = {
    "skipper": Person(
        SKIPPER,
        grounds.plain("#c3cdb2", "#e4ead6"),
        _skipper_dress(),
        _skipper_front,
        low=50,
        scale=0.88,
        own=(WINKING, WINCING),
    ),
    "cyclist": Person(
        CYCLIST,
        grounds.plain("#a9c8a0", "#dcebcf"),
        _cyclist_dress(),
        _cyclist_front,
        _cyclist_back(),
        low=48,
        scale=0.9,
    ),
    "grandmother": Person(
        GRANDMOTHER,
        grounds.dots("#e9b9b4", "#f6dcd8"),
        _grandmother_dress(),
        _grandmother_front,
        _grandmother_back(),
        low=51,
        scale=0.88,
        own=(GAPING,),
    ),
    "rocker": Person(
        ROCKER,
        grounds.rays("#f0c63e", "#f6d867"),
        _rocker_dress(),
        _rocker_front,
        _rocker_back(),
        low=49,
        scale=0.9,
        own=(SMIRKING, GRINNING, ROLLING),
    ),
}
