"""Those who play in Ohio."""

from __future__ import annotations

from typing import TYPE_CHECKING

import grounds
from complexions import OLIVE, SIENNA
from faces import FAIR, ROSY, TAN
from features import FULL, OVAL, ROUND, SQUARE, Face, Shape, mouth
from hats import halo_hat
from ink import LINE, circle, mirrored, path, stroke
from moods import BRIGHT, GAPING, SQUEEZED, WAVERING, WINKING
from palette import CREAM, FOREST, GOLD, NAVY, WHITE
from person import Person
from wear import (
    NARROW,
    beads,
    cap,
    collar,
    earring,
    felt_hat,
    glasses,
    neck,
    shoulders,
    slipped,
)

if TYPE_CHECKING:
    from moods import Mood


# --- the farmer of Ohio: a cap of the elevator, a white moustache, dungarees


def _farmer_dress() -> str:
    checks = "M-44 48V64M-34 45V64M-24 43V64M24 43V64M34 45V64M44 48V64M-52 54H-20M-54 61H-20M20 54H52M20 61H54"
    return (
        shoulders("#b23a32")
        + stroke(checks, "#f0cdb0", 1.2, 0.55)
        + neck(ROSY)
        + collar("#c8473c", 53)
        + path("M-34 44.6L-24 42.4L-17 64H-28Z", NAVY, LINE)
        + path("M34 44.6L24 42.4L17 64H28Z", NAVY, LINE)
    )


def _farmer_front(mood: Mood) -> str:
    hair = "#d9d6d0"
    side = path("M-24.6-9C-28-3-27 5-24.6 8.6C-22.6 4-22-3-22.4-9Z", hair, LINE)
    emblem = stroke(
        "M0-7V-19M0-17L-3-20M0-17L3-20M0-13.4L-3.4-16.4M0-13.4L3.4-16.4M0-9.6L-3.4-12.8M0-9.6L3.4-12.8",
        "#b57b1c",
        1.7,
    )
    half = (
        "M0 15.4C4 13.6 9 14.6 11.6 18C13.4 20.6 14 24.4 13.4 27.6C11.6 26.6 10 24.6 9 22.8"
        "C6 21.8 3 20.6 0 19.6Z"
    )
    moustache = path(half, "#efece4", LINE) + mirrored(path(half, "#efece4", LINE))
    return (
        side
        + mirrored(side)
        + mouth(FARMER, mood, 22.4)
        + moustache
        + slipped(cap(CREAM, FOREST, FOREST) + emblem, mood, 0, -16)
    )


FARMER = Face(ROSY, "#d9d6d0", ROUND, "#4d6b8a", "bulb", brow=3.4, old=2)


# --- the rancher: a wide hat, a great black moustache, a bolo tie


def _rancher_dress() -> str:
    return (
        shoulders("#6a4630")
        + path("M-22 42L-9 36H9L22 42L12 64H-12Z", WHITE, LINE)
        + neck(TAN, 48)
        + collar(WHITE, 52)
        + stroke(
            "M-8 44C-4 50-1 51 0 52C1 51 4 50 8 44M-.8 54L-3 64M.8 54L3 64", "#2b2024", 1.5
        )
        + path("M0 48.6L4 52.4L0 56.6L-4 52.4Z", "#4fa3a0", LINE)
        + path(
            "M-24 43L-16 64H-34C-32 55-29 48-24 43ZM24 43L16 64H34C32 55 29 48 24 43Z",
            "#54361f",
            LINE,
        )
    )


def _rancher_front(mood: Mood) -> str:
    hair = "#231c22"
    side = path("M-23.4-12C-26-4-25.6 6-23 11C-20.6 8-20.4-2-21-12Z", hair, LINE)
    half = (
        "M0 15C4 12.4 9 13.4 13 17C15.6 19.4 18.4 20 20.4 18.4C20 24 15.6 27 11 26"
        "C6.6 25 3 22 0 20.4Z"
    )
    light = stroke("M3 17C7 17.4 10 21 14 22.4", "#5d5560", 1)
    moustache = path(half, hair, LINE) + light
    return (
        side
        + mirrored(side)
        + mouth(RANCHER, mood, 24)
        + moustache
        + mirrored(moustache)
        + slipped(felt_hat("#8a5a34", "#2b2024"), mood, 0, -15)
    )


RANCHER = Face(TAN, "#231c22", SQUARE, "#3b2a20", "hooked", brow=3.4, old=1)


# --- the nurse: black hair tied high, teal scrubs


def _nurse_back() -> str:
    hair = "#241d24"
    tail = path(
        "M10-33C16-46 32-46 38-33C43-21 37-10 41 1C43 8 41 15 36 19C37 12 33 8 30 2"
        "C26-6 27-16 24-22C20-27 14-29 10-33Z",
        hair,
        LINE,
        1.3,
    )
    shine = stroke("M22-37C29-38 33-32 33-24C33-14 32-8 35 0", "#5d5068", 1.4)
    cap = path("M-24-2C-30-22-20-38 0-38C20-38 30-22 24-2Z", hair, LINE, 1.3)
    return tail + shine + cap


def _nurse_dress() -> str:
    return (
        shoulders("#2f93a0", NARROW)
        + neck(OLIVE, 58)
        + path("M-11 37L-20 42L-5 62L0 66L5 62L20 42L11 37L15 43L0 60L-15 43Z", "#267a86", LINE)
        + stroke("M-16 39C-22 46-22 52-18 58M16 39C22 46 22 52 18 58", "#39404c", 2.2)
        + circle(18, 60, 3.4, "#cfd6de", LINE)
    )


def _nurse_front(mood: Mood) -> str:
    hair, shine = "#241d24", "#5d5068"
    return (
        mouth(NURSE, mood, 21)
        + path(
            "M-24 2C-28-14-22-34 0-35C20-36 27-20 24.4 0C23-6 21.6-10 19-14C8-14-4-20-9-26"
            "C-12-18-17-11-21-8C-22.6-5-23.4-2-24 2Z",
            hair,
            LINE,
        )
        + stroke("M-6-29C4-24 14-21 20-20M-15-26C-18-22-20-17-21-12", shine, 1.4)
        + path("M10-37C14-41 19-38 20-32C17-29 11-31 10-37Z", "#e06a7a", LINE)
        + earring(-22.8, 9, "stud", GOLD)
        + earring(22.8, 9, "stud", GOLD)
    )


NURSE = Face(
    OLIVE, "#241d24", OVAL, "#2e1d16", "button", lips=True, lashes=True, brow=1.9, eye=11.4
)


# --- the teacher: an afro, a yellow headband, round golden glasses


def _teacher_back() -> str:
    hair = "#33231f"
    puffs = (
        (-27, 4, 12),
        (27, 4, 12),
        (-33, -12, 14),
        (33, -12, 14),
        (-27, -29, 15),
        (27, -29, 15),
        (-12, -39, 15),
        (12, -39, 15),
        (0, -30, 26),
    )
    rim = "".join(circle(x, y, r, hair, LINE, 1.3) for x, y, r in puffs)
    return rim + "".join(circle(x, y, r - 0.8, hair) for x, y, r in puffs)


def _teacher_dress() -> str:
    return (
        shoulders("#dba53a")
        + path("M-18 41L0 66L18 41L10 36H-10Z", WHITE, LINE)
        + neck(SIENNA, 54)
        + stroke("M-19 41C-15 50-8 58-2 66M19 41C15 50 8 58 2 66", "#a8741c", 2)
        + beads("#c8473c", 9, 44, 14, 8, 2.2)
    )


def _teacher_front(mood: Mood) -> str:
    hair = "#33231f"
    return (
        mouth(TEACHER, mood, 21.4)
        + path(
            "M-23.4-2C-27-20-18-34 0-34C18-34 27-20 23.4-2C22-9 18-15 12-18C4-21-4-21-12-18C-18-15-22-9-23.4-2Z",
            hair,
        )
        + path("M-25-15C-16-29 16-29 25-15L24-22C15-36-15-36-24-22Z", "#f0b83a", LINE)
        + stroke("M-18-24L-14-27M-4-30L0-31M10-29L14-27", "#c8473c", 1.8)
        + earring(-23.4, 9, "drop", "#c8473c")
        + earring(23.4, 9, "drop", "#c8473c")
        + glasses("round", "#e2b23c", mood)
    )


TEACHER = Face(SIENNA, "#241814", FULL, "#2b1a12", "broad", lips=True, lashes=True, brow=2)


# --- braids: a straw hat pushed back, freckles, a gap between the teeth


def _braids_back() -> str:
    hair, dark = "#e08a32", "#a85a18"
    tail = path(
        "M-22 8C-30 12-33 20-31 26C-36 30-35 38-31 41C-33 46-30 50-26 50C-22 48-22 44-24 41C-19 37-19 31-22 27C-18 22-18 14-20 9Z",
        hair,
        LINE,
    )
    plait = tail + stroke(
        "M-29 17L-22 21M-30 31L-22 32M-29 41L-25 42M-24 13L-28 22M-24 28L-29 36", dark, 1.1
    )
    ribbon = path("M-32 46L-26 49L-20 46L-21 52L-26 50L-31 53Z", "#c8323f", LINE)
    return plait + ribbon + mirrored(plait + ribbon)


def _braids_hat(mood: Mood) -> str:
    return slipped(halo_hat("#c8323f"), mood, 0, -14, 4)


def _braids_dress() -> str:
    return (
        shoulders("#f4ead2", NARROW)
        + stroke("M-46 58H-18M-40 51H-18M46 58H18M40 51H18", "#c8323f", 2.2)
        + neck(FAIR, 52)
        + path(
            "M-12 37C-20 39-24 42-25 44C-16 52-6 54 0 54C6 54 16 52 25 44C24 42 20 39 12 37C10 44 5 48 0 48C-5 48-10 44-12 37Z",
            WHITE,
            LINE,
        )
        + path("M-30 46L-22 44L-17 58H17L22 44L30 46L25 68H-25Z", "#3a5f9c", LINE)
        + circle(-20, 58, 2, GOLD, LINE)
        + circle(20, 58, 2, GOLD, LINE)
    )


def _braids_front(mood: Mood) -> str:
    hair, dark = "#e08a32", "#a85a18"
    return (
        mouth(BRAIDS, mood, 20.6)
        + path(
            "M-23.6 8C-27-6-25-26-8-32C-2-34 2-34 8-32C25-26 27-6 23.6 8C22-2 20-9 15-13"
            "C9-16 3-20 0-26C-3-20-9-16-15-13C-20-9-22-2-23.6 8Z",
            hair,
            LINE,
        )
        + stroke(
            "M0-26V-33M-6-20C-9-24-9-28-7-31M6-20C9-24 9-28 7-31M-18-11C-20-17-19-22-17-25M18-11C20-17 19-22 17-25",
            dark,
            1.1,
        )
    )


BRAIDS = Face(
    FAIR,
    "#a85a18",
    Shape(23.6, 21.4, 9, 32, 15),
    "#4f8a5a",
    "button",
    lashes=True,
    brow=2,
    freckles=True,
    gap=True,
    eye=11.6,
)


PEOPLE = {
    "farmer": Person(
        FARMER,
        grounds.fields(),
        _farmer_dress(),
        _farmer_front,
        low=50,
        scale=0.9,
        own=(WAVERING,),
    ),
    "rancher": Person(
        RANCHER,
        grounds.mesa(),
        _rancher_dress(),
        _rancher_front,
        low=52,
        scale=0.86,
        own=(SQUEEZED,),
    ),
    "nurse": Person(
        NURSE,
        grounds.plain("#f2c9a0", "#fdeed8"),
        _nurse_dress(),
        _nurse_front,
        _nurse_back(),
        low=48,
        scale=0.9,
        own=(BRIGHT, GAPING),
    ),
    "teacher": Person(
        TEACHER,
        grounds.plain("#7fae9a", "#bcdccb"),
        _teacher_dress(),
        _teacher_front,
        _teacher_back(),
        low=52,
        scale=0.86,
        own=(WINKING,),
    ),
    "braids": Person(
        BRAIDS,
        grounds.plain("#8fc4e4", "#d8eef6"),
        _braids_dress(),
        _braids_front,
        _braids_back(),
        behind=_braids_hat,
        low=50,
        scale=0.88,
        own=(BRIGHT, GAPING),
    ),
}
