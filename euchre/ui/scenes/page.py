"""Sets a page of the rules: words, cards and tables below each other, as pictures with places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.card_art import width_of
from euchre.ui.draw.shapes import opaque
from euchre.ui.rulebook.page import Cards, Heading, Paragraph, Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.rulebook.page import Block

CARD = 148
"""The height of a card on a page, unless so many lie side by side that they must be smaller."""
BETWEEN = 14
AFTER = 16
ROW_ROOM = 12
MARK = 4
"""Lengths in units."""

Placed = tuple[pygame.Surface, tuple[int, int]]


def set_page(
    blocks: Sequence[Block], width: int, style: Style, pictures: CardPictures
) -> tuple[list[Placed], int]:
    """Return the pictures of a page `width` pixels wide, and how high it is."""
    placed: list[Placed] = []
    y = 0
    for block in blocks:
        found, height = _set(block, width, style, pictures)
        placed += [(surface, (x, y + down)) for surface, (x, down) in found]
        y += height + style.px(AFTER)
    return placed, y


def _set(
    block: Block, width: int, style: Style, pictures: CardPictures
) -> tuple[list[Placed], int]:
    """Return the pictures of one block, placed from its top left corner, and its height."""
    match block:
        case Paragraph():
            return _words(block, width, style)
        case Heading():
            return _heading(block, width, style)
        case Cards():
            return _cards(block, width, style, pictures)
        case Rows():
            return _rows(block, width, style)


def _words(block: Paragraph, width: int, style: Style) -> tuple[list[Placed], int]:
    text = style.text.block(block.text, theme.BODY, theme.IVORY, width)
    return [(text, (0, 0))], text.get_height()


def _heading(block: Heading, width: int, style: Style) -> tuple[list[Placed], int]:
    text = style.text.block(block.text, theme.BODY + 1, theme.BRASS, width, weight="bold")
    return [(text, (0, style.px(8)))], text.get_height()


def _cards(
    block: Cards, width: int, style: Style, pictures: CardPictures
) -> tuple[list[Placed], int]:
    mark, gap = style.px(MARK), style.px(BETWEEN)
    share = (width - 2 * mark + gap) // len(block.cards) - gap
    height = min(style.px(CARD), int(share / theme.CARD_RATIO))
    step = width_of(height) + gap
    placed: list[Placed] = []
    lowest = height + 2 * mark
    for number, card in enumerate(block.cards):
        place = pygame.Rect(mark + number * step, mark, step - gap, height)
        if number == block.marked:
            placed.append(_frame(place, mark, style))
        front = pictures.front(card, height)
        # A picture has a border of its own around the card.
        border = (front.get_width() - place.width) // 2
        placed.append((front, (place.x - border, place.y - border)))
        if block.captions and block.captions[number]:
            caption = style.text.block(
                block.captions[number], theme.SMALL, theme.BRASS, step, align="centre"
            )
            placed.append((caption, (place.x - gap // 2, lowest)))
    lowest = max([lowest, *(y + surface.get_height() for surface, (_x, y) in placed)])
    if block.beside:
        left = len(block.cards) * step + 2 * mark + gap
        words = style.text.block(block.beside, theme.BODY, theme.IVORY, width - left)
        placed.append((words, (left, max(0, (height + 2 * mark - words.get_height()) // 2))))
        lowest = max(lowest, words.get_height())
    return placed, lowest


def _frame(card: pygame.Rect, mark: int, style: Style) -> Placed:
    """Return the brass edge of a card that stands out."""
    place = card.inflate(2 * mark, 2 * mark)
    radius = round(card.height * theme.CARD_RADIUS) + mark
    return style.shapes.panel(place.size, radius, theme.BRASS), place.topleft


def _rows(block: Rows, width: int, style: Style) -> tuple[list[Placed], int]:
    placed: list[Placed] = []
    y, room = 0, style.px(ROW_ROOM)
    for number, (name, value) in enumerate(block.rows):
        marked = number in block.marked
        colour = theme.BRASS if marked else theme.IVORY
        left = style.text.block(name, theme.BODY, colour, round(width * 0.6))
        right = style.text.block(
            value, theme.BODY, colour, width - round(width * 0.64), weight="bold", align="right"
        )
        high = max(left.get_height(), right.get_height()) + room
        placed.append((left, (0, y + room // 2)))
        placed.append((right, (round(width * 0.64), y + room // 2)))
        y += high
        if number < len(block.rows) - 1:
            placed.append((_line(width, style), (0, y)))
            y += max(1, style.px(1))
    return placed, y


def _line(width: int, style: Style) -> pygame.Surface:
    line = pygame.Surface((max(1, width), max(1, style.px(1))), pygame.SRCALPHA)
    line.fill(opaque(style.felt.line))
    return line
