from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.torture import deals

PROGRAM = Path(__file__).resolve().parents[1] / "torture"


def test_random_deals_by_random_house_rules_go_without_a_fault() -> None:
    assert deals.play_games(first=1, games=12) > 50


def test_the_same_number_is_the_same_game() -> None:
    assert deals.play_game(7) == deals.play_game(7)


def test_the_program_plays_as_many_deals_as_it_is_told() -> None:
    words = [
        sys.executable,
        str(PROGRAM),
        "deals",
        "--count",
        "5",
        "--seed",
        "3",
        "--jobs",
        "1",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    count, what, *_ = done.stdout.split()
    assert int(count) >= 5
    assert what == "deals"


def test_a_game_that_goes_wrong_tells_how_to_play_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(*_: object) -> None:
        message = "a card is lost"
        raise AssertionError(message)

    monkeypatch.setattr(deals, "check_views", lost)
    with pytest.raises(deals.Fault, match=r"(?s)a card is lost.*--seed 12 .*shuffle"):
        deals.play_game(12)


def test_every_kind_of_torture_is_listed() -> None:
    done = subprocess.run(
        [sys.executable, str(PROGRAM), "--help"], capture_output=True, text=True, check=True
    )
    for path in PROGRAM.glob("[!_]*.py"):
        assert f"  {path.stem} " in done.stdout
