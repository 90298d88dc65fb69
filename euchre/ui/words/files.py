"""What is wrong with a file of a game, as a sentence that a person can act on."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.storage.journal import ChangedElsewhere, InUse
from euchre.storage.notation import NewerFormat, SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.saves import Damaged

NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EFBIG)
"""What only writing fails for."""

Trouble = (InUse, SaveError, OSError)
"""What can go wrong with a game on file."""


def cannot_open(path: Path, error: Exception) -> str:
    """Why the game in a file cannot be opened."""
    if isinstance(error, InUse):
        return _("This game is open in another window. Close it there first.")
    if isinstance(error, FileNotFoundError):
        return _("There is no file {file}.").format(file=shown(path))
    if isinstance(error, NewerFormat):
        sentence = _(
            "{file} was saved by a newer version of Euchre. Open it with that version."
        )
        return sentence.format(file=shown(path.name))
    if isinstance(error, SaveError) and path.is_dir():
        return _("{file} is a folder. Choose a file in it.").format(file=shown(path))
    if isinstance(error, SaveError):
        return _("{file} is not a game of Euchre, or it is damaged at line {line}.").format(
            file=shown(path.name), line=error.line
        )
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        # It was read; its place among the own ones could not be written.
        return not_done(error)
    return _("{file} can't be read: {reason}.").format(
        file=shown(path.name), reason=reason(error)
    )


def kept_aside(damaged: Damaged) -> str:
    """What became of a file in the folder of the games that is none."""
    if damaged.kept_as is None:
        return cannot_open(damaged.path, damaged.error)
    if damaged.beginning is not None and isinstance(damaged.error, SaveError):
        sentence = _(
            "{file} was damaged at line {line}. You can continue the game up to there; the "
            "whole file is kept as {kept}."
        )
        line = damaged.error.line
        return sentence.format(
            file=shown(damaged.path.name), line=line, kept=shown(damaged.kept_as)
        )
    sentence = _("{file} was damaged and is not listed. It is kept as {kept}.")
    return sentence.format(file=shown(damaged.path.name), kept=shown(damaged.kept_as))


def taken_in_part(damaged: Damaged) -> str:
    """What was taken in of a damaged file from elsewhere."""
    assert isinstance(damaged.error, SaveError)
    sentence = _("{file} is damaged at line {line}. The game up to there is in your list now.")
    return sentence.format(file=shown(damaged.path.name), line=damaged.error.line)


def not_written(error: Exception) -> str:
    """What is wrong with the file of a game while it is played."""
    if isinstance(error, ChangedElsewhere):
        sentence = _(
            "Another program changed this game's file. Nothing is lost: the game continues as "
            "{file}."
        )
        return sentence.format(file=shown(error.path.name))
    sentence = _(
        "The game can't be saved right now ({reason}). Keep playing: every move tries again."
    )
    return sentence.format(reason=reason(error))


def not_done(error: Exception) -> str:
    """Why a file could not be changed."""
    if isinstance(error, InUse):
        return _("This game is open in another window. Close it there first.")
    return _("That didn't work: {reason}.").format(reason=reason(error))


def reason(error: Exception) -> str:
    """An error of the system in its own words."""
    return shown((error.strerror if isinstance(error, OSError) else None) or str(error))


def shown(name: str | Path) -> str:
    """The name of a file as it can be shown: what is no text in it becomes a question mark."""
    return str(name).encode(errors="replace").decode()
