"""Heads and what is in a face: the manner of the courts' faces, with more kinds and expressions.

As there, the root of the nose is at (0, 0), a head is about 46 wide and its chin at y = 34.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ink import LINE, circle, ellipse, mirrored, moved, number, path, stroke

if TYPE_CHECKING:
    from faces import Skin
    from moods import Mood

WHITE, TEETH, MOUTH, TONGUE = "#fffaf2", "#fffdf8", "#6b1d2a", "#d8696c"


class Shape(NamedTuple):
    """The outline of a head: half widths at temple, cheek and chin, and where the chin is."""

    temple: float = 23.0
    cheek: float = 20.0
    chin: float = 8.0
    low: float = 34.0
    jaw: float = 16.0
    """At what height the cheek is."""


OVAL = Shape()
ROUND = Shape(24.6, 23.4, 13, 32, 15)
LONG = Shape(21.6, 18.4, 8.5, 38, 18)
SQUARE = Shape(23.4, 22.0, 14, 35, 19)
HEART = Shape(22.8, 18.6, 6.5, 34, 14)
FULL = Shape(24.0, 22.0, 10, 33.5, 17)


@dataclass(frozen=True)
class Face:
    """What tells one face from another."""

    skin: Skin
    hair: str
    shape: Shape = OVAL
    iris: str = "#5a3a22"
    nose: str = "straight"
    lips: bool = False
    """Whether lips are full and coloured."""
    lashes: bool = False
    brow: float = 2.4
    """Thickness of the brows."""
    apart: float = 9.8
    """From the middle of the face to that of an eye."""
    eye: float = 11.0
    """Width of an eye."""
    heavy: float = 0.0
    """How much the upper lids hang."""
    old: int = 0
    """0 to 2: lines of the face."""
    freckles: bool = False
    ears: bool = True
    gap: bool = False
    """A gap between the front teeth."""


def n(*values: float) -> str:
    """Numbers of path data."""
    return " ".join(number(value, 2) for value in values)


def outline(shape: Shape) -> str:
    """Path data of the edge of a head."""
    t, c, k, low, jaw = shape
    return (
        f"M{n(-t, -10)}C{n(-t, -27, -0.52 * t, -33, 0, -33)}"
        f"C{n(0.52 * t, -33, t, -27, t, -10)}"
        f"C{n(t + 0.5, -2, t, jaw - 9, c, jaw)}"
        f"C{n(c - 2.6, jaw + (low - jaw) * 0.55, k, low, 0, low)}"
        f"C{n(-k, low, 2.6 - c, jaw + (low - jaw) * 0.55, -c, jaw)}"
        f"C{n(-t, jaw - 9, -t - 0.5, -2, -t, -10)}Z"
    )


def _side_shade(shape: Shape) -> str:
    t, c, k, low, jaw = shape
    return (
        f"M{n(0.56 * t, -30.5)}C{n(0.9 * t, -27, t - 0.6, -20, t - 0.6, -10)}"
        f"C{n(t - 0.2, -2, t - 0.7, jaw - 9, c - 0.7, jaw)}"
        f"C{n(c - 3.2, jaw + (low - jaw) * 0.55, k, low - 0.6, 0, low - 0.6)}"
        f"C{n(0.5 * c, low - 5, 0.74 * c, jaw + 2, 0.78 * c, jaw - 8)}"
        f"C{n(0.86 * t, -6, 0.84 * t, -20, 0.56 * t, -30.5)}Z"
    )


def _ear(face: Face) -> str:
    x = face.shape.temple + 0.8
    return ellipse(x, 3, 4.2, 6.6, face.skin.base, LINE) + stroke(
        f"M{n(x + 1.4, 0)}C{n(x + 2.2, 3, x - 0.5, 3.4, x + 0.6, 6)}", face.skin.line, 0.9
    )


def _eye(face: Face, mood: Mood) -> str:
    """An eye round (0, 0), its outer corner on the left."""
    w, h = face.eye / 2, face.eye / 4
    if mood.eyes in {"happy", "wink"}:
        return _shut(face, f"M{n(-w, 2)}C{n(-h, -3.8, h, -3.8, w - 0.4, 1.8)}")
    if mood.eyes == "wince":
        return _shut(face, f"M{n(-w + 0.6, -2.6)}L{n(w - 1.4, 0.8)}L{n(-w + 0.6, 3.2)}")
    top = (3.9 if face.lashes else 3.5) * mood.lids - face.heavy
    low = 3.2 * (0.75 + mood.lids / 4)
    upper = f"C{n(-h, -top, h, -top, w, 0.4)}"
    x, y = mood.gaze
    r = (2.9 if face.lashes else 2.7) * mood.iris
    parts = [
        path(f"M{n(-w, 0.8)}{upper}C{n(h, low, -h, low, -w, 0.8)}Z", WHITE),
        circle(x + 0.2, y - 0.1, r, face.iris),
        circle(x + 0.2, y - 0.1, r * 0.56, LINE),
        circle(x - 0.8 * mood.iris, y - 1.1 * mood.iris, 0.85, "#fff"),
        # The lids cover what sticks out.
        path(
            f"M{n(-w - 0.3, 0.6)}{upper}L{n(w, -5.6)}C{n(h, -8, -h, -8, -w - 0.3, -5)}Z",
            face.skin.base,
        ),
        stroke(f"M{n(-w - 0.5, 1.1)}{upper}", LINE, 1.9),
        stroke(f"M{n(-w + 1.6, 2)}C{n(-h, low, h, low, w - 0.6, 1.2)}", face.skin.line, 0.7),
    ]
    if face.lashes:
        parts.append(stroke(f"M{n(-w - 0.4, 1)}L{n(-w - 2.8, -1.4)}", LINE, 1.5))
    crease = -top * 0.75 - 1.9
    parts.append(
        stroke(
            f"M{n(-w + 0.4, crease + 2)}C{n(-h, crease - 0.9, h, crease - 0.9, w - 0.4, crease + 1.6)}",
            face.skin.line,
            0.8 if not face.heavy else 1.2,
            0.8,
        )
    )
    return "".join(parts)


def _shut(face: Face, data: str) -> str:
    lash = face.eye / 2
    line = stroke(data, LINE, 2.1)
    if face.lashes and "L" not in data:
        line += stroke(f"M{n(-lash, 2)}L{n(-lash - 2.2, 1)}", LINE, 1.5)
    return line


def _brow(face: Face, mood: Mood) -> str:
    """A brow, its outer end on the left."""
    w, b = face.eye / 2 + 0.6, face.brow
    lift = mood.worry
    return path(
        f"M{n(-w - 1.2, 1.2 + lift * 0.2)}"
        f"C{n(-w / 2, -2.4, w / 2, -2.2 - lift * 0.6, w + 0.4, 0.2 - lift)}"
        f"C{n(w + 0.8, b * 0.6 - lift, w, b - lift * 0.9, w / 2, b - 1.6 - lift * 0.5)}"
        f"C{n(0, b - 2.4 - lift * 0.2, -w / 2, b - 2.2, -w - 1.2, 1.2 + lift * 0.2)}Z",
        face.hair,
        face.hair,
        0.7,
    )


_NOSES = {
    "straight": (
        "M1-6C1.6 0 2.8 5 5 9.5C4 12.8 1 12.6-1 12.2C1.4 9 .6 1-1-6Z",
        (
            "M-4.6 8.8C-5.4 11.4-3.2 12.4-1.8 11.8C-.8 13.2 .8 13.2 1.8 11.8"
            "C3.2 12.4 5.4 11.4 4.6 8.8"
        ),
    ),
    "button": (
        "M1 3C2.4 5 4.2 7 3.8 9.6C2 11.6-1 11.4-2 10.6C.6 9.4 1 6 1 3Z",
        "M-3.4 8.6C-3.6 10.6-2 11-1.2 10.5C-.4 11.5 .6 11.5 1.2 10.5C2.2 11 3.6 10.6 3.4 8.6",
    ),
    "broad": (
        "M2-4C2.6 1 5 5 7 9C6 13.6 2 13.4-1 12.8C2 9 1.6 1 .6-4Z",
        "M-6.6 8C-8 11.6-5 13-2.8 12C-1.4 13.8 1.4 13.8 2.8 12C5 13 8 11.6 6.6 8",
    ),
    "long": (
        "M1.4-7C2 0 3.4 7 5.4 12C4.4 15.6 1 15.6-1 15C1.6 11 .8 1-1-7Z",
        (
            "M-4.2 11.4C-5 13.8-3 14.6-1.8 14.2C-.8 16.2 .9 16.2 1.8 14.2"
            "C3 14.6 5 13.8 4.2 11.4M3-4C3.8 0 3.4 4 3.8 8"
        ),
    ),
    "bulb": (
        "M3 4C6 5 7.6 9 6.4 12C4 15.2-1 14.6-2.4 13.4C2 12 3.4 8 3 4Z",
        (
            "M-6.4 8.4C-8.2 11-6.4 13.6-4 12.8C-2.6 15 2.6 15 4 12.8C6.4 13.6 8.2 11 6.4 8.4"
            "M-3.4 5C-5 6.4-5.6 8-5 9.6"
        ),
    ),
    "hooked": (
        "M2-7C4 0 6 6 6 10C5 14.4 1 14.6-1 14C2 10 1.6 1-1-7Z",
        (
            "M2.4-6C4.6-2 5.4 4 4.8 8.6M-4.6 9.6C-5.6 12-3.4 13.2-2 12.6C-.8 14.8 1 14.8 2 12.8"
            "C3.8 13.4 5.8 12 4.8 8.6"
        ),
    ),
}


def _nose(face: Face) -> str:
    shade, line = _NOSES[face.nose]
    return path(shade, face.skin.shade, opacity=0.55) + stroke(line, face.skin.line, 1.3)


def _smile(face: Face) -> str:
    if face.lips:
        return (
            path(
                "M-6.6-.8C-4-2.6-1.6-3.8 0-2.6C1.6-3.8 4-2.6 6.6-.8C3 1.4-3 1.4-6.6-.8Z",
                face.skin.lips,
            )
            + path("M-6.6-.8C-3 1.4 3 1.4 6.6-.8C4 5-4 5-6.6-.8Z", face.skin.lips, opacity=0.8)
            + stroke("M-7.4-1.4C-3 1.8 3 1.8 7.4-1.4", LINE, 1)
        )
    return path("M-5 1C-2 3 2 3 5 1C3 5.4-3 5.4-5 1Z", face.skin.lips, opacity=0.7) + stroke(
        "M-8-1.2C-4 2.6 4 2.6 8-1.2", LINE, 1.5
    )


def _grin(face: Face) -> str:
    """A smile that shows the teeth."""
    edge = "M-8.4-1.6C-4 .4 4 .4 8.4-1.6C7.4 3.6 4 5.6 0 5.6C-4 5.6-7.4 3.6-8.4-1.6Z"
    gap = stroke("M0-.2V3.6", LINE, 1.3) if face.gap else ""
    return (
        path(edge, TEETH)
        + gap
        + stroke("M-6.4 3.2C-3 5 3 5 6.4 3.2", face.skin.line, 0.8, 0.5)
        + stroke(edge, face.skin.lips if face.lips else LINE, 1.9 if face.lips else 1.4)
        + stroke("M-9.6-2.6C-9-1.8-8.8-1.6-8.2-1.4M9.6-2.6C9-1.8 8.8-1.6 8.2-1.4", LINE, 1.3)
    )


def _hm(face: Face) -> str:
    """Lips pressed a little to one side."""
    if face.lips:
        return path(
            "M-5 .2C-3-2.6-.8-3-.2-2C1.4-3 3.6-2.4 5.4-1.4C4 3-3 4-5 .2Z", face.skin.lips
        ) + stroke("M-5.4 .6C-2 .8 3 0 6.6-2", LINE, 1.1)
    return path(
        "M-3.6 1.6C-1 2.8 2 2.4 4.6 .6C3.4 4.6-2.6 5-3.6 1.6Z", face.skin.lips, opacity=0.7
    ) + stroke("M-5.4 .8C-2 1.8 3 1 7-1.6", LINE, 1.5)


def _laugh(face: Face) -> str:
    wide = "M-9.6-2.4C-4-.6 4-.6 9.6-2.4C9.4 6 5 10.4 0 10.4C-5 10.4-9.4 6-9.6-2.4Z"
    teeth = "M-8.8-2.1C-4-.6 4-.6 8.8-2.1C8.7 0 8.4 1.2 8 2.2C3 3.2-3 3.2-8 2.2C-8.4 1.2-8.7 0-8.8-2.1Z"
    tongue = "M-5.8 7.6C-4 4.4 4 4.4 5.8 7.6C4 9.6 2 10 0 10C-2 10-4 9.6-5.8 7.6Z"
    gap = stroke("M0-1V2.6", LINE, 1.2) if face.gap else ""
    line = face.skin.lips if face.lips else LINE
    return (
        path(wide, MOUTH)
        + path(tongue, TONGUE)
        + path(teeth, TEETH)
        + gap
        + stroke(wide, line, 1.9 if face.lips else 1.3)
        + stroke(
            "M-10.8-3.6C-10.2-2.8-9.8-2.4-9.2-2.2M10.8-3.6C10.2-2.8 9.8-2.4 9.2-2.2", LINE, 1.3
        )
    )


def _teeth(face: Face) -> str:
    """Teeth shown in dismay, the corners of the mouth drawn down."""
    edge = "M-9 3C-6-2.6 6-2.6 9 3C9.6 5.6 8 7 6.4 6.4C3 4.6-3 4.6-6.4 6.4C-8 7-9.6 5.6-9 3Z"
    line = face.skin.lips if face.lips else LINE
    return (
        path(edge, TEETH)
        + stroke("M-8.4 4.2C-4 .8 4 .8 8.4 4.2M-5-.2V5.8M0-1.4V5M5-.2V5.8", LINE, 0.7, 0.6)
        + stroke(edge, line, 1.8 if face.lips else 1.4)
    )


def _gape(face: Face) -> str:
    edge = "M-5.4 5.4C-6-2.6 6-2.6 5.4 5.4C5 9 3 9.4 0 9.4C-3 9.4-5 9-5.4 5.4Z"
    line = face.skin.lips if face.lips else LINE
    return (
        path(edge, MOUTH)
        + path("M-3.8 7.6C-2 5.8 2 5.8 3.8 7.6C3 9 2 9 0 9C-2 9-3 9-3.8 7.6Z", TONGUE)
        + stroke(edge, line, 1.9 if face.lips else 1.4)
    )


def _wave(face: Face) -> str:
    """Lips pressed together in a wavy line."""
    line = face.skin.lips if face.lips else LINE
    return stroke("M-8.4 3.4C-6-.6-4-.4-2.6 1.8C-1.2 4 .8 4 2.4 1.6C4-.8 6-.4 8.4 3.4", line, 2)


_MOUTHS = {
    "smile": _smile,
    "grin": _grin,
    "hm": _hm,
    "laugh": _laugh,
    "teeth": _teeth,
    "gape": _gape,
    "wave": _wave,
}


def mouth(face: Face, mood: Mood, y: float = 21) -> str:
    """The mouth of a face, its middle at a height."""
    return moved(_MOUTHS[mood.mouth](face), 0, y)


def _lines(face: Face) -> str:
    """What the years have drawn."""
    under = stroke("M-5 6.6C-1 8.6 3 8.4 5 6.8", face.skin.line, 0.9)
    cheek = stroke("M-7.4 11.4C-10.6 13.4-12 16.4-12 19.6", face.skin.line, 1)
    parts = [moved(under, -face.apart, 0), moved(mirrored(under), face.apart, 0)]
    parts += [cheek, mirrored(cheek)]
    if face.old > 1:
        crow = stroke(
            "M-20.4-3L-17.6-1.6M-20.8 .6H-17.8M-20.2 4L-17.6 2.6", face.skin.line, 0.8
        )
        brow = "M-9-18.4C-3-20 3-20 9-18.4M-7-22.4C-2-23.6 2-23.6 7-22.4"
        parts += [crow, mirrored(crow), stroke(brow, face.skin.line, 0.8)]
    return "".join(parts)


_FRECKLES = ((-12, 8), (-8.6, 9.6), (-14.6, 11), (-10.4, 12.6), (-6.6, 12.2), (-1, 5), (2, 6.4))


def _sweat(face: Face) -> str:
    drop = path(
        "M0-5.4C2.6-1.4 3.2 .4 3.2 1.8C3.2 3.8 1.8 5 0 5C-1.8 5-3.2 3.8-3.2 1.8C-3.2 .4-2.6-1.4 0-5.4Z",
        "#a9d4ee",
        LINE,
        0.9,
    )
    return moved(drop + circle(-1, 2, 0.8, WHITE), face.shape.temple - 4.4, -16, -12)


def head(face: Face, mood: Mood) -> str:
    """A head with ears and everything in the face but the mouth: that goes over a beard."""
    skin, a = face.skin, face.apart
    left, right = mood.brows
    wink = mood.eyes == "wink"
    ears = _ear(face) + mirrored(_ear(face)) if face.ears else ""
    parts = [
        ears,
        path(outline(face.shape), skin.base, LINE, 1.3),
        path(_side_shade(face.shape), skin.shade, opacity=0.5),
    ]
    low = 11 + 0.5 * face.shape.jaw / 16
    parts += [
        ellipse(x, low, 5.8, 4.2, skin.blush, opacity=0.24 + mood.blush)
        for x in (-a - 3.4, a + 3.4)
    ]
    if face.freckles:
        spots = "".join(circle(x, y, 0.9, skin.line, opacity=0.6) for x, y in _FRECKLES)
        parts += [spots, mirrored(spots)]
    parts += [
        moved(_eye(face, replace(mood, eyes="open") if wink else mood), -a, 0),
        moved(mirrored(_eye(face, _aside(mood))), a, 0),
        moved(_brow(face, mood), -a, -8.4 - left),
        moved(mirrored(_brow(face, mood)), a, -8.4 - right),
        _nose(face),
    ]
    if face.old:
        parts.append(_lines(face))
    if mood.sweat:
        parts.append(_sweat(face))
    return "".join(parts)


def _aside(mood: Mood) -> Mood:
    """The same for a mirrored eye: both look the same way."""
    return replace(mood, gaze=(-mood.gaze[0], mood.gaze[1]))
