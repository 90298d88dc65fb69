"""The end of a game: who won, the score, and what to do next."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, ngettext
from euchre.rules.house_rules import build
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.draw.animation import ease_out
from euchre.ui.draw.portraits import Expression, with_portraits
from euchre.ui.rulebook.common import trump_order
from euchre.ui.scene import Push, Replace
from euchre.ui.scenes.fan import Fan
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.results.side_colours import side_colour
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.table.moves import jingles
from euchre.ui.table.moves.faces import after_game
from euchre.ui.widgets import Button, Face, Form, Label, Pressed
from euchre.ui.widgets.widget import is_press
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about, you_first
from euchre.ui.words.numbers import whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.cards import Card
    from euchre.rules.seats import Side
    from euchre.ui.context import Context
    from euchre.ui.draw.fonts import Weight
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.scene import Change, Scene
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.widgets import Outcome

FAN = 6
"""So many of the highest cards."""
SPREAD = 11.0
BUTTON = 58
SCORE = 76
FACE, NUMBER, COLUMN = 96, 118, 380
"""Lengths in units; a face beside a score, the room for that, and for both."""
HURRIED = 60.0
"""Seconds after which the fan is open whatever the pace."""


class GameOverScene(Screen):
    """The last screen of a game; a fan opens for the winners."""

    def __init__(
        self,
        context: Context,
        summary: DealSummary,
        chance: Callable[[], int] | None = None,
    ) -> None:
        """Tell how the game ended with its last deal; `chance` seeds a rematch."""
        super().__init__(context)
        self.summary = summary
        self._chance = chance
        self._passed = 0.0
        self._sounded = False
        self._fan = Fan(context.pictures, _best_cards(summary), spread=SPREAD)

    @property
    def wake(self) -> float | None:
        """Every frame until the fan is open."""
        return None if self._opened() >= 1 else 0.0

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
            assert self.summary.winner is not None
            self.context.audio.play(jingles.of_game(self.summary.winner, self.summary.viewer))
        self._passed += seconds
        self._fan.spread = max(0.4, SPREAD * ease_out(self._opened()))
        return None

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer an event; a key pressed in haste while the fan opens only opens it."""
        if event.type == pygame.KEYDOWN and is_press(event) and self._opened() < 1:
            self._passed = HURRIED
            return None
        return super().handle(event)

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        summary = self.summary
        self._headline = _centred(headline(summary), 54, theme.BRASS, "serif")
        self._line = Label(line(summary), align="centre")
        sides = [(side, side_colour(summary, side)) for side in summary.sides]
        numbers = dict.fromkeys(summary.sides, 0) | dict(summary.games or summary.scores)
        self._scores = [
            _centred(whole(numbers[side]), SCORE, colour, "serif") for side, colour in sides
        ]
        self._names = [
            _centred(self._name(side), theme.LEAD, colour, "bold") for side, colour in sides
        ]
        self._faces = [self._faces_of(side) for side in summary.sides]
        self._buttons = pills(
            Button("rematch", _("Rematch"), kind="primary"),
            Button("new", _("New game")),
            Button("last", _("Last hand")),
            *((Button("replay", _("Replay")),) if self.context.session else ()),
            Button("title", _("Main menu"), kind="quiet"),
        )
        sides_told = (*self._scores, *self._names, *chain.from_iterable(self._faces))
        words_and_scores = (self._headline, self._line, *sides_told)
        form = Form(self._fan, *words_and_scores, *self._buttons, default="rematch")
        form.focus_on("rematch", show=False)
        return form

    def _name(self, side: Side) -> str:
        return phrases.side_name(side, self.summary.players, self.summary.viewer)

    def _faces_of(self, side: Side) -> list[Face]:
        """Those of a side, as they take the end of the game."""
        players, winner = with_portraits(self.summary.players), self.summary.winner
        felt = after_game(winner, build(self.summary.options).setup.table) if winner else {}
        seats = [*players]
        return [
            Face(players[seat], seats.index(seat), felt.get(seat, Expression.CALM))
            for seat in side
        ]

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle: fan, words, scores, buttons, from top to bottom."""
        frame = style.centred((1200, 760))
        wide = frame.width - 2 * style.px(48)
        left = frame.x + style.px(48)
        tall = style.px(BUTTON)
        y = frame.bottom - style.px(44) - tall
        gap = style.px(16)
        count = len(self._buttons)
        share = min(style.px(260), (wide - (count - 1) * gap) // count)
        x = frame.centerx - (len(self._buttons) * (share + gap) - gap) // 2
        for button in self._buttons:
            button.rect = pygame.Rect(x, y, share, tall)
            x += share + gap
        half = min(style.px(COLUMN), wide // len(self._scores))
        y -= style.px(40)
        for place, (name, score) in enumerate(zip(self._names, self._scores, strict=True)):
            x = frame.centerx + (2 * place - len(self._names)) * half // 2
            name.rect = pygame.Rect(x, y - style.px(34), half, style.px(34))
            score.rect = pygame.Rect(x, y - style.px(134), half, style.px(100))
            self._arrange_faces(style, self._faces[place], score)
        y -= style.px(134)
        self._line.rect = pygame.Rect(left, y - style.px(40), wide, style.px(34))
        self._headline.rect = pygame.Rect(left, y - style.px(120), wide, style.px(78))
        y -= style.px(120)
        top = frame.y + style.px(36)
        self._fan.rect = pygame.Rect(left, top, wide, max(0, y - top - style.px(10)))

    def _arrange_faces(self, style: Style, faces: list[Face], score: Label) -> None:
        """Put partners at both sides of their score, one who plays alone at its left."""
        column, number = score.rect.copy(), style.px(NUMBER)
        side = min(style.px(FACE), (column.width - number) // len(faces))
        wide = number + side * len(faces)
        left = column.centerx - wide // 2
        for face, x in zip(faces, (left, left + side + number), strict=False):
            face.rect = pygame.Rect(x, column.centery - side // 2, side, side)
        score.rect = pygame.Rect(left + side, column.y, number, column.height)

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {**super().describe(), **self.summary.describe()}

    def answer(self, outcome: Outcome) -> Change | None:
        """Play again, agree on another game, or go back to the title."""
        if not isinstance(outcome, Pressed):
            return None
        if outcome.key == "last":
            return self._last_deal()
        if outcome.key == "replay":
            return self._replay()
        return Replace(self._next_screen(outcome.key), everything=True)

    def _next_screen(self, key: str) -> Scene:
        if key == "new":
            return navigation.new_game(self.context, self._chance)
        if key == "title":
            return navigation.title(self.context)
        return navigation.new_table(self.context, self._again(), self._chance)

    def _replay(self) -> Change | None:
        session = self.context.session
        return Push(navigation.replay(self.context, session.record)) if session else None

    def _last_deal(self) -> Change:
        return Push(navigation.deal_result(self.context, self.summary))

    def _again(self) -> Agreement:
        """The same players by the same rules."""
        players = self.summary.players
        return Agreement(self.summary.options, tuple(players[seat] for seat in players))


def _best_cards(summary: DealSummary) -> tuple[Card, ...]:
    """The highest cards of the game when hearts are trump, the best one on top."""
    return trump_order(build(summary.options).setup)[:FAN][::-1]


def _centred(text: str, size: float, colour: Colour, weight: Weight) -> Label:
    return Label(text, size=size, colour=colour, weight=weight, align="centre")


def line(summary: DealSummary) -> str:
    """What was played for, how long it took, and how it ended."""
    options = summary.options
    if options.nap_score == "chips":
        words = _("Chips after {number} deals. The last one: {reason}.")
    elif summary.games:
        words = ngettext(
            "Games won in a match to {games}, after a single deal: {reason}.",
            "Games won in a match to {games}, after {number} deals. The last one: {reason}.",
            summary.number,
        )
    elif options.nap_limit and max(summary.scores.values()) < options.target:
        words = _("Ahead after {number} deals, the end that was agreed. The last: {reason}.")
    else:
        words = ngettext(
            "To {target}, after a single deal: {reason}.",
            "To {target}, after {number} deals. The last one: {reason}.",
            summary.number,
        )
    return words.format(
        target=options.target,
        games=options.match_games,
        number=summary.number,
        reason=phrases.reason_of(summary.result),
    )


def headline(summary: DealSummary) -> str:
    """Who won, said to whoever sits at the screen."""
    winner = summary.winner or summary.sides[0]
    if len(winner) == 1:
        if summary.viewer in winner:
            return _("You win!")
        return about(summary.players[winner[0]].name, _("{name} wins"), _("You win!"))
    if summary.viewer in winner:
        partner = next(seat for seat in winner if seat is not summary.viewer)
        return _("You and {name} win!").format(name=summary.players[partner].name)
    one, other = you_first([summary.players[seat].name for seat in winner])
    return _("{one} and {other} win").format(one=one, other=other)
