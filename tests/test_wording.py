"""What a player reads is what a native player of Euchre would say: the old words stay away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from euchre.locale import update

if TYPE_CHECKING:
    from collections.abc import Mapping

WORDS = {
    r"colour|favour|defence|learnt": "the American spelling; en_GB has the other one",
    r"\bpacks?\b": "deck",
    r"\b(lay|lays|laid|laying)\b.*\baway\b|\bput away\b": "discard",
    r"\beverybody\b|\bsomebody\b|\banybody\b": "everyone, someone, anyone",
    r"\bone's\b|\bone may\b|\boneself\b": "your, you may",
    r"\b(he|him|his|himself)\b": "they, or the name again",
    r"\btak\w+ (it|the card|the card \w+) up\b|\btook up\b|\btake up\b": "pick it up",
    r"\bturned card\b|\bup-card\b": "upcard",
    r"\bcards are thrown in\b|\bdeal is thrown in\b": "the hand is thrown in",
    r"\bbecomes? trump\b": "Clubs are trump",
    r"\blone hands?\b": "loner",
    r"\bhighest bidder\b": "high bidder",
    r"\bgo on playing\b|\bgone on with\b|\bgoes on from\b": "resume, continue",
    r"\bclick to go on\b": "click to continue",
    r"\bleave the game\b|\bleave euchre\b": "quit",
    r"\bgame waits\b": "paused",
    r"\banew\b": "again, reset",
    r"\bby lot\b": "at random",
    r"\btake in\b|\btaken in\b": "import",
    r"\bthe deletion\b": "undo delete",
    r"\bapplication menu\b": "applications menu",
    r"\bon file\b": "saved",
    r"(?<!there )\bis no (file|path|game|folder|number)\b": "is not a",
    r"\bthe usual ones\b|\busual house rules\b": "standard rules",
    r"\btricks? of one": "taken yourself",
    r"\bfrom elsewhere\b": "imported",
    r"\bmend\b": "fix",
    r"\bcounts? in no\b": "doesn't count in your statistics",
    r"\btook no trick\b": "took no tricks",
    r"\bround the table\b|\bway round\b": "around",
}
"""What is not said any more, as a pattern without regard to capitals, and what is said instead."""

IN_THE_PROGRAM = {
    r"\bmay only\b": "can only",
    r"\bwrite (its|the|a) \b": "type",
    r"\bcould not\b|\bcannot\b|\bdid not\b|\bdo not\b|\bdoes not\b": "couldn't, can't, didn't ...",
    r"[\d}] %": "no room before the sign: numbers.percent",
    r"\bsigns?\b": "characters",
    r"\bshall\b": "should",
    r"\bin turn\b": "by turns",
    r"\bany more$": "left out, or anymore",
    r"\} : \{": "an en dash in scores: numbers.score",
    r"\btrump: \{": "Clubs are trump",
    r"\border up \{": "order it up",
    r"\b(next|last) deal\b|\{(number|deals)\} deals?\b": "hand, for a deal in talk",
}
"""The same in the program alone, where people are spoken to."""


EVERYWHERE = WORDS | IN_THE_PROGRAM
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Every text a player can read."""
    template = tmp_path_factory.mktemp("template") / "euchre.pot"
    update.collect(template)
    return read(template)


def read(path: Path) -> list[str]:
    with path.open("rb") as file:
        messages = [message.id for message in read_po(file) if message.id]
    return [form for m in messages for form in ((m,) if isinstance(m, str) else m)]


def complaints(texts: list[str], words: Mapping[str, str]) -> list[str]:
    """The texts with old words, and what to say instead."""
    return [
        f"{text!r}: rather {better}"
        for pattern, better in words.items()
        for text in texts
        if re.search(pattern, text, re.IGNORECASE)
    ]


def test_no_text_says_what_a_native_player_would_not(texts: list[str]) -> None:
    assert len(texts) > 500
    assert complaints(texts, EVERYWHERE) == []


@pytest.mark.parametrize(
    "text",
    ["Lay one card away", "Everybody passed", "He sees", "Take it up ♠", "{a} : {b}", "{n} %"],
)
def test_an_old_word_is_noticed(text: str) -> None:
    assert complaints([text], EVERYWHERE)


def test_a_word_that_holds_an_old_one_is_not_it() -> None:
    assert complaints(["This unpacked cache is theirs; she laid it face up."], EVERYWHERE) == []


def test_nor_does_what_a_player_reads_before() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Changing it")[0]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    lines = [*readme.splitlines(), *changes.splitlines()]
    assert len(lines) > 100
    assert complaints(lines, WORDS) == []
