"""The frame of a page: a title at the top, panels beside each other, buttons at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Label, Panel

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style

EDGE, FOOT = 48, 92
TITLE, BUTTON = 62, 56
GAP = 20
"""Lengths in units."""


class TwoPanels(Screen):
    """A page with a title, usually two panels, and buttons below them.

    Its `compose` begins with `compose_frame`, its `arrange` with `arrange_frame`, which tells
    how much room there is for the panels.
    """

    covers = True
    MOST: ClassVar = (1400, 940)
    """Width and height beyond which the page does not grow, in units."""
    HEAD: ClassVar = 104
    """The room above the panels, in units."""
    BACK: ClassVar = 150
    """The width of the way back, in units."""

    def compose_frame(self, title: str) -> None:
        """Make what all pages have: the title, two panels and the way back."""
        self._title = Label(title, size=theme.TITLE, colour=theme.BRASS, weight="serif")
        self._left, self._right = Panel(), Panel()
        self._back = Button("back", _("Back"), kind="quiet", sign="back")
        pills(self._back)

    def arrange_frame(self, style: Style, beside: int = 0) -> pygame.Rect:
        """Place the title and the way back; return the room between them.

        At the right of the title, *beside* units are left free.
        """
        frame = style.centred(self.MOST)
        room = frame.inflate(-2 * style.px(EDGE), 0)
        room.y += style.px(self.HEAD)
        room.height -= style.px(self.HEAD) + style.px(FOOT)
        self._title.rect = pygame.Rect(
            room.x, room.y - style.px(74), room.width - style.px(beside), style.px(TITLE)
        )
        tall = style.px(BUTTON)
        inside = frame.bottom - style.px(theme.CALM_RAIL)
        y = room.bottom + (inside - room.bottom - tall) // 2
        self._foot = pygame.Rect(room.x, y, room.width, tall)
        self._back.rect = pygame.Rect(room.x, y, style.px(self.BACK), tall)
        return room

    def beside_title(self, style: Style, room: pygame.Rect, wide: int) -> pygame.Rect:
        """The place of a choice at the right of the title."""
        width = style.px(wide)
        y = room.y - style.px(66)
        return pygame.Rect(room.right - width, y, width, style.px(theme.TARGET))

    def at_foot(self, style: Style, *buttons: tuple[Button, int], gap: int = GAP) -> None:
        """Place buttons of so many units at the foot, from the right end to the left."""
        right = self._foot.right
        for button, wide in buttons:
            width = style.px(wide)
            button.rect = pygame.Rect(right - width, self._foot.y, width, self._foot.height)
            right -= width + style.px(gap)


def columns(style: Style, room: pygame.Rect, *widths: int) -> list[pygame.Rect]:
    """Cut a room into columns of so many units; that of 0 units takes what is left."""
    gap = style.px(GAP)
    wide = [style.px(width) if width else 0 for width in widths]
    left = room.width - sum(wide) - gap * (len(wide) - 1)
    x, cut = room.x, []
    for width in wide:
        cut.append(pygame.Rect(x, room.y, width or left, room.height))
        x = cut[-1].right + gap
    return cut
