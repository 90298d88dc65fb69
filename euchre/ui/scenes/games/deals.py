"""Deals that one chooses: that of a day, the same for everybody, or any by its number."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.in_steps import at_once
from euchre.play.branching import game_of_the_day, game_with
from euchre.play.dealing import deals_count, read
from euchre.play.named_deal import NamedDeal, day_seed, named
from euchre.rules.games import GAMES
from euchre.rules.house_rules import build
from euchre.rules.seats import Seat
from euchre.storage.own_games import counting
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.game_start import begin, now
from euchre.ui.scenes.games.game_tiles import score_words
from euchre.ui.scenes.games.month import Month, month_name, turned
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.two_panels import BUTTON, TwoPanels, columns
from euchre.ui.widgets import Button, Changed, DropDown, Form, Label, Option, TextField
from euchre.ui.window import clipboard
from euchre.ui.words import numbers
from euchre.ui.words.addressed import about
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator
    from datetime import datetime

    from euchre.play.record import Player, Record
    from euchre.rules.options import Options
    from euchre.storage.digest import Digest, Entry
    from euchre.storage.games_on_file import Listing
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.scenes.new_game.agreement import Agreement
    from euchre.ui.widgets import Outcome, Widget

CALENDAR, GAME, SET_UP = 540, 280, 260
INSIDE = 28
FIELD = 48
LONGEST = 300
"""Lengths in units, but the last one in letters."""


def deals(
    context: Context, agreement: Agreement, chance: Callable[[], int], listing: Listing
) -> Generator[object, None, DealsScene]:
    """Make the screen, with pauses where there are very many games on file."""
    own = yield from _own(listing)
    return DealsScene(context, agreement, chance, own=own)


def _own(listing: Listing) -> Generator[object, None, list[Entry]]:
    return counting([*listing.finished, *listing.open])


class DealsScene(TwoPanels):
    """A calendar at the left, a number to write at the right."""

    MOST = (1320, 880)

    def __init__(
        self,
        context: Context,
        agreement: Agreement,
        chance: Callable[[], int],
        clock: Callable[[], datetime] = now,
        own: list[Entry] | None = None,
    ) -> None:
        """Deal by the rules and for the players of *agreement*; *chance* gives later deals.

        The own games on file are *own* if they have just been looked at.
        """
        super().__init__(context)
        self._agreement = agreement
        self._chance = chance
        self._clock = clock
        self.day = clock().date()
        self._number = ""
        self._refusal = ""
        self._dealer = ""
        own = at_once(_own(context.games.listing())) if own is None else own
        self._games = [entry.digest for entry in own]

    @property
    def options(self) -> Options:
        """The house rules in force."""
        return self._agreement.options

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        today = self._clock().date()
        self.compose_frame(_("Deals"))
        games = [Option(name, game_name(name)) for name in GAMES]
        self._game = DropDown("game", _("Game"), games, self.options.variant)
        self._month = Month(self.day, today, self._played())
        self._day_name = _heading(
            _("Deal of {month} {day}, {year}").format(
                day=self.day.day, month=month_name(self.day.month), year=self.day.year
            )
        )
        self._day_line = Label(self._day_words(), top=True)
        self._day_deal = Button("deal day", _("Play this deal"), kind="primary")
        self._compose_number()
        self._set_up = Button("set up", _("Set up a hand"), sign="cards")
        pills(self._day_deal, self._deal, self._paste, self._set_up)
        words: tuple[Widget, ...] = (self._day_name, self._day_line, self._day_deal)
        number = (self._name, self._line, self._field, self._paste, self._who, self._deal)
        panels = (self._left, self._right)
        form = Form(
            *(self._title, self._game, *panels, *self._month.widgets, *words, *number),
            self._back,
            self._set_up,
            cancel="back",
        )
        form.default = "deal" if self._number.strip() else "deal day"
        form.focus_on(form.default, show=False)
        return form

    def _compose_number(self) -> None:
        """Make what a number is written with."""
        setup = build(self.options).setup
        count = numbers.whole(deals_count(setup))
        self._name = _heading(_("Play a deal by number"))
        line = _("Each of the {count} possible deals has a number, the same on every computer.")
        self._line = Label(self._refusal or line.format(count=count), top=True)
        if self._refusal:
            self._line.colour = theme.WARNING
        self._field = TextField(
            "number",
            _("Deal number"),
            self._number,
            longest=LONGEST,
            placeholder=NamedDeal(
                self.options, 1_234_567_891_011, setup.table.seats[0]
            ).spelled,
        )
        self._paste = Button("paste", _("Paste"))
        seats = setup.table.seats
        players = seated(self._agreement)
        dealers = [
            Option(seat.value, about(players[seat].name, _("{name} deals"), _("You deal")))
            for seat in seats
        ]
        self._dealer = self._dealer if self._dealer in {s.value for s in seats} else ""
        self._dealer = self._dealer or seats[-1].value
        self._who = DropDown("dealer", _("Who deals"), dealers, self._dealer)
        empty = "" if self._number.strip() else _("Type or paste a number first")
        self._deal = Button("deal", _("Play this deal"), reason=empty)

    def _played(self) -> set[date]:
        """The days of the month shown whose deal was played here with this pack."""
        first = self.day.replace(day=1)
        seeds = {day_seed(day): day for day in (first + timedelta(days=n) for n in range(31))}
        return {seeds[digest.seed] for digest in self._with_deals_of(seeds)}

    def _with_deals_of(self, seeds: Collection[int]) -> list[Digest]:
        """The games that were played with the cards that one of these *seeds* gives here."""
        options = self.options
        return [
            digest
            for digest in self._games
            if digest.seed in seeds
            and digest.rules.variant == options.variant
            # Other packs have other deals.
            and _cards(digest.rules) == _cards(options)
        ]

    def _day_words(self) -> str:
        found = self._with_deals_of((day_seed(self.day),))
        if found:
            score = score_words(found[0])
            if found[0].finished:
                return _("You played it: {score}. Try it again.").format(score=score)
            return _("You started it: {score}.").format(score=score)
        return _(
            "Everyone who plays it by the same rules gets the same cards: compare your scores."
        )

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style, GAME)
        self._game.rect = self.beside_title(style, room, GAME)
        self._left.rect, self._right.rect = columns(style, room, CALENDAR, 0)
        side = style.px(INSIDE)
        self._month.arrange(style, self._left.rect.inflate(-2 * side, -2 * style.px(18)))
        self._arrange_right(style, self._right.rect.inflate(-2 * side, -2 * style.px(20)))
        self.at_foot(style, (self._set_up, SET_UP))

    def _arrange_right(self, style: Style, inner: pygame.Rect) -> None:
        """The day above, the number below."""
        tall, field, gap = style.px(BUTTON), style.px(FIELD), style.px(theme.GAP)
        heading, line = style.px(38), style.px(66)

        def row(y: int, height: int) -> pygame.Rect:
            return pygame.Rect(inner.x, y, inner.width, height)

        self._day_name.rect = row(inner.y, heading)
        self._day_line.rect = row(inner.y + heading, line)
        self._day_deal.rect = row(self._day_line.rect.bottom, tall)
        y = inner.bottom - tall
        self._deal.rect = row(y, tall)
        y -= gap + field
        self._who.rect = row(y, field)
        y -= gap + field
        wide = style.px(130)
        self._field.rect = pygame.Rect(inner.x, y, inner.width - wide - gap, field)
        self._paste.rect = pygame.Rect(inner.right - wide, y, wide, field)
        y -= line
        self._line.rect = row(y, line - style.px(6))
        self._name.rect = row(y - heading, heading)

    def answer(self, outcome: Outcome) -> Change | None:
        """Turn the calendar, take what was written, or deal."""
        if isinstance(outcome, Changed):
            self._change(outcome)
            return None
        key = outcome.key
        if key == "back":
            return Pop()
        if key == "deal day":
            record = game_of_the_day(self.day, self.options, seated(self._agreement))
            return Replace(begin(self.context, record), everything=True)
        if key == "deal":
            return self._deal_number()
        if key == "set up":
            return Push(navigation.set_up_hand(self.context, self._agreement, self._chance))
        if key == "paste":
            self._number = " ".join(clipboard.pasted().split())[:LONGEST]
            self._refusal = ""
        elif key.startswith("month"):
            way = 1 if key.endswith("on") else -1
            self.day = turned(self.day, way, self._clock().date())
        else:
            self.day = date.fromisoformat(key.removeprefix("day "))
        self.recompose()
        return None

    def _change(self, outcome: Changed) -> None:
        if outcome.key == "game":
            self._agreement = self._agreement.for_game(str(outcome.value))
            self._refusal = ""
            self.recompose()
        elif outcome.key == "dealer":
            self._dealer = str(outcome.value)
        else:
            self._number = str(outcome.value)
            empty = not self._number.strip()
            self._deal.reason = _("Type or paste a number first") if empty else ""
            self.form.default = "deal day" if empty else "deal"

    def _deal_number(self) -> Change | None:
        try:
            record = self._written()
        except ValueError:
            self._refusal = _("This is not a deal number for this deck, nor a copied deal.")
            self.recompose()
            return None
        return Replace(begin(self.context, record), everything=True)

    def _written(self) -> Record:
        """The game that begins with the deal that was written; ValueError if it is none."""
        text = self._number.strip()
        if " " in text:
            deal = named(text)
        else:
            number = read(text, build(self.options).setup)
            deal = NamedDeal(self.options, number, Seat(self._dealer))
        agreement = self._agreement
        if deal.options.variant != self.options.variant:
            agreement = agreement.for_game(deal.options.variant)
        return game_with(deal, seated(agreement), self._chance())


def seated(agreement: Agreement) -> dict[Seat, Player]:
    """Who sits where in the game agreed on."""
    seats = build(agreement.options).setup.table.seats
    return dict(zip(seats, agreement.seated(), strict=True))


def _cards(options: Options) -> tuple[object, ...]:
    """What the cards of a deal depend on, beside the seed."""
    setup = build(options).setup
    return (setup.table, setup.pack, setup.hand_size, setup.packets, setup.turn_up)


def _heading(words: str) -> Label:
    return Label(words, size=theme.LEAD, colour=theme.BRASS, weight="serif")
