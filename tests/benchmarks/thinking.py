"""Frame times while the expert thinks beside the picture, against the same frames at rest."""

from __future__ import annotations

import time
from random import Random

import pygame

from euchre.play.worker import MoveRequest, ProcessWorker
from euchre.rules.actions import Shuffle
from euchre.rules.game import apply, new_game
from euchre.rules.games import PRESETS
from euchre.rules.state import Phase
from euchre.rules.view import PlayerView, view
from tests.benchmarks._table import full_table

GOALS = {"thinking_frame_ms_p99_more": "<= 2"}
"""By how many milliseconds the slowest hundredth of the frames may be slower."""
SIZE = (1920, 1080)
FRAMES = 600
FRAME = 1 / 60
SEED = 3
WARM = 120
"""Frames until every picture has been drawn once."""


def measure() -> dict[str, float]:
    """Return the 99th percentile of the frames' wall-clock milliseconds, without and with thought."""
    loop, _table = full_table(SIZE)
    window = pygame.Window("Euchre", SIZE)
    screen = window.get_surface()
    beside = ProcessWorker()
    question = MoveRequest("expert", "1", hard())
    beside.ask(question)
    while beside.answer() is None:
        time.sleep(FRAME)
    for _ in range(WARM):
        loop.step(FRAME, (), screen)
    figures: dict[str, float] = {}
    thoughts = 0
    for name in ("rest", "thinking"):
        times = []
        for _ in range(FRAMES):
            if name == "thinking" and (thoughts == 0 or beside.answer() is not None):
                thoughts += 1
                beside.ask(question)
            start = time.perf_counter()
            loop.step(FRAME, (), screen)
            times.append(1000 * (time.perf_counter() - start))
            time.sleep(max(0.0, FRAME - times[-1] / 1000))
        figures[f"{name}_frame_ms_p99"] = sorted(times)[len(times) * 99 // 100]
    beside.close()
    window.destroy()
    figures["thoughts_meanwhile"] = float(thoughts)
    figures["thinking_frame_ms_p99_more"] = (
        figures["thinking_frame_ms_p99"] - figures["rest_frame_ms_p99"]
    )
    return figures


def hard() -> PlayerView:
    """Return what the first to lead sees: five cards to weigh, the longest thought there is."""
    game = new_game(PRESETS["classic"])
    cards = list(game.variant.setup.pack)
    Random(SEED).shuffle(cards)
    game = apply(game, Shuffle(tuple(cards))).game
    while game.phase is not Phase.PLAY:
        assert game.turn is not None
        game = apply(game, view(game, game.turn).legal[-1]).game
    assert game.turn is not None
    return view(game, game.turn)
