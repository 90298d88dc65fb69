"""How to play: the rules of one game, page by page, with pictures of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.rulebook.euchre import pages
from euchre.ui.scene import Pop
from euchre.ui.scenes.page import set_page
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.two_panels import TwoPanels, columns
from euchre.ui.widgets import Button, Form, Label, Pressed, ScrollArea
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

CONTENTS = 240
TILE, TILE_GAP = 50, 6
SIDE, TURN = 26, 230
"""Lengths in units."""


class HowToPlayScene(TwoPanels):
    """The rules that hold at this table, told from its options."""

    MOST = (1320, 940)

    def __init__(self, context: Context, options: Options) -> None:
        """Begin with the first page."""
        super().__init__(context)
        self._options = options
        self._number = 0

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self._pages = pages(self._options)
        title = _("How to play: {game}").format(game=game_name(self._options.variant))
        self.compose_frame(title)
        self._contents = ScrollArea("contents", _("Contents"), on_felt=True)
        self._tiles = [
            Button(f"page {number}", page.title, kind="tile", align="left")
            for number, page in enumerate(self._pages)
        ]
        self._text = ScrollArea("text", _("Page"))
        self._heading = Label("", size=theme.HEADING, colour=theme.BRASS, weight="serif")
        self._previous = Button("previous", _("Previous"), sign="back")
        self._next = Button("next", _("Next page"), kind="primary")
        pills(self._previous, self._next)
        self._contents.fill(self._tiles)
        return Form(
            self._title,
            self._contents,
            self._right,
            self._heading,
            self._text,
            self._next,
            self._previous,
            self._back,
            default="next",
            cancel="back",
        )

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle, and set the page."""
        self._contents.rect, panel = columns(style, self.arrange_frame(style), CONTENTS, 0)
        self._right.rect = panel
        tall, gap = style.px(TILE), style.px(TILE_GAP)
        self._contents.stack(self._tiles, tall, gap, style.px(theme.GAP))
        side = style.px(SIDE)
        self._heading.rect = pygame.Rect(
            panel.x + side, panel.y + style.px(14), panel.width - 2 * side, style.px(50)
        )
        self._text.rect = pygame.Rect(
            panel.x + side,
            self._heading.rect.bottom + style.px(4),
            panel.width - 2 * side + style.px(14),
            panel.bottom - self._heading.rect.bottom - style.px(20),
        )
        self.at_foot(style, (self._next, TURN), (self._previous, TURN))
        self._set_page(style)

    def _set_page(self, style: Style) -> None:
        page = self._pages[self._number]
        self._heading.text = page.title
        for number, tile in enumerate(self._tiles):
            tile.selected = number == self._number
        self._previous.reason = "" if self._number else _("This is the first page.")
        last = self._number == len(self._pages) - 1
        self._next.label = _("Done") if last else _("Next page")
        width = self._text.rect.width - style.px(24)
        pictures, height = set_page(page.blocks, width, style, self.context.pictures)
        self._text.fill((), pictures, height)

    def answer(self, outcome: Outcome) -> Change | None:
        """Turn to a page, or leave."""
        if not isinstance(outcome, Pressed):
            return None
        key = outcome.key
        last = self._number == len(self._pages) - 1
        if key == "back" or (key == "next" and last):
            return Pop()
        if key == "next":
            self._turn_to(self._number + 1)
        elif key == "previous":
            self._turn_to(self._number - 1)
        else:
            self._turn_to(int(key.removeprefix("page ")))
        return None

    def _turn_to(self, number: int) -> None:
        self._number = number
        self._text.scroll_to(0)
        self.rearrange()
