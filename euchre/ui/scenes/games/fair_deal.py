"""The dealing report: what everybody was dealt in all own games, beside what chance allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.in_steps import at_once
from euchre.play.dealing_report import FEWEST
from euchre.storage.statistics import reporting_on_dealing
from euchre.ui.draw import theme
from euchre.ui.scene import Pop
from euchre.ui.scenes.games.charts import Span, Spans
from euchre.ui.scenes.screen import side_by_side
from euchre.ui.scenes.two_panels import TwoPanels
from euchre.ui.widgets import Form, Label, Panel
from euchre.ui.words.card_signs import card_sign
from euchre.ui.words.numbers import whole
from euchre.ui.words.seats import seat_letters, seat_words

if TYPE_CHECKING:
    from collections.abc import Generator

    from euchre.play.dealing_report import Report, ReportLine
    from euchre.storage.games_on_file import Listing
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

GAP, INSIDE = 16, 24
"""Lengths in units."""


def fair_deal(context: Context, listing: Listing) -> Generator[object, None, FairDealScene]:
    """Make the screen of all games, with pauses where they are very many."""
    report = yield from _report(listing)
    return FairDealScene(context, report)


def _report(listing: Listing) -> Generator[object, None, Report]:
    return reporting_on_dealing([*listing.open, *listing.finished])


class FairDealScene(TwoPanels):
    """Whether the cards come as chance would have it."""

    HEAD = 142

    def __init__(self, context: Context, report: Report | None = None) -> None:
        """Show the *report* on the deals of all games on file, if it has been made already."""
        super().__init__(context)
        self.report = report or at_once(_report(context.games.listing()))

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        report = self.report
        self.compose_frame(_("Is the deal fair?"))
        self._verdict = Label(verdict(report), colour=theme.IVORY, top=True)
        kinds = (
            ("jacks", _("Jacks dealt to")),
            ("trumps", _("Cards dealt of the upcard's suit")),
            ("bowers", _("Bowers dealt of the upcard's suit")),
        )
        groups = [
            Spans(name, [_span(line) for line in report.lines if line.what == what])
            for what, name in kinds
        ]
        self._upper = [group for group in groups if group.spans]
        turned = [_span(line) for line in report.lines if line.what == "turned"]
        self._turned = Spans(_("How often each card was turned up"), turned, numbers=False)
        self._panels = [Panel() for _group in self._upper] + [Panel()]
        self._key = Label(_key_words() if report.lines else "", size=theme.SMALL)
        lower = [self._turned] if turned else []
        panels = self._panels if turned else self._panels[:-1]
        widgets = (self._verdict, *panels, *self._upper, *lower, self._key)
        return Form(self._title, *widgets, self._back, default="back", cancel="back")

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room, gap = self.arrange_frame(style), style.px(GAP)
        head = room.y - style.px(self.HEAD)
        self._title.rect.y = head + style.px(24)
        self._verdict.rect = pygame.Rect(
            room.x, head + style.px(86), room.width, style.px(self.HEAD) - style.px(92)
        )
        half = (room.height - gap) // 2
        upper = pygame.Rect(room.x, room.y, room.width, half)
        side_by_side(self._panels[:-1], upper, gap)
        lower = upper.bottom + gap if self._upper else room.y
        self._panels[-1].rect = pygame.Rect(room.x, lower, room.width, room.bottom - lower)
        for panel, spans in zip(self._panels, [*self._upper, self._turned], strict=True):
            spans.rect = panel.rect.inflate(-2 * style.px(INSIDE), -2 * style.px(14))
        x = self._back.rect.right + gap
        self._key.rect = pygame.Rect(x, self._foot.y, room.right - x, self._foot.height)

    def answer(self, outcome: Outcome) -> Change | None:  # noqa: ARG002
        """Leave."""
        return Pop()


def verdict(report: Report) -> str:
    """What the report comes to, in a sentence or two."""
    if not report.lines:
        sentence = _("The report starts at {fewest} hands; you have played {number}.")
        return sentence.format(fewest=whole(FEWEST), number=whole(report.deals))
    if report.fits:
        sentence = _("{number} hands: all within normal chance; no seat is favored.")
        return sentence.format(number=whole(report.deals))
    outside = sum(not line.fits for line in report.lines)
    sentence = _(
        "{number} hands: {outside} of {lines} counts are outside normal chance. With fair "
        "deals, that happens in about one report in a hundred."
    )
    return sentence.format(number=whole(report.deals), outside=outside, lines=len(report.lines))


def _key_words() -> str:
    return _(
        "The bar is the normal range, the line the average, the dot what was dealt. Deals you "
        "picked yourself don't count."
    )


def _span(line: ReportLine) -> Span:
    label, short = "", ""
    if line.seat is not None:
        label, short = seat_words(line.seat), seat_letters(line.seat)
    if line.card is not None:
        label = card_sign(line.card)
    return Span(label, line.seen, line.expected, line.low, line.high, short)
