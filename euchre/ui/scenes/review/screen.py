"""A game reviewed: every own decision at the table, what it was worth, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.coach.kinds import Kind, Theme
from euchre.coach.open_cards import open_deal
from euchre.coach.review.decisions import decisions, sums
from euchre.i18n import _, ngettext
from euchre.play.replay import Replay
from euchre.rules.seats import Seat
from euchre.ui.draw import theme
from euchre.ui.draw.shapes import opaque
from euchre.ui.scene import Pop
from euchre.ui.scenes.replay.bar import HEIGHT, bar_picture
from euchre.ui.scenes.replay.table import ReplayTable
from euchre.ui.scenes.review.judging import Judging
from euchre.ui.scenes.review.marks import COLOURS, DecisionMarks, mark
from euchre.ui.scenes.review.open_lines import open_lines
from euchre.ui.scenes.review.setting import set_lines
from euchre.ui.scenes.review.verdict import Remark, verdict
from euchre.ui.scenes.screen import Screen
from euchre.ui.widgets import (
    Button,
    Changed,
    DropDown,
    Form,
    IconButton,
    Label,
    Option,
    ScrollArea,
)
from euchre.ui.words import reasons
from euchre.ui.words.numbers import tenths

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.coach.review.decisions import Decision, Reviewed
    from euchre.play.record import Record
    from euchre.play.replay import ReplayStep
    from euchre.play.worker import Worker
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome, Widget

POLL = 0.05
"""Seconds between two looks whether a judgement has come in."""
PANEL, INSIDE, HEAD, OPEN_HEAD = 348, 20, 76, 36
SIDE, BETWEEN, WHO, OPEN = 16, 8, 190, 204
APART = 12
"""Lengths in units: the panel at the right, the room inside it, its head; the bar below."""
BAD = (Kind.MISTAKE, Kind.BLUNDER)
KEYS = {
    pygame.K_LEFT: "previous",
    pygame.K_RIGHT: "next",
    pygame.K_UP: "mistake_back",
    pygame.K_DOWN: "mistake_on",
}


class ReviewScene(Screen):
    """The table as it was before a decision, and beside it what the coach says to it."""

    def __init__(self, context: Context, record: Record, worker: Worker | None = None) -> None:
        """Begin with the first decision of the first person at the table.

        Of a game that is over: it tells what only one player could see. *worker* judges; without
        one that in which the computer players think.
        """
        super().__init__(context)
        self._worker = worker or context.thinking
        self.replay = Replay(record)
        people = [s for s, player in record.players.items() if player.is_person]
        self._people = people or list(record.players)
        self.table = ReplayTable(context, self.replay)
        self._fitted: Style | None = None
        self._open = False
        self._sit(self._people[0])

    def _sit(self, seat: Seat) -> None:
        """Review the decisions of another player."""
        self._seat = seat
        own = list(decisions(self.replay.record, {seat}))
        self.judging = Judging(self._worker, own)
        self.index = 0

    @property
    def decision(self) -> Decision | None:
        """The decision that is shown; None if there is none."""
        own = self.judging.decisions
        return own[self.index] if own else None

    @property
    def reviewed(self) -> Reviewed | None:
        """The judgement on it; None while there is none."""
        return self.judging.found.get(self.decision.place) if self.decision else None

    @property
    def wake(self) -> float | None:
        """Look again and again until everything is judged."""
        return None if self.judging.done else POLL

    def update(self, seconds: float) -> Change | None:
        """Take the judgements as they come in."""
        self.table.update(seconds)
        if not self.judging.done and self.judging.update(self.decision):
            self.rearrange()
        return None

    # What is seen.

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self._where = Label("", size=theme.SMALL)
        self._kind = Label("", size=theme.LEAD, weight="bold")
        self._told = ScrollArea("told", _("What the coach says"))
        self._total = Label("", size=theme.SMALL)
        self._back = IconButton("back", "back", _("Back"))
        self._steps = [
            IconButton("mistake_back", "trick_back", _("Previous mistake")),
            IconButton("previous", "previous", _("Previous decision")),
        ]
        self._steps_on = [
            IconButton("next", "next", _("Next decision")),
            IconButton("mistake_on", "trick_on", _("Next mistake")),
        ]
        self._marks = DecisionMarks("marks", _("All decisions"), len(self.judging.decisions))
        self._open_cards = Button("open", _("Could it be made?"))
        self._open_cards.radius = -1
        players = self.replay.record.players
        options = [Option(seat.value, players[seat].name) for seat in self._people]
        self._who = DropDown("who", _("Whose decisions"), options, self._seat.value)
        widgets = (
            self._where, self._kind, self._told, self._total, self._back,
            *self._steps, self._marks, *self._steps_on, self._open_cards,
        )  # fmt: skip
        several = (self._who,) if len(self._people) > 1 else ()
        return Form(*widgets, *several, cancel="back")

    def arrange(self, style: Style) -> None:
        """Lay out the panel, the bar and the table, and say what there is to say."""
        wide, high = style.size
        tall, panel = style.px(HEIGHT), style.px(PANEL)
        if self._fitted is not style:
            self._fitted = style
            self.table.fit((wide - panel, high - tall))
        self._follow()
        self._panel = pygame.Rect(wide - panel, 0, panel, high - tall)
        self._arrange_bar(style, pygame.Rect(0, high - tall, wide, tall))
        self._arrange_panel(style, self._panel)

    def _arrange_bar(self, style: Style, bar: pygame.Rect) -> None:
        side, gap, target = style.px(SIDE), style.px(BETWEEN), style.px(theme.TARGET)
        y = bar.centery - target // 2
        left, right = bar.x + side, bar.right - side
        for button in (self._back, *self._steps):
            button.rect = pygame.Rect(left, y, target, target)
            left += target + gap
        ends: list[tuple[Widget, int]] = [(self._open_cards, OPEN)]
        if len(self._people) > 1:
            ends.append((self._who, WHO))
        for widget, width in ends:
            right -= style.px(width)
            widget.rect = pygame.Rect(right, y, style.px(width), target)
            right -= 2 * gap
        for button in reversed(self._steps_on):
            right -= target
            button.rect = pygame.Rect(right, y, target, target)
            right -= gap
        self._marks.rect = pygame.Rect(left, y, max(1, right - left), target)

    def _arrange_panel(self, style: Style, place: pygame.Rect) -> None:
        inner = place.inflate(-2 * style.px(INSIDE), -2 * style.px(INSIDE))
        line = style.px(24)
        self._where.rect = pygame.Rect(inner.x, inner.y, inner.width, line)
        kind = pygame.Rect(
            inner.x, self._where.rect.bottom + style.px(4), inner.width, style.px(34)
        )
        kind.x += style.px(30)
        kind.width -= style.px(30)
        self._kind.rect = kind
        self._total.text = self._so_far()
        tall = self._total.needs(style, inner.width)
        self._total.rect = pygame.Rect(inner.x, inner.bottom - tall, inner.width, tall)
        top = inner.y + style.px(OPEN_HEAD if self._open else HEAD)
        told = pygame.Rect(
            inner.x, top, inner.width, self._total.rect.y - style.px(APART) - top
        )
        self._told.rect = told
        self._told.fill(
            (),
            *set_lines(self._lines(), style, told.width - style.px(20), self.context.pictures),
        )

    def _lines(self) -> Iterator[Remark]:
        decision = self.decision
        players = self.replay.record.players
        if decision is None:
            yield Remark(_("There was nothing to decide."))
        elif self._open:
            yield from open_lines(open_deal(self._steps_of(decision.deal)), players)
        elif decision.place not in self.judging.found:
            yield Remark(_("The expert is thinking it over."))
        else:
            yield from verdict(decision, self.reviewed, players)

    def _steps_of(self, deal: int) -> Iterator[ReplayStep]:
        first, last = self.replay.deals[deal], self.replay.deal_end(deal)
        found = (self.replay.step(place) for place in range(first, last + 1))
        return (step for step in found if step)

    def _so_far(self) -> str:
        """What all of it cost, by theme once everything is judged."""
        judged = self.judging.losses()
        summed = sums(judged).get(self._seat)
        if summed is None:
            return ""
        count, of = len(self.judging.found), len(self.judging.decisions)
        lost = _("{points} points given away in {number} of {all} decisions").format(
            points=tenths(summed.loss), number=count, all=of
        )
        if not self.judging.done:
            return lost
        parts = [
            f"{reasons.theme_word(one)} {tenths(-summed.by_theme[one])}"
            for one in Theme
            if summed.by_theme[one] >= 0.05  # noqa: PLR2004 - what is written as 0.1
        ]
        total = ngettext(
            "{points} points given away in {number} hand",
            "{points} points given away in {number} hands",
            len(self.replay.deals),
        ).format(points=tenths(summed.loss), number=len(self.replay.deals))
        return "\n".join([total, *parts])

    def _follow(self) -> None:
        """Let table, marks and head follow the decision that is shown."""
        own, decision = self.judging.decisions, self.decision
        found = self.judging.found
        self._marks.kinds = [
            (one.judgement.kind if (one := found[d.place]) else Kind.BEST)
            if d.place in found
            else None
            for d in own
        ]
        self._marks.chosen = self.index
        if decision is not None:
            self.table.sit(None if self._open else self._seat)
            self.table.show(decision.place)
            self._where.text = _("Hand {number} of {all} · decision {place}").format(
                number=decision.deal + 1,
                all=len(self.replay.deals),
                place=sum(d.deal == decision.deal for d in own[: self.index + 1]),
            )
        kind = self._marks.kinds[self.index] if own else None
        self._kind.text = reasons.kind_word(kind) if kind and not self._open else ""
        self._kind.colour = COLOURS[kind] if kind else None
        if self._kind.text and self.reviewed and self.reviewed.judgement.loss:
            lost = tenths(-self.reviewed.judgement.loss)
            self._kind.text = f"{self._kind.text}  {lost}"
        self._open_cards.label = (
            _("Back to the review") if self._open else _("Could it be made?")
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, then the bar and the panel."""
        self._size = canvas.size
        self.prepare()
        style = self.style
        self.table.draw(canvas)
        tall, (wide, high) = style.px(HEIGHT), canvas.size
        canvas.put(
            style.kept(("replay bar", wide), lambda: bar_picture(style)), (0, high - tall)
        )
        panel = self._panel.size
        ground = style.kept(("review panel", panel), lambda: _ground(style, panel))
        canvas.put(ground, self._panel.topleft)
        self.form.draw(canvas, style)
        kinds = self._marks.kinds
        if kinds and not self._open:
            size = style.px(22)
            kind = kinds[self.index]
            picture = style.kept(("kind", kind, size), lambda: mark(kind, size, style))
            y = self._kind.rect.centery - size // 2
            canvas.put(picture, (self._kind.rect.x - style.px(30), y))

    # What is done.

    def handle(self, event: pygame.Event) -> Change | None:
        """Let the arrows move through the decisions; all else is the form's."""
        self.prepare()
        open_list = any(isinstance(w, DropDown) and w.grabs for w in self.form.widgets)
        if event.type == pygame.KEYDOWN and event.key in KEYS and not open_list:
            self._move(KEYS[event.key])
            return None
        return super().handle(event)

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a widget asks for."""
        if isinstance(outcome, Changed):
            if outcome.key == "marks":
                self._go(int(outcome.value))
            else:
                self._sit(Seat(str(outcome.value)))
                self.recompose()
            return None
        if outcome.key == "back":
            return Pop()
        if outcome.key == "open":
            self._open = not self._open
            self.rearrange()
        else:
            self._move(outcome.key)
        return None

    def _move(self, key: str) -> None:
        kinds = self._marks.kinds
        bad = [index for index, kind in enumerate(kinds) if kind in BAD]
        self._go(
            {
                "previous": self.index - 1,
                "next": self.index + 1,
                "mistake_back": max((i for i in bad if i < self.index), default=self.index),
                "mistake_on": min((i for i in bad if i > self.index), default=self.index),
            }[key]
        )

    def _go(self, index: int) -> None:
        self.index = max(0, min(len(self.judging.decisions) - 1, index))
        self.rearrange()

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        return {
            "scene": "review",
            "index": self.index,
            "judged": len(self.judging.found),
            "decisions": len(self.judging.decisions),
            "buttons": self.form.places(),
        }


def _ground(style: Style, size: tuple[int, int]) -> pygame.Surface:
    """The ground of the panel: as that of the bar, with a line towards the table."""
    ground = pygame.Surface(size)
    ground.fill(opaque(style.felt.plaque))
    ground.fill(opaque(style.felt.line), (0, 0, max(1, style.px(theme.LINE)), size[1]))
    return ground
