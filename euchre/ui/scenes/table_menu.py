"""What can be opened over the table: the menu, questions for everybody, the last trick."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui import common_keys, navigation
from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Pop, Quit, Replace
from euchre.ui.scenes.dialog import Answer, Dialog, question
from euchre.ui.scenes.results.all_tricks import AllTricks, tricks_so_far
from euchre.ui.table.pictures.painting import draw_ring
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.seats import Seat
    from euchre.rules.state import Trick
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.scene import Change, Scene
    from euchre.ui.table.table_protocols import PlayedTable


def menu(table: PlayedTable) -> Scene:
    """The menu of the table."""
    so_far = tricks_so_far(table.view, table.session.players)
    shows_tricks = table.context.settings.all_tricks and so_far is not None
    answers = (
        Answer("resume", _("Resume"), "primary"),
        *((Answer("tricks", _("Tricks so far")),) if shows_tricks else ()),
        Answer("deal", _("About this deal")),
        Answer("settings", _("Settings")),
        Answer("help", _("How to play")),
        Answer("leave", _("Quit to menu")),
        Answer("quit", _("Quit Euchre")),
    )

    def then(answer: str) -> Change:
        if answer == "settings":
            return Replace(navigation.settings(table.context))
        if answer == "tricks" and so_far is not None:
            return Replace(AllTricks(table.context, so_far))
        if answer == "deal":
            return Replace(navigation.this_deal(table.context, table.session))
        if answer == "help":
            return Replace(navigation.how_to_play(table.context, table.session.options))
        if answer == "leave":
            # Nothing is asked: the game is on file as it stands.
            return Replace(navigation.title(table.context), everything=True)
        return Quit() if answer == "quit" else Pop()

    words = _("Nothing is dealt yet.")
    if table.session.deals:
        words = _("Hand {number} · deal {spelled}").format(
            number=table.session.deals, spelled=table.session.named_deal().spelled
        )
    return Dialog(table.context, _("Paused"), words, answers, safe="resume", then=then)


def agree_to_undo(table: PlayedTable) -> Scene:
    """Several people play: a decision is only taken back if all of them agree."""
    words = _("Everyone at the table should agree.")
    return _ask_all(table, _("Undo the last move?"), words, table.undo)


def agree_to_redo(table: PlayedTable) -> Scene:
    """The same for what was taken back."""
    words = _("Everyone at the table should agree.")
    return _ask_all(table, _("Redo the move?"), words, table.redo)


def agree_to_rest(table: PlayedTable, claimer: Seat | None) -> Scene:
    """The rest of a hand is only played by itself if all of them agree."""
    words = _("The remaining cards are played for everyone.")
    if claimer is None:
        title = _("Finish the hand?")
    else:
        title = _("{name} takes the rest. Agreed?").format(
            name=table.session.players[claimer].name
        )
    return _ask_all(table, title, words, partial(table.play_rest, claimer))


def _ask_all(table: PlayedTable, title: str, words: str, do: Callable[[], None]) -> Scene:
    def then(answer: str) -> Change:
        if answer == "yes":
            do()
        return Pop()

    return question(
        table.context,
        title,
        words,
        yes=_("We all agree"),
        no=_("Resume"),
        then=then,
    )


def last_trick(table: PlayedTable) -> Scene:
    """The last finished trick once more."""
    view = table.view
    trick = view.taken[-1]
    return LastTrick(table, trick, view.trick_winner(trick))


class LastTrick:
    """Shows a trick over the darkened table until the next click or key."""

    def __init__(self, table: PlayedTable, trick: Trick, winner: Seat) -> None:
        """Show a trick, which everybody has seen, and who took it."""
        self._table = table
        self._trick = trick
        self._winner = winner

    @property
    def wake(self) -> float | None:
        """Nothing moves here."""
        return None

    def resize(self, size: tuple[int, int]) -> None:
        """The table below lays itself out; this one follows it."""

    def handle(self, event: pygame.Event) -> Change | None:
        """Go away at any click or key."""
        if event.type not in {pygame.MOUSEBUTTONUP, pygame.KEYDOWN}:
            return None
        return common_keys.answer_and_leave(event, self._table.context)

    def update(self, seconds: float) -> Change | None:
        """Nothing happens by itself."""

    def draw(self, canvas: Canvas) -> None:
        """Put the trick where it lay."""
        table, layout = self._table, self._table.layout
        style = style_for(canvas.size, table.context.settings)
        canvas.dim(theme.DIMMING + 50)
        for played in self._trick:
            pose = layout.trick(played.seat)
            if played.seat is self._winner:
                draw_ring(canvas, style, pose, layout.card, theme.BRASS)
            table.context.pictures.lay(canvas, played.card, layout.card, pose)
        name = table.session.players[self._winner].name
        words = phrases.took_trick(name)
        bar = layout.plaque(layout.seats[0])
        # It covers what the viewer's bar says now.
        pill = style.shapes.pill(
            bar.size, style.felt.plaque, line=theme.BRASS, width=style.line
        )
        canvas.put(pill, bar.topleft)
        line = style.text.line(
            words, theme.LEAD, theme.BRASS, weight="bold", max_width=bar.width - bar.height
        )
        canvas.put(line, line.get_rect(center=bar.center).topleft)
