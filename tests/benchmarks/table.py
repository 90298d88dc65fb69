"""Processor time of the frames of a real game: deals, card_moves, flips and sweeps at the table."""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path

import pygame

from euchre.play.session import Session
from euchre.start.command_line import StartOptions
from euchre.ui.start_from_command_line import record
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import FRAME, Pilot, make_context

GOALS = {
    "table_frame_ms_1080p_median": "<= 1.5",
    "table_frame_ms_1080p_worst": "<= 8",
    "table_frame_ms_2160p_median": "<= 5",
    "table_frame_ms_2160p_worst": "<= 16",
    "deal_to_first_card_ms": "<= 150",
}
SECONDS = 60
"""Of made-up time: four or five deals' worth of tricks."""
SIZES = {"1080p": (1920, 1080), "2160p": (3840, 2160)}
SEED = 7


def measure() -> dict[str, float]:
    """Return milliseconds: of the frames in which something moved, and until cards fly."""
    figures: dict[str, float] = {}
    for name, size in SIZES.items():
        times = _frames(size)
        figures[f"table_frame_ms_{name}_median"] = statistics.median(times)
        figures[f"table_frame_ms_{name}_p99"] = sorted(times)[len(times) * 99 // 100]
        figures[f"table_frame_ms_{name}_worst"] = max(times)
    figures["deal_to_first_card_ms"] = statistics.median(_first_card() for _ in range(3))
    return figures


def _table() -> TableScene:
    context = make_context(Path(tempfile.mkdtemp(prefix="euchre-")))
    start = StartOptions(start="classic", seed=SEED, players=("normal",) * 4)
    return TableScene(context, Session(record(start)))


def _frames(size: tuple[int, int]) -> list[float]:
    """Return what each moving frame takes; drawings are made in idle moments, as in the game."""
    table = _table()
    pilot = Pilot(table, table.context, size)
    times = []
    for _ in range(round(SECONDS / FRAME)):
        while pilot.loop.wake != 0 and pilot.context.idle_tasks:
            pilot.loop.run_idle_task()
        start = time.process_time()
        if pilot.step():
            times.append(1000 * (time.process_time() - start))
    return times


def _first_card() -> float:
    """Return how long it takes from sitting down until the first card has moved."""
    pygame.display.init()
    start = time.process_time()
    table = _table()
    pilot = Pilot(table, table.context, SIZES["1080p"])
    while table.timeline.idle:
        pilot.step()
    pilot.step()
    return 1000 * (time.process_time() - start)
