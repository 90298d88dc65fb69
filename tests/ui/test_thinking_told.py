"""A player is told when a computer player has to begin its thought anew."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

from euchre.play.session import Session
from euchre.ui.table.scene import TableScene
from tests.storage.games import record
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from pathlib import Path


def test_a_thought_that_is_begun_anew_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    context = make_context(tmp_path, motion="instant", muted=True)
    session = Session(record(people=1, seed=3), context.thinking)
    pilot = Pilot(TableScene(context, session), context)
    try:
        context.thinking.start()
        assert context.thinking.pid is not None
        os.kill(context.thinking.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        told: list[str] = []
        for _ in range(6000):
            time.sleep(0.005)
            pilot.scene.update(0.005)
            told += context.notices
            context.notices.clear()
            if session.awaiting_person is not None:
                break
        assert session.awaiting_person is not None
        assert told == ["A computer player was interrupted and is thinking again."]
    finally:
        context.close()
