"""What a player reads is what a native player of Euchre would say: the old words stay away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from euchre.locale import update

if TYPE_CHECKING:
    from pathlib import Path

BETTER = {
    r"colour|favour|defence|learnt": "the American spelling; en_GB has the other one",
    r"\bpacks?\b": "deck",
    r"\b(lay|lays|laid|laying)\b.*\baway\b|\bput away\b": "discard",
    r"\beverybody\b|\bsomebody\b|\banybody\b": "everyone, someone, anyone",
    r"\bone's\b|\bone may\b|\boneself\b": "your, you may",
    r"\b(he|him|his|himself)\b": "they, or the name again: a player is no man",
    r"\btak\w+ (it|the card|the card \w+) up\b|\btook up\b|\btake up\b": "pick it up",
    r"\bturned card\b|\bup-card\b": "upcard",
    r"\bcards are thrown in\b|\bdeal is thrown in\b": "the hand is thrown in",
    r"\bbecomes? trump\b": "Clubs are trump",
    r"\blone hands?\b": "loner",
    r"\bhighest bidder\b": "high bidder",
    r"\border up \{": "order it up",
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
    r"\bmay only\b": "can only",
    r"\bthe usual ones\b|\busual house rules\b": "standard rules",
    r"\btricks? of one": "taken yourself",
    r"\bfrom elsewhere\b": "imported",
    r"\bwrite (its|the|a) \b": "type",
    r"\bmend\b": "fix",
    r"\bcould not\b|\bcannot\b|\bdid not\b|\bdo not\b|\bdoes not\b": "couldn't, can't, didn't ...",
    r"\} : \{": "an en dash in scores: numbers.score",
    r"[\d}] %": "no room before the sign: numbers.percent",
    r"\bsigns?\b": "characters",
    r"\bshall\b": "should",
    r"\bin turn\b": "by turns",
    r"\btrump: \{": "Clubs are trump",
    r"\b(next|last) deal\b|\{(number|deals)\} deals?\b": "hand, for a deal in talk",
    r"\btook no trick\b": "took no tricks",
    r"\bany more$": "left out, or anymore",
    r"\bround the table\b|\bway round\b": "around",
}
"""What is not said any more, as a pattern without regard to capitals, and what is said instead."""


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


def complaints(texts: list[str]) -> list[str]:
    """The texts with old words, and what to say instead."""
    return [
        f"{text!r}: rather {better}"
        for pattern, better in BETTER.items()
        for text in texts
        if re.search(pattern, text, re.IGNORECASE)
    ]


def test_no_text_says_what_a_native_player_would_not(texts: list[str]) -> None:
    assert len(texts) > 500
    assert complaints(texts) == []


@pytest.mark.parametrize(
    "text",
    ["Lay one card away", "Everybody passed", "He sees", "Take it up ♠", "{a} : {b}", "{n} %"],
)
def test_an_old_word_is_noticed(text: str) -> None:
    assert complaints([text])


def test_a_word_that_holds_an_old_one_is_not_it() -> None:
    assert complaints(["This unpacked cache is theirs; she laid it face up."]) == []
