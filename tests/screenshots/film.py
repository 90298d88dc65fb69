"""Film strips: what moves as one picture, a frame every 0.04 s, to be looked at.

Every other module in this folder that offers `films()` is asked for its films: pairs of a name
and a function that gets a fresh `Context` and the size of the window, as for pictures, and
returns a `Film`. Frames that show nothing new are left out; the seconds stand on each frame.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tests.ui.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

STEP = 0.04
"""Seconds from one frame to the next, unless told otherwise."""
SHUTTER = 1 / 50
"""Seconds that pass at a time between two of them, about as in the game."""
COLUMNS, MARGIN = 5, 6
WIDTH = 304
"""Of a frame, in pixels."""
LETTERS = 16


class Film(NamedTuple):
    """What is filmed, from when on, and for how long."""

    scene: Scene
    seconds: float
    begin: Callable[[Pilot], None] = lambda _pilot: None
    """Brings everything to the moment the film begins with, by mouse, keys and time."""
    meanwhile: Callable[[Pilot, float], None] = lambda _pilot, _time: None
    """Posts what the hand does while so many seconds of the film have passed."""
    part: tuple[float, float, float, float] = (0, 0, 1, 1)
    """Which part of the window is seen: left, top, width and height, 1 being the whole."""


def strip(
    make: Callable[[Context, tuple[int, int]], Film],
    context: Context,
    size: tuple[int, int],
    step: float = STEP,
) -> pygame.Surface:
    """Return the frames of a film, row after row."""
    frames = [_labelled(frame, time) for time, frame in _frames(make, context, size, step)]
    wide, high = frames[0].get_size()
    rows = -(-len(frames) // COLUMNS)
    sheet = pygame.Surface(
        (COLUMNS * (wide + MARGIN) + MARGIN, rows * (high + MARGIN) + MARGIN)
    )
    for number, frame in enumerate(frames):
        row, column = divmod(number, COLUMNS)
        sheet.blit(frame, (MARGIN + column * (wide + MARGIN), MARGIN + row * (high + MARGIN)))
    return sheet


def _frames(
    make: Callable[[Context, tuple[int, int]], Film],
    context: Context,
    size: tuple[int, int],
    step: float,
) -> Iterator[tuple[float, pygame.Surface]]:
    film = make(context, size)
    pilot = Pilot(film.scene, context, size)
    film.begin(pilot)
    left, top, wide, high = film.part
    area = pygame.Rect(
        round(left * size[0]),
        round(top * size[1]),
        round(wide * size[0]),
        round(high * size[1]),
    )
    shown = True
    for number in range(round(film.seconds / step) + 1):
        if shown:
            picture = pilot.screen.subsurface(area)
            yield number * step, pygame.transform.smoothscale_by(picture, WIDTH / area.width)
        shown = False
        for part in range(round(step / SHUTTER)):
            film.meanwhile(pilot, number * step + part * SHUTTER)
            while context.idle_tasks:
                pilot.loop.run_idle_task()
            shown = pilot.step(SHUTTER) or shown


def _labelled(frame: pygame.Surface, time: float) -> pygame.Surface:
    label = pygame.Font(None, LETTERS).render(f" {time:.2f} ", True, "white", "black")  # noqa: FBT003
    frame.blit(label, (0, 0))
    return frame
