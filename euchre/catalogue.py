"""Reads a translation from the very file it is written in, so that nothing has to be compiled."""

from __future__ import annotations

import gettext
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_SIGNS = {"n": "\n", "t": "\t", "r": "\r"}
_PLURAL = re.compile(r"^Plural-Forms:[^;]*;\s*plural\s*=([^;]+)", re.MULTILINE)
_FORM = re.compile(r"msgstr(?:\[(\d+)\])?")

Entry = dict[str, str]
"""The parts of one message by their keywords: msgctxt, msgid, msgid_plural, msgstr[0] ..."""


class Catalogue(gettext.NullTranslations):
    """The texts of a language; what is not translated stays as it is."""

    def __init__(
        self, texts: Mapping[tuple[str, str], list[str]], form: Callable[[int], int]
    ) -> None:
        """Keep the forms of every text by context and text; *form*: which one a number wants."""
        super().__init__()
        self._texts, self._form = texts, form

    def gettext(self, message: str) -> str:
        """Return a text in this language."""
        return self.pgettext("", message)

    def pgettext(self, context: str, message: str) -> str:
        """Return a text whose word is ambiguous without its context."""
        return self._texts.get((context, message), [message])[0]

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """Return the form of a text that belongs to a number."""
        forms = self._texts.get(("", msgid1))
        if forms is None:
            return msgid1 if n == 1 else msgid2
        return forms[min(self._form(n), len(forms) - 1)]


def read(path: Path) -> Catalogue:
    """Read a .po file; OSError or ValueError if it cannot be."""
    texts: dict[tuple[str, str], list[str]] = {}
    for entry in _entries(path.read_text(encoding="utf-8").splitlines()):
        forms = [entry[key] for key in sorted(entry) if _FORM.fullmatch(key)]
        if forms and all(forms):
            texts[entry.get("msgctxt", ""), entry["msgid"]] = forms
    if ("", "") not in texts:
        raise ValueError(path)
    found = _PLURAL.search(texts.pop(("", ""))[0])
    return Catalogue(texts, gettext.c2py(found[1].strip() if found else "n != 1"))


def _entries(lines: Iterable[str]) -> Iterator[Entry]:
    entry: Entry = {}
    keyword = ""
    for line in map(str.strip, lines):
        if line.startswith("msg"):
            keyword, _, line = line.partition(" ")  # noqa: PLW2901 - the rest of the line
            if entry and keyword in {"msgctxt", "msgid"} and "msgid" in entry:
                yield entry
                entry = {}
            entry[keyword] = ""
        elif line.startswith("#") or not line:
            continue
        if not keyword or len(line) < len('""') or line[0] + line[-1] != '""':
            raise ValueError(line)
        entry[keyword] += _ESCAPED.sub(lambda sign: _SIGNS.get(sign[1], sign[1]), line[1:-1])
    if "msgid" in entry:
        yield entry
