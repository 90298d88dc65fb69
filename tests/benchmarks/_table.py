"""A full table in motion: 24 cards, plaques and texts, four cards flying and turning."""

from __future__ import annotations

import math
import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from euchre.rules.cards import Rank, pack
from euchre.ui.draw import theme
from euchre.ui.draw.pose import Pose
from euchre.ui.draw.style import style_for
from euchre.ui.loop import Loop
from tests.ui.pilot import make_context

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.scene import Change, Scene

FLYING = 4
CARD = 0.22
"""Height of a card as a part of the window's."""
FLIGHT = 24
"""Frames from one end of a flight to the other: 0.4 s."""
TURN = 10
"""Degrees by which a card turns in flight."""


class FullTable:
    """A scene with the load of a table in the middle of a sweep."""

    def __init__(self, context: Context) -> None:
        """Deal all cards."""
        self.context = context
        self.flying = context.pictures
        """Where the pictures of the flying cards come from."""
        self.wake: float | None = 0.0
        chance = random.Random(24)
        self.cards: tuple[Card, ...] = pack(Rank.NINE)
        self._places = [
            (chance.uniform(0.1, 0.9), chance.uniform(0.15, 0.85), chance.randint(-12, 12))
            for _ in self.cards
        ]
        self._frame = 0

    def resize(self, size: tuple[int, int]) -> None:
        """Draw the felt and the plaques."""
        self.size = size
        self.height = round(size[1] * CARD)
        style = style_for(size)
        ring = (size[0] // 4, size[1] // 4, size[0] // 2, size[1] // 2)
        self._felt = style.backdrop(ring)
        self._plaque = style.shapes.pill(
            (style.px(180), style.px(50)), style.felt.plaque, line=style.felt.line, width=1.5
        )
        self._texts = [
            style.text.line(f"{name} · {size[0]}", theme.BODY, theme.IVORY)
            for name in (
                "Anna",
                "Ben",
                "Carla",
                "Dan",
                "Trump: hearts",
                "called by Ben",
                "7",
                "4",
            )
        ]

    def handle(self, event: pygame.Event) -> Change | None:  # noqa: ARG002
        """Answer nothing."""
        return None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Go on to the next frame of the flight, whatever the time."""
        self._frame += 1
        return None

    def poses(self) -> list[Pose]:
        """Return where the cards are now."""
        wide, high = self.size
        part = 0.5 - 0.5 * math.cos(math.pi * self._frame / FLIGHT)
        poses = []
        for number, (x, y, angle) in enumerate(self._places):
            pose = Pose(x * wide, y * high, angle)
            if number >= len(self._places) - FLYING:
                across = wide * 0.25 * (part - 0.5)
                pose = Pose(
                    wide * (0.35 + 0.1 * (number % FLYING)) + across, y * high, TURN * part
                )
            poses.append(pose)
        return poses

    def draw(self, canvas: Canvas) -> None:
        """Lay everything."""
        canvas.backdrop(self._felt)
        for number, text in enumerate(self._texts):
            x, y = self.size[0] * (number % 4) // 4, self.size[1] * (number // 4) * 9 // 10
            place = canvas.put(self._plaque, (x + 20, y + 20))
            canvas.put(text, text.get_rect(center=place.center).topleft)
        for number, (card, pose) in enumerate(zip(self.cards, self.poses(), strict=True)):
            known = card if number % 3 else None
            flies = number >= len(self.cards) - FLYING
            pictures = self.flying if flies else self.context.pictures
            pictures.lay(canvas, known, self.height, pose)


def full_table(size: tuple[int, int]) -> tuple[Loop, FullTable]:
    """Return a loop that plays a full table."""
    pygame.display.init()
    pygame.font.init()
    context = make_context(Path(tempfile.mkdtemp(prefix="euchre-")))
    scene = FullTable(context)
    return Loop(context, scene, size, _raise), scene


def _raise(error: Exception) -> Scene:
    raise error
