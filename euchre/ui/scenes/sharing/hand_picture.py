"""A finished hand as a picture of a fixed size, whatever the window measures."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.style import style_for
from euchre.ui.scenes.results.open_tricks import OpenTricks
from euchre.ui.scenes.results.scoreboard import call_words
from euchre.ui.scenes.results.side_colours import side_colour
from euchre.ui.scenes.sharing.hand_text import (
    call_lines,
    dealt_words,
    rules_words,
    side_words,
    title_words,
)
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.context import Context
    from euchre.ui.draw.fonts import Weight
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.scenes.sharing.shared_hand import SharedHand

SIZE = (1120, 720)
"""Pixels; as large as most chats show a picture."""
EDGE, LEFT, FOOT = 44, 420, 40
GAP = 18
"""Lengths in units, which are pixels here."""


def hand_picture(context: Context, hand: SharedHand) -> pygame.Surface:
    """Draw a hand: who called it, all tricks, the points, the rules and the number of the deal."""
    style = style_for(SIZE, context.settings)
    cards = OpenTricks(context, hand.summary)
    cards.rect = pygame.Rect(
        LEFT + 2 * EDGE, EDGE, SIZE[0] - LEFT - 3 * EDGE, SIZE[1] - EDGE - 2 * FOOT
    )
    picture = pygame.Surface(SIZE)
    _draw(picture, style, hand, cards)
    if context.pictures.coarse:
        # Cards that were enlarged in haste are drawn once more.
        for _step in context.pictures.refine():
            pass
        context.pictures.begin_frame()
        _draw(picture, style, hand, cards)
    return picture


def png_of(picture: pygame.Surface) -> bytes:
    """A picture as the content of a PNG file."""
    # pygame never lets go of a file it has written to; a closed one holds nothing.
    with io.BytesIO() as file:
        pygame.image.save(picture, file, "hand.png")
        return file.getvalue()


def _draw(picture: pygame.Surface, style: Style, hand: SharedHand, cards: OpenTricks) -> None:
    canvas = Canvas(SIZE)
    canvas.backdrop(style.backdrop())
    place = pygame.Rect(EDGE, EDGE, LEFT, SIZE[1])
    panel = place.inflate(2 * GAP, 0)
    panel.height = SIZE[1] - EDGE - 2 * FOOT
    canvas.put(
        style.shapes.panel(panel.size, style.px(theme.PANEL_RADIUS), style.felt.plaque),
        panel.topleft,
    )
    y = place.y + GAP
    for words, size, colour, weight, after in _lines(hand):
        block = style.text.block(
            words,
            size,
            colour,
            LEFT,
            weight=weight,
            max_height=max(style.text.height(size), panel.bottom - GAP - y),
        )
        canvas.put(block, (place.x, y))
        y += block.get_height() + after
    cards.draw(canvas, style)
    foot = style.text.line(
        hand.deal.text, theme.SMALL, style.felt.muted, max_width=SIZE[0] - 4 * EDGE - 100
    )
    canvas.put(foot, (EDGE, SIZE[1] - FOOT - foot.get_height() // 2))
    name = style.text.line(_("Euchre"), theme.LEAD, theme.BRASS, weight="serif")
    right = SIZE[0] - EDGE - name.get_width()
    canvas.put(name, (right, SIZE[1] - FOOT - name.get_height() // 2))
    canvas.show(picture)


def _lines(hand: SharedHand) -> Iterator[tuple[str, float, Colour, Weight, int]]:
    """The words at the left: text, size, colour, weight, and the room below."""
    summary = hand.summary
    flourish = phrases.flourish(summary.result)
    # Broken where its parts meet, rather than after the dot between them.
    headline = flourish or title_words(hand).replace(" · ", "\n")
    yield headline, theme.HEADING + 6, theme.BRASS, "serif", 6
    if flourish:
        yield title_words(hand), theme.SMALL, theme.IVORY, "regular", GAP
    yield call_words(summary), theme.BODY, theme.IVORY, "regular", GAP
    for side in summary.sides:
        yield side_words(hand, side), theme.BODY, side_colour(summary, side), "bold", GAP
    told = " · ".join((dealt_words(hand), *call_lines(hand)))
    yield told, theme.SMALL, theme.IVORY, "regular", GAP
    rules = rules_words(summary.options)
    if rules:
        yield rules, theme.SMALL, theme.IVORY, "regular", 0
