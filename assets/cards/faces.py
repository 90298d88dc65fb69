"""Faces of the courts, drawn round (0, 0) at the root of the nose: 46 wide, chin at y = 34.

A face looks straight out or to the right; the left is the same, mirrored by whoever places it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ink import LINE, circle, ellipse, moved, path, stroke


class Skin(NamedTuple):
    """Colours of one complexion."""

    base: str
    shade: str
    line: str
    blush: str
    lips: str


FAIR = Skin("#f6d3b3", "#e3ae88", "#a8643f", "#e8806a", "#c04a4c")
ROSY = Skin("#f3c7a2", "#dd9f76", "#9c5836", "#dd6b55", "#b5443f")
TAN = Skin("#dda878", "#c0844f", "#80492a", "#c8663f", "#a3453a")
BROWN = Skin("#a86c45", "#87502f", "#54301d", "#b1513a", "#8f3b3a")

FRONT = (
    "M-23-10C-23-27-12-33 0-33C12-33 23-27 23-10C23.5-2 23 7 20 16C17 25 8 34 0 34"
    "C-8 34-17 25-20 16C-23 7-23.5-2-23-10Z"
)
ASIDE = (
    "M-23-9C-23.5-26-11-33 2-33C14-33 22-26 22.6-14C22.8-9 20.6-6 20.6-2C20.8 2 23 4 22.6 9"
    "C22.2 15 19.4 18 18 23C16.2 30 11 34.5 5 34.5C-4 34.5-12.5 29-17 21C-21 14-22.5 3-23-9Z"
)
FRONT_SHADE = (
    "M13-31C20-28 23-20 23-10C23.5-2 23 7 20 16C17 25 8 34 0 34C9 28 15 19 16.5 8"
    "C18-4 17-18 13-31Z"
)
ASIDE_SHADE = (
    "M-23-9C-22.5 3-21 14-17 21C-12.5 29-4 34.5 5 34.5C-2 30-10 23-13.5 14"
    "C-17 4-17-8-15-24C-20-21-23-17-23-9Z"
)


@dataclass(frozen=True)
class Look:
    """What tells one face from another; `brow` lifts (+) or lowers (-) the inner brow ends."""

    skin: Skin
    hair: str
    iris: str = "#5a3a22"
    aside: bool = False
    lady: bool = False
    brow: float = 0
    smile: float = 2
    mouth: bool = True
    old: bool = False


def _eye(look: Look, wide: float) -> str:
    """An eye round (0, 0), `wide` from corner to corner; the outer corner is on the left."""
    w, h = wide / 2, wide / 4
    high = 3.4 if look.lady else 2.9
    parts = [
        path(f"M{-w:.1f} .8C{-h:.1f}{-high:.1f} {h:.1f}{-high:.1f} {w:.1f} .4C{h:.1f} 2.9{-h:.1f} 3{-w:.1f} .8Z", "#fffaf2"),
        circle(0.4, -0.2, 2.5, look.iris),
        circle(0.4, -0.2, 1.3, LINE),
        circle(-0.5, -1.1, 0.7, "#fff"),
        stroke(f"M{-w - 0.6:.1f} 1.1C{-h:.1f}{-high - 0.4:.1f} {h:.1f}{-high - 0.4:.1f} {w:.1f} .4", LINE, 1.6),
    ]
    if look.lady:
        parts.append(stroke(f"M{-w - 0.4:.1f} 1L{-w - 2.6:.1f}-1", LINE, 1.3))
    parts.append(stroke(f"M{-w:.1f}-3.4C{-h:.1f}-5.6 {h:.1f}-5.4 {w:.1f}-2.6", look.skin.line, 0.7))
    return "".join(parts)


def _brow(look: Look, wide: float) -> str:
    """A brow over an eye, its outer end on the left."""
    w, lift = wide / 2, look.brow
    thick = 1.4 if look.lady else 2.6
    return path(
        f"M{-w - 1.5:.1f} 1.5C{-w / 2:.1f}-3 {w / 2:.1f} {-2.6 - lift / 2:.1f} {w + 0.5:.1f} {-1 - lift:.1f}"
        f"C{w / 2:.1f} {-2.6 - lift / 2 + thick:.1f} {-w / 2:.1f} {-3 + thick:.1f} {-w - 1.5:.1f} 1.5Z",
        look.hair, look.hair, 0.7,
    )


def _nose(look: Look) -> str:
    skin = look.skin
    if look.aside:
        return (
            path("M5-7C5.5-1 3.5 6 3 9.5C4 13 9 13.4 12 11.4C13.4 10.2 12.6 8.4 11.8 6.8C9.4 2 7.4-2 7-7Z", skin.shade, opacity=0.5)
            + stroke("M7.4-6C7.8-2 9.8 2.4 12 6.8C13.2 9.4 12.8 11.4 9 12.2", skin.line, 1.2)
            + stroke("M3.4 9C2 10.6 3 12.6 4.8 12.2", skin.line, 1.1)
        )
    return (
        path("M1-6C1.6 0 2.8 5 5 9.5C4 12.8 1 12.6-1 12.2C1.4 9 .6 1-1-6Z", skin.shade, opacity=0.5)
        + stroke("M-4.6 8.8C-5.4 11.4-3.2 12.4-1.8 11.8C-.8 13.2 .8 13.2 1.8 11.8C3.2 12.4 5.4 11.4 4.6 8.8", skin.line, 1.1)
    )


def _mouth(look: Look) -> str:
    """The mouth round (0, 0)."""
    up = look.smile
    corner = f"{-up / 2:.1f}"
    if look.lady:
        return (
            path(f"M-6 {corner}C-4-2.2-1.6-3.6 0-2.2C1.6-3.6 4-2.2 6 {corner}C3 1.2-3 1.2-6 {corner}Z", look.skin.lips)
            + path(f"M-6 {corner}C-3 1.2 3 1.2 6 {corner}C4 4.4-4 4.4-6 {corner}Z", look.skin.lips, opacity=0.75)
            + stroke(f"M-6.4 {corner}C-3 1.2 3 1.2 6.4 {corner}", look.skin.line, 0.9)
        )
    return (
        path(f"M-5 .4C-2 {1 + up:.1f} 2 {1 + up:.1f} 5 .4C3 {3.4 + up:.1f}-3 {3.4 + up:.1f}-5 .4Z", look.skin.lips, opacity=0.8)
        + stroke(f"M-7.4 {corner}C-4 {1 + up / 2:.1f} 4 {1 + up / 2:.1f} 7.4 {corner}", look.skin.line, 1.4)
    )


def face(look: Look) -> str:
    """A whole face without hair, hat or beard."""
    skin = look.skin
    shift = 5.0 if look.aside else 0.0
    near, far = (11.5, 9.5) if look.aside else (11.0, 11.0)
    left, right = (-5.0, 13.6) if look.aside else (-9.6, 9.6)
    parts = [
        path(ASIDE if look.aside else FRONT, skin.base, LINE),
        path(ASIDE_SHADE if look.aside else FRONT_SHADE, skin.shade, opacity=0.55),
        ellipse(left - 3.5, 10.5, 5.6, 4, skin.blush, opacity=0.38),
        ellipse(right + 2.5, 10.5, 4 if look.aside else 5.6, 4, skin.blush, opacity=0.38),
        moved(_eye(look, near), left, -1),
        moved(_eye(look, far), right, -1, mirror=True),
        moved(_brow(look, near), left, -8),
        moved(_brow(look, far), right, -8, mirror=True),
        _nose(look),
    ]
    if look.old:
        parts.append(stroke(f"M{left - 5:.1f} 5.4C{left - 1:.1f} 7.4 {left + 3:.1f} 7.2 {left + 5:.1f} 5.6", skin.line, 0.8))
        parts.append(stroke(f"M{right + 4:.1f} 5.4C{right + 1:.1f} 7.2 {right - 2:.1f} 7.2 {right - 4:.1f} 5.6", skin.line, 0.8))
        parts.append(stroke(f"M{shift - 8:.1f}-17C{shift - 3:.1f}-18.4 {shift + 3:.1f}-18.4 {shift + 8:.1f}-17", skin.line, 0.8))
    if look.mouth:
        parts.append(moved(_mouth(look), shift + (0.6 if look.aside else 0), 20.5))
    return "".join(parts)
