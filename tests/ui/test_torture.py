"""The torture of the screens bears being run shortly, and notices what it is there to notice."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from euchre.storage import saves
from euchre.storage import settings as settings_on_file
from euchre.ui.scenes.title import TitleScene
from tests.torture import many, settings
from tests.torture.deals import Fault
from tests.torture.monkey import Monkey
from tests.torture.soak import soak

if TYPE_CHECKING:
    from pathlib import Path


def test_the_program_bears_a_monkey(tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, seed=5)
    monkey.rage(120)
    assert sum(monkey.scenes.values()) == 120
    assert len(monkey.scenes) >= 4


def test_the_same_seed_is_the_same_monkey(tmp_path: Path) -> None:
    twins = [Monkey(tmp_path / name, seed=6) for name in ("one", "two")]
    for monkey in twins:
        monkey.rage(20)
    assert twins[0].scenes == twins[1].scenes


def test_an_error_is_told_with_what_led_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        message = "the fan is torn"
        raise LookupError(message)

    monkey = Monkey(tmp_path, seed=7)
    monkeypatch.setattr(TitleScene, "draw", broken)
    with pytest.raises(Fault, match=r"(?s)the fan is torn.*TitleScene: .*--seed 7"):
        monkey.rage(500)


def test_whole_games_go_through_the_screens() -> None:
    assert soak(games=2, seed=1)


def test_odd_settings_are_borne() -> None:
    told = settings.write_odd_ones(count=12, first=300)
    assert told["kept aside"] > 6


def test_a_program_that_forgets_other_settings_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(settings_on_file, "_usable", dict)
    with pytest.raises(Fault, match="--seed"):
        settings.write_odd_ones(count=12, first=300)


def test_many_games_are_borne() -> None:
    told = [str(spent) for spent in many.look_at(games=60, seed=1)]
    assert len(told) == 12


def test_a_program_that_loses_some_of_many_games_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = saves.found_files
    monkeypatch.setattr(saves, "found_files", lambda folder: islice(found(folder), 59))
    with pytest.raises(Fault, match="59 games in place of 60"):
        list(many.look_at(games=60, seed=1))
