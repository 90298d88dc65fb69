"""A hand that is over, until the next one is wanted."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.scene import Push
from euchre.ui.table.bidding.row import HIGH
from euchre.ui.table.ending.told import told
from euchre.ui.widgets import Button

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.table.table_protocols import PlayedTable, ResultScreen

NEXT, TRICKS = "next", "tricks"
"""The keys of the buttons."""
BY_ITSELF = 6.0
"""Seconds after which the next hand begins, where that is wanted."""
WIDE, GAP, TOP = 230, 14, 8
"""Units: a button, and between the two, and from the top of the panel's room to them."""


class HandEnd:
    """What is known of the hand, and how long it is still looked at."""

    def __init__(self, table: PlayedTable, summary: DealSummary) -> None:
        """Tell of the last hand of *table*."""
        self._table = table
        self.summary = summary
        self.told = told(summary)
        self.tricks: ResultScreen = navigation.deal_end(table, summary)
        """The panel with all tricks, which is opened if it is wanted."""
        decided = summary.winner is not None
        self.over: ResultScreen | None = (
            navigation.game_over(table, summary) if decided else None
        )
        """What tells of the game, if it is decided."""
        wanted = table.context.settings.next_hand_by_itself
        self._left = BY_ITSELF if wanted else math.inf
        """Seconds until the next hand begins by itself."""

    @property
    def seconds(self) -> int | None:
        """How many seconds are still told; None: the next hand waits for the player."""
        return None if self._left == math.inf else max(0, math.ceil(self._left))

    @property
    def wake(self) -> float | None:
        """When the number of seconds changes next."""
        if self._left == math.inf:
            return None
        return max(0.001, self._left - math.ceil(self._left) + 1)

    def pass_time(self, seconds: float) -> None:
        """Let time pass, until the next hand begins by itself."""
        before = self.seconds
        self._left -= seconds
        if self._left <= 0:
            self._table.next_hand()
        elif self.seconds != before:
            self._table.controls.seated()

    def buttons(self, style: Style) -> list[Button]:
        """The next hand, and all tricks of this one, side by side below the banner."""
        words = _("Next hand")
        if self.seconds is not None:
            words = _("Next hand ({seconds})").format(seconds=self.seconds)
        made = [
            Button(NEXT, words, kind="primary", shortcut=pygame.K_SPACE),
            Button(TRICKS, _("Show all tricks"), shortcut=pygame.K_t),
        ]
        room = self._table.layout.panel
        wide, gap = style.px(WIDE), style.px(GAP)
        x = room.centerx - (len(made) * (wide + gap) - gap) // 2
        for button in made:
            button.radius, button.size = -1, theme.BUTTON - 1
            button.rect = pygame.Rect(x, room.top + style.px(TOP), wide, style.px(HIGH))
            x += wide + gap
        return made

    def answer(self, key: str) -> Change | None:
        """Go on with the next hand, or show all tricks."""
        self._left = math.inf
        if key != NEXT:
            return Push(self.tricks)
        self._table.next_hand()
        return None
