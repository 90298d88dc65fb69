"""The decisions of a game in a row: a mark for each, by its shape and colour how good it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.coach.kinds import Kind
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import FINE, clear, opaque, shrunk
from euchre.ui.widgets import Changed, Widget

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.widgets import Outcome
    from euchre.ui.widgets.widget import Point

MARK, LEAST_APART, APART = 15, 4, 24
"""Units: the size of a mark, and how far apart two of them are at least and at most."""
COLOURS: dict[Kind, Colour] = {
    Kind.BEST: (134, 218, 160),
    Kind.FINE: (134, 218, 160),
    Kind.DOUBTFUL: theme.BRASS,
    Kind.MISTAKE: (255, 176, 130),
    Kind.BLUNDER: (255, 128, 118),
}


class DecisionMarks(Widget):
    """A mark for every decision, of which one is chosen; pressed, or moved along by the keys."""

    radius = -1

    def __init__(self, key: str, name: str, count: int) -> None:
        """Begin with marks of decisions that nobody has judged yet."""
        super().__init__(key, name)
        self.kinds: Sequence[Kind | None] = [None] * count
        self.chosen = 0

    def press(self, point: Point) -> Outcome | None:
        """Choose the mark under the mouse."""
        return self.drag(point)

    def drag(self, point: Point) -> Outcome | None:
        """Let the choice follow the mouse."""
        start, apart = self._row()
        index = round((point[0] - self.rect.x - start) / apart) if self.kinds else 0
        index = max(0, min(len(self.kinds) - 1, index))
        return Changed(self.key, index) if index != self.chosen else None

    def _row(self) -> tuple[float, float]:
        """Where the first mark is, and how far the others are apart, in pixels."""
        count = max(1, len(self.kinds))
        apart = min(self.rect.height * APART / theme.TARGET, self.rect.width / count)
        return (self.rect.width - apart * (count - 1)) / 2, apart

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (tuple(self.kinds), self.chosen, self.hovered)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the row; the chosen mark stands in a ring."""
        picture = clear(self.rect.size)
        start, apart = self._row()
        size = max(style.px(LEAST_APART), min(style.px(MARK), round(apart * 0.8)))
        middle = self.rect.height // 2
        for index, kind in enumerate(self.kinds):
            shape = mark(kind, size, style)
            picture.blit(shape, shape.get_rect(center=(round(start + index * apart), middle)))
        if self.kinds:
            ring = style.shapes.disc(
                size + style.px(12), None, line=theme.IVORY, width=max(1.0, style.u * 2)
            )
            x = round(start + self.chosen * apart)
            picture.blit(ring, ring.get_rect(center=(x, middle)))
        return picture


def mark(kind: Kind | None, size: int, style: Style) -> pygame.Surface:
    """The mark of a kind: a dot, a half-filled ring, a triangle, a square, a cross in a square.

    A thin ring stands for what is not judged yet.
    """
    fine = clear((size * FINE, size * FINE))
    side, half = size * FINE, size * FINE // 2
    if kind is None:
        pygame.draw.circle(fine, opaque(style.felt.outline), (half, half), half * 3 // 5, FINE)
        return shrunk(fine)
    colour = opaque(COLOURS[kind])
    if kind is Kind.BEST:
        pygame.draw.circle(fine, colour, (half, half), half * 4 // 5)
    elif kind is Kind.FINE:
        pygame.draw.circle(fine, colour, (half, half), half * 4 // 5, max(FINE, half // 3))
    elif kind is Kind.DOUBTFUL:
        pygame.draw.polygon(
            fine, colour, [(half, 0), (side, side * 9 // 10), (0, side * 9 // 10)]
        )
    elif kind is Kind.MISTAKE:
        pygame.draw.polygon(fine, colour, [(half, 0), (side, half), (half, side), (0, half)])
    else:
        fine.fill(colour, (side // 10, side // 10, side * 8 // 10, side * 8 // 10))
    return shrunk(fine)
