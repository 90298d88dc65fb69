"""Does everything at once on all screens: clicks, drags, keys, other sizes, lost focus, lost files.

The events are drawn by a generator with a fixed seed, half of them where there is something to be
touched, so that the monkey gets around. Now and then it sits down to any game of the family, by any
house rules and with any people. After every frame the game on the table must be in a legal state;
no exception may come; and after the first 10,000 events memory may grow by a tenth at most. Closing
the window starts the program again with the same files.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter, deque
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, get_type_hints
from unittest import mock

# Before anything imports pygame, which reads them once.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from euchre.play.record import Player
from euchre.rules import GAMES
from euchre.storage import settings as settings_on_file
from euchre.storage.settings import Settings
from euchre.ui.scene import Replace
from euchre.ui.scenes import game_start
from euchre.ui.scenes.new_game.agreement import MOST_SEATS, Agreement
from euchre.ui.scenes.new_game.levels import levels
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.scene import TableScene
from tests.ai.dealing import any_rules
from tests.rules.invariants import check_game
from tests.torture._memory import megabytes, open_files
from tests.torture.deals import Fault
from tests.ui.pilot import FRAME, Pilot, make_context
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from euchre.ui.scene import Scene

_SIZES = ((1280, 720), (960, 600), (1024, 768), (1600, 900))
_KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_F1, pygame.K_F11, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
_MODS = (0, 0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT)
_WINDOW = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWLEAVE, pygame.WINDOWENTER,
)  # fmt: skip
_SETTLED = 10_000
"""Events after which memory must not grow by more than a tenth."""
_SAMPLES = 300
"""Events since the last look, and since the program was started, after which the memory is looked
at when the title is reached: what is kept differs from screen to screen, and grows at first."""
_MEAN_OF = 10
_BORED = 6
"""Events after which it does not want to see the same screen any longer, unless it plays."""
_GROWTH = 1.1
_FILES = 8
"""So many files may be opened once and for all later, such as fonts of another size."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--events", type=int, default=100_000, help="how many events")
    parser.add_argument("--seed", type=int, default=0, help="what they follow from")


def run(arguments: argparse.Namespace) -> int:
    """Let the monkey loose, report, and return 1 if something broke."""
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(Path(folder), arguments.seed)
        try:
            monkey.rage(arguments.events)
        except Fault as fault:
            print(fault, file=sys.stderr)
            return 1
    print(monkey.story())
    print(f"{arguments.events} events, no fault, {time.perf_counter() - started:.0f} s")
    return 0


class _Screen(Pilot):
    """A pilot to whom nothing happens any more when the program has ended."""

    def step(self, seconds: float = FRAME) -> bool:
        return False if self.over else super().step(seconds)


class Monkey:
    """It sits at the computer and does what comes to its mind."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Start the program with its files in *folder*."""
        self._folder = folder
        self._rng = Random(seed)
        self._seed = seed
        self._did: list[str] = []
        self.scenes: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        """After how many events which game, of how many players, was on the table."""
        self.phases: Counter[str] = Counter()
        self.starts = 0
        self._at, self._stayed = "", 0
        self.memory: list[tuple[int, float, int]] = []
        """After how many events, the mean of the last looks in megabytes, and fewest open files.

        Fonts are open files: how many there are differs from screen to screen.
        """
        self.pilot = self._start()

    def _token(self, size: int) -> str:
        """Stand in for the system's chance, of so many bytes in hexadecimal digits."""
        return f"{self._rng.getrandbits(8 * size):0{2 * size}x}"

    def rage(self, events: int) -> None:
        """Do so many things; Fault if the program does not bear it."""
        looks: deque[tuple[float, int]] = deque(maxlen=_MEAN_OF)
        last = 0
        for number in range(1, events + 1):
            starts = self.starts
            with (
                mock.patch.object(secrets, "randbelow", self._rng.randrange),
                mock.patch.object(secrets, "token_hex", self._token),
            ):
                # A rematch is dealt by the system's chance, and could not be done again.
                self._one(number)
            if self.starts != starts:
                last = number
            at_title = isinstance(self.pilot.scene, TitleScene) and number - last >= _SAMPLES
            if at_title or (number == events and not looks):
                looks.append(self._weigh())
                last = number
            if looks and (number % _SETTLED == 0 or number == events):
                weights, files = zip(*looks, strict=True)
                self.memory.append((number, fmean(weights), min(files)))
        self._end()
        (_, before, at_first), (_, after, at_last) = self.memory[0], self.memory[-1]
        if after > before * _GROWTH:
            message = f"memory grew from {before:.0f} to {after:.0f} MB\n{self.story()}"
            raise Fault(message)
        if at_last > at_first + _FILES:
            message = f"open files grew from {at_first} to {at_last}"
            raise Fault(message)

    def _weigh(self) -> tuple[float, int]:
        """Megabytes, in the smallest window to leave large pictures out, and open files."""
        size = self.pilot.screen.get_size()
        self.pilot.resize(min(_SIZES))
        weight = megabytes(), open_files()
        self.pilot.resize(size)
        return weight

    def story(self) -> str:
        """Where it was, and what that weighed."""
        seen = ", ".join(f"{name} {count}" for name, count in self.scenes.most_common())
        weights = ", ".join(f"{n}: {mb:.0f} MB, {files} files" for n, mb, files in self.memory)
        games = ", ".join(f"{name} {count}" for name, count in sorted(self.games.items()))
        phases = ", ".join(f"{name} {count}" for name, count in self.phases.most_common())
        return (
            f"seen: {seen}\nat the table: {games}\nin: {phases}\n"
            f"{self.starts} starts; after events: {weights}"
        )

    def _one(self, number: int) -> None:
        act = self._rng.choices(_ACTS, _WEIGHTS)[0]
        if self._bored():
            act = self._rng.choice((Monkey.leave, Monkey.agree, act))
        self._did = [*self._did[-29:], f"{type(self.pilot.scene).__name__}: {act.__name__}"]
        try:
            act(self)
            if self.pilot.over:
                self._end()
                self.pilot = self._start()
            self._look()
        except Exception as error:
            last = "\n".join(self._did)
            message = (
                f"{traceback.format_exc()}\nafter {number} events, the last of them\n{last}\n"
                f"to do it again: python3 tests/torture monkey --events {number + 1} "
                f"--seed {self._seed}"
            )
            raise Fault(message) from error

    def _bored(self) -> bool:
        """Whether it has been at the same screen for long."""
        name = type(self.pilot.scene).__name__
        self._stayed = self._stayed + 1 if name == self._at else 0
        self._at = name
        return self._stayed > _BORED and name != TableScene.__name__

    def _look(self) -> None:
        self.scenes[type(self.pilot.scene).__name__] += 1
        for scene in self.pilot.loop.stack:
            if isinstance(scene, TableScene):
                game = scene.session._game  # noqa: SLF001 - all of it
                check_game(game)
                self.games[
                    f"{game.variant.options.variant} of {len(game.variant.setup.table.seats)}"
                ] += 1
                self.phases[game.phase.value] += 1

    def _start(self) -> Pilot:
        self.starts += 1
        path = self._folder / "settings.json"
        liked = settings_on_file.load(path).settings
        values = {name: getattr(liked, name) for name in get_type_hints(Settings)}
        values["motion"] = self._rng.choice(("quick", "normal", *["instant"] * 3))
        context = make_context(self._folder, **values)
        # Any legal answer at once: the monkey is to see many positions, not good play.
        context._thinking = AnyLegal()  # type: ignore[assignment]  # noqa: SLF001
        context._save = lambda changed: settings_on_file.save(changed, path)  # noqa: SLF001
        scene = TitleScene(context, lambda: self._rng.randrange(1 << 32))
        return _Screen(scene, context, self._rng.choice(_SIZES))

    def _end(self) -> None:
        for scene in self.pilot.loop.stack:
            close: Callable[[], None] | None = getattr(scene, "close", None)
            if close is not None:
                close()
        self.pilot.context.close()

    def anywhere(self) -> tuple[int, int]:
        """Some place in the window, or just outside."""
        wide, high = self.pilot.screen.get_size()
        return self._rng.randint(-9, wide + 9), self._rng.randint(-9, high + 9)

    def something(self) -> tuple[int, int]:
        """The place of something that can be touched, if the screen tells of one."""
        places = list(_touchable(self.pilot.scene))
        return self._rng.choice(places) if places else self.anywhere()

    def click(self) -> None:
        """Click on something."""
        self.pilot.press(self.something())

    def click_anywhere(self) -> None:
        """Click anywhere, with any button."""
        self.pilot.press(self.anywhere(), self._rng.choice((1, 1, 2, 3)))

    def double_click(self) -> None:
        """Click twice within a frame."""
        at = self.something()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
            self.pilot.post(pygame.Event(kind, pos=at, button=1, touch=False))
        self.pilot.step()

    def drag(self) -> None:
        """Take hold of something and drop it anywhere, or never."""
        steps = self._rng.choice((1, 3, 8))
        drop = self._rng.random() < 0.8
        self.pilot.drag(self.something(), self.anywhere(), steps=steps, drop=drop)

    def drag_to_the_middle(self) -> None:
        """Play a card by dragging, if it was one."""
        wide, high = self.pilot.screen.get_size()
        self.pilot.drag(self.something(), (wide // 2, high // 2), steps=3)

    def type_key(self) -> None:
        """Press a key."""
        key = self._rng.choice(_KEYS)
        text = chr(key) if 32 <= key < 127 else ""
        self.pilot.key(key, text, self._rng.choice(_MODS))

    def go_round(self) -> None:
        """Move the focus on and press what it is on."""
        for _ in range(self._rng.randint(0, 4)):
            self.pilot.key(pygame.K_TAB)
        self.pilot.key(pygame.K_RETURN)

    def leave(self) -> None:
        """Go back from wherever it is."""
        self.pilot.key(pygame.K_ESCAPE)

    def agree(self) -> None:
        """Press Enter."""
        self.pilot.key(pygame.K_RETURN)

    def wheel(self) -> None:
        """Turn the wheel."""
        self.pilot.wheel(self._rng.choice((-3, -1, 1, 3)))

    def play_on(self) -> None:
        """Play quickly for a while, so that deals and games come to their ends."""
        for _ in range(self._rng.choice((30, 30, 300))):
            if self.pilot.over:
                return
            scene = self.pilot.scene
            if isinstance(scene, TableScene) and scene.asked:
                scene.choose(self._rng.choice(scene.view.legal))
            elif not isinstance(scene, TableScene):
                self.pilot.key(pygame.K_RETURN)
            self.pilot.step(0.5)

    def sit_down(self) -> None:
        """Leave everything for a new game: any of the family, by any house rules."""
        rng = self._rng
        options = any_rules(rng.choice(sorted(GAMES)), rng)
        # A few people at most: too many curtains, and it does not get to see the table.
        kinds = [
            None,
            *rng.choices((None, *levels()), (4, *(1 for _ in levels())), k=MOST_SEATS - 1),
        ]
        players = tuple(Player("", kind) for kind in rng.sample(kinds, MOST_SEATS))
        table = game_start.sit_down(
            self.pilot.context, Agreement(options, players), lambda: rng.randrange(1 << 32)
        )
        self.pilot.loop.change(Replace(table, everything=True))
        self.pilot.step()

    def wait(self) -> None:
        """Let time pass, for once."""
        for _ in range(self._rng.choice((1, 5, 30))):
            self.pilot.step(self._rng.choice((FRAME, FRAME, 0.3, 5.0)))

    def resize(self) -> None:
        """Give the window another size."""
        self.pilot.resize(self._rng.choice(_SIZES))

    def window(self) -> None:
        """Lose the focus, minimise, cover, come back."""
        self.pilot.post(pygame.Event(self._rng.choice(_WINDOW)))
        self.pilot.step()

    def chores(self) -> None:
        """Let the program do what it put off."""
        for _ in range(20):
            if self.pilot.context.idle_tasks:
                self.pilot.loop.run_idle_task()

    def lose_a_file(self) -> None:
        """Delete or damage one of the files."""
        files = [path for path in sorted(self._folder.rglob("*")) if path.is_file()]
        if not files:
            return
        path = self._rng.choice(files)
        if self._rng.random() < 0.5:
            path.unlink()
        else:
            path.write_bytes(self._rng.randbytes(50))

    def lose_all_files(self) -> None:
        """Delete the folder of the games."""
        shutil.rmtree(self._folder / "games", ignore_errors=True)

    def close_window(self) -> None:
        """Close the window."""
        self.pilot.quit()


def _touchable(scene: Scene) -> list[tuple[int, int]]:
    """Where a scene has something to be touched."""
    describe: Callable[[], dict[str, Any]] | None = getattr(scene, "describe", None)
    if describe is not None:
        told = describe()
        spots = {**told.get("hand", {}), **told.get("buttons", {})}
        return [(x, y) for x, y in spots.values()]
    form = getattr(scene, "form", None)
    widgets = getattr(form, "widgets", ())
    return [widget.rect.center for widget in widgets if getattr(widget, "enabled", True)]


_CHANCES: dict[Callable[[Monkey], None], float] = {
    Monkey.click: 36,
    Monkey.click_anywhere: 8,
    Monkey.double_click: 5,
    Monkey.drag: 6,
    Monkey.drag_to_the_middle: 4,
    Monkey.type_key: 14,
    Monkey.go_round: 5,
    Monkey.leave: 2.5,
    Monkey.wheel: 2,
    Monkey.play_on: 4,
    Monkey.sit_down: 0.8,
    Monkey.wait: 14,
    Monkey.resize: 0.6,
    Monkey.window: 2,
    Monkey.chores: 2,
    Monkey.lose_a_file: 0.4,
    Monkey.lose_all_files: 0.05,
    Monkey.close_window: 0.1,
}
_ACTS, _WEIGHTS = tuple(_CHANCES), tuple(_CHANCES.values())
