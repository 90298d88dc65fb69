"""A game looked at again, deal by deal and trick by trick, and played on from any point."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.play.branching import deal_in, once_more, played_on
from euchre.play.replay import Replay
from euchre.rules.seats import Seat
from euchre.ui import navigation
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.dialog import Answer, Dialog
from euchre.ui.scenes.game_start import begin, system_chance
from euchre.ui.scenes.replay.bar import ALL, HEIGHT, SPEEDS, ReplayBar, bar_picture
from euchre.ui.scenes.replay.table import ReplayTable
from euchre.ui.scenes.screen import Screen
from euchre.ui.scenes.sharing.shared_hand import shared_hand
from euchre.ui.widgets import Changed, DropDown, Form
from euchre.ui.window import clipboard

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.record import Record
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change, Scene
    from euchre.ui.widgets import Outcome

REST, REST_AFTER_DEAL = 0.35, 2.6
"""Seconds between two steps that follow by themselves, and after a deal."""
KEYS = {
    pygame.K_LEFT: "previous",
    pygame.K_RIGHT: "next",
    pygame.K_UP: "trick_back",
    pygame.K_DOWN: "trick_on",
    pygame.K_PAGEUP: "deal_back",
    pygame.K_PAGEDOWN: "deal_on",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}


class ReplayScene(Screen):
    """The table with a bar below it; nobody plays here."""

    def __init__(
        self,
        context: Context,
        record: Record,
        position: int | None = None,
        chance: Callable[[], int] = system_chance,
    ) -> None:
        """Begin with the first deal, or a position; *chance* seeds games that begin here."""
        super().__init__(context)
        self._chance = chance
        self.replay = Replay(record)
        self.table = ReplayTable(context, self.replay)
        self._speed = 1.0
        self._playing = False
        self._rest = 0.0
        self._fitted: Style | None = None
        first = self.replay.deals[0] if self.replay.deals else 0
        self._go(first if position is None else position)

    @property
    def wake(self) -> float | None:
        """Every frame while cards move; a while later if the next step follows by itself."""
        if not self.table.timeline.idle:
            return 0.0
        return max(0.001, self._rest) if self._playing else None

    def compose(self) -> Form:
        """Return the widgets of the bar."""
        self._bar = ReplayBar(self.table, speed=self._speed, playing=self._playing)
        return self._bar.form()

    def arrange(self, style: Style) -> None:
        """Lay out the bar, and the table above it."""
        wide, high = style.size
        tall = style.px(HEIGHT)
        self._bar.arrange(style, pygame.Rect(0, high - tall, wide, tall))
        if self._fitted is not style:
            self._fitted = style
            self.table.fit((wide, high - tall))

    def update(self, seconds: float) -> Change | None:
        """Let cards move, and the next step follow."""
        moved = not self.table.timeline.idle
        self.table.update(seconds * self._speed)
        if not self.table.timeline.idle:
            return None
        if moved:
            self._rest = (REST_AFTER_DEAL if self.table.sheet else REST) / self._speed
            self._follow()
        if self._playing:
            self._rest -= seconds
            if self._rest <= 0:
                self._step()
        return None

    def _step(self) -> None:
        self._playing = self._playing and self.table.position < self.replay.last
        self.table.forward()
        self._follow()

    def _go(self, position: int) -> None:
        """Show a position at once."""
        self.table.show(position)
        self._rest = REST
        self._follow()

    def _follow(self) -> None:
        """Let the bar follow the table."""
        if self._composed_in is not None:
            self._bar.show(speed=self._speed, playing=self._playing)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, then the bar."""
        self._size = canvas.size
        self.prepare()
        style = self.style
        self.table.draw(canvas)
        tall = style.px(HEIGHT)
        wide, high = canvas.size
        canvas.put(
            style.kept(("replay bar", wide), lambda: bar_picture(style)), (0, high - tall)
        )
        self.form.draw(canvas, style)

    def handle(self, event: pygame.Event) -> Change | None:
        """Let the arrows move through the game; all else is the form's."""
        self.prepare()
        open_list = any(isinstance(w, DropDown) and w.grabs for w in self.form.widgets)
        if event.type == pygame.KEYDOWN and not open_list:
            if event.key in KEYS:
                self._move(KEYS[event.key])
                return None
            if event.key == pygame.K_SPACE and not self.form.shows_focus:
                self._move("play")
                return None
        return super().handle(event)

    def _move(self, key: str) -> None:
        """Go somewhere in the game, or start and stop."""
        position, replay = self.table.position, self.replay
        if key == "next":
            self._playing = False
            self._step()
            return
        if key == "play":
            self._playing = not self._playing and position < replay.last
            self._rest = 0.0
            self._follow()
            return
        self._playing = False
        self._go(
            {
                "previous": position - 1,
                "trick_back": replay.backward(position),
                "trick_on": replay.onward(position),
                "deal_back": _before(replay.deals, position),
                "deal_on": next((p for p in replay.deals if p > position), replay.last),
                "home": 0,
                "end": replay.last,
            }[key]
        )

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a widget asks for."""
        if isinstance(outcome, Changed):
            if outcome.key == "track":
                self._playing = False
                self._go(int(outcome.value))
            else:
                self.table.sit(None if outcome.value == ALL else Seat(str(outcome.value)))
                self._follow()
            return None
        if outcome.key == "back":
            return Pop()
        if outcome.key == "on":
            return self._play(played_on(self.replay.record, self.table.position))
        if outcome.key == "more":
            return Push(self._this_deal())
        if outcome.key == "speed":
            self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
            self._follow()
        else:
            self._move(outcome.key)
        return None

    def _play(self, record: Record) -> Change:
        return Replace(begin(self.context, record), everything=True)

    def _this_deal(self) -> Scene:
        """What can be done with the deal that is shown."""
        index = self.replay.deal_at(self.table.position) or 0
        record = self.replay.record
        deal = deal_in(record, index)
        hand = shared_hand(record, index)
        answers = [
            Answer("close", _("Back to replay"), "primary"),
            Answer("review", _("Review the game")),
            Answer("again", _("Replay this deal")),
            Answer("turned", _("Replay it from another seat")),
            Answer("copy", _("Copy deal as text")),
        ]
        if hand is not None:
            answers.insert(1, Answer("share", _("Share this hand")))

        def then(answer: str) -> Change:
            if answer in {"again", "turned"}:
                seed, turned = self._chance(), answer == "turned"
                return self._play(once_more(record, index, seed, turned=turned))
            if answer == "share" and hand is not None:
                return Replace(navigation.share_hand(self.context, hand))
            if answer == "copy":
                copy(self.context, deal.text)
            if answer == "review":
                return Replace(navigation.review(self.context, record))
            return Pop()

        title = _("Hand {number}").format(number=index + 1)
        return Dialog(self.context, title, deal.text, answers, safe="close", then=then)

    def describe(self) -> dict[str, object]:
        """What a program that tests this one wants to know."""
        buttons = {w.key: list(w.rect.center) for w in self.form.widgets if w.enabled}
        return {"scene": "replay", "position": self.table.position, "buttons": buttons}


def copy(context: Context, text: str) -> None:
    """Put a text on the clipboard and say so."""
    copied = clipboard.copy(text)
    words = _("Copied: {text}") if copied else _("There is no clipboard here.")
    context.notices.append(words.format(text=text[:80]))


def _before(deals: tuple[int, ...], position: int) -> int:
    """The beginning of the deal before, or of this one in the midst of it."""
    return next((start for start in reversed(deals) if start < position), 0)
