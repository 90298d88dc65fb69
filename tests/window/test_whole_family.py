"""The rest of the family at the real window, by mouse and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.window.play import by_keys, by_mouse, over, play_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.window.person import Facts, Person

AT_ONCE = ("--speed", "instant")


@pytest.mark.parametrize(
    ("game", "seed", "move"),
    [("two_handed", "5", by_keys), ("hasenpfeffer", "6", by_mouse)],
)
def test_a_whole_game_is_played(
    start: Callable[..., Person],
    game: str,
    seed: str,
    move: Callable[[Person, Facts, int], None],
) -> None:
    person = start("--start", game, "--seed", seed, *AT_ONCE)
    seen = play_until(person, move, over)
    assert max(seen[-1]["scores"].values()) >= 10
    assert all(max(facts["scores"].values()) < 10 for facts in seen[:-1])


@pytest.mark.parametrize("game", ["railroad", "three_handed", "napoleon"])
def test_deals_are_played_by_mouse_and_by_keys(start: Callable[..., Person], game: str) -> None:
    person = start("--start", game, "--seed", "3", *AT_ONCE)

    def by_turns(person: Person, facts: Facts, number: int) -> None:
        (by_mouse if number // 4 % 2 else by_keys)(person, facts, number)

    seen = play_until(person, by_turns, lambda facts: facts["deal"] == 3)
    assert any("play" in facts.get("phase", "") for facts in seen)
