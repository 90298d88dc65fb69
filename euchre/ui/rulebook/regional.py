"""The known sets of house rules in words, and what is wrong with a line of house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.i18n import N_, _
from euchre.play.rules_line import RulesFault

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.play.rules_line import NotRulesError


class _Known(NamedTuple):
    name: str
    source: str


_KNOWN: Mapping[str, _Known] = {
    "ontario": _Known(
        N_("Ontario"),
        N_(
            "Canadian rules from debitcardcasino.ca (2018), with stick the dealer, as commonly "
            "played in Ontario."
        ),
    ),
    "michigan": _Known(
        N_("Michigan"),
        N_(
            "Dealt as in “Michigan Style” at hubpages.com; stick the dealer is common there, says "
            "everything2.com."
        ),
    ),
    "indiana": _Known(
        N_("Indiana"),
        N_(
            "Midwest rules from essortment.com and newtsgames.com, as commonly played in "
            "Indiana."
        ),
    ),
    "cornwall": _Known(
        N_("Cornwall"),
        N_(
            "The Cornish game from pagat.com; the first jack deals, as in the St Austell "
            "league (staustelleuchre.com)."
        ),
    ),
    "german": _Known(
        N_("German rules"),
        N_("The German rules this program was first written from; they are the classic game."),
    ),
}

_FAULTS: Mapping[RulesFault, str] = {
    RulesFault.NO_RULES: N_(
        "There is no line of rules in this text. One begins with “euchre-rules”."
    ),
    RulesFault.NEWER: N_(
        "This line comes from a newer version of Euchre. Open it with that version."
    ),
    RulesFault.NOT_WHOLE: N_(
        "Part of this line is missing or was changed. Copy it again, up to the last bracket."
    ),
    RulesFault.NO_SUCH_GAME: N_("There is no game called {word} here."),
    RulesFault.NO_SUCH_RULE: N_("This game has no house rule {word}."),
}


def region_name(key: str) -> str:
    """What a known set of house rules is called."""
    return _(_KNOWN[key].name)


def region_source(key: str) -> str:
    """Where a known set of house rules is written down."""
    return _(_KNOWN[key].source)


def fault_words(error: NotRulesError) -> str:
    """Why a text is no line of house rules."""
    return _(_FAULTS[error.fault]).format(word=error.word)
