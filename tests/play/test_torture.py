"""The torture of the process that thinks bears being run shortly, and notices what it is for."""

from __future__ import annotations

import pytest

from euchre.play.worker import ProcessWorker
from tests.torture import worker
from tests.torture.deals import Fault


def test_games_go_on_whatever_becomes_of_the_process_that_thinks() -> None:
    told = worker.disturb(games=3, first=1)
    assert sum(told.values()) > 0


def test_a_process_that_is_left_running_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    left = []

    def leave(thinking: ProcessWorker) -> None:
        left.append(thinking._process)  # noqa: SLF001 - to end it afterwards

    close = ProcessWorker.close
    monkeypatch.setattr(ProcessWorker, "close", leave)
    with pytest.raises(Fault, match="is left"):
        worker.disturb(games=20, first=1)
    monkeypatch.setattr(ProcessWorker, "close", close)
    for process in left:
        if process is not None:
            process.close()
