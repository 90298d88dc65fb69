"""All tricks of a hand that is over at the table, with the deal's number and its proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.scene import Push
from euchre.ui.scenes.results.scoreboard import DealResultScene
from euchre.ui.scenes.results.this_deal import ThisDealScene
from euchre.ui.scenes.sharing.shared_hand import shared_hand
from euchre.ui.widgets import IconButton, Label
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.session import Session
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.widgets import Form, Outcome

BACK = "back"
MOST_LINES = 4
"""The longest number, of seven groups, takes so many lines where there is little room."""


class DealEndScene(DealResultScene):
    """A result that knows the game it belongs to."""

    def __init__(
        self,
        context: Context,
        summary: DealSummary,
        session: Session,
        go_on: Callable[[], None] | None = None,
    ) -> None:
        """Tell of the last deal of *session*; *go_on* begins the next one."""
        self._go_on = go_on
        super().__init__(context, summary)
        self._session = session

    def compose(self) -> Form:
        """Return the widgets of the result, and those for its number."""
        form = super().compose()
        self._number = Label("", size=theme.SMALL)
        self._more = IconButton("deal", "cards", _("About this deal"))
        self._share = IconButton("share", "share", _("Share this hand"))
        self._back = IconButton(BACK, "close", _("Back to the table"))
        form.widgets += [self._number, self._more, self._share, self._back]
        form.cancel = BACK
        return form

    def arrange(self, style: Style) -> None:
        """Put the number below the words about the next dealer, and the button at the top."""
        super().arrange(style)
        dealer, target = self._dealer.rect, style.px(theme.TARGET)
        self._number.text = self._number_for(style, dealer.width)
        lines = self._number.text.count("\n") + 2
        high = max(dealer.height // lines, style.text.height(theme.SMALL + 1))
        # Three lines stand a little over the button beside them.
        over = max(0, high * lines - dealer.height) // 2
        self._dealer.rect = pygame.Rect(dealer.x, dealer.y - over, dealer.width, high)
        below = self._dealer.rect.bottom
        self._number.rect = pygame.Rect(dealer.x, below, dealer.width, high * (lines - 1))
        headline = self._headline.rect
        headline.width -= 3 * (target + style.px(theme.GAP))
        right = dealer.right
        for button in (self._back, self._more, self._share):
            button.rect = pygame.Rect(0, 0, target, target)
            button.rect.midright = (right, headline.centery)
            right = button.rect.left - style.px(theme.GAP)

    def _number_for(self, style: Style, room: int) -> str:
        """Return the number, in as few lines as there is room for."""
        spelled = self._session.named_deal().spelled
        words = ""
        for lines in range(1, MOST_LINES + 1):
            number = phrases.in_lines(spelled, lines)
            words = _("Deal {number}").format(number=number)
            if all(style.text.fits(line, theme.SMALL, room) for line in words.split("\n")):
                break
        return words

    def answer(self, outcome: Outcome) -> Change | None:
        """Show number and proof, or go on."""
        if outcome.key == "deal":
            return Push(ThisDealScene(self.context, self._session))
        if outcome.key == "share":
            hand = shared_hand(self._session.record, self.summary.number - 1)
            return None if hand is None else Push(navigation.share_hand(self.context, hand))
        if outcome.key == "next" and self._go_on is not None:
            self._go_on()
        return super().answer(outcome)
