"""Those who play in Stuttgart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grounds
from complexions import HONEY, WHEAT
from faces import FAIR
from features import HEART, OVAL, SQUARE, Face, mouth
from ink import LINE, circle, mirrored, path, stroke
from moods import ROLLING, SQUEEZED, WAVERING
from palette import PALE_GOLD
from person import Person
from wear import collar, glasses, neck, shade, shoulders

if TYPE_CHECKING:
    from moods import Mood


# --- the engineer of Stuttgart: bald, round black glasses, a trimmed beard


def _engineer_dress() -> str:
    return (
        neck(FAIR)
        + shoulders("#4a5568")
        + path(
            "M-13 31C-14 36-14 41-15 44.6C-7 48 7 48 15 44.6C14 41 14 36 13 31Z",
            "#566277",
            LINE,
        )
        + stroke("M-13.6 38C-6 41.6 6 41.6 13.6 38", LINE, 0.9, 0.5)
        + shade("M8 32L13 31C14 36 14 41 15 44.6C12 46 9 46.8 6 47.2C8 42 8.6 37 8 32Z")
    )


def _engineer_front(mood: Mood) -> str:
    hair = "#8a5a34"
    beard = path(
        "M-22.6 2C-23 12-20 22-15 29C-10 35 -5 37 0 37C5 37 10 35 15 29C20 22 23 12 22.6 2"
        "C21 8 19 12 16 14.6C10 12.4 5 15.4 0 15.4C-5 15.4-10 12.4-16 14.6C-19 12-21 8-22.6 2Z",
        hair,
        LINE,
    )
    strands = stroke(
        "M-17 15C-15 22-11 28-7 32M-9 27C-7 31-4 33-2 34M9 27C7 31 4 33 2 34M17 15C15 22 11 28 7 32",
        "#b98658",
        1.1,
    )
    half = path("M0 16C3.6 14 8 14.8 12 19.4C8.4 20.6 3.6 20.4 0 19.2Z", hair, LINE)
    return (
        stroke("M-13-23C-9-27-4-28.4 1-28", "#fff6ea", 3, 0.8)
        + beard
        + strands
        + mouth(ENGINEER, mood, 23)
        + half
        + mirrored(half)
        + glasses("round", "#1f1b22", mood)
    )


ENGINEER = Face(FAIR, "#8a5a34", OVAL, "#4d6b5a", "long", brow=2.6)


# --- the florist: a patterned headscarf


def _florist_back() -> str:
    return path(
        "M-27-2C-31-24-20-41 0-41C20-41 31-24 27-2C29 16 24 34 16 42H-16C-24 34-29 16-27-2Z",
        "#137a78",
        LINE,
        1.3,
    )


def _florist_dress() -> str:
    return (
        shoulders("#b0537a")
        + path(
            "M-20 20C-24 34-34 42-44 48C-30 60-12 66 0 66C12 66 30 60 44 48C34 42 24 34 20 20Z",
            "#168a86",
            LINE,
            1.3,
        )
        + stroke(
            "M-22 30C-12 48 10 50 24 34M-32 42C-14 58 12 58 34 43M-20 52C-8 60 10 60 24 53",
            "#0e5f5e",
            1.3,
        )
        + shade("M18 26L20 20C24 34 34 42 44 48C34 56.6 22 62 12 64.6C22 54 24 40 18 26Z")
    )


def _florist_front(mood: Mood) -> str:
    scarf, dark = "#168a86", "#0e5f5e"
    ring = path(
        "M0 41C-18 40-29 20-28.4-4C-28-26-16-41 0-41C16-41 28-26 28.4-4C29 20 18 40 0 41Z"
        "M0 35.6C-8 35.6-15 27-18.6 17C-21.6 8-22.4-2-21.8-9C-20.8-19-12-25.4 0-25.4"
        "C12-25.4 20.8-19 21.8-9C22.4-2 21.6 8 18.6 17C15 27 8 35.6 0 35.6Z",
        scarf,
        LINE,
        1.3,
    ).replace("/>", ' fill-rule="evenodd"/>')
    blossoms = "".join(
        circle(x, y, 2.6, PALE_GOLD) + circle(x, y, 1, "#e0602f")
        for x, y in (
            (-13, -33),
            (0, -35),
            (13, -33),
            (-22, -23),
            (22, -23),
            (-25.4, -8),
            (25.4, -8),
            (-24.6, 8),
            (24.6, 8),
        )
    )
    under = path(
        "M-20.8-14C-18-21-10-25.6 0-25.6C10-25.6 18-21 20.8-14C14-20.4 6-21.6 0-21.6C-6-21.6-14-20.4-20.8-14Z",
        "#f0dcae",
        LINE,
        0.9,
    )
    folds = stroke("M-14-26C-20-24-24-16-25-12M26 12C24 24 18 33 10 38", dark, 1.2)
    return mouth(FLORIST, mood, 21) + under + ring + blossoms + folds


FLORIST = Face(
    HONEY,
    "#3a241c",
    HEART,
    "#4a5a2a",
    "long",
    lips=True,
    lashes=True,
    brow=2.2,
    eye=11.6,
    ears=False,
)


# --- the shopkeeper: glasses, a parting, a green apron over shirt and tie


def _shopkeeper_dress() -> str:
    return (
        shoulders("#e8ecef")
        + neck(WHEAT, 46)
        + path("M-4 44L4 44L3 48L6 66H-6L-3 48Z", "#8c2338", LINE)
        + collar("#f8fafb", 51)
        + path("M-25 43L-19 42L-14 56H14L19 42L25 43L21 66H-21Z", "#3d7a52", LINE)
        + shade("M14 56L19 42L25 43L21 66H10Z", 0.14)
        + path("M-4.6 56H4.6L6 66H-6Z", "#8c2338")
    )


def _shopkeeper_front(mood: Mood) -> str:
    hair = "#2a2730"
    whole = path(
        "M-24.4-2C-28-20-24-34-8-38C6-41.6 22-37 25.4-22C26.4-15 25.6-7 24.4-2"
        "C23-6 22.6-10 21.4-14C14-15 4-18-3-24.6C-7-20-14-16-21-14.4C-22.4-10-23-6-24.4-2Z",
        hair,
        LINE,
    )
    shine = stroke("M-2-34C8-36.4 17-33 20.6-25M-7-34C-12-32-17-28-19-22", "#65606e", 1.4)
    grey = path("M-24.4-2C-25-6-25-10-24.8-14L-21.6-13.6C-22.4-10-23-6-24.4-2Z", "#a8a4ac")
    return (
        whole
        + shine
        + grey
        + mirrored(grey)
        + mouth(SHOPKEEPER, mood, 21.6)
        + glasses("square", "#3a3440", mood)
    )


SHOPKEEPER = Face(
    WHEAT, "#2a2730", SQUARE, "#33241c", "straight", brow=2.6, heavy=0.5, old=1, eye=10.8
)


PEOPLE = {
    "engineer": Person(
        ENGINEER,
        grounds.plain("#8fbfc0", "#cfe6e2"),
        _engineer_dress(),
        _engineer_front,
        low=46,
        own=(ROLLING,),
    ),
    "florist": Person(
        FLORIST,
        grounds.plain("#ef9a80", "#fbd3c0"),
        _florist_dress(),
        _florist_front,
        _florist_back(),
        low=47,
        scale=0.9,
        own=(WAVERING,),
    ),
    "shopkeeper": Person(
        SHOPKEEPER,
        grounds.plain("#e9a94e", "#f8dc9c"),
        _shopkeeper_dress(),
        _shopkeeper_front,
        own=(SQUEEZED,),
    ),
}
