"""The torture programs bear being run shortly, and notice what they are there to notice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from euchre.play import dealing
from euchre.rules import PRESETS
from euchre.storage import journal, saves
from euchre.storage.disk import files as files_on_disk
from euchre.storage.disk import shared_file
from euchre.storage.journal import Journal
from euchre.storage.notation import SaveError
from tests.torture import calls, files, foreign, kill, shuffles, windows
from tests.torture.__main__ import main
from tests.torture.deals import Fault

if TYPE_CHECKING:
    from euchre.rules import Action, Setup

PROGRAM = Path(__file__).resolve().parents[1] / "torture"


def test_games_go_on_after_being_killed() -> None:
    toll = kill.torment(rounds=2, seed=4)
    assert toll.kills >= 2
    assert toll.actions > 0


def _forgetful(folder: str) -> None:
    """Play on as the program does, but for one thing."""
    done = Journal.done

    def forgetting(journal: Journal, action: Action) -> None:
        if str(action) != "pass":
            done(journal, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Journal, "done", forgetting)
        kill.go_on(folder)


def test_a_journal_that_forgets_is_noticed() -> None:
    with pytest.raises((Fault, SaveError)):
        kill.torment(rounds=40, seed=5, live=_forgetful)


def test_damaged_files_are_borne() -> None:
    told = files.damage(count=50, first=1)
    assert told["refused"] > 15
    assert told["games still"] > 2


def test_a_program_that_throws_damaged_files_away_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(saves, "keep_aside", Path.unlink)
    with pytest.raises(Fault, match="--seed"):
        files.damage(count=50, first=1)


def test_broken_system_calls_are_borne() -> None:
    told = calls.break_calls(count=18, first=2)
    assert told["deaths"] > 0
    assert len(told) > 3


def test_a_program_that_writes_over_its_files_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def write_over(path: Path, text: str, *, private: bool = True) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")

    for module in (files_on_disk, journal, saves, shared_file):
        monkeypatch.setattr(module, "write_whole", write_over)
    with pytest.raises(Fault, match="--seed"):
        calls.break_calls(count=6, first=38)


def test_several_windows_leave_what_each_has_done() -> None:
    told = windows.use(rounds=1, first=1)
    assert min(told[what] for what in ("settings", "resets", "games", "notes")) > 0


def test_other_programs_may_meddle_with_the_files() -> None:
    assert len(foreign.meddle(count=12, first=1)) > 4


def test_a_program_that_does_not_look_who_has_written_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Journal, "_is_ours", lambda _: True)
    with pytest.raises(Fault, match="--seed"):
        foreign.meddle(count=30, first=1)


@pytest.mark.parametrize("mutation", files.MUTATIONS)
def test_every_damage_damages(mutation: object) -> None:
    data = (PROGRAM.parent / "storage" / "golden" / "british.euchre").read_bytes()
    assert callable(mutation)
    assert any(mutation(data, data[::-1], Random(n)) != data for n in range(9))


@pytest.mark.parametrize("game", shuffles.distinct())
def test_shuffles_are_even(game: str) -> None:
    chances = shuffles.evenness(shuffles.distinct()[game], 1500, seed=1)
    assert all(chance > shuffles.SUSPICIOUS for chance in chances.values()), chances


def test_a_shuffle_that_favours_some_deals_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = dealing.drawn_number

    def folded(seed: int | str, index: int, setup: Setup) -> int:
        return drawn(seed, index, setup) * 9 // 10

    monkeypatch.setattr(shuffles, "drawn_number", folded)
    chances = shuffles.evenness(PRESETS["classic"], 3000, seed=1)
    assert min(chances.values()) < shuffles.SUSPICIOUS


@pytest.mark.parametrize(
    "words",
    [
        ["kill", "--rounds", "1", "--seed", "4"],
        ["files", "--count", "3"],
        ["calls", "--count", "3"],
        ["windows", "--rounds", "1"],
        ["foreign", "--count", "3"],
        ["shuffles", "--count", "500", "--game", "classic"],
    ],
)
def test_the_programs_run_as_they_are_told(
    words: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    assert capfd.readouterr().out
