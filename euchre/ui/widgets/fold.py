"""The title of rows that can be folded away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets.button import Pressable, corner_radius
from euchre.ui.widgets.icons import icon
from euchre.ui.widgets.widget import Outcome, Pressed

if TYPE_CHECKING:
    from collections.abc import Hashable

    from euchre.ui.draw.style import Style

SIDE, SIGN = 10, 16
"""Lengths in units."""


class Fold(Pressable):
    """A title with a sign that points down where rows lie open below it, and a note beside it.

    Pressing it asks for the other state; Left and Right ask for the one they point to.
    """

    def __init__(self, key: str, title: str, *, opened: bool) -> None:
        """Write a title; the note is set later."""
        super().__init__(key, title)
        self.opened = opened
        self.note = ""
        """What is worth knowing of the rows while they are folded away."""

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Be pressed by Enter and Space, and by the arrow that would change something."""
        wanted = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if wanted is not None and wanted != self.opened:
            return Pressed(self.key)
        return super().key_down(event)

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self.note, self.opened, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the title in its row, which is lit under the mouse."""
        lit = style.felt.raised if self.hovered else None
        picture = style.shapes.panel(self.rect.size, corner_radius(self, style), lit).copy()
        side, middle = style.px(SIDE), self.rect.height // 2
        sign = icon("down", style.px(SIGN), theme.BRASS)
        if not self.opened:
            sign = pygame.transform.rotate(sign, 90)
        picture.blit(sign, sign.get_rect(midleft=(side, middle)))
        left = side + sign.get_width() + style.px(theme.GAP * 0.7)
        room = self.rect.width - left - side
        title = style.text.line(
            self.name, theme.BODY, theme.BRASS, weight="bold", max_width=room
        )
        picture.blit(title, title.get_rect(midleft=(left, middle)))
        if self.note:
            left += title.get_width()
            note = style.text.line(
                f"  ·  {self.note}", theme.BODY, theme.IVORY, max_width=max(1, room)
            )
            picture.blit(note, note.get_rect(midleft=(left, middle)))
        return picture
