"""Draws all portraits: `python3 assets/portraits/draw_portraits.py [FOLDER]` writes every SVG file.

What the people are made of is shared with the cards: elements, colours, complexions, hats.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "cards"))

import devon
import ohio
import stuttgart
import utrecht
from person import MOODS

PEOPLE = {**ohio.PEOPLE, **devon.PEOPLE, **stuttgart.PEOPLE, **utrecht.PEOPLE}


def portraits() -> dict[str, str]:
    """Every file: its name and its text."""
    return {
        f"{name}-{mood}.svg": person.drawn(mood)
        for name, person in PEOPLE.items()
        for mood in MOODS
    }


def main() -> None:
    """Write the portraits into the folder named on the command line, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in portraits().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
