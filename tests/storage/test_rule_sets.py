"""Sets of house rules on file: saved, renamed, deleted, and safe from damage and other windows."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from euchre.play.rules_line import line_of
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.storage.rule_sets import MOST, RuleSet, RuleSets, TakenNameError, TooManySetsError
from tests.storage.odd_values import ODD

if TYPE_CHECKING:
    from pathlib import Path

CLASSIC, BRITISH = PRESETS["classic"], PRESETS["british"]
OURS = check({"stick_the_dealer": True, "target": 7}, CLASSIC)
NEWER = "euchre-rules 9: classic tomorrow=yes [abcde]"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rule-sets.json"


def names(path: Path) -> list[str]:
    return [found.name for found in RuleSets(path).sets]


def test_sets_are_there_again_in_their_order(path: Path) -> None:
    sets = RuleSets(path)
    assert sets.sets == ()
    sets.add("Thursday", OURS)
    sets.add("Grandma", BRITISH)
    assert RuleSets(path).sets == (RuleSet("Thursday", OURS), RuleSet("Grandma", BRITISH))


def test_a_set_is_renamed_in_its_place_and_deleted_and_brought_back_there(path: Path) -> None:
    sets = RuleSets(path)
    for name in ("One", "Two", "Three"):
        sets.add(name, OURS)
    assert sets.rename("Two", " Second ") == "Second"
    assert names(path) == ["One", "Second", "Three"]
    place = sets.delete("Second")
    assert names(path) == ["One", "Three"]
    sets.add("Second", OURS, place)
    assert names(path) == ["One", "Second", "Three"]


def test_no_two_sets_have_one_name_and_no_set_has_none(path: Path) -> None:
    sets = RuleSets(path)
    sets.add("Thursday", OURS)
    sets.add("Friday", OURS)
    with pytest.raises(TakenNameError):
        sets.add("THURSDAY", BRITISH)
    with pytest.raises(TakenNameError):
        sets.rename("Friday", "thursday")
    assert sets.rename("Thursday", "THURSDAY") == "THURSDAY"
    with pytest.raises(ValueError, match="name"):
        sets.add(" \u200b ", OURS)
    assert names(path) == ["THURSDAY", "Friday"]


def test_there_are_only_so_many_sets(path: Path) -> None:
    lines = {str(n): line_of(OURS) for n in range(MOST)}
    path.write_text(json.dumps(lines), encoding="utf-8", newline="\n")
    sets = RuleSets(path)
    with pytest.raises(TooManySetsError):
        sets.add("One more", OURS)
    assert len(RuleSets(path).sets) == MOST


def test_what_another_window_has_saved_stays(path: Path) -> None:
    one, other = RuleSets(path), RuleSets(path)
    one.add("Of the one", OURS)
    other.add("Of the other", BRITISH)
    assert names(path) == ["Of the one", "Of the other"]
    one.rename("Of the one", "Renamed")
    assert names(path) == ["Renamed", "Of the other"]


def test_what_another_window_has_deleted_is_gone(path: Path) -> None:
    one = RuleSets(path)
    one.add("Thursday", OURS)
    RuleSets(path).delete("Thursday")
    assert one.delete("Thursday") == 0
    assert names(path) == []


def test_a_set_of_a_newer_version_is_not_listed_and_not_lost(path: Path) -> None:
    path.write_text(
        json.dumps({"Tomorrow": NEWER, "Now": line_of(OURS)}), encoding="utf-8", newline="\n"
    )
    sets = RuleSets(path)
    assert names(path) == ["Now"]
    sets.add("Then", BRITISH)
    sets.delete("Now")
    assert sets.kept_as is None
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "Tomorrow": NEWER,
        "Then": line_of(BRITISH),
    }


@pytest.mark.parametrize("value", ODD)
def test_an_odd_file_is_kept_aside_and_sets_are_saved_nevertheless(
    path: Path, value: str
) -> None:
    path.write_text(ODD[value], encoding="utf-8", newline="\n")
    before = path.read_bytes()
    sets = RuleSets(path)
    kept = sets.kept_as
    sets.add("Thursday", OURS)
    assert RuleSet("Thursday", OURS) in RuleSets(path).sets
    kept = kept or sets.kept_as
    assert kept is None or kept.read_bytes() == before
    assert kept is not None or isinstance(json.loads(before), dict)


@pytest.mark.parametrize("value", ODD)
def test_an_odd_value_for_a_set_costs_no_other_set(path: Path, value: str) -> None:
    path.write_text(
        f'{{"Good": {json.dumps(line_of(OURS))}, "Odd": {ODD[value]}}}',
        encoding="utf-8",
        newline="\n",
    )
    sets = RuleSets(path)
    if "Good" not in names(path):
        # Nothing of it can be read: it is kept whole.
        assert sets.kept_as is not None
        return
    sets.add("New", BRITISH)
    assert names(path) == ["Good", "New"]
    assert sets.kept_as is not None or "Odd" in json.loads(path.read_text(encoding="utf-8"))
