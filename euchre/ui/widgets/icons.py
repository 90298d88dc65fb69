"""The signs on round buttons, drawn from lines on a field of 24 by 24."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, get_args

import pygame

from euchre.ui.draw.shapes import FINE, clear, opaque, shrunk

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.draw.theme import Colour

Icon = Literal[
    "undo",
    "redo",
    "help",
    "menu",
    "hint",
    "fullscreen",
    "window",
    "sound",
    "mute",
    "back",
    "forward",
    "up",
    "down",
    "close",
    "plus",
    "minus",
    "cards",
    "settings",
    "chart",
    "pencil",
    "bin",
    "play",
    "pause",
    "check",
    "checked",
    "unchecked",
    "previous",
    "next",
    "trick_back",
    "trick_on",
    "deal_back",
    "deal_on",
    "share",
]
ICONS: tuple[Icon, ...] = get_args(Icon)
FIELD = 24
STROKE = 2.1

Pen = tuple[pygame.Surface, float, "tuple[int, int, int, int]"]


def icon(name: Icon, size: int, colour: Colour) -> pygame.Surface:
    """Return a sign as a square picture of a size in pixels."""
    fine = clear((size * FINE, size * FINE), colour)
    _DRAWINGS[name]((fine, size * FINE / FIELD, opaque(colour)))
    return shrunk(fine)


def _line(pen: Pen, *points: tuple[float, float], width: float = STROKE) -> None:
    """Draw a line with round ends and corners through points."""
    surface, unit, paint = pen
    for start, end in pairwise(points):
        along = pygame.Vector2(end) - pygame.Vector2(start)
        across = pygame.Vector2(-along.y, along.x)
        if across.length() > 0:
            across.scale_to_length(width / 2)
        corners = [
            (pygame.Vector2(start) + across) * unit,
            (pygame.Vector2(end) + across) * unit,
            (pygame.Vector2(end) - across) * unit,
            (pygame.Vector2(start) - across) * unit,
        ]
        pygame.draw.polygon(surface, paint, corners)
    for point in points:
        _dot(pen, point, width / 2)


def _dot(pen: Pen, centre: tuple[float, float], radius: float) -> None:
    surface, unit, paint = pen
    pygame.draw.circle(surface, paint, pygame.Vector2(centre) * unit, radius * unit)


def _shape(pen: Pen, *points: tuple[float, float]) -> None:
    surface, unit, paint = pen
    pygame.draw.polygon(surface, paint, [pygame.Vector2(point) * unit for point in points])


def _arc(
    pen: Pen,
    centre: tuple[float, float],
    radius: float,
    start: float,
    end: float,
    width: float = STROKE,
) -> None:
    """Draw part of a circle; degrees, 0 points right, positive turns clockwise."""
    steps = max(2, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    x, y = centre
    points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
    _line(pen, *points, width=width)


def _undo(pen: Pen) -> None:
    _line(pen, (8.5, 4.5), (4.5, 8.5), (8.5, 12.5))
    _line(pen, (4.5, 8.5), (14, 8.5))
    _arc(pen, (14, 13.5), 5, -90, 90)
    _line(pen, (14, 18.5), (9, 18.5))


def _redo(pen: Pen) -> None:
    _line(pen, (15.5, 4.5), (19.5, 8.5), (15.5, 12.5))
    _line(pen, (19.5, 8.5), (10, 8.5))
    _arc(pen, (10, 13.5), 5, 90, 270)
    _line(pen, (10, 18.5), (15, 18.5))


def _help(pen: Pen) -> None:
    _arc(pen, (12, 8.6), 4.1, -170, 40)
    _line(pen, (15.1, 11.3), (12.9, 12.9), (12, 14.6))
    _dot(pen, (12, 19.2), 1.5)


def _menu(pen: Pen) -> None:
    for y in (7, 12, 17):
        _line(pen, (5, y), (19, y))


def _hint(pen: Pen) -> None:
    _arc(pen, (12, 9.6), 5.8, 128, 412)
    _line(pen, (8.4, 14.1), (9.5, 16.4))
    _line(pen, (15.6, 14.1), (14.5, 16.4))
    _line(pen, (9.4, 17), (14.6, 17))
    _line(pen, (10.4, 20.4), (13.6, 20.4))


def _fullscreen(pen: Pen) -> None:
    for x, inner_x in ((5, 9.5), (19, 14.5)):
        for y, inner_y in ((5, 9.5), (19, 14.5)):
            _line(pen, (inner_x, y), (x, y), (x, inner_y))


def _window(pen: Pen) -> None:
    for x, outer_x in ((9.5, 5), (14.5, 19)):
        for y, outer_y in ((9.5, 5), (14.5, 19)):
            _line(pen, (outer_x, y), (x, y), (x, outer_y))


def _speaker(pen: Pen) -> None:
    _shape(pen, (3.5, 9.2), (7.2, 9.2), (12, 5), (12, 19), (7.2, 14.8), (3.5, 14.8))
    _line(pen, (4.2, 9.6), (7.4, 9.6), (11.6, 5.8), (11.6, 18.2), (7.4, 14.4), (4.2, 14.4))


def _sound(pen: Pen) -> None:
    _speaker(pen)
    _arc(pen, (12, 12), 4.2, -42, 42)
    _arc(pen, (12, 12), 8, -42, 42)


def _mute(pen: Pen) -> None:
    _speaker(pen)
    _line(pen, (15.6, 9.6), (20.4, 14.4))
    _line(pen, (20.4, 9.6), (15.6, 14.4))


def _back(pen: Pen) -> None:
    _line(pen, (11, 5.5), (4.5, 12), (11, 18.5))
    _line(pen, (4.5, 12), (19.5, 12))


def _forward(pen: Pen) -> None:
    _line(pen, (13, 5.5), (19.5, 12), (13, 18.5))
    _line(pen, (4.5, 12), (19.5, 12))


def _up(pen: Pen) -> None:
    _line(pen, (5.5, 15.5), (12, 9), (18.5, 15.5))


def _down(pen: Pen) -> None:
    _line(pen, (5.5, 9), (12, 15.5), (18.5, 9))


def _close(pen: Pen) -> None:
    _line(pen, (6, 6), (18, 18))
    _line(pen, (18, 6), (6, 18))


def _plus(pen: Pen) -> None:
    _minus(pen)
    _line(pen, (12, 5), (12, 19))


def _minus(pen: Pen) -> None:
    _line(pen, (5, 12), (19, 12))


def _cards(pen: Pen) -> None:
    _line(pen, (9.2, 4.5), (18.8, 6.4), (16.6, 18.2), (7.2, 16.4), (9.2, 4.5))
    _line(pen, (6, 8), (4.4, 9), (7.2, 19.6), (11.6, 18.9))


def _settings(pen: Pen) -> None:
    for y, knob in ((7, 15), (12, 8.5), (17, 13.5)):
        _line(pen, (4.5, y), (19.5, y), width=1.7)
        _dot(pen, (knob, y), 2.5)


def _chart(pen: Pen) -> None:
    for x, top in ((6, 13), (12, 8), (18, 4.8)):
        _line(pen, (x, 18.8), (x, top), width=3.4)


def _pencil(pen: Pen) -> None:
    _line(pen, (5, 19), (6.2, 14.6), (15.6, 5.2), (18.8, 8.4), (9.4, 17.8), (5, 19), width=1.8)
    _line(pen, (13.2, 7.6), (16.4, 10.8), width=1.8)


def _bin(pen: Pen) -> None:
    _line(pen, (4.8, 7), (19.2, 7))
    _line(pen, (9.5, 6.6), (9.8, 4.2), (14.2, 4.2), (14.5, 6.6), width=1.8)
    _line(pen, (6.8, 7), (7.8, 20), (16.2, 20), (17.2, 7))
    _line(pen, (10.4, 11), (10.7, 16.4), width=1.6)
    _line(pen, (13.6, 11), (13.3, 16.4), width=1.6)


def _play(pen: Pen) -> None:
    _shape(pen, (8, 5.5), (8, 18.5), (18.5, 12))
    _line(pen, (8, 5.5), (8, 18.5), (18.5, 12), (8, 5.5))


def _pause(pen: Pen) -> None:
    for x in (8.5, 15.5):
        _line(pen, (x, 6), (x, 18), width=3.6)


def _check(pen: Pen) -> None:
    _line(pen, (5, 12.6), (10, 17.4), (19, 7))


def _box(pen: Pen) -> None:
    _line(pen, (4.5, 4.5), (19.5, 4.5), (19.5, 19.5), (4.5, 19.5), (4.5, 4.5))


def _checked(pen: Pen) -> None:
    _box(pen)
    _line(pen, (8, 12.4), (11, 15.4), (16.4, 8.6), width=2.8)


def _chevrons(
    pen: Pen, places: tuple[float, ...], way: int, *, bar: float | None = None
) -> None:
    """Draw angles that point to the left (-1) or right, and a bar they point at."""
    for x in places:
        _line(pen, (x, 6), (x + way * 5.4, 12), (x, 18))
    if bar is not None:
        _line(pen, (bar, 6), (bar, 18))


def _share(pen: Pen) -> None:
    _line(pen, (12, 14.5), (12, 3.5))
    _line(pen, (8, 7.5), (12, 3.5), (16, 7.5))
    _line(pen, (8, 11), (5, 11), (5, 20.5), (19, 20.5), (19, 11), (16, 11))


_DRAWINGS: dict[Icon, Callable[[Pen], None]] = {
    "share": _share,
    "undo": _undo,
    "redo": _redo,
    "help": _help,
    "menu": _menu,
    "hint": _hint,
    "fullscreen": _fullscreen,
    "window": _window,
    "sound": _sound,
    "mute": _mute,
    "back": _back,
    "forward": _forward,
    "up": _up,
    "down": _down,
    "close": _close,
    "plus": _plus,
    "minus": _minus,
    "cards": _cards,
    "settings": _settings,
    "chart": _chart,
    "pencil": _pencil,
    "bin": _bin,
    "play": _play,
    "pause": _pause,
    "check": _check,
    "checked": _checked,
    "unchecked": _box,
    "previous": lambda pen: _chevrons(pen, (13.8,), -1),
    "next": lambda pen: _chevrons(pen, (10.2,), 1),
    "trick_back": lambda pen: _chevrons(pen, (10.6, 17.2), -1),
    "trick_on": lambda pen: _chevrons(pen, (6.8, 13.4), 1),
    "deal_back": lambda pen: _chevrons(pen, (16,), -1, bar=6.4),
    "deal_on": lambda pen: _chevrons(pen, (8,), 1, bar=17.6),
}
