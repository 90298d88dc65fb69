"""Whatever is hurried by clicks and keys, the picture that rests is the right one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from euchre.rules.games import PRESETS
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import FRAME
from tests.ui.tables import a_session, a_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.pilot import Pilot

BESIDE = (620, 372)
"""In the middle of the table, where nothing is but what lies there."""


def hurry_until_at_rest(pilot: Pilot, chance: Random) -> None:
    """Click, or press Space, in a rhythm of one's own while anything moves."""
    for _ in range(400):
        table = pilot.scene
        if not isinstance(table, TableScene):
            return
        if table.timeline.idle and table.session.awaiting_person is table.viewer:
            return
        if chance.random() < 0.5:
            pilot.press(BESIDE)
        else:
            pilot.key(pygame.K_SPACE, " ")
        for _frame in range(chance.randrange(30)):
            pilot.step(FRAME)


VARIANTS = ("classic", "british", "two_handed", "napoleon")
MOTIONS = ("instant", "quick", "normal", "calm")


@pytest.mark.parametrize("seed", range(4))
def test_the_turn_is_marked_whatever_was_hurried(tmp_path: Path, seed: int) -> None:
    """Four seeds are all games and all speeds, sixteen each with each."""
    chance = Random(seed)
    session = a_session("S", seed=seed, options=PRESETS[VARIANTS[seed % 4]])
    pilot = a_table(tmp_path, session, motion=MOTIONS[(seed + seed // 4) % 4])
    seen = 0
    for _ in range(6):
        hurry_until_at_rest(pilot, chance)
        pilot.settle()
        if not isinstance(pilot.scene, TableScene) or not pilot.scene.asked:
            break
        table = pilot.scene
        assert table.director.board.turn is table.viewer
        seen += 1
        table.choose(chance.choice(table.view.legal))
        pilot.step()
    assert seen
