"""Plays the program without a screen: real pygame events in, pixels out, time made up.

```python
pilot = Pilot(TitleScene(context), context)
pilot.press((640, 360))
pilot.run(seconds=0.5)
assert pilot.scene ...
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.storage.disk.paths import Paths
from euchre.storage.settings import Settings
from euchre.ui.context import Context
from euchre.ui.draw.assets import root
from euchre.ui.draw.cards import CardPictures
from euchre.ui.loop import Loop
from euchre.ui.window.audio import Audio

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.ui.scene import Scene

FRAME = 1 / 60
GLANCE = 1 / 15
"""Who only waits looks up so often, in seconds: a picture for every frame would cost much."""
PATIENCE = 30
"""Glances after which nobody waits any longer for what cannot be hit."""
LEFT = 1
STEPS = 12
"""A drag goes to its goal in so many moves."""

Point = tuple[float, float]


def make_context(folder: Path, **settings: object) -> Context:
    """Return a context whose files are in a folder; `settings` replaces defaults."""
    # The program has its window before it has anything to lay out.
    pygame.font.init()
    return Context(
        Settings(**settings),  # type: ignore[arg-type]
        Paths(folder, folder, folder),
        CardPictures(root()),
        Audio(root() / "sounds"),
        lambda _settings: None,
    )


class Pilot:
    """A person at the screen: sees `screen`, has a mouse and a keyboard, and patience."""

    def __init__(
        self,
        scene: Scene,
        context: Context,
        size: tuple[int, int] = (1280, 720),
        watch: Callable[[Pilot], None] | None = None,
    ) -> None:
        """Sit down before a scene; `watch` is called after every frame, to look at it.

        An exception in a scene is an exception here.
        """
        pygame.display.init()
        pygame.font.init()
        self.context = context
        self.screen = pygame.Surface(size, 0, 32)
        self.mouse: Point = (0, 0)
        self.frames = 0
        self._watch = watch
        self._events: list[pygame.Event] = []
        self.loop = Loop(context, scene, size, _raise)
        self.step(0.0)

    @property
    def scene(self) -> Scene:
        """The scene that plays."""
        return self.loop.stack[-1]

    @property
    def over(self) -> bool:
        """Whether the program has ended."""
        return not self.loop.stack

    def post(self, *events: pygame.Event) -> None:
        """Let events happen in the next frame, together."""
        self._events += events

    def step(self, seconds: float = FRAME) -> bool:
        """Let one frame pass, with what was posted; return whether the picture has changed."""
        events, self._events = self._events, []
        shown = self.loop.step(seconds, events, self.screen)
        self.frames += 1
        if self._watch is not None and not self.over:
            self._watch(self)
        return shown

    def run(self, seconds: float) -> None:
        """Let time pass frame by frame."""
        for _ in range(round(seconds / FRAME)):
            if self.over:
                return
            self.step()

    def settle(self, limit: float = 60.0) -> None:
        """Let time pass until nothing moves and nothing is due within two seconds.

        Time on which the program sleeps passes in one step. AssertionError after `limit`
        seconds of made-up time.
        """
        passed = 0.0
        while not self.over:
            wake = self.loop.wake
            if wake is None or wake > 2:
                return
            assert passed < limit, f"still moving after {limit} seconds"
            seconds = max(FRAME, wake)
            self.step(seconds)
            passed += seconds

    def wait_for(self, event: pygame.Event) -> None:
        """Look at what has come up until it can be hit; in a hurry nobody waits: `post`."""
        for _ in range(PATIENCE):
            if self.over or not self.loop.gate.refuses(event):
                return
            self.step(GLANCE)

    def move(self, to: Point) -> None:
        """Move the mouse, with no button held, and let a frame pass."""
        self._motion(to, held=False)

    def move_held(self, to: Point) -> None:
        """Move the mouse with its button held, and let a frame pass."""
        self._motion(to, held=True)

    def down(self, at: Point | None = None, button: int = LEFT) -> None:
        """Press a mouse button and hold it."""
        if at is not None:
            self.move(at)
        self.wait_for(self._button_event(pygame.MOUSEBUTTONDOWN, button))
        self._button(pygame.MOUSEBUTTONDOWN, button)

    def up(self, button: int = LEFT) -> None:
        """Let a mouse button go."""
        self._button(pygame.MOUSEBUTTONUP, button)

    def press(self, at: Point, button: int = LEFT) -> None:
        """Click somewhere."""
        self.down(at, button)
        self.up(button)

    def double_click(self, at: Point, pause: float = 2 * FRAME) -> None:
        """Click twice in haste, whatever the first click has brought up."""
        self.move(at)
        for _ in range(2):
            self._button(pygame.MOUSEBUTTONDOWN, LEFT)
            self.up()
            self.run(pause)

    def drag(self, start: Point, end: Point, *, steps: int = STEPS, drop: bool = True) -> None:
        """Take hold at one place, move to another, and let go there unless told not to."""
        self.down(start)
        for step in range(1, steps + 1):
            part = step / steps
            across = start[0] + (end[0] - start[0]) * part
            self._motion((across, start[1] + (end[1] - start[1]) * part), held=True)
        if drop:
            self.up()

    def key(self, key: int, text: str = "", mod: int = 0) -> None:
        """Press and release a key; `text` is what it writes, if it writes."""
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        self.wait_for(down)
        self.post(down)
        if text:
            self.post(pygame.Event(pygame.TEXTINPUT, text=text))
        self.step()
        self.post(pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))
        self.step()

    def write(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.key(ord(letter.lower()), letter)

    def wheel(self, turns: int) -> None:
        """Turn the wheel, positive away from the person."""
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, precise_y=float(turns)))
        self.step()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size in pixels."""
        self.screen = pygame.Surface(size, 0, 32)
        self.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.step()

    def quit(self) -> None:
        """Close the window."""
        self.post(pygame.Event(pygame.QUIT))
        self.step()

    def save(self, path: Path) -> None:
        """Write what is to be seen into a PNG file."""
        pygame.image.save(self.screen, path)

    def _motion(self, to: Point, *, held: bool) -> None:
        rel = (round(to[0] - self.mouse[0]), round(to[1] - self.mouse[1]))
        self.mouse = to
        at = (round(to[0]), round(to[1]))
        buttons = (1 if held else 0, 0, 0)
        self.post(
            pygame.Event(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=buttons, touch=False)
        )
        self.step()

    def _button(self, kind: int, button: int) -> None:
        self.post(self._button_event(kind, button))
        self.step()

    def _button_event(self, kind: int, button: int) -> pygame.Event:
        at = (round(self.mouse[0]), round(self.mouse[1]))
        return pygame.Event(kind, pos=at, button=button, touch=False)


def _raise(error: Exception) -> Scene:
    raise error
