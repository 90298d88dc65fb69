"""A light that runs over a card once: the one that has taken the trick."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.shapes import clear

if TYPE_CHECKING:
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.table.pictures.sprites import CardSprite

HEIGHT = 120
"""Of the card, in pixels, for which the light is drawn; it is soft enough to be enlarged."""
BAND = 0.6
"""How wide it is, as a part of the card's width."""
SLANT = 24
"""Degrees by which it leans."""
GOLD, CORE = 215, 0.4
"""The opacity of its golden edges, out of 255, and which part of it is white."""


@dataclass(eq=False)
class Glint:
    """Which card the light runs over, and how far it has come."""

    sprite: CardSprite | None = None
    pose: Pose = field(default_factory=Pose)
    """`x` is the share of the way: 0 before the card, 1 beyond it."""


def draw_glint(canvas: Canvas, style: Style, glint: Glint, high: int) -> None:
    """Put the light on the canvas, over its card; *high* is the height of a card at scale 1."""
    if glint.sprite is None or not 0 < glint.pose.x < 1:
        return
    card = glint.sprite.pose
    light = _at(style, glint.pose.x)
    # It moves in every frame: what it is made of is kept, not each of its pictures.
    shown = pygame.transform.rotozoom(light, -card.angle, high * card.scale / HEIGHT)
    canvas.put(shown, shown.get_rect(center=(round(card.x), round(card.y))).topleft)


def _at(style: Style, share: float) -> pygame.Surface:
    band = style.kept(("glint",), _band)
    face = style.kept(("glint on",), _face)
    light = clear(face.get_size(), theme.BRASS_LIT)
    way = face.get_width() + band.get_width()
    light.blit(band, (round(share * way) - band.get_width(), (HEIGHT - band.get_height()) // 2))
    light.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _band() -> pygame.Surface:
    """The light itself: gold that fades to both sides, white in its middle."""
    wide = round(width_of(HEIGHT) * BAND)
    row = clear((wide, 1), theme.BRASS)
    for x in range(wide):
        off = abs(2 * x / (wide - 1) - 1)
        white = max(0.0, 1 - off / CORE)
        colour = [round(c + (255 - c) * white) for c in theme.BRASS]
        row.set_at((x, 0), (*colour, round(GOLD * (1 - off) ** 1.5)))
    return pygame.transform.rotozoom(pygame.transform.scale(row, (wide, HEIGHT * 2)), -SLANT, 1)


def _face() -> pygame.Surface:
    """The shape of a card, white: nothing shines beside it."""
    face = clear((width_of(HEIGHT), HEIGHT), theme.WHITE)
    radius = round(HEIGHT * theme.CARD_RADIUS)
    pygame.draw.rect(face, (*theme.WHITE, 255), face.get_rect(), border_radius=radius)
    return face
