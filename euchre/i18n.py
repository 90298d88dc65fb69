"""The language the game speaks: the gettext catalogue in use.

Texts are looked up when they are drawn, so a change of language shows in the next picture.
This module holds the only module-level variable of the program.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from gettext import NullTranslations

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "euchre"
LANGUAGES = {
    "en": "English (US)",
    "en_GB": "English (UK)",
    "de": "Deutsch",
    "nl": "Nederlands",
}
"""Every language of the game, by code, in its own name."""

_BRITISH = {"GB", "IE", "AU", "NZ", "ZA", "IN", "SG", "HK", "MT"}
"""Where English is spelled as in Britain; elsewhere it is as in America."""

PATIENCE = 2.0
"""Seconds the system may take to tell its language."""

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
    from euchre import catalogue  # noqa: PLC0415

    try:
        return catalogue.read(_file(language))
    except (OSError, ValueError):
        return None


def _file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def language() -> str:
    """Return the code of the language in use."""
    return _language


def available() -> tuple[str, ...]:
    """Return the codes of the languages that can be chosen: those with a catalogue."""
    return tuple(code for code in LANGUAGES if code == "en" or _file(code).is_file())


def preferred(wishes: Iterable[str]) -> str:
    """Return the first language of ours among wishes such as "de_AT" or "en-GB"; else "en"."""
    have = available()
    codes = (code for wish in wishes for code in _codes(wish))
    return next((code for code in codes if code in have), "en")


def _codes(wish: str) -> tuple[str, ...]:
    """Return what a wish of the system would be called among `LANGUAGES`, the best name first."""
    name = wish.strip().partition(".")[0].partition("@")[0].replace("-", "_")
    code, _, regions = name.partition("_")
    plain = code.lower()
    british = plain == "en" and _BRITISH & set(regions.upper().split("_"))
    return ("en_GB", plain) if british else (plain,)


def wishes(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> list[str]:
    """Return the languages the computer is set to, best first.

    The variables of the terminal come first, on every system. Where none says anything, as
    after a double-click on Windows and macOS, the system itself is asked.
    """
    listed = [wish for wish in environment.get("LANGUAGE", "").split(":") if wish]
    # The first of these holds for all of them.
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    said = next(filter(None, (environment.get(name) for name in variables)), None)
    if listed or said:
        return [*listed, *([said] if said else [])]
    if platform == "win32":
        return _windows_wishes()
    return _macos_wishes() if platform == "darwin" else []


def _windows_wishes() -> list[str]:
    """Return the language that Windows shows its menus in."""
    # Slow to import, and not needed elsewhere.
    import ctypes  # noqa: PLC0415
    import locale  # noqa: PLC0415

    try:
        kernel = ctypes.windll.kernel32  # type: ignore[attr-defined, unused-ignore]
        number = kernel.GetUserDefaultUILanguage()
    except (AttributeError, OSError):
        return []
    name = locale.windows_locale.get(number) or locale.windows_locale.get(
        # The country is unknown to Python; the language with its first country is not.
        number & 0x3FF | 0x400
    )
    return [name] if name else []


def _macos_wishes() -> list[str]:
    """Return the preferred languages of macOS: ["de-AT", "en"]."""
    # Slow to import, and not needed elsewhere.
    import re  # noqa: PLC0415
    import subprocess  # noqa: PLC0415

    try:
        told = subprocess.run(
            ["defaults", "read", "-g", "AppleLanguages"],  # noqa: S607 - a part of macOS
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
            timeout=PATIENCE,
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return []
    return re.findall(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*", told.decode("ascii", "replace"))


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
