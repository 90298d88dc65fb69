"""The plaques at the seats: who sits there, whose turn it is, who deals, who made trump."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.i18n import _, pgettext
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear, opaque
from euchre.ui.table.layout import BADGE_SIZE
from euchre.ui.table.seat_places import NARROW, SeatPlace
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Player
    from euchre.rules.cards import Suit
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.draw.style import Style
    from euchre.ui.table.board import Board
    from euchre.ui.table.layout import Layout

BADGE = BADGE_SIZE
POINTER = 12
"""Diameters of dealer button and maker's marker; the arrow."""
TEXT_LEFT = 70
TRICKS_ROOM, TRICKS_NARROW = 67, 65
"""What the tricks take of a plaque, from its right end; and of a narrow one."""


class PlaqueText(NamedTuple):
    """What stands on a plaque."""

    name: str
    below: str
    short: str = ""
    """What stands below the name where there is little room."""


def words_for(
    seat: Seat, view: PlayerView, players: Mapping[Seat, Player], *, out: bool
) -> PlaqueText:
    """Name, and who that is to the viewer, or whose partner."""
    name = players[seat].name
    if out:
        return PlaqueText(name, _("sitting out"))
    return PlaqueText(name, _relation(seat, view, players), _bare_relation(seat, view))


def _bare_relation(seat: Seat, view: PlayerView) -> str:
    """Who somebody at the table of partners is to the viewer; else nothing."""
    partner = view.setup.table.partner_of(seat)
    if partner is None or view.seat in {None, seat}:
        return ""
    return _("your partner") if partner is view.seat else _("opponent")


def _relation(seat: Seat, view: PlayerView, players: Mapping[Seat, Player]) -> str:
    partner = view.setup.table.partner_of(seat)
    level = players[seat].level
    if partner is None:
        return phrases.level_name(level)
    if view.seat is None or seat is view.seat:
        return about(players[partner].name, _("with {name}"), _("with you"))
    ours = partner is view.seat
    if level is None:
        return _bare_relation(seat, view)
    sentence = _("partner · {level}") if ours else _("opponent · {level}")
    return sentence.format(level=phrases.level_name(level))


def draw_plaque(
    canvas: Canvas,
    style: Style,
    layout: Layout,
    seat: Seat,
    words: PlaqueText,
    *,
    turn: bool,
    out: bool,
) -> None:
    """Put the plaque of a seat on the canvas, without what lies on it."""
    rect = layout.plaque(seat)
    if turn:
        _draw_pointer(canvas, style, layout.place(seat), rect, layout.portrait(seat))
    room = layout.plaque_width(seat)
    key = ("plaque", rect.size, room, words, turn, out)
    picture = style.kept(
        key, lambda: _plaque(style, rect.size, room, words, turn=turn, out=out)
    )
    canvas.put(picture, rect.topleft)


def _plaque(
    style: Style,
    size: tuple[int, int],
    width: float,
    words: PlaqueText,
    *,
    turn: bool,
    out: bool,
) -> pygame.Surface:
    felt = style.felt
    panel = style.shapes.pill(
        size,
        felt.lit if turn else felt.plaque,
        line=theme.BRASS if turn else felt.line,
        width=style.edge(theme.RING if turn else theme.LINE),
    )
    picture = panel.copy()
    room = style.px(width - TEXT_LEFT - TRICKS_ROOM)
    # The tricks lie beside both lines; where there is less room, beside the second one.
    whole = room
    if width == NARROW:
        whole, room = (
            style.px(width - TEXT_LEFT - beside) for beside in (TRICKS_NARROW, BADGE)
        )
    ivory = felt.faint if out else theme.IVORY
    name = style.text.line(words.name, theme.BODY, ivory, weight="bold", max_width=room)
    wordings = [words.below, *filter(None, [words.short])]
    wording = style.text.wording(wordings, theme.SMALL - 1, whole)
    below = style.text.line(wording, theme.SMALL - 1, felt.muted, max_width=whole)
    x = style.px(TEXT_LEFT)
    high = name.get_height() + below.get_height() - style.px(3)
    y = (size[1] - high) // 2
    picture.blit(name, (x, y))
    picture.blit(below, (x, y + high - below.get_height()))
    return picture


def _draw_pointer(
    canvas: Canvas, style: Style, place: SeatPlace, rect: pygame.Rect, face: pygame.Rect
) -> None:
    """An arrow from the plaque towards the seat: the turn is told by shape as well as light."""
    length = style.px(POINTER)
    arrow = style.kept(("turn arrow", length, place), lambda: _arrow(length, place))
    spot = arrow.get_rect()
    gap = style.px(3)
    if place is SeatPlace.BOTTOM:
        spot.midbottom = (face.centerx, face.top - gap)
    elif place is SeatPlace.LEFT:
        spot.midleft = (rect.right + gap, rect.centery)
    elif place is SeatPlace.RIGHT:
        spot.midright = (face.left - gap, rect.centery)
    else:
        spot.midtop = (face.centerx, face.bottom + gap)
    canvas.put(arrow, spot.topleft)


_ARROWS = {
    SeatPlace.BOTTOM: ((0, 0), (2, 0), (1, 1.5)),
    SeatPlace.LEFT: ((1.5, 0), (1.5, 2), (0, 1)),
    SeatPlace.RIGHT: ((0, 0), (0, 2), (1.5, 1)),
}
_ARROW_UP = ((0, 1.5), (2, 1.5), (1, 0))


def _arrow(length: int, place: SeatPlace) -> pygame.Surface:
    points = _ARROWS.get(place, _ARROW_UP)
    fine = 4
    surface = clear((length * fine, length * fine), theme.BRASS)
    unit = length * fine / 2
    pygame.draw.polygon(surface, opaque(theme.BRASS), [(x * unit, y * unit) for x, y in points])
    return pygame.transform.smoothscale(surface, (length, length))


def draw_badges(
    canvas: Canvas, style: Style, layout: Layout, board: Board, pictures: CardPictures
) -> None:
    """Put the tricks taken, the dealer button and the maker's marker on the plaques."""
    for seat in layout.seats:
        rect = layout.plaque(seat)
        pile_back = pictures.back(style.px(layout.pile_height(seat)))
        for index in range(board.taken[seat]):
            pose = layout.pile(seat, index)
            canvas.put(pile_back, pile_back.get_rect(center=(pose.x, pose.y)).topleft)
        if seat is board.maker:
            marker = maker_marker(style, board.trump)
            canvas.put(marker, marker.get_rect(center=_corner(style, rect, -1)).topleft)
        if seat is board.dealer:
            button = dealer_button(style)
            canvas.put(button, button.get_rect(center=_corner(style, rect, 1)).topleft)


def _corner(style: Style, rect: pygame.Rect, side: int) -> tuple[int, int]:
    if side < 0:
        return rect.left + style.px(8), rect.top + style.px(4)
    return rect.right - style.px(6), rect.centery


def dealer_button(style: Style) -> pygame.Surface:
    """The button that lies before the dealer."""
    letter = pgettext("dealer button", "D")

    def draw() -> pygame.Surface:
        disc = _badge(style)
        text = style.text.line(letter, theme.SMALL, theme.INK, weight="bold")
        disc.blit(text, text.get_rect(center=disc.get_rect().center))
        return disc

    return style.kept(("dealer", letter), draw)


def maker_marker(style: Style, trump: Suit | None) -> pygame.Surface:
    """The suit that a player made trump."""

    def draw() -> pygame.Surface:
        disc = _badge(style)
        draw_suit(disc, style, trump, style.px(BADGE * 0.56))
        return disc

    return style.kept(("maker", trump), draw)


def draw_suit(disc: pygame.Surface, style: Style, suit: Suit | None, high: int) -> None:
    """Paint a suit, or the letters of no-trump, into the middle of a light disc."""
    if suit is None:
        words = pgettext("no-trump marker", "NT")
        sign = style.text.line(words, theme.SMALL - 2, theme.INK, weight="bold")
    else:
        sign = style.text.sign(suit.value, high)
    disc.blit(sign, sign.get_rect(center=disc.get_rect().center))


def _badge(style: Style) -> pygame.Surface:
    width = style.edge(2)
    return style.shapes.disc(
        style.px(BADGE), theme.BUBBLE, line=theme.BRASS, width=width
    ).copy()
