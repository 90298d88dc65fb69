"""The keyboard: which keys are meant, and which are only held or written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.gate.sight import touch_of

if TYPE_CHECKING:
    from collections.abc import Hashable

    from euchre.ui.gate.sight import Sight
    from euchre.ui.scene import Scene

LOST = 1.0
"""A key that goes down again after so many seconds came up unheard; sooner, it is held."""
MOVES = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_HOME,
        pygame.K_END,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
    }
)
"""Keys that press nothing, and may go on while they are held."""
SHIFTS = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
        pygame.K_F11,
    }
)
"""Keys that press nothing on the screen, but change what others mean, or the window."""
PRESSES = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
"""One like the other presses what has the focus."""


class _Run:
    """One key again and again, each soon after the last: it goes to what the first one met."""

    __slots__ = ("kind", "last", "scene", "thing")

    def __init__(
        self, kind: str | int, scene: Scene | None, thing: Hashable, last: float
    ) -> None:
        self.kind = kind
        self.scene = scene
        self.thing = thing
        self.last = last


class _Down:
    """A key that is held: by which scene it was heard, if by any, and when it last told of it."""

    __slots__ = ("last", "scene")

    def __init__(self, scene: Scene | None, last: float) -> None:
        self.scene = scene
        self.last = last


class Keyboard:
    """What the keys are doing."""

    def __init__(self, sight: Sight) -> None:
        """Judge by what *sight* has seen."""
        self._sight = sight
        self._run: _Run | None = None
        self._down: dict[int, _Down] = {}
        self._mute = False
        """Whether the text that comes is that of a key which was not for the scene on top."""

    def refuses(self, event: pygame.Event) -> bool:
        """Return whether a key, or the text it writes, is not for the scene on top."""
        if event.type in {pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._mute
        if event.type != pygame.KEYDOWN:
            return False
        assert self._sight.scene is not None
        free = event.key in MOVES or touch_of(self._sight.scene).writes(event)
        held = self._held(event.key)
        if held is not None:
            return not (free and held.scene is self._sight.scene)
        return not (free or event.key in SHIFTS) and self._is_hasty(event)

    def _is_hasty(self, event: pygame.Event) -> bool:
        """Return whether what a key would press has come up, or come under it, just now."""
        thing = self._meant_by(event)
        if self._sight.too_new_for_keys(thing):
            return True
        run = self._running(event)
        return run is not None and (run.scene, run.thing) != (self._sight.scene, thing)

    def _meant_by(self, event: pygame.Event) -> Hashable:
        assert self._sight.scene is not None
        return touch_of(self._sight.scene).meant_by(event)

    def _running(self, event: pygame.Event) -> _Run | None:
        run = self._run
        going_on = run is not None and self._sight.soon_after(run.last)
        return run if going_on and run is not None and run.kind == _kind(event) else None

    def _held(self, key: int) -> _Down | None:
        down = self._down.get(key)
        return down if down is not None and self._sight.time - down.last < LOST else None

    def note(self, event: pygame.Event, *, refused: bool) -> None:
        """Remember what an event did."""
        if event.type == pygame.KEYDOWN:
            self._mute = refused
            self._press(event, refused=refused)
        elif event.type == pygame.KEYUP:
            self._down.pop(event.key, None)
            self._mute = False
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self._mute = False

    def _press(self, event: pygame.Event, *, refused: bool) -> None:
        now = self._sight.time
        held = self._held(event.key)
        if held is not None:
            held.last = now
            return
        self._down[event.key] = _Down(None if refused else self._sight.scene, now)
        if event.key in MOVES | SHIFTS:
            return
        run = self._running(event)
        if run is None:
            self._run = _Run(_kind(event), self._sight.scene, self._meant_by(event), now)
        else:
            run.last = now

    def leave(self) -> None:
        """Another scene has come up: the text of keys that are down is not for it."""
        self._mute = bool(self._down)


def _kind(event: pygame.Event) -> str | int:
    return "press" if event.key in PRESSES else int(event.key)
