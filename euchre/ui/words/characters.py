"""The characters in words: how well they play, what they are inclined to, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.roster import CHARACTERS
from euchre.i18n import _, pgettext
from euchre.ui.words import numbers

if TYPE_CHECKING:
    from collections.abc import Mapping


class Measured(NamedTuple):
    """How two of a character fared against two of the normal level, in points a hand."""

    points: float
    """What they were ahead by; below zero they fell behind."""
    within: float
    """Half the width of the interval that holds the true value with 95 % confidence."""


MEASURED: Mapping[str, Measured] = {
    "Leyla": Measured(-0.2014, 0.0179),
    "Mia": Measured(-0.2445, 0.0187),
    "Otto": Measured(-0.1213, 0.0149),
    "Piet": Measured(-0.0421, 0.0126),
    "Dale": Measured(-0.0548, 0.0100),
    "Roxy": Measured(-0.0219, 0.0129),
    "Grace": Measured(0.1667, 0.0745),
    "Walt": Measured(0.1133, 0.0764),
    "Jago": Measured(-0.0250, 0.0829),
    "Maud": Measured(0.1933, 0.0793),
    "Minh": Measured(0.2100, 0.0800),
    "Hattie": Measured(0.2267, 0.0803),
}
"""By the commands in `docs/computer.md`; who is not here has not been measured."""
DEALS: Mapping[str, int] = {"beginner": 6000, "normal": 6000, "strong": 300, "expert": 300}
"""In how many deals the characters of each level were measured."""


def level_title(level: str) -> str:
    """A level at the beginning of a line, as level_name is within one."""
    return {
        "beginner": pgettext("level", "Beginner"),
        "normal": pgettext("level", "Normal"),
        "strong": pgettext("level", "Strong"),
        "expert": pgettext("level", "Expert"),
    }[level]


def character_words(name: str) -> str:
    """Level and style of a character: "Expert · calls light"."""
    level, style = CHARACTERS[name]
    words = [level_title(level)]
    if style.calls:
        words.append(_("calls light") if style.calls > 0 else _("calls tight"))
    if style.alone:
        words.append(_("often goes alone") if style.alone > 0 else _("rarely goes alone"))
    if style.leads_trump:
        words.append(_("leads trump"))
    if len(words) == 1:
        words.append(_("plays it straight"))
    return " · ".join(words)


def measured_words(name: str) -> str:
    """What a character is worth against the normal level; nothing if that was not measured."""
    found = MEASURED.get(name)
    if found is None:
        return ""
    if abs(found.points) <= found.within:
        return _("About even with Normal")
    # TRANSLATORS: {points} is a number with its sign, +0.12 or -0.12; Normal is the level
    over, under = _("{points} a hand over Normal"), _("{points} a hand against Normal")
    points = numbers.hundredths(found.points, plus=True)
    return (over if found.points > 0 else under).format(points=points)


def margin_words(name: str) -> str:
    """What a character is worth, and how far chance may have moved that: "+0.12 ± 0.07"."""
    found = MEASURED.get(name)
    if found is None:
        return ""
    points = numbers.hundredths(found.points, plus=True)
    return f"{points} \N{PLUS-MINUS SIGN} {numbers.hundredths(found.within)}"
