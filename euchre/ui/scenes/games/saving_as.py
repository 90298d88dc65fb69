"""A game written to a file of the player's choice, where nothing that is there is lost unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.start.folders import FolderError, home
from euchre.storage import egn, notation, saves
from euchre.storage.disk.file_names import stem_of, unlike
from euchre.storage.disk.files import NothingToReplace, write_whole
from euchre.storage.disk.written_path import read_path
from euchre.ui.scene import Pop, Replace
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import notice, question
from euchre.ui.words import files

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene

LONGEST_PATH = 4000


def ask_where_to(context: Context, title: str, record: Record, value: str = "") -> Scene:
    """Ask for a file to write a game to; *value* is what was written before."""
    proposed = _proposed(context, title)

    def then(name: str) -> str | Change:
        try:
            target = read_path(name)
            if not target.is_absolute() or target.is_dir():
                words = _("The file needs its whole path, such as {file}.")
                return words.format(file=files.shown(proposed))
            if target.is_file():
                return Replace(_ask_to_replace(context, title, record, target))
            refusal = _write(context, record, target)
        except FolderError as error:
            return str(error)
        except OSError as error:
            return files.not_done(error)
        return refusal or Pop()

    return Ask(
        context,
        _("Save the game as a file"),
        _("A name that ends in .egn is written in Euchre Game Notation, for other programs."),
        yes=_("Save"),
        no=_("Cancel"),
        value=value or files.shown(proposed),
        exact=True,
        longest=LONGEST_PATH,
        then=then,
    )


def _ask_to_replace(context: Context, title: str, record: Record, target: Path) -> Scene:
    """Ask whether a file that is there may go; if not, another name may be written."""
    name = files.shown(target)

    def then(answer: str) -> Change:
        if answer != "yes":
            return Replace(ask_where_to(context, title, record, name))
        refusal = _write(context, record, target)
        if refusal:
            return Replace(notice(context, _("Save the game as a file"), refusal))
        return Pop()

    return question(
        context,
        _("Replace the file?"),
        _("There is a file {file} already. What is in it would be lost.").format(file=name),
        yes=_("Replace it"),
        no=_("Another name"),
        then=then,
    )


def _write(context: Context, record: Record, target: Path) -> str:
    """Write a game, and tell so; return why it cannot be."""
    in_egn = target.suffix.lower() == egn.SUFFIX
    try:
        text = egn.written(record) if in_egn else notation.write(record)
        write_whole(target, text, private=False)
    except egn.NotInEgnError:
        return _("Euchre Game Notation has no place for what happens in this game.")
    except NothingToReplace:
        words = _("{file} is no file, and is left as it is: choose another name.")
        return words.format(file=files.shown(target))
    except (FileNotFoundError, NotADirectoryError):
        words = _("There is no folder {folder}.")
        return words.format(folder=files.shown(target.parent))
    except OSError as error:
        return files.not_done(error)
    words = _("The game is written to {file}.").format(file=files.shown(target))
    context.notices.append(words)
    return ""


def _proposed(context: Context, title: str) -> Path:
    """A file that is not there yet, where the player looks for what he saves."""
    try:
        folder = home()
    except FolderError:
        folder = context.paths.data
    stem = stem_of(title, _("Game"))
    try:
        taken = [path.name for path in folder.glob(f"*{saves.SUFFIX}")]
    except OSError:
        taken = []
    return folder / f"{unlike(stem, taken)}{saves.SUFFIX}"
