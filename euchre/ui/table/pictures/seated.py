"""The portraits on the plaques, each with the expression that fits the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw.portraits import Expression, with_portraits
from euchre.ui.widgets import player_disc

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pygame

    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.table.board import Board
    from euchre.ui.table.layout import Layout

FAINT = 0.4
"""Opacity of who sits out."""


def expression(seat: Seat, board: Board) -> Expression:
    """What a face shows at a moment of the picture."""
    if seat is board.turn:
        return Expression.TURN
    return board.faces.get(seat, Expression.CALM)


class SeatedPortraits:
    """Draws who sits at the table."""

    def __init__(self, layout: Layout, players: Mapping[Seat, Player]) -> None:
        """Keep who sits where."""
        self._players = with_portraits(players)
        self._places = {seat: layout.portrait(seat) for seat in players}
        self._style: Style | None = None
        self._faces: dict[tuple[Seat, Expression], pygame.Surface] = {}

    def draw(self, canvas: Canvas, style: Style, board: Board) -> None:
        """Put the portraits on their plaques."""
        if style is not self._style:
            self._style, self._faces = style, {}
        for seat, place in self._places.items():
            wanted = (seat, expression(seat, board))
            face = self._faces.get(wanted)
            if face is None:
                face = self._faces[wanted] = self._face(style, *wanted)
            canvas.put(face, place.topleft, alpha=FAINT if seat in board.sitting_out else 1.0)

    def _face(self, style: Style, seat: Seat, shown: Expression) -> pygame.Surface:
        player, number = self._players[seat], [*self._players].index(seat)
        side = self._places[seat].width
        return player_disc(style, player.name, player.portrait, number, side, shown)
