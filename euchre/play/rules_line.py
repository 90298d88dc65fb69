"""House rules as a line of text that people send one another, and the same line read back.

"euchre-rules 1: us stick_the_dealer=no target=11 [k3f9q]": the game, and the house rules that are
not usual there (see `checked_line`).
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from euchre.play.checked_line import LineFault, NotALineError, line, told_in
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check, choices

if TYPE_CHECKING:
    from collections.abc import Sequence

_WORD, _VERSION = "euchre-rules", 1


class RulesFault(Enum):
    """What is wrong with a line of rules."""

    NO_RULES = "there is no line of house rules in the text"
    NEWER = "the line was written by a newer version"
    NOT_WHOLE = "a part is missing or was changed"
    NO_SUCH_GAME = "there is no such game"
    NO_SUCH_RULE = "there is no such house rule, or none of this game"


_FAULTS = {
    LineFault.NONE: RulesFault.NO_RULES,
    LineFault.NEWER: RulesFault.NEWER,
    LineFault.NOT_WHOLE: RulesFault.NOT_WHOLE,
}


class NotRulesError(ValueError):
    """A text from which no house rules can be read."""

    def __init__(self, fault: RulesFault, word: str = "") -> None:
        """Say what is wrong, and with which *word* of the line."""
        super().__init__(f"{fault.value}: {word!r:.60}" if word else fault.value)
        self.fault = fault
        self.word = word[:60]


def line_of(options: Options) -> str:
    """The house rules as a line, the same in every language; `read_line` reads it back."""
    return line(_WORD, _VERSION, " ".join(words_of(options)))


def read_line(text: str) -> Options:
    """The house rules in the first line of them within *text*; NotRulesError."""
    try:
        told = told_in(_WORD, _VERSION, text)
    except NotALineError as error:
        raise NotRulesError(_FAULTS[error.fault]) from error
    return read_words(told.split())


def words_of(options: Options) -> list[str]:
    """The game, and a word for each house rule that is not usual there."""
    usual, values = PRESETS[options.variant].as_dict(), options.as_dict()
    rules = [f"{name}={word(value)}" for name, value in values.items() if value != usual[name]]
    return [options.variant, *rules]


def read_words(words: Sequence[str]) -> Options:
    """The house rules in the words of `words_of`; NotRulesError."""
    variant, *rules = words or [""]
    if variant not in PRESETS:
        raise NotRulesError(RulesFault.NO_SUCH_GAME, variant)
    values: dict[str, Any] = {}
    for rule in rules:
        name, _, told = rule.partition("=")
        try:
            values[name] = next(v for v in choices(name) if word(v) == told)
            build(check(values, PRESETS[variant]))
        except (KeyError, StopIteration, ValueError) as error:
            raise NotRulesError(RulesFault.NO_SUCH_RULE, rule) from error
    return check(values, PRESETS[variant])


def word(value: Any) -> str:
    """The value of a house rule as it stands in a line."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value).lower()
