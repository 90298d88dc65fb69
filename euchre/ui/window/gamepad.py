"""A gamepad as a keyboard of few keys: the stick is the arrows, two buttons are Enter and Esc.

Whatever can be done by keys can so be done by a pad, and no screen has to know of one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

FAR, NEAR = 0.6, 0.35
"""How far, of its whole way, the stick is pushed to count, and how near to rest to count anew."""
BUTTONS = {
    0: pygame.K_RETURN,
    1: pygame.K_ESCAPE,
    2: pygame.K_h,
    3: pygame.K_l,
    7: pygame.K_ESCAPE,
}
"""What the buttons are, by SDL's numbers of a usual pad: A, B, X, Y and Start."""
SHOULDERS = {4: pygame.KMOD_SHIFT, 5: 0}
"""The shoulders go through what can be chosen, backwards and forwards, as Tab does."""
AXES = {
    (0, -1): pygame.K_LEFT,
    (0, 1): pygame.K_RIGHT,
    (1, -1): pygame.K_UP,
    (1, 1): pygame.K_DOWN,
}
HATS = {
    (-1, 0): pygame.K_LEFT,
    (1, 0): pygame.K_RIGHT,
    (0, 1): pygame.K_UP,
    (0, -1): pygame.K_DOWN,
}
DEVICES = (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED)


class Gamepads:
    """Turns the events of all gamepads into those of keys."""

    def __init__(self) -> None:
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._pushed: dict[tuple[int, int], int] = {}
        """Which way each stick is pushed: -1, 0 or 1 by pad and axis."""

    def meant(self, event: pygame.Event) -> Iterator[pygame.Event]:
        """What an event means: that of a pad a key or nothing, any other one itself."""
        if event.type == pygame.JOYAXISMOTION:
            yield from self._stick(event)
        elif event.type == pygame.JOYHATMOTION:
            yield from _struck(HATS.get(event.value, 0))
        elif event.type == pygame.JOYBUTTONDOWN:
            tab = pygame.K_TAB if event.button in SHOULDERS else 0
            key = BUTTONS.get(event.button, tab)
            yield from _struck(key, SHOULDERS.get(event.button, 0))
        elif event.type in DEVICES:
            self._devices_changed(event)
        elif event.type != pygame.JOYBUTTONUP:
            yield event

    def _devices_changed(self, event: pygame.Event) -> None:
        if event.type == pygame.JOYDEVICEADDED:
            self._open(event.device_index)
        else:
            self._pads.pop(event.instance_id, None)

    def _open(self, index: int) -> None:
        """Listen to a pad; one that cannot be opened is none."""
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:
            return
        self._pads[pad.get_instance_id()] = pad

    def _stick(self, event: pygame.Event) -> Iterator[pygame.Event]:
        stick = (event.instance_id, event.axis)
        way = (event.value > 0) - (event.value < 0)
        if abs(event.value) < NEAR:
            self._pushed.pop(stick, None)
        elif abs(event.value) > FAR and self._pushed.get(stick) != way:
            self._pushed[stick] = way
            if (event.axis, way) in AXES:
                yield from _struck(AXES[event.axis, way])


def _struck(key: int, mod: int = 0) -> Iterator[pygame.Event]:
    """A key pressed and let go; nothing for 0."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP) if key else ():
        yield pygame.Event(kind, key=key, mod=mod, unicode="", scancode=0)
