"""The main loop: time, input and picture for the stack of scenes, and rest while nothing moves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from euchre.ui import navigation
from euchre.ui.common_keys import switch_full_screen
from euchre.ui.draw import theme
from euchre.ui.draw.canvas import Canvas
from euchre.ui.gate import Gate
from euchre.ui.scene import Pop, Push, Quit, Replace, changed
from euchre.ui.test_probe import TestProbe
from euchre.ui.toast import Toast
from euchre.ui.window.audio import DEVICES
from euchre.ui.window.event_wait import give_back, sleeper
from euchre.ui.window.gamepad import Gamepads
from euchre.ui.window.keys import as_meant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pygame import Event, Rect, Surface

    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene
    from euchre.ui.window.window import GameWindow

RATE = 60
"""Frames a second while something moves; also the most inputs answered one by one."""
LONGEST_STEP = 0.05
"""Seconds that pass in one frame at most while something moves: a hitch is not a leap."""
LONG_REST = 0.2
"""Seconds without motion that are enough to tidy up."""
BUSY = 600
"""Frames after which tidying up is worth its few milliseconds."""
IDLE_TASK_SECONDS = 0.006
"""How much of a frame in which nothing moves may be used for work ahead."""
FILLED = 0.8
"""So much of a frame in which something moves may be taken by the picture and work ahead."""
FADING = 0.9
"""A long step of such work is forgotten by so much with every step and frame that follow."""

REFINING = "refine"
"""The task that makes pictures sharp which were enlarged in haste."""

PICTURE_LOST = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)
"""Events after which the window wants to be given its picture again."""


class Loop:
    """Plays a stack of scenes; `step` is one frame and knows neither clock nor window."""

    def __init__(
        self,
        context: Context,
        first: Scene,
        size: tuple[int, int],
        on_fault: Callable[[Exception], Scene],
    ) -> None:
        """Begin with one scene; after an error in a scene, `on_fault` says which one follows."""
        self.context = context
        self._size = size
        self.canvas = Canvas(_drawn_size(size))
        self._behind: Surface | None = None
        """The whole picture, where the window is too small for it."""
        self.stack: tuple[Scene, ...] = ()
        self._step_takes = IDLE_TASK_SECONDS
        """Seconds that a step of the work ahead may take."""
        self._on_fault = on_fault
        self._faulty = False
        self._toast = Toast(context)
        self.gate = Gate(self._toast)
        self._gamepads = Gamepads()
        context.pictures.resize(self.canvas.size)
        self.change(Push(first))

    @property
    def wake(self) -> float | None:
        """When to step next: 0 as soon as possible, in so many seconds, None after an input."""
        if not self.stack:
            return 0.0
        times = (self.stack[-1].wake, self._toast.wake, self.gate.wake)
        return min((time for time in times if time is not None), default=None)

    @property
    def writes_at(self) -> pygame.Rect | None:
        """Where on the screen one is writing, in pixels; None: nowhere, keys give commands."""
        return getattr(self.stack[-1], "writes_at", None) if self.stack else None

    @property
    def resting(self) -> bool:
        """Whether nothing will happen for a while, as far as one can know."""
        wake = self.wake
        return not self.context.idle_tasks and (wake is None or wake > LONG_REST)

    def step(self, seconds: float, events: Iterable[Event], screen: Surface) -> bool:
        """Let time pass, answer the events, draw; return whether the screen has changed.

        Time comes before input, so that what an input starts does not miss its beginning.
        """
        self.context.pictures.begin_frame()
        try:
            self._fit(screen.get_size())
            self._play(seconds, events)
            changed_parts = self._draw(screen)
        except Exception as error:
            if self._faulty:
                raise
            self._faulty = True
            self.change(Replace(self._on_fault(error), everything=True))
            self.canvas.invalidate()
            return self._draw(screen)
        self._faulty = False
        if self.context.pictures.coarse and REFINING not in self.context.idle_tasks:
            self.context.later(REFINING, self.context.pictures.refine())
        return changed_parts

    def run_idle_task(self) -> None:
        """Do a step of the work that waits for a moment of rest."""
        tasks = self.context.idle_tasks
        name = next(iter(tasks))
        work = tasks[name]
        try:
            if next(work, self) is self and tasks.get(name) is work:
                del tasks[name]
        except Exception:
            del tasks[name]
            raise

    def spare(self, seconds: float) -> None:
        """Work ahead in what is left of a frame, as far as the last steps tell what one takes."""
        end = time.perf_counter() + seconds
        while (
            self.context.idle_tasks and (begun := time.perf_counter()) + self._step_takes <= end
        ):
            self.run_idle_task()
            took = time.perf_counter() - begun
            self._step_takes = max(took, self._step_takes * FADING)
        self._step_takes *= FADING

    def _play(self, seconds: float, events: Iterable[Event]) -> None:
        self._toast.update(seconds)
        self.gate.pass_time(seconds, theme.scale(self.canvas.size))
        top = self.stack[-1]
        self.change(top.update(min(seconds, LONGEST_STEP) if top.wake == 0 else seconds))
        answered = False
        for event in self._meant(events):
            if event.type == pygame.QUIT:
                self.change(Quit())
            if not self.stack:
                return
            self.change(self._answer(event))
            answered = True
        if answered and self.stack:
            self.change(self.stack[-1].update(0.0))

    def _meant(self, events: Iterable[Event]) -> Iterator[Event]:
        """The events as keys and mouse would have made them, whatever they come from."""
        for event in events:
            yield from map(as_meant, self._gamepads.meant(event))

    def _answer(self, event: Event) -> Change | None:
        if event.type in PICTURE_LOST:
            self.canvas.invalidate()
        if event.type in DEVICES:
            self.context.audio.devices_changed(event)
        if not self.gate.lets(event):
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            switch_full_screen(self.context)
            self.gate.let_go()
            return None
        if event.type == pygame.DROPFILE:
            return self._drop(Path(event.file))
        if self._toast.answer(event):
            return None
        change = self.stack[-1].handle(event)
        if change != Pop(through=True):
            return change
        self.change(change)
        self.gate.hand_on(event)
        return self.stack[-1].handle(event)

    def _drop(self, path: Path) -> Change | None:
        """Take in a file that was dropped onto the window, whatever it shows."""
        drop: Callable[[Path], Change | None] | None = getattr(self.stack[-1], "drop", None)
        if drop is not None:
            return drop(path)
        self.context.notices.append(navigation.take_in(self.context, path))
        return None

    def change(self, change: Change | None) -> None:
        """Follow a change of scenes, and see what there is to be hit now."""
        before = self.stack
        self.stack = changed(before, change)
        for scene in self.stack:
            if scene not in before:
                scene.resize(self.canvas.size)
        for scene in before:
            if scene not in self.stack:
                _close(scene)
        if not self.stack:
            return
        if before and before[-1] in self.stack[:-1]:
            # What is covered now is out of the mouse's reach, as if it had left the window.
            self.gate.let_go(before[-1])
        self.gate.look(self.stack[-1])

    def _fit(self, window: tuple[int, int]) -> None:
        if window == self._size:
            return
        self._size, size = window, _drawn_size(window)
        self._behind = None
        self.canvas.resize(size)
        self.context.pictures.resize(size)
        for scene in self.stack:
            scene.resize(size)
        self.gate.let_go()

    def _draw(self, screen: Surface) -> bool:
        for scene in self.stack[self._lowest_in_sight() :]:
            scene.draw(self.canvas)
        self._toast.draw(self.canvas)
        return bool(self._show(screen)) if self.stack else False

    def _lowest_in_sight(self) -> int:
        covering = (n for n, scene in enumerate(self.stack) if getattr(scene, "covers", False))
        return max(covering, default=0)

    def _show(self, screen: Surface) -> list[Rect]:
        if self.canvas.size == screen.get_size():
            return self.canvas.show(screen)
        if self._behind is None:
            self._behind = pygame.Surface(self.canvas.size, 0, screen)
        changed_parts = self.canvas.show(self._behind)
        if changed_parts:
            screen.blit(self._behind, (0, 0))
        return changed_parts


def _drawn_size(window: tuple[int, int]) -> tuple[int, int]:
    return max(window[0], theme.LEAST[0]), max(window[1], theme.LEAST[1])


def _close(scene: Scene) -> None:
    """Close a scene that left the stack, if it has something to close, such as a game's file."""
    close = getattr(scene, "close", None)
    if close is not None:
        close()


def run(loop: Loop, window: GameWindow, after_first: Callable[[], None]) -> None:
    """Play until the stack is empty; `after_first` is called when the first picture is shown."""
    clock = pygame.Clock()
    loop.step(0.0, (), window.screen)
    window.flip()
    after_first()
    sleep = sleeper()
    probe = TestProbe(loop.context)
    busy = 0
    while loop.stack:
        busy += 1
        if busy > BUSY and loop.resting:
            give_back()
            busy = 0
        _rest(loop, sleep)
        took = _frame(loop, window, clock.tick(RATE) / 1000)
        if took > LONGEST_STEP:
            # While a picture was made for so long, nobody could see it.
            clock.tick()
        window.full_screen = loop.context.settings.full_screen
        window.write_at(loop.writes_at)
        if loop.stack and loop.gate.wake is None:
            probe.look(loop.stack[-1], loop.canvas.size, full_screen=window.full_screen)
        if loop.wake == 0:
            loop.spare(FILLED / RATE - took)


def _frame(loop: Loop, window: GameWindow, seconds: float) -> float:
    """Let so many seconds pass and show what has changed; return the seconds that took."""
    began = time.perf_counter()
    if loop.step(seconds, window.events(), window.screen):
        window.flip()
    return time.perf_counter() - began


def _rest(loop: Loop, sleep: Callable[[float], None]) -> None:
    """While nothing moves, work ahead, or else sleep until something happens."""
    wake = loop.wake
    if wake == 0:
        return
    end = time.perf_counter() + IDLE_TASK_SECONDS
    if loop.context.idle_tasks:
        while loop.context.idle_tasks and time.perf_counter() < end:
            loop.run_idle_task()
        return
    until = None if wake is None else time.perf_counter() + wake
    while not pygame.event.peek():
        left = 60.0 if until is None else until - time.perf_counter()
        if left <= 0:
            return
        sleep(left)
