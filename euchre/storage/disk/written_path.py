"""Paths as people write, copy and drag them: in quotes, with ~, as an address, with escapes."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING
from unicodedata import category
from urllib.parse import urlsplit
from urllib.request import url2pathname

from euchre.start.folders import expanded

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_QUOTES = (
    '""', "''", "``", "<>",
    "\u201c\u201d", "\u2018\u2019", "\u00ab\u00bb", "\u2039\u203a",
    "\u201e\u201c", "\u201a\u2018", "\u00bb\u00ab", "\u203a\u2039",
    "\u201e\u201d", "\u201a\u2019", "\u201d\u201d", "\u2019\u2019",
)  # fmt: skip
"""As they open and close in the languages people write in."""


def read_path(text: str) -> Path:
    """The path that was written; a relative one stays so. Raises FolderError.

    Quotes around it are those of "Copy as path" or of a command line, and so are backslashes
    before blanks, where no file is really called so. "file:" begins the address of a file.
    """
    text = _unquoted(_stripped(text))
    if text[:5].lower() == "file:":
        return expanded(_of_address(text))
    path = expanded(text)
    if "\\" in text and sys.platform != "win32" and not _is_there(path):
        return expanded(re.sub(r"\\(.)", r"\1", text))
    return path


def _stripped(text: str) -> str:
    """Leave out what cannot be seen at both ends: Windows copies paths with such a sign."""

    def begins(signs: Iterable[str]) -> int:
        seen = (place for place, sign in enumerate(signs) if not _is_unseen(sign))
        return next(seen, len(text))

    return text[begins(text) : len(text) - begins(reversed(text))]


def _is_unseen(sign: str) -> bool:
    return sign.isspace() or category(sign) == "Cf"


def _unquoted(text: str) -> str:
    if len(text) < 2 or text[0] + text[-1] not in _QUOTES:  # noqa: PLR2004 - both quotes
        return text
    # On a command line an apostrophe within quotes ends them for a moment.
    words = _words_of_a_shell(text) if text[0] == "'" else []
    return words[0] if len(words) == 1 else _stripped(text[1:-1])


def _words_of_a_shell(text: str) -> list[str]:
    import shlex  # noqa: PLC0415 - hardly ever needed

    try:
        return shlex.split(text)
    except ValueError:
        return []


def _of_address(text: str) -> str:
    try:
        parts = urlsplit(text)
    except ValueError:
        return text
    # What looks like a question or a part of a page is part of the name in a hand-written one.
    rest = parts.path
    rest += f"?{parts.query}" if parts.query else ""
    rest += f"#{parts.fragment}" if parts.fragment else ""
    host = "" if parts.netloc in ("", "localhost") else f"//{parts.netloc}"
    return url2pathname(host + rest)


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False
