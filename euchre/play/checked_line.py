"""A line of text that people send one another, and that tells whether it is whole.

"euchre-rules 1: us target=11 [k3f9q]": what it is, the version of its notation, what it says, and
five letters that follow from all the others.
"""

from __future__ import annotations

import base64
import hashlib
import re
from enum import Enum

_LONGEST = 4000
"""Letters that are looked through; a line has at most a few hundred."""
_BETWEEN = re.compile(r"[\s>\u200b\ufeff]+")
"""What mails and chats put between words: breaks, quoting marks, blanks of every kind."""


class LineFault(Enum):
    """What is wrong with a line."""

    NONE = "there is no such line in the text"
    NEWER = "the line was written by a newer version"
    NOT_WHOLE = "a part is missing or was changed"


class NotALineError(ValueError):
    """A text that holds no whole line."""

    def __init__(self, fault: LineFault) -> None:
        """Say what is wrong."""
        super().__init__(fault.value)
        self.fault = fault


def line(word: str, version: int, told: str) -> str:
    """What is *told*, as a line that begins with a *word*."""
    return f"{word} {version}: {told} [{_mark(word, version, told)}]"


def told_in(word: str, version: int, text: str) -> str:
    """What the first line of this *word* within *text* tells, in small letters; NotALineError.

    Whatever stands around the line, and where it was broken, does not matter. A *version* above
    this one is not read.
    """
    plain = _BETWEEN.sub(" ", text[:_LONGEST])
    form = rf"{word} (\d{{1,6}}) ?: ?([^\[\]]*?) ?\[ ?(\w{{5}}) ?\]"
    found = re.search(form, plain, re.IGNORECASE)
    if found is None:
        raise NotALineError(LineFault.NOT_WHOLE if word in plain.lower() else LineFault.NONE)
    written, told, mark = int(found[1]), found[2].lower(), found[3].lower()
    if written > version:
        raise NotALineError(LineFault.NEWER)
    if written < 1 or mark != _mark(word, written, told):
        raise NotALineError(LineFault.NOT_WHOLE)
    return told


def _mark(word: str, version: int, told: str) -> str:
    digest = hashlib.sha256(f"{word} {version}: {told.lower()}".encode()).digest()
    return base64.b32encode(digest).decode("ascii")[:5].lower()
