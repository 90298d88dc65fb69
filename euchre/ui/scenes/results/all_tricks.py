"""All tricks of the deal that is being played, where the players want to see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.scene import Pop
from euchre.ui.scenes.results.open_tricks import OpenTricks
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.table.summary import PlayedTricks
from euchre.ui.widgets import Button, Form, Label, Panel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

WIDTH, HEIGHT = 640, 640
SIDE, BUTTON = 30, 52
"""Lengths in units."""


class AllTricks(Screen):
    """Lies over the table: the finished tricks, side by side."""

    def __init__(self, context: Context, tricks: PlayedTricks) -> None:
        """Show the tricks of `tricks_so_far`."""
        super().__init__(context)
        self._played = tricks

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self._panel = Panel()
        self._title = Label(
            _("Tricks so far"),
            size=theme.HEADING,
            colour=theme.BRASS,
            weight="serif",
            align="centre",
        )
        self._tricks = OpenTricks(self.context, self._played)
        self._back = Button("back", _("Resume"), kind="primary")
        pills(self._back)
        words = (self._panel, self._title, self._tricks)
        form = Form(*words, self._back, default="back", cancel="back")
        form.focus_on("back", show=False)
        return form

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the table below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        edge, side = 2 * style.px(theme.MARGIN), style.px(SIDE)
        size = (
            min(style.size[0] - edge, style.px(WIDTH)),
            min(style.size[1] - edge, style.px(HEIGHT)),
        )
        self._panel.rect = pygame.Rect((0, 0), size)
        self._panel.rect.center = (style.size[0] // 2, style.size[1] // 2)
        inner = self._panel.rect.inflate(-2 * side, -2 * side)
        title, tall = style.px(48), style.px(BUTTON)
        self._title.rect = pygame.Rect(inner.x, inner.y, inner.width, title)
        self._back.rect = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
        top = self._title.rect.bottom
        bottom = self._back.rect.top - style.px(theme.PADDING)
        self._tricks.rect = pygame.Rect(inner.x, top, inner.width, bottom - top)

    def answer(self, outcome: Outcome) -> Change | None:  # noqa: ARG002
        """Go on playing."""
        return Pop()


def tricks_so_far(view: PlayerView, players: Mapping[Seat, Player]) -> PlayedTricks | None:
    """The finished tricks of the deal in progress; None before there is one."""
    shown, tricks = view.shown, view.taken
    if shown is None or shown.maker is None or not tricks:
        return None
    return PlayedTricks(
        players=players,
        viewer=view.seat,
        dealer=shown.dealer,
        maker=shown.maker,
        alone=bool(shown.alone),
        lone_defender=shown.lone_defender,
        sitting_out=shown.sitting_out,
        bid=shown.bid,
        hands={
            seat: tuple(p.card for trick in tricks for p in trick if p.seat is seat)
            for seat in view.setup.table.seats
        },
        winners=tuple(map(view.trick_winner, tricks)),
    )
