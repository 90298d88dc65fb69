"""Draws the icon: `python3 assets/cards/draw_icon.py [FOLDER]` writes icon.svg and two PNGs.

The PNGs need pygame-ce, which the game needs as well, and is set up first.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from farmers import hearts_head
from ink import LINE, box, mirrored, moved, path, picture
from palette import BLACK, GOLD, IVORY, RED
from pips import sign

SIDE = 256
FELT, FELT_DARK = "#1f6a4b", "#154a35"


def card(suit: str, colour: str) -> str:
    """A small card with one sign in its corner, its lower edge round (0, 0)."""
    return box(-58, -172, 116, 172, 12, IVORY, "#8d8468", 2) + sign(suit, colour, -32, -142, 42)


def icon() -> str:
    """A farmer, the bower, before two cards on green felt."""
    return picture(
        box(4, 4, 248, 248, 56, FELT, GOLD, 6)
        + path(
            "M7 150C60 128 196 128 249 150V196A53 53 0 0 1 196 249H60A53 53 0 0 1 7 196Z",
            FELT_DARK,
        )
        + moved(card("S", BLACK), 106, 214, -15)
        + moved(mirrored(card("H", RED)), 150, 214, 15)
        + path("M56 249C62 222 92 210 128 210C164 210 194 222 200 249Z", RED, LINE, 2.4)
        + path("M86 214C96 206 160 206 170 214L150 246L128 249L106 246Z", GOLD, LINE, 2.4)
        + moved(hearts_head(RED), 127, 160, 0, 2.05),
        SIDE,
        SIDE,
    )


def main() -> None:
    """Write the icon into the folder named on the command line, or into assets/."""
    import pygame  # noqa: PLC0415 - drawing the SVG alone works without it

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent
    folder.mkdir(parents=True, exist_ok=True)
    text = icon()
    (folder / "icon.svg").write_text(text, encoding="utf-8", newline="\n")
    for side in (SIDE, 64):
        large = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (side * 4, side * 4))
        small = pygame.transform.smoothscale(large, (side, side))
        pygame.image.save(small, folder / f"icon-{side}.png")


if __name__ == "__main__":
    # A program beside the files it makes finds neither the project nor what it needs.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from euchre.start.bootstrap import GAME, prepare

    prepare(GAME)
    main()
