"""Processor time of a frame: four cards fly and turn over a full table, without a real screen."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw.assets import root
from euchre.ui.draw.cards import CardPictures
from tests.benchmarks._table import FLIGHT, full_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ui.loop import Loop
    from tests.benchmarks._table import FullTable

GOALS = {
    "frame_ms_1080p_median": "<= 1.5",
    "frame_ms_1080p_p99": "<= 4",
    "frame_ms_1080p_cold_worst": "<= 8",
    "frame_ms_2160p_median": "<= 5",
    "plain_redraw_ratio_1080p": ">= 5",
}

FRAMES = 300
COLD_FRAMES = 2 * FLIGHT
PLAIN_FRAMES = 60


def measure() -> dict[str, float]:
    """Return milliseconds of processor time, and how much slower a plain redraw is."""
    figures: dict[str, float] = {}
    for name, size in (("1080p", (1920, 1080)), ("2160p", (3840, 2160))):
        window = pygame.Window("Euchre", size)
        loop, table = full_table(size)
        for _ in loop.context.pictures.prefetch([*table.cards, None], table.height):
            pass
        loop.step(1 / 60, (), window.get_surface())
        cold = _frames(loop, window, COLD_FRAMES)
        warm = _frames(loop, window, FRAMES)
        plain = _plain(table, window)
        figures |= {
            f"frame_ms_{name}_median": statistics.median(warm),
            f"frame_ms_{name}_p99": sorted(warm)[len(warm) * 99 // 100],
            f"frame_ms_{name}_cold_worst": max(cold),
            f"plain_redraw_ms_{name}": plain,
            f"plain_redraw_ratio_{name}": plain / statistics.median(warm),
        }
        window.destroy()
    return figures


def _frames(loop: Loop, window: pygame.Window, count: int) -> list[float]:
    """Return what each of so many frames takes: time passing, drawing, showing."""

    def frame() -> None:
        if loop.step(1 / 60, (), window.get_surface()):
            window.flip()

    return [_milliseconds(frame) for _ in range(count)]


def _plain(table: FullTable, window: pygame.Window) -> float:
    """Return what a frame takes when everything is painted, and what is turned is turned anew."""
    sheet = Sheet(window.get_surface())
    flying = table.flying = CardPictures(root())

    def frame() -> None:
        flying.forget()
        table.update(1 / 60)
        table.draw(sheet)  # type: ignore[arg-type]
        window.flip()

    return statistics.median(_milliseconds(frame) for _ in range(PLAIN_FRAMES))


class Sheet:
    """Paints at once what is laid on it."""

    def __init__(self, screen: pygame.Surface) -> None:
        """Paint on this surface."""
        self._screen = screen
        self.size = screen.get_size()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Cover everything."""
        self._screen.blit(surface, (0, 0))

    def put(
        self,
        surface: pygame.Surface,
        position: tuple[float, float],
        *,
        alpha: float = 1.0,  # noqa: ARG002
    ) -> pygame.Rect:
        """Paint a picture."""
        return self._screen.blit(surface, position)


def _milliseconds(work: Callable[[], None]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)
