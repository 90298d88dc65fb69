"""A whole table for a window: cloth, rail, and the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.shapes import FINE, clear, mirrored, opaque, shrunk
from euchre.ui.draw.tabletop.cloth import cloth
from euchre.ui.draw.tabletop.rail import Measures, lay_rail

if TYPE_CHECKING:
    from euchre.ui.draw.theme import Felt

LOZENGE = (9, 5)
LOZENGE_STRENGTH = 200
"""Units: half the width and half the height of the marks at both ends of the ring; how opaque
they are."""
_TIMES = 2
"""A faint line need not be drawn more finely."""

Box = tuple[int, int, int, int]


def table_top(size: tuple[int, int], felt: Felt, ring: Box | None) -> pygame.Surface:
    """Return the table people play at, with its ring, under the lamp.

    Without a ring it is what other screens lie on: the same table, calmer, with a narrower rail.
    """
    u = theme.scale(size)
    top = cloth(size, felt, u, lamp=ring is not None)
    if ring is not None:
        _draw_ring(top, felt, pygame.Rect(ring), u)
    width = theme.RAIL if ring is not None else theme.CALM_RAIL
    lay_rail(top, felt, _measures(u, width))
    return top


def small_table(size: tuple[int, int], felt: Felt, u: float) -> pygame.Surface:
    """Return a table of any size under the lamp, in a window with so many pixels a unit."""
    top = cloth(size, felt, u, lamp=True)
    lay_rail(top, felt, _measures(u, theme.CALM_RAIL))
    return top


def _measures(u: float, width: float) -> Measures:
    return Measures(u, max(3, round(width * u)), max(2, round(theme.RAIL_RADIUS * u)))


def _draw_ring(top: pygame.Surface, felt: Felt, ring: pygame.Rect, u: float) -> None:
    """Draw the ellipse on the cloth, a line and a thinner one, with a mark at each end."""
    half = (ring.width // 2, ring.height // 2)
    fine = clear((half[0] * _TIMES, half[1] * _TIMES), felt.inlay)
    whole = pygame.Rect(0, 0, 2 * fine.get_width(), 2 * fine.get_height())
    line = theme.TABLE_RING_LINE * u * _TIMES
    for inset, width in ((0.0, line), (theme.TABLE_RING_GAP * u * _TIMES, line / 2)):
        outer, inner = (whole.inflate(-2 * off, -2 * off) for off in (inset, inset + width))
        pygame.draw.ellipse(fine, opaque(felt.inlay, theme.TABLE_RING_STRENGTH), outer)
        pygame.draw.ellipse(fine, opaque(felt.inlay, 0), inner)
    for quarter, corner in mirrored(pygame.transform.smoothscale(fine, half)):
        top.blit(quarter, (ring.x + corner[0], ring.y + corner[1]))
    wide, high = (round(length * u) for length in LOZENGE)
    tips = [(0, high), (wide, 0), (2 * wide, high), (wide, 2 * high)]
    fine = clear((2 * wide * FINE, 2 * high * FINE), felt.inlay)
    colour = opaque(felt.inlay, LOZENGE_STRENGTH)
    pygame.draw.polygon(fine, colour, [(x * FINE, y * FINE) for x, y in tips])
    mark = shrunk(fine)
    for end in (ring.midleft, ring.midright):
        top.blit(mark, mark.get_rect(center=end))
