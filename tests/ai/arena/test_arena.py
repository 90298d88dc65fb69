from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pytest

from euchre.ai.arena import duplicate, match
from euchre.ai.arena.__main__ import main
from euchre.rules.games import PRESETS

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

ROOT = Path(__file__).parents[3]
KEYS = {
    "points_per_deal",
    "ci95",
    "games_share",
    "decision_ms_p50",
    "decision_ms_p99",
    "decision_ms_max",
}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "euchre.ai.arena", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_arena_reports_all_figures_as_json_and_shows_how_far_it_is() -> None:
    done = run("normal", "beginner", "--deals", "8", "--seed", "1", "--jobs", "2", "--json")
    assert done.returncode == 0
    figures = json.loads(done.stdout)
    assert set(figures) >= KEYS
    assert figures["deals"] == 8
    assert "100 %" in done.stderr


def test_the_arena_says_what_is_wrong_with_its_arguments() -> None:
    done = run("normal", "grandmaster")
    assert done.returncode == 2
    assert "grandmaster" in done.stderr
    assert "Traceback" not in done.stderr
    assert run("normal", "beginner", "--house", "target=3").returncode == 2


def figures(seed: str, jobs: int = 1, rules: str = "classic") -> dict[str, float]:
    found = match.measure("normal", "beginner", PRESETS[rules], deals=22, seed=seed, jobs=jobs)
    return {key: value for key, value in found.items() if not key.startswith("decision")}


def test_the_same_seed_gives_the_same_figures_with_any_number_of_processes() -> None:
    assert figures("7") == figures("7", jobs=2)
    assert figures("7") != figures("8")


@pytest.mark.parametrize("rules", ["us", "canadian", "british"])
def test_every_preset_can_be_measured(rules: str) -> None:
    assert figures("1", rules=rules)["games"] > 0


def test_a_player_against_himself_comes_out_even() -> None:
    block = duplicate.Block("normal", "normal", PRESETS["classic"], "seed", 40)
    result = duplicate.play(block)
    assert len(result.differences) == 40
    assert sum(result.differences) == 0
    assert result.won * 2 == result.games


def test_whoever_sees_all_cards_wins_nearly_everything() -> None:
    block = duplicate.Block("all-seeing", "normal", PRESETS["classic"], "seed", 30)
    result = duplicate.play(block)
    assert sum(result.differences) / 30 > 0.3


def test_a_player_of_ones_own_is_put_in_by_module_and_class(tmp_path: Path) -> None:
    text = (
        "class First:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def choose(self, view):\n"
        "        return view.legal[0]\n"
    )
    (tmp_path / "players.py").write_text(text, encoding="utf-8", newline="\n")
    command = [
        sys.executable,
        "-m",
        "euchre.ai.arena",
        "players:First",
        "normal",
        "--deals",
        "20",
    ]
    done = subprocess.run(
        [*command, "--json"],
        cwd=ROOT,
        env={"PYTHONPATH": f"{tmp_path}:{ROOT}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert json.loads(done.stdout)["points_per_deal"] < 0


class Told:
    """A player of one's own that notes everything it is given."""

    heard: ClassVar[list[object]] = []

    def __init__(self, seed: str) -> None:
        self.heard.append(seed)

    def choose(self, view: PlayerView) -> Action:
        """Do the first thing."""
        self.heard.append(view)
        return view.legal[0]


def told(seed: str) -> list[object]:
    Told.heard.clear()
    match.measure(f"{__name__}:Told", "beginner", PRESETS["classic"], deals=45, seed=seed)
    return list(Told.heard)


def test_no_player_is_given_anything_that_leads_to_the_packs_of_the_match() -> None:
    first, other = told("1"), told("another")
    seeds = [[heard for heard in one if isinstance(heard, str)] for one in (first, other)]
    assert first != other
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == len(seeds[0]) == 12, "three blocks, four seats in each"


def test_a_player_tried_out_before_the_match_is_not_made_with_the_seed_of_the_match() -> None:
    Told.heard.clear()
    main([f"{__name__}:Told", "beginner", "--deals", "1", "--seed", "4711"])
    assert not any("4711" in str(heard) for heard in Told.heard if isinstance(heard, str))
