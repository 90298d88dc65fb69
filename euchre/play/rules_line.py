"""House rules as a line of text that people send one another, and the same line read back.

"euchre-rules 1: us stick_the_dealer=no target=11 [k3f9q]": the version of this notation, the game,
the house rules that are not usual there, and five letters that tell whether the line is whole.
"""

from __future__ import annotations

import base64
import hashlib
import re
from enum import Enum
from typing import Any

from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check, choices

VERSION = 1
_WORD = "euchre-rules"
_TOLD = re.compile(rf"{_WORD} (\d{{1,6}}) ?: ?([^\[\]]*?) ?\[ ?(\w{{5}}) ?\]", re.IGNORECASE)
_LONGEST = 4000
"""Letters that are looked through; a line has at most a few hundred."""
_BETWEEN = re.compile(r"[\s>\u200b\ufeff]+")
"""What mails and chats put between words: breaks, quoting marks, blanks of every kind."""


class Fault(Enum):
    """What is wrong with a line."""

    NO_RULES = "there is no line of house rules in the text"
    NEWER = "the line was written by a newer version"
    NOT_WHOLE = "a part is missing or was changed"
    NO_SUCH_GAME = "there is no such game"
    NO_SUCH_RULE = "there is no such house rule, or none of this game"


class NotRulesError(ValueError):
    """A text from which no house rules can be read."""

    def __init__(self, fault: Fault, word: str = "") -> None:
        """Say what is wrong, and with which *word* of the line."""
        super().__init__(f"{fault.value}: {word!r:.60}" if word else fault.value)
        self.fault = fault
        self.word = word[:60]


def line_of(options: Options) -> str:
    """The house rules as a line, the same in every language; `read_line` reads it back."""
    usual, values = PRESETS[options.variant].as_dict(), options.as_dict()
    rules = [f"{name}={word(value)}" for name, value in values.items() if value != usual[name]]
    told = " ".join((options.variant, *rules))
    return f"{_WORD} {VERSION}: {told} [{_mark(VERSION, told)}]"


def read_line(text: str) -> Options:
    """The house rules in the first line of them within *text*; NotRulesError.

    Whatever stands around the line, and where it was broken, does not matter.
    """
    plain = _BETWEEN.sub(" ", text[:_LONGEST])
    told = _TOLD.search(plain)
    if told is None:
        begun = _WORD in plain.lower()
        raise NotRulesError(Fault.NOT_WHOLE if begun else Fault.NO_RULES)
    version, rules, mark = int(told[1]), told[2].lower(), told[3].lower()
    if version > VERSION:
        raise NotRulesError(Fault.NEWER)
    if version < 1 or mark != _mark(version, rules):
        raise NotRulesError(Fault.NOT_WHOLE)
    variant, *values = rules.split()
    return _read(variant, values)


def _read(variant: str, rules: list[str]) -> Options:
    if variant not in PRESETS:
        raise NotRulesError(Fault.NO_SUCH_GAME, variant)
    values: dict[str, Any] = {}
    for rule in rules:
        name, _, told = rule.partition("=")
        try:
            values[name] = next(v for v in choices(name) if word(v) == told)
            options = check(values, PRESETS[variant])
            build(options)
        except (KeyError, StopIteration, ValueError) as error:
            raise NotRulesError(Fault.NO_SUCH_RULE, rule) from error
    return check(values, PRESETS[variant])


def word(value: Any) -> str:
    """The value of a house rule as it stands in a line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value).lower()


def _mark(version: int, told: str) -> str:
    """Five letters that follow from all the others."""
    digest = hashlib.sha256(f"{_WORD} {version}: {told}".encode()).digest()
    return base64.b32encode(digest).decode("ascii")[:5].lower()
