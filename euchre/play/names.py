"""Names as people write them: one line of signs that can be seen, in any script.

What is typed, pasted or read from a file may hold anything a text can hold: tabs and line ends,
signs without width, orders to write backwards, halves of signs. `clean_name` makes a name of it.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

ZWJ = "\u200d"
JOINERS = "\u200c" + ZWJ
"""Invisible, but they shape the letters and emoji around them."""
EMOJI_STYLE = "\ufe0f"
KEYCAP = "\u20e3"

_LOOSE_JOINERS = re.compile(f"[{JOINERS}]+(?= |$)")

_BLANKS = "\u2800\u115f\u1160\u3164\uffa0"
"""Signs that count as letters and show nothing."""
_IGNORED = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xDFFF),
    (0xFDD0, 0xFDEF),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFF0, 0xFFFB),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""From and to: without width, orders about direction, and what is no sign at all."""
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
_VOWELS_BEHIND = "\u0e33\u0eb3"
"""Thai and Lao vowels that are one with the letter before them."""
_MOST_MARKS = 4
"""Marks on one letter: more would hang over the lines above and below."""
_LONGEST_LETTER = 12
"""Characters of the longest letter, an emoji of a family."""


def clean_name(text: Any, longest: int) -> str:
    """Return *text* as a name of at most so many letters; empty if nothing of it can be seen."""
    if not isinstance(text, str):
        return ""
    words = " ".join(one_line(text).split())
    return _LOOSE_JOINERS.sub("", "".join(letters(words)[:longest])).rstrip()


def one_line(text: str) -> str:
    """Return *text* without what cannot be seen; tabs, line ends and hard blanks are blanks.

    It is in the one form of Unicode that equal names share. Blanks stay as many as they were,
    and what joins a letter to the next one stays at the end: the next one may be yet to come.
    """
    if text.isascii() and text.isprintable():
        return text
    whole = unicodedata.normalize("NFC", "".join(map(_kept, text)))
    return unicodedata.normalize("NFC", "".join(map(_tidy, letters(whole))))


def letters(text: str) -> list[str]:
    """Split a text into letters as people count them: marks and joined emoji are one with theirs.

    Joined, they give the text again.
    """
    if text.isascii():
        return list(text)
    found: list[str] = []
    for sign in text:
        if found and len(found[-1]) < _LONGEST_LETTER and _belongs(sign, found[-1]):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def initial(name: str) -> str:
    """Return the first letter of a name as a capital, for a place with room for one letter."""
    return "".join(letters(name.strip())[:1]).upper()


def is_mark(sign: str) -> bool:
    """Return whether a sign is written onto the letter before it."""
    return unicodedata.category(sign) in {"Mn", "Mc", "Me"}


def is_ignored(sign: str) -> bool:
    """Return whether a sign has no picture of its own and never gets one."""
    return any(first <= ord(sign) <= last for first, last in _IGNORED) or (
        ord(sign) & 0xFFFE == 0xFFFE  # noqa: PLR2004 - the last two of every plane
    )


def _kept(sign: str) -> str:
    if sign in JOINERS or sign == EMOJI_STYLE:
        return sign
    if sign.isspace() or sign in _BLANKS or unicodedata.category(sign) == "Cc":
        return " "
    return "" if is_ignored(sign) else sign


def _tidy(letter: str) -> str:
    """Return a letter without marks and joiners that have nothing to hold on to."""
    first = letter[0]
    if first == " ":
        return " "
    if first in JOINERS or is_mark(first):
        return ""
    if not unicodedata.category(first).startswith(("L", "N")):
        return letter
    if KEYCAP in letter:
        return f"{first}{EMOJI_STYLE}{KEYCAP}"
    loose = EMOJI_STYLE + (JOINERS if first.isascii() else "")
    return "".join(sign for sign in letter if sign not in loose)[: 1 + _MOST_MARKS]


def _belongs(sign: str, letter: str) -> bool:
    if sign in JOINERS or sign in _VOWELS_BEHIND or is_mark(sign):
        return True
    code = ord(sign)
    if code in _SKIN:
        return not letter[0].isascii()
    if code in _FLAG:
        return len(letter) == 1 and ord(letter) in _FLAG
    return letter[-1] == ZWJ and not letter[0].isascii() and len(letter) > 1
