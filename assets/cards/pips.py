"""Suit signs, how they lie on the cards 2 to 10, and the four aces."""

from __future__ import annotations

from ink import LINE, moved, path

SHAPES = {
    "H": "M0 47C-9 31-46 9-46-18C-46-36-34-46-21-46C-11-46-3-40 0-30C3-40 11-46 21-46"
    "C34-46 46-36 46-18C46 9 9 31 0 47Z",
    "D": "M0-50C8-34 24-13 38 0C24 13 8 34 0 50C-8 34-24 13-38 0C-24-13-8-34 0-50Z",
    "S": "M0-49C9-31 45-10 45 16C45 30 35 38 24 38C15 38 8 34 4 27C5 38 10 45 19 50"
    "H-19C-10 45-5 38-4 27C-8 34-15 38-24 38C-35 38-45 30-45 16C-45-10-9-31 0-49Z",
    "C": "M-8-6C-16-10-21-18-21-27A21 21 0 0 1 21-27C21-18 16-10 8-6C12-11 18-13 24-13"
    "A21.5 21.5 0 0 1 24 30C14 30 7 25 4 18C5 33 10 44 19 50H-19C-10 44-5 33-4 18"
    "C-7 25-14 30-24 30A21.5 21.5 0 0 1-24-13C-18-13-12-11-8-6Z",
}
"""Path data of the signs, upright round (0, 0) in a box of 100 by 100."""

LEFT, MIDDLE, RIGHT = 82, 125, 168
TOP, BOTTOM = 62, 288
_ROWS: dict[int, list[tuple[float, float]]] = {
    2: [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    3: [(MIDDLE, TOP), (MIDDLE, 175), (MIDDLE, BOTTOM)],
}
_CENTRE = {5: [175.0], 7: [118.5], 8: [118.5, 231.5], 9: [175.0], 10: [99.7, 250.3]}


def places(rank: int) -> list[tuple[float, float]]:
    """Where the pips of a card 2 to 10 lie, in card units."""
    if rank in _ROWS:
        return list(_ROWS[rank])
    rows = 2 if rank < 6 else 3 if rank < 9 else 4
    heights = [TOP + (BOTTOM - TOP) * row / (rows - 1) for row in range(rows)]
    sides: list[tuple[float, float]] = [(x, y) for y in heights for x in (LEFT, RIGHT)]
    return sides + [(MIDDLE, y) for y in _CENTRE.get(rank, [])]


def sign(suit: str, colour: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """One suit sign of the given height round (x, y)."""
    return moved(path(SHAPES[suit], colour), x, y, turn, size / 100)


def badge(suit: str, fill: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A suit sign with a dark outline, as an ornament."""
    return moved(path(SHAPES[suit], fill, LINE, 110 / size), x, y, turn, size / 100)


def number_card(suit: str, colour: str, rank: int) -> str:
    """All pips of a card 2 to 10; those below the middle stand on their heads."""
    return "\n".join(
        sign(suit, colour, x, y, 46, 180 if y > 175 else 0) for x, y in places(rank)
    )
