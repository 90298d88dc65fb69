"""Plays ten games in a window, two of them with every flight, and prints the memory in use."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import pygame

from euchre.play.session import Session
from euchre.start.command_line import StartOptions
from euchre.ui.loop import Loop
from euchre.ui.scene import Replace, Scene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.start_from_command_line import record
from euchre.ui.table.scene import TableScene
from euchre.ui.window.event_wait import give_back
from euchre.ui.window.window import GameWindow
from tests.ui.pilot import make_context

SIZE = (1920, 1080)
GAMES, WATCHED = 10, 2
FRAME = 1 / 30
ENTER = 40
LIMIT = 40_000
"""Frames after which a game is given up: it should have ended long before."""


def megabytes() -> float:
    """Return what this process has in memory."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError


def _raise(error: Exception) -> Scene:
    raise error


def _play(loop: Loop, window: GameWindow, session: Session) -> None:
    """Play a game to its end; Enter is pressed now and then, for what waits for it."""
    for frame in range(LIMIT):
        if session.winner is not None:
            return
        events = [pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")]
        if loop.step(FRAME, events if frame % ENTER == 0 else (), window.screen):
            window.flip()
        if loop.wake != 0:
            time.sleep(0.001)
    message = f"a game has not ended after {LIMIT} frames"
    raise RuntimeError(message)


def main() -> None:
    """Play, and print megabytes after the first picture and at the end."""
    context = make_context(Path(tempfile.mkdtemp(prefix="euchre-")), motion="quick")
    window = GameWindow(SIZE)
    loop = Loop(context, TitleScene(context), SIZE, _raise)
    loop.step(0.0, (), window.screen)
    window.flip()
    start = megabytes()
    for number in range(GAMES):
        if number == WATCHED:
            context.change(motion="instant")
        options = StartOptions(start="classic", seed=number, players=("normal",) * 4)
        session = Session(record(options), context.thinking)
        loop.change(Replace(TableScene(context, session), everything=True))
        _play(loop, window, session)
    give_back()
    context.close()
    sys.stdout.write(f"{start} {megabytes()}\n")


if __name__ == "__main__":
    main()
