"""What is wrong with a file of a game, as a sentence that somebody can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.storage.journal import InUse
from euchre.storage.notation import NewerFormat, SaveError

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.saves import Damaged

Trouble = (InUse, SaveError, OSError)
"""What can go wrong with a game on file."""


def cannot_open(path: Path, error: Exception) -> str:
    """Why the game in a file cannot be opened."""
    if isinstance(error, InUse):
        return _("This game is open in another window; close it there first.")
    if isinstance(error, FileNotFoundError):
        return _("There is no file {file}.").format(file=path)
    if isinstance(error, NewerFormat):
        sentence = _("{file} was written by a newer version of Euchre, which can read it.")
        return sentence.format(file=path.name)
    if isinstance(error, SaveError):
        return _("{file} is no game of Euchre, or damaged in line {line}.").format(
            file=path.name, line=error.line
        )
    return _("{file} cannot be read: {reason}.").format(file=path.name, reason=reason(error))


def kept_aside(damaged: Damaged) -> str:
    """What became of a file in the folder of the games that is none."""
    if damaged.kept_as is None:
        return cannot_open(damaged.path, damaged.error)
    sentence = _("{file} was damaged and is left out of the list; it is kept as {kept}.")
    return sentence.format(file=damaged.path.name, kept=damaged.kept_as)


def not_written(error: Exception) -> str:
    """Why the game cannot be written down while it is played."""
    sentence = _(
        "The game cannot be saved just now ({reason}). It goes on, and every move tries again."
    )
    return sentence.format(reason=reason(error))


def not_done(error: Exception) -> str:
    """Why a file could not be changed."""
    if isinstance(error, InUse):
        return _("This game is open in another window; close it there first.")
    return _("That did not work: {reason}.").format(reason=reason(error))


def reason(error: Exception) -> str:
    """An error of the system in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
