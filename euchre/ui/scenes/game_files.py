"""What can be done with a game on file: named, copied, written elsewhere, taken in."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.play.from_here import once_more
from euchre.play.replay import Replay
from euchre.storage import egn, notation, saves
from euchre.storage.files import write_whole
from euchre.ui import clipboard, file_words
from euchre.ui.scene import Pop, Push
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.game_tiles import title_of

if TYPE_CHECKING:
    from euchre.play.record import Record
    from euchre.storage.digest import Entry
    from euchre.ui.scene import Change, Scene
    from euchre.ui.scenes.saved_games import SavedGamesScene

LONGEST_NAME = 60
FIRST_LINE = '{"format"'
"""How the text of a game begins."""


def replay(games: SavedGamesScene, entry: Entry) -> Scene:
    """The replay of a game as far as it may be looked at; SaveError, OSError."""
    # It leads back to the table, as this does.
    from euchre.ui.scenes.replay import ReplayScene  # noqa: PLC0415

    record = finished_deals(saves.load(entry.path).record)
    if not record.actions:
        words = _("A deal can be looked at when it is over, and none of this game is yet.")
        return notice(games.context, title_of(entry.digest), words)
    return ReplayScene(games.context, record, chance=games.chance)


def finished_deals(record: Record) -> Record:
    """A game without the deal that is still being played, whose cards nobody may see yet."""
    played = Replay(record)
    if played.game(played.last).turn is None:
        return record
    return replace(record, actions=record.actions[: played.deals[-1] - 1])


def same_deals(path: Path) -> Record:
    """A new game of the same players with the same deals as one on file; SaveError, OSError."""
    record = saves.load(path).record
    return once_more(record, 0, record.seed)


def copy(games: SavedGamesScene, entry: Entry) -> None:
    """Put a game on the clipboard as text; SaveError, OSError."""
    text = notation.write(saves.load(entry.path).record)
    copied = clipboard.copy(text)
    words = _("The game is on the clipboard.") if copied else _("There is no clipboard here.")
    games.context.notices.append(words)


def ask_for_name(games: SavedGamesScene, entry: Entry) -> Scene:
    """Ask what a game is to be called."""

    def then(name: str) -> str | Change:
        try:
            games.context.games.rename(entry.path, name)
        except file_words.Trouble as error:
            return file_words.not_done(error)
        games.read_anew()
        games.show_game(entry.path)
        return Pop()

    return Ask(
        games.context,
        _("Rename the game"),
        _("Without a name it is called by its players."),
        yes=_("Rename"),
        no=_("Cancel"),
        value=entry.digest.name,
        longest=LONGEST_NAME,
        then=then,
    )


def ask_where_to(games: SavedGamesScene, entry: Entry) -> Scene:
    """Ask for a file to write a game to."""

    def then(name: str) -> str | Change:
        target = Path(name).expanduser()
        if not target.is_absolute() or target.is_dir():
            return _("The file needs its whole path, such as {file}.").format(file=proposed)
        try:
            _export(games, entry, target)
        except egn.NotInEgnError:
            return _("Euchre Game Notation has no place for what happens in this game.")
        except file_words.Trouble as error:
            return file_words.not_done(error)
        words = _("The game is written to {file}.").format(file=target)
        games.context.notices.append(words)
        return Pop()

    proposed = Path.home() / f"{_file_name(title_of(entry.digest))}{saves.SUFFIX}"
    return Ask(
        games.context,
        _("Save the game as a file"),
        _("A name that ends in .egn is written in Euchre Game Notation, for other programs."),
        yes=_("Save"),
        no=_("Cancel"),
        value=str(proposed),
        then=then,
    )


def _export(games: SavedGamesScene, entry: Entry, target: Path) -> None:
    if target.suffix.lower() == egn.SUFFIX:
        write_whole(target, egn.written(saves.load(entry.path).record))
    else:
        games.context.games.export(entry.path, target)


def _file_name(title: str) -> str:
    return "".join(sign if sign.isalnum() else " " for sign in title).strip() or "game"


def ask_to_take_in(games: SavedGamesScene) -> Scene:
    """Ask for a game from elsewhere: a file, or the text of a game on the clipboard."""

    def then(name: str) -> str | Change:
        if not name:
            return _("Write the path of a file, or copy a game and take it from the clipboard.")
        found = _take_in(games, Path(name).expanduser())
        return found or Pop()

    return TakeIn(
        games,
        _("Take in a game"),
        _("The path of a file. A file can also be dropped onto the window."),
        yes=_("Open the file"),
        no=_("Cancel"),
        paste=_("From the clipboard"),
        then=then,
    )


def take_in(games: SavedGamesScene, name: str) -> Change | None:
    """Take in the game in a file that was dropped onto the window."""
    refusal = _take_in(games, Path(name))
    return Push(notice(games.context, _("Take in a game"), refusal)) if refusal else None


def _take_in(games: SavedGamesScene, path: Path) -> str:
    """Take in the game in a file; return why it cannot be."""
    try:
        own = games.context.games.take_in(path)
    except file_words.Trouble as error:
        return file_words.cannot_open(path, error)
    games.read_anew()
    games.show_game(own)
    games.context.notices.append(_("The game is among yours now."))
    return ""


class TakeIn(Ask):
    """Asks for a file; the clipboard may hold the text of a game itself."""

    def __init__(self, games: SavedGamesScene, title: str, text: str, **words: object) -> None:
        """Ask for the list of games."""
        super().__init__(games.context, title, text, **words)  # type: ignore[arg-type]
        self._games = games

    def paste(self) -> Change | None:
        """Take in the text of a game, or write the path that is on the clipboard."""
        text = clipboard.pasted()
        if not text.lstrip().startswith(FIRST_LINE):
            return super().paste()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{_('From the clipboard')}{saves.SUFFIX}"
            ending = "" if text.endswith("\n") else "\n"
            path.write_text(text.replace("\r\n", "\n").lstrip() + ending, encoding="utf-8")
            refusal = _take_in(self._games, path)
        if refusal:
            self.refuse(refusal)
            return None
        return Pop()
