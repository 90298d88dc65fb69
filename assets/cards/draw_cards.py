"""Draws the whole deck: `python3 assets/cards/draw_cards.py [FOLDER]` writes every SVG file."""

from __future__ import annotations

import sys
from pathlib import Path

from backs import GROUNDS, back
from ink import HEIGHT, WIDTH, box, picture
from palette import CREAM, DEEP_GOLD, EDGE, IVORY, SUITS
from pips import ace, number_card, sign

RANKS = "23456789TJQKA"


def face(suit: str, rank: str) -> str:
    """The inside of a face: everything but the card itself."""
    colour = SUITS[suit]
    if rank in "JQK":
        frame = box(46, 22, 158, 306, 8, CREAM, DEEP_GOLD, 1)
        return frame + sign(suit, colour, 64, 44, 24) + sign(suit, colour, 125, 175, 90)
    if rank == "A":
        return ace(suit, colour)
    return number_card(suit, colour, 10 if rank == "T" else int(rank))


def deck() -> dict[str, str]:
    """Every file of the deck: its name and its text."""
    card = box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 14, IVORY, EDGE, 1)
    files = {
        f"{rank}{suit}.svg": picture(f"{card}\n{face(suit, rank)}", WIDTH, HEIGHT)
        for suit in SUITS
        for rank in RANKS
    }
    frame = box(46, 22, 158, 306, 8, CREAM, DEEP_GOLD, 1)
    files["XX.svg"] = picture(f"{card}\n{frame}", WIDTH, HEIGHT)
    for name in GROUNDS:
        files[f"back-{name}.svg"] = picture(back(name), WIDTH, HEIGHT)
    for suit, colour in SUITS.items():
        files[f"suit-{suit}.svg"] = picture(sign(suit, colour, 50, 50, 94), 100, 100)
    return files


def main() -> None:
    """Write the deck into the folder named on the command line, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in deck().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
