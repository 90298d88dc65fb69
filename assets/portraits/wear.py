"""Necks, shoulders, glasses and hats of the people in the portraits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from features import n
from ink import LINE, circle, ellipse, mirrored, moved, path, stroke

if TYPE_CHECKING:
    from faces import Skin
    from moods import Mood

SHOULDERS = "M-56 64C-54 51-42 46-27 42.5L-12 38H12L27 42.5C42 46 54 51 56 64Z"
NARROW = "M-48 64C-47 53-37 48-24 44L-11 38H11L24 44C37 48 47 53 48 64Z"


def neck(skin: Skin, open_to: float = 52, wide: float = 9.5) -> str:
    """A neck, with the shadow of the chin on it and skin down to a point on the breast."""
    w = wide
    return path(
        f"M-{w} 20V37C-{w + 2} 41-{w + 6} 42-{w + 9} 43L0 {open_to}L{w + 9} 43"
        f"C{w + 6} 42 {w + 2} 41 {w} 37V20Z",
        skin.base,
        LINE,
    ) + path(f"M-{w - 0.5} 22H{w - 0.5}V36C4 43-4 43-{w - 0.5} 36Z", skin.shade, opacity=0.8)


def shade(data: str, strength: float = 0.16) -> str:
    """Shadow on whatever colour lies below."""
    return path(data, LINE, opacity=strength)


def shoulders(cloth: str, data: str = SHOULDERS) -> str:
    """The upper end of whatever is worn, darker at the right."""
    return path(data, cloth, LINE, 1.3) + shade(
        "M27 42.5C42 46 54 51 56 64H30C34 56 33 48 27 42.5Z", 0.14
    )


def collar(colour: str, drop: float = 52) -> str:
    """The two points of a shirt's collar."""
    half = (
        f"M10 35.5C14 37 18 39.5 20 42L11 {drop + 1}L0 {drop - 5}C6 {drop - 8} 10 42 10 35.5Z"
    )
    return path(half, colour, LINE) + mirrored(path(half, colour, LINE))


def _lens(kind: str, apart: float, fill: str, line: str | None, opacity: float = 1) -> str:
    """The right lens."""
    if kind == "round":
        return circle(apart, 0, 8.2, fill, line, 1.7, opacity)
    square = (
        f"M{n(apart - 7.6, -6)}H{n(apart + 7)}C{n(apart + 8.4, -6, apart + 8.6, -4)}"
        f" {n(apart + 8.2, -1)}C{n(apart + 7.6, 4.6, apart + 6, 6, apart + 3.4, 6)}"
        f"H{n(apart - 4)}C{n(apart - 6.6, 6, apart - 8, 3, apart - 8, -4.6)}Z"
    )
    half = (
        f"M{n(apart - 7.6, 0)}H{n(apart + 7.6)}C{n(apart + 7.4, 5, apart + 4, 7.4, apart, 7.4)}"
        f"C{n(apart - 4, 7.4, apart - 7.4, 5, apart - 7.6, 0)}Z"
    )
    return path(square if kind == "square" else half, fill, line, 1.7, opacity)


def glasses(kind: str, colour: str, mood: Mood, apart: float = 9.8, y: float = 0.6) -> str:
    """Glasses: "round", "square" or "half"; they slip with the mood."""
    glint = stroke(f"M{n(apart - 3.6, -2.4)}L{n(apart - 1.4, -5)}", "#fff", 1.1, 0.7)
    lens = _lens(kind, apart, "#fff", None, 0.12) + _lens(kind, apart, "none", colour)
    inner = apart - (8.2 if kind == "round" else 7.7)
    bridge = stroke(f"M{n(-inner, -1.4)}C-1.4-3.6 1.4-3.6 {n(inner, -1.4)}", colour, 1.7)
    ear = stroke(f"M{n(apart + 8, -1.6)}L25-3.4", colour, 1.6)
    half = lens + ear
    shine = "" if kind == "half" else glint + moved(glint, -2 * apart, 0)
    whole = half + mirrored(half) + bridge + shine
    return moved(whole, 0, y + mood.slip * 0.34, mood.slip * 0.7)


def slipped(hat: str, mood: Mood, x: float = 0, y: float = -20, turn: float = 0) -> str:
    """A hat in its place, or where it is after a fright."""
    return moved(hat, x + mood.slip * 0.12, y + mood.slip * 0.42, turn + mood.slip)


def cap(front: str, sides: str, bill: str) -> str:
    """A cap with a stiff bill, a light panel at the front; the brow is at (0, 0)."""
    return (
        path("M-25 7C-28-18-14-26 0-26C14-26 28-18 25 7Z", sides, LINE, 1.3)
        + path("M-15 3C-17-16-8-25 0-25.6C8-25 17-16 15 3C8-.6-8-.6-15 3Z", front, LINE, 1)
        + shade("M14-22.5C24-18 27-8 25 7L19 4C21-8 20-16 14-22.5Z")
        + circle(0, -26, 2, sides, LINE)
        + path(
            "M-25.6 7.4C-18-2.6 18-2.6 25.6 7.4C29 9.4 31.4 12 30.4 14"
            "C18 6-18 6-30.4 14C-31.4 12-29 9.4-25.6 7.4Z",
            bill,
            LINE,
            1.3,
        )
        + shade(
            "M-30.4 14C-18 6 18 6 30.4 14C31 12.8 30.6 11.6 29.6 10.6C18 3.4-18 3.4-29.6 10.6C-30.6 11.6-31 12.8-30.4 14Z",
            0.3,
        )
    )


def beanie(wool: str, cuff: str) -> str:
    """A knitted hat with a turned-up edge."""
    ribs = "".join(
        f"M{x} {-1.6 + abs(x) * 0.05:.1f}V{8 + abs(x) * 0.05:.1f}" for x in range(-20, 21, 5)
    )
    return (
        path("M-24.6 2C-28-20-15-28 0-28C15-28 28-20 24.6 2Z", wool, LINE, 1.3)
        + shade("M10-27C22-23 27-12 24.6 2H16C18-10 17-20 10-27Z")
        + stroke("M-9-26.6C-12-18-12-8-11.6-3M0-28V-4M9-26.6C12-18 12-8 11.6-3", LINE, 0.9, 0.4)
        + path(
            "M-26-3.4C-10-7 10-7 26-3.4C27.4 0 27.4 5 26 9.4C10 6 -10 6 -26 9.4C-27.4 5-27.4 0-26-3.4Z",
            cuff,
            LINE,
            1.3,
        )
        + stroke(ribs, LINE, 0.9, 0.4)
    )


def felt_hat(felt: str, band: str) -> str:
    """A wide felt hat with a pinched crown."""
    return (
        path(
            "M-23 0C-25-18-21-31-13-33C-7-34.4-4-31 0-30.6C4-31 7-34.4 13-33C21-31 25-18 23 0Z",
            felt,
            LINE,
            1.3,
        )
        + shade("M10-33.6C20-33 25-18 23 0L12 2C15-14 16-26 10-33.6Z", 0.2)
        + stroke("M0-30C-1-26-1-22 0-19", LINE, 1, 0.5)
        + path("M-23.6-10C-8-5.6 8-5.6 23.6-10L23.4 0C8 5-8 5-23.4 0Z", band, LINE)
        + path(
            "M-47-6C-46-10-42-11-38-9C-31-5.6-26-4-22.6-4C-16 .6-8 2.6 0 2.6C8 2.6 16 .6 22.6-4"
            "C26-4 31-5.6 38-9C42-11 46-10 47-6C40 5 20 11 0 11C-20 11-40 5-47-6Z",
            felt,
            LINE,
            1.3,
        )
        + shade(
            "M-47-6C-38 2-18 6.4 0 6.4C18 6.4 38 2 47-6C40 5 20 11 0 11C-20 11-40 5-47-6Z", 0.24
        )
    )


def flat_cap(tweed: str, thread: str) -> str:
    """A flat cap, its peak to the front."""
    weave = "M-20-8L-8-17M-22-1L4-20M-14 1L14-19M-2 0L21-14M10-1L24-8M-8-17L6-1M4-20L18-2M-18-13L-6 1"
    return (
        path(
            "M-25.6 4C-30-8-24-19-8-21.6C10-24 26-18 27-4C27.2 0 26.6 2.6 25.6 4Z",
            tweed,
            LINE,
            1.3,
        )
        + stroke(weave, thread, 1, 0.5)
        + shade("M8-22.2C22-20 27-12 27-4C27.2 0 26.6 2.6 25.6 4L16 1C20-8 17-17 8-22.2Z")
        + path(
            "M-26 3C-14-3.4 14-3.4 26 3C28.6 5 29.6 8 28 10.6C17 3.6-17 3.6-28 10.6C-29.6 8-28.6 5-26 3Z",
            tweed,
            LINE,
            1.3,
        )
        + shade(
            "M-28 10.6C-17 3.6 17 3.6 28 10.6C28.6 9.4 28.8 8.2 28.6 7C18 .6-18 .6-28.6 7C-28.8 8.2-28.6 9.4-28 10.6Z",
            0.3,
        )
    )


def skippers_cap(cloth: str, gold: str) -> str:
    """A skipper's cap: a wide top, a band with an emblem, a shining peak."""
    return (
        path(
            "M-24-2C-32-10-31-20-20-23C-8-26.6 8-26.6 20-23C31-20 32-10 24-2Z", cloth, LINE, 1.3
        )
        + shade("M14-24.8C28-22.6 32-11 24-2H15C22-10 22-18 14-24.8Z")
        + path("M-24.6-4.6C-9-8.4 9-8.4 24.6-4.6L25 5C9 1.4-9 1.4-25 5Z", "#131a2c", LINE)
        + stroke("M-24.6 2.6C-9-1 9-1 24.6 2.6", gold, 1.8)
        + circle(0, -10.4, 5, gold, LINE)
        + path("M0-13.6V-7.4M-2.6-9.4C-2.2-7.6 2.2-7.6 2.6-9.4M-1.6-12H1.6", "none", LINE, 1)
        + path(
            "M-25 5.2C-12 .4 12 .4 25 5.2C25 8.6 22 11.6 20 12.4C9 7-9 7-20 12.4C-22 11.6-25 8.6-25 5.2Z",
            "#131a2c",
            LINE,
            1.3,
        )
        + stroke("M-17 6.6C-8 4-2 3.6 4 3.8", "#8fa0c0", 1.2, 0.8)
    )


def beads(
    colour: str, count: int, y: float = 43, half: float = 15, sag: float = 7, size: float = 1.9
) -> str:
    """A string of beads round the neck."""
    found = []
    for index in range(count):
        x = half * (2 * index / (count - 1) - 1)
        found.append(circle(x, y + sag * (1 - (x / half) ** 2), size, colour, LINE, 0.7))
    return "".join(found)


def earring(x: float, y: float, kind: str, colour: str) -> str:
    """An earring below an ear; "hoop", "drop" or "stud"."""
    if kind == "hoop":
        return circle(x, y + 4.6, 4.2, "none", LINE, 2.6) + circle(
            x, y + 4.6, 4.2, "none", colour, 1.4
        )
    if kind == "drop":
        return stroke(f"M{x} {y}V{y + 2}", LINE, 1) + ellipse(x, y + 5, 2, 3, colour, LINE, 0.9)
    return circle(x, y + 1, 1.8, colour, LINE, 0.9)
