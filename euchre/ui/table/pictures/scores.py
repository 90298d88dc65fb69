"""The score of every side in the corners of the table: digits, spare cards, games, a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import _
from euchre.rules.house_rules import conflicts
from euchre.rules.options import COUNTERS
from euchre.ui.draw import theme
from euchre.ui.table.pictures.score_cards import Tally, laid, on_the_way
from euchre.ui.table.pictures.tags import small_tag
from euchre.ui.table.pictures.trick_pips import TrickPips, pips, trick_count
from euchre.ui.words import phrases
from euchre.ui.words.numbers import whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from euchre.play.record import Player
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat, Side
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.table.board import Board
    from euchre.ui.table.layout import Counter, Layout

SIDES_IN_CORNERS, FEW_SIDES = 2, 4
GAME_DISC, GAMES_LEFT, GAMES_IN_ROW, BARN = 14, 60, 3, 136
"""Units: diameter of the disc for a game of a match, where the discs begin beside the digits; how
many are side by side; widest tag of a side in the barn."""
PIP, SMALL_PIP, PIPS_TOP = 12, 9, 2
"""Units: diameter of the pip for a trick, and in a list; from the digits to the pips."""

LONGEST_NAME = 10
"""Letters of a name beside the score, where two must find room."""


def for_chips(options: Options) -> bool:
    """Whether the score is a count of chips, without a target."""
    return options.nap_score == "chips"


class SheetRow(NamedTuple):
    """One side in the list of those that score."""

    name: str
    score: int
    tricks: TrickPips | None
    counting: bool
    """Whether its points are being counted."""


class Scores:
    """Draws the scores for one viewer and one window."""

    def __init__(
        self,
        layout: Layout,
        view: PlayerView,
        players: Mapping[Seat, Player],
        pictures: CardPictures,
    ) -> None:
        """Keep what stays the same while this viewer sits at the table."""
        self._layout = layout
        self._places = [layout.counter(index) for index in range(SIDES_IN_CORNERS)]
        self._view = view
        self._players = players
        self._pictures = pictures
        options = view.options
        self._counters = (
            None
            if "counter_cards" in conflicts(options) or for_chips(options)
            else COUNTERS.get(options.target)
        )

    def draw(self, canvas: Canvas, style: Style, board: Board, tally: Tally) -> None:
        """Put all scores on the canvas."""
        mine = self._view.seat or self._layout.seats[0]
        sides = sorted(board.scores, key=lambda side: mine not in side)
        if len(sides) > SIDES_IN_CORNERS:
            self._draw_sheet(canvas, style, board, tally, sides)
            return
        for index, side in enumerate(sides):
            self._draw_score(canvas, style, side, index, board.scores[side])
            self._draw_pips(canvas, style, index, trick_count(side, board, self._view))
            if self._counters is not None:
                self._draw_counter_cards(canvas, index, side, board.scores[side], tally)
            if self._view.options.match_games > 1:
                self._draw_games(canvas, style, index, board.games.get(side, 0))

    def _draw_sheet(
        self, canvas: Canvas, style: Style, board: Board, tally: Tally, sides: list[Side]
    ) -> None:
        """Put a list of names and scores into the left corner, where more than two score."""
        rows = tuple(
            SheetRow(
                phrases.side_name(side, self._players, self._view.seat),
                board.scores[side],
                trick_count(side, board, self._view),
                side in tally.counting,
            )
            for side in sides
        )
        rect = self._places[0].whole
        high = rect.height // max(FEW_SIDES, len(sides))
        rect = rect.move(0, rect.height - high * len(sides))
        rect.height = high * len(sides)
        key = ("sheet", rect.size, rows)
        canvas.put(style.kept(key, lambda: _sheet(style, rect.size, rows)), rect.topleft)

    def _draw_score(
        self, canvas: Canvas, style: Style, side: Side, index: int, score: int
    ) -> None:
        counter = self._places[index]
        name = phrases.side_name(side, self._players, self._view.seat, LONGEST_NAME)
        colour = theme.SIDES[min(index, len(theme.SIDES) - 1)]
        wide = counter.name.width
        left = index % 2 == 0
        line = style.text.line(name, theme.SMALL, theme.IVORY, weight="bold", max_width=wide)
        canvas.put(line, _aside(line, counter.name, left=left))
        digits = style.text.line(whole(score), theme.SCORE, colour, weight="serif")
        canvas.put(digits, _aside(digits, counter.digits, left=left))
        if score == self._view.options.target - 1 and not for_chips(self._view.options):
            self._draw_barn(canvas, style, counter, left=left)

    def _draw_pips(
        self, canvas: Canvas, style: Style, index: int, count: TrickPips | None
    ) -> None:
        """Put a pip for every trick below the score of a side; those taken are filled."""
        if count is None:
            return
        row = pips(style, count, style.px(PIP), theme.SIDES[min(index, len(theme.SIDES) - 1)])
        digits = self._places[index].digits
        place = row.get_rect(top=digits.bottom + style.px(PIPS_TOP), left=digits.left)
        if index % 2:
            place.right = digits.right
        canvas.put(row, place.topleft)

    def _draw_games(self, canvas: Canvas, style: Style, index: int, won: int) -> None:
        """Put a disc for every game to be won beside the score of a side; those won are filled."""
        side, step = style.px(GAME_DISC), style.px(GAME_DISC + 6)
        digits = self._places[index].digits
        width = style.edge(theme.OUTLINE)
        for place in range(self._view.options.match_games):
            fill = theme.BRASS if place < won else style.felt.plaque
            disc = style.shapes.disc(side, fill, line=theme.BRASS, width=width)
            row, column = divmod(place, GAMES_IN_ROW)
            away = style.px(GAMES_LEFT) + column * step
            x = digits.left + away if index % 2 == 0 else digits.right - away - side
            canvas.put(disc, (x, digits.centery - side // 2 + row * step))

    def _draw_barn(
        self,
        canvas: Canvas,
        style: Style,
        counter: Counter,
        *,
        left: bool,
    ) -> None:
        words = _("in the barn")
        rect = counter.name
        wide = style.px(BARN)
        tag = style.kept(("barn", words, wide), lambda: small_tag(style, words, wide))
        place = tag.get_rect(bottom=rect.top - style.px(4))
        if left:
            place.left = rect.left
        else:
            place.right = rect.right
        canvas.put(tag, place.topleft)

    def _draw_counter_cards(
        self, canvas: Canvas, index: int, side: Side, score: int, tally: Tally
    ) -> None:
        assert self._counters is not None
        high = self._layout.counter_card
        middle = self._places[index].cards
        cards = laid(score, self._counters, index, middle, high)
        before = tally.before.get(side, score)
        # Of the other side's cards nothing moves, and nothing fades.
        alpha = tally.pose.alpha if before != score else 1.0
        if tally.pose.x < 1 and before != score:
            start = laid(before, self._counters, index, middle, high)
            cards = on_the_way(start, cards, tally.pose.x, high, 1 if index % 2 else -1)
        for card, pose in cards:
            self._pictures.lay(canvas, card, high, pose.but(alpha=alpha))


def _sheet(style: Style, size: tuple[int, int], rows: tuple[SheetRow, ...]) -> pygame.Surface:
    """A list of names, tricks and scores, the viewer's first; those that are counted shine."""
    sheet = style.shapes.panel(
        size,
        style.px(theme.TILE_RADIUS),
        style.felt.plaque,
        line=style.felt.line,
        width=style.line,
    ).copy()
    side, high = style.px(14), (size[1] - style.px(10)) // len(rows)
    widest = max(style.text.width(whole(row.score), theme.SMALL + 1, "bold") for row in rows)
    for place, row in enumerate(rows):
        colour = theme.BRASS if place == 0 else theme.IVORY
        digits = style.text.line(whole(row.score), theme.SMALL + 1, colour, weight="bold")
        y = style.px(5) + place * high + high // 2
        if row.counting:
            lit = style.shapes.pill((size[0] - side, high), style.felt.lit)
            sheet.blit(lit, lit.get_rect(center=(size[0] // 2, y)))
        room = size[0] - 3 * side - widest
        if row.tricks is not None:
            row_of_pips = pips(style, row.tricks, style.px(SMALL_PIP), colour)
            right = (size[0] - 2 * side - widest, y)
            sheet.blit(row_of_pips, row_of_pips.get_rect(midright=right))
            room -= row_of_pips.get_width() + side
        line = style.text.line(row.name, theme.SMALL, colour, weight="bold", max_width=room)
        sheet.blit(line, line.get_rect(midleft=(side, y)))
        sheet.blit(digits, digits.get_rect(midright=(size[0] - side, y)))
    return sheet


def _aside(line: pygame.Surface, rect: pygame.Rect, *, left: bool) -> tuple[int, int]:
    place = (
        line.get_rect(midleft=rect.midleft) if left else line.get_rect(midright=rect.midright)
    )
    return place.topleft
