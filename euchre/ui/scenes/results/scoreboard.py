"""After a deal: who called what, the tricks, the points with their reason, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.scene import Pop
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.results.open_tricks import OpenTricks, seat_name
from euchre.ui.scenes.results.side_colours import side_colour
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Form, Label, Panel, Pressed, Widget
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about
from euchre.ui.words.calls import bid_word
from euchre.ui.words.numbers import signed, whole

if TYPE_CHECKING:
    from euchre.rules.seats import Side
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.table.summary import DealSummary
    from euchre.ui.widgets import Outcome

__all__ = ["DealResultScene", "GameOverScene"]

WIDTH, HEIGHT = 1130, 600
SIDE = 34
LEFT = 440
SIDE_BLOCK, SIDE_GAP = 118, 14
CLOSE_GAP, TALL_BLOCK = 7, 96
BUTTON = 58
"""Lengths in units."""


class DealResultScene(Screen):
    """Lies over the table until the player goes on."""

    def __init__(self, context: Context, summary: DealSummary) -> None:
        """Tell of one deal."""
        super().__init__(context)
        self.summary = summary

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        summary = self.summary
        self._panel = Panel()
        self._headline = Label(
            phrases.flourish(summary.result)
            or _("Hand {number}").format(number=summary.number),
            size=38,
            colour=theme.BRASS,
            weight="serif",
        )
        self._call = Label(call_words(summary), size=theme.BODY, colour=theme.IVORY, top=True)
        self._sides = [SideBlock(summary, side) for side in summary.sides]
        self._tricks = OpenTricks(self.context, summary)
        self._dealer = Label(next_words(summary), size=theme.SMALL + 1)
        label = _("Next hand") if summary.winner is None else _("Back")
        self._next = Button("next", label, kind="primary", shortcut=pygame.K_SPACE)
        pills(self._next)
        form = Form(
            self._panel,
            self._headline,
            self._call,
            *self._sides,
            self._tricks,
            self._dealer,
            self._next,
            default="next",
            cancel="" if summary.winner is None else "next",
        )
        form.focus_on("next", show=False)
        return form

    def draw_ground(self, canvas: Canvas, style: Style) -> None:  # noqa: ARG002
        """Leave the table below to be seen, dimmed."""
        canvas.dim(theme.DIMMING)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        width, height = style.size
        edge = style.px(theme.MARGIN)
        panel = pygame.Rect(
            0,
            0,
            min(width - 2 * edge, style.px(WIDTH)),
            min(height - 2 * edge, style.px(HEIGHT)),
        )
        panel.center = (width // 2, height // 2)
        self._panel.rect = panel
        side = style.px(SIDE)
        inner = panel.inflate(-2 * side, -2 * side)
        left = style.px(LEFT)
        self._headline.rect = pygame.Rect(inner.x, inner.y - style.px(6), left, style.px(56))
        self._call.rect = pygame.Rect(
            inner.x, self._headline.rect.bottom + style.px(6), left, style.px(78)
        )
        if len(self._sides) > len(theme.SIDES):
            self._call.rect.height = style.px(30)
        y = self._call.rect.bottom + style.px(10)
        tall = style.px(BUTTON)
        self._arrange_sides(style, pygame.Rect(inner.x, y, left, inner.bottom - tall - y))
        self._next.rect = pygame.Rect(inner.x, inner.bottom - tall, style.px(250), tall)
        x = self._next.rect.right + style.px(16)
        self._dealer.rect = pygame.Rect(x, self._next.rect.y, inner.x + left - x, tall)
        x = inner.x + left + style.px(34)
        self._tricks.rect = pygame.Rect(x, inner.y, inner.right - x, inner.height)

    def _arrange_sides(self, style: Style, room: pygame.Rect) -> None:
        count, y = len(self._sides), room.y
        gap = style.px(SIDE_GAP if count == len(theme.SIDES) else CLOSE_GAP)
        free = room.height - style.px(SIDE_GAP)
        high = min(style.px(SIDE_BLOCK), (free + gap) // count - gap)
        for block in self._sides:
            block.rect = pygame.Rect(room.x, y, room.width, high)
            y = block.rect.bottom + gap

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {**super().describe(), **self.summary.describe()}

    def answer(self, outcome: Outcome) -> Change | None:
        """Go on: to the next deal, or back to the end of the game."""
        return Pop() if isinstance(outcome, Pressed) else None


class SideBlock(Widget):
    """What a side took, what it got for that, and its score."""

    focusable = False
    radius = theme.TILE_RADIUS

    def __init__(self, summary: DealSummary, side: Side) -> None:
        """Tell of one of the sides of a deal."""
        super().__init__("", "")
        self._summary = summary
        self._side = side
        self._colour = side_colour(summary, side)

    def look(self) -> Side:
        """Return everything the picture depends on."""
        return self._side

    def paint(self, style: Style) -> pygame.Surface:
        """Return the block: names and tricks, reason and points, the score large at the right."""
        summary, side = self._summary, self._side
        picture = style.shapes.panel(
            self.rect.size,
            style.px(self.radius),
            style.felt.raised,
            line=self._colour if summary.points[side] else style.felt.line,
            width=style.edge(theme.OUTLINE),
        ).copy()
        inset = style.px(18)
        score = self._score(style)
        right = self.rect.width - inset
        picture.blit(score, score.get_rect(midright=(right, self.rect.height // 2)))
        room = right - max(score.get_width(), style.px(70)) - style.px(12) - inset
        lines = self._lines(style, room)
        y = (self.rect.height - sum(line.get_height() for line in lines)) // 2
        for line in lines:
            picture.blit(line, (inset, y))
            y += line.get_height()
        return picture

    def _lines(self, style: Style, room: int) -> list[pygame.Surface]:
        """Return who they are, what they took, and what they got, each as a line.

        Where there are many sides there is room for two lines only.
        """
        summary, side, text = self._summary, self._side, style.text
        name = phrases.side_name(side, summary.players, summary.viewer)
        tricks, points = tricks_words(summary, side), points_words(summary, side)
        if self.rect.height < style.px(TALL_BLOCK):
            both = " · ".join(filter(None, (tricks, points)))
            return [
                text.line(name, theme.BODY, self._colour, weight="bold", max_width=room),
                text.line(both, theme.SMALL, theme.IVORY, max_width=room),
            ]
        return [
            text.line(name, theme.LEAD, self._colour, weight="bold", max_width=room),
            text.line(tricks, theme.BODY, theme.IVORY, max_width=room),
            text.line(points, theme.BODY, theme.IVORY, weight="bold", max_width=room),
        ]

    def _score(self, style: Style) -> pygame.Surface:
        """Return the score, large, and below it what the game is played to."""
        summary = self._summary
        number = whole(summary.scores[self._side])
        if self.rect.height < style.px(TALL_BLOCK):
            return style.text.line(number, theme.HEADING, self._colour, weight="serif")
        score = style.text.line(number, 48, self._colour, weight="serif")
        target = style.text.line(goal_words(summary, self._side), theme.SMALL, style.felt.muted)
        up = style.px(8)
        width = max(score.get_width(), target.get_width())
        picture = clear((width, score.get_height() + target.get_height() - up))
        picture.blit(score, score.get_rect(midtop=(width // 2, 0)))
        picture.blit(target, target.get_rect(midbottom=(width // 2, picture.get_height())))
        return picture


def goal_words(summary: DealSummary, side: Side) -> str:
    """What a score is on its way to, as small print below it."""
    options = summary.options
    if options.nap_score == "chips":
        return _("chips")
    if options.match_games > 1:
        return _("of {target}; games {won} of {games}").format(
            target=options.target, won=summary.games.get(side, 0), games=options.match_games
        )
    return _("of {target}").format(target=options.target)


def call_words(summary: DealSummary) -> str:
    """Who made what trump, and what else was said that mattered."""
    if summary.bid:
        return _bid_words(summary)
    trump = summary.trump
    sentence = _("{trump}, {called}.").format(
        trump=phrases.is_trump(trump) if trump else phrases.suit_title(None),
        called=phrases.called_by(seat_name(summary, summary.maker), alone=summary.alone),
    )
    if summary.lone_defender is not None:
        sentence += " " + _("{name} defended alone.").format(
            name=seat_name(summary, summary.lone_defender)
        )
    return sentence


def _bid_words(summary: DealSummary) -> str:
    told = _("{name} bid {bid}.").format(
        name=seat_name(summary, summary.maker), bid=bid_word(summary.bid)
    )
    if summary.trump is None:
        return told + " " + _("There was no trump.")
    return f"{told} {phrases.is_trump(summary.trump)}."


def tricks_words(summary: DealSummary, side: Side) -> str:
    """How many tricks a side took, and whether it made trump."""
    tricks = phrases.tricks(summary.tricks[side])
    if side != summary.makers:
        return tricks
    if summary.bid:
        told = _("bidders, {tricks}") if len(side) > 1 else _("bidder, {tricks}")
    else:
        told = _("makers, {tricks}") if len(side) > 1 else _("maker, {tricks}")
    return told.format(tricks=tricks)


def points_words(summary: DealSummary, side: Side) -> str:
    """What a side got and why: "March +2"."""
    points = summary.points[side]
    if points and summary.bid and side != summary.makers:
        return _others_points(summary, points)
    if points:
        return _("{reason} {points}").format(
            reason=phrases.reason_of(summary.result), points=signed(points)
        )
    if summary.winner is None and summary.scores[side] == summary.options.target - 1:
        return _("in the barn")
    return ""


def _others_points(summary: DealSummary, points: int) -> str:
    """What those got, or paid, who played against a bidder."""
    if summary.options.nap_score != "chips":
        return phrases.points(points)
    told = _("receives {chips}") if points > 0 else _("pays {chips}")
    return told.format(chips=phrases.chips(abs(points)))


def next_words(summary: DealSummary) -> str:
    """What happens next."""
    if summary.winner is not None:
        return _("The game is decided.")
    dealer = seat_name(summary, summary.next_dealer)
    return about(dealer, _("{name} deals next."), _("You deal next."))
