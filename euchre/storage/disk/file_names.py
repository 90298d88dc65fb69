"""Names for the files of games that any system takes, whatever they are made of."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 160
"""Bytes in UTF-8. A file system takes 255; what a file that is being written, or was damaged, is
called comes to that."""
_SIGNS = " -_,'!+&()[]#"
_OF_THE_SYSTEM = re.compile(r"(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)", re.IGNORECASE)
"""Names of devices on Windows, which no file may have there."""


def stem_of(words: str, usual: str = "game") -> str:
    """A name without an ending for a file that is called by *words*; *usual* if none are left."""
    composed = unicodedata.normalize("NFC", words)
    usable = "".join(sign if _is_usable(sign) else " " for sign in composed)
    stem = _cut(" ".join(usable.split())).strip(" -") or usual
    return f"{usual} {stem}" if _OF_THE_SYSTEM.fullmatch(stem) else stem


def unlike(stem: str, names: Iterable[str]) -> str:
    """*stem*, or with a number, so that no file of *names* is called so in capitals or without."""
    taken = {name.rpartition(".")[0].casefold() for name in names}
    number, found = 1, stem
    while found.casefold() in taken:
        number += 1
        found = f"{stem}-{number}"
    return found


def _is_usable(sign: str) -> bool:
    # Marks over and under letters are part of them.
    return sign.isalnum() or sign in _SIGNS or unicodedata.category(sign).startswith("M")


def _cut(stem: str) -> str:
    """As much of a name as fits, in whole letters."""
    return stem.encode()[:LONGEST].decode(errors="ignore")
