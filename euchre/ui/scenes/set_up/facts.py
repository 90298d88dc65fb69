"""What is chosen of a position besides its cards: dealer, score, bidding, trump."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.play.diagrams.diagram import FIRST, SECOND
from euchre.play.diagrams.editing import fitted
from euchre.rules.cards import Suit
from euchre.rules.seats import Seat
from euchre.ui.draw import theme
from euchre.ui.widgets import DropDown, Label, Option, Segmented, Toggle
from euchre.ui.words import phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.diagrams.diagram import Diagram
    from euchre.play.record import Player
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets import Widget

CAPTION, APART = 24, 8
"""Lengths in units."""
NO_TRUMP = "none"
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class Facts:
    """The widgets of one position, and what a change of one of them makes of it."""

    def __init__(self, diagram: Diagram, players: Mapping[Seat, Player]) -> None:
        """Show a position."""
        self.diagram = diagram
        """The position that a change is made of."""
        setup = diagram.setup
        seats, names = setup.table.seats, {s: p.name for s, p in players.items()}
        dealers = [
            Option(seat.value, about(names[seat], _("{name} deals"), _("You deal")))
            for seat in seats
        ]
        self.dealer = DropDown("dealer", _("Dealer"), dealers, diagram.dealer.value)
        points = [Option(str(n), str(n)) for n in range(diagram.options.target)]
        scores = diagram.scores or (0,) * len(setup.table.sides)
        self.scores = [
            DropDown(f"score {n}", phrases.side_name(side, players, None), points, str(score))
            for n, (side, score) in enumerate(zip(setup.table.sides, scores, strict=True))
        ]
        stages = [
            Option(str(FIRST), _("Your bid, first round")),
            Option(str(SECOND), _("Your bid, second round")),
        ]
        stages += [
            Option(seat.value, about(names[seat], _("{name} made trump"), _("You made trump")))
            for seat in seats
        ]
        stage = diagram.maker.value if diagram.maker is not None else str(diagram.bidding)
        self.stage = DropDown("stage", _("Bidding"), stages, stage)
        early = "" if diagram.maker is not None else _("Nobody has made trump yet.")
        suits = [Option(suit.value, phrases.SIGNS[suit]) for suit in SUITS]
        if diagram.options.no_trump:
            suits.append(Option(NO_TRUMP, _("None")))
        trump = diagram.trump.value if diagram.trump is not None else NO_TRUMP
        trump = trump if diagram.maker is not None else ""
        self.trump = Segmented("trump", _("Trump"), suits, trump, reason=early)
        pairs = "" if setup.table.partnerships else _("Nobody goes alone in this game.")
        self.alone = Toggle("alone", _("Alone"), value=diagram.alone, reason=early or pairs)
        self._captions = [
            Label(widget.name, size=theme.SMALL)
            for widget in (self.dealer, *self.scores, self.stage, self.trump)
        ]

    @property
    def widgets(self) -> list[Widget]:
        """All of them."""
        chosen = (self.dealer, *self.scores, self.stage, self.trump, self.alone)
        return [*self._captions, *chosen]

    def arrange(self, style: Style, place: pygame.Rect) -> None:
        """Lie below each other, the scores side by side."""
        tall, caption, apart = style.px(theme.TARGET), style.px(CAPTION), style.px(APART)
        captions = iter(self._captions)
        y = place.y
        for row in ([self.dealer], self.scores, [self.stage], [self.trump]):
            wide = (place.width - apart * (len(row) - 1)) // len(row)
            for number, widget in enumerate(row):
                x = place.x + number * (wide + apart)
                next(captions).rect = pygame.Rect(x, y, wide, caption)
                widget.rect = pygame.Rect(x, y + caption, wide, tall)
            y += caption + tall + apart
        high = self.alone.needs(style, place.width)
        self.alone.rect = pygame.Rect(place.x, y, place.width, high)

    def changed(self, key: str, value: str | float | bool) -> Diagram:  # noqa: FBT001 - a value
        """The position after a change of one of the widgets."""
        diagram = self.diagram
        if key == "dealer":
            return fitted(replace(diagram, dealer=Seat(str(value))))
        if key.startswith("score "):
            scores = [int(score.value) for score in self.scores]
            return replace(diagram, scores=tuple(scores))
        if key == "trump":
            trump = None if value == NO_TRUMP else Suit(str(value))
            return fitted(replace(diagram, trump=trump))
        if key == "alone":
            return fitted(replace(diagram, alone=bool(value)))
        return fitted(self._at_stage(str(value)))

    def _at_stage(self, value: str) -> Diagram:
        diagram = self.diagram
        if value in (str(FIRST), str(SECOND)):
            return replace(diagram, maker=None, trump=None, alone=False, bidding=int(value))
        turned = diagram.upcard.suit if diagram.upcard is not None else None
        trump = diagram.trump if diagram.maker is not None else turned or Suit.SPADES
        return replace(diagram, maker=Seat(value), trump=trump)
