"""Choosing the back of the cards by its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.shapes import clear
from euchre.ui.widgets.choice import Choice

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Option, Outcome
    from euchre.ui.widgets.widget import Point

WIDE, TALL = 58, 84
"""Room for each back, in units."""
EDGE = 4


class BackChoice(Choice):
    """All backs side by side, the chosen one with a brass edge."""

    def __init__(
        self, key: str, name: str, options: Sequence[Option], value: str, pictures: CardPictures
    ) -> None:
        """Offer backs by the names of their files."""
        super().__init__(key, name, options, value)
        self._pictures = pictures
        self._lit = -1

    def press(self, point: Point) -> Outcome | None:
        """Choose the back under the mouse."""
        return self.choose(self._index(point))

    def hover(self, point: Point | None) -> None:
        """Learn which back the mouse is over."""
        super().hover(point)
        self._lit = -1 if point is None else self._index(point)

    def _index(self, point: Point) -> int:
        part = (point[0] - self.rect.x) * len(self.options) // max(1, self.rect.width)
        return max(0, min(len(self.options) - 1, part))

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.options, self.value, self._lit if self.hovered else -1)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the row of backs."""
        picture = clear(self.rect.size)
        share = self.rect.width // len(self.options)
        edge = style.px(EDGE)
        height = min(self.rect.height - 2 * edge, int((share - 4 * edge) / theme.CARD_RATIO))
        card = pygame.Rect(0, 0, width_of(height), height)
        for index, option in enumerate(self.options):
            card.center = (share * index + share // 2, self.rect.height // 2)
            frame = card.inflate(2 * edge, 2 * edge)
            chosen, lit = option.key == self.value, self.hovered and index == self._lit
            if chosen or lit:
                colour = theme.BRASS if chosen else style.felt.outline
                radius = round(height * theme.CARD_RADIUS) + edge
                picture.blit(style.shapes.panel(frame.size, radius, colour), frame)
            back = self._pictures.back(height, option.key)
            picture.blit(back, back.get_rect(center=card.center))
        return picture
