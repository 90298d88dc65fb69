"""Draws the whole deck: `python3 assets/cards/draw_cards.py [FOLDER]` writes every SVG file."""

from __future__ import annotations

import sys
from pathlib import Path

from backs import GROUNDS, back
from courts import court, joker
from ink import HEIGHT, WIDTH, box, picture
from palette import CREAM, DEEP_GOLD, EDGE, IVORY, SUITS
from pips import ace, number_card, sign

RANKS = "23456789TJQKA"


def face(suit: str, rank: str) -> str:
    """The inside of a face: everything but the card itself."""
    colour = SUITS[suit]
    if rank in "JQK":
        return court(suit, rank, colour)
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
    files["XX.svg"] = picture(joker(), WIDTH, HEIGHT)
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
