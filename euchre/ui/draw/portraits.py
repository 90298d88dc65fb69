"""Portraits of the players: sixteen people, each with four expressions, from `assets/portraits`.

A picture of 192 pixels loads in about a millisecond and serves for all sizes up to its own;
larger ones are drawn from the SVG beside it. Nothing is loaded before it is shown.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import assets
from euchre.ui.draw.shapes import FINE, clear, opaque, shrunk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour

COMPUTERS = (
    "farmer",
    "landlady",
    "fisherman",
    "grandmother",
    "rancher",
    "nurse",
    "grandfather",
    "florist",
    "skipper",
    "rocker",
    "shopkeeper",
    "braids",
)
PEOPLE = ("student", "cyclist", "engineer", "teacher")
PORTRAITS = (*PEOPLE, *COMPUTERS)
"""All pictures by the names that are kept in games and settings, and so never change; those that
stand for people first."""
SIDE = 192
"""Pixels of the rendered pictures."""
RING = 0.055
"""Width of the ring as a part of the diameter."""


class Expression(Enum):
    """What a face shows. It follows from what everybody at the table has seen, and nothing else."""

    CALM = "calm"
    TURN = "turn"
    """Attentive: it is this player's turn."""
    WON = "won"
    EUCHRED = "euchred"


def portrait(
    style: Style, name: str, expression: Expression, diameter: int, ring: Colour | None = None
) -> pygame.Surface | None:
    """Return a round portrait, `diameter` in pixels, in a ring; None if there is no picture."""
    if name not in PORTRAITS or diameter < 1:
        return None
    key = ("portrait", name, expression, diameter, ring)
    try:
        return style.kept(key, lambda: _round(_picture(name, expression, diameter), ring))
    except (OSError, pygame.error):
        # Whoever asked has letters to put there.
        return None


def _picture(name: str, expression: Expression, side: int) -> pygame.Surface:
    """Return a portrait as a square of `side` pixels; OSError or pygame.error if it is missing."""
    folder, file = assets.root() / "portraits", f"{name}-{expression.value}"
    if side > SIDE:
        return pygame.image.load_sized_svg(str(folder / f"{file}.svg"), (side, side))
    rendered = pygame.image.load(folder / str(SIDE) / f"{file}.png")
    return pygame.transform.smoothscale(rendered, (side, side))


def _round(square: pygame.Surface, ring: Colour | None) -> pygame.Surface:
    """Return the circle in a square picture, with a ring at its edge."""
    side = square.get_width()
    fine = clear((side * FINE, side * FINE), (255, 255, 255))
    middle = (side * FINE / 2, side * FINE / 2)
    pygame.draw.circle(fine, (255, 255, 255, 255), middle, side * FINE / 2)
    picture = shrunk(fine)
    picture.blit(square, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if ring is not None:
        line = clear((side * FINE, side * FINE), ring)
        width = max(FINE, round(side * FINE * RING))
        pygame.draw.circle(line, opaque(ring), middle, side * FINE / 2, width)
        picture.blit(shrunk(line), (0, 0))
    return picture


def shown(portraits: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """Return the portraits of the players at a table: for each the one chosen, and if a person.

    Who has none, or one that does not exist, gets the first that nobody at the table has.
    """
    return _shown(tuple(portraits))


@lru_cache(maxsize=32)
def _shown(portraits: tuple[tuple[str, bool], ...]) -> tuple[str, ...]:
    taken = {name for name, _person in portraits}
    free = [name for name in PORTRAITS if name not in taken]
    found = []
    for name, person in portraits:
        if name in PORTRAITS:
            found.append(name)
            continue
        fitting = [other for other in free if (other in PEOPLE) is person] or free
        found.append(fitting[0])
        free.remove(fitting[0])
    return tuple(found)
