"""The coloured disc with a person's initial: at the table, in lists, on the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.play.names import initial
from euchre.ui.draw import theme

if TYPE_CHECKING:
    import pygame

    from euchre.ui.draw.style import Style

LETTER = 0.52
"""Height of the initial as a part of the disc."""


def name_disc(style: Style, name: str, number: int, diameter: int) -> pygame.Surface:
    """Return the disc of the player at a seat, `diameter` in pixels; seats count clockwise."""
    first = initial(name)
    colour = theme.PLAYERS[number % len(theme.PLAYERS)]

    def draw() -> pygame.Surface:
        disc = style.shapes.disc(diameter, colour).copy()
        letter = style.text.line(first, LETTER * diameter / style.u, theme.INK, weight="bold")
        # Centred by what is to be seen of the letter, not by the line it stands in.
        bounds = letter.get_bounding_rect()
        place = bounds.copy()
        place.center = (diameter // 2, diameter // 2)
        disc.blit(letter, place, bounds)
        return disc

    return style.kept(("disc", first, colour, diameter), draw)
