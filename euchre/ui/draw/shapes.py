"""Antialiased shapes of the interface: panels, discs, rings and shadows.

pygame draws round corners with stairs, so corners are drawn several times too large, shrunk, and
kept; a panel of any size is put together from them. All lengths here are pixels.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.surface_cache import SurfaceCache

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.draw.theme import Colour

FINE = 4
"""How many times larger shapes are drawn before they are shrunk.

A power of two: at others `smoothscale` makes everything a little darker and less opaque.
"""
LARGE_ELLIPSE, LARGE_DISC = 900, 200
LIMIT = 16_000_000
"""Bytes of shapes that are kept unless told otherwise."""

Paint = tuple[int, int, int, int]


def opaque(colour: Colour, alpha: int = 255) -> Paint:
    """Return a colour with its opacity, 0 to 255."""
    return (*colour, alpha)


def clear(size: tuple[int, int], tint: Colour = theme.SHADOW) -> pygame.Surface:
    """Return a fully transparent picture; soft edges on it fade into the tint."""
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    surface.fill(opaque(tint, 0))
    return surface


def shrunk(surface: pygame.Surface) -> pygame.Surface:
    """Return a finely drawn picture at its true size."""
    width, height = surface.get_size()
    return pygame.transform.smoothscale(surface, (width // FINE, height // FINE))


class Shapes:
    """A workshop of shapes that draws each of them once."""

    def __init__(self, limit: int = LIMIT) -> None:
        """Start with nothing drawn; keep so many bytes of shapes."""
        self._drawn = SurfaceCache(limit)

    def panel(
        self,
        size: tuple[int, int],
        radius: int,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        width: float = 0.0,
        alpha: int = 255,
    ) -> pygame.Surface:
        """Return a rounded rectangle; without a fill only its line, `width` pixels wide."""
        return self._drawn.once(self._draw_panel, size, radius, fill, line, width, alpha)

    def pill(
        self,
        size: tuple[int, int],
        fill: Colour | None,
        *,
        line: Colour | None = None,
        width: float = 0.0,
    ) -> pygame.Surface:
        """Return a rectangle with round ends."""
        return self.panel(size, size[1] // 2, fill, line=line, width=width)

    def shadow(
        self, size: tuple[int, int], radius: int, blur: int, strength: int
    ) -> pygame.Surface:
        """Return a soft shadow of a panel; it is `2 * blur` larger on every side."""
        return self._drawn.once(self._draw_shadow, size, radius, blur, strength)

    def raised(
        self,
        size: tuple[int, int],
        radius: int,
        fill: Colour,
        line: Colour,
        *,
        width: float,
        blur: int,
        drop: int,
    ) -> pygame.Surface:
        """Return a panel and its shadow in one picture, which whoever asks keeps himself.

        It is `2 * blur` larger than the panel on every side; `drop` is how far below the panel
        the shadow lies, at most 2 * blur. One picture of a large panel is painted in half the
        time of two.
        """
        border, edge = 2 * blur, radius + 3 * blur
        whole = clear((size[0] + 2 * border, size[1] + 2 * border))
        soft = self._drawn.once(_blurred, edge, radius, blur, theme.SHADOW_STRENGTH)
        if min(whole.get_size()) >= 2 * edge:
            below = whole.get_rect().move(0, drop)
            _nine_slice(whole, soft, edge, below)
        corner = self._drawn.once(_corner, min(radius, min(size) // 2), fill, line, width, 255)
        _nine_slice(
            whole,
            corner,
            corner.get_width() // 2,
            whole.get_rect().inflate(-2 * border, -2 * border),
            over=True,
        )
        return whole

    def disc(
        self,
        diameter: int,
        fill: Colour | None,
        *,
        line: Colour | None = None,
        width: float = 0.0,
    ) -> pygame.Surface:
        """Return a circle; without a fill a ring."""
        return self._drawn.once(_disc, diameter, fill, line, width)

    def ellipse(
        self,
        size: tuple[int, int],
        colour: Colour,
        width: float,
        alpha: int = 255,
        inside: int = 0,
    ) -> pygame.Surface:
        """Return an ellipse: how opaque its line is, and what is inside."""
        return self._drawn.once(_ellipse, size, colour, width, alpha, inside)

    def _draw_panel(
        self,
        size: tuple[int, int],
        radius: int,
        fill: Colour | None,
        line: Colour | None,
        width: float,
        alpha: int,
    ) -> pygame.Surface:
        panel = clear(size)
        radius = min(radius, min(panel.get_size()) // 2)
        corner = self._drawn.once(_corner, radius, fill, line, width, alpha)
        _nine_slice(panel, corner, radius)
        return panel

    def _draw_shadow(
        self, size: tuple[int, int], radius: int, blur: int, strength: int
    ) -> pygame.Surface:
        edge = radius + 3 * blur
        whole = (size[0] + 4 * blur, size[1] + 4 * blur)
        core = self._drawn.once(_blurred, edge, radius, blur, strength)
        if min(whole) < 2 * edge:
            return pygame.transform.smoothscale(core, whole)
        shadow = clear(whole)
        _nine_slice(shadow, core, edge)
        return shadow


def _corner(
    radius: int, fill: Colour | None, line: Colour | None, width: float, alpha: int
) -> pygame.Surface:
    """Return the smallest panel: its four corners, and one straight pixel between them."""
    side = (2 * radius + 1) * FINE
    # Soft edges blend with what is under the transparent part: give it the edge's colour.
    small = clear((side, side), line or fill or theme.SHADOW)
    whole = small.get_rect()
    if line:
        pygame.draw.rect(small, opaque(line, alpha), whole, border_radius=radius * FINE)
        edge = round(width * FINE)
        hole = opaque(fill, alpha) if fill else opaque(line, 0)
        inner = max(0, radius * FINE - edge)
        pygame.draw.rect(small, hole, whole.inflate(-2 * edge, -2 * edge), border_radius=inner)
    elif fill:
        pygame.draw.rect(small, opaque(fill, alpha), whole, border_radius=radius * FINE)
    return shrunk(small)


def _nine_slice(
    target: pygame.Surface,
    corner: pygame.Surface,
    radius: int,
    place: pygame.Rect | None = None,
    *,
    over: bool = False,
) -> None:
    """Put a panel together from the four corners of a small one, stretching what is between them.

    It fills the target or a `place` in it, which is clear unless the panel is to lie `over` it.
    """
    place = place or target.get_rect()
    (x0, y0), (wide, high) = place.topleft, place.size
    side = corner.get_width()
    far = side - radius
    blend = 0 if over else pygame.BLEND_RGBA_MAX
    columns, rows = ((0, x0), (far, x0 + wide - radius)), ((0, y0), (far, y0 + high - radius))
    for left, x in columns:
        for top, y in rows:
            target.blit(corner, (x, y), (left, top, radius, radius), blend)
    across, down = wide - 2 * radius, high - 2 * radius
    for left, x in columns:
        if down > 0 and radius > 0:
            seam = corner.subsurface((left, radius, radius, 1))
            target.blit(pygame.transform.scale(seam, (radius, down)), (x, y0 + radius))
    for top, y in rows:
        if across > 0 and radius > 0:
            seam = corner.subsurface((radius, top, 1, radius))
            target.blit(pygame.transform.scale(seam, (across, radius)), (x0 + radius, y))
    if across > 0 and down > 0:
        inside = (x0 + radius, y0 + radius, across, down)
        target.fill(corner.get_at((radius, radius)), inside)


def _blurred(edge: int, radius: int, blur: int, strength: int) -> pygame.Surface:
    """Return the smallest shadow: its four soft corners, `edge` pixels each."""
    core = clear((2 * edge, 2 * edge))
    dark = core.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(core, opaque(theme.SHADOW, strength), dark, border_radius=radius)
    if blur > 0:
        # Two box blurs look like a gaussian one at a tenth of its time.
        core = pygame.transform.box_blur(pygame.transform.box_blur(core, blur), blur)
    return core


def _disc(
    diameter: int, fill: Colour | None, line: Colour | None, width: float
) -> pygame.Surface:
    # Of a large one the eye does not need to have the edge as fine.
    times = FINE if diameter < LARGE_DISC else FINE // 2
    outer = diameter * times / 2
    fine, middle = (
        clear((diameter * times, diameter * times), line or fill or theme.SHADOW),
        (
            outer,
            outer,
        ),
    )
    if line:
        pygame.draw.circle(fine, opaque(line), middle, outer)
        hole = opaque(fill) if fill else opaque(line, 0)
        pygame.draw.circle(fine, hole, middle, outer - width * times)
    elif fill:
        pygame.draw.circle(fine, opaque(fill), middle, outer)
    return pygame.transform.smoothscale(fine, (diameter, diameter))


def _ellipse(
    size: tuple[int, int], colour: Colour, width: float, alpha: int, inside: int
) -> pygame.Surface:
    half = (size[0] // 2, size[1] // 2)
    ellipse = clear((2 * half[0], 2 * half[1]), colour)
    # One quarter drawn finely and turned over costs a quarter of the time; of a large one, whose
    # line is thick, the eye does not need to have it as fine.
    times = FINE if 2 * max(half) < LARGE_ELLIPSE else FINE // 2
    fine = clear((half[0] * times, half[1] * times), colour)
    whole = pygame.Rect(0, 0, 2 * half[0] * times, 2 * half[1] * times)
    pygame.draw.ellipse(fine, opaque(colour, alpha), whole)
    thick = max(2, round(2 * width * times))
    pygame.draw.ellipse(fine, opaque(colour, inside), whole.inflate(-thick, -thick))
    for quarter, corner in mirrored(pygame.transform.smoothscale(fine, half)):
        ellipse.blit(quarter, corner, None, pygame.BLEND_RGBA_MAX)
    return ellipse


def mirrored(quarter: pygame.Surface) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Yield the four parts of something whose upper left quarter this is, and their places."""
    wide, high = quarter.get_size()
    for right in (False, True):
        for low in (False, True):
            yield pygame.transform.flip(quarter, right, low), (wide * right, high * low)
