"""A person of whom there is a portrait, and how the parts are put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from features import head
from ink import moved, picture
from moods import CALM, EUCHRED, TURN, WON

if TYPE_CHECKING:
    from collections.abc import Callable

    from features import Face
    from moods import Mood

SIDE = 100
MOODS = {mood.name: mood for mood in (CALM, TURN, WON, EUCHRED)}


def nothing(mood: Mood) -> str:  # noqa: ARG001
    """No part of a person."""
    return ""


@dataclass(frozen=True)
class Person:
    """Everything that is drawn of a person, from the back to the front."""

    face: Face
    ground: str
    dress: str
    front: Callable[[Mood], str]
    """Mouth, beard, hair and hat."""
    back: str = ""
    """Hair behind the head."""
    behind: Callable[[Mood], str] = nothing
    """A hat behind that."""
    low: float = 46.0
    """How far below the upper edge the root of the nose is."""
    scale: float = 0.92
    own: tuple[Mood, ...] = ()
    """Expressions that this person has another way."""

    def drawn(self, name: str) -> str:
        """The SVG file of an expression."""
        mood = {**MOODS, **{mood.name: mood for mood in self.own}}[name]

        def leaning(part: str) -> str:
            turned = moved(moved(part, 0, -30), 0, 30 + mood.drop, mood.tilt)
            return turned if part else ""

        figure = (
            leaning(self.behind(mood) + self.back)
            + self.dress
            + leaning(head(self.face, mood) + self.front(mood))
        )
        return picture(self.ground + moved(figure, 50, self.low, 0, self.scale), SIDE, SIDE)
