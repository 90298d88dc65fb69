"""Mouse and finger: which presses are meant, and to whom a release belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Hashable

    from euchre.ui.gate.sight import Point, Sight
    from euchre.ui.scene import Scene

BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)
"""What counts as a press; the wheel tells of itself in events of its own."""


class _Run:
    """Clicks at one spot, each soon after the last: they go to what the first one met."""

    __slots__ = ("at", "last", "scene", "thing")

    def __init__(self, scene: Scene | None, thing: Hashable, at: Point, last: float) -> None:
        self.scene = scene
        self.thing = thing
        self.at = at
        self.last = last


class Pointing:
    """What the buttons of the mouse, or a finger, are doing."""

    def __init__(self, sight: Sight) -> None:
        """Judge by what *sight* has seen."""
        self._sight = sight
        self._run: _Run | None = None
        self._held: set[int] = set()
        """The buttons that went down on the scene on top."""
        self._dropped: set[int] = set()
        """Buttons whose press came to nothing, so that their release does as well."""
        self.by_finger = False
        """Whether the last press was a finger's."""
        self._fingers: set[object] = set()

    def refuses(self, event: pygame.Event) -> bool:
        """Return whether a press or release is not for the scene on top."""
        if event.type == pygame.MOUSEBUTTONUP:
            return event.button in self._dropped
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if event.button not in BUTTONS:
            return True
        thing = self._sight.under(event.pos)
        return self._sight.too_new_to_click(thing, event.pos) or self._strays(event.pos, thing)

    def _strays(self, at: Point, thing: Hashable) -> bool:
        """Return whether a press goes on with a run that began on something else."""
        run = self._running(at)
        return run is not None and (run.scene, run.thing) != (self._sight.scene, thing)

    def _running(self, at: Point) -> _Run | None:
        run, sight = self._run, self._sight
        going_on = run is not None and sight.soon_after(run.last) and not sight.far(at, run.at)
        return run if going_on else None

    def lost(self, event: pygame.Event) -> bool:
        """Return whether an event shows that a release was never heard."""
        if event.type == pygame.MOUSEMOTION and pygame.BUTTON_LEFT in self._held:
            same = bool(getattr(event, "touch", False)) is self.by_finger
            return same and not event.buttons[0]
        last = event.type == pygame.FINGERUP and self._fingers <= {_finger(event)}
        return last and self.by_finger and bool(self._held)

    def note(self, event: pygame.Event, *, refused: bool) -> None:
        """Remember what an event did."""
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in BUTTONS:
            self._press(event, refused=refused)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._held.discard(event.button)
            self._dropped.discard(event.button)
        elif event.type == pygame.FINGERDOWN:
            self._fingers.add(_finger(event))
        elif event.type == pygame.FINGERUP:
            self._fingers.discard(_finger(event))
        elif event.type == pygame.WINDOWLEAVE:
            self._sight.pointer = None

    def _point(self, at: Point) -> None:
        self._sight.point(at)
        if self._run is not None and self._sight.far(at, self._run.at):
            self._run = None

    def _press(self, event: pygame.Event, *, refused: bool) -> None:
        self.by_finger = bool(getattr(event, "touch", False))
        sight, run = self._sight, self._running(event.pos)
        if run is None:
            self._run = _Run(sight.scene, sight.under(event.pos), event.pos, sight.time)
        else:
            run.last = sight.time
        sight.point(event.pos)
        self._dropped.discard(event.button)
        (self._dropped if refused else self._held).add(event.button)

    def drop(self) -> None:
        """Let all presses come to nothing: their scene is no longer on top, or lost the mouse."""
        self._dropped |= self._held
        self._held.clear()


def _finger(event: pygame.Event) -> object:
    return getattr(event, "finger_id", None)
