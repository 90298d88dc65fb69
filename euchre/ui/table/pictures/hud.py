"""Everything on the table that is not a card: title, trump, scores, bubbles, the message line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, ngettext
from euchre.rules.actions import Bid, Call, Name, OrderUp
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import opaque
from euchre.ui.table.layout import BADGE_SIZE
from euchre.ui.table.pictures.plaques import draw_badges, draw_plaque, draw_suit, words_for
from euchre.ui.table.pictures.scores import Scores, for_chips
from euchre.ui.table.pictures.seated import SeatedPortraits
from euchre.ui.table.seat_places import SeatPlace
from euchre.ui.words import bids, calls, phrases
from euchre.ui.words.addressed import about
from euchre.ui.words.trump import goes_alone, made_by

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.rules.state import Spoken
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.table.board import Board
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.pictures.score_cards import Tally

TRUMP_DISC, DISC_LEFT = 38, 8
MESSAGE = 20
"""Lengths in units: the disc on the trump plaque, and from its left end to that; the letters of
the message line."""


class Hud:
    """Draws the board of one viewer for one window."""

    def __init__(
        self,
        layout: Layout,
        view: PlayerView,
        players: Mapping[Seat, Player],
        pictures: CardPictures,
    ) -> None:
        """Keep what stays the same while this viewer sits at the table."""
        self._layout = layout
        self._view = view
        self._players = players
        self._pictures = pictures
        self._portraits = SeatedPortraits(layout, players)
        self._scores = Scores(layout, view, players, pictures)

    def draw_ground(self, canvas: Canvas, style: Style) -> None:
        """Lay the table."""
        ring = self._layout.ring
        canvas.backdrop(style.backdrop((ring.x, ring.y, ring.width, ring.height)))

    def draw(self, canvas: Canvas, style: Style, board: Board, tally: Tally, deal: int) -> None:
        """Put everything on the canvas that lies below the cards."""
        self._draw_title(canvas, style, deal)
        self._draw_trump_plaque(canvas, style, board)
        self._scores.draw(canvas, style, board, tally)

    def draw_seats(self, canvas: Canvas, style: Style, board: Board) -> None:
        """Put plaques and what lies on them on the canvas."""
        for seat in self._layout.seats:
            out = seat in board.sitting_out
            words = words_for(seat, self._view, self._players, out=out)
            turn = seat is board.turn
            draw_plaque(canvas, style, self._layout, seat, words, turn=turn, out=out)
        self._portraits.draw(canvas, style, board)
        draw_badges(canvas, style, self._layout, board, self._pictures)

    def draw_bubbles(self, canvas: Canvas, style: Style, board: Board) -> None:
        """Put what everybody said last beside the seats, until the first card is led."""
        if board.playing:
            return
        last: dict[Seat, Spoken] = {spoken.seat: spoken for spoken in board.calls}
        for seat, spoken in last.items():
            if seat in board.open_hands:
                # The cards speak, and lie where the bubble would.
                continue
            words = calls.bubble(spoken, board.proposed, dealer=seat is board.dealer)
            rect = self._layout.bubble(seat)
            picture = style.kept(
                ("bubble", words, rect.size), partial(_bubble, style, words, rect.size)
            )
            place = picture.get_rect(center=rect.center)
            # Bubbles stand close to their seat, however long the words are.
            if self._layout.place(seat) in {SeatPlace.RIGHT, SeatPlace.BOTTOM}:
                place.right = rect.right
            else:
                place.left = rect.left
            canvas.put(picture, place.topleft)

    def draw_message(
        self, canvas: Canvas, style: Style, words: str, *, warning: bool = False
    ) -> None:
        """Put the message line into the viewer's bar."""
        if not words:
            return
        rect = self._layout.message
        colour = theme.WARNING if warning else theme.BRASS
        if style.text.width(words, MESSAGE, "bold") <= rect.width:
            text = style.text.line(words, MESSAGE, colour, weight="bold")
        else:
            # Long words go into two smaller lines; the bar stays as it is.
            text = style.text.block(
                words,
                theme.SMALL + 1,
                colour,
                rect.width,
                weight="bold",
                align="right",
                max_height=rect.height,
            )
        canvas.put(text, text.get_rect(midright=rect.midright).topleft)

    def _draw_title(self, canvas: Canvas, style: Style, deal: int) -> None:
        rect = self._layout.title
        name = style.text.line(_("Euchre"), theme.HEADING, theme.BRASS, weight="serif")
        canvas.put(name, (self._beside(rect, name), rect.y))
        key = ("game line", rect.width, deal, self._view.options)
        line = style.kept(key, lambda: self._game_line(style, rect.width, deal))
        y = rect.bottom - line.get_height() - style.px(4)
        canvas.put(line, (self._beside(rect, line), y))

    def _game_line(self, style: Style, room: int, deal: int) -> pygame.Surface:
        """What is played, and which hand it is."""
        options = self._view.options
        facts = {
            "game": phrases.game_name(options.variant),
            "target": options.target,
            "number": max(1, deal),
            "deals": options.nap_deals if for_chips(options) else options.nap_limit,
            "games": options.match_games,
        }
        sentences = (self._game_words(), _("{game} · hand {number}"))
        wordings = [sentence.format(**facts) for sentence in sentences]
        words = style.text.wording(wordings, theme.SMALL, room)
        return style.text.line(words, theme.SMALL, style.felt.muted, max_width=room)

    def _beside(self, rect: pygame.Rect, words: pygame.Surface) -> int:
        """Where words begin that stand at the outer edge of their place."""
        return rect.right - words.get_width() if self._layout.left_handed else rect.x

    def _game_words(self) -> str:
        """The sentence below the title, with the goal of the game."""
        options = self._view.options
        if for_chips(options):
            return _("{game} for chips · hand {number} of {deals}")
        if options.nap_limit:
            return _("{game} to {target} · hand {number} ({deals} max.)")
        if options.match_games > 1:
            return _("{game}, {games} games to {target} · hand {number}")
        return _("{game} to {target} · hand {number}")

    def _draw_trump_plaque(self, canvas: Canvas, style: Style, board: Board) -> None:
        bid = highest_bid(board)
        if board.maker is None and not board.turned_down and bid is None:
            return
        rect = self._layout.trump_plaque
        who = board.maker or (bid.seat if bid else None)
        caller = self._players[who].name if who else ""
        if who is not None and who is self._view.seat:
            caller = _("You")
        key = (
            "trump plaque",
            rect.size,
            board.maker,
            board.trump,
            caller,
            board.alone,
            board.turned_down,
            board.proposed,
            board.lone_defender,
            bid,
            self._taken(board),
            board.dealer,
            tuple(type(spoken.call) for spoken in board.calls),
        )
        canvas.put(
            style.kept(key, lambda: self._trump_plaque(style, board, caller)), rect.topleft
        )

    def _trump_plaque(self, style: Style, board: Board, caller: str) -> pygame.Surface:
        size = self._layout.trump_plaque.size
        width = style.line
        picture = style.shapes.pill(
            size, style.felt.plaque, line=style.felt.line, width=width
        ).copy()
        made, bid = board.maker is not None, highest_bid(board)
        disc = self._trump_disc(style, board)
        place = disc.get_rect(midleft=(style.px(DISC_LEFT), size[1] // 2))
        picture.blit(disc, place)
        if board.turned_down and not made:
            _strike(picture, place, style)
        left = place.right + style.px(10)
        right = size[0] - style.px(18)
        if made and board.turned_down and board.proposed is not board.trump:
            right = self._turned_down_badge(picture, style, board)
        if made and bid is not None and isinstance(bid.call, Bid):
            right = self._tricks_of_bid(picture, style, board, bid.call.name)
        top, *wordings = self._trump_words(board, caller)
        if not style.text.fits(top, theme.BODY, right - left, "bold"):
            top = self._short_trump_words(board)
        below = _fitting(style, wordings, right - left)
        _two_lines(picture, style, top, below, left, right - left)
        return picture

    def _trump_disc(self, style: Style, board: Board) -> pygame.Surface:
        """The suit on a disc; while there is none, the sign of the highest bid."""
        made, bid = board.maker is not None, highest_bid(board)
        disc = style.shapes.disc(style.px(TRUMP_DISC), theme.BUBBLE).copy()
        suit = board.trump if made else board.proposed
        if suit is not None or (made and bid is None):
            draw_suit(disc, style, suit, style.px(22))
        elif bid is not None and isinstance(bid.call, Bid):
            sign = style.text.line(
                bids.bid_sign(bid.call.name), theme.LEAD, theme.INK, weight="bold"
            )
            disc.blit(sign, sign.get_rect(center=disc.get_rect().center))
        return disc

    def _trump_words(self, board: Board, caller: str) -> tuple[str, ...]:
        """The first line of the plaque for trump, and the second one, shorter and shorter."""
        bid = highest_bid(board)
        name = bid.call.name if bid and isinstance(bid.call, Bid) else ""
        said, by = bids.bid_label(name), _bid_by(caller)
        if name and board.maker is None:
            return _("High bid: {bid}").format(bid=said), by
        if board.maker is None:
            return phrases.suit_title(board.proposed), _("turned down")
        trump = phrases.is_trump(board.trump) if board.trump else phrases.suit_title(None)
        if name:
            # A number of tricks stands beside it.
            whole = about(caller, _("{bid}, bid by {name}"), _("{bid}, bid by you"), bid=said)
            short = about(caller, _("{bid}: {name}"), _("{bid}: you"), bid=said)
            least = about(caller, _("by {name}"), _("by you"))
            return (trump, by) if name.isdigit() else (trump, whole, short, least)
        return trump, self._how_made(board), phrases.called_by(caller, alone=False)

    @staticmethod
    def _short_trump_words(board: Board) -> str:
        """The first line where it is too long: the suit alone, or the bid alone."""
        bid = highest_bid(board)
        if board.maker is None and bid is not None and isinstance(bid.call, Bid):
            return bids.bid_label(bid.call.name)
        return phrases.suit_title(board.trump if board.maker else board.proposed)

    def _how_made(self, board: Board) -> str:
        """How the maker made trump, as it was told in the middle of the table."""
        assert board.maker is not None
        you = board.maker is self._view.seat
        name = _("You") if you else self._players[board.maker].name
        if board.alone:
            return goes_alone(name)
        calls = [spoken for spoken in board.calls if spoken.seat is board.maker]
        ways = [spoken for spoken in calls if isinstance(spoken.call, (OrderUp, Call, Name))]
        if not ways:
            return phrases.called_by(name, alone=False)
        return made_by(name, ways[-1], dealer=board.maker is board.dealer)

    def _taken(self, board: Board) -> int:
        """How many tricks the maker's side has taken."""
        if board.maker is None:
            return 0
        return sum(board.taken[seat] for seat in self._view.setup.table.side_of(board.maker))

    def _tricks_of_bid(
        self, picture: pygame.Surface, style: Style, board: Board, bid: str
    ) -> int:
        """Write at the right end how much of a bid is taken; return where that begins."""
        needed, taken = bids.tricks_needed(bid, self._view.options), self._taken(board)
        edge = picture.get_width() - style.px(18)
        if not needed:
            return edge
        top = _("{taken} of {needed}").format(taken=taken, needed=needed)
        below = ngettext("trick", "tricks", needed)
        room = max(
            style.text.width(top, theme.BODY, "bold"), style.text.width(below, theme.SMALL)
        )
        colour = theme.BRASS if taken >= needed else theme.IVORY
        _two_lines(picture, style, top, below, edge - room, room, colour=colour)
        return edge - room - style.px(10)

    def _turned_down_badge(self, picture: pygame.Surface, style: Style, board: Board) -> int:
        """Paint the turned-down suit small at the right end; return where it begins."""
        disc = style.shapes.disc(style.px(BADGE_SIZE), theme.BUBBLE).copy()
        draw_suit(disc, style, board.proposed, style.px(15))
        place = disc.get_rect(
            midright=(picture.get_width() - style.px(12), picture.get_height() // 2)
        )
        picture.blit(disc, place)
        _strike(picture, place, style)
        return place.left - style.px(8)


def highest_bid(board: Board) -> Spoken | None:
    """The last bid of an auction, if there is one."""
    bids = [spoken for spoken in board.calls if isinstance(spoken.call, Bid)]
    return bids[-1] if bids else None


def _bid_by(name: str) -> str:
    return about(name, _("bid by {name}"), _("bid by you"))


def _fitting(style: Style, wordings: list[str], room: int) -> str:
    """The first wording that is readable in a line of so many pixels, or the last one."""
    fitting = (words for words in wordings if style.text.fits(words, theme.SMALL, room))
    return next(fitting, wordings[-1])


def _bubble(style: Style, words: str, size: tuple[int, int]) -> pygame.Surface:
    side = style.px(18)
    room = size[0] - 2 * side
    if style.text.fits(words, theme.BODY, room, "bold"):
        line = style.text.line(words, theme.BODY, theme.INK, weight="bold", max_width=room)
    else:
        # In two lines, where the window is small.
        line = style.text.block(
            words, theme.SMALL, theme.INK, room, weight="bold", align="centre"
        )
    high = max(size[1], line.get_height() + style.px(4))
    bubble = style.shapes.pill((line.get_width() + 2 * side, high), theme.BUBBLE).copy()
    bubble.blit(line, line.get_rect(center=bubble.get_rect().center))
    return bubble


def _two_lines(
    picture: pygame.Surface,
    style: Style,
    top: str,
    below: str,
    left: int,
    room: int,
    *,
    colour: theme.Colour = theme.IVORY,
) -> None:
    first = style.text.line(top, theme.BODY, colour, weight="bold", max_width=room)
    second = style.text.line(below, theme.SMALL, style.felt.muted, max_width=room)
    high = first.get_height() + second.get_height() - style.px(3)
    y = (picture.get_height() - high) // 2
    picture.blit(first, (left, y))
    picture.blit(second, (left, y + high - second.get_height()))


def _strike(picture: pygame.Surface, disc: pygame.Rect, style: Style) -> None:
    """Cross out a disc."""
    inset = disc.width // 6
    start = (disc.left + inset, disc.bottom - inset)
    stop = (disc.right - inset, disc.top + inset)
    paint = opaque(theme.SUITS_ON_LIGHT["H"])
    pygame.draw.line(picture, paint, start, stop, max(2, style.px(2.5)))
