"""The score on two spare cards, as at a real table: pips are uncovered one by one."""

from __future__ import annotations

from typing import NamedTuple

from euchre.rules.cards import Card, Rank, Suit
from euchre.rules.scoring import pips_shown


class Cover(NamedTuple):
    """How the upper card lies on the lower one: shifted, in heights of a card, and turned."""

    dx: float
    dy: float
    angle: float


class Lying(NamedTuple):
    """One of the two score cards: which, where, and whether its face is up."""

    card: Card
    dx: float
    dy: float
    angle: float
    face_up: bool


# By rank and number of pips that are seen. Found by trying: of all ways that leave no pip half
# covered the ones that stay closest together; a test looks at every pip.
COVERS = {
    (2, 1): Cover(0.00, 0.27, 0),
    (2, 2): Cover(0.45, 0.00, 0),
    (3, 1): Cover(0.00, 0.27, 0),
    (3, 2): Cover(0.39, -0.12, 36),
    (3, 3): Cover(0.45, 0.00, 0),
    (4, 1): Cover(0.15, 0.09, 28),
    (4, 2): Cover(0.00, 0.27, 0),
    (4, 3): Cover(0.33, 0.24, -4),
    (4, 4): Cover(0.57, 0.00, 0),
    (5, 1): Cover(0.15, 0.09, 28),
    (5, 2): Cover(0.00, 0.27, 0),
    (5, 3): Cover(0.33, 0.24, -14),
    (5, 4): Cover(0.39, 0.21, 20),
    (5, 5): Cover(0.57, 0.00, 0),
    (6, 1): Cover(0.09, 0.12, 36),
    (6, 2): Cover(0.00, 0.27, 0),
    (6, 3): Cover(0.33, 0.00, 0),
    (6, 4): Cover(0.33, 0.24, -4),
    (6, 5): Cover(0.51, -0.12, 36),
    (6, 6): Cover(0.57, 0.00, 0),
    (7, 1): Cover(0.09, 0.12, 36),
    (7, 2): Cover(0.09, 0.27, 4),
    (7, 3): Cover(0.00, 0.42, 0),
    (7, 4): Cover(0.27, 0.21, 36),
    (7, 5): Cover(0.33, 0.33, 14),
    (7, 6): Cover(0.51, -0.12, 36),
    (7, 7): Cover(0.57, 0.00, 0),
    (8, 1): Cover(0.09, 0.12, 36),
    (8, 2): Cover(0.09, 0.27, 4),
    (8, 3): Cover(0.00, 0.42, 0),
    (8, 4): Cover(0.27, 0.21, 36),
    (8, 5): Cover(0.45, 0.06, 45),
    (8, 6): Cover(0.35, 0.54, -9),
    (8, 7): Cover(0.42, 0.33, 36),
    (8, 8): Cover(0.57, 0.00, 0),
}
WHOLLY = Cover(0.02, 0.015, 3)
"""A card that covers the other one wholly, a little askew so that both are seen."""

_SUITS = ((Suit.SPADES, Suit.HEARTS), (Suit.CLUBS, Suit.DIAMONDS))


def score_cards(score: int, ranks: tuple[int, int], side: int) -> tuple[Lying, Lying]:
    """The two cards that show *score*, the lower one first; *side* chooses their suits.

    The higher card fills first, its pips uncovered by the back of the other one; then it lies
    face up on that other card and uncovers its pips (`scoring.pips_shown`).
    """
    low_pips, high_pips = pips_shown(max(0, score), ranks)
    low_suit, high_suit = _SUITS[side % 2]
    low = Card.of(Rank(ranks[0]), low_suit)
    high = Card.of(Rank(ranks[1]), high_suit)
    if low_pips:
        lies = COVERS[ranks[0], low_pips]
        return Lying(low, 0, 0, 0, face_up=True), Lying(high, *lies, face_up=True)
    lies = COVERS[ranks[1], high_pips] if high_pips else WHOLLY
    return Lying(high, 0, 0, 0, face_up=score > 0), Lying(low, *lies, face_up=False)
