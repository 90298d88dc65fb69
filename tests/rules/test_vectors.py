from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from euchre.rules import GAMES, PRESETS
from tests.rules.vectors_case import Case, NotPlayedError, cases_in
from tests.rules.vectors_runner import KINDS, run

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = Path(__file__).parent / "vectors"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        folder = metafunc.config.getoption("--vectors")
        cases = cases_in(OWN) + (cases_in(folder) if folder else [])
        metafunc.parametrize("case", cases, ids=[case.id for case in cases])


def test_the_rules_agree_with_the_worked_case(case: Case) -> None:
    try:
        run(case)
    except NotPlayedError as reason:
        pytest.skip(str(reason))


def one_case_for_each_expectation() -> list[tuple[str, Case]]:
    # What is excluded is tested by what is included.
    found = {
        (case.kind, key): (key, case)
        for case in cases_in(OWN)
        for key in case.expect
        if not key.endswith("_excludes")
    }
    return [found[which] for which in sorted(found)]


OTHER_VALUES: dict[type, Callable[[Any], object]] = {
    bool: lambda value: not value,
    int: lambda value: value + 1,
    list: lambda value: ["9C", *value] if value != ["9C"] else [],
    dict: lambda value: {place: ["9C"] for place in value},
    str: lambda value: value + "?",
    type(None): lambda _: 7,
}


@pytest.mark.parametrize(
    ("key", "sample"),
    one_case_for_each_expectation(),
    ids=lambda part: part if isinstance(part, str) else part.id,
)
def test_another_expectation_would_fail(key: str, sample: Case) -> None:
    expected = sample.expect[key]
    other = OTHER_VALUES[type(expected)](expected)
    wrong = replace(sample, data={**sample.data, "expect": {**sample.expect, key: other}})
    with pytest.raises((AssertionError, ValueError, KeyError)):
        run(wrong)


def test_an_unknown_expectation_is_not_passed_over() -> None:
    for case in {case.kind: case for case in cases_in(OWN)}.values():
        odd = replace(case, data={**case.data, "expect": {**case.expect, "mood": "good"}})
        with pytest.raises(AssertionError, match="does not know"):
            run(odd)


def test_a_game_that_is_not_there_is_not_passed_over_in_silence() -> None:
    case = cases_in(OWN)[0]
    with pytest.raises(NotPlayedError, match="whist"):
        run(replace(case, data={**case.data, "game": "whist"}))


def test_a_folder_without_cases_would_be_noticed() -> None:
    assert len(cases_in(OWN)) > 100


@pytest.mark.parametrize("path", sorted(OWN.glob("*.json")), ids=lambda path: path.stem)
def test_every_kind_of_a_game_that_is_there_can_be_run(path: Path) -> None:
    for data in json.loads(path.read_text(encoding="utf-8"))["vectors"]:
        assert data["game"] in GAMES
        assert data["kind"] in KINDS


@pytest.mark.parametrize("game", ["classic", "british", "canadian"])
def test_the_presets_are_those_of_the_worked_cases(game: str) -> None:
    file = json.loads((OWN / f"{game}.json").read_text(encoding="utf-8"))
    expected = {**file["meta"]["defaults"], **file["meta"]["presets"][game]}
    ours = PRESETS[game].as_dict()
    assert {k: v for k, v in expected.items() if k in ours} == {
        k: v for k, v in ours.items() if k in expected
    }
