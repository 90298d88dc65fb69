"""What can be hit on the screen now, and since when it has been there to be seen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    import pygame

    from euchre.ui.scene import Scene

Point = tuple[int, int]

GUARD = 0.6
"""Seconds in which nobody can have seen what came up, decided, and pressed."""
AIM = 10.0
"""A mouse that moved so many units has aimed; less is the tremble of a hand that clicks."""
LEAST_AIM = 5.0
"""The same in pixels, however small the window is."""
_BLINK = 1e-6
"""Sums of many frames are off by less."""


class Touch(Protocol):
    """What can be hit on a screen; each thing has a name for as long as it is the same thing."""

    def things(self) -> Iterable[Hashable]:
        """Return what may come up while the screen is there: its buttons, an open list."""

    def under(self, point: Point) -> Hashable:
        """Return what lies at a point; None for the ground."""

    def meant_by(self, event: pygame.Event) -> Hashable:
        """Return what a key would press; None for what the screen does as a whole."""

    def writes(self, event: pygame.Event) -> bool:
        """Return whether a key only writes, into the field that has the focus."""


class Ground:
    """A screen on which nothing is told from the ground."""

    def things(self) -> Iterable[Hashable]:
        """Nothing comes up."""
        return ()

    def under(self, point: Point) -> Hashable:  # noqa: ARG002
        """Return the ground."""
        return None

    def meant_by(self, event: pygame.Event) -> Hashable:  # noqa: ARG002
        """Return what the screen does as a whole."""
        return None

    def writes(self, event: pygame.Event) -> bool:  # noqa: ARG002
        """Nothing is written."""
        return False


class _Seen:
    """Since when a thing is there, where the mouse was then, and whether it has aimed since."""

    __slots__ = ("aimed", "pointer", "since")

    def __init__(self, since: float, pointer: Point | None) -> None:
        self.since = since
        self.pointer = pointer
        self.aimed = False


class Sight:
    """Remembers when everything on top came up; time is passed in."""

    def __init__(self, over: Touch) -> None:
        """Watch scenes over all of which something may lie: a sentence."""
        self._over = over
        self.time = 0.0
        self.aim = AIM
        """How many pixels the mouse moves when it aims."""
        self.scene: Scene | None = None
        """The scene that was on top at the last look."""
        self.pointer: Point | None = None
        """Where the mouse is; None: not over the window."""
        self._seen: dict[Hashable, _Seen] = {}
        self._behind: tuple[Scene, dict[Hashable, _Seen]] | None = None
        """A scene that can still be seen below the one on top, and what is known of it."""

    @property
    def wake(self) -> float | None:
        """In how many seconds all that has come up can be hit; None: it can."""
        since = max((seen.since for seen in self._seen.values()), default=-GUARD)
        left = since + GUARD - self.time
        return max(0.001, left) if left > _BLINK else None

    def pass_time(self, seconds: float, unit: float) -> None:
        """Let time pass in a window in which a unit has so many pixels."""
        self.time += seconds
        self.aim = max(LEAST_AIM, AIM * unit)

    def soon_after(self, time: float) -> bool:
        """Return whether so little time has passed since a moment that nobody can have looked."""
        return self.time - time < GUARD - _BLINK

    def look(self, scene: Scene) -> bool:
        """See what is there now; return whether another scene has come up."""
        came = scene is not self.scene
        if came:
            self._turn_to(scene)
        things = {None, *touch_of(scene).things(), *self._over.things()}
        for gone in self._seen.keys() - things:
            del self._seen[gone]
        for thing in things - self._seen.keys():
            self._seen[thing] = _Seen(self.time, self.pointer)
        return came

    def _turn_to(self, scene: Scene) -> None:
        before, self.scene = self.scene, scene
        behind, self._behind = self._behind, None
        if getattr(scene, "see_through", False) and before is not None:
            self._behind = (before, self._seen)
        # What could be seen all the time has not come up now.
        self._seen = behind[1] if behind is not None and behind[0] is scene else {}

    def point(self, at: Point) -> None:
        """Learn where the mouse is, or a finger."""
        self.pointer = at
        for seen in self._seen.values():
            if seen.pointer is None or math.dist(at, seen.pointer) >= self.aim:
                seen.aimed = True

    def under(self, point: Point) -> Hashable:
        """Return what lies at a point, above all or on the scene on top."""
        assert self.scene is not None
        above = self._over.under(point)
        return touch_of(self.scene).under(point) if above is None else above

    def too_new_to_click(self, thing: Hashable, at: Point) -> bool:
        """Return whether a thing came up just now, and a press at a point is not aimed at it."""
        seen = self._of(thing)
        if not self.soon_after(seen.since):
            return False
        aimed = seen.aimed or (seen.pointer is not None and self.far(at, seen.pointer))
        return not aimed or bool(getattr(self.scene, "guarded", False))

    def too_new_for_keys(self, thing: Hashable) -> bool:
        """Return whether a thing came up just now, so that no key was meant for it."""
        return self.soon_after(self._of(thing).since)

    def far(self, one: Point, other: Point) -> bool:
        """Return whether two points are not the same spot for a hand."""
        return math.dist(one, other) >= self.aim

    def _of(self, thing: Hashable) -> _Seen:
        """What is not told of as a thing has been there as long as the screen."""
        return self._seen.get(thing) or self._seen[None]


def touch_of(scene: Scene) -> Touch:
    """Return what can be hit on a scene."""
    touch: Touch = getattr(scene, "touch", _GROUND)
    return touch


_GROUND = Ground()
