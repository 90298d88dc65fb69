"""The language the game speaks: the gettext catalogue in use.

Texts are looked up when they are drawn, so a change of language shows in the next picture.
This module holds the only module-level variable of the program.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from gettext import NullTranslations

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "euchre"
LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""Every language of the game, by code, in its own name."""

_catalogue: NullTranslations | None = None
"""None for English, the language of the texts themselves."""
_language = "en"


def use(language: str) -> None:
    """Speak a language of `LANGUAGES`; any other, or one without a catalogue, is English."""
    global _catalogue, _language  # noqa: PLW0603 - the one sanctioned variable
    _language = language if language in available() else "en"
    _catalogue = None if _language == "en" else _read(_language)


def _read(language: str) -> NullTranslations | None:
    """Return a catalogue; None if it is damaged, which must not keep anybody from playing."""
    # English needs none of this, and the start is quicker without it.
    import gettext  # noqa: PLC0415
    import struct  # noqa: PLC0415

    try:
        return gettext.translation(DOMAIN, LOCALE, [language])
    except (OSError, ValueError, struct.error):
        return None


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
    return _catalogue.gettext(message) if _catalogue and message else message


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of a text that belongs to a number."""
    if _catalogue is None:
        return one if number == 1 else many
    return _catalogue.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """Return a text whose word is ambiguous without its context."""
    return _catalogue.pgettext(context, message) if _catalogue else message


def N_(message: str) -> str:  # noqa: N802 - the name every extraction tool knows
    """Mark a constant for translation; it is looked up later with `_`."""
    return message
