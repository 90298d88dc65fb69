"""Cloth under a lamp: soft light, and a weave whose threads are seen at the screen's own pixels.

The light is drawn small and enlarged smoothly; the threads, which differ from each other by more
than one step of colour, keep its soft ends free of visible bands.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ui.draw.theme import Colour, Felt

TILE = 192
"""Pixels from one repetition of the weave to the next."""
LARGE_WINDOW = 2200 * 1200
"""Pixels of the window from which the light is drawn for every second one."""
COARSE = 2.4
"""From so many pixels a unit on the screen's own are too fine to be seen: threads are doubled."""
LIGHT = (192, 108)
RINGS = 64
"""Size of the small picture of the light, and how many steps it falls off in."""
SPREAD = (1.5, 1.6)
HANGS = 0.44
"""How far the light reaches, as parts of the window, and how far down the lamp hangs."""
POOL = 0.62
"""The part of that which the lamp's own pool takes."""


def cloth(size: tuple[int, int], felt: Felt, u: float, *, lamp: bool) -> pygame.Surface:
    """Return so much cloth; the lamp is lit only where people play. `u` is pixels of a unit."""
    surface = _spread(_light(felt, lamp=lamp), size)
    tile = weave(felt.weave, coarse=u >= COARSE)
    for x in range(0, size[0], tile.get_width()):
        for y in range(0, size[1], tile.get_height()):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return surface


def _spread(light: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Enlarge the light to the size of a window."""
    if size[0] * size[1] < LARGE_WINDOW:
        return pygame.transform.smoothscale(light, size)
    # It changes by less than a step from one pixel to the next: every second one will do, in a
    # third of the time.
    half = pygame.transform.smoothscale(light, ((size[0] + 1) // 2, (size[1] + 1) // 2))
    return pygame.transform.scale(half, size)


def _light(felt: Felt, *, lamp: bool) -> pygame.Surface:
    """Return the light on the cloth, small, and lifted by what the threads take away of it."""
    small = pygame.Surface(LIGHT, 0, 32)
    small.fill(_lifted(felt.edge))
    for step in range(RINGS):
        part = 1 - step / RINGS
        colour = mixed(felt.edge, felt.centre, _soft(1 - part))
        if lamp:
            colour = mixed(colour, felt.lamp, _soft(max(0.0, 1 - part / POOL)))
        spot = pygame.Rect(0, 0, LIGHT[0] * SPREAD[0] * part, LIGHT[1] * SPREAD[1] * part)
        spot.center = (LIGHT[0] // 2, round(LIGHT[1] * HANGS))
        pygame.draw.ellipse(small, _lifted(colour), spot)
    return small


def _soft(part: float) -> float:
    """Smoothstep: no visible edge where the light begins or ends."""
    return part * part * (3 - 2 * part)


def mixed(one: Colour, other: Colour, part: float) -> Colour:
    """Return a colour between two others."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _lifted(colour: Colour) -> Colour:
    lift = theme.FELT_GRAIN // 2
    return colour[0] + lift, colour[1] + lift, colour[2] + lift


@lru_cache(maxsize=2)
def weave(kind: str, *, coarse: bool) -> pygame.Surface:
    """Return a tile of threads, of which each takes away 0 to `theme.FELT_GRAIN` of the light."""
    tile = _WEAVES[kind](random.Random(1836))  # noqa: S311 - a picture, always the same
    depth = theme.FELT_GRAIN
    tile.fill((depth, depth, depth), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.scale_by(tile, 2) if coarse else tile


def grey_noise(chance: random.Random, width: int, height: int, most: int) -> pygame.Surface:
    """Return random greys from 0 to `most`."""
    levels = bytes(value * (most + 1) // 256 for value in range(256))
    grey = chance.randbytes(width * height).translate(levels)
    noise = pygame.image.frombytes(grey, (width, height), "P")
    noise.set_palette([(value, value, value) for value in range(256)])
    return noise.convert(pygame.Surface((1, 1), 0, 32))


def _baize(chance: random.Random) -> pygame.Surface:
    """Felted wool: short fibres across each other."""
    tile = _drawn_out(_noise(chance), [(1, 1), (2, 2), (3, 3)])
    return _over(
        tile,
        (_drawn_out(_noise(chance), [(1, -1), (2, -2), (3, -2)]), 128),
        (_noise(chance), 90),
    )


def _twill(chance: random.Random) -> pygame.Surface:
    """Worsted cloth of the fast tables: fine ribs that run up to the right."""
    ribs = [[(255, 190, 60, 130)[(x + y) % 4] for x in range(4)] for y in range(4)]
    return _over(_drawn_out(_noise(chance), [(1, -1), (2, -2)]), (_pattern(ribs), 110))


def _velvet(chance: random.Random) -> pygame.Surface:
    """Upright pile, brushed this way and that."""
    strokes = pygame.transform.scale(
        grey_noise(chance, TILE // 8, TILE // 16, 255), (TILE, TILE)
    )
    across = _drawn_out(strokes, [(2, 0), (4, 0), (6, 0)])
    brushed = _drawn_out(across, [(0, 4), (0, 8), (0, 12)])
    return _over(_drawn_out(_noise(chance), [(0, 1), (0, 2), (0, 3), (1, 4)]), (brushed, 100))


def _linen(chance: random.Random) -> pygame.Surface:
    """Plain weave of uneven threads, over and under each other."""
    across = pygame.transform.scale(grey_noise(chance, TILE // 8, TILE // 2, 255), (TILE, TILE))
    along = pygame.transform.scale(grey_noise(chance, TILE // 2, TILE // 8, 255), (TILE, TILE))
    over, under = (235, 150, 90, 150), (90, 150, 235, 150)
    knots = [[(over if x < 2 else under)[y] for x in range(4)] for y in range(4)]  # noqa: PLR2004
    return _over(across, (along, 128), (_pattern(knots), 100))


_WEAVES: dict[str, Callable[[random.Random], pygame.Surface]] = {
    "baize": _baize,
    "twill": _twill,
    "velvet": _velvet,
    "linen": _linen,
}


def _noise(chance: random.Random) -> pygame.Surface:
    return grey_noise(chance, TILE, TILE, 255)


def _over(tile: pygame.Surface, *layers: tuple[pygame.Surface, int]) -> pygame.Surface:
    """Lay pictures with their opacities over a tile."""
    for layer, opacity in layers:
        layer.set_alpha(opacity)
        tile.blit(layer, (0, 0))
    return tile


def _drawn_out(tile: pygame.Surface, steps: Sequence[tuple[int, int]]) -> pygame.Surface:
    """Return the mean of a tile and of the same moved by each step, so that grains are fibres."""
    drawn = tile.copy()
    for number, (dx, dy) in enumerate(steps, 2):
        tile.set_alpha(round(255 / number))
        for x in (dx % TILE - TILE, dx % TILE):
            for y in (dy % TILE - TILE, dy % TILE):
                drawn.blit(tile, (x, y))
    return drawn


def _pattern(rows: Sequence[Sequence[int]]) -> pygame.Surface:
    """Return a tile filled with a small square of greys."""
    side = len(rows)
    grey = bytes(rows[y % side][x % side] for y in range(side) for x in range(TILE))
    band = pygame.image.frombytes(b"".join(bytes((v, v, v)) for v in grey), (TILE, side), "RGB")
    tile = pygame.Surface((TILE, TILE), 0, 32)
    tile.blits([(band, (0, y)) for y in range(0, TILE, side)])
    return tile
