"""How everybody has fared: rings and bars for a person, a game, and those played against."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, ngettext
from euchre.in_steps import at_once
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.storage.own_games import counting
from euchre.storage.statistics import MIXED, PEOPLE, Figures, Resets, Statistics
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.scene import Pop, Push
from euchre.ui.scenes.dialog import question
from euchre.ui.scenes.fan import Fan
from euchre.ui.scenes.game_start import now
from euchre.ui.scenes.games.charts import NOTHING, Bar, Bars, Ring
from euchre.ui.scenes.games.met_table import MetTable
from euchre.ui.scenes.screen import pills, side_by_side
from euchre.ui.scenes.two_panels import TwoPanels
from euchre.ui.widgets import Button, Changed, DropDown, Form, Label, Option
from euchre.ui.words import files, numbers
from euchre.ui.words.addressed import about
from euchre.ui.words.phrases import game_name, level_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator
    from datetime import datetime

    from euchre.rules.state import Setup
    from euchre.storage.digest import Entry
    from euchre.storage.games_on_file import Listing
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change, Scene
    from euchre.ui.widgets import Outcome, Widget

INSIDE = 24
RINGS, TITLE = 204, 290
"""Lengths in units."""
EMPTY_FAN = 5
"""Cards of the fan that is shown while nothing has been played."""
AT_ONCE, A_FRAME = 250, 100
"""Games that are counted before the figures are shown, and then in every frame (5 ms)."""
GROWTH = 1.25
"""How many more games there are each time the figures are told anew while games are counted."""
EVERY = "every"
STRAIGHT, APART = "straight", "apart"


def statistics(context: Context, listing: Listing) -> Generator[object, None, StatisticsScreen]:
    """Make the screen of all games, with pauses where they are very many."""
    own = yield from _own(listing)
    return StatisticsScreen(context, own=own)


def _own(listing: Listing) -> Generator[object, None, list[Entry]]:
    return counting([*listing.open, *listing.finished])


class StatisticsScreen(TwoPanels):
    """Whom, what and against whom to choose at the top; pictures below."""

    def __init__(
        self,
        context: Context,
        clock: Callable[[], datetime] = now,
        own: list[Entry] | None = None,
    ) -> None:
        """Count the own games on file, which are *own* if they have just been looked at."""
        super().__init__(context)
        self._clock = clock
        self._games = at_once(_own(context.games.listing())) if own is None else own
        self._resets = Resets(context.paths.resets)
        self._chosen = {"person": "", "game": EVERY, "against": EVERY, "kind": STRAIGHT}
        self._kind_chosen = False
        self._tell_damage()
        self._count()

    def _tell_damage(self) -> None:
        """Tell where the file of resets is if it was damaged; what was good of it counts."""
        kept_as, self._resets.kept_as = self._resets.kept_as, None
        if kept_as is not None:
            words = _(
                "Some of the dates your statistics start from couldn't be read. The old file "
                "is {file}."
            )
            self.context.notices.append(words.format(file=files.shown(kept_as)))

    def _count(self) -> None:
        """Count all games; where there are many, the screen is there before it is done."""
        self._statistics = Statistics(resets=self._resets)
        self._uncounted = iter(self._games)
        self._counted = self._told = 0
        self._count_on(AT_ONCE)

    def _count_on(self, games: int) -> None:
        """Count so many games more; tell what they come to now and then, and in the end."""
        entries = list(islice(self._uncounted, games))
        for entry in entries:
            self._statistics.add(entry)
        self._counted += len(entries)
        self._counting = len(entries) == games
        if self._counting and self._counted < self._told * GROWTH:
            return
        self._told = self._counted
        people = self._statistics.people()
        if self._chosen["person"] not in people:
            self._chosen["person"] = people[0] if people else ""
        self._show_some_games()
        self.recompose()

    def _show_some_games(self) -> None:
        """Show both kinds of games, unless chosen otherwise, where there is none without undos."""
        if not self._kind_chosen:
            self._chosen["kind"] = STRAIGHT
            if not self.figures["games"]:
                self._chosen["kind"] = EVERY

    @property
    def wake(self) -> float | None:
        """Every frame while there are games to be counted."""
        return 0.0 if self._counting else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Count on, if there is anything to be counted."""
        if self._counting:
            self._count_on(A_FRAME)
        return None

    @property
    def figures(self) -> Figures:
        """What is shown."""
        return self._figures()

    def _figures(self, variant: str | None = None) -> Figures:
        """The figures as chosen, or of one game among them."""
        person, chosen, against, apart = self._filters()
        return self._statistics.figures(person, variant or chosen, against, apart)

    def _filters(self) -> tuple[str, str | None, str | None, bool | None]:
        """What is chosen: the person, the game, the opponents and the kind; None takes all."""
        chosen = {name: None if key == EVERY else key for name, key in self._chosen.items()}
        apart = {STRAIGHT: False, APART: True, None: None}[chosen["kind"]]
        return self._chosen["person"], chosen["game"], chosen["against"], apart

    def _all_tricks(self) -> int:
        """How many tricks were played in the deals that are shown."""
        return sum(
            self._figures(variant)["deals"] * setup.hand_size
            for variant, setup in self._games_shown().items()
        )

    def _games_shown(self) -> dict[str, Setup]:
        """The games that are chosen, of those the person has played."""
        chosen = self._chosen["game"]
        games = self._statistics.variants(self._chosen["person"])
        return {game: build(PRESETS[game]).setup for game in games if chosen in {EVERY, game}}

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        figures = self.figures
        self.compose_frame(_("Statistics"))
        self._choices = self._compose_choices()
        self._upper, self._lower = self._left, self._right
        self._sums = Label(_sums(figures), size=theme.SMALL, align="centre")
        self._rings = self._compose_rings(figures)
        ends = _ends(figures, self._games_shown().values())
        self._bars = [self._calls(figures), ends]
        self._met = MetTable(self._statistics.met(*self._filters()))
        empty = "" if self._games else _("Nothing played yet.")
        self._nothing = Label(empty, size=theme.LEAD, align="centre")
        self._compose_buttons()
        self._fan = Fan(self.context.pictures, [None] * EMPTY_FAN)
        pictures: list[Widget] = [self._fan, self._nothing]
        if not empty:
            pictures = [self._upper, self._lower, self._sums, *self._rings, *self._bars]
            pictures += [self._met, self._met.rows]
        buttons = (self._back, self._report, self._reset, self._undo)
        return Form(self._title, *self._choices, *pictures, *buttons, cancel="back")

    def _compose_rings(self, figures: Figures) -> list[Ring]:
        setups = self._games_shown().values()
        others = (
            _("Opponents euchred") if _know_euchres(setups) else _("Opponents' bids failed")
        )
        rings = [
            Ring(_("Games won"), figures["won"], figures["games"]),
            Ring(_("Calls that made it"), figures["made"], figures["calls"]),
            Ring(_("Loners made"), figures["lone_made"], figures["lone"]),
            Ring(others, figures["euchres"], figures["defended"]),
            Ring(_("Tricks taken"), figures["side_tricks"], self._all_tricks()),
        ]
        if not _know_lone_hands(setups):
            del rings[2]
        return rings

    def _compose_choices(self) -> list[DropDown]:
        statistics, chosen = self._statistics, self._chosen
        person = chosen["person"]
        people = [Option(name, name) for name in statistics.people()]
        games = [Option(EVERY, _("All games"))]
        games += [Option(name, game_name(name)) for name in statistics.variants(person)]
        against = [Option(EVERY, _("Against everyone"))]
        against += [Option(level, _against(level)) for level in statistics.levels(person)]
        kinds = [
            Option(STRAIGHT, _("No undos")),
            Option(APART, _("Undos, known deals")),
            Option(EVERY, _("Both kinds")),
        ]
        nobody = "" if people else _("Nothing played yet.")
        return [
            DropDown(key, name, options, chosen[key], reason=nobody)
            for key, name, options in (
                ("person", _("Who"), people or [Option("", NOTHING)]),
                ("game", _("Which game"), games),
                ("against", _("Against whom"), against),
                ("kind", _("Which kind of game"), kinds),
            )
        ]

    def _compose_buttons(self) -> None:
        self._report = Button("report", _("Is the deal fair?"), sign="chart")
        nobody = "" if self._chosen["person"] else _("Nothing played yet.")
        self._reset = Button("reset", _("Reset"), reason=nobody)
        none = "" if self._resets.can_undo else _("Nothing was reset")
        self._undo = Button("undo", _("Undo reset"), sign="undo", reason=none)
        pills(self._report, self._reset, self._undo)

    def _calls(self, figures: Figures) -> Bars:
        """Who makes trump where: a bar for every place at the table, a part for every round."""
        calls = figures.calls()
        setups = self._games_shown().values()
        places = max((len(setup.table.seats) for setup in setups), default=4)
        bars = []
        for place in range(1, places + 1):
            here = {round_: n for (p, round_), n in calls.items() if p == place}
            first, second = here.get("first", 0), here.get("second", 0)
            other = sum(here.values()) - first - second
            bars.append(Bar(_place_words(place, places), (first, second, other)))
        key = [_("first round"), _("second round")]
        if any(bar.parts[2] for bar in bars):
            key.append(_("other"))
        return Bars(_("Trump calls by seat"), bars, key)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room, gap = self.arrange_frame(style), theme.GAP
        self._title.rect.width = style.px(TITLE)
        # Cards nobody has played yet, and the words below them.
        self._fan.rect = room.inflate(0, -style.px(230)).move(0, -style.px(40))
        self._nothing.rect = pygame.Rect(
            room.x, self._fan.rect.bottom, room.width, style.px(60)
        )
        place = self.beside_title(style, room, 0)
        place.left, place.width = self._title.rect.right, room.right - self._title.rect.right
        side_by_side(self._choices, place, style.px(gap))
        self._arrange_pictures(style, room)
        buttons = ((self._report, 280), (self._undo, 200), (self._reset, 220))
        self.at_foot(style, *buttons, gap=gap)

    def _arrange_pictures(self, style: Style, place: pygame.Rect) -> None:
        """Lay the rings into a panel, and the bars into another one below it."""
        gap = style.px(theme.GAP)
        upper = pygame.Rect(place.x, place.y, place.width, style.px(RINGS))
        self._upper.rect = upper
        side = style.px(INSIDE)
        inner = upper.inflate(-2 * side, 0)
        inner.y += style.px(16)
        inner.height -= style.px(16)
        sums = style.px(24)
        rings = pygame.Rect(inner.x, inner.y, inner.width, inner.height - sums - style.px(8))
        side_by_side(self._rings, rings, gap)
        self._sums.rect = pygame.Rect(inner.x, rings.bottom, inner.width, sums)
        lower = pygame.Rect(place.x, upper.bottom + gap, place.width, 0)
        lower.height = place.bottom - lower.y
        self._lower.rect = lower
        inside = lower.inflate(-2 * side, -2 * style.px(16))
        side_by_side([*self._bars, self._met], inside, style.px(40))
        self._met.fill(style)

    def answer(self, outcome: Outcome) -> Change | None:
        """Show what was chosen, or do what a button asks for."""
        if isinstance(outcome, Changed):
            self._chosen[outcome.key] = str(outcome.value)
            if outcome.key == "person":
                self._chosen |= {"game": EVERY, "against": EVERY}
            self._kind_chosen |= outcome.key == "kind"
            self._show_some_games()
            self.recompose()
            return None
        if outcome.key == "reset":
            return Push(self._ask_to_reset())
        if outcome.key == "undo":
            self._change_resets(self._resets.undo)
            return None
        if outcome.key == "report":
            return Push(navigation.dealing_report(self.context))
        return Pop()

    def _ask_to_reset(self) -> Scene:
        person = self._chosen["person"]

        def then(answer: str) -> Change:
            if answer == "yes":
                self._change_resets(lambda: self._resets.reset(self._clock(), person))
            return Pop()

        return question(
            self.context,
            about(person, _("Reset the statistics of {name}?"), _("Reset your statistics?")),
            _(
                "Games started before now will no longer count. They stay saved, and you can "
                "undo this."
            ),
            yes=_("Reset"),
            no=_("Cancel"),
            then=then,
        )

    def _change_resets(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.context.notices.append(files.not_done(error))
        self._tell_damage()
        self._count()


def _sums(figures: Figures) -> str:
    """The counts that no picture shows."""
    games = ngettext("{number} game", "{number} games", figures["games"])
    deals = ngettext("{number} hand", "{number} hands", figures["deals"])
    points = ngettext("{number} point", "{number} points", figures["points"])
    own = figures["tricks"]
    tricks = ngettext("{number} trick taken yourself", "{number} tricks taken yourself", own)
    return " · ".join(
        (
            games.format(number=numbers.whole(figures["games"])),
            _("{number} in progress").format(number=numbers.whole(figures["open"])),
            deals.format(number=numbers.whole(figures["deals"])),
            tricks.format(number=numbers.whole(own)),
            points.format(number=numbers.whole(figures["points"])),
            _("{number} thrown in").format(number=numbers.whole(figures["thrown_in"])),
        )
    )


def _ends(figures: Figures, games: Collection[Setup]) -> Bars:
    """How the own calls ended: only the ways that one of the *games* knows."""
    plain = Bar(_("made it"), (figures["made"] - figures["marches"],))
    if not _know_euchres(games):
        bars = [plain, Bar(_("bid failed"), (figures["euchred"],))]
    else:
        march = Bar(_("march"), (figures["marches"],))
        bars = [plain, march, Bar(_("euchred"), (figures["euchred"],))]
    if _know_lone_hands(games):
        bars += [
            Bar(_("loners tried"), (figures["lone"],)),
            Bar(_("lone march"), (figures["lone_marches"],)),
        ]
    return Bars(_("How your calls turned out"), bars)


def _know_euchres(games: Collection[Setup]) -> bool:
    """Whether one of the *games* knows marches and euchres: those with bids for tricks do not."""
    return not games or any(setup.turn_up for setup in games)


def _know_lone_hands(games: Collection[Setup]) -> bool:
    """Whether a player may leave his partner out in one of the *games*."""
    return not games or any(setup.turn_up and setup.table.partnerships for setup in games)


def _against(level: str) -> str:
    """Whom one plays against."""
    return {PEOPLE: _("humans"), MIXED: _("mixed")}.get(level) or level_name(level)


def _place_words(place: int, places: int) -> str:
    """A place at the table, counted from the dealer."""
    if place == places:
        return _("dealer")
    if place == 1:
        return _("left of the dealer")
    return {2: _("second seat"), 3: _("third seat"), 4: _("fourth seat")}.get(
        place, _("fifth seat")
    )
