"""What can be opened over the table: the menu, how to play, the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes import everywhere
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
    from euchre.ui.table.scene import TableScene


def menu(table: TableScene) -> Scene:
    """The menu of the table."""
    so_far = tricks_so_far(table.view, table.session.players)
    shows_tricks = table.context.settings.all_tricks and so_far is not None
    answers = (
        Answer("resume", _("Go on playing"), "primary"),
        *((Answer("tricks", _("The tricks so far")),) if shows_tricks else ()),
        Answer("deal", _("This deal: number and proof")),
        Answer("settings", _("Settings")),
        Answer("help", _("How to play")),
        Answer("leave", _("Leave the game")),
    )

    def then(answer: str) -> Change:
        if answer == "settings":
            return Replace(settings(table))
        if answer == "tricks" and so_far is not None:
            return Replace(AllTricks(table.context, so_far))
        if answer == "deal":
            return Replace(this_deal(table))
        if answer == "help":
            return Replace(how_to_play(table))
        if answer == "leave":
            return Replace(leave(table))
        return Pop()

    words = _("The game waits for you.")
    if table.session.deals:
        words = _("Deal {number}: {spelled}").format(
            number=table.session.deals, spelled=table.session.named_deal().spelled
        )
    return Dialog(table.context, _("Menu"), words, answers, safe="resume", then=then)


def this_deal(table: TableScene) -> Scene:
    """The number of the deal, and what proves that it is dealt honestly."""
    from euchre.ui.scenes.results.this_deal import ThisDealScene  # noqa: PLC0415 - as below

    return ThisDealScene(table.context, table.session)


def settings(table: TableScene) -> Scene:
    """The settings, which take effect at once."""
    from euchre.ui.scenes.settings.screen import SettingsScene  # noqa: PLC0415 - when it is wanted

    return SettingsScene(table.context)


def how_to_play(table: TableScene) -> Scene:
    """The rules of this very game."""
    from euchre.ui.scenes.how_to_play import HowToPlayScene  # noqa: PLC0415 - as above

    return HowToPlayScene(table.context, table.session.options)


def leave(table: TableScene) -> Scene:
    """Ask whether to leave the game."""

    def then(answer: str) -> Change:
        if answer == "yes":
            return to_title(table)
        return Pop()

    return question(
        table.context,
        _("Leave the game?"),
        _("The game is kept as it stands; you can go on with it another time."),
        yes=_("Leave the game"),
        no=_("Go on playing"),
        then=then,
    )


def ask_everybody(table: TableScene) -> Scene:
    """Several people play: a decision is only taken back if all of them agree."""
    words = _("The last decision is taken back if everybody at the table agrees.")
    return _ask_all(table, _("Take it back?"), words, table.undo)


def ask_to_redo(table: TableScene) -> Scene:
    """The same for what was taken back."""
    words = _("What was taken back is done again if everybody at the table agrees.")
    return _ask_all(table, _("Do it again?"), words, table.redo)


def _ask_all(table: TableScene, title: str, words: str, do: Callable[[], None]) -> Scene:
    def then(answer: str) -> Change:
        if answer == "yes":
            do()
        return Pop()

    return question(
        table.context,
        title,
        words,
        yes=_("We all agree"),
        no=_("Go on playing"),
        then=then,
    )


def seal(table: TableScene) -> Change | None:
    """Before a deal: show what is promised of the pack, once, if the players want to see it."""
    session = table.session
    wanted = table.context.settings.show_promise and session.dealing
    if not wanted or table.sealed == session.deals:
        return None
    table.sealed = session.deals
    from euchre.ui.scenes.results.this_deal import promise  # noqa: PLC0415 - when it is wanted

    return Push(promise(table.context, session))


def to_title(table: TableScene) -> Change:
    """Leave the table for the title screen."""
    from euchre.ui.scenes.title import TitleScene  # noqa: PLC0415 - as above

    return Replace(TitleScene(table.context), everything=True)


def last_trick(table: TableScene) -> Scene:
    """The last finished trick once more."""
    view = table.view
    trick = view.taken[-1]
    return LastTrick(table, trick, view.trick_winner(trick))


class LastTrick:
    """Shows a trick over the darkened table until the next click or key."""

    def __init__(self, table: TableScene, trick: Trick, winner: Seat) -> None:
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
        return everywhere.answer_and_leave(event, self._table.context)

    def update(self, seconds: float) -> Change | None:
        """Nothing happens by itself."""

    def draw(self, canvas: Canvas) -> None:
        """Put the trick where it lay."""
        table, layout = self._table, self._table.layout
        style = style_for(canvas.size, table.context.settings)
        canvas.veil(theme.VEIL_STRENGTH + 50)
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
