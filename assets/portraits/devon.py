"""Those who play in Devon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grounds
from complexions import MAHOGANY, PAINTED, UMBER
from faces import ROSY
from features import FULL, LONG, Face, Shape, mouth
from ink import LINE, circle, mirrored, path, stroke
from moods import BRIGHT, GAPING, WINCING, WINKING
from palette import CREAM, GOLD, WHITE
from person import Person
from wear import beanie, collar, earring, flat_cap, neck, shoulders, slipped

if TYPE_CHECKING:
    from moods import Mood


# --- the landlady of a pub in Devon: red hair piled high, gold hoops


def _landlady_back() -> str:
    hair = "#b5431f"
    return circle(0, -42, 14, hair, LINE, 1.3) + path(
        "M-25-4C-33-22-24-42 0-42C24-42 33-22 25-4C27 4 27 10 25 14H-25C-27 10-27 4-25-4Z",
        hair,
        LINE,
        1.3,
    )


def _landlady_dress() -> str:
    spots = "".join(
        circle(x, y, 1.5, WHITE)
        for x, y in (
            (-44, 56),
            (-37, 50),
            (-34, 59),
            (-27, 48),
            (-24, 57),
            (44, 56),
            (37, 50),
            (34, 59),
            (27, 48),
            (24, 57),
        )
    )
    half = path(
        "M10 36C16 38 21 40.6 23 44C18 48 10 52 3 60L0 55C5 50 9 44 10 36Z", WHITE, LINE
    )
    return shoulders("#1f6b64") + spots + neck(PAINTED, 57) + half + mirrored(half)


def _landlady_front(mood: Mood) -> str:
    hair, dark = "#c9521f", "#8f3316"
    fringe = path(
        "M-25 2C-29-12-25-32-4-35C14-37 27-26 26-8C26-4 25.6-1 25 2C23-2 23-7 21-11"
        "C15-13 8-17 4-23C-2-17-12-12-20-11C-22-7-23-2-25 2Z",
        hair,
        LINE,
    )
    curls = stroke(
        "M4-23C6-29 2-34-4-35M-20-11C-20-20-15-28-8-32M21-11C20-20 15-28 9-32", dark, 1.2
    )
    shadow = "".join(
        path(
            f"M{x - 6}-3C{x - 3}-7 {x + 3}-7 {x + 6}-3C{x + 3}-4.6 {x - 3}-4.6 {x - 6}-3Z",
            "#3f8f86",
            opacity=0.55,
        )
        for x in (-9.8, 9.8)
    )
    return (
        (shadow if mood.eyes == "open" else "")
        + mouth(LANDLADY, mood, 21.4)
        + fringe
        + curls
        + stroke("M-9-46C-5-50 3-51 8-47M-6-40C0-43 6-42 9-39", dark, 1.2)
        + earring(-25, 9, "hoop", GOLD)
        + earring(25, 9, "hoop", GOLD)
    )


LANDLADY = Face(
    PAINTED, "#8f3316", FULL, "#3f7a4f", "button", lips=True, lashes=True, brow=1.5, old=1
)


# --- the fisherman of Devon: a beard of pepper and salt, a cream jumper


def _fisherman_dress() -> str:
    wool, dark = "#efe3c8", "#c9b58c"
    cable = "M-30 48q3 4 0 8t0 8M-24 46q3 4 0 8t0 8M30 48q3 4 0 8t0 8M24 46q3 4 0 8t0 8M-42 52q3 4 0 8M42 52q3 4 0 8"
    return (
        neck(ROSY)
        + shoulders(wool)
        + stroke(cable, dark, 1.6)
        + path("M-15 33C-16 38-16 43-17 46C-8 50 8 50 17 46C16 43 16 38 15 33Z", wool, LINE)
        + stroke("M-11 37V47M-5.6 39V48.4M0 40V48.8M5.6 39V48.4M11 37V47", dark, 1.5)
    )


def _fisherman_front(mood: Mood) -> str:
    hair, light = "#57525a", "#8f8a90"
    beard = path(
        "M-25.4-8C-27 4-27 18-23 29C-19 40-8 48 0 48C8 48 19 40 23 29C27 18 27 4 25.4-8"
        "C24 0 22.6 8 19 12.6C12 11.6 8 14.4 0 14.4C-8 14.4-12 11.6-19 12.6C-22.6 8-24 0-25.4-8Z",
        hair,
        LINE,
    )
    strands = stroke(
        "M-20 18C-19 28-13 38-7 43M-13 30C-11 36-7 41-4 44M0 33V46M13 30C11 36 7 41 4 44"
        "M20 18C19 28 13 38 7 43",
        light,
        1.3,
        0.9,
    )
    half = path("M0 14.4C4 12.4 10 13.6 15 19.6C12 22.6 5 21 0 18.6Z", hair, LINE)
    return (
        beard
        + strands
        + mouth(FISHERMAN, mood, 23.4)
        + half
        + mirrored(half)
        + slipped(beanie("#c0552c", "#d9703f"), mood, 0, -18)
    )


FISHERMAN = Face(ROSY, "#57525a", FULL, "#3f6f7c", "broad", brow=3.6, old=1)


# --- the grandfather: a tweed cap, a white moustache, a bow tie


def _grandfather_dress() -> str:
    bow = path(
        "M0 45C4 41 9 40 12.4 41C13.6 45 13.6 48 12.4 51.6C9 52.4 4 50 0 47Z", GOLD, LINE
    )
    spots = circle(8, 44.4, 1.1, "#8c2338") + circle(8.6, 48.4, 1.1, "#8c2338")
    return (
        shoulders(
            "#5b3a4a", "M-50 64C-49 52-39 46-26 42.5L-12 38H12L26 42.5C39 46 49 52 50 64Z"
        )
        + path("M-20 42L-9 36H9L20 42L0 70Z", WHITE, LINE)
        + neck(MAHOGANY, 46)
        + collar(WHITE, 50)
        + bow
        + spots
        + mirrored(bow + spots)
        + circle(0, 46.2, 2.8, GOLD, LINE)
    )


def _grandfather_front(mood: Mood) -> str:
    hair = "#e9e6e2"
    side = path(
        "M-21.6-13C-26.6-12-28-4-25.6 2C-26 6-24.4 9.6-22 10.6C-20.6 4-20.6-6-21.6-13Z",
        hair,
        LINE,
    )
    half = path(
        "M0 17C4.6 14.8 10 15.6 13 20C14.4 22.4 14.6 25 13.6 27.4C11 27.6 9 25.6 8 23.2"
        "C5.4 23.4 2.6 22.8 0 21.4Z",
        "#d5d0ca",
        LINE,
    ) + stroke("M3 18.4C6.6 18 9.6 20 11.4 24M2 20.4C4.6 20.2 6.6 21 8 22.6", "#9d968e", 0.9)
    return (
        side
        + mirrored(side)
        + mouth(GRANDFATHER, mood, 26)
        + half
        + mirrored(half)
        + slipped(flat_cap("#7d7a5c", "#c4b98a"), mood, 0, -17)
    )


GRANDFATHER = Face(MAHOGANY, "#e9e6e2", LONG, "#2b1a12", "broad", brow=2.8, old=2, heavy=0.4)


# --- the student: a tall quiff, headphones round the neck


def _student_dress() -> str:
    phones = path(
        "M-24 36C-28 38-29 46-26 52C-24 55-19 54-18 50C-17 45-19 38-24 36Z", "#e0602f", LINE
    )
    return (
        path("M-30 46C-30 36-22 31-14 30H14C22 31 30 36 30 46Z", "#1f6f6a", LINE)
        + shoulders("#2a8a80")
        + neck(UMBER, 54)
        + path(
            "M-12 37C-20 39-26 42-28 45C-20 50-8 57 0 66C8 57 20 50 28 45C26 42 20 39 12 37C10 44 5 50 0 54C-5 50-10 44-12 37Z",
            "#2a8a80",
            LINE,
        )
        + stroke("M-6 56L-8 66M6 56L8 66", CREAM, 1.5)
        + stroke("M-22 38C-14 47 14 47 22 38", "#2b2430", 3.2)
        + phones
        + mirrored(phones)
    )


def _student_front(mood: Mood) -> str:
    hair = "#221a1e"
    quiff = path(
        "M-23.4-4C-26-12-26-20-23-26C-26-34-18-44-6-43C2-50 16-47 19-39C27-36 28-26 24-20"
        "C25-14 24.6-8 23.4-4C22.4-8 21.8-12 20.4-16C12-17.4 4-17-3-20C-9-17.6-15-16-20.4-16"
        "C-21.8-12-22.4-8-23.4-4Z",
        hair,
        LINE,
    )
    shine = stroke(
        "M-17-27C-12-36-2-39 6-38M-8-25C-2-32 8-35 15-33M4-23C9-27 15-28 20-26", "#574852", 1.5
    )
    return quiff + shine + mouth(STUDENT, mood, 21)


STUDENT = Face(
    UMBER,
    "#221a1e",
    Shape(22.4, 18.8, 8, 34.6, 15.6),
    "#2e1d14",
    "straight",
    brow=3.4,
)


PEOPLE = {
    "landlady": Person(
        LANDLADY,
        grounds.stripes("#f0dcae", "#e8cf98"),
        _landlady_dress(),
        _landlady_front,
        _landlady_back(),
        low=54,
        scale=0.86,
        own=(GAPING,),
    ),
    "fisherman": Person(
        FISHERMAN,
        grounds.sea(),
        _fisherman_dress(),
        _fisherman_front,
        low=50,
        scale=0.86,
        own=(WINCING,),
    ),
    "grandfather": Person(
        GRANDFATHER,
        grounds.stripes("#b9cfdf", "#a5bfd4"),
        _grandfather_dress(),
        _grandfather_front,
        low=48,
        scale=0.88,
        own=(WINKING, GAPING),
    ),
    "student": Person(
        STUDENT,
        grounds.rays("#9a86c0", "#ab99cc"),
        _student_dress(),
        _student_front,
        low=49,
        scale=0.9,
        own=(BRIGHT, WINCING),
    ),
}
