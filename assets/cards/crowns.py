"""Crowns, drawn round the head: the brow is at (0, -22), the middle of the face at (0, 0)."""

from __future__ import annotations

from ink import LINE, circle, path, stroke
from palette import GOLD, PALE_GOLD
from pips import badge

SILVER, SILVER_SHADE = "#dfe3ee", "#9aa3bd"


def rim(fill: str, jewel: str, half: float = 21) -> str:
    """The band of a crown with five jewels."""
    h = half
    jewels = "".join(
        circle(x * h, y, r, colour, LINE, 0.8)
        for x, y, r, colour in (
            (-0.8, -23.6, 1.8, PALE_GOLD),
            (-0.42, -21.4, 2.2, jewel),
            (0, -20.6, 2.8, jewel),
            (0.42, -21.4, 2.2, jewel),
            (0.8, -23.6, 1.8, PALE_GOLD),
        )
    )
    return (
        path(
            f"M{-h:.1f}-28C-8-22 8-22 {h:.1f}-28"
            f"L{h - 0.6:.1f}-20C8-13.6-8-13.6 {0.6 - h:.1f}-20Z",
            fill,
            LINE,
        )
        + jewels
    )


def pointed(fill: str, dark: str, jewel: str, tip: str) -> str:
    """Five slim points with pearls of colour `tip`."""
    tips = ((-27, -46), (-14.4, -51.5), (0, -55), (14.4, -51.5), (27, -46))
    return (
        path(
            "M-21-24L-27-46L-18-37L-14.4-51.5L-6.6-40L0-55L6.6-40L14.4-51.5L18-37L27-46L21-24Z",
            fill,
            LINE,
        )
        + path("M6-23L8-39L14.4-51.5L18-37L27-46L21-24Z", dark, opacity=0.6)
        + "".join(circle(x, y, 2.8, tip, LINE, 0.9) for x, y in tips)
        + rim(fill, jewel)
    )


def leafy(fill: str, dark: str, jewel: str, suit: str) -> str:
    """A crown whose points are suit signs."""
    signs = "".join(
        badge(suit, fill, x, y, size, turn)
        for x, y, size, turn in ((-22, -39, 13, -24), (0, -46, 19, 0), (22, -39, 13, 24))
    )
    return (
        signs
        + path(
            "M-21-24L-24-36C-16-32-14-34-11-40C-8-34-4-34 0-40C4-34 8-34 11-40"
            "C14-34 16-32 24-36L21-24Z",
            fill,
            LINE,
        )
        + path("M8-23L11-40C14-34 16-32 24-36L21-24Z", dark, opacity=0.6)
        + rim(fill, jewel)
    )


def arched(cap: str, jewel: str) -> str:
    """A king's crown: a soft cap between golden arches, an orb on top."""
    return (
        path(
            "M-21-26C-32-44-20-56-6-50C-2-48 2-48 6-50C20-56 32-44 21-26L20-20H-20Z", cap, LINE
        )
        + path("M8-50.6C21-55 31-44 21-26H12C20-34 19-46 8-50.6Z", LINE, opacity=0.2)
        + path(
            "M-22-27C-29-40-22-52-10-52C-16-46-16-36-15-26ZM22-27C29-40 22-52 10-52"
            "C16-46 16-36 15-26Z",
            GOLD,
            LINE,
        )
        + path("M-4-24L-3-50H3L4-24Z", GOLD, LINE)
        + "".join(
            circle(x, y, 1.6, PALE_GOLD)
            for x, y in ((-20.4, -36), (-18, -44), (20.4, -36), (18, -44), (0, -34), (0, -42))
        )
        + circle(0, -53, 4.4, GOLD, LINE)
        + stroke("M0-57.4V-62M-2.6-60H2.6", LINE, 3.4)
        + stroke("M0-57.4V-62M-2.4-60H2.4", PALE_GOLD, 1.6)
        + rim(GOLD, jewel, 23)
    )


def toothed(fill: str, dark: str, jewel: str) -> str:
    """A tall open crown with broad square teeth."""
    return (
        path(
            "M-22-24L-27-50L-19-47L-16-39L-10-41L-9-54L0-58L9-54L10-41L16-39L19-47L27-50"
            "L22-24Z",
            fill,
            LINE,
        )
        + path("M9-23L10-41L16-39L19-47L27-50L22-24Z", dark, opacity=0.6)
        + path("M0-52L4-46L0-40L-4-46Z", jewel, LINE, 0.9)
        + circle(-22, -43, 2.2, jewel, LINE, 0.9)
        + circle(22, -43, 2.2, jewel, LINE, 0.9)
        + rim(fill, jewel, 22.4)
    )


def turban(cloth: str, jewel: str) -> str:
    """A crown wound about with cloth, a plume at the front."""
    return (
        path("M2-40C-2-54 6-64 14-62C22-60 22-50 16-48C20-46 16-40 8-38Z", "#fffaf0", LINE)
        + stroke("M4-40C4-50 8-56 14-58", LINE, 0.8, 0.5)
        + path("M-14-44L-18-54L-9-50L-3-58L3-50L12-54L12-40Z", GOLD, LINE)
        + path("M-25-20C-30-34-18-48 0-48C18-48 30-34 25-20C10-13-10-13-25-20Z", cloth, LINE)
        + path(
            "M10-46.6C22-43 29-32 25-20C21-18 18-17 14-16C22-26 20-38 10-46.6Z",
            LINE,
            opacity=0.2,
        )
        + stroke(
            "M-24-24C-10-38 6-40 20-38M-22-30C-14-42-2-46 8-46M-22-18C-6-30 12-32 26-28",
            LINE,
            0.9,
            0.6,
        )
        + path("M0-40L6-32L0-24L-6-32Z", jewel, LINE)
        + circle(0, -32, 8.4, "none", PALE_GOLD, 1.4)
    )


def circlet(fill: str, jewel: str) -> str:
    """A narrow golden ring low on the hair, with one stone."""
    return (
        path("M-24-19C-8-28 8-28 24-19L23.6-13C8-22-8-22-23.6-13Z", fill, LINE)
        + path("M0-33L5-25L0-16L-5-25Z", jewel, LINE)
        + circle(-12, -21, 1.7, jewel, LINE, 0.8)
        + circle(12, -21, 1.7, jewel, LINE, 0.8)
    )
