"""The hint: what the expert would do in the viewer's place, and what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from euchre.i18n import _
from euchre.rules.actions import Discard, Give, Play, PutAway
from euchre.rules.state import Spoken
from euchre.ui import call_words, phrases, theme
from euchre.ui.scene import Pop
from euchre.ui.style import style_for

if TYPE_CHECKING:
    from euchre.ai.hint import Advice
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView
    from euchre.ui.canvas import Canvas
    from euchre.ui.scene import Change
    from euchre.ui.style import Style
    from euchre.ui.table.scene import TableScene

POLL = 0.02
"""Seconds between two looks whether the expert has made up his mind."""
MOST = 8
"""So many choices are listed; the others are worse."""
WIDTH, ROW, BAR = 560, 44, 150
"""Units: the panel, one choice, the longest bar."""


def choice_words(view: PlayerView, action: Action) -> str:
    """One choice in words: a card by its name, a call as it is said at the table."""
    if isinstance(action, (Play, Discard, PutAway, Give)):
        return phrases.card_title(action.card)
    shown = view.shown
    assert view.seat is not None
    assert shown is not None
    dealer = shown.dealer is view.seat
    spoken = Spoken(view.phase, view.seat, action)
    return call_words.bubble(spoken, shown.proposed, dealer=dealer)


def points_text(points: float) -> str:
    """A worth with its sign, to a tenth of a point."""
    rounded = round(points, 1)
    if rounded == 0:
        return "0.0"
    sign = "+" if rounded > 0 else "\N{MINUS SIGN}"
    return f"{sign}{abs(rounded):.1f}"


class HintScene:
    """Lies over the table until the next click or key; it knows what the viewer knows."""

    def __init__(self, table: TableScene) -> None:
        """Begin to ask for the viewer of *table*, who is to decide something."""
        self._table = table
        self._view = table.view
        self._advice: tuple[Advice, ...] | None = None

    @property
    def wake(self) -> float | None:
        """Look again and again until there is an answer."""
        return POLL if self._advice is None else None

    def resize(self, size: tuple[int, int]) -> None:
        """The panel is laid out anew in every frame."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Go away at any click or key."""
        away = event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN}
        return Pop() if away else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Ask whether the expert has made up his mind."""
        if self._advice is None:
            assert self._view.seat is not None
            self._advice = self._table.session.hint(self._view.seat)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Darken the table and list the choices, the best one first."""
        style = style_for(canvas.size, self._table.context.settings)
        canvas.veil(theme.VEIL_STRENGTH)
        advice = (self._advice or ())[:MOST]
        panel = self._panel(style, canvas.size, len(advice))
        canvas.put(
            style.shapes.panel(
                panel.size,
                style.px(theme.PANEL_RADIUS),
                style.felt.plaque,
                line=style.felt.line,
            ),
            panel.topleft,
        )
        self._draw_head(canvas, style, panel)
        top = panel.y + style.px(2 * theme.PADDING + 62)
        for index, one in enumerate(advice):
            row = Rect(panel.x, top + index * style.px(ROW), panel.width, style.px(ROW))
            self._draw_row(canvas, style, row.inflate(-style.px(2 * theme.PADDING), 0), one)

    def _panel(self, style: Style, size: tuple[int, int], rows: int) -> Rect:
        high = style.px(3 * theme.PADDING + 62 + max(1, rows) * ROW)
        panel = Rect(0, 0, style.px(WIDTH), high)
        panel.center = (size[0] // 2, size[1] // 2)
        return panel

    def _draw_head(self, canvas: Canvas, style: Style, panel: Rect) -> None:
        inside = panel.inflate(-style.px(2 * theme.PADDING), -style.px(2 * theme.PADDING))
        if self._advice is None:
            title, words = _("The expert thinks \u2026"), _("He sees only what you see.")
        elif not self._advice:
            title, words = _("No hint now"), _("It is not your turn.")
        else:
            best = choice_words(self._view, self._advice[0].action)
            title = _("The expert would choose: {choice}").format(choice=best)
            words = _("What each choice is worth to your side, in points of this deal:")
        line = style.text.line(
            title, theme.LEAD, theme.BRASS, weight="bold", max_width=inside.width
        )
        canvas.put(line, inside.topleft)
        words_line = style.text.line(
            words, theme.SMALL, style.felt.muted, max_width=inside.width
        )
        canvas.put(words_line, (inside.x, inside.y + style.px(36)))

    def _draw_row(self, canvas: Canvas, style: Style, row: Rect, one: Advice) -> None:
        assert self._advice
        best = one.action == self._advice[0].action
        colour = theme.BRASS if best else theme.IVORY
        words = style.text.line(
            choice_words(self._view, one.action),
            theme.BODY,
            colour,
            weight="bold" if best else "regular",
            max_width=row.width - style.px(BAR + 90),
        )
        canvas.put(words, words.get_rect(midleft=row.midleft).topleft)
        value = style.text.line(points_text(one.points), theme.BODY, colour, weight="bold")
        canvas.put(value, value.get_rect(midright=row.midright).topleft)
        self._draw_bar(canvas, style, row, one.points)

    def _draw_bar(self, canvas: Canvas, style: Style, row: Rect, points: float) -> None:
        """A bar as long as the choice is good, beside the worst one listed."""
        assert self._advice
        listed = [one.points for one in self._advice[:MOST]]
        least, most = min(listed), max(listed)
        share = (points - least) / (most - least) if most > least else 1.0
        full = style.px(BAR)
        left = row.right - style.px(70) - full
        high = style.px(8)
        ground = style.shapes.pill((full, high), style.felt.lit)
        canvas.put(ground, (left, row.centery - high // 2))
        bar = style.shapes.pill((max(high, round(full * share)), high), theme.BRASS)
        canvas.put(bar, (left, row.centery - high // 2))
