"""Portraits of the players: sixteen people, each with four expressions, from `assets/portraits`.

A picture of 192 pixels loads in about a millisecond and serves for all sizes up to its own;
larger ones are drawn from the SVG beside it. Nothing is loaded before it is shown.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import assets

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour

PEOPLE = ("cyclist", "student", "teacher", "engineer")
COMPUTERS = (
    "nurse",
    "farmer",
    "landlady",
    "fisherman",
    "grandmother",
    "rancher",
    "florist",
    "grandfather",
    "rocker",
    "skipper",
    "braids",
    "shopkeeper",
)
"""For those who chose none, by the order of their seats: the usual names are in the same order."""
PORTRAITS = (*PEOPLE, *COMPUTERS)
"""All pictures by the names that are kept in games and settings, and so never change; those that
stand for people first."""
OF_CHARACTERS: Mapping[str, str] = {
    "Leyla": "florist",
    "Mia": "braids",
    "Otto": "farmer",
    "Piet": "fisherman",
    "Dale": "rancher",
    "Roxy": "rocker",
    "Grace": "nurse",
    "Walt": "grandfather",
    "Jago": "skipper",
    "Maud": "landlady",
    "Minh": "shopkeeper",
    "Hattie": "grandmother",
}
"""What the characters of `ai.roster` look like unless another picture is chosen for them."""
SIDE = 192
"""Pixels of the rendered pictures."""
RING = 0.05
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
        return style.kept(
            key, lambda: _round(style, _picture(name, expression, diameter), ring)
        )
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


def _round(style: Style, square: pygame.Surface, ring: Colour | None) -> pygame.Surface:
    """Return the circle in a square picture, with a ring at its edge."""
    side = square.get_width()
    picture = style.shapes.disc(side, (255, 255, 255)).copy()
    picture.blit(square, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if ring is not None:
        picture.blit(
            style.shapes.disc(side, None, line=ring, width=max(1, side * RING)), (0, 0)
        )
    return picture


def seated(players: Iterable[Player]) -> tuple[str, ...]:
    """Return the portraits of the players at a table: for each the one that was chosen.

    Who has none, or one that does not exist, gets one that nobody at the table has: a character
    its own if it is free.
    """
    players = tuple(players)
    found = [player.portrait if player.portrait in PORTRAITS else "" for player in players]
    for place, player in enumerate(players):
        own = OF_CHARACTERS.get(player.level or "", "")
        if not found[place] and own not in found:
            found[place] = own
    for place, player in enumerate(players):
        if not found[place]:
            fitting = PEOPLE if player.is_person else COMPUTERS
            wishes = (*fitting[place:], *fitting, *PORTRAITS)
            found[place] = next(wish for wish in wishes if wish not in found)
    return tuple(found)


def with_portraits(players: Mapping[Seat, Player]) -> dict[Seat, Player]:
    """Return the players of a table, each with the portrait that is shown."""
    found = seated(players.values())
    return {
        seat: player.shown_by(name)
        for (seat, player), name in zip(players.items(), found, strict=True)
    }
