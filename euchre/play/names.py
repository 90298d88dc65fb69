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

_LOOSE_JOINERS = f"[{JOINERS}]+(?= |$)"

_BLANKS = "\u2800\u115f\u1160\u3164\uffa0"
"""Signs that count as letters and show nothing."""
_IGNORED = (
    "[\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Without width, orders about direction, and what is no sign at all.

Not compiled before it is needed: most names are plain.
"""
_SKIN = range(0x1F3FB, 0x1F400)
_FLAG = range(0x1F1E6, 0x1F200)
_JOINED = "[\u0900-\u09ff\u0a80-\u0b7f\u0c00-\u0c7f\u0d00-\u0d7f]"
"""Scripts of India in which a letter without a vowel is one with the next letter."""
_NO_VOWEL = 9
"""How Unicode orders the mark that takes a letter's vowel away."""
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
    return re.sub(_LOOSE_JOINERS, "", "".join(letters(words)[:longest])).rstrip()


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


def seen(text: str) -> str:
    """Return the signs of a text that need a picture; the others never have one."""
    return re.sub(_IGNORED, "", text)


def _kept(sign: str) -> str:
    if sign in JOINERS or sign == EMOJI_STYLE:
        return sign
    if sign.isspace() or sign in _BLANKS or unicodedata.category(sign) == "Cc":
        return " "
    return seen(sign)


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
    bare = "".join(sign for sign in letter if sign not in loose)
    return bare if re.match(_JOINED, first) else bare[: 1 + _MOST_MARKS]


def _belongs(sign: str, letter: str) -> bool:
    if sign in JOINERS or sign in _VOWELS_BEHIND or is_mark(sign):
        return True
    code = ord(sign)
    if code in _SKIN:
        return not letter[0].isascii()
    if code in _FLAG:
        return len(letter) == 1 and ord(letter) in _FLAG
    if unicodedata.combining(letter[-1]) == _NO_VOWEL and re.match(_JOINED, letter[-1]):
        return bool(re.match(_JOINED, sign)) and unicodedata.category(sign) == "Lo"
    return letter[-1] == ZWJ and not letter[0].isascii() and len(letter) > 1
