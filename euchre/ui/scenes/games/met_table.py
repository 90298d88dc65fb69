"""A person's record with and against everyone met at tables: characters, levels, people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ai.roster import CHARACTERS
from euchre.i18n import _
from euchre.storage.statistics import PEOPLE
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import OF_CHARACTERS, Expression, portrait
from euchre.ui.draw.shapes import clear, opaque
from euchre.ui.scenes.games.charts import NOTHING
from euchre.ui.widgets import ScrollArea, Widget
from euchre.ui.words import numbers
from euchre.ui.words.characters import level_title
from euchre.ui.words.phrases import level_name

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from euchre.storage.statistics import Met
    from euchre.ui.draw.style import Style

ROW, FACE, HEAD = 38, 30, 30
COLUMN = 0.27
"""Lengths in units; the part of the width that each of the two columns of figures takes."""
BAR_ROOM = 20
"""What the rows leave free at the right, in units, for the bar of a longer table."""


class MetTable(Widget):
    """The head of the table; its rows are in an area of their own, which scrolls."""

    focusable = False

    def __init__(self, met: Sequence[Met]) -> None:
        """Tell of *met* in this order."""
        super().__init__("", _("Games won"))
        self.met = tuple(met)
        self.rows = ScrollArea("met", _("Games won with and against"))

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.name, self.met == ())

    def paint(self, style: Style) -> pygame.Surface:
        """Return the title and what the columns are."""
        picture = clear(self.rect.size)
        column, right = _columns(self.rect.width, style)
        room = right - 2 * column
        title = style.text.line(
            self.name, theme.BODY, theme.BRASS, weight="bold", max_width=room
        )
        picture.blit(title, (0, 0))
        for number, words in enumerate((_("with"), _("against"))):
            x = right - (1 - number) * column
            line = style.text.line(words, theme.SMALL, style.felt.muted, max_width=column)
            picture.blit(line, line.get_rect(bottomright=(x, title.get_height())))
        return picture

    def fill(self, style: Style) -> None:
        """Lay the rows out below the head."""
        head = style.px(HEAD)
        place = self.rect
        self.rows.rect = pygame.Rect(place.x, place.y + head, place.width, place.height - head)
        high = style.px(ROW)
        pictures = [
            (_row(met, (place.width, high), style, line=number > 0), (0, number * high))
            for number, met in enumerate(self.met)
        ]
        self.rows.fill((), pictures)


def _columns(width: int, style: Style) -> tuple[int, int]:
    """How wide a column of figures is, and where the last one ends."""
    right = width - style.px(BAR_ROOM)
    return round(right * COLUMN), right


def _row(met: Met, size: tuple[int, int], style: Style, *, line: bool) -> pygame.Surface:
    """Who it is, with face and level for a character, and the two figures."""
    picture = clear(size)
    column, right = _columns(size[0], style)
    middle = size[1] // 2
    if line:
        picture.fill(opaque(style.felt.line), (0, 0, right, max(1, style.px(1))))
    x = 0
    side = style.px(FACE)
    face = portrait(style, OF_CHARACTERS.get(met.other, ""), Expression.CALM, side)
    if face is not None:
        picture.blit(face, face.get_rect(midleft=(0, middle)))
        x = side + style.px(8)
    room = right - 2 * column - style.px(6)
    name = style.text.line(
        _who(met.other), theme.SMALL, theme.IVORY, weight="bold", max_width=room - x
    )
    picture.blit(name, name.get_rect(midleft=(x, middle)))
    x += name.get_width() + style.px(8)
    if met.other in CHARACTERS and room - x > style.px(30):
        level = style.text.line(
            level_name(met.other), theme.SMALL - 2, style.felt.muted, max_width=room - x
        )
        picture.blit(level, level.get_rect(midleft=(x, middle)))
    figures = ((met.won_with, met.games_with), (met.won_against, met.games_against))
    for number, (won, games) in enumerate(figures):
        figure = style.text.line(
            _share(won, games), theme.SMALL, theme.IVORY, max_width=column - style.px(8)
        )
        end = right - (1 - number) * column
        picture.blit(figure, figure.get_rect(midright=(end, middle)))
    return picture


def _who(other: str) -> str:
    if other == PEOPLE:
        return _("Humans")
    return other if other in CHARACTERS else level_title(other)


def _share(won: int, games: int) -> str:
    if not games:
        return NOTHING
    return _("{part} of {whole}").format(part=numbers.whole(won), whole=numbers.whole(games))
