"""One row for each seat of a new game: a portrait, a name, who plays there, and with whom."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from euchre.ai.roster import CHARACTERS
from euchre.i18n import _
from euchre.play.names import clean_name
from euchre.play.record import Player
from euchre.ui.draw import theme
from euchre.ui.scenes.new_game.agreement import LONGEST_NAME
from euchre.ui.scenes.new_game.levels import CHARACTER, PERSON, levels, sitter_words
from euchre.ui.scenes.new_game.portrait_button import PortraitButton
from euchre.ui.widgets import DropDown, Label, Option, TextField
from euchre.ui.words.addressed import about
from euchre.ui.words.seats import seat_words

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style
    from euchre.ui.scenes.new_game.agreement import Agreement
    from euchre.ui.widgets import Widget

ROW = 58
DISC = 50
SIDE = 10
NAME = 174
SITTER = 244
"""Lengths in units."""


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, place: int) -> None:
        """Make the row of a seat, 0 being the nearest and then clockwise."""
        self.place = place
        self.name_key, self.sitter_key = f"name {place}", f"sitter {place}"
        self.portrait_key = f"portrait {place}"
        self._portrait = PortraitButton(self.portrait_key, seat=place)
        self._name = TextField(self.name_key, _("Name"), longest=LONGEST_NAME)
        self._sitter = DropDown(self.sitter_key, _("Who plays"), _sitters(None), PERSON)
        self._team = Label("", size=theme.SMALL)
        self._player = Player("")

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What is drawn, and what the focus stops at."""
        return (self._portrait, self._name, self._sitter, self._team)

    def show(self, agreement: Agreement) -> None:
        """Show who sits here."""
        player = self._player = agreement.players[self.place]
        seated = agreement.seated()
        here = seated[self.place]
        self._name.placeholder = agreement.usual_name(self.place)
        self.fill_in(agreement)
        self._sitter.options = _sitters(player.level)
        self._sitter.value = player.level or PERSON
        self._portrait.player, self._portrait.portrait = here.name, here.portrait
        self._portrait.name = self._portrait.tip = _("Choose a portrait")
        table = agreement.table
        where = seat_words(table.seats[self.place])
        self._team.colour = theme.IVORY
        if not table.partnerships:
            self._team.text = where
            return
        drawn = agreement.options.teams == "draw"
        half = len(seated) // 2
        partner = seated[(self.place + half) % len(seated)].name
        with_whom = _("partner by draw") if drawn else _with(partner)
        self._team.text = f"{where}\n{with_whom}"
        if not drawn:
            self._team.colour = theme.SIDES[self.place % half]

    def fill_in(self, agreement: Agreement) -> None:
        """Show the name of the player here, the usual one unless another is being written."""
        if self._name.active:
            return
        name = agreement.players[self.place].name or agreement.usual_name(self.place)
        if self._name.value != name:
            self._name.value = name
            self._name.cursor = self._name.anchor = len(name)

    def player(self) -> Player:
        """Who sits here by the widgets; the usual name is no name."""
        name = clean_name(self._name.value, LONGEST_NAME)
        written = "" if name == self._name.placeholder else name
        return replace(self._player, name=written, level=self._sitter.value or None)

    def put(self, style: Style, left: int, top: int, width: int) -> int:
        """Lie at a place in the scrolled page; return the height taken, in pixels."""
        height, gap, side = style.px(ROW), style.px(theme.GAP), style.px(SIDE)
        tall, disc = style.px(theme.TARGET), style.px(DISC)
        y = top + (height - tall) // 2
        x = left + side
        self._portrait.rect = pygame.Rect(x, top + (height - disc) // 2, disc, disc)
        x += disc + gap
        self._name.rect = pygame.Rect(x, y, style.px(NAME), tall)
        x += style.px(NAME) + gap
        self._sitter.rect = pygame.Rect(x, y, style.px(SITTER), tall)
        x += style.px(SITTER) + gap
        self._team.rect = pygame.Rect(x, top, left + width - side - x, height)
        return height


def _sitters(level: str | None) -> tuple[Option, ...]:
    """The choices for a seat: people, the levels, and the characters behind one of them."""
    choices: list[str | None] = [None, *levels()]
    words = _("A character\N{HORIZONTAL ELLIPSIS}")
    if level in CHARACTERS:
        choices.append(level)
        words = _("Another character\N{HORIZONTAL ELLIPSIS}")
    options = (Option(choice or PERSON, sitter_words(choice)) for choice in choices)
    return (*options, Option(CHARACTER, words))


def _with(name: str) -> str:
    """Whose partner a player is."""
    return about(name, _("with {name}"), _("with you"))
