"""The banner in the ring of the table: what happened, why, and what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.table.pictures.plaques import draw_suit

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style
    from euchre.ui.table.ending.told import HandTold, SideGain
    from euchre.ui.table.layout import Layout

WIDE, HIGH, ABOVE_BUTTONS = 620, 132, 18
"""Units: the banner of two sides, and from it at least to the buttons below."""
HEAD, ROW, FOOT, MOST_LINES = 88, 25, 12, 4
"""Units: where more than two score, the part above the table of points, a row, and below them;
more rows than that stand in two columns."""
SIDE, SIGN, SUIT = 28, 66, 38
"""Units: beside the words, the disc with the suit of trump, and the suit on it."""
HEADLINE, SMALLER, POINTS, REASON = 33, 25, 52, theme.BODY
SCORE_WIDE, GAIN_WIDE, WHOSE = 52, 56, 130
"""Sizes of the words; units for a score, for what was added to it, and for whose points it is."""


def place(layout: Layout, told: HandTold) -> pygame.Rect:
    """Where the banner lies: in the middle of the table, above the buttons."""
    u = layout.u
    high = HEAD + FOOT + ROW * _lines(told) if told.rows else HIGH
    rect = pygame.Rect(0, 0, round(WIDE * u), round(high * u))
    rect.midbottom = round(layout.width * u / 2), layout.panel.top - round(ABOVE_BUTTONS * u)
    if not told.rows:
        # Between the upper end of the ring and the buttons.
        rect.centery = (layout.ring.top + layout.panel.top) // 2
    return rect


def _lines(told: HandTold) -> int:
    """How many rows lie below each other."""
    return len(told.rows) if len(told.rows) <= MOST_LINES else (len(told.rows) + 1) // 2


def picture(style: Style, told: HandTold, size: tuple[int, int]) -> pygame.Surface:
    """The banner, drawn once for what it says."""
    return style.kept(("hand told", told, size), lambda: _drawn(style, told, size))


def ground(style: Style, size: tuple[int, int], colour: theme.Colour) -> pygame.Surface:
    """The banner without its words; drawing a large one takes more than a frame."""
    return style.shapes.panel(
        size,
        style.px(theme.PANEL_RADIUS * 2),
        style.felt.plaque,
        line=colour,
        width=style.edge(theme.RING),
    )


def colour_of(told: HandTold) -> theme.Colour:
    """The colour of the side it is good for: ours, or theirs."""
    return theme.SIDES[0 if told.good else 1]


def _drawn(style: Style, told: HandTold, size: tuple[int, int]) -> pygame.Surface:
    colour = colour_of(told)
    banner = ground(style, size, colour).copy()
    head = style.px(HEAD) if told.rows else size[1]
    left = style.px(SIDE)
    if told.played:
        disc = style.shapes.disc(style.px(SIGN), theme.BUBBLE).copy()
        draw_suit(disc, style, told.trump, style.px(SUIT))
        at = disc.get_rect(midleft=(left, head // 2 + (style.px(3) if told.rows else 0)))
        banner.blit(disc, at)
        left = at.right + style.px(SIDE * 0.7)
    right = size[0] - style.px(SIDE)
    if not told.rows:
        points = _points(style, told)
        banner.blit(points, points.get_rect(midright=(right, head // 2)))
        right -= points.get_width() + style.px(SIDE * 0.7)
    _write(banner, style, told, pygame.Rect(left, 0, right - left, head))
    _write_rows(banner, style, told, pygame.Rect(left, head, right - left, size[1] - head))
    return banner


def _points(style: Style, told: HandTold) -> pygame.Surface:
    """The points, large, and whose they are."""
    colour, text = colour_of(told), style.text
    number = text.line(told.points, POINTS, colour, weight="serif")
    whose = text.line(told.whose, theme.SMALL - 1, colour, max_width=style.px(WHOSE))
    size = (
        max(number.get_width(), whose.get_width()),
        number.get_height() + whose.get_height(),
    )
    # Large digits have much room below them.
    closer = style.px(POINTS * 0.16)
    picture = clear((size[0], size[1] - closer), colour)
    picture.blit(number, number.get_rect(midtop=(size[0] // 2, 0)))
    picture.blit(whose, whose.get_rect(midbottom=(size[0] // 2, picture.get_height())))
    return picture


def _write_rows(
    banner: pygame.Surface, style: Style, told: HandTold, room: pygame.Rect
) -> None:
    """Write what each side got and has, in two columns where they are many."""
    lines, high = _lines(told), style.px(ROW)
    columns = 1 if lines == len(told.rows) else 2
    gap = style.px(SIDE) * (columns - 1)
    wide = (room.width - gap) // columns
    for number, row in enumerate(told.rows):
        column, line = divmod(number, lines)
        place = (room.left + column * (wide + gap), room.top + line * high, wide, high)
        _write_row(banner, style, row, pygame.Rect(place))


def _write(banner: pygame.Surface, style: Style, told: HandTold, room: pygame.Rect) -> None:
    """Write the headline and, below it, the reason."""
    headline = _headline(style, told, room.width)
    reason = style.text.block(
        told.reason,
        REASON,
        theme.IVORY,
        room.width,
        max_height=room.height - headline.get_height() - style.px(theme.GAP),
    )
    high = headline.get_height() + reason.get_height()
    top = room.top + (room.height - high) // 2
    banner.blit(headline, (room.left, top))
    banner.blit(reason, (room.left, top + headline.get_height()))


def _headline(style: Style, told: HandTold, width: int) -> pygame.Surface:
    """The headline in one line, or in two smaller ones where it is long."""
    text, colour = style.text, colour_of(told)
    if text.width(told.headline, SMALLER, "serif") <= width:
        return text.line(told.headline, HEADLINE, colour, weight="serif", max_width=width)
    high = 2 * text.height(SMALLER, "serif")
    return text.block(told.headline, SMALLER, colour, width, weight="serif", max_height=high)


def _write_row(banner: pygame.Surface, style: Style, row: SideGain, room: pygame.Rect) -> None:
    """Write what one side got and has."""
    colour = theme.BRASS if row.own else theme.IVORY
    score = style.text.line(row.score, theme.BODY, colour, weight="bold")
    gain = style.text.line(row.points, theme.BODY, colour)
    banner.blit(score, score.get_rect(midright=(room.right, room.centery)))
    middle = room.right - style.px(SCORE_WIDE)
    banner.blit(gain, gain.get_rect(midright=(middle, room.centery)))
    width = room.width - style.px(SCORE_WIDE + GAIN_WIDE)
    name = style.text.line(row.name, theme.BODY, colour, weight="bold", max_width=width)
    banner.blit(name, name.get_rect(midleft=(room.left, room.centery)))
