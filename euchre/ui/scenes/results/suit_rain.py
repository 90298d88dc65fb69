"""Suits that rain down when a game is won; their places follow from the time alone."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style

PIECES = 36
LASTS = 6.5
"""Seconds until the last one has fallen out of the picture."""
MARGIN = 0.24
"""They fall at both sides, this part of the window wide: the middle is to be read."""
_SMALLEST, _LARGEST = 20, 46
"""Units: the heights of the signs."""
_QUICKEST, _SLOWEST, _LATEST = 2.3, 3.6, 2.8
"""Seconds from top to bottom, and until the last one begins."""
_SWAY, _SWING = 14, 1.9
"""Units to each side, and radians a second."""
_TILTS = (-24, -12, 0, 12, 24)
"""Degrees."""
_SUITS = ("H", "S", "D", "C")
_COLOURS: dict[str, theme.Colour] = {
    "H": (214, 66, 70),
    "D": (226, 108, 84),
    "S": theme.BRASS,
    "C": (236, 226, 200),
}


class Piece(NamedTuple):
    """One sign on its way, each value a part from 0 to 1."""

    across: float
    """From the outer edge to the middle of the window, as far as they fall there."""
    begins: float
    size: float
    lasts: float


def _pieces() -> tuple[Piece, ...]:
    chance = random.Random(1848)  # noqa: S311 - a picture, and the same one every time
    return tuple(Piece(*(chance.random() for _ in Piece._fields)) for _ in range(PIECES))


_RAIN = _pieces()


def draw_rain(canvas: Canvas, style: Style, seconds: float) -> None:
    """Put every sign where it is, so many seconds after the first one began to fall."""
    wide, high = style.size
    for number, piece in enumerate(_RAIN):
        falls = _QUICKEST + (_SLOWEST - _QUICKEST) * piece.lasts
        fallen = (seconds - piece.begins * _LATEST) / falls
        if not 0 < fallen < 1:
            continue
        size = style.px(_SMALLEST + (_LARGEST - _SMALLEST) * piece.size)
        x = piece.across * wide * MARGIN + style.u * _SWAY * math.sin(_SWING * seconds + number)
        if number % 2:
            x = wide - x - size
        canvas.put(sign(style, number, size), (x, fallen * (high + 2 * size) - 2 * size))


def sign(style: Style, number: int, size: int) -> pygame.Surface:
    """One of the signs, tilted, drawn once."""
    suit, tilt = _SUITS[number // 2 % len(_SUITS)], _TILTS[number % len(_TILTS)]

    def draw() -> pygame.Surface:
        flat = style.text.sign(suit, size, _COLOURS[suit])
        return pygame.transform.rotozoom(flat, tilt, 1.0)

    return style.kept(("rain", suit, tilt, size), draw)
