"""The curtain between two people at one screen: whose turn it is, and what happened meanwhile."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.portraits import Expression
from euchre.ui.draw.pose import Pose
from euchre.ui.scene import Pop, Push
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Form, IconButton, Label, player_disc

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.play.record import Player
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change, Scene
    from euchre.ui.widgets import Outcome

FACE, CARD = 144, 138
TITLE_TOP, LINE, NEWS = 318, 34, 78
BUTTON = (340, 58)
CORNER = 18
WIDEST = 900
"""Lengths in units."""
BACKS = 5
STEP, FAN, CURVE = 78, 4.0, 3.2


class HandoverScene(Screen):
    """Hides the table until the person it is meant for opens it.

    It opens for a press of its own only, never for one in a row of presses that began before.
    It lays a backdrop of its own and knows no card, so nothing of the table can show through.
    """

    guarded = True
    covers = True

    def __init__(
        self,
        context: Context,
        player: Player,
        news: Sequence[str],
        colour: int,
        on_open: Callable[[], None],
        menu: Callable[[], Scene],
        *,
        cards: int = BACKS,
    ) -> None:
        """Ask for a person; *news* is what happened since that person's last turn.

        *colour* is the place of the person's seat among `theme.PLAYERS`; *on_open* is called
        when the button is pressed, before the curtain leaves. *menu* makes what Esc opens, so
        that nobody has to look at cards in order to leave the game. So many *cards* does the
        person hold.
        """
        super().__init__(context)
        self._cards = cards
        self._name = player.name
        self._news = " · ".join(news)
        self._colour = colour
        self._portrait = player.portrait
        self._on_open = on_open
        self._menu = menu

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        title = _("Hand the computer to {name}").format(name=self._name)
        since = _("So far: {news}").format(news=self._news) if self._news else ""
        self._title = Label(
            title, size=theme.TITLE, colour=theme.IVORY, weight="serif", align="centre"
        )
        self._line = Label(
            _("Everyone else, look away."),
            size=theme.BODY,
            align="centre",
        )
        self._since = Label(since, size=theme.BODY, colour=theme.BRASS, align="centre")
        label = _("I'm {name}: show my cards").format(name=self._name)
        self._button = Button("open", label, kind="primary")
        pills(self._button)
        self._corner = IconButton("menu", "menu", _("Menu"))
        words = (self._title, self._line, self._since)
        return Form(*words, self._button, self._corner, default="open", cancel="menu")

    def answer(self, outcome: Outcome) -> Change | None:
        """Open for a press on the button, or Enter; Esc leads to the menu."""
        if outcome.key == "menu":
            return Push(self._menu())
        self._on_open()
        return Pop()

    def draw(self, canvas: Canvas) -> None:
        """Cover everything."""
        super().draw(canvas)
        self._draw_backs(canvas, self.style)

    def draw_ground(self, canvas: Canvas, style: Style) -> None:
        """Lay a cloth over the table."""
        canvas.backdrop(_cloth(style))

    def draw_behind(self, canvas: Canvas, style: Style) -> None:
        """Put the person's portrait on the cloth."""
        self._draw_face(canvas, style)

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        told = {"scene": "handover", "name": self._name, "news": self._news}
        return {**told, **super().describe()}

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        wide, high = style.size
        top = max(0, (high - style.px(theme.REFERENCE[1])) // 2)
        room = min(wide - 2 * style.px(theme.MARGIN), style.px(WIDEST))
        left = (wide - room) // 2

        def row(y: float, height: float) -> pygame.Rect:
            return pygame.Rect(left, top + style.px(y), room, style.px(height))

        self._title.rect = row(TITLE_TOP - 30, 60)
        self._line.rect = row(TITLE_TOP + 34, LINE)
        self._since.rect = row(TITLE_TOP + 70, NEWS)
        button = pygame.Rect(0, 0, style.px(BUTTON[0]), style.px(BUTTON[1]))
        button.midtop = (wide // 2, top + style.px(TITLE_TOP + 156))
        self._button.rect = button
        target, edge = style.px(theme.TARGET), style.px(theme.MARGIN)
        self._corner.rect = pygame.Rect(wide - edge - target, style.px(CORNER), target, target)

    def _draw_face(self, canvas: Canvas, style: Style) -> None:
        side = style.px(FACE)
        face = player_disc(
            style, self._name, self._portrait, self._colour, side, Expression.TURN
        )
        top = max(0, (style.size[1] - style.px(theme.REFERENCE[1])) // 2)
        middle = (style.size[0] // 2, top + style.px(TITLE_TOP - 122))
        canvas.put(face, face.get_rect(center=middle).topleft)

    def _draw_backs(self, canvas: Canvas, style: Style) -> None:
        high = style.px(CARD)
        wide, tall = style.size
        for index in range(self._cards):
            off = index - (self._cards - 1) / 2
            pose = Pose(
                wide / 2 + off * style.u * STEP,
                tall - style.u * (94 - off * off * CURVE),
                off * FAN,
                face=0.0,
            )
            self.context.pictures.lay(canvas, None, high, pose)


@lru_cache(maxsize=1)
def _cloth(style: Style) -> pygame.Surface:
    """The felt in the dark; as large as the window, so it is not kept among small pictures."""
    cloth = style.backdrop().copy()
    cloth.fill((96, 96, 96), special_flags=pygame.BLEND_RGB_MULT)
    return cloth
