"""What stands for a player at the table, in lists and on the curtain: a portrait, or an initial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.play.names import initial
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import Expression, portrait
from euchre.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from euchre.play.record import Player
    from euchre.ui.draw.style import Style

LETTER = 0.52
"""Height of the initial as a part of the disc."""


class Face(Widget):
    """The portrait of a player, to be looked at."""

    focusable = False

    def __init__(self, player: Player, seat: int, expression: Expression) -> None:
        """Show a player, the seat counted clockwise."""
        super().__init__("", "")
        self._shown = (player.name, player.portrait, seat)
        self.expression = expression

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self._shown, self.expression)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the portrait, as large as there is room."""
        return player_disc(style, *self._shown, min(self.rect.size), self.expression)


def player_disc(
    style: Style,
    name: str,
    picture: str,
    number: int,
    diameter: int,
    expression: Expression = Expression.CALM,
) -> pygame.Surface:
    """Return the portrait of the player at a seat in a ring of the seat's colour.

    Without its *picture* it is the disc with the initial.
    """
    colour = theme.PLAYERS[number % len(theme.PLAYERS)]
    face = portrait(style, picture, expression, diameter, colour)
    return name_disc(style, name, number, diameter) if face is None else face


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
