"""The two score cards of a side as they lie, and on their way from one score to the next."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.ui.draw.pose import Pose
from euchre.ui.table.pictures.counters import score_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.cards import Card
    from euchre.rules.seats import Side

    Laid = tuple[tuple[Card, Pose], tuple[Card, Pose]]
    """The lower card and the upper one."""

RISE = 0.55
"""How high a card seems to be half-way, 1 being held high."""
ASIDE = 0.95
"""How far, in heights of a card, one moves aside that comes to lie below the other."""


@dataclass(eq=False)
class Tally:
    """How far the score cards have come from one step to the next."""

    counting: frozenset[Side] = frozenset()
    """Whose points are being counted."""
    before: Mapping[Side, int] = field(default_factory=dict)
    """What they showed before; they are on their way to what the board says."""
    pose: Pose = field(default_factory=lambda: Pose(x=1.0))
    """`x` is the share of the way, `alpha` how far the cards are to be seen."""


@lru_cache(maxsize=64)
def laid(
    score: int, ranks: tuple[int, int], side: int, middle: tuple[int, int], high: int
) -> Laid:
    """The cards of *side* at rest, about a place in pixels; *high* is their height."""
    lower, upper = score_cards(score, ranks, side)
    poses = [
        Pose(
            middle[0] + (card.dx - upper.dx / 2) * high,
            middle[1] + (card.dy - upper.dy / 2) * high,
            card.angle,
            face=1.0 if card.face_up else 0.0,
        )
        for card in (lower, upper)
    ]
    return (lower.card, poses[0]), (upper.card, poses[1])


def on_the_way(before: Laid, after: Laid, share: float, high: int, outwards: int) -> Laid:
    """The cards at a share of the way; one that goes under the other does so from *outwards*.

    *outwards* is -1 for the left and 1 for the right.
    """
    start, arc = dict(before), math.sin(math.pi * share)
    changes = before[0][0] is not after[0][0]
    cards: list[tuple[Card, Pose]] = []
    for card, goal in after:
        pose = start[card].blend(goal, share)
        sinks = changes and card is after[0][0]
        if sinks:
            pose = pose.but(x=pose.x + outwards * ASIDE * high * arc)
        moves = start[card] != goal
        cards.append((card, pose.but(lift=RISE * arc) if moves and not sinks else pose))
    if changes and share < 1 / 2:
        cards.reverse()
    return cards[0], cards[1]
