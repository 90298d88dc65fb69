"""A portrait that can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ui.draw import theme
from euchre.ui.draw.portraits import Expression, portrait
from euchre.ui.widgets import name_disc, player_disc
from euchre.ui.widgets.button import Pressable

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from euchre.ui.draw.style import Style


class Owner(NamedTuple):
    """The player who has a portrait: name and seat, counted clockwise."""

    name: str
    seat: int


BADGE = 0.34
"""Diameter of the initial of who has a portrait, as a part of it."""


class PortraitButton(Pressable):
    """A face, in the ring of a seat or in none; it looks up when the mouse is over it."""

    radius = -1

    def __init__(self, key: str, portrait: str = "", *, seat: int | None = None) -> None:
        """Show a portrait of `draw.portraits`; `seat` counts clockwise, for its colour."""
        super().__init__(key, "")
        self.portrait = portrait
        self.player = ""
        """Whose portrait it is: the initial stands there if the picture is missing."""
        self.owner: Owner | None = None
        """Who of the players has it, to be told by a badge."""
        self.selected = False
        self._seat = seat

    @property
    def value(self) -> str:
        """What a program that tests this one wants to know."""
        return self.portrait

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        shown = (self.portrait, self.player, self.owner, self.selected)
        return (*shown, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the portrait, round and as large as there is room."""
        side = min(self.rect.size)
        shown = Expression.TURN if self.hovered and self.enabled else Expression.CALM
        if self._seat is not None:
            return player_disc(style, self.player, self.portrait, self._seat, side, shown)
        ring = theme.BRASS if self.selected else style.felt.outline
        face = portrait(style, self.portrait, shown, side, ring)
        face = style.shapes.disc(side, style.felt.faint) if face is None else face
        if self.owner is None:
            return face
        picture = face.copy()
        badge = name_disc(style, *self.owner, round(BADGE * side))
        picture.blit(badge, badge.get_rect(bottomright=(side, side)))
        return picture
