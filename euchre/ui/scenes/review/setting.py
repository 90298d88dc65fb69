"""Sets the lines of the review's panel: paragraphs, figures at their right, small cards below."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.scenes.review.verdict import Remark

GAP, APART, FIGURE = 6, 12, 52
CARD, OVERLAP = 76, 0.78
"""Units: between lines, before one that stands apart, for a figure; the height of a small card, and
the part of its width at which the next one begins."""


def set_lines(
    lines: Iterable[Remark], style: Style, width: int, pictures: CardPictures
) -> tuple[list[tuple[pygame.Surface, tuple[int, int]]], int]:
    """The pictures of some lines with their places, and the height of all, in pixels."""
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    y = 0
    for line in lines:
        y += style.px(APART) if line.apart else 0
        room = width - (style.px(FIGURE) if line.figure else 0)
        words = style.text.block(line.words, line.size, line.colour, room, weight=line.weight)
        placed.append((words, (0, y)))
        if line.figure:
            figure = style.text.line(line.figure, line.size, line.colour, weight=line.weight)
            placed.append((figure, (width - figure.get_width(), y)))
        y += words.get_height() + style.px(GAP)
        x = 0
        for card in line.cards:
            front = pictures.front(card, style.px(CARD))
            placed.append((front, (x, y)))
            x += round(front.get_width() * OVERLAP)
        y += style.px(CARD + GAP) if line.cards else 0
    return placed, y
