from __future__ import annotations

import pytest

from euchre.rules import GAMES, PRESETS
from tests.rules.playthrough import FOLDER, actions_in, path_of, render

PLAYTHROUGHS = sorted(path.stem for path in FOLDER.glob("*.txt"))


def test_every_game_has_a_playthrough_and_no_other_has() -> None:
    assert sorted(GAMES) == PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_comes_out_as_it_did(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    actions = actions_in(text)
    assert len(actions) > 60
    assert render(PRESETS[name], actions) == text
