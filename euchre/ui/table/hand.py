"""The viewer's own hand under mouse, finger and keys: hover, focus, drag, raised cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.table.dragging import Drag
from euchre.ui.table.pictures.sprites import hand_pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.draw.animation import Glides
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.dragging import Point
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.pictures.sprites import CardSprite

HOVERED, RAISED = 14, 26
"""How far, in units, a card under the mouse rises, and one that was chosen."""


class OwnHand:
    """One hand of sprites that answers; what a chosen card means is the scene's business."""

    def __init__(self, layout: Layout, seat: Seat, glides: Glides) -> None:
        """Answer for the hand of *seat*, moving its sprites with *glides*."""
        self._layout = layout
        self._seat = seat
        self._glides = glides
        self.sprites: Sequence[CardSprite] = ()
        """The cards from left to right; set by the scene whenever they change."""
        self.resting = False
        """Whether the hand was laid down for this deal."""
        self.pointer: Point | None = None
        self.focus: int | None = None
        """Which card the keys mean, from the left."""
        self.raised: list[Card] = []
        """Cards that were chosen and are not played yet."""
        self.drag: Drag | None = None
        self.laid: CardSprite | None = None
        """A card that was laid in the middle and waits there for its turn."""

    @property
    def cards(self) -> list[Card | None]:
        """The cards from left to right; None for one whose face is hidden."""
        return [sprite.card for sprite in self.sprites]

    def places(self) -> dict[str, list[int]]:
        """Where every card that is known lies at rest, in pixels, by its short name."""
        poses = [(card, self.rest(n)) for n, card in enumerate(self.cards) if card is not None]
        return {str(card): [round(pose.x), round(pose.y)] for card, pose in poses}

    @property
    def lifted(self) -> CardSprite | None:
        """The card that is dragged."""
        return self.drag.sprite if self.drag is not None and self.drag.far else None

    def rest(self, index: int) -> Pose:
        """Where a card lies when nothing is done with it."""
        card = self.sprites[index].card
        count = len(self.sprites)
        return hand_pose(self._layout, self._seat, index, count, card, resting=self.resting)

    def arrange(self, *, open_to_mouse: bool = True) -> None:
        """Send every card where it belongs now: up, down, or closer to the others."""
        away = (self.lifted, self.laid)
        others = [sprite for sprite in self.sprites if sprite not in away]
        hovered = self.at(self.pointer) if open_to_mouse and self.drag is None else None
        for place, sprite in enumerate(others):
            pose = hand_pose(
                self._layout, self._seat, place, len(others), sprite.card, resting=self.resting
            )
            self._glides.to(sprite, self._up(sprite, pose, hovered), theme.GLIDE)

    def _up(self, sprite: CardSprite, pose: Pose, hovered: CardSprite | None) -> Pose:
        focused = self.focus is not None and self._focused() is sprite
        if sprite.card is not None and sprite.card in self.raised:
            return pose.but(y=pose.y - RAISED * self._layout.u, lift=0.35)
        if focused or sprite is hovered or (self.drag and self.drag.sprite is sprite):
            return pose.but(y=pose.y - HOVERED * self._layout.u, lift=0.25)
        return pose

    def _focused(self) -> CardSprite | None:
        if self.focus is None or not self.sprites:
            return None
        return self.sprites[min(self.focus, len(self.sprites) - 1)]

    def at(self, point: Point | None) -> CardSprite | None:
        """The uppermost card at a point, by where the cards rest: so a risen one stays risen."""
        if point is None:
            return None
        high = self._layout.card
        for index in reversed(range(len(self.sprites))):
            pose = self.rest(index)
            sprite = self.sprites[index]
            up = pose.but(y=pose.y - HOVERED * self._layout.u)
            raised = sprite.card in self.raised or self._focused() is sprite
            if pose.holds(point, width_of(high), high):
                return sprite
            if raised and up.holds(point, width_of(high), high):
                return sprite
        return None

    def hover(self, point: Point | None) -> None:
        """Learn where the mouse is; None: not over the table."""
        self.pointer = point

    def press(self, point: Point) -> bool:
        """Take the card at a point; False if there is none."""
        sprite = self.at(point)
        if sprite is None:
            return False
        self.focus = None
        self._glides.stop(sprite)
        motion = self._glides.motion
        still = motion.fades or motion.pace <= 0
        self.drag = Drag(sprite, point, self._layout.u, still)
        return True

    def move(self, point: Point) -> None:
        """Let the card that was taken follow."""
        if self.drag is not None:
            was_far = self.drag.far
            self.drag.move(point)
            if self.drag.far and not was_far:
                self._glides.stop(self.drag.sprite)
                self.arrange()

    def release(self) -> tuple[CardSprite, bool] | None:
        """Let go: the card, and whether it was dragged rather than clicked."""
        drag, self.drag = self.drag, None
        return None if drag is None else (drag.sprite, drag.far)

    def in_ring(self, sprite: CardSprite) -> bool:
        """Whether a dragged card would be taken: it, or what holds it, is in the ring."""
        middle = (sprite.pose.x, sprite.pose.y)
        points = (middle,) if self.pointer is None else (middle, self.pointer)
        return any(map(self._layout.drops_at, points))

    def send_home(self, sprite: CardSprite) -> None:
        """Let a card that was dragged glide back, also while others move."""
        index = next(place for place, one in enumerate(self.sprites) if one is sprite)
        self._glides.to(sprite, self.rest(index), theme.GLIDE)

    def let_go(self) -> None:
        """Forget mouse and drag: the window lost them, or the table is laid anew."""
        drag, self.drag = self.drag, None
        self.pointer = None
        if drag is not None and drag.far and drag.sprite in self.sprites:
            self.send_home(drag.sprite)

    def key(self, key: int, first: int) -> bool:
        """Move the focus with the arrows; *first* is where it begins. False: not for me."""
        count = len(self.sprites)
        if key not in {pygame.K_LEFT, pygame.K_RIGHT} or not count:
            return False
        if self.focus is None:
            self.focus = first
        else:
            self.focus = (self.focus + (1 if key == pygame.K_RIGHT else -1)) % count
        return True

    @property
    def focused_card(self) -> Card | None:
        """The card the keys mean."""
        sprite = self._focused()
        return sprite.card if sprite is not None else None
