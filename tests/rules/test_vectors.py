from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.rules import PRESETS, VARIANTS
from tests.rules.vectors_runner import KINDS, Case, NotPlayedError, cases_in, run

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


def test_a_folder_without_cases_would_be_noticed() -> None:
    assert len(cases_in(OWN)) > 100


@pytest.mark.parametrize("path", sorted(OWN.glob("*.json")), ids=lambda path: path.stem)
def test_every_kind_of_a_game_that_is_there_can_be_run(path: Path) -> None:
    for data in json.loads(path.read_text(encoding="utf-8"))["vectors"]:
        assert data["game"] in VARIANTS
        assert data["kind"] in KINDS


@pytest.mark.parametrize("game", ["classic", "british", "canadian"])
def test_the_presets_are_those_of_the_worked_cases(game: str) -> None:
    file = json.loads((OWN / f"{game}.json").read_text(encoding="utf-8"))
    expected = {**file["meta"]["defaults"], **file["meta"]["presets"][game]}
    ours = PRESETS[game].as_dict()
    assert {k: v for k, v in expected.items() if k in ours} == {
        k: v for k, v in ours.items() if k in expected
    }
