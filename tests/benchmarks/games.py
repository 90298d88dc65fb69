"""How quickly a thousand games on file are listed and counted, and what an action costs."""

from __future__ import annotations

import shutil
import tempfile
import time
from datetime import datetime, timezone
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.rules import PRESETS
from euchre.storage import notation, saves
from euchre.storage.games_on_file import GamesOnFile
from euchre.storage.statistics import Statistics, report_on_dealing
from tests.torture.kill import any_game, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.record import Record

GOALS = {"thousand_games_again_seconds": "<= 0.5", "worst_action_on_file_ms": "<= 16"}

_GAMES = 1000


def measure() -> dict[str, float]:
    """Seconds for a thousand games, the first and every further time; milliseconds an action."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        whole = _fill(folder)
        first = _seconds(lambda: _open(folder))
        again = min(_seconds(lambda: _open(folder)) for _ in range(3))
        costs = sorted(_costs(folder / "timed"))
    return {
        "thousand_games_first_seconds": first,
        "thousand_games_again_seconds": again,
        "replay_of_a_game_seconds": _seconds(lambda: Replay(whole)),
        "usual_action_on_file_ms": 1000 * costs[len(costs) // 2],
        "worst_action_on_file_ms": 1000 * costs[-1],
    }


def _fill(folder: Path) -> Record:
    presets = sorted(PRESETS)
    sources = []
    for number in range(20):
        start = any_game(Random(number), presets[number % len(presets)], 0)
        record = played(Session(start)).record
        path = folder / f"{number}.euchre"
        path.write_text(notation.write(record), encoding="utf-8", newline="\n")
        sources.append(path)
    for number in range(len(sources), _GAMES):
        shutil.copy(sources[number % len(sources)], folder / f"{number}.euchre")
    return record


def _open(folder: Path) -> None:
    """What the screen of statistics does."""
    listing = GamesOnFile(folder, folder / "digests.json").listing()
    games = [*listing.open, *listing.finished]
    assert len(games) == _GAMES
    Statistics(games)
    report_on_dealing(games)


def _costs(folder: Path) -> list[float]:
    """How long the picture waits for each action: writing alone, without thinking."""
    start = any_game(Random(3), "classic", 0)
    actions = played(Session(start)).record.actions
    now = datetime(2026, 11, 30, tzinfo=timezone.utc)
    journal = saves.begin(folder, f"{now:%Y-%m-%d}", start)
    costs = [_seconds(partial(journal.done, action)) for action in actions]
    journal.close()
    return costs


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
