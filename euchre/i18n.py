"""The language the game speaks: the gettext catalogue in use.

Texts are looked up when they are drawn, so a change of language shows in the next picture.
This module holds the only module-level variable of the program.
"""

from __future__ import annotations

import gettext
import struct
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "euchre"
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""Every language of the game, by code, in its own name."""

_catalogue = gettext.NullTranslations()
_language = "en"


def use(language: str) -> None:
    """Speak a language of `LANGUAGES`; any other, or one without a catalogue, is English."""
    global _catalogue, _language  # noqa: PLW0603 - the one sanctioned variable
    _language = language if language in available() else "en"
    try:
        _catalogue = gettext.translation(DOMAIN, LOCALE, [_language], fallback=True)
    except (OSError, ValueError, struct.error):
        # A damaged catalogue must not keep anybody from playing.
        _catalogue = gettext.NullTranslations()


def language() -> str:
    """Return the code of the language in use."""
    return _language


def available() -> tuple[str, ...]:
    """Return the codes of the languages that can be chosen: those with a catalogue."""
    return tuple(
        code
        for code in LANGUAGES
        if code == "en" or (LOCALE / code / "LC_MESSAGES" / f"{DOMAIN}.mo").is_file()
    )


def preferred(wishes: Iterable[str]) -> str:
    """Return the first language of ours among wishes such as "de_AT" or "nl"; else English."""
    for wish in wishes:
        code = wish.replace("-", "_").split("_")[0].lower()
        if code in available():
            return code
    return "en"


def _(message: str) -> str:
    """Return a text in the language in use; the English text is the key."""
    # gettext answers the empty text with the catalogue's own header.
    return _catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of a text that belongs to a number."""
    return _catalogue.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """Return a text whose word is ambiguous without its context."""
    return _catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the name every extraction tool knows
    """Mark a constant for translation; it is looked up later with `_`."""
    return message
