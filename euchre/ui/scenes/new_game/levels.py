"""Who can sit in a seat, in words: a person, or a computer player of some level."""

from __future__ import annotations

from euchre.ai.roster import LEVEL_NAMES
from euchre.i18n import _
from euchre.ui.words.phrases import level_name

PERSON = ""
"""The key of a person among the choices for a seat."""


def levels() -> tuple[str, ...]:
    """The levels of computer players, weakest first."""
    return LEVEL_NAMES


def sitter_words(level: str | None) -> str:
    """Who sits in a seat, for a list to choose from."""
    if level is None:
        return _("Human")
    return _("Computer: {level}").format(level=level_name(level))
