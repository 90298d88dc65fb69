"""The cards of a finished deal laid open: a row for each player, a column for each trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.pose import Pose
from euchre.ui.scenes.fan import lay_flat
from euchre.ui.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.table.summary import PlayedTricks
    from euchre.ui.widgets.widget import Sheet

NAME = 118
CARD_GAP = 10
"""Lengths in units."""

LONGEST_ROW = 6
"""Cards that are laid in a row at most, whoever held them."""

Placed = tuple[pygame.Surface, tuple[int, int]]


class OpenTricks(Widget):
    """All tricks of a deal, and who took them."""

    focusable = False

    def __init__(self, context: Context, summary: PlayedTricks) -> None:
        """Lay open the tricks of one deal."""
        super().__init__("", "")
        self._pictures = context.pictures
        self._summary = summary
        self._texts: list[Placed] = []
        self._set_for: tuple[Style, int, int, int, int] | None = None

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Lay the cards; the one that took its trick has a brass edge."""
        for _card in self.parts(canvas, style):
            pass

    def parts(self, canvas: Sheet, style: Style) -> Iterator[None]:
        """Draw the words, then card after card."""
        key = (style, *self.rect)
        if self._set_for != key:
            self._set_for = key
            self._texts = self._set_texts(style)
        for text, corner in self._texts:
            canvas.put(text, corner)
        height = self._height(style)
        self._lay_unplayed(canvas, style)
        mark = style.px(4)
        winners = self._summary.winners
        for row, seat in enumerate(self._summary.hands):
            for column, card in enumerate(self._summary.hands[seat]):
                place = self._card_place(style, row, column)
                if column < len(winners) and winners[column] is seat:
                    frame = style.shapes.panel(
                        place.inflate(2 * mark, 2 * mark).size,
                        round(height * theme.CARD_RADIUS) + mark,
                        theme.BRASS,
                    )
                    canvas.put(frame, (place.x - mark, place.y - mark))
                lay_flat(self._pictures, canvas, card, height, place.topleft)
                yield

    def _lay_unplayed(self, canvas: Sheet, style: Style) -> None:
        """Lay what nobody played, darker than the tricks."""
        summary, height = self._summary, self._height(style)
        rows = [(row, summary.unplayed.get(seat, ())) for row, seat in enumerate(summary.hands)]
        rows.append((len(summary.hands), self._left_over))
        for row, cards in rows:
            for column, card in enumerate(cards):
                place = self._card_place(style, row, column)
                flat = self._pictures.print(card, height, Pose(), dimmed=True, shadow=False)
                canvas.put(flat.surface, (place.centerx + flat.x, place.centery + flat.y))

    @property
    def _left_over(self) -> tuple[Card, ...]:
        """Kitty and discards, unless there are more than lie in a row (in small deals)."""
        cards = self._summary.left_over
        return cards if len(cards) <= LONGEST_ROW else ()

    @property
    def _columns(self) -> int:
        summary = self._summary
        rows = (*summary.hands.values(), *summary.unplayed.values(), self._left_over)
        return max(1, *map(len, rows))

    @property
    def _rows(self) -> int:
        return len(self._summary.hands) + bool(self._left_over)

    def _set_texts(self, style: Style) -> list[Placed]:
        """Return the names before the rows and the numbers above the columns."""
        texts = []
        for row, seat in enumerate(self._summary.hands):
            who, role = seat_name(self._summary, seat), seat_role(self._summary, seat)
            texts += self._row_texts(style, row, who, role)
            if seat in self._summary.sitting_out and seat not in self._summary.unplayed:
                texts.append(self._instead(style, row))
        if self._left_over:
            row = len(self._summary.hands)
            texts += self._row_texts(style, row, _("Kitty"), "")
        for column in range(len(self._summary.winners)):
            card = self._card_place(style, 0, column)
            number = style.text.line(
                str(column + 1), theme.SMALL, style.felt.muted, weight="bold"
            )
            place = number.get_rect(midbottom=(card.centerx, card.y - style.px(8)))
            texts.append((number, place.topleft))
        return texts

    def _row_texts(self, style: Style, row: int, who: str, role: str) -> list[Placed]:
        """Return the name of a row, and what its player was."""
        text, muted = style.text, style.felt.muted
        card = self._card_place(style, row, 0)
        room = style.px(NAME) - style.px(14)
        name = text.line(who, theme.BODY, theme.IVORY, weight="bold", max_width=room)
        below = text.block(role, theme.SMALL, muted, room, max_height=card.height // 2)
        y = card.centery - (name.get_height() + below.get_height()) // 2
        return [(name, (self.rect.x, y)), (below, (self.rect.x, y + name.get_height()))]

    def _instead(self, style: Style, row: int) -> Placed:
        """Return what stands in the place of cards that nobody may see yet."""
        card = self._card_place(style, row, 0)
        sits = style.text.line(_("sitting out"), theme.BODY, style.felt.muted)
        return sits, (card.x, card.centery - sits.get_height() // 2)

    def _height(self, style: Style) -> int:
        rows, columns = self._rows, self._columns
        gap = style.px(CARD_GAP)
        by_height = (self.rect.height - style.px(30) - (rows - 1) * 2 * gap) // rows
        by_width = (self.rect.width - style.px(NAME) - (columns - 1) * gap) // columns
        return max(8, min(by_height, int(by_width / theme.CARD_RATIO)))

    def _card_place(self, style: Style, row: int, column: int) -> pygame.Rect:
        height, gap = self._height(style), style.px(CARD_GAP)
        wide = round(height * theme.CARD_RATIO)
        rows = self._rows
        spare = self.rect.height - style.px(30) - rows * height - (rows - 1) * 2 * gap
        top = self.rect.y + style.px(30) + max(0, spare) // 2
        x = self.rect.x + style.px(NAME) + column * (wide + gap)
        return pygame.Rect(x, top + row * (height + 2 * gap), wide, height)


def seat_name(summary: PlayedTricks, seat: Seat) -> str:
    """What a player is called: the viewer is "You"."""
    return _("You") if seat is summary.viewer else summary.players[seat].name


def seat_role(summary: PlayedTricks, seat: Seat) -> str:
    """What a player was in the deal, in a word or two; empty for nothing special."""
    roles = []
    if seat is summary.maker:
        made = _("bidder") if summary.bid else _("maker")
        roles.append(_("maker, alone") if summary.alone else made)
    if seat is summary.lone_defender:
        roles.append(_("defends alone"))
    if seat is summary.dealer:
        roles.append(_("dealer"))
    if seat in summary.unplayed:
        roles.append(_("sitting out"))
    return ", ".join(roles)
