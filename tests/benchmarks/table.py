"""Processor time of the frames of real games: of computers alone, and at a person's table.

There the bidding panel comes and goes, a card is dragged to the ring, hands end with their result.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from euchre.child_process import ChildProcess
from euchre.play.session import Session
from euchre.play.worker import InlineWorker
from euchre.start.command_line import StartOptions
from euchre.ui.start_from_command_line import record
from euchre.ui.table.card_choice import card_action
from euchre.ui.table.scene import TableScene
from tests.ui.pilot import FRAME, STEPS, Pilot, make_context

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.play.worker import Question

GOALS = {
    "table_frame_ms_1080p_median": "<= 1.5",
    "table_frame_ms_1080p_worst": "<= 8",
    "table_frame_ms_2160p_median": "<= 5",
    "table_frame_ms_2160p_worst": "<= 16",
    "own_table_frame_ms_1080p_median": "<= 1.5",
    "own_table_frame_ms_1080p_worst": "<= 8",
    "own_table_frame_ms_2160p_median": "<= 5",
    "own_table_frame_ms_2160p_worst": "<= 16",
    "deal_to_first_card_ms": "<= 150",
}
SECONDS = 60
"""Of made-up time: four or five deals' worth of tricks."""
SIZES = {"1080p": (1920, 1080), "2160p": (3840, 2160)}
SEED = 7
PLAYS = 3
"""So many times each game is played, alike to the frame, in a process that has drawn nothing yet."""
COMPUTERS, OWN = ("normal",) * 4, ("human", *("normal",) * 3)
DECIDES = 0.25
"""Seconds after which the person decides."""


def measure() -> dict[str, float]:
    """Return milliseconds: of the frames in which something moved, and until cards fly."""
    figures: dict[str, float] = {}
    for where, players in (("table", COMPUTERS), ("own_table", OWN)):
        for name, size in SIZES.items():
            times = sorted(_frames(size, players, PLAYS))
            figures[f"{where}_frame_ms_{name}_median"] = statistics.median(times)
            figures[f"{where}_frame_ms_{name}_p99"] = times[len(times) * 99 // 100]
            figures[f"{where}_frame_ms_{name}_worst"] = times[-1]
    figures["deal_to_first_card_ms"] = statistics.median(_first_card() for _ in range(3))
    return figures


class _ThinkingBeside(InlineWorker):
    """Thinks between two frames, as another process does in the game."""

    _question: Question | None = None

    def ask(self, question: Question) -> None:
        """Remember what to think about."""
        self._question = question

    def think(self) -> None:
        """Think now, if anything was asked."""
        question, self._question = self._question, None
        if question is not None:
            super().ask(question)


def _table(thinking: _ThinkingBeside, players: tuple[str, ...] = COMPUTERS) -> TableScene:
    context = make_context(Path(tempfile.mkdtemp(prefix="euchre-")))
    start = StartOptions(start="classic", seed=SEED, players=players)
    return TableScene(context, Session(record(start), thinking))


def _frames(size: tuple[int, int], players: tuple[str, ...], plays: int) -> list[float]:
    """Return what each moving frame takes: the least of several plays.

    What it took longer in another one was something else that the machine had to do.
    """
    times = []
    for _ in range(plays):
        process = ChildProcess(alike=True)
        times.append(process.run(_play, size, players))
        process.close()
    return [min(frame) for frame in zip(*times, strict=True)]


def _play(size: tuple[int, int], players: tuple[str, ...]) -> list[float]:
    """Return what each moving frame takes; drawings are made in idle moments, as in the game."""
    thinking = _ThinkingBeside()
    table = _table(thinking, players)
    pilot = Pilot(table, table.context, size)
    person = _person(table, pilot)
    times = []
    for _ in range(round(SECONDS / FRAME)):
        while pilot.loop.wake != 0 and pilot.context.idle_tasks:
            pilot.loop.run_idle_task()
        next(person)
        thinking.think()
        start = time.process_time()
        if pilot.step():
            times.append(1000 * (time.process_time() - start))
    return times


def _person(table: TableScene, pilot: Pilot) -> Iterator[None]:
    """Decide after a moment: bid as is offered first, drag cards to the ring, leave results."""
    pause = round(DECIDES / FRAME)
    while True:
        if pilot.scene is not table:
            pilot.post(_key(pygame.K_RETURN))
        elif table.asked and table.controls.offers:
            table.choose(table.view.legal[0])
        elif table.asked:
            yield from _dragging(table, pilot)
        for _ in range(pause):
            yield


def _dragging(table: TableScene, pilot: Pilot) -> Iterator[None]:
    """Drag the first card that may be played into the ring, a little in every frame."""
    view = table.view
    action = view.legal[0]
    cards = [sprite.card for sprite in table.hand.sprites]
    index = next(
        n for n, card in enumerate(cards) if card and card_action(view, card) == action
    )
    rest, goal = table.hand.rest(index), table.layout.ring.center
    pilot.post(_mouse(pygame.MOUSEBUTTONDOWN, (rest.x, rest.y)))
    for step in range(1, STEPS + 1):
        yield
        part = step / STEPS
        x, y = rest.x + (goal[0] - rest.x) * part, rest.y + (goal[1] - rest.y) * part
        pilot.post(_mouse(pygame.MOUSEMOTION, (x, y)))
    yield
    pilot.post(_mouse(pygame.MOUSEBUTTONUP, goal))
    yield
    if table.asked:
        table.choose(action)


def _key(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="\r", scancode=0)


def _mouse(kind: int, at: tuple[float, float]) -> pygame.Event:
    place = (round(at[0]), round(at[1]))
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=place, rel=(0, 0), buttons=(1, 0, 0), touch=False)
    return pygame.Event(kind, pos=place, button=1, touch=False)


def _first_card() -> float:
    """Return how long it takes from sitting down until the first card has moved."""
    pygame.display.init()
    start = time.process_time()
    table = _table(_ThinkingBeside())
    pilot = Pilot(table, table.context, SIZES["1080p"])
    while table.timeline.idle:
        pilot.step()
    pilot.step()
    return 1000 * (time.process_time() - start)
