"""A hand set up by hand: asked about, played on, copied as a line."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.play.diagrams import editing, line
from euchre.play.diagrams.diagram import Diagram, ImpossibleError
from euchre.play.diagrams.position import position
from euchre.play.names import initial
from euchre.play.worker import HintRequest
from euchre.rules.cards import Card
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.house_rules import build
from euchre.rules.view import view
from euchre.ui.draw import theme
from euchre.ui.scene import Pop, Replace
from euchre.ui.scenes.game_start import begin
from euchre.ui.scenes.games.deals import seated
from euchre.ui.scenes.screen import pills
from euchre.ui.scenes.set_up.cards import CardRow, DeckCard, lay_deck, stack_rows
from euchre.ui.scenes.set_up.facts import SUITS, Facts
from euchre.ui.scenes.set_up.words import fault_words, line_fault_words, place_name
from euchre.ui.scenes.two_panels import TwoPanels, columns
from euchre.ui.table.pictures.hint import choice_words
from euchre.ui.widgets import (
    Button,
    Changed,
    DropDown,
    Form,
    Label,
    Option,
    Panel,
    ScrollArea,
)
from euchre.ui.window import clipboard
from euchre.ui.words import numbers, phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.hint import Advice
    from euchre.play.diagrams.position import DealtDiagram
    from euchre.play.record import Player
    from euchre.rules.seats import Seat
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.scenes.new_game.agreement import Agreement
    from euchre.ui.widgets import Outcome

FACTS, DECK, GAME = 290, 390, 280
SMALLER, ASK, PLAY = 150, 230, 230
INSIDE, ROW, BETWEEN, SAID = 20, 84, 6, 140
"""Lengths in units."""
POLL = 0.02
"""Seconds between two looks whether the expert has made up its mind."""
CHECKING = 1
"""The seed of the deals by which a position is looked over."""


class SetUpHandScene(TwoPanels):
    """What is known of a hand at the left, its cards in the middle, the deck at the right."""

    MOST = (1480, 900)

    def __init__(
        self, context: Context, agreement: Agreement, chance: Callable[[], int]
    ) -> None:
        """Begin with nothing known, by the rules agreed on; *chance* deals what is unknown."""
        super().__init__(context)
        self._agreement = agreement
        self._chance = chance
        options = agreement.options
        if not build(options).setup.turn_up:
            options = PRESETS["classic"]
        self.diagram = Diagram(options, build(options).setup.table.seats[-1])
        self._target = editing.UPCARD
        self._advice: tuple[Advice, ...] | None = None
        self._asked = False
        self._look_over()

    @property
    def wake(self) -> float | None:
        """Look again and again while the expert thinks."""
        return POLL if self._asked else None

    def _look_over(self) -> None:
        """Find out whether the position can be, and what is missing."""
        self._asked, self._advice = False, None
        self._found: DealtDiagram | None = None
        self._wrong: ImpossibleError | None = None
        try:
            self._found = position(self.diagram, Random(CHECKING))  # noqa: S311 - no secret
        except ImpossibleError as error:
            self._wrong = error

    @property
    def _players(self) -> dict[Seat, Player]:
        """Who sits where."""
        agreement = self._agreement.for_game(self.diagram.options.variant)
        return seated(replace(agreement, options=self.diagram.options))

    @property
    def _fault(self) -> str:
        """What is wrong with the position; empty if it can be."""
        if self._wrong is None:
            return ""
        return fault_words(self._wrong, self.diagram, self._players)

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self.compose_frame(_("Set up a hand"))
        games = [
            Option(name, phrases.game_name(name))
            for name in GAMES
            if build(PRESETS[name]).setup.turn_up
        ]
        self._game = DropDown("game", _("Game"), games, self.diagram.options.variant)
        self._middle = Panel()
        self._facts = Facts(self.diagram, self._players)
        pictures = self.context.pictures
        places = editing.places(self.diagram)
        if self._target not in places:
            self._target = self.diagram.me.value
        self._rows = [CardRow(p, place_name(p, self._players), pictures) for p in places]
        self._deck = [
            DeckCard(card, phrases.card_title(card), pictures) for card in self._in_suits()
        ]
        self._said = Label("", size=theme.BODY, top=True)
        self._worths = ScrollArea("worths", _("What each choice is worth"))
        self._compose_buttons()
        panels = (self._left, self._middle, self._right)
        form = Form(
            *(self._title, self._game, *panels, *self._facts.widgets),
            *self._rows,
            *self._deck,
            *(self._said, self._worths),
            *(self._back, self._clear, self._copy, self._paste, self._ask, self._play),
            cancel="back",
        )
        self._show()
        return form

    def _compose_buttons(self) -> None:
        self._clear = Button("clear", _("Clear"), sign="undo")
        self._copy = Button("copy", _("Copy"))
        self._paste = Button("paste", _("Paste"))
        self._ask = Button("ask", _("Ask the expert"))
        self._play = Button("play", _("Play it"), kind="primary")
        pills(self._clear, self._copy, self._paste, self._ask, self._play)
        self._allow()

    def _allow(self) -> None:
        """Say why the expert cannot be asked, or the hand not be played, as it is."""
        mine = self._found is not None and self._found.game.turn is self.diagram.me
        self._ask.reason = "" if mine else self._fault or _("It's not your turn here.")
        self._play.reason = self._fault

    def _in_suits(self) -> list[Card]:
        """The deck, a row for each suit, the highest cards first, the Benny last."""
        pack = self.diagram.setup.pack
        ranked = [
            sorted((c for c in pack if c.suit is suit), key=lambda c: c.rank or 0, reverse=True)
            for suit in SUITS
        ]
        return [c for row in ranked for c in row] + [c for c in pack if c.suit is None]

    def _show(self) -> None:
        """Let rows and deck show the position."""
        used = set(self.diagram.known())
        for row in self._rows:
            row.cards = editing.cards_at(self.diagram, row.place)
            row.room = editing.room_at(self.diagram, row.place)
            row.chosen = row.place == self._target
            row.notes = self._initials() if row.place == editing.PLAYED else ()
        for card in self._deck:
            card.used = card.card in used
        self._said.text = self._words()
        self._said.colour = theme.WARNING if self._fault else theme.IVORY
        self.rearrange()

    def _initials(self) -> tuple[str, ...]:
        """Who played each card, once the position can be."""
        deal = self._found.game.deal if self._found is not None else None
        if deal is None:
            return ()
        players = self._players
        return tuple(
            initial(players[played.seat].name)
            for trick in deal.shown.tricks
            for played in trick
        )

    def _words(self) -> str:
        if self._fault:
            return self._fault
        assert self._found is not None
        if self._asked:
            return _("The expert is thinking. It sees only your cards.")
        if self._advice:
            seen = view(self._found.game, self.diagram.me)
            best = choice_words(seen, self._advice[0].action)
            if any(one.points is not None for one in self._advice):
                words = _("Expert says: {choice}. Average points for your side:")
            else:
                words = _("Expert says: {choice}. A rule of thumb: no points to compare here.")
            return words.format(choice=best)
        turn = self._found.game.turn
        if turn is self.diagram.me:
            return _("It's your turn. Cards you leave open are dealt at random when you play.")
        if turn is None:
            return _("The hand is over here.")
        name = self._players[turn].name
        return _("{name} is next. Add what was played, or play it.").format(name=name)

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style, GAME)
        self._game.rect = self.beside_title(style, room, GAME)
        place = columns(style, room, FACTS, 0, DECK)
        self._left.rect, self._middle.rect, self._right.rect = place
        side = style.px(INSIDE)
        left, middle, right = (rect.inflate(-2 * side, -2 * side) for rect in place)
        self._facts.arrange(style, left)
        stack_rows(self._rows, middle, style.px(ROW), style.px(BETWEEN))
        self._arrange_right(style, right)
        buttons = ((self._play, PLAY), (self._ask, ASK))
        smaller = ((b, SMALLER) for b in (self._paste, self._copy, self._clear))
        self.at_foot(style, *buttons, *smaller, gap=12)

    def _arrange_right(self, style: Style, right: pygame.Rect) -> None:
        """The deck above, what there is to say below."""
        ranks = len({card.card.rank for card in self._deck if card.card.rank})
        gap = style.px(4)
        most = pygame.Rect(right.x, right.y, right.width, right.height - style.px(SAID))
        end = lay_deck(self._deck, most, ranks, gap)
        top = end + style.px(theme.GAP)
        high = self._said.needs(style, right.width)
        self._said.rect = pygame.Rect(right.x, top, right.width, high)
        top += high + style.px(4)
        self._worths.rect = pygame.Rect(right.x, top, right.width, right.bottom - top)
        pictures, y = [], 0
        for words, worth in self._choices():
            wide = right.width - style.px(24)
            name = style.text.line(words, theme.SMALL, theme.IVORY, max_width=wide - 60)
            points = style.text.line(worth, theme.SMALL, theme.BRASS, weight="bold")
            pictures.append((name, (0, y)))
            pictures.append((points, (wide - points.get_width(), y)))
            y += name.get_height() + style.px(2)
        self._worths.fill((), pictures, y)

    def _choices(self) -> list[tuple[str, str]]:
        """What can be done, and what each choice is worth to the expert."""
        if not self._advice or self._found is None:
            return []
        seen = view(self._found.game, self.diagram.me)
        return [
            (
                choice_words(seen, one.action),
                numbers.tenths(one.points, plus=True),
            )
            for one in self._advice
            if one.points is not None
        ]

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Ask whether the expert has made up its mind."""
        if self._asked:
            advice = self.context.thinking.answer()
            if isinstance(advice, tuple):
                self._asked, self._advice = False, advice
                self._show()
        return None

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a widget asks for."""
        key = outcome.key
        if key.startswith("card "):
            self._press_card(Card.parse(key.removeprefix("card ")))
        elif key.startswith("row "):
            self._press_row(key.removeprefix("row "), outcome)
        elif isinstance(outcome, Changed):
            self._choose(outcome)
        else:
            deeds: dict[str, Callable[[], Change | None]] = {
                "back": Pop,
                "clear": self._start_anew,
                "copy": self._copy_line,
                "paste": self._paste_line,
                "ask": self._ask_expert,
                "play": self._play_on,
            }
            return deeds[key]()
        return None

    def _press_card(self, card: Card) -> None:
        """Put a card where the next one goes; one that lies there goes back to the deck."""
        place = self._target
        if card in editing.cards_at(self.diagram, place):
            self._become(editing.taken_from(self.diagram, place, card))
            return
        after = editing.put(self.diagram, place, card)
        if after == self.diagram:
            self.context.remark(_("That row is full: pick another row, or take a card out."))
            return
        if place == editing.UPCARD:
            self._target = self.diagram.me.value
        self._become(after)

    def _press_row(self, place: str, outcome: Outcome) -> None:
        if isinstance(outcome, Changed):
            card = Card.parse(str(outcome.value))
            self._become(editing.taken_from(self.diagram, place, card))
        elif place != self._target:
            self._target = place
            self._show()

    def _choose(self, outcome: Changed) -> None:
        if outcome.key == "game":
            options = self._agreement.for_game(str(outcome.value)).options
            self._become(editing.for_game(self.diagram, options))
        else:
            self._become(self._facts.changed(outcome.key, outcome.value))

    def _become(self, diagram: Diagram) -> None:
        """Show another position; with the widgets there are, if cards alone are elsewhere."""
        before, self.diagram = self.diagram, diagram
        self._look_over()
        if _looks_alike(before, diagram) and self._composed_in is not None:
            self._facts.diagram = diagram
            self._allow()
            self._show()
        else:
            self.recompose()

    def _start_anew(self) -> None:
        options, dealer = self.diagram.options, self.diagram.dealer
        self._target = editing.UPCARD
        self._become(Diagram(options, dealer))

    def _copy_line(self) -> None:
        copied = clipboard.copy(line.line_of(self.diagram))
        words = (
            _("The hand is copied to the clipboard as a line of text.")
            if copied
            else _("There is no clipboard here.")
        )
        self.context.remark(words)

    def _paste_line(self) -> None:
        try:
            diagram = line.read_line(clipboard.pasted())
        except ValueError as error:
            self.context.remark(line_fault_words(error))
            return
        self._become(editing.fitted(diagram))

    def _ask_expert(self) -> None:
        assert self._found is not None
        diagram, me = self.diagram, self.diagram.me
        seen = view(self._found.game, me)
        # The same position is answered alike, whatever is known of the others' cards.
        own = replace(diagram, hands={me: diagram.hand(me)}, discard=None)
        self.context.thinking.ask(HintRequest(line.line_of(own), seen))
        self._asked, self._advice = True, None
        self._show()

    def _play_on(self) -> Change:
        """Deal the unknown cards anew, and go on from here."""
        seed = self._chance()
        found = position(self.diagram, Random(seed))  # noqa: S311 - the seed is the secret
        record = found.record(self.diagram, self._players, seed)
        record = replace(record, name=_("Set-up hand"))
        self.context.remark(
            _("This game was set up by hand and doesn't count in your statistics.")
        )
        return Replace(begin(self.context, record), everything=True)


def _looks_alike(one: Diagram, other: Diagram) -> bool:
    """Whether two positions differ in nothing but where cards lie."""

    def bare(diagram: Diagram) -> Diagram:
        return replace(diagram, upcard=None, hands={}, discard=None, played=())

    return bare(one) == bare(other) and editing.places(one) == editing.places(other)
