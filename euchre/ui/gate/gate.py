"""Answers for every event whether it is for the scene on top."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.gate.keyboard import Keyboard
from euchre.ui.gate.pointing import Pointing
from euchre.ui.gate.sight import Sight

if TYPE_CHECKING:
    from euchre.ui.gate.sight import Touch
    from euchre.ui.scene import Scene

_AWAY = (
    pygame.WINDOWLEAVE,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
)
"""The mouse, or the whole person, is elsewhere."""


class Gate:
    """Knows what has been on top since when, and what is held down; time is passed in."""

    def __init__(self, over: Touch) -> None:
        """Stand before scenes over all of which something may lie: a sentence."""
        self._sight = Sight(over)
        self._pointing = Pointing(self._sight)
        self._keyboard = Keyboard(self._sight)

    @property
    def wake(self) -> float | None:
        """In how many seconds all that has come up can be hit; None: it can."""
        return self._sight.wake

    def pass_time(self, seconds: float, unit: float) -> None:
        """Let time pass in a window in which a unit of the layout has so many pixels."""
        self._sight.pass_time(seconds, unit)

    def look(self, scene: Scene) -> None:
        """See what is there after whatever may have changed it; tell a new scene of the mouse."""
        if not self._sight.look(scene):
            return
        self._pointing.drop()
        self._keyboard.leave()
        at = self._sight.pointer
        if at is not None and not self._pointing.by_finger:
            motion = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
            scene.handle(pygame.Event(pygame.MOUSEMOTION, motion))

    def refuses(self, event: pygame.Event) -> bool:
        """Return whether an event is not for the scene on top; asking changes nothing."""
        return self._pointing.refuses(event) or self._keyboard.refuses(event)

    def lets(self, event: pygame.Event) -> bool:
        """Return whether an event is for the scene on top, and remember what follows from it."""
        if self._pointing.lost(event) or event.type in _AWAY:
            self.let_go()
        refused = self.refuses(event)
        self._pointing.note(event, refused=refused)
        self._keyboard.note(event, refused=refused)
        return not refused

    def let_go(self, scene: Scene | None = None) -> None:
        """Take mouse and finger away from a scene, usually the one on top.

        Whatever it holds stays where it was.
        """
        scene = scene or self._sight.scene
        self._pointing.drop()
        if scene is not None:
            scene.handle(pygame.Event(pygame.WINDOWLEAVE))

    def hand_on(self, event: pygame.Event) -> None:
        """Let an event be for the scene on top too: the one above has just left for it."""
        self._pointing.note(event, refused=False)
