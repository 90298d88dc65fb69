"""The first screen: the name of the game, a fan of its stars, and everything one can do."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from euchre import __version__
from euchre.i18n import _
from euchre.rules.cards import JOKER, Card
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.scene import Push, Quit
from euchre.ui.scenes.fan import Fan
from euchre.ui.scenes.screen import Screen, pills
from euchre.ui.widgets import Button, Form, Label, Pressed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change, Scene
    from euchre.ui.scenes.title_details import TitleDetails
    from euchre.ui.widgets import Outcome, Widget

FAN = ("KH", "AH", "JD", "JH")
"""The cards of the fan below the Benny: hearts are trump."""
NAME = 104
MOTTO = 22
LEFT, COLUMN = 88, 404
BUTTON, SMALLER = 70, 50
GAP = 12
FAN_WIDTH, FAN_HEIGHT = 660, 520
"""Lengths in units."""
AFTER_FIRST = 0.02
"""Seconds after the first picture at which the rest is added."""
TO_QUIT = "to quit"
"""What Esc does: the focus goes to the button that quits."""
PATIENCE = 20
"""Files (10 ms each) that are read at once to find the game to go on with; others are later."""


class TitleScene(Screen):
    """Where every evening of cards begins, and where it ends.

    The first picture is to be there at once: what it does not need is imported later.
    """

    def __init__(self, context: Context, chance: Callable[[], int] | None = None) -> None:
        """Offer everything; `chance` gives the seed of a game dealt straight away."""
        super().__init__(context)
        self._chance = chance
        self._last_game = context.settings.last_game
        self._shown = False
        self._left = False
        self._open: tuple[Path, str] | None = None
        """The game that was played last and is not over, and what it is, in a few words."""

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        cards = (*map(Card.parse, FAN), JOKER)
        self._fan = Fan(self.context.pictures, cards, spread=11.5, radius=1.75)
        self._name = Label(_("Euchre"), size=NAME, colour=theme.BRASS, weight="serif")
        self._motto = Label(
            _("The bower's game: partners, trumps and three tricks."),
            size=MOTTO,
            colour=theme.IVORY,
            top=True,
        )
        self._main = self._compose_main()
        self._others = pills(
            Button("new", _("New game")),
            Button("saved", _("Saved games")),
            Button("deals", _("Deal of the day")),
            Button("statistics", _("Statistics")),
            Button("how", _("How to play")),
            Button("settings", _("Settings")),
        )
        self._quit = Button("quit", _("Quit"), kind="quiet")
        pills(*self._main, self._quit)
        version = _("Version {number}").format(number=__version__)
        self._version = Label(version, size=theme.SMALL)
        widgets: list[Widget] = [self._fan, self._name, self._motto, *self._main]
        widgets += [*self._others, self._quit, self._version, *self._compose_offer()]
        first = self._main[0].key
        form = Form(*widgets, default=first, cancel=TO_QUIT)
        form.focus_on(first, show=False)
        return form

    def _compose_main(self) -> tuple[Button, ...]:
        """Make the large buttons: go on with the last game, if it is open, and a new one."""
        detail = self._details.deal_words() if self._shown else ""
        deal = Button("deal", _("Deal the cards"), detail=detail, kind="primary")
        if self._open is None:
            return (deal,)
        deal.kind = "secondary"
        return (Button("go on", _("Continue"), detail=self._open[1], kind="primary"), deal)

    def _compose_offer(self) -> tuple[Widget, ...]:
        """Make the widgets that offer the launcher; return them if it is to be offered."""
        words = _("Add Euchre to your applications menu?")
        self._offer = Label(words, size=theme.SMALL, align="right")
        self._offers = pills(
            Button("launcher yes", _("Yes")), Button("launcher no", _("No"), kind="quiet")
        )
        offers = self._shown and self._details.offers_launcher()
        return (self._offer, *self._offers) if offers else ()

    @property
    def wake(self) -> float | None:
        """Once, right after the first picture."""
        return None if self._shown else AFTER_FIRST

    def update(self, seconds: float) -> Change | None:
        """After the first picture add what takes a while to find out."""
        if self._left:
            # Back from another screen, where games may have been deleted, or named.
            self._left = False
            self._look_for_last_open()
        if not self._shown and seconds > 0:
            self._shown = True
            self._look_for_last_open()
            if not self.form.shows_focus:
                # The first button may be another one now.
                self.form.focus = None
            self.recompose()
            self.context.later("screens", navigation.load(navigation.AFTER_TITLE))
            self.context.later("games on file", self._read_games())
        return None

    def _read_games(self) -> Iterator[object]:
        """Read in quiet moments what lists and statistics need to know of all games."""
        yield from self.context.games.read_ahead()
        if self._open is None:
            self._look_for_last_open()

    def _look_for_last_open(self) -> None:
        """Find the game to go on with: at once, or in quiet moments if there are very many."""
        looking = self._looking()
        if next(looking, self) is not self:
            self.context.later("last game", looking)

    def _looking(self) -> Iterator[object]:
        entry = yield from self.context.games.looking_for_last_open(PATIENCE)
        self._open = None if entry is None else (entry.path, self._details.game_words(entry))
        self.recompose()

    def prepare(self) -> None:
        """Name the game anew when another one was agreed on meanwhile."""
        if self.context.settings.last_game is not self._last_game:
            self._last_game = self.context.settings.last_game
            self.recompose()
        super().prepare()

    @cached_property
    def _details(self) -> TitleDetails:
        """What the first picture does not need."""
        return navigation.title_details(self.context)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle: words at the left, the fan at the right."""
        frame = style.centred((1440, 820))
        left, column = frame.x + style.px(LEFT), style.px(COLUMN)
        gap, tall = style.px(GAP), style.px(BUTTON)
        name, motto = style.px(126), style.px(66)
        rows = (len(self._others) + 1) // 2 + 1
        block = name + motto + style.px(24)
        block += len(self._main) * (tall + gap) + rows * (style.px(SMALLER) + gap)
        y = frame.y + max(0, frame.height - block) // 2
        self._name.rect = pygame.Rect(left, y, style.px(520), name)
        y += name
        self._motto.rect = pygame.Rect(left + style.px(4), y, style.px(400), motto)
        y += motto + style.px(24)
        for button in self._main:
            button.rect = pygame.Rect(left, y, column, tall)
            y += tall + gap
        self._arrange_others(style, pygame.Rect(left, y, column, 0))
        fan_left = left + max(style.px(430), column + style.px(24))
        fan_width = min(style.px(FAN_WIDTH), frame.right - style.px(48) - fan_left)
        self._fan.rect = pygame.Rect(0, 0, fan_width, min(frame.height, style.px(FAN_HEIGHT)))
        self._fan.rect.midleft = (fan_left, frame.centery)
        self._arrange_corner(style)

    def _arrange_others(self, style: Style, place: pygame.Rect) -> None:
        """Lay the smaller buttons in two columns, and the last one below them."""
        gap, small = style.px(GAP), style.px(SMALLER)
        half = (place.width - gap) // 2
        y = place.y
        for number, button in enumerate((*self._others, self._quit)):
            x = place.x + number % 2 * (half + gap)
            y = place.y + number // 2 * (small + gap)
            button.rect = pygame.Rect(x, y, half, small)
        self._quit.rect = pygame.Rect(place.x, y, place.width, small)

    def _arrange_corner(self, style: Style) -> None:
        width, height = style.size
        edge, row = style.px(theme.MARGIN), style.px(theme.TARGET)
        y = height - edge - row
        self._version.rect = pygame.Rect(
            edge, height - edge - style.px(14), style.px(200), style.px(22)
        )
        x = width - edge
        for button, wide in zip(reversed(self._offers), (90, 110), strict=True):
            x -= style.px(wide)
            button.rect = pygame.Rect(x, y, style.px(wide), row)
            x -= style.px(8)
        wide = style.px(420)
        self._offer.rect = pygame.Rect(x - wide - style.px(8), y, wide, row)

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a button asks for."""
        if not isinstance(outcome, Pressed):
            return None
        if outcome.key.startswith("launcher"):
            self._answer_offer(yes=outcome.key.endswith("yes"))
            return None
        if outcome.key == TO_QUIT:
            # One key does not end the program; nothing is asked, as nothing can be lost.
            self.form.focus_on("quit")
            return None
        if outcome.key == "quit":
            return Quit()
        if outcome.key == "go on":
            return self._go_on()
        self._left = True
        return Push(self._leads_to(outcome.key))

    def _go_on(self) -> Change:
        """Go back to the table that was left last, as it was."""
        assert self._open is not None
        return Push(self._details.go_on(*self._open, failed=self._look_for_last_open))

    def drop(self, path: Path) -> Change | None:
        """Take in a file that was dropped onto the window, and show it in the list."""
        self._left = True
        return navigation.show_taken_in(self.context, path)

    def _leads_to(self, key: str) -> Scene:
        context, chance = self.context, self._chance
        match key:
            case "new":
                return navigation.new_game(context, chance)
            case "saved":
                return navigation.saved_games(context)
            case "settings":
                return navigation.settings(context)
            case "statistics":
                return navigation.statistics(context)
        agreement = self._details.agreement()
        match key:
            case "deals":
                return navigation.deals(context, agreement, chance)
            case "how":
                return navigation.how_to_play(context, agreement.options)
        return navigation.new_table(context, agreement, chance)

    def _answer_offer(self, *, yes: bool) -> None:
        self._details.answer_offer(wanted=yes)
        self.recompose()
