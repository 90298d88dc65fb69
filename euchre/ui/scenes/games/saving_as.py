"""Something written to a file of the player's choice, where nothing that is there is lost unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import _
from euchre.start.folders import FolderError, home
from euchre.storage import egn, notation, saves
from euchre.storage.disk.file_names import stem_of, unlike
from euchre.storage.disk.files import NothingToReplace, write_data
from euchre.storage.disk.written_path import read_path
from euchre.ui.scene import Pop, Replace
from euchre.ui.scenes.ask import Ask
from euchre.ui.scenes.dialog import notice, question
from euchre.ui.words import files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.play.record import Record
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene

LONGEST_PATH = 4000


class Saving(NamedTuple):
    """What is to be written, and what is said about it."""

    title: str
    """The title of the question."""
    hint: str
    """What there is to know about the name of the file."""
    name: str
    """What the file is called, as a title; made fit for a file."""
    suffix: str
    data: Callable[[Path], bytes]
    """What is written into the file at a path; CannotBeWrittenError."""
    done: str
    """What is told afterwards, with a place for {file}."""


class CannotBeWrittenError(ValueError):
    """What was to be saved does not fit into such a file; the text says why."""


def ask_where_to(context: Context, title: str, record: Record) -> Scene:
    """Ask for a file to write a game to."""

    def data(target: Path) -> bytes:
        if target.suffix.lower() != egn.SUFFIX:
            return notation.write(record).encode("utf-8", "replace")
        try:
            return egn.written(record).encode("utf-8", "replace")
        except egn.NotInEgnError as error:
            words = _("Euchre Game Notation can't describe this game.")
            raise CannotBeWrittenError(words) from error

    saving = Saving(
        title=_("Save the game to a file"),
        hint=_("A name ending in .egn is saved in Euchre Game Notation, for other programs."),
        name=title,
        suffix=saves.SUFFIX,
        data=data,
        done=_("The game is saved to {file}."),
    )
    return ask_for_file(context, saving)


def ask_for_file(context: Context, saving: Saving, value: str = "") -> Scene:
    """Ask for a file to write to; *value* is what was written before."""
    proposed = _proposed(context, saving)

    def then(name: str) -> str | Change:
        try:
            target = read_path(name)
            if not target.is_absolute() or target.is_dir():
                words = _("Type the whole path, such as {file}.")
                return words.format(file=files.shown(proposed))
            if target.is_file():
                return Replace(_ask_to_replace(context, saving, target))
            refusal = _write(context, saving, target)
        except FolderError as error:
            return str(error)
        except OSError as error:
            return files.not_done(error)
        return refusal or Pop()

    return Ask(
        context,
        saving.title,
        saving.hint,
        yes=_("Save"),
        no=_("Cancel"),
        value=value or files.shown(proposed),
        exact=True,
        longest=LONGEST_PATH,
        then=then,
    )


def _ask_to_replace(context: Context, saving: Saving, target: Path) -> Scene:
    """Ask whether a file that is there may go; if not, another name may be written."""
    name = files.shown(target)

    def then(answer: str) -> Change:
        if answer != "yes":
            return Replace(ask_for_file(context, saving, name))
        refusal = _write(context, saving, target)
        if refusal:
            return Replace(notice(context, saving.title, refusal))
        return Pop()

    return question(
        context,
        _("Replace the file?"),
        _("There is already a file {file}. What is in it would be lost.").format(file=name),
        yes=_("Replace"),
        no=_("Another name"),
        then=then,
    )


def _write(context: Context, saving: Saving, target: Path) -> str:
    """Write a file, and tell so; return why it cannot be."""
    try:
        write_data(target, saving.data(target), private=False)
    except CannotBeWrittenError as error:
        return str(error)
    except NothingToReplace:
        words = _("{file} is not a file. Choose another name.")
        return words.format(file=files.shown(target))
    except (FileNotFoundError, NotADirectoryError):
        words = _("There is no folder {folder}.")
        return words.format(folder=files.shown(target.parent))
    except OSError as error:
        return files.not_done(error)
    context.notices.append(saving.done.format(file=files.shown(target)))
    return ""


def _proposed(context: Context, saving: Saving) -> Path:
    """A file that is not there yet, where the player looks for what he saves."""
    try:
        folder = home()
    except FolderError:
        folder = context.paths.data
    stem = stem_of(saving.name, _("Game"))
    try:
        taken = [path.name for path in folder.glob(f"*{saving.suffix}")]
    except OSError:
        taken = []
    return folder / f"{unlike(stem, taken)}{saving.suffix}"
