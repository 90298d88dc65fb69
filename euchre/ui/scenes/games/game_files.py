"""What can be done with a game on file: named, copied, written elsewhere, taken in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from euchre.i18n import _
from euchre.play.branching import as_all_may_see, finished_deals, once_more
from euchre.start.folders import FolderError
from euchre.storage import notation, saves
from euchre.storage.disk.written_path import read_path
from euchre.ui import navigation
from euchre.ui.scene import Pop, Push, Replace
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import Answer, Dialog, notice
from euchre.ui.scenes.games.game_tiles import title_of
from euchre.ui.scenes.games.saving_as import LONGEST_PATH, ask_where_to
from euchre.ui.window import clipboard
from euchre.ui.words import files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.play.record import Record
    from euchre.storage.digest import Entry
    from euchre.storage.saves import Damaged
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene

LONGEST_NAME = 60
FIRST_LINE = '{"format"'
"""How the text of a game begins."""


class GameList(Protocol):
    """The list in which the games on file are shown."""

    @property
    def context(self) -> Context:
        """What every screen is given."""

    @property
    def chance(self) -> Callable[[], int]:
        """Gives the seeds of new games."""

    def read_anew(self) -> None:
        """Look at the files again."""

    def show_game(self, path: Path) -> None:
        """Choose a game, and scroll to it."""


def replay(games: GameList, entry: Entry) -> Scene:
    """The replay of a game as far as it may be looked at; SaveError, OSError."""
    record = finished_deals(saves.load(entry.path).record)
    if not record.actions:
        words = _("You can look at a hand once it is over, and none of this game's is yet.")
        return notice(games.context, title_of(entry.digest), words)
    return navigation.replay(games.context, record, games.chance)


def review(games: GameList, entry: Entry) -> Scene:
    """What the decisions in a finished game were worth; SaveError, OSError."""
    return navigation.review(games.context, finished_deals(saves.load(entry.path).record))


def same_deals(path: Path) -> Record:
    """A new game of the same players with the same deals as one on file; SaveError, OSError."""
    record = saves.load(path).record
    return once_more(record, 0, record.seed)


def copy(games: GameList, entry: Entry) -> Change | None:
    """Put a game on the clipboard as text, having asked how much of it; SaveError, OSError."""

    def put(record: Record) -> None:
        copied = clipboard.copy(notation.write(record))
        words = (
            _("The game is copied to the clipboard.")
            if copied
            else _("There is no clipboard here.")
        )
        games.context.notices.append(words)

    record = saves.load(entry.path).record
    if entry.digest.finished:
        put(record)
        return None

    def then(record: Record) -> Change:
        put(record)
        return Pop()

    return Push(_ask_how_much(games, record, then))


def save_as(games: GameList, entry: Entry) -> Change:
    """Write a game to a file, having asked how much of it and where to; SaveError, OSError."""

    def ask(record: Record) -> Scene:
        return ask_where_to(games.context, title_of(entry.digest), record)

    record = saves.load(entry.path).record
    if entry.digest.finished:
        return Push(ask(record))
    return Push(_ask_how_much(games, record, lambda part: Replace(ask(part))))


def _ask_how_much(games: GameList, record: Record, then: Callable[[Record], Change]) -> Scene:
    """Ask whether a game that is not over is to be given away with the cards nobody knows yet."""

    def answered(answer: str) -> Change:
        if answer == "cancel":
            return Pop()
        return then(open_to_all if answer == "fair" else record)

    open_to_all = as_all_may_see(record, games.chance())
    answers = [Answer("whole", _("The whole game")), Answer("cancel", _("Cancel"), "primary")]
    if open_to_all.actions:
        answers.insert(0, Answer("fair", _("Finished hands only")))
    return Dialog(
        games.context,
        _("This game isn't over"),
        _(
            "Anyone with the whole text can see every hand of the deal in play and work out "
            "every deal to come."
        ),
        answers,
        safe="cancel",
        then=answered,
    )


def ask_for_name(games: GameList, entry: Entry) -> Scene:
    """Ask what a game is to be called."""

    def then(name: str) -> str | Change:
        try:
            games.context.games.rename(entry.path, name)
        except files.Trouble as error:
            return files.not_done(error)
        games.read_anew()
        games.show_game(entry.path)
        return Pop()

    return Ask(
        games.context,
        _("Rename the game"),
        _("With no name, it is listed by its players."),
        yes=_("Rename"),
        no=_("Cancel"),
        value=entry.digest.name,
        longest=LONGEST_NAME,
        then=then,
    )


class Taken(NamedTuple):
    """What came of a file from elsewhere."""

    path: Path | None
    """The game's own file; None if it is none."""
    words: str
    """What to tell the player."""


def take_in(context: Context, path: Path, text: str | None = None) -> Taken:
    """Take in the game in a file, or in a *text* that is called so."""
    parts: list[Damaged] = []
    games = context.games
    try:
        if text is None:
            own = games.take_in(path, parts.append)
        else:
            own = games.take_in_text(text, path, parts.append)
    except files.Trouble as error:
        return Taken(None, files.cannot_open(path, error))
    return Taken(own, taken_in_words(own, parts))


def taken_in_words(own: Path, parts: Sequence[Damaged]) -> str:
    """What to tell of a game that was taken in as the file *own*, and of what was damaged of it."""
    if parts:
        return files.taken_in_part(parts[0])
    if not notation.agreed(saves.text_of(own)).foreign:
        return _("The game is in your list now.")
    return _(
        "The game is in your list now. It won't count in your statistics unless you say you "
        "played it."
    )


def drop(games: GameList, path: Path) -> Change | None:
    """Take in the game in a file that was dropped onto the list."""
    refusal = _listed(games, path)
    return Push(notice(games.context, _("Import a game"), refusal)) if refusal else None


def _listed(games: GameList, path: Path, text: str | None = None) -> str:
    """Take in the game in a file or text, and show it in the list; return why it cannot be."""
    taken = take_in(games.context, path, text)
    if taken.path is None:
        return taken.words
    games.read_anew()
    games.show_game(taken.path)
    games.context.notices.append(taken.words)
    return ""


class TakeIn(Ask):
    """Asks for a game from elsewhere: a file, or the text of a game on the clipboard."""

    def __init__(self, games: GameList) -> None:
        """Ask for the list of games."""
        super().__init__(
            games.context,
            _("Import a game"),
            _("The path of a file. You can also drop a file on the window."),
            yes=_("Open file"),
            no=_("Cancel"),
            paste=_("From clipboard"),
            exact=True,
            longest=LONGEST_PATH,
            then=self._open,
        )
        self._games = games

    def _open(self, written: str) -> str | Change:
        if not written:
            return _(
                "Type the path of a file, or copy a game and import it from the clipboard."
            )
        try:
            path = read_path(written)
        except FolderError as error:
            return str(error)
        return _listed(self._games, path) or Pop()

    def drop(self, path: Path) -> Change | None:
        """Take in a file that was dropped onto the window."""
        return self._answered(_listed(self._games, path))

    def paste(self) -> Change | None:
        """Take in the text of a game, or write the path that is on the clipboard."""
        text = clipboard.pasted()
        if FIRST_LINE not in text:
            lines = text.split("\n")
            self.write(next((line.strip() for line in lines if line.strip()), ""))
            return None
        called = Path(f"{_('From the clipboard')}{saves.SUFFIX}")
        return self._answered(_listed(self._games, called, text))

    def _answered(self, refusal: str) -> Change | None:
        if refusal:
            self.refuse(refusal)
            return None
        return Pop()
