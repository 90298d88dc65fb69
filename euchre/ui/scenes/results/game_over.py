"""The end of a game: who won, how, what is worth reading about it, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.play.game_stats import GameStats
from euchre.rules.house_rules import build
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.draw.animation import ease_out
from euchre.ui.draw.portraits import Expression, with_portraits
from euchre.ui.rulebook.common import trump_order
from euchre.ui.scene import Push, Replace
from euchre.ui.scenes.fan import Fan
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.results.game_told import (
    best_hand,
    calls_in_short,
    calls_line,
    headline,
    kinds_line,
    line,
    lost,
)
from euchre.ui.scenes.results.side_colours import side_colour
from euchre.ui.scenes.results.suit_rain import LASTS, draw_rain
from euchre.ui.scenes.screen import Screen, pills, side_by_side
from euchre.ui.table.sorting import sorted_hand
from euchre.ui.widgets import Button, Face, Form, Label, Pressed
from euchre.ui.widgets.widget import is_press
from euchre.ui.words import phrases
from euchre.ui.words.numbers import whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.record import Record
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat, Side
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.fonts import Weight
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.scene import Change, Scene
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.widgets import Outcome

FAN = 6
"""So many of the highest cards, where the winners held no trump at last."""
SPREAD, CLOSER = 11.0, 0.55
"""Degrees from card to card of the fan; a part of that where one has lost."""
HURRIED = 60.0
"""Seconds after which the fan is open whatever the pace."""
FACE, SMALL_FACE = 156, 46
"""Diameters of the portraits of those who won, and of the others."""
FRAME = (1200, 720)
EDGE, PICTURE, HEADLINE, LINE, NAME, SCORE, DETAIL, BEST = 28, 210, 66, 30, 30, 70, 25, 34
LOOK, PLAY, GAP = 46, 58, 14
"""Heights in units, from top to bottom: the picture, the words, the scores and what they are made
of, the best hand, the buttons for looking and those for playing, and between these."""
WIDEST_SIDE, WIDEST_LOOK, WIDEST_PLAY = 460, 210, 280
LOSS = 90
"""How much of the light goes where one has lost, of 255."""
FEW = 2
"""With more sides there is no room for what the points were for."""


class GameOverScene(Screen):
    """The last screen of a game: a fan and a rain of suits for a win, and less light for a loss."""

    def __init__(
        self,
        context: Context,
        summary: DealSummary,
        chance: Callable[[], int] | None = None,
        record: Record | None = None,
    ) -> None:
        """Tell how the game ended with its last deal; `chance` seeds a rematch.

        *record* is the game, for what is worth reading about it.
        """
        super().__init__(context)
        self.summary = summary
        self._chance = chance
        self._record = record
        self._passed = 0.0
        self._sounded = False
        self._lost = lost(summary)
        self._spread = SPREAD * (CLOSER if self._lost else 1.0)
        self._fan = Fan(context.pictures, winners_cards(summary), spread=self._spread)

    @property
    def wake(self) -> float | None:
        """Every frame until the fan is open and the rain is over."""
        return None if self._opened() >= 1 and not self._rains else 0.0

    @property
    def _rains(self) -> bool:
        """Whether suits fall: for a win, unless motion is not wanted."""
        motion = self.context.motion
        wanted = not self._lost and motion.pace > 0 and not motion.fades
        return wanted and self._passed < LASTS

    def _opened(self) -> float:
        """How far the fan is open, 0 to 1."""
        motion = self.context.motion
        if motion.pace <= 0 or motion.fades:
            return 1.0
        return min(1.0, self._passed / (theme.FLOURISH * motion.pace))

    def update(self, seconds: float) -> Change | None:
        """Open the fan."""
        if not self._sounded:
            self._sounded = True
            self.context.audio.play("loss" if self._lost else "win")
        self._passed += seconds
        self._fan.spread = max(0.4, self._spread * ease_out(self._opened()))
        return None

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer an event; a key pressed in haste while the fan opens only opens it."""
        if event.type == pygame.KEYDOWN and is_press(event) and self._opened() < 1:
            self._passed = HURRIED
            return None
        return super().handle(event)

    def draw_behind(self, canvas: Canvas, style: Style) -> None:
        """Let suits rain on the table, or take some of the light."""
        if self._lost:
            canvas.dim(LOSS)
        elif self._rains:
            draw_rain(canvas, style, self._passed)

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        summary = self.summary
        winner = summary.winner or summary.sides[0]
        self._headline = _centred(headline(summary), 50, side_colour(summary, winner), "serif")
        self._line = Label(line(summary), align="centre")
        stats = GameStats(self._record) if self._record is not None else None
        self._columns = [self._column(side, stats) for side in summary.sides]
        best = best_hand(stats, summary) if stats is not None else ""
        self._best = _centred(best, theme.BODY, theme.IVORY, "bold")
        self._faces = [self._face(seat, Expression.WON) for seat in winner]
        self._compose_buttons()
        columns = (widget for both in self._columns for part in both for widget in part)
        words = (self._headline, self._line, *columns, self._best)
        buttons = (*self._look, *self._play)
        form = Form(self._fan, *self._faces, *words, *buttons, default="rematch")
        form.focus_on("rematch", show=False)
        return form

    def _face(self, seat: Seat, expression: Expression) -> Face:
        players = with_portraits(self.summary.players)
        return Face(players[seat], [*players].index(seat), expression)

    def _column(self, side: Side, stats: GameStats | None) -> tuple[list[Label], list[Face]]:
        """A side's name, its score, what that is made of and its calls; and who has lost."""
        summary = self.summary
        colour = side_colour(summary, side)
        numbers = dict.fromkeys(summary.sides, 0) | dict(summary.games or summary.scores)
        name = phrases.side_name(side, summary.players, summary.viewer)
        kinds = calls = ""
        if stats is not None:
            few = len(summary.sides) <= FEW
            kinds = kinds_line(stats, side) if few else ""
            bids = bool(summary.bid)
            calls = calls_line(stats, side, bids=bids) if few else calls_in_short(stats, side)
        sorry = [] if side == summary.winner else list(side)
        labels = [
            _centred(name, theme.LEAD, colour, "bold"),
            _centred(whole(numbers[side]), SCORE - 12, colour, "serif"),
            Label(kinds, size=theme.SMALL, align="centre", colour=theme.IVORY),
            Label(calls, size=theme.SMALL, align="centre"),
        ]
        return labels, [self._face(seat, Expression.EUCHRED) for seat in sorry]

    def _compose_buttons(self) -> None:
        options = self.summary.options
        dealer = {
            "first_black_jack": _("First black jack deals"),
            "first_jack": _("First jack deals"),
            "lowest_draw": _("Lowest card deals"),
        }.get(options.first_dealer, _("Dealer at random"))
        self._look = pills(
            Button("last", _("Last hand")),
            *((Button("replay", _("Replay")),) if self._record else ()),
            *((Button("review", _("Review")),) if self._record else ()),
        )
        self._play = pills(
            Button("rematch", _("Play again"), detail=dealer, kind="primary"),
            Button("new", _("New game")),
            Button("title", _("Main menu")),
        )
        for button in self._look:
            button.size = theme.SMALL + 1

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle, from top to bottom."""
        frame = style.centred(FRAME)
        inner = frame.inflate(-2 * style.px(EDGE), -2 * style.px(EDGE))
        y = inner.y
        self._arrange_picture(style, pygame.Rect(inner.x, y, inner.width, style.px(PICTURE)))
        y += style.px(PICTURE)
        for label, high in ((self._headline, HEADLINE), (self._line, LINE)):
            label.rect = pygame.Rect(inner.x, y, inner.width, style.px(high))
            y = label.rect.bottom
        y = self._arrange_columns(style, inner, y + style.px(GAP))
        self._best.rect = pygame.Rect(inner.x, y, inner.width, style.px(BEST))
        bottom = inner.bottom
        for buttons, high, widest in (
            (self._play, PLAY, WIDEST_PLAY),
            (self._look, LOOK, WIDEST_LOOK),
        ):
            gap, count = style.px(GAP), len(buttons)
            wide = min(inner.width, count * style.px(widest) + (count - 1) * gap)
            row = pygame.Rect(0, 0, wide, style.px(high))
            row.midbottom = (inner.centerx, bottom)
            side_by_side(buttons, row, gap)
            bottom = row.top - gap

    def _arrange_picture(self, style: Style, room: pygame.Rect) -> None:
        """Lay the fan between those who won."""
        side = style.px(FACE)
        gap = side // 3
        wide = min(room.width, round(room.height * 2.1))
        self._fan.rect = pygame.Rect(0, 0, wide, room.height)
        self._fan.rect.center = room.center
        if len(self._faces) == 1:
            self._fan.rect.centerx += (side + gap) // 2
        for face, left in zip(self._faces, (True, False), strict=False):
            face.rect = pygame.Rect(0, 0, side, side)
            if left:
                face.rect.midright = (self._fan.rect.left - gap, room.centery)
            else:
                face.rect.midleft = (self._fan.rect.right + gap, room.centery)

    def _arrange_columns(self, style: Style, room: pygame.Rect, top: int) -> int:
        """Lay the sides side by side; return where they end."""
        count = len(self._columns)
        wide = min(style.px(WIDEST_SIDE), room.width // count)
        y = top
        for place, (labels, faces) in enumerate(self._columns):
            x = room.centerx + (2 * place - count) * wide // 2
            y = top
            for label, high in zip(labels, (NAME, SCORE, DETAIL, DETAIL), strict=True):
                label.rect = pygame.Rect(x, y, wide, style.px(high) if label.text else 0)
                y = label.rect.bottom
            _beside(faces, labels[1].rect, style.px(SMALL_FACE))
        return y + style.px(GAP) // 2

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {**super().describe(), **self.summary.describe()}

    def answer(self, outcome: Outcome) -> Change | None:
        """Play again, agree on another game, or go back to the title."""
        if not isinstance(outcome, Pressed):
            return None
        if outcome.key == "last":
            return Push(navigation.deal_result(self.context, self.summary))
        if outcome.key in {"replay", "review"} and self._record is not None:
            look = navigation.replay if outcome.key == "replay" else navigation.review
            return Push(look(self.context, self._record))
        return Replace(self._next_screen(outcome.key), everything=True)

    def _next_screen(self, key: str) -> Scene:
        if key == "new":
            return navigation.new_game(self.context, self._chance)
        if key == "title":
            return navigation.title(self.context)
        return navigation.new_table(self.context, self._again(), self._chance)

    def _again(self) -> Agreement:
        """The same players by the same rules."""
        players = self.summary.players
        return Agreement(self.summary.options, tuple(players[seat] for seat in players))


def winners_cards(summary: DealSummary) -> tuple[Card, ...]:
    """The trumps the winners held at last, the best one on top; else the best of the game."""
    setup, trump = build(summary.options).setup, summary.trump
    held = [card for seat in summary.winner or () for card in summary.hands.get(seat, ())]
    trumps = [card for card in held if trump and setup.ranking.suit_of(card, trump) is trump]
    if trumps:
        return sorted_hand(trumps, "trump_first", setup.ranking, trump)[::-1][-FAN:]
    return trump_order(setup)[:FAN][::-1]


def _beside(faces: list[Face], score: pygame.Rect, side: int) -> None:
    """Lay small portraits at both sides of a score, or at its left."""
    for face, way in zip(faces, (-1, 1), strict=False):
        face.rect = pygame.Rect(0, 0, side, side)
        face.rect.center = (score.centerx + way * (score.height // 2 + side), score.centery)


def _centred(text: str, size: float, colour: Colour, weight: Weight) -> Label:
    return Label(text, size=size, colour=colour, weight=weight, align="centre")
