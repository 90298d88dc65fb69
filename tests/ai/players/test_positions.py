from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from euchre.ai.agent import agent
from tests.ai.positions import fails, load, seen, words

if TYPE_CHECKING:
    from tests.ai.positions import Written

GIVEN = load("positions.json")
OWN = load("more_positions.json")
POSITIONS = [*GIVEN, *OWN]


def test_there_are_at_least_forty_positions_of_our_own() -> None:
    assert len(OWN) >= 40


ASKED = [
    pytest.param(position, level, id=f"{position['id']}-{level}")
    for position in POSITIONS
    for level in ("normal", "strong", "expert")
    if position["hard"] or level != "normal"
]


@pytest.mark.parametrize(("position", "level"), ASKED)
def test_nobody_would_call_it_stupid(position: Written, level: str) -> None:
    view = seen(position)
    for seed in (1, 2):
        action = agent(level, seed).choose(view)
        assert action in view.legal
        assert not fails(position, words(view, action)), position["text"]
