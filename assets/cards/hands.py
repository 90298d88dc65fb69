"""Hands, drawn round (0, 0) in the middle of the grip; the wrist is at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clothes import BREAST
from ink import LINE, moved, path, stroke

if TYPE_CHECKING:
    from faces import Skin


def fist(skin: Skin) -> str:
    """A right hand (thumb on the left) closed round an upright shaft, seen from outside."""
    return (
        path("M-6 7C-8 11-7 16-6 19H7C8 14 9 11 8.4 7Z", skin.base, LINE)
        + path(
            "M-7.6-6.6C-6-10.4 4-11.4 7.4-9C10-7 9.4-4.6 9-4C10.6-2.6 10.4 .4 9.4 1.2"
            "C10.6 2.8 10.2 5.4 8.8 6"
            "C9.4 8.6 7.6 11 4 11.4C-1 12-6 11-7.6 8C-9 5-9-3-7.6-6.6Z",
            skin.base,
            LINE,
        )
        + stroke(
            "M9-4.2C5-5-1-5-4.4-3.6M9.4 1C5 .4-1 .4-4.4 1.4M8.8 6C5 5.6-1 5.6-4.2 6.4",
            skin.line,
            1,
        )
        + path(
            "M-7.6-6.6C-9 0-9 5-7.6 8C-6 11-2 11.8 1 11.6C-3 9.6-4.6 4-4.2-2"
            "C-4-5-5-6.6-7.6-6.6Z",
            skin.shade,
            opacity=0.6,
        )
        + path(
            "M-9.4 3C-10.4-2-9-7-5.4-9.4C-3.4-10.6-.4-9.6-1.4-7C-2.4-4.6-4.6-3.4-5-.4"
            "C-5.2 2-6 4.6-7.4 5C-8.6 5.2-9.2 4.4-9.4 3Z",
            skin.base,
            LINE,
            1,
        )
    )


def grasp(skin: Skin) -> str:
    """The hand of an arm laid across, closed round a staff on the breast."""
    return moved(fist(skin), *BREAST, -56)


def pinch(skin: Skin) -> str:
    """A hand that holds a stem between thumb and forefinger, the others lightly bent."""
    return (
        path(
            "M-6 20C-5.6 15-7.6 10-7.6 5C-7.4 0-5-4-2-7C0-8.6 2.8-7.6 2.4-5.4"
            "C5-6.6 7.8-5.4 7.2-2.6"
            "C9.6-2.4 10.6 .4 9.2 2.4C10.8 4 10.4 7 8.4 8C8.4 12 7 15 6.6 20Z",
            skin.base,
            LINE,
        )
        + stroke(
            "M7.2-2.6C4.6-2-.4-1-2 .6M9.2 2.4C6 2.4 2 3-.4 4.4M8.4 8C6 7.6 3 7.6 1 8.4",
            skin.line,
            1,
        )
        + path(
            "M-7.4 3C-8.6-.6-7.4-5-4.6-7.4C-2.8-8.8-.8-7-1.8-5C-3-2.4-3.8 0-4.2 4"
            "C-4.8 6-7 5.6-7.4 3Z",
            skin.base,
            LINE,
            1,
        )
    )


def cupped(skin: Skin) -> str:
    """A hand that carries something from below, the fingers on the right."""
    return (
        path(
            "M-12-5C-14-10-9-11.6-8-7.4C-7-2-3 .6 2 .6C6 .6 8.6-2.6 9.6-7"
            "C10.6-10.4 15-9.4 14.6-5.4"
            "C14 3 9.4 9 8 19H-6C-6 12-11 4-12-5Z",
            skin.base,
            LINE,
        )
        + stroke("M-4 5.4C0 7.4 5 6.6 8.4 2M12.6-4C11.4 .4 9.6 3 7.4 5", skin.line, 1)
        + path("M8 19H1C6 12 9 6 10.4-5L14.6-5.4C14 3 9.4 9 8 19Z", skin.shade, opacity=0.5)
    )


def resting(skin: Skin) -> str:
    """A hand laid flat on the breast, the fingers to the left, the wrist to the right."""
    return (
        path(
            "M14-5.4C8-7.4 2-8-3-6.6C-8-5.6-14-3.4-15-1.4C-15.6 .2-14 1-12.6 .8"
            "C-15 2-15.6 4.2-13.6 4.8"
            "C-15 6.2-13.6 8-11.8 7.6C-12 9.4-10 10.2-8 9.4C-3 8.4 2 9 7 8.4"
            "C10 8 12 7 14 6.4Z",
            skin.base,
            LINE,
        )
        + stroke(
            "M-12.6 .8C-9 .2-6-.4-3.6-.6M-13.6 4.8C-9.6 4-6.4 3.4-4 3M-11.8 7.6"
            "C-8.6 7-6 6.4-4.2 6",
            skin.line,
            1,
        )
        + path(
            "M6-7C3-9.4-1-10.6-3.4-10.2C-5.4-9.6-4.8-7.8-3-7.2C-.6-6.4 1-4.6 4-4Z",
            skin.base,
            LINE,
            1,
        )
    )
