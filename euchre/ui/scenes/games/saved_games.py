"""All games on file: the open ones to go on with, the finished ones to look at again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _, ngettext
from euchre.ui.draw import theme
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.game_start import begin, go_on, now, system_chance
from euchre.ui.scenes.games import game_files
from euchre.ui.scenes.games.deleted_games import DeletedGames
from euchre.ui.scenes.games.game_tiles import (
    ROW,
    GameTile,
    ScoreSheet,
    deals_words,
    played_at,
    title_of,
    when_words,
)
from euchre.ui.scenes.screen import pills, side_by_side
from euchre.ui.scenes.two_panels import BUTTON, TwoPanels, columns
from euchre.ui.widgets import (
    Button,
    Changed,
    Form,
    Label,
    Option,
    ScrollArea,
    Segmented,
)
from euchre.ui.window.keys import commanded
from euchre.ui.words import files

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from euchre.storage.digest import Entry
    from euchre.ui.context import Context
    from euchre.ui.draw.style import Style
    from euchre.ui.scene import Change
    from euchre.ui.widgets import Outcome

BESIDE, UNDO = 460, 300
TILE, TILE_GAP = 76, 10
SMALLER = 48
INSIDE = 26
"""Lengths in units."""
AT_ONCE, A_FRAME = 12, 3
"""Files that are read before the list is shown, and then in every frame (10 ms each)."""
MANY = 1000
"""Files with which the list does not wait for the first ones either."""
MOST = 200
"""Games that are shown, and that are added when one wants to see more."""
GROWTH = 1.25
"""How much longer the list is each time it is made anew while files are read."""
OPEN, FINISHED = "open", "finished"


class SavedGamesScene(TwoPanels):
    """A list at the left, the chosen game and what can be done with it at the right."""

    def __init__(
        self,
        context: Context,
        clock: Callable[[], datetime] = now,
        chance: Callable[[], int] = system_chance,
    ) -> None:
        """Read what is on file; *chance* seeds games that begin here."""
        super().__init__(context)
        self.chance = chance
        self._clock = clock
        self._deleted = DeletedGames(context)
        self._chosen: Path | None = None
        self._list = ScrollArea("list", "", on_felt=True)
        self._most = MOST
        """How many games of the list are shown."""
        self._brought_up = False
        """Whether the chosen game has to be brought into the part of the list that is seen."""
        self.read_anew()
        self._shown = OPEN if self._listing.open or not self._listing.finished else FINISHED

    def read_anew(self) -> None:
        """Read the folder of the games.

        What takes longer than a moment comes while the list is there already.
        """
        self._known = self.context.games.taken_in
        self._reading = self.context.games.listings()
        self._listing = next(self._reading)
        self._listed = 0
        self._read_on(AT_ONCE if self._listing.unread <= MANY else A_FRAME)

    def _read_on(self, files: int) -> None:
        """Read so many files more; when all are read, show the list as it is then."""
        for found in islice(self._reading, files):
            self._listing = found
        known = len(self._listing.open) + len(self._listing.finished)
        if self._listing.unread and known < self._listed * GROWTH:
            return
        self._listed = known
        self.recompose()

    @property
    def wake(self) -> float | None:
        """Every frame while there are files to be read."""
        return 0.0 if self._listing.unread else None

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Read on, if there is anything to be read, while the list can be used."""
        if self._known != self.context.games.taken_in:
            self.read_anew()
        elif self._listing.unread and not self._list.rolling:
            self._read_on(A_FRAME)
        return None

    @property
    def _entries(self) -> list[Entry]:
        return self._listing.open if self._shown == OPEN else self._listing.finished

    @property
    def chosen(self) -> Entry | None:
        """The game shown at the right."""
        entries = self._entries[: self._most]
        known = (entry for entry in entries if entry.path == self._chosen)
        return next(known, entries[0] if entries else None)

    def compose(self) -> Form:
        """Return the widgets, in the language in use."""
        self.compose_frame(_("Saved games"))
        found = self._listing
        kinds = [
            Option(OPEN, _("In progress ({number})").format(number=len(found.open))),
            Option(FINISHED, _("Finished ({number})").format(number=len(found.finished))),
        ]
        self._kinds = Segmented("kind", _("Which games"), kinds, self._shown)
        today = self._clock()
        self._list.name = _("Games")
        self._tiles = [
            GameTile(f"game {number}", entry, when_words(played_at(entry, today), today))
            for number, entry in enumerate(self._entries[: self._most])
        ]
        left = len(self._entries) - len(self._tiles)
        words = ngettext("Show older games ({number})", "Show older games ({number})", left)
        self._older = [Button("older", words.format(number=left))] if left > 0 else []
        self._name = Label("", size=theme.LEAD + 2, colour=theme.BRASS, weight="serif")
        self._facts = Label("", size=theme.SMALL, top=True)
        self._sheet = ScoreSheet()
        self._nothing = Label(self._nothing_words(), align="centre")
        self._compose_buttons()
        form = Form(
            self._title,
            self._kinds,
            self._list,
            self._right,
            *(self._name, self._facts, self._sheet, self._nothing),
            *self._deeds,
            *(self._back, self._undo, self._import),
            default="first" if self.chosen else "",
            cancel="back",
        )
        self._show()
        return form

    def _nothing_words(self) -> str:
        if self._entries:
            return ""
        if self._listing.unread:
            return _("One moment")
        if self._shown == OPEN:
            return _("No games in progress. Every game is saved here as you play.")
        return _("No finished games yet.")

    def _compose_buttons(self) -> None:
        """Make what can be done with a game, and what with the list."""
        first = _("Continue") if self._shown == OPEN else _("Replay")
        second = (
            Button("replay", _("Replay"), sign="play")
            if self._shown == OPEN
            else Button("again", _("Replay these deals"), sign="redo")
        )
        self._deeds = pills(
            Button("first", first, kind="primary"),
            second,
            Button("rename", _("Rename"), sign="pencil"),
            Button("delete", _("Delete"), sign="bin"),
            Button("copy", _("Copy as text")),
            Button("export", _("Save to file")),
        )
        self._foreign = self.chosen is not None and self.chosen.digest.foreign
        self._review = pills(Button("review", _("Review"), sign="hint"))
        if self._shown == FINISHED:
            self._deeds += self._review
        if self._foreign:
            self._deeds += pills(Button("mine", _("I played it")))
        if self.chosen is None:
            self._deeds = ()
        nothing = "" if self._deleted else _("Nothing to undo")
        self._undo = Button("undo", _("Undo delete"), sign="undo", reason=nothing)
        self._import = Button("import", _("Import a game"), sign="plus")
        pills(self._undo, self._import)

    def _show(self) -> None:
        entry = self.chosen
        for tile in self._tiles:
            tile.selected = tile.entry is entry
        self._sheet.digest = entry.digest if entry else None
        self._name.text = title_of(entry.digest) if entry else ""
        self._facts.text = ""
        if entry is not None:
            today = self._clock()
            when = when_words(played_at(entry, today), today)
            where = _("{when}, imported") if entry.digest.foreign else "{when}"
            if entry.digest.set_up:
                where = _("{when}, set up by hand: not in your statistics")
            self._facts.text = f"{deals_words(entry.digest)}\n{where.format(when=when)}"
        self.rearrange()

    def arrange(self, style: Style) -> None:
        """Give every widget its rectangle."""
        room = self.arrange_frame(style, BESIDE)
        self._kinds.rect = self.beside_title(style, room, BESIDE)
        self._list.rect, self._right.rect = columns(style, room, 0, BESIDE)
        self._nothing.rect = self._list.rect.inflate(-style.px(80), 0)
        self._arrange_tiles(style)
        self._arrange_game(style)
        self.at_foot(style, (self._import, BESIDE), (self._undo, UNDO))

    def _arrange_tiles(self, style: Style) -> None:
        rows = [*self._tiles, *self._older]
        tall, gap = style.px(TILE), style.px(TILE_GAP)
        self._list.stack(rows, tall, gap, style.px(theme.GAP + 4))
        for tile in self._tiles:
            if tile.selected and self._brought_up:
                self._list.reveal(tile.rect)
        self._brought_up = False

    def _arrange_game(self, style: Style) -> None:
        side, gap = style.px(INSIDE), style.px(theme.GAP)
        inner = self._right.rect.inflate(-2 * side, -2 * style.px(20))
        name = style.px(44)
        self._name.rect = pygame.Rect(inner.x, inner.y, inner.width, name)
        self._facts.rect = pygame.Rect(inner.x, inner.y + name, inner.width, style.px(54))
        tall, smaller = style.px(BUTTON), style.px(SMALLER)
        rows = [(self._deeds[:1], tall), (self._deeds[1:2], smaller)]
        rows += [(self._deeds[2:4], smaller), (self._deeds[4:6], smaller)]
        if self._shown == FINISHED:
            rows[0] = ((*rows[0][0], *self._deeds[6:7]), tall)
        if self._foreign:
            rows[1] = ((*rows[1][0], self._deeds[-1]), smaller)
        y = inner.bottom - sum(height + gap for _row, height in rows) + gap
        top = self._facts.rect.bottom + gap
        room = min(y - gap - top, self._sheet.rows() * style.px(ROW))
        self._sheet.rect = pygame.Rect(inner.x, top, inner.width, max(0, room))
        for row, height in rows:
            side_by_side(row, pygame.Rect(inner.x, y, inner.width, height), gap)
            y += height + gap

    def handle(self, event: pygame.Event) -> Change | None:
        """Answer an event; a game follows the keys that go through the list."""
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.read_anew()
        if event.type == pygame.KEYDOWN and commanded(event) == pygame.K_z:
            return self._bring_back()
        change = super().handle(event)
        focus = self.form.focus
        if self.form.shows_focus and isinstance(focus, GameTile) and not focus.selected:
            self._choose(focus.entry)
        return change

    def drop(self, path: Path) -> Change | None:
        """Take in a file that was dropped onto the window."""
        return game_files.drop(self, path)

    def _choose(self, entry: Entry) -> None:
        self._chosen = entry.path
        if entry.digest.foreign == self._foreign:
            self._show()
        else:
            self.recompose()

    def answer(self, outcome: Outcome) -> Change | None:
        """Do what a button asks for."""
        if isinstance(outcome, Changed):
            self._shown = str(outcome.value)
            self._most = MOST
            self._list.offset = 0
            self.recompose()
            return None
        if outcome.key == "back":
            return Pop()
        if outcome.key == "undo":
            return self._bring_back()
        if outcome.key == "import":
            return Push(game_files.TakeIn(self))
        if outcome.key == "older":
            self._most += MOST
            self.recompose()
            return None
        if outcome.key.startswith("game "):
            self._choose(self._entries[int(outcome.key.removeprefix("game "))])
            # A key that means a game has chosen it already.
            return self._do("first") if self.form.shows_focus else None
        return self._do(outcome.key)

    def _do(self, key: str) -> Change | None:
        entry = self.chosen
        if entry is None:
            return None
        try:
            return self._done(key, entry)
        except files.Trouble as error:
            self.read_anew()
            if key == "delete" and not isinstance(error, FileNotFoundError):
                words = files.not_done(error)
            else:
                words = files.cannot_open(entry.path, error)
            return Push(notice(self.context, title_of(entry.digest), words))

    def _done(self, key: str, entry: Entry) -> Change | None:
        if key == "first" and self._shown == OPEN:
            return Replace(go_on(self.context, entry.path), everything=True)
        if key == "again":
            record = game_files.same_deals(entry.path)
            return Replace(begin(self.context, record), everything=True)
        deeds: dict[str, Callable[[], Change | None]] = {
            "first": lambda: Push(game_files.replay(self, entry)),
            "replay": lambda: Push(game_files.replay(self, entry)),
            "review": lambda: Push(game_files.review(self, entry)),
            "rename": lambda: Push(game_files.ask_for_name(self, entry)),
            "copy": lambda: game_files.copy(self, entry),
            "export": lambda: game_files.save_as(self, entry),
            "delete": lambda: self._delete(entry),
            "mine": lambda: self._count_as_own(entry),
        }
        return deeds[key]()

    def _count_as_own(self, entry: Entry) -> None:
        self.context.games.count_as_own(entry.path)
        self.context.notices.append(_("The game now counts in your statistics."))
        self.read_anew()
        self.show_game(entry.path)

    def _delete(self, entry: Entry) -> None:
        """Delete a game; the one that moves up into its place is chosen."""
        place = self._entries.index(entry)
        self._deleted.delete(entry)
        self.read_anew()
        left = self._entries[: place + 1]
        self._chosen = left[-1].path if left else None

    def _bring_back(self) -> Change | None:
        if self._deleted:
            self._chosen = self._deleted.bring_back() or self._chosen
            self.read_anew()
            self.show_game(self._chosen)
        return None

    def show_game(self, path: Path | None) -> None:
        """Turn to the list that has a game, and choose it."""
        self._chosen = path
        for kind, entries in ((OPEN, self._listing.open), (FINISHED, self._listing.finished)):
            places = (place for place, entry in enumerate(entries) if entry.path == path)
            place = next(places, None)
            if place is not None:
                self._shown = kind
                self._most = max(self._most, place + 1)
        self._brought_up = True
        self.recompose()
