"""Who can sit in a seat, in words: a person, a computer player of some level, or a character."""

from __future__ import annotations

from euchre.ai.roster import CHARACTERS, LEVEL_NAMES
from euchre.i18n import _
from euchre.ui.words.phrases import level_name

PERSON, CHARACTER = "", "character"
"""The keys of a person, and of a character yet to be chosen, among the choices for a seat."""


def levels() -> tuple[str, ...]:
    """The levels of computer players, weakest first."""
    return LEVEL_NAMES


def sitter_words(level: str | None) -> str:
    """Who sits in a seat, for a list to choose from."""
    if level is None:
        return _("Human")
    if level in CHARACTERS:
        return f"{level} · {level_name(level)}"
    return _("Computer: {level}").format(level=level_name(level))
