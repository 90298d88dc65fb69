"""From a new size of the window to the crisp picture of a full table."""

from __future__ import annotations

import statistics
import time

import pygame

from tests.benchmarks._table import full_table

GOALS = {"resize_ms_1080p": "<= 50", "resize_ms_1440p": "<= 50"}
SIZES = {"1080p": ((1280, 720), (1920, 1080)), "1440p": ((1920, 1080), (2560, 1440))}
ROUNDS = 5


def measure() -> dict[str, float]:
    """Return milliseconds of processor time, medians over fresh tables."""
    figures = {}
    for name, (old, new) in SIZES.items():
        figures[f"resize_ms_{name}"] = statistics.median(
            _resized(old, new) for _ in range(ROUNDS)
        )
    return figures


def _resized(old: tuple[int, int], new: tuple[int, int]) -> float:
    loop, table = full_table(old)
    table.wake = None
    for size in (old, old):
        loop.step(0.0, (), pygame.Surface(size, 0, 32))
    screen = pygame.Surface(new, 0, 32)
    start = time.process_time()
    loop.step(0.0, (), screen)
    return 1000 * (time.process_time() - start)
