"""Which font writes which letters of a line, and in which order they stand.

The game's own fonts come first, then those for other scripts that come with it, then those of
the system. Lines run from left to right; words of letters that are written from right to left
stand in their own order, and everything between them follows the line.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING, Literal, NamedTuple

from euchre.play.names import is_mark, letters, seen
from euchre.ui.draw import theme
from euchre.ui.draw.coverage import coverage
from euchre.ui.draw.system_fonts import SystemFonts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

Weight = Literal["regular", "bold", "serif"]

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
"""Drawn as pictures, so that they look as on the cards."""
UNKNOWN = "?"
"""Stands for a letter that no font has."""
BETWEEN = {" ", "'", "\u2019", "-", ".", "\u05be", "\u05f3", "\u05f4", ""}
"""What between two words from right to left belongs to them."""
CUT = "\u2026"
"""Stands where a word was cut, on the side to which it is written."""
SCRIPTS = {
    "ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "NKO": "Nkoo",
    "DEVANAGARI": "Deva", "BENGALI": "Beng", "GURMUKHI": "Guru", "GUJARATI": "Gujr",
    "ORIYA": "Orya", "TAMIL": "Taml", "TELUGU": "Telu", "KANNADA": "Knda", "MALAYALAM": "Mlym",
    "SINHALA": "Sinh", "THAI": "Thai", "LAO": "Laoo", "TIBETAN": "Tibt", "MYANMAR": "Mymr",
    "KHMER": "Khmr", "MONGOLIAN": "Mong", "ETHIOPIC": "Ethi", "HANGUL": "Hang",
}  # fmt: skip
"""Scripts whose letters change with their neighbours, by how Unicode's names begin."""


class FontRun(NamedTuple):
    """Letters of a line that stand together in one font and one direction."""

    shown: tuple[str, ...]
    """One for each letter of the line: as it is, as what stands for it, or nothing."""
    first: int
    """Which letter of the line the first of them is."""
    file: Path | None = None
    """None is the own font of the weight."""
    script: str = ""
    backwards: bool = False

    @property
    def text(self) -> str:
        """What is given to the font."""
        return "".join(self.shown)

    @property
    def sign(self) -> str | None:
        """The suit whose picture is drawn instead of letters."""
        return SIGNS.get(self.shown[0])


class Fonts:
    """The fonts of a folder, and behind them those of the system."""

    def __init__(self, folder: Path, system: SystemFonts | None = None) -> None:
        """Take the own fonts from a folder, those of other scripts from its `fallback`."""
        self._folder = folder
        self._system = system
        self._own: dict[Weight, frozenset[str]] = {}
        self.runs = lru_cache(maxsize=1024)(self._runs)
        self._file_for = lru_cache(maxsize=1024)(self._search)

    def is_plain(self, string: str, weight: Weight) -> bool:
        """Return whether the own font writes a text just as it is."""
        if string.isascii():
            return string.isprintable()
        return self._signs(weight).issuperset(string)

    def missing(self, string: str, weight: Weight = "regular") -> list[str]:
        """Return the letters of a text that no font has."""
        if self.is_plain(string, weight):
            return []
        whole = letters(unicodedata.normalize("NFC", string))
        return [letter for letter in whole if not self._has(_shown(letter), weight)]

    def _has(self, shown: str, weight: Weight) -> bool:
        own = self._signs(weight).issuperset(seen(shown))
        return own or shown in SIGNS or self._file_for(shown, weight) is not None

    def _signs(self, weight: Weight) -> frozenset[str]:
        """Return what the own font of a weight has."""
        if weight not in self._own:
            path = self._folder / theme.FONT_FILES[weight]
            # Letters with marks that are one sign are in them; others may need another font.
            signs = frozenset(
                sign for sign in coverage(path) if sign.isprintable() and not is_mark(sign)
            )
            # Without its file, pygame's own letters are drawn: they have those of ASCII.
            self._own[weight] = signs or frozenset(map(chr, range(0x20, 0x7F)))
        return self._own[weight]

    def _runs(self, string: str, weight: Weight) -> tuple[FontRun, ...]:
        """Split a line into runs, from left to right as they are drawn."""
        parts = list(_at_signs(string))
        if all(part in SIGNS or self.is_plain(part, weight) for part in parts):
            return tuple(_plain_runs(parts))
        shown = [_shown(letter) for letter in letters(string)]
        backwards = _backwards(shown)
        found: list[FontRun] = []
        first = 0
        for back, group in groupby(backwards):
            end = first + sum(1 for _ in group)
            part = list(self._in_one_direction(shown, first, end, weight, back=back))
            found += reversed(part) if back else part
            first = end
        return tuple(found)

    def _in_one_direction(
        self, shown: Sequence[str], first: int, end: int, weight: Weight, *, back: bool
    ) -> Iterator[FontRun]:
        fonts: list[tuple[Path | None, str]] = []
        words = [shown[first:end]] if back else list(_words(shown[first:end]))
        for word in words:
            fonts += self._fonts_of(word, weight)
        at = first
        for (file, script), group in groupby(fonts):
            count = sum(1 for _ in group)
            part = [self._drawable(letter, file, weight) for letter in shown[at : at + count]]
            yield from _without_signs(FontRun(tuple(part), at, file, script, back))
            at += count

    def _fonts_of(self, word: Sequence[str], weight: Weight) -> list[tuple[Path | None, str]]:
        """Return the font for each letter of a word: one for all if there is one."""
        whole = "".join(word)
        if self._signs(weight).issuperset(seen(whole)):
            return [(None, "")] * len(word)
        file = self._bundled(whole, weight, emoji=False)
        if file is not None:
            return [(file, _script(whole))] * len(word)
        return [self._font_of(letter, weight) for letter in word]

    def _font_of(self, letter: str, weight: Weight) -> tuple[Path | None, str]:
        if letter in SIGNS or self._signs(weight).issuperset(seen(letter)):
            return None, ""
        file = self._file_for(letter, weight)
        return file, _script(letter) if file is not None else ""

    def _drawable(self, letter: str, file: Path | None, weight: Weight) -> str:
        if file is not None or letter in SIGNS:
            return letter
        own = self._signs(weight).issuperset(seen(letter))
        return seen(letter) if own else UNKNOWN

    def _search(self, letter: str, weight: Weight) -> Path | None:
        """Return a font that is not the own one and has a letter, or None."""
        bundled = self._bundled(letter, weight, emoji=True)
        if bundled is not None:
            return bundled
        if self._system is None:
            self._system = SystemFonts()
        needed = seen(letter)
        return self._system.font_with(needed, weight != "regular") if needed else None

    def _bundled(self, text: str, weight: Weight, *, emoji: bool) -> Path | None:
        names = theme.OTHER_FONTS[weight] + (theme.EMOJI_FONTS if emoji else ())
        needed = seen(text)
        files = (self._folder / "fallback" / name for name in names)
        return next((file for file in files if needed and _covers(file, needed)), None)


@lru_cache(maxsize=2)
def fonts_in(folder: Path) -> Fonts:
    """Return the fonts of a folder, which all windows share."""
    return Fonts(folder)


def _covers(file: Path, needed: str) -> bool:
    has = coverage(file)
    return all(sign in has for sign in needed)


def _shown(letter: str) -> str:
    """Return what is drawn for a letter: a blank for a tab, nothing for what has no picture."""
    if letter[0].isspace() or unicodedata.category(letter[0]) == "Cc":
        return " "
    if "\ud800" <= letter[0] <= "\udfff":
        return UNKNOWN
    needed = seen(letter)
    if needed in SIGNS:
        return needed
    return unicodedata.normalize("NFC", letter) if needed else ""


def _backwards(shown: Sequence[str]) -> list[bool]:
    """Return for each letter whether it is written from right to left."""
    back = [
        any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in letter[:1])
        for letter in shown
    ]
    for place in range(1, len(shown)):
        within = shown[place] in BETWEEN and back[place - 1] and back[place + 1 : place + 2]
        if within == [True] or (shown[place] == CUT and back[place - 1]):
            back[place] = True
    return back


def _words(shown: Sequence[str]) -> Iterator[Sequence[str]]:
    """Split letters at blanks and suit signs, each of which is a word of its own."""
    begin = 0
    for place, letter in enumerate(shown):
        if letter == " " or letter in SIGNS:
            if begin < place:
                yield shown[begin:place]
            yield shown[place : place + 1]
            begin = place + 1
    if begin < len(shown):
        yield shown[begin:]


def _at_signs(string: str) -> Iterator[str]:
    """Split a line at its suit signs, each of which is a part of its own."""
    for is_sign, group in groupby(string, key=SIGNS.__contains__):
        if is_sign:
            yield from group
        else:
            yield "".join(group)


def _plain_runs(parts: Sequence[str]) -> Iterator[FontRun]:
    """Yield the runs of a line that the own font writes, but for the suit signs in it."""
    at = 0
    for part in parts:
        yield FontRun(tuple(part), at)
        at += len(part)


def _without_signs(run: FontRun) -> Iterator[FontRun]:
    """Yield a run, each suit sign in it as a run of its own."""
    at = run.first
    for is_sign, group in groupby(run.shown, key=SIGNS.__contains__):
        part = tuple(group)
        if is_sign:
            yield from (FontRun((sign,), at + place) for place, sign in enumerate(part))
        else:
            yield run._replace(shown=part, first=at)
        at += len(part)


def _script(text: str) -> str:
    for sign in text:
        begin = unicodedata.name(sign, "").partition(" ")[0]
        if begin in SCRIPTS:
            return SCRIPTS[begin]
    return ""
