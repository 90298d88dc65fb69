"""A game opened by the path of its file, as asked for on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.play.branching import finished_deals
from euchre.start.folders import FolderError
from euchre.storage import notation, saves
from euchre.storage.disk.written_path import read_path
from euchre.ui import navigation
from euchre.ui.scene import Push
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.game_start import go_on, system_chance
from euchre.ui.scenes.games.game_files import taken_in_words
from euchre.ui.words import files

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.saves import Damaged
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene


def open_file(context: Context, written: str) -> Change:
    """Go on with the game in a file, or replay it if it is over; a notice if it cannot be.

    A file from elsewhere is taken in first, unless the game is among the player's own already.
    """
    try:
        path = read_path(written)
        return Push(_opened(context, path))
    except FolderError as error:
        words = str(error)
    except files.Trouble as error:
        words = files.cannot_open(path, error)
    return Push(notice(context, _("The game can't be opened"), words))


def _opened(context: Context, path: Path) -> Scene:
    own = _own_file(context, path)
    saved = saves.load(own)
    if not saved.finished:
        return go_on(context, own)
    return navigation.replay(context, finished_deals(saved.record), system_chance)


def _own_file(context: Context, path: Path) -> Path:
    """The file among the player's own; SaveError, OSError."""
    games = context.games
    if path.parent.resolve() == games.folder.resolve():
        return games.folder / path.name
    record, _game, _error = notation.beginning(saves.text_of(path))
    known = games.copy_of(record)
    if known is not None:
        return known
    parts: list[Damaged] = []
    own = games.take_in(path, parts.append)
    context.notices.append(taken_in_words(own, parts))
    return own
