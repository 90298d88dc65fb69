"""The screen where a game is agreed on: which one, who plays, and by which house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.rules.games import GAMES
from euchre.rules.house_rules import build, in_force, warnings
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.rulebook.common import trump_order
from euchre.ui.rulebook.summary import in_short
from euchre.ui.rulebook.switches import game_detail, warning_words
from euchre.ui.scene import Push, Replace
from euchre.ui.scenes.fan import Fan
from euchre.ui.scenes.game_start import new_session, sit_down, system_chance
from euchre.ui.scenes.new_game.agreement import MOST_SEATS, as_kept, from_kept
from euchre.ui.scenes.new_game.levels import CHARACTER
from euchre.ui.scenes.new_game.portrait_button import Owner
from euchre.ui.scenes.new_game.portrait_choice import PortraitChoice
from euchre.ui.scenes.new_game.rule_rows import RuleList
from euchre.ui.scenes.new_game.rule_sets import RuleSetsScene
from euchre.ui.scenes.new_game.seat_rows import SeatRow
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.two_panels import GAP, TwoPanels, columns
from euchre.ui.widgets import Button, Changed, Form, Label, ScrollArea
from euchre.ui.widgets.widget import is_enter
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour
    from euchre.ui.scene import Change
    from euchre.ui.scenes.new_game.agreement import Agreement
    from euchre.ui.widgets import Outcome, Widget

__all__ = ["NewGameScene", "new_session"]

LIST, SHORT, RESET, HOW, SETS = 220, 276, 290, 200, 190
"""The widths of the columns at the left and the right, and of three buttons."""
TILE, LEAST_TILE, TILE_GAP = 76, 48, 8
INSIDE = 24
FAN = 170
"""Lengths in units."""


class NewGameScene(TwoPanels):
    """Agree on a game, then deal."""

    MOST = (1480, 940)

    def __init__(self, context: Context, chance: Callable[[], int] = system_chance) -> None:
        """Begin with what was agreed the last time; `chance` gives the seed of the game."""
        super().__init__(context)
        self.agreement = from_kept(context.settings.last_game)
        self._chance = chance
        self._turned = ""

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self.compose_frame(_("New game"))
        self._games = ScrollArea("games", _("Games"), on_felt=True)
        self._tiles = [self._tile(variant) for variant in GAMES]
        self._games.fill(self._tiles)
        self._compose_page()
        self._right.title, self._told = _("In short"), ScrollArea("short", _("In short"))
        self._warning = ScrollArea("warning", _("Worth knowing"))
        self._fan = Fan(self.context.pictures, (), spread=14)
        self._reset = Button("reset", _("Standard rules"), sign="undo")
        self._deal = Button("deal", _("Deal the cards"), kind="primary")
        self._how = Button("how", _("How to play"), kind="quiet", sign="help")
        buttons = pills(self._deal, self._reset, self._how)
        self._show()
        columns = (self._games, self._left, self._page, self._right, self._told)
        below = (self._warning, self._fan)
        return Form(
            self._title, *columns, *below, *buttons, self._back, default="deal", cancel="back"
        )

    def _compose_page(self) -> None:
        """Make the panel in the middle: players, then house rules."""
        self._page = ScrollArea("page", _("Players and house rules"))
        self._players = _heading(_("Players"))
        self._seats = [SeatRow(place) for place in range(MOST_SEATS)]
        self._people = Label("", size=theme.SMALL, top=True)
        self._rules_title = _heading(_("House rules"))
        self._sets = Button("sets", _("Rule sets"), sign="cards")
        pills(self._sets)
        self._rules = RuleList(self.agreement.options)
        self._page.fill(self._page_widgets())

    @property
    def _sitting(self) -> list[SeatRow]:
        """The rows of the seats that this game has."""
        return self._seats[: len(self.agreement.sitting)]

    def _tile(self, variant: str) -> Button:
        return Button(
            f"game {variant}",
            game_name(variant),
            detail=game_detail(variant),
            kind="tile",
            align="left",
        )

    def _page_widgets(self) -> list[Widget]:
        seats = [widget for row in self._sitting for widget in row.widgets]
        if self._rules.seats:
            seats = [*self._rules.seats.widgets, *seats]
        rules = (self._rules_title, self._sets, *self._rules.widgets)
        return [self._players, *seats, self._people, *rules]

    def _show(self) -> None:
        """Let all widgets show what is agreed now."""
        agreement = self.agreement
        for tile in self._tiles:
            variant = tile.key.removeprefix("game ")
            tile.selected = variant == agreement.options.variant
            own = not agreement.for_game(variant).usual
            tile.detail = _("custom rules") if own else game_detail(variant)
        for row in self._sitting:
            row.show(agreement)
        self._rules.show(agreement.options)
        self._reset.reason = _("These are the standard rules.") if agreement.usual else ""
        self._deal.detail = agreement.who_plays()
        self._fan.cards = stars(agreement.options)
        self.rearrange()

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style)
        self._games.rect, middle, self._right.rect = columns(style, room, LIST, 0, SHORT)
        self._left.rect = middle
        inset = style.px(8)
        self._page.rect = middle.inflate(-2 * inset, -2 * inset)
        self._arrange_games(style)
        self._arrange_page(style)
        self._arrange_short(style)
        self.at_foot(style, (self._deal, SHORT))
        foot, half = self._foot, (middle.width - style.px(GAP)) // 2
        reset, how = min(half, style.px(RESET)), style.px(HOW)
        self._reset.rect = pygame.Rect(middle.x, foot.y, reset, foot.height)
        self._how.rect = pygame.Rect(middle.right - how, foot.y, how, foot.height)

    def _arrange_games(self, style: Style) -> None:
        gap = style.px(TILE_GAP)
        share = (self._games.rect.height + gap) // len(self._tiles) - gap
        tall = max(style.px(LEAST_TILE), min(style.px(TILE), share))
        self._games.stack(self._tiles, tall, gap, gap)

    def _arrange_page(self, style: Style) -> None:
        side = style.px(8)
        width = self._page.rect.width - 2 * side - style.px(10)
        heading = style.px(48)
        self._players.rect = pygame.Rect(side + style.px(10), 0, width, heading)
        top = heading
        if self._rules.seats:
            top += self._rules.seats.place(style, side, top, width) + style.px(8)
        for row in self._sitting:
            top += row.put(style, side, top, width)
        inner = width - style.px(20)
        words = people_words()
        self._people.text = words[min(2, self.agreement.people)]
        # As high as the longest of the sentences, so that nothing below ever moves.
        high = max(
            style.text.block(line, theme.SMALL, theme.IVORY, inner).get_height()
            for line in words
        )
        self._people.rect = pygame.Rect(side + style.px(10), top + style.px(6), inner, high)
        top = self._people.rect.bottom
        sets = style.px(SETS)
        self._rules_title.rect = pygame.Rect(
            side + style.px(10), top + style.px(10), inner - sets, heading
        )
        self._sets.rect = pygame.Rect(0, 0, sets, style.px(theme.TARGET))
        self._sets.rect.midright = (side + width - style.px(10), self._rules_title.rect.centery)
        end = self._rules.place(style, side, self._rules_title.rect.bottom, width)
        self._page.fill(self._page_widgets(), height=end)
        if self._turned:
            self._reveal_group(self._turned)
            self._turned = ""

    def _reveal_group(self, key: str) -> None:
        """Scroll to all rules of a group, or to its title and as many as there is room for."""
        group = self._rules.titled(key)
        self._page.reveal(group.fold.rect.unionall([widget.rect for widget in group.widgets]))
        self._page.reveal(group.fold.rect)

    def _arrange_short(self, style: Style) -> None:
        """Lay the sentences out; below them warnings, or pictures where there is room."""
        panel, side = self._right.rect, style.px(INSIDE)
        inner = panel.inflate(-2 * side, 0)
        inner.y += style.px(58)
        inner.height -= style.px(58) + side
        width = inner.width - style.px(10)
        pictures, height = _set(in_short(self.agreement.options), theme.IVORY, style, width)
        warned = map(warning_words, warnings(in_force(self.agreement.options)))
        warning, low = _set(tuple(warned), theme.WARNING, style, width)
        low = min(low, inner.height // 2)
        if not low and inner.height - height >= style.px(FAN + theme.GAP):
            low = style.px(FAN)
        self._told.rect = pygame.Rect(inner.x, inner.y, inner.width, inner.height - low)
        if low:
            self._told.rect.height -= style.px(theme.GAP)
        self._told.fill((), pictures, height)
        below = pygame.Rect(inner.x, inner.bottom - low, inner.width, low)
        self._warning.rect = below if warning else pygame.Rect(0, 0, 0, 0)
        self._warning.fill((), warning)
        self._fan.rect = pygame.Rect(0, 0, 0, 0) if warning else below

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer an event; a name that was left empty is the usual one again."""
        if event.type == pygame.KEYDOWN and is_enter(event) and self._writing(ended=True):
            # Who ends a name with Enter does not mean to deal yet.
            event = pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t")
        change = super().handle(event)
        for row in self._sitting:
            row.fill_in(self.agreement)
        if change is not None or not self._writing():
            self._keep()
        return change

    def _writing(self, *, ended: bool = False) -> bool:
        """Return whether one writes a name; `ended`: and no input method is at work on it."""
        field = self.form.field
        return field is not None and not (ended and field.composed)

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a widget asks for."""
        if isinstance(outcome, Changed):
            return self._changed(outcome)
        key = outcome.key
        if key == "deal":
            return Replace(sit_down(self.context, self.agreement, self._chance))
        ways: dict[str, Callable[[], Change]] = {
            "sets": lambda: Push(
                RuleSetsScene(self.context, self.agreement.options, self._play_by)
            ),
            "how": self._explain,
            "back": self._to_title,
        }
        if key in ways:
            return ways[key]()
        for row in self._sitting:
            if key == row.portrait_key:
                return self._choose_portrait(row.place)
        self._pressed(key)
        return None

    def _choose_portrait(self, place: int, *, computer: bool = False) -> Change:
        """Let a portrait be chosen for a seat, or a character for one of the *computer*."""
        seated = self.agreement.seated()
        owners = {player.portrait: Owner(player.name, at) for at, player in enumerate(seated)}

        def take(portrait: str, character: str | None) -> None:
            if character is None:
                self._agree(self.agreement.with_portrait(place, portrait))
            else:
                self._agree(self.agreement.with_character(place, character))

        player = seated[place]
        computer = computer or not player.is_person
        return Push(PortraitChoice(self.context, player, owners, take, computer=computer))

    def _pressed(self, key: str) -> None:
        """Do what changes the screen alone."""
        if key.startswith("game "):
            self._agree(self.agreement.for_game(key.removeprefix("game ")))
            self._page.scroll_to(self._page.offset)
        elif key.startswith("fold "):
            self._rules.turn(key)
            self._turned = key
            self.rearrange()
        elif key == "reset":
            self._agree(self.agreement.with_usual_rules())

    def _play_by(self, options: Options) -> None:
        """Play by a set of house rules."""
        self._agree(replace(self.agreement.for_game(options.variant), options=options))

    def _changed(self, outcome: Changed) -> Change | None:
        key = outcome.key
        if key in self._rules:
            value = self._rules.value(key, outcome.value)
            self._agree(self.agreement.with_rule(key, value))
            return None
        row = next(row for row in self._seats if key in {row.name_key, row.sitter_key})
        if key == row.sitter_key and outcome.value == CHARACTER:
            # Until one is chosen all stays as it was.
            row.show(self.agreement)
            return self._choose_portrait(row.place, computer=True)
        self._agree(self.agreement.with_player(row.place, row.player()))
        return None

    def _agree(self, agreement: Agreement) -> None:
        self.agreement = agreement
        if not self._writing():
            self._keep()
        self._show()

    def _keep(self) -> None:
        """Remember what is agreed; a name not with every letter, but when it is finished."""
        kept = as_kept(self.agreement)
        if kept != self.context.settings.last_game:
            self.context.change(last_game=kept)

    def _to_title(self) -> Change:
        # After a game there is none below.
        return Replace(navigation.title(self.context, self._chance), everything=True)

    def _explain(self) -> Change:
        return Push(navigation.how_to_play(self.context, self.agreement.options))


def stars(options: Options) -> tuple[Card, ...]:
    """The highest cards of a game when hearts are trump, not more than three."""
    setup = build(options).setup
    best = trump_order(setup)[: 3 if setup.ranking.best else 2]
    return (*best[1:], best[0]) if setup.ranking.best else best


def _heading(text: str) -> Label:
    return Label(text, size=theme.LEAD, colour=theme.BRASS, weight="bold")


def people_words() -> tuple[str, str, str]:
    """What it means that nobody, one or several of the players are people."""
    return (
        _("Nobody plays: you watch the computer players without seeing their cards."),
        _("One player: nothing needs hiding."),
        _("Several players share this screen: a curtain hides their cards from each other."),
    )


def _set(
    sentences: tuple[str, ...], colour: Colour, style: Style, width: int
) -> tuple[list[tuple[pygame.Surface, tuple[int, int]]], int]:
    """Sentences below each other, one picture each, and their height together."""
    pictures, y = [], 0
    for sentence in sentences:
        block = style.text.block(sentence, theme.SMALL + 1, colour, width)
        pictures.append((block, (0, y)))
        y += block.get_height() + style.px(8)
    return pictures, y
