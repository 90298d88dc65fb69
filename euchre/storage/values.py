"""Values from files, which anybody may have written: read without a fault, checked one by one."""

from __future__ import annotations

import math
import re
from typing import Any

_DEEPEST, _CUT_OFF = 12, 24
"""How far values may lie within one another, and how far what cannot be read otherwise is read."""
_LONGEST_TEXT = 10_000
_MOST_DIGITS = 18
_MOST = 10**_MOST_DIGITS
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def parsed(text: str) -> Any:
    """What a text of JSON says; ValueError if it is none.

    What lies too deep is None, and a number with too many digits is infinite: neither passes a
    check, and the rest of the text counts.
    """
    import json  # noqa: PLC0415 - a first start has no file, and need not wait

    try:
        return json.loads(text, parse_int=_whole)
    except RecursionError:
        return json.loads(_shallow(text), parse_int=_whole)


def _whole(digits: str) -> float:
    return int(digits) if len(digits) <= _MOST_DIGITS else math.inf


def _shallow(text: str) -> str:
    """*text* with null for everything that lies deeper than values may."""
    kept: list[str] = []
    depth = since = 0
    for token in _TOKEN.finditer(text):
        if token[0] in "[{":
            depth += 1
            if depth == _CUT_OFF + 1:
                kept += (text[since : token.start()], "null")
        elif token[0] in "]}":
            if depth == _CUT_OFF + 1:
                since = token.end()
            depth -= 1
    return "".join((*kept, text[since:] if depth <= _CUT_OFF else ""))


def is_plain(value: Any, depth: int = 0) -> bool:
    """Whether a value is one that a file can hold and give back: no endless number, no half sign."""
    if depth >= _DEEPEST:
        return False
    if isinstance(value, dict):
        return all(is_text(key) and is_plain(part, depth + 1) for key, part in value.items())
    if isinstance(value, list):
        return all(is_plain(part, depth + 1) for part in value)
    if isinstance(value, str):
        return is_text(value)
    if isinstance(value, int):
        return bool(-_MOST < value < _MOST)
    return value is None or (isinstance(value, float) and math.isfinite(value))


def is_text(value: Any) -> bool:
    """Whether a value is a text that can be written down, and not endless."""
    if not isinstance(value, str) or len(value) > _LONGEST_TEXT:
        return False
    return not any("\ud800" <= sign <= "\udfff" for sign in value)
