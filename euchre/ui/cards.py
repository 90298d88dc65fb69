"""Pictures of the cards at any size, angle and stage of turning over, made once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from pygame import Rect, Surface

    from euchre.rules.cards import Card
    from euchre.ui.animation import Pose
    from euchre.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Look:
    """How the player wants the deck to look."""

    back: str = "claret"
    four_colour: bool = False
    large_index: bool = False


class CardPictures:
    """The deck in pictures. Heights are those of the card in pixels; the surfaces returned have
    a transparent border and, turned, corners: centre them on the card's middle.
    """

    def __init__(self, folder: Path, look: Look | None = None) -> None:
        """Draw the pictures in `folder` (see `assets/cards`)."""
        self.folder = folder
        self.look = look or Look()

    def front(
        self,
        card: Card,
        height: int,
        angle: float = 0.0,
        *,
        face: float = 1.0,
        scale: float = 1.0,
        dimmed: bool = False,
    ) -> Surface:
        """Return the front of a card; `angle` clockwise in degrees, `face` 1/2..1 turning over."""
        raise NotImplementedError

    def back(
        self, height: int, angle: float = 0.0, *, face: float = 0.0, scale: float = 1.0
    ) -> Surface:
        """Return the back of a card; `face` 0..1/2 turning over."""
        raise NotImplementedError

    def shadow(
        self,
        height: int,
        angle: float = 0.0,
        *,
        face: float = 1.0,
        scale: float = 1.0,
        lift: float = 0.0,
    ) -> Surface:
        """Return the soft shadow of a card that is held `lift` 0..1 above the table."""
        raise NotImplementedError

    def lay(
        self, canvas: Canvas, card: Card | None, height: int, pose: Pose, *, dimmed: bool = False
    ) -> Rect:
        """Put a card with its shadow on the canvas; `card` None has no known front.

        Return where the picture of the card lies.
        """
        raise NotImplementedError

    def prefetch(self, cards: Iterable[Card], height: int) -> Iterator[None]:
        """Make pictures that will be needed, one at each step, for moments when nothing moves."""
        raise NotImplementedError
