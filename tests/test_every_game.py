"""A game that is registered is known everywhere: words, pages, playthrough, saved game, screens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from euchre.rules import GAMES, PRESETS, build
from euchre.ui.rulebook.euchre import pages
from euchre.ui.rulebook.switches import game_detail
from euchre.ui.words.phrases import GAME_NAMES, game_name

TESTS = Path(__file__).parent


def with_a_golden_file() -> set[str]:
    headers = [
        json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        for path in (TESTS / "storage" / "golden").glob("*.euchre")
    ]
    return {header["options"]["variant"] for header in headers}


def with_a_playthrough() -> set[str]:
    return {path.stem for path in (TESTS / "rules" / "playthroughs").glob("*.txt")}


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_complete(key: str) -> None:
    game = GAMES[key]
    assert PRESETS[key] is game.usual
    assert game.usual.variant == key
    assert build(game.usual).options.variant == key
    assert GAME_NAMES[key] == game_name(key), (
        "the game needs a name in euchre/ui/words/phrases.py"
    )
    assert game_detail(key)
    assert len(pages(game.usual)) > 4
    assert key in with_a_playthrough(), "python3 -m tests.rules.playthrough writes one"
    assert key in with_a_golden_file(), "the game needs a saved game in tests/storage/golden"


def test_nothing_is_kept_for_games_that_are_not_registered() -> None:
    assert list(GAME_NAMES) == list(GAMES)
    assert with_a_playthrough() == set(GAMES) == with_a_golden_file()
