"""Faces of the courts, drawn round (0, 0) at the root of the nose: 46 wide, chin at y = 34.

A face looks straight out or to the right; the left is the same, mirrored by whoever places it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ink import LINE, circle, ellipse, mirrored, moved, path, stroke


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
    "M-23-9C-23.5-26-11-33 2-33C14-33 22-26 22.6-14C22.8-9 20.6-6 20.6-2"
    "C20.8 2 23 4 22.6 9"
    "C22.2 15 19.4 18 18 23C16.2 30 11 34.5 5 34.5C-4 34.5-12.5 29-17 21"
    "C-21 14-22.5 3-23-9Z"
)
LADY_FRONT = (
    "M-22.4-10C-22.4-27-12-33 0-33C12-33 22.4-27 22.4-10C22.8-2 21.8 7 18.2 15.5"
    "C14.6 24 6 34 0 34C-6 34-14.6 24-18.2 15.5C-21.8 7-22.8-2-22.4-10Z"
)
LADY_ASIDE = (
    "M-22.4-9C-22.9-26-11-33 2-33C14-33 21.6-26 22.2-14C22.4-9 20.6-6 20.6-2"
    "C20.8 2 22.4 4 21.8 9"
    "C21.2 15 18 19 15.6 24C13 30 9.6 34 5.6 34C0 34-9 28.5-14.6 20.5"
    "C-19.6 12.5-21.9 3-22.4-9Z"
)
FRONT_SHADE = (
    "M13-31C20-28 22.4-20 22.4-10C22.8-2 21.8 7 18.2 15.5C14.6 24 6 34 0 34"
    "C9 28 14 19 15.6 8"
    "C17-4 17-18 13-31Z"
)
ASIDE_SHADE = (
    "M-22.4-9C-21.9 3-19.6 12.5-14.6 20.5C-9 28.5 0 34 5.6 34C-2 29-9 22-12.5 13"
    "C-16 4-17-8-15-24C-20-21-22.4-17-22.4-9Z"
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
        path(
            f"M{-w:.1f} .8C{-h:.1f}{-high:.1f} {h:.1f}{-high:.1f} {w:.1f} .4"
            f"C{h:.1f} 2.9{-h:.1f} 3{-w:.1f} .8Z",
            "#fffaf2",
        ),
        circle(0.4, -0.2, 2.5, look.iris),
        circle(0.4, -0.2, 1.3, LINE),
        circle(-0.5, -1.1, 0.7, "#fff"),
        stroke(
            f"M{-w - 0.6:.1f} 1.1C{-h:.1f}{-high - 0.4:.1f} {h:.1f}{-high - 0.4:.1f}"
            f" {w:.1f} .4",
            LINE,
            1.6,
        ),
    ]
    if look.lady:
        parts.append(stroke(f"M{-w - 0.4:.1f} 1L{-w - 2.6:.1f}-1", LINE, 1.3))
    parts.append(
        stroke(f"M{-w:.1f}-3.4C{-h:.1f}-5.6 {h:.1f}-5.4 {w:.1f}-2.6", look.skin.line, 0.7)
    )
    return "".join(parts)


def _brow(look: Look, wide: float) -> str:
    """A brow over an eye, its outer end on the left."""
    w, lift = wide / 2, look.brow
    thick = 1.4 if look.lady else 2.6
    top = -2.6 - lift / 2
    return path(
        f"M{-w - 1.5:.1f} .7C{-w / 2:.1f}-3 {w / 2:.1f} {top:.1f}"
        f" {w + 0.5:.1f} {0.4 - lift:.1f}"
        f"C{w / 2:.1f} {top + thick:.1f} {-w / 2:.1f} {-3 + thick:.1f} {-w - 1.5:.1f} .7Z",
        look.hair,
        look.hair,
        0.7,
    )


def _nose(look: Look) -> str:
    skin = look.skin
    if look.lady and look.aside:
        return path(
            "M6-7C6.4-1 5.4 5 5.4 9C7.4 11 10 10.4 11.2 9C10 5 8-1 7.2-7Z",
            skin.shade,
            opacity=0.45,
        ) + stroke(
            "M9 1.6C10.4 4.6 12.2 7.4 11.9 9.2C11.5 10.9 9.8 11.4 8 11.2M4.8 9.4"
            "C3.8 10.4 4.2 11.7 5.6 11.5",
            skin.line,
            1.1,
        )
    if look.aside:
        return (
            path(
                "M5-7C5.5-1 3.5 6 3 9.5C4 13 9 13.4 12 11.4C13.4 10.2 12.6 8.4 11.8 6.8"
                "C9.4 2 7.4-2 7-7Z",
                skin.shade,
                opacity=0.5,
            )
            + stroke("M7.4-6C7.8-2 9.8 2.4 12 6.8C13.2 9.4 12.8 11.4 9 12.2", skin.line, 1.2)
            + stroke("M3.4 9C2 10.6 3 12.6 4.8 12.2", skin.line, 1.1)
        )
    return path(
        "M1-6C1.6 0 2.8 5 5 9.5C4 12.8 1 12.6-1 12.2C1.4 9 .6 1-1-6Z", skin.shade, opacity=0.5
    ) + stroke(
        "M-4.6 8.8C-5.4 11.4-3.2 12.4-1.8 11.8C-.8 13.2 .8 13.2 1.8 11.8"
        "C3.2 12.4 5.4 11.4 4.6 8.8",
        skin.line,
        1.1,
    )


def _mouth(look: Look) -> str:
    """The mouth round (0, 0)."""
    up = look.smile
    corner = f"{-up / 2:.1f}"
    if look.lady:
        return (
            path(
                f"M-6 {corner}C-4-2.2-1.6-3.6 0-2.2C1.6-3.6 4-2.2 6 {corner}"
                f"C3 1.2-3 1.2-6 {corner}Z",
                look.skin.lips,
            )
            + path(
                f"M-6 {corner}C-3 1.2 3 1.2 6 {corner}C4 4.4-4 4.4-6 {corner}Z",
                look.skin.lips,
                opacity=0.75,
            )
            + stroke(f"M-6.4 {corner}C-3 1.2 3 1.2 6.4 {corner}", look.skin.line, 0.9)
        )
    return path(
        f"M-5 .4C-2 {1 + up:.1f} 2 {1 + up:.1f} 5 .4C3 {3.4 + up:.1f}-3 {3.4 + up:.1f}-5 .4Z",
        look.skin.lips,
        opacity=0.8,
    ) + stroke(
        f"M-7.4 {corner}C-4 {1 + up / 2:.1f} 4 {1 + up / 2:.1f} 7.4 {corner}",
        look.skin.line,
        1.4,
    )


def outline(look: Look) -> str:
    """Path data of the face's edge."""
    if look.lady:
        return LADY_ASIDE if look.aside else LADY_FRONT
    return ASIDE if look.aside else FRONT


def face(look: Look) -> str:
    """A whole face without hair, hat or beard."""
    skin = look.skin
    shift = 5.0 if look.aside else 0.0
    near, far = (11.5, 9.5) if look.aside else (11.0, 11.0)
    if look.lady:
        near, far = near + 1, far + 0.8
    left, right = (-5.0, 13.6) if look.aside else (-9.6, 9.6)
    parts = [
        path(outline(look), skin.base, LINE),
        path(ASIDE_SHADE if look.aside else FRONT_SHADE, skin.shade, opacity=0.55),
        ellipse(left - 3.5, 10.5, 5.6, 4, skin.blush, opacity=0.38),
        ellipse(right + 2.5, 10.5, 4 if look.aside else 5.6, 4, skin.blush, opacity=0.38),
        moved(_eye(look, near), left, -1),
        moved(mirrored(_eye(look, far)), right, -1),
        moved(_brow(look, near), left, -8),
        moved(mirrored(_brow(look, far)), right, -8),
        _nose(look),
    ]
    if look.old:
        under = stroke("M-5 5.4C-1 7.4 3 7.2 5 5.6", skin.line, 0.8)
        frown = stroke("M-8-17C-3-18.4 3-18.4 8-17", skin.line, 0.8)
        parts += [
            moved(under, left, 0),
            moved(mirrored(under), right, 0),
            moved(frown, shift, 0),
        ]
    if look.mouth:
        parts.append(moved(_mouth(look), shift + (0.6 if look.aside else 0), 20.5))
    return "".join(parts)
