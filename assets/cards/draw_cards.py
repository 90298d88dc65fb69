"""Draws the whole deck: `python3 assets/cards/draw_cards.py [FOLDER]` writes every SVG file."""

from __future__ import annotations

import sys
from pathlib import Path

from aces import ace
from backs import BACKS, back
from courts import court, joker
from ink import HEIGHT, WIDTH, blank, picture
from palette import SUITS
from pips import number_card, sign

RANKS = "23456789TJQKA"


def face(suit: str, rank: str) -> str:
    """The face of one card."""
    colour = SUITS[suit]
    if rank in "JQK":
        return court(suit, rank, colour)
    if rank == "A":
        return blank() + ace(suit, colour)
    return blank() + "\n" + number_card(suit, colour, 10 if rank == "T" else int(rank))


def deck() -> dict[str, str]:
    """Every file of the deck: its name and its text."""
    files = {
        f"{rank}{suit}.svg": picture(face(suit, rank), WIDTH, HEIGHT)
        for suit in SUITS
        for rank in RANKS
    }
    files["XX.svg"] = picture(joker(), WIDTH, HEIGHT)
    for name in BACKS:
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
