"""Plays whole games through the screens, and looks whether memory and open files stay as they are.

A person clicks through the program: from the title to a table, a game to its end at instant speed,
back to the title, and so on. The games have people in one seat or in all of them; they play as
computer players of the normal level would: games of Hasenpfeffer and Napoleon between people who
do anything at all come to no end, since every bid that fails costs points.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from euchre.play.record import Player, Record
from euchre.play.worker import InlineWorker, MoveRequest
from euchre.rules import PRESETS, build
from euchre.ui.scene import Push
from euchre.ui.scenes import game_start
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from tests.torture._memory import megabytes, open_files
from tests.torture.deals import Fault
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    import argparse

LEVELS = ("normal", "beginner")
"""Of the computer players."""
_LONGEST = 60_000
"""Frames after which a game hangs."""
_GROWTH = 1.1
_FILES = 8
"""So many files may be opened once and for all after the first tenth, such as fonts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--games", type=int, default=500, help="how many games")
    parser.add_argument("--seed", type=int, default=0, help="what they follow from")


def run(arguments: argparse.Namespace) -> int:
    """Play, report, and return 1 if something broke or grew."""
    started = time.perf_counter()
    try:
        weights = soak(arguments.games, arguments.seed)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(", ".join(f"{games}: {mb:.0f} MB, {files} files" for games, mb, files in weights))
    print(f"{arguments.games} games, no fault, {time.perf_counter() - started:.0f} s")
    return 0


def soak(games: int, seed: int) -> list[tuple[int, float, int]]:
    """Play so many games; after how many of them the program took how much. Fault, if it grew."""
    weights: list[tuple[int, float, int]] = []
    settled = max(1, games // 10)
    with tempfile.TemporaryDirectory() as folder:
        context = make_context(Path(folder), motion="instant", muted=True)
        context._thinking = InlineWorker()  # type: ignore[assignment]  # noqa: SLF001
        pilot = Pilot(TitleScene(context), context, (960, 600))
        for number in range(games):
            _play(pilot, number, seed)
            if (number + 1) % settled == 0 or number + 1 == games:
                weights.append((number + 1, megabytes(), open_files()))
        on_file = context.games.listing()
        if len(on_file.finished) != games or on_file.open or on_file.damaged:
            message = f"{len(on_file.finished)} finished games on file, {games} were played"
            raise Fault(message)
        context.close()
    if games >= 100 and weights[-1][1] > weights[0][1] * _GROWTH:
        message = f"memory grew: {weights}"
        raise Fault(message)
    if weights[-1][2] > weights[0][2] + _FILES:
        message = f"files stay open: {weights}"
        raise Fault(message)
    return weights


def _play(pilot: Pilot, number: int, seed: int) -> None:
    """Play one game from its first deal to the title screen."""
    rng = Random(f"{seed} {number}")
    names = sorted(PRESETS)
    options = PRESETS[names[number % len(names)]]
    seats = build(options).setup.table.seats
    several = number % 4 == 3
    players = {
        seat: Player(f"P{place}", None if several or place == 0 else LEVELS[place % 2])
        for place, seat in enumerate(seats)
    }
    record = Record(options, players, rng.choice(seats), rng.randrange(2**32))
    pilot.loop.change(Push(game_start.begin(pilot.context, record)))
    try:
        for _ in range(_LONGEST):
            if _step(pilot):
                return
    except Exception as error:
        message = f"{traceback.format_exc()}\nin game {number} of seed {seed}"
        raise Fault(message) from error
    message = f"game {number} of seed {seed} comes to no end: {pilot.scene}"
    raise Fault(message)


def _step(pilot: Pilot) -> bool:
    """Do what is next; whether the game is over and the title is there."""
    scene = pilot.scene
    if isinstance(scene, TitleScene):
        return True
    if isinstance(scene, TableScene):
        if scene.asked:
            scene.choose(MoveRequest("normal", "", scene.view).think())
        elif scene.ended:
            pilot.key(pygame.K_RETURN)
        else:
            pilot.step(0.5)
    elif isinstance(scene, GameOverScene):
        _press(pilot, scene, "title")
    else:
        pilot.key(pygame.K_RETURN)
        pilot.step(0.5)
    return False


def _press(pilot: Pilot, scene: GameOverScene, key: str) -> None:
    """Click on a button of a screen."""
    button = next(widget for widget in scene.form.widgets if widget.key == key)
    pilot.press(button.rect.center)
