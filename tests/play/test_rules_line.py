"""House rules that people send each other as a line of text."""

from __future__ import annotations

import re
from random import Random

import pytest

from euchre.play.rules_line import NotRulesError, RulesFault, line_of, read_line
from euchre.rules.games import GAMES, PRESETS
from euchre.rules.options import check
from euchre.rules.regional import REGIONAL
from tests.rules.invariants import random_options

CHANGED = check({"stick_the_dealer": False, "target": 11}, PRESETS["us"])


def fault(text: str) -> RulesFault:
    with pytest.raises(NotRulesError) as caught:
        read_line(text)
    return caught.value.fault


def test_these_rules_are_this_line_for_ever() -> None:
    assert line_of(CHANGED) == "euchre-rules 1: us target=11 stick_the_dealer=no [s5oud]"
    assert read_line("euchre-rules 1: us target=11 stick_the_dealer=no [s5oud]") == CHANGED


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_rules_of_a_game_are_a_short_line_that_is_read_back(game: str) -> None:
    line = line_of(PRESETS[game])
    assert re.fullmatch(rf"euchre-rules 1: {game} \[\w{{5}}\]", line)
    assert read_line(line) == PRESETS[game]


def test_any_house_rules_are_read_back_as_they_were() -> None:
    rng = Random(1)
    for _game in range(300):
        options = random_options(rng)
        assert read_line(line_of(options)) == options
    for known in REGIONAL.values():
        assert read_line(line_of(known)) == known


@pytest.mark.parametrize(
    "around",
    [
        "Our rules:\n{line}\nSee you on Thursday!",
        "> {line}",
        "\ufeff  {line}\r\n",
        "\t{line}\xa0",
    ],
)
def test_what_stands_around_a_line_does_not_matter(around: str) -> None:
    assert read_line(around.format(line=line_of(CHANGED))) == CHANGED


def test_a_line_may_be_broken_and_quoted_by_mails_and_written_in_capitals() -> None:
    line = line_of(CHANGED)
    assert read_line(line.replace(" ", "\n> ")) == CHANGED
    assert read_line(line.upper()) == CHANGED


def test_no_letter_of_a_line_can_be_left_out_or_changed() -> None:
    line = line_of(CHANGED)
    for place in (place for place, letter in enumerate(line) if letter != " "):
        for forged in (line[:place], line[:place] + line[place + 1 :], f"{line[:place]}x"):
            with pytest.raises(NotRulesError):
                read_line(forged)
    assert fault(line.replace("target=11", "target=5")) is RulesFault.NOT_WHOLE
    assert fault(line.replace("stick_the_dealer=no ", "")) is RulesFault.NOT_WHOLE


def test_what_is_no_line_of_rules_says_why() -> None:
    assert fault("") is RulesFault.NO_RULES
    assert fault("classic 7EP5-1ZHF-D1 dealer East") is RulesFault.NO_RULES
    assert fault("euchre-rules 1: classic") is RulesFault.NOT_WHOLE
    assert fault("euchre-rules 2: classic whatever=new [abcde]") is RulesFault.NEWER
    assert fault("euchre-rules 0: classic [abcde]") is RulesFault.NOT_WHOLE


@pytest.mark.parametrize(
    ("told", "expected", "word"),
    [
        ("tarock", RulesFault.NO_SUCH_GAME, "tarock"),
        ("classic cheating=yes", RulesFault.NO_SUCH_RULE, "cheating=yes"),
        ("classic target=6", RulesFault.NO_SUCH_RULE, "target=6"),
        ("classic target=true", RulesFault.NO_SUCH_RULE, "target=true"),
        ("classic variant=british", RulesFault.NO_SUCH_RULE, "variant=british"),
        ("napoleon stick_the_dealer=yes", RulesFault.NO_SUCH_RULE, "stick_the_dealer=yes"),
        ("classic players=2", RulesFault.NO_SUCH_RULE, "players=2"),
        ("classic __class__=x", RulesFault.NO_SUCH_RULE, "__class__=x"),
    ],
)
def test_a_forged_line_with_the_right_letters_is_refused_by_the_word_that_is_wrong(
    told: str, expected: RulesFault, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("euchre.play.checked_line._mark", lambda *_told: "abcde")
    with pytest.raises(NotRulesError) as caught:
        read_line(f"euchre-rules 1: {told} [abcde]")
    assert (caught.value.fault, caught.value.word) == (expected, word)


def test_endless_texts_and_numbers_are_no_line() -> None:
    assert fault("x" * 1_000_000 + line_of(CHANGED)) is RulesFault.NO_RULES
    assert fault(f"euchre-rules {'9' * 5000}: classic [abcde]") is RulesFault.NOT_WHOLE
    assert fault("euchre-rules 1: " + "[" * 3000) is RulesFault.NOT_WHOLE
