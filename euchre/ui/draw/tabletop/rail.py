"""The rail around the cloth: polished wood, or leather that is stitched or nailed."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.ui.draw.shapes import FINE, clear, opaque
from euchre.ui.draw.tabletop.cloth import grey_noise, mixed

if TYPE_CHECKING:
    from euchre.ui.draw.theme import Colour, Felt

PROFILES = {
    "wood": ((0.0, 0.0), (0.14, 0.3), (0.5, 0.62), (0.8, 1.0), (0.87, 0.5), (1.0, 0.1)),
    "leather": ((0.0, 0.0), (0.2, 0.15), (0.5, 0.66), (0.64, 1.0), (0.84, 0.3), (1.0, 0.0)),
}
"""How the light of the lamp lies on a rail: places from the outer edge (0) to the cloth (1), and
how light it is there."""
INLAY = 1.5
"""Units: the line between rail and cloth."""
SHADOW, DARKNESS = 16, 150
"""Units that the rail's shadow on the cloth takes, and how dark that is, out of 255."""
ARCS = 2
"""So many arcs for each pixel of a rounded corner."""
WOOD_GRAIN, WOOD_FUZZ, LEATHER_GRAIN = 52, 12, 30
"""How far, out of 255, the grain of wood and of leather is darker than the rest."""
GRAIN = 512
STITCH, SPACE, SEAM = 6, 4, 0.68
"""Units: a stitch and the space to the next; where across the rail the seam runs."""
NAIL, NAILS_APART, NAIL_SHINE = 8, 26, (255, 236, 178)
"""Units: the head of a nail, and from one to the next; its colour where the light falls on it."""


class Measures(NamedTuple):
    """The sizes of one rail in pixels."""

    u: float
    """Pixels of one unit."""
    width: int
    radius: int
    """Of the corners of the cloth."""

    @property
    def corner(self) -> int:
        """The side of the square that a rounded corner takes."""
        return self.width + self.radius

    @property
    def inlay(self) -> int:
        """The width of the line between rail and cloth."""
        return max(1, round(INLAY * self.u))


def lay_rail(table: pygame.Surface, felt: Felt, measures: Measures) -> None:
    """Draw the rail along all edges of a table."""
    _cast_shadow(table, measures)
    wide, high = table.get_size()
    top, side = (_strip(felt, measures, length) for length in (wide, high))
    left = pygame.transform.rotate(side, 90)
    table.blit(left, (0, 0))
    table.blit(pygame.transform.flip(left, True, False), (wide - measures.width, 0))  # noqa: FBT003
    table.blit(top, (0, 0))
    table.blit(pygame.transform.flip(top, False, True), (0, high - measures.width))  # noqa: FBT003
    corner = _corner(felt, measures)
    for right in (False, True):
        for low in (False, True):
            place = corner.get_rect()
            place.right = wide if right else place.width
            place.bottom = high if low else place.height
            table.blit(pygame.transform.flip(corner, right, low), place)


def _cast_shadow(table: pygame.Surface, measures: Measures) -> None:
    """The lamp hangs above the middle: the rail's far side, at the top, is the higher one."""
    wide, high = table.get_size()
    depth = max(2, round(SHADOW * measures.u))
    fading = pygame.Surface((1, depth), pygame.SRCALPHA)
    for y in range(depth):
        fading.set_at((0, y), (0, 0, 0, round(DARKNESS * (1 - y / depth) ** 2)))
    table.blit(pygame.transform.scale(fading, (wide, depth)), (0, measures.width))
    below = pygame.transform.scale(fading, (wide, depth // 2))
    below = pygame.transform.flip(below, False, True)  # noqa: FBT003
    table.blit(below, (0, high - measures.width - depth // 2))
    left = pygame.transform.scale(pygame.transform.rotate(fading, 90), (depth, high))
    table.blit(left, (measures.width, 0))
    right = pygame.transform.flip(left, True, False)  # noqa: FBT003
    table.blit(right, (wide - measures.width - depth, 0))


def _tone(felt: Felt, place: float) -> Colour:
    """The colour of a rail, by the place from its outer edge (0) to the cloth (1)."""
    stops = PROFILES["wood" if felt.make == "wood" else "leather"]
    for (start, dark), (stop, bright) in pairwise(stops):
        if place <= stop:
            part = (place - start) / (stop - start)
            return mixed(*felt.rail, dark + (bright - dark) * part)
    return felt.rail[0]


def _strip(felt: Felt, measures: Measures, length: int) -> pygame.Surface:
    """Return a straight piece with its outer edge at the top, decorated between the corners."""
    column = pygame.Surface((1, measures.width), 0, 32)
    for y in range(measures.width):
        column.set_at((0, y), _tone(felt, (y + 0.5) / measures.width))
    strip = pygame.transform.scale(column, (length, measures.width))
    _grain(strip, felt, along=True)
    inside = range(measures.corner, length - measures.corner)
    if felt.make == "stitched":
        _stitch(strip, felt, measures, inside)
    elif felt.make == "nailed":
        nail = _nail(felt, measures)
        gaps = max(1, round(len(inside) / (NAILS_APART * measures.u)))
        for number in range(gaps):
            x = inside.start + len(inside) * (number + 0.5) / gaps
            strip.blit(nail, nail.get_rect(center=(round(x), measures.width // 2)))
    elif inside:
        for x in (inside.start, inside.stop):
            pygame.draw.line(strip, felt.rail[0], (x, 0), (x, measures.width), measures.inlay)
    pygame.draw.rect(
        strip, felt.inlay, (0, measures.width - measures.inlay, length, measures.inlay)
    )
    return strip


def _grain(piece: pygame.Surface, felt: Felt, *, along: bool) -> None:
    """Lay the grain of the material on a piece; in a corner it does not run *along*."""
    chance = random.Random(1887)  # noqa: S311 - a picture, always the same
    high = piece.get_height()
    if felt.make == "wood":
        lines = grey_noise(chance, 24, 2 * high, WOOD_GRAIN)
        tile = pygame.transform.smoothscale(lines, (GRAIN, high))
        if not along:
            # Diagonally, from one side of the corner to the other.
            tile = pygame.transform.rotate(tile.subsurface(0, 0, high, high), 45)
            tile = tile.subsurface(tile.get_rect().inflate(-high / 2, -high / 2))
            tile = pygame.transform.scale(tile, piece.get_size())
    else:
        pebbles = grey_noise(chance, GRAIN // 4, max(4, high // 2), LEATHER_GRAIN)
        tile = pygame.transform.smoothscale(pebbles, (GRAIN // 2, high))
    for x in range(0, piece.get_width(), tile.get_width()):
        piece.blit(tile, (x, 0), special_flags=pygame.BLEND_RGB_SUB)


def _stitch(strip: pygame.Surface, felt: Felt, measures: Measures, inside: range) -> None:
    thread, y = mixed(felt.rail[1], felt.inlay, 0.6), round(measures.width * SEAM)
    thick = max(1, round(measures.u))
    length, step = round(STITCH * measures.u), (STITCH + SPACE) * measures.u
    for number in range(int(len(inside) / step) + 1):
        x = inside.start + round(number * step)
        pygame.draw.line(strip, felt.rail[0], (x, y + thick), (x + length, y + thick), thick)
        pygame.draw.line(strip, thread, (x, y), (x + length, y), thick)


def _nail(felt: Felt, measures: Measures) -> pygame.Surface:
    """Return the brass head of a nail."""
    side = max(3, round(NAIL * measures.u))
    fine = clear((side * FINE, side * FINE), felt.rail[0])
    middle, radius = side * FINE / 2, side * FINE / 2
    pygame.draw.circle(fine, opaque(felt.rail[0]), (middle, middle), radius)
    for step in range(8):
        part = step / 8
        colour = mixed(mixed(felt.rail[0], felt.inlay, 0.5), NAIL_SHINE, part)
        spot = (middle - radius * 0.3 * part, middle - radius * 0.4 * part)
        pygame.draw.circle(fine, opaque(colour), spot, radius * 0.86 * (1 - part) + 1)
    return pygame.transform.smoothscale(fine, (side, side))


def _corner(felt: Felt, measures: Measures) -> pygame.Surface:
    """Return the upper left corner, round inside."""
    times = FINE // 2
    side, hub = measures.corner * times, (measures.corner * times,) * 2
    fine = pygame.Surface((side, side), pygame.SRCALPHA)
    fine.fill(opaque(felt.rail[0]))
    arcs = ARCS * measures.width
    for arc in range(arcs):
        radius = side - measures.width * times * arc / arcs
        pygame.draw.circle(fine, opaque(_tone(felt, (arc + 0.5) / arcs)), hub, radius)
    _grain(fine, felt, along=False)
    _decorate_corner(fine, felt, measures, times)
    inner = measures.radius * times
    pygame.draw.circle(fine, opaque(felt.inlay), hub, inner + measures.inlay * times)
    pygame.draw.circle(fine, opaque(felt.inlay, 0), hub, inner)
    return pygame.transform.smoothscale(fine, (measures.corner, measures.corner))


def _decorate_corner(fine: pygame.Surface, felt: Felt, measures: Measures, times: int) -> None:
    """Go on with the seam or the nails around a corner drawn so many times too large."""
    side = measures.corner * times
    if felt.make == "stitched":
        radius = side - measures.width * times * SEAM
        step = (STITCH + SPACE) * measures.u * times / radius
        thread = mixed(felt.rail[1], felt.inlay, 0.6)
        turn = SPACE / 2 * measures.u * times / radius
        while turn < math.pi / 2:
            start, stop = (
                (side - radius * math.cos(angle), side - radius * math.sin(angle))
                for angle in (turn, turn + step * STITCH / (STITCH + SPACE))
            )
            thick = max(1, round(measures.u * times))
            pygame.draw.line(fine, opaque(thread), start, stop, thick)
            turn += step
    elif felt.make == "nailed":
        radius = side - measures.width * times / 2
        nail = pygame.transform.scale_by(_nail(felt, measures), times)
        for angle in (math.pi / 6, math.pi / 3):
            spot = (side - radius * math.cos(angle), side - radius * math.sin(angle))
            fine.blit(nail, nail.get_rect(center=(round(spot[0]), round(spot[1]))))
