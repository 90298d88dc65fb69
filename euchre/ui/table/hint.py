"""The hint: what the expert would do in the viewer's place, and what each choice is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from euchre.i18n import _
from euchre.rules.actions import Discard, Give, Play, PutAway
from euchre.rules.state import Spoken
from euchre.ui import call_words, phrases, theme
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.shapes import clear
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
WIDTH, TOP = 246, 78
"""Units: the panel, which lies at the right edge, beside the middle and the bidding panel."""
SIDE, ROW, BAR, VALUE = 18, 45, 6, 46
"""Units: room round the words, one choice, the height of its bar, room for its worth."""


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
    """Lies beside the cards it speaks of until the next click or key."""

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
        """Go away at any click or key; a click on a card or a button counts there, too."""
        if event.type == pygame.KEYDOWN:
            return Pop()
        if event.type != pygame.MOUSEBUTTONDOWN:
            return None
        follows = self._table.handle(event)
        return Replace(follows.scene) if isinstance(follows, Push) else follows or Pop()

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Ask whether the expert has made up his mind."""
        if self._advice is None:
            assert self._view.seat is not None
            self._advice = self._table.session.hint(self._view.seat)
        return None

    def draw(self, canvas: Canvas) -> None:
        """List the choices, the best one first."""
        style = style_for(canvas.size, self._table.context.settings)
        head = self._head(style)
        panel = self.place(style, head.get_height())
        radius, blur = style.px(theme.PANEL_RADIUS), style.px(theme.SHADOW_BLUR)
        key = ("hint", panel.size)
        picture = style.kept(
            key,
            lambda: style.shapes.raised(
                panel.size,
                radius,
                style.felt.plaque,
                theme.BRASS,
                width=max(1.0, theme.LINE * style.u),
                blur=blur,
                drop=style.px(theme.SHADOW_DROP),
            ),
        )
        canvas.put(picture, (panel.x - 2 * blur, panel.y - 2 * blur))
        side = style.px(SIDE)
        canvas.put(head, (panel.x + side, panel.y + side))
        top = panel.y + side + head.get_height() + style.px(theme.GAP)
        for index, one in enumerate(self._listed):
            row = Rect(panel.x, top + index * style.px(ROW), panel.width, style.px(ROW))
            self._draw_row(canvas, style, row.inflate(-2 * side, 0), one)

    @property
    def _listed(self) -> tuple[Advice, ...]:
        """The choices that are worth listing: none where the expert has weighed nothing."""
        advice = (self._advice or ())[:MOST]
        return advice if any(one.points for one in advice) else ()

    def place(self, style: Style, head: int) -> Rect:
        """Return where the panel lies under a head of so many pixels: clear of the middle."""
        rows = len(self._listed)
        gap = style.px(theme.GAP) if rows else 0
        high = 2 * style.px(SIDE) + head + gap + rows * style.px(ROW)
        panel = Rect(0, style.px(TOP), style.px(WIDTH), high)
        panel.right = style.size[0] - style.px(theme.MARGIN)
        return panel

    def _words(self) -> tuple[str, str]:
        """Return what the panel is headed with, and what explains it."""
        if self._advice is None:
            return _("The expert thinks \u2026"), _("He sees only what you see.")
        if not self._advice:
            return _("No hint now"), _("It is not your turn.")
        best = choice_words(self._view, self._advice[0].action)
        title = _("The expert would choose: {choice}").format(choice=best)
        if not self._listed:
            return title, _("Here he goes by rule of thumb and counts no points.")
        return title, _("What each choice is worth to your side, in points of this deal:")

    def _head(self, style: Style) -> pygame.Surface:
        title, words = self._words()
        width = style.px(WIDTH - 2 * SIDE)

        def draw() -> pygame.Surface:
            upper = style.text.block(title, theme.BUTTON, theme.BRASS, width, weight="bold")
            lower = style.text.block(words, theme.SMALL, style.felt.muted, width)
            top = upper.get_height() + style.px(theme.GAP) // 2
            head = clear((width, top + lower.get_height()))
            head.blit(upper, (0, 0))
            head.blit(lower, (0, top))
            return head

        return style.kept(("hint head", title, words, width), draw)

    def _draw_row(self, canvas: Canvas, style: Style, row: Rect, one: Advice) -> None:
        """Put a choice and its worth on the canvas, and a bar below them."""
        assert self._advice
        best = one.action == self._advice[0].action
        colour = theme.BRASS if best else theme.IVORY
        words = style.text.line(
            choice_words(self._view, one.action),
            theme.BODY,
            colour,
            weight="bold" if best else "regular",
            max_width=row.width - style.px(VALUE),
        )
        middle = row.y + (row.height - 2 * style.px(BAR)) // 2
        canvas.put(words, words.get_rect(midleft=(row.x, middle)).topleft)
        value = style.text.line(points_text(one.points), theme.BODY, colour, weight="bold")
        canvas.put(value, value.get_rect(midright=(row.right, middle)).topleft)
        self._draw_bar(canvas, style, row, one.points)

    def _draw_bar(self, canvas: Canvas, style: Style, row: Rect, points: float) -> None:
        """A bar as long as the choice is good, beside the worst one listed."""
        listed = [one.points for one in self._listed]
        least, most = min(listed), max(listed)
        share = (points - least) / (most - least) if most > least else 1.0
        high = style.px(BAR)
        y = row.bottom - 2 * high
        canvas.put(style.shapes.pill((row.width, high), style.felt.lit), (row.x, y))
        bar = style.shapes.pill((max(high, round(row.width * share)), high), theme.BRASS)
        canvas.put(bar, (row.x, y))
