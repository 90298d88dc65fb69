"""The portraits on the plaques, each with the expression that fits the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw.portraits import Expression, with_portraits
from euchre.ui.widgets import player_disc

if TYPE_CHECKING:
    from collections.abc import Mapping

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
        self._layout = layout
        self._players = with_portraits(players)

    def draw(self, canvas: Canvas, style: Style, board: Board) -> None:
        """Put the portraits on their plaques."""
        for number, (seat, player) in enumerate(self._players.items()):
            place = self._layout.portrait(seat)
            face = player_disc(
                style,
                player.name,
                player.portrait,
                number,
                place.width,
                expression(seat, board),
            )
            out = seat in board.sitting_out
            canvas.put(face, place.topleft, alpha=FAINT if out else 1.0)
