"""The hint: what the expert would do in the viewer's place, and what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from euchre.coach import explanation
from euchre.i18n import _
from euchre.rules.actions import Bid, Discard, Give, Play, PutAway
from euchre.rules.state import Spoken
from euchre.ui import common_keys
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Pop
from euchre.ui.table.pictures.scores import SIDES_IN_CORNERS
from euchre.ui.table.seat_places import EDGE, SeatPlace
from euchre.ui.words import bids, calls, numbers, phrases, reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ai.hint import Advice
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.table.table_protocols import PlayedTable

POLL = 0.02
"""Seconds between two looks whether the expert has made up his mind."""
MOST = 8
"""So many choices are listed; the others are worse."""
WIDTH, TOP, BESIDE = 250, 78, 6
"""Units: the panel, which lies at the right edge, beside the middle and the bidding panel; the
least height of its top, and from it to the name of whoever sits there."""
SIDE, ABOVE, BELOW_HEAD, VALUE = 13, 8, 6, 46
CLOSER, APART = 4, 3
ROW, LEAST = 32, 20
"""Units: room beside the words, above and below them, below the head, and for a worth; how much
closer than usual the lines of the head are, and how far reasons are apart; the height of a choice, and what it is at least where
many must find room."""


def choice_words(view: PlayerView, action: Action) -> str:
    """One choice in words: a card by its name, a bid as on its button, a call as it is said."""
    if isinstance(action, (Play, Discard, PutAway, Give)):
        return phrases.card_title(action.card)
    if isinstance(action, Bid):
        return bids.bid_label(action.name)
    shown = view.shown
    assert view.seat is not None
    assert shown is not None
    dealer = shown.dealer is view.seat
    spoken = Spoken(view.phase, view.seat, action)
    return calls.bubble(spoken, shown.proposed, dealer=dealer)


class HintScene:
    """Lies beside the cards it speaks of until the next click or key."""

    see_through = True

    def __init__(self, table: PlayedTable) -> None:
        """Begin to ask for the viewer of *table*, who is to decide something."""
        self._table = table
        self._view = table.view
        self._advice: tuple[Advice, ...] | None = None
        self._why: tuple[str, ...] | None = None

    @property
    def wake(self) -> float | None:
        """Look again and again until there is an answer."""
        return POLL if self._advice is None else None

    def resize(self, size: tuple[int, int]) -> None:
        """The panel is laid out anew in every frame."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Go away at any click or key; a click on a card or a button counts there, too."""
        if event.type == pygame.KEYDOWN:
            return common_keys.answer_and_leave(event, self._table.context)
        return Pop(through=True) if event.type == pygame.MOUSEBUTTONDOWN else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Ask whether the expert has made up his mind."""
        if self._advice is None:
            assert self._view.seat is not None
            self._advice = self._table.session.hint(self._view.seat)
        return None

    @property
    def why(self) -> tuple[str, ...]:
        """Why that is the best choice: whole sentences, none while the expert thinks."""
        if self._why is None and self._advice is not None:
            self._why = tuple(self._sentences())
        return self._why or ()

    def _sentences(self) -> Iterator[str]:
        """Why the best choice is better than the next one, and how hands end after it."""
        if not self._listed:
            return
        assert self._advice
        best, others = self._advice[0].action, [one.action for one in self._advice[1:]]
        for fact in explanation.reasons(self._view, best, others[0]) if others else ():
            yield reasons.reason(fact, self._table.session.players)
        found = explanation.shares(self._view, best)
        if found:
            yield reasons.shares(found)

    def draw(self, canvas: Canvas) -> None:
        """List the choices, the best one first."""
        style = style_for(canvas.size, self._table.context.settings)
        head, panel = self._laid_out(style)
        radius, blur = style.px(theme.PANEL_RADIUS), style.px(theme.SHADOW_BLUR)
        key = ("hint", panel.size)
        picture = style.kept(
            key,
            lambda: style.shapes.raised(
                panel.size,
                radius,
                style.felt.plaque,
                theme.BRASS,
                width=style.line,
                blur=blur,
                drop=style.px(theme.SHADOW_DROP),
            ),
        )
        canvas.put(picture, (panel.x - 2 * blur, panel.y - 2 * blur))
        side = style.px(SIDE)
        canvas.put(head, (panel.x + side, panel.y + style.px(ABOVE)))
        top = panel.y + self._frame(style, head.get_height()) - style.px(ABOVE)
        high = (panel.bottom - style.px(ABOVE) - top) // max(1, len(self._listed))
        for index, (action, points) in enumerate(self._listed):
            row = Rect(panel.x + side, top + index * high, panel.width - 2 * side, high)
            self._draw_row(canvas, style, row, action, points)

    def _laid_out(self, style: Style) -> tuple[pygame.Surface, Rect]:
        """The head of the panel with as many reasons as there is room for, and the panel."""
        for count in range(len(self.why), -1, -1):
            head = self._head(style, self.why[:count])
            panel = self.place(style, head.get_height())
            if panel.bottom <= max(bottom for _top, bottom in self._rooms(style)):
                break
        return head, panel

    @property
    def _listed(self) -> tuple[tuple[Action, float], ...]:
        """The choices that the expert has weighed, with their worths: none where he counts none."""
        weighed = [
            (one.action, one.points) for one in self._advice or () if one.points is not None
        ]
        return tuple(weighed[:MOST])

    def place(self, style: Style, head: int) -> Rect:
        """Return where the panel lies under a head of so many pixels.

        It covers neither the middle nor the name of whoever sits at the right; if it must, it
        covers his cards, of which only the backs are seen.
        """
        frame, rows = self._frame(style, head), len(self._listed)
        rooms = self._rooms(style)
        for top, bottom in rooms:
            high = min(style.px(ROW), (bottom - top - frame) // max(1, rows))
            if high >= style.px(LEAST):
                break
        high = max(high, style.px(LEAST))
        panel = Rect(0, top, style.px(WIDTH), frame + rows * high)
        panel.right = style.size[0] - style.px(EDGE)
        return panel

    def _frame(self, style: Style, head: int) -> int:
        """The height of the panel without its rows."""
        gap = style.px(BELOW_HEAD) if self._listed else 0
        return 2 * style.px(ABOVE) + head + gap

    def _rooms(self, style: Style) -> list[tuple[int, int]]:
        """From where to where the panel may reach at the right edge, the better room first."""
        layout = self._table.layout
        top, bottom = style.px(TOP), style.size[1] - style.px(theme.MARGIN)
        if layout.left_handed:
            top = layout.trump_plaque.bottom + style.px(BESIDE)
        if len(self._view.scores) <= SIDES_IN_CORNERS:
            bottom = layout.counter(1).whole.top
        here = [seat for seat in layout.seats if layout.place(seat) is SeatPlace.RIGHT]
        if not here:
            return [(top, bottom)]
        name, gap = layout.plaque(here[0]), style.px(BESIDE)
        return [(name.bottom + gap, bottom), (top, name.top - gap)]

    def _words(self) -> tuple[str, str]:
        """Return what the panel is headed with, and what explains it."""
        if self._advice is None:
            return _("The expert thinks \u2026"), _("It sees only what you see.")
        if not self._advice:
            return _("No hint right now"), _("It's not your turn.")
        best = choice_words(self._view, self._advice[0].action)
        if self._listed:
            return _("Expert says: {choice}").format(choice=best), _(
                "Average points for your side"
            )
        title = _("The expert says: {choice}").format(choice=best)
        if len(self._view.legal) == 1:
            return title, _("It's your only choice.")
        return title, _("A rule of thumb: no points to compare here.")

    def _head(self, style: Style, why: tuple[str, ...]) -> pygame.Surface:
        title, words = self._words()
        width = style.px(WIDTH - 2 * SIDE)

        def draw() -> pygame.Surface:
            one_line = style.text.height(theme.BODY) if self._listed else None
            upper = style.text.block(
                title, theme.BODY, theme.BRASS, width, weight="bold", max_height=one_line
            )
            blocks = [
                *(style.text.block(reason, theme.SMALL, theme.IVORY, width) for reason in why),
                style.text.block(words, theme.SMALL, style.felt.muted, width),
            ]
            closer, apart = style.px(CLOSER), style.px(APART) if why else 0
            top = upper.get_height() - closer
            high = top + sum(block.get_height() + apart for block in blocks)
            head = clear((width, high))
            head.blit(upper, (0, 0))
            for block in blocks:
                head.blit(block, (0, top))
                top += block.get_height() + apart
            return head

        return style.kept(("hint head", title, words, why, width), draw)

    def _draw_row(
        self, canvas: Canvas, style: Style, row: Rect, action: Action, points: float
    ) -> None:
        """Put a choice and its worth on the canvas, on a bar as long as it is good."""
        assert self._advice
        self._draw_bar(canvas, style, row, points)
        best = action == self._advice[0].action
        colour = theme.BRASS if best else theme.IVORY
        words = style.text.line(
            choice_words(self._view, action),
            theme.SMALL,
            colour,
            weight="bold" if best else "regular",
            max_width=row.width - style.px(VALUE) - style.px(SIDE),
        )
        left, right = row.x + style.px(SIDE) // 2, row.right - style.px(SIDE) // 2
        canvas.put(words, words.get_rect(midleft=(left, row.centery)).topleft)
        value = style.text.line(
            numbers.tenths(points, plus=True), theme.SMALL, colour, weight="bold"
        )
        canvas.put(value, value.get_rect(midright=(right, row.centery)).topleft)

    def _draw_bar(self, canvas: Canvas, style: Style, row: Rect, points: float) -> None:
        """A bar as long as the choice is good, beside the worst one listed."""
        listed = [worth for _, worth in self._listed]
        least, most = min(listed), max(listed)
        share = (points - least) / (most - least) if most > least else 1.0
        high = row.height - max(1, style.px(2))
        wide = round(row.width * share)
        if wide >= high:
            canvas.put(style.shapes.pill((wide, high), style.felt.lit), row.topleft)
