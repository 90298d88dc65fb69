"""Cards that are only looked at: a fan or a loose group, as a widget."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.pose import Pose
from euchre.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.cards import Card
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.widget import Sheet


class Fan(Widget):
    """Cards fanned out from a point below them, in the middle of its rectangle."""

    focusable = False

    def __init__(
        self,
        pictures: CardPictures,
        cards: Sequence[Card | None],
        *,
        spread: float = 12.0,
        radius: float = 1.9,
    ) -> None:
        """Turn each card by `spread` degrees against the next; `radius` is in card heights.

        None is a card face down.
        """
        super().__init__("", "")
        self.pictures = pictures
        self.cards = tuple(cards)
        self.spread = spread
        self.turning = radius

    def height(self) -> int:
        """How high the cards may be for the whole fan to lie in the rectangle, in pixels."""
        half = math.radians(self.spread * (len(self.cards) - 1) / 2)
        wide = 2 * self.turning * math.sin(half) + 0.72 * math.cos(half) + math.sin(half)
        high = 1.06 + self.turning * (1 - math.cos(half)) + 0.36 * math.sin(half)
        return max(8, int(min(self.rect.width / wide, self.rect.height / high)))

    def draw(self, canvas: Sheet, style: Style) -> None:  # noqa: ARG002
        """Lay the cards, the first one lowest."""
        if not self.cards or min(self.rect.size) < 40:  # noqa: PLR2004 - too small to see
            return
        height = self.height()
        first = -self.spread * (len(self.cards) - 1) / 2
        high = 1.06 + self.turning * (1 - math.cos(math.radians(first)))
        top = self.rect.centery - high * height / 2
        for number, card in enumerate(self.cards):
            angle = first + number * self.spread
            turn = math.radians(angle)
            pose = Pose(
                self.rect.centerx + self.turning * height * math.sin(turn),
                top + height * (0.53 + self.turning * (1 - math.cos(turn))),
                angle,
                face=0.0 if card is None else 1.0,
            )
            lay(self.pictures, canvas, card, height, pose)


def lay(
    pictures: CardPictures, canvas: Sheet | Canvas, card: Card | None, height: int, pose: Pose
) -> None:
    """Put a card on a canvas or on the part of a page that can be seen."""
    surface, x, y = pictures.print(card, height, pose)
    canvas.put(surface, (round(pose.x) + x, round(pose.y) + y))


def lay_flat(
    pictures: CardPictures, canvas: Sheet, card: Card, height: int, corner: tuple[int, int]
) -> None:
    """Put an upright card without a shadow, its own corner at a point."""
    front = pictures.front(card, height)
    # A picture has a border of its own around the card.
    border = (front.get_width() - width_of(height)) // 2
    canvas.put(front, (corner[0] - border, corner[1] - border))
