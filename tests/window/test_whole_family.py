"""The rest of the family at the real window, by mouse and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.play import by_keys, by_mouse, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

AT_ONCE = ("--speed", "instant")
GAMES = ("railroad", "two_handed", "three_handed", "hasenpfeffer", "napoleon")
"""To their ends they are played in tests/ui/test_whole_family.py, by the same events."""


@pytest.mark.parametrize("game", GAMES)
def test_deals_are_played_by_mouse_and_by_keys(start: Callable[..., Person], game: str) -> None:
    person = start("--start", game, "--seed", "3", *AT_ONCE)

    def by_turns(person: Person, facts: Facts, number: int) -> None:
        (by_mouse if number // 3 % 2 else by_keys)(person, facts, number)

    seen = play_until(person, by_turns, lambda facts: facts["deal"] == 2)
    assert any("play" in facts.get("phase", "") for facts in seen)
