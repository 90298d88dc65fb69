"""Screens and how they follow one another: a stack of which the uppermost one plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from pygame import Event

    from euchre.ui.draw.canvas import Canvas


class Scene(Protocol):
    """One screen of the program.

    Only the uppermost scene of the stack is asked to `handle` and `update`; all are drawn, from
    the lowest up, and one that fills the window hides the others by laying its own backdrop. If
    it says so by `covers`, those below it are not drawn at all.
    A scene that has a method `close` is closed when it has left the stack for good; one that has
    a method `drop` is handed the path of a file dropped onto the window, for what follows; one in
    which something can be written tells by `writes_at` where that is now.

    What can be hit on it, it tells by `touch` (see `euchre.ui.gate`). With `guarded` it is
    pressed only after a moment, however the mouse has aimed; with `see_through` what lies below
    it stays in sight. When it has lost mouse and finger it gets a WINDOWLEAVE: another scene
    comes on top, the window has changed, or a release was never heard. Whatever it holds then
    stays where it was.
    """

    @property
    def wake(self) -> float | None:
        """When `update` wants to be called next.

        0 is in every frame (something moves), a number is in so many seconds, None is not before
        the next input; after every input it is called in any case.
        """

    def handle(self, event: Event) -> Change | None:
        """Answer one event; positions of mouse and touch are pixels of the canvas."""

    def update(self, seconds: float) -> Change | None:
        """Let the given time (0..0.1 s in motion, longer after a rest) pass."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the whole picture on the canvas, cached surfaces first of all."""

    def resize(self, size: tuple[int, int]) -> None:
        """Learn the size of the window in pixels: once before the first frame, then on change."""


class Push(NamedTuple):
    """Put a scene on top of the current one, which stays as it is below."""

    scene: Scene


class Pop(NamedTuple):
    """Leave the current scene for the one below it.

    With `through` the event that led to this is for the scene below as well.
    """

    through: bool = False


class Replace(NamedTuple):
    """Leave the current scene for another one in its place.

    With `everything` the scenes below it are left as well.
    """

    scene: Scene
    everything: bool = False


class Quit:
    """Leave the program."""


Change = Push | Pop | Replace | Quit


def changed(stack: tuple[Scene, ...], change: Change | None) -> tuple[Scene, ...]:
    """Return the stack after a change; an empty stack means that the program is over."""
    match change:
        case None:
            return stack
        case Push(scene):
            return (*stack, scene)
        case Pop():
            return stack[:-1]
        case Replace(scene, everything):
            return (scene,) if everything else (*stack[:-1], scene)
        case Quit():
            return ()
