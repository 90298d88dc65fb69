"""A game's text as it comes back from editors, mails and other systems, made plain again.

A line may end as on any system, be quoted as in an answer to a mail, or be broken where a mail
breaks long lines; blanks, empty lines and the marks of an encoding do not matter.
"""

from __future__ import annotations

import codecs
from typing import NamedTuple

from euchre.rules.cards import Card

_ENCODINGS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    # The marks of UTF-32 begin with those of UTF-16.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_PLAIN = {
    **dict.fromkeys(map(ord, "\ufeff\u200b\u2060")),
    **dict.fromkeys(map(ord, "\xa0\u2007\u202f\t"), " "),
}
"""Byte order marks and places to break a line say nothing; blanks of any kind are blanks."""
_QUOTED = "> "
_CARDS_FOLLOW = ("shuffle", "claim")


class Line(NamedTuple):
    """What is said in one line or, where a mail has broken it, in several."""

    number: int
    """The line of the text it begins in, from 1."""
    text: str
    whole: bool = True
    """Whether the line has its end; what a crash tears off has none."""


class Parts(NamedTuple):
    """A text taken apart."""

    first: Line
    """What was agreed: the first line that is not empty, or all that stands before the cards."""
    actions: list[Line]


def decoded(data: bytes) -> str:
    """The text in the *data* of a file, in whatever way an editor has written it.

    Single bytes that are no text in UTF-8 are read as an old Western one, so that they cost no
    more than what they stand in.
    """
    for mark, encoding in _ENCODINGS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def parts(text: str) -> Parts:
    """Take a text apart; what stands before the brace of the first line is left out."""
    lines = _lines(text)
    start = next((n for n, line in enumerate(lines) if line.text.startswith("{")), 0)
    lines = lines[start:]
    if not lines:
        return Parts(Line(1, "", whole=False), [])
    first, *rest = lines
    if not first.text.endswith("}"):
        first, rest = _joined(first, rest)
    return Parts(first, _with_broken_off_cards(rest))


def plain(text: str) -> str:
    """The same text as this program would have written it."""
    first, actions = parts(text)
    return "".join(f"{line.text}\n" for line in (first, *actions))


def _lines(text: str) -> list[Line]:
    lines = text.translate(_PLAIN).splitlines(keepends=True)
    stripped = [line.lstrip(_QUOTED).rstrip() for line in lines]
    found = [Line(number, line) for number, line in enumerate(stripped, 1) if line]
    if lines and found and found[-1].number == len(lines) and lines[-1][-1] not in "\r\n":
        found[-1] = found[-1]._replace(whole=False)
    return found


def _joined(first: Line, rest: list[Line]) -> tuple[Line, list[Line]]:
    """Put a first line together that was broken into several."""
    end = next((n for n, line in enumerate(rest) if _is_action(line.text)), len(rest))
    text = " ".join((first.text, *(line.text for line in rest[:end])))
    whole = rest[end - 1].whole if end else first.whole
    return Line(first.number, text, whole), rest[end:]


def _is_action(text: str) -> bool:
    return text.partition(" ")[0] in ("shuffle", "undo")


def _with_broken_off_cards(lines: list[Line]) -> list[Line]:
    """Put cards back into the line of the shuffle that they were broken off from."""
    found: list[Line] = []
    cards_may_follow = False
    for line in lines:
        text = " ".join(line.text.split()) if "  " in line.text else line.text
        if cards_may_follow and _is_card(text.partition(" ")[0]):
            first = found[-1]
            found[-1] = Line(first.number, f"{first.text} {text}", line.whole)
        else:
            found.append(line if text is line.text else line._replace(text=text))
            cards_may_follow = text.startswith(_CARDS_FOLLOW)
    return found


def _is_card(word: str) -> bool:
    try:
        Card.parse(word)
    except ValueError:
        return False
    return True
