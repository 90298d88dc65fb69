"""Paths as people write, copy and drag them: in quotes, with ~, as an address, with escapes."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit
from urllib.request import url2pathname

from euchre.start.folders import expanded

if TYPE_CHECKING:
    from pathlib import Path

_QUOTES = ('""', "''", "\u201c\u201d", "\u2018\u2019", "\u00ab\u00bb", "<>")


def read_path(text: str) -> Path:
    """The path that was written; a relative one stays so. Raises FolderError.

    Quotes around it are those of "Copy as path" or of a command line, and so are backslashes
    before blanks, where no file is really called so. "file:" begins the address of a file.
    """
    text = _unquoted(text.strip())
    if text[:5].lower() == "file:":
        return expanded(_of_address(text))
    path = expanded(text)
    if "\\" in text and sys.platform != "win32" and not _is_there(path):
        return expanded(re.sub(r"\\(.)", r"\1", text))
    return path


def _unquoted(text: str) -> str:
    if len(text) > 1 and text[0] + text[-1] in _QUOTES:
        return text[1:-1].strip()
    return text


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
