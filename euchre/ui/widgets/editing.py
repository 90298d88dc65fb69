"""What happens to a line of text that is being written, letter by letter and word by word."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import ngettext
from euchre.play.names import letters

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_STEPS = 200
"""How often one can undo."""
MOST_NAMED = 3
"""How many letters that cannot be shown are named."""


class EditStep(NamedTuple):
    """A text at one time, and where the cursor was."""

    value: str
    cursor: int


class Past:
    """What a text was before, and what it was before that was undone."""

    def __init__(self) -> None:
        """Begin without a past."""
        self._before: list[EditStep] = []
        self._undone: list[EditStep] = []
        self._known = EditStep("", 0)

    def note(self, before: EditStep, after: EditStep) -> None:
        """Remember a change; letters typed one after another in one place are one."""
        typed = len(after.value) == len(before.value) + 1
        same = typed and self._before and self._known == before and self._typing
        if not same:
            self._before = [*self._before[-MOST_STEPS:], before]
        self._typing = typed
        self._undone.clear()
        self._known = after

    def undo(self, now: EditStep) -> EditStep | None:
        """Return what was before the last change, or None."""
        return self._go(now, self._before, self._undone)

    def redo(self, now: EditStep) -> EditStep | None:
        """Return what was undone last, or None."""
        return self._go(now, self._undone, self._before)

    def _go(
        self, now: EditStep, source: list[EditStep], target: list[EditStep]
    ) -> EditStep | None:
        if now.value != self._known.value:
            # It was written from outside: what was before belongs to another text.
            self._before.clear()
            self._undone.clear()
        if not source:
            return None
        target.append(now)
        step = source.pop()
        self._known, self._typing = step, False
        return step

    _typing = False


def places(text: str) -> list[int]:
    """Return where the cursor can be: before each letter, and at the end."""
    found, at = [0], 0
    for letter in letters(text):
        at += len(letter)
        found.append(at)
    return found


def beside(text: str, cursor: int, way: int) -> int:
    """Return the place one letter before (-1) or after (1) the cursor."""
    if way < 0:
        return max((place for place in places(text) if place < cursor), default=0)
    return min((place for place in places(text) if place > cursor), default=len(text))


def word_beside(text: str, cursor: int, way: int) -> int:
    """Return where the word at or before the cursor begins (-1), or where the next one does."""
    begins = [
        place
        for place in places(text)
        if place < len(text) and _in_word(text[place]) and not _in_word(text[place - 1 : place])
    ]
    if way < 0:
        return max((place for place in begins if place < cursor), default=0)
    return min((place for place in begins if place > cursor), default=len(text))


def runs_backwards(text: str) -> bool:
    """Return whether all letters of a text are written from right to left."""
    ways = {unicodedata.bidirectional(sign) for sign in text} & {"L", "R", "AL"}
    return bool(ways) and "L" not in ways


def put_in(
    before: str, text: str, after: str, longest: int, clean: Callable[[str], str]
) -> EditStep:
    """Return the whole with *text* in its middle, as much of it as there is room for."""
    room = max(0, longest - len(letters(clean(before + after))))
    # One more: marks typed by themselves join the letter before them.
    parts = letters(text)[: room + 1]
    while parts and len(letters(clean(before + "".join(parts) + after))) > longest:
        parts.pop()
    written = before + "".join(parts)
    value = clean(written + after)
    end = len(clean(written))
    cursor = next((place for place in places(value) if place >= end), len(value))
    return EditStep(value, cursor)


def without_controls(text: str) -> str:
    """Return a text as it is, on one line."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cc")


def cannot_be_shown(missing: Sequence[str]) -> str:
    """Say which letters were left out since no font has them."""
    named = [_spelled(letter) for letter in missing[:MOST_NAMED]]
    if len(missing) > MOST_NAMED:
        named.append("\u2026")
    return ngettext(
        "No font on this computer can show {letters}, so the letter was left out.",
        "No font on this computer can show {letters}, so the letters were left out.",
        len(missing),
    ).format(letters=", ".join(named))


def _spelled(letter: str) -> str:
    """Name a letter that has no picture, as Unicode does."""
    return f"U+{ord(letter[0]):04X} {unicodedata.name(letter[0], '')}".rstrip()


def _in_word(sign: str) -> bool:
    return bool(sign) and (sign.isalnum() or unicodedata.category(sign)[0] in "MS")
