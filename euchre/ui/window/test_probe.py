"""Tells a program that tests this one what is to be seen, whenever the picture comes to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ui.loop import Loop
    from euchre.ui.window.window import GameWindow


class TestProbe:
    """Looks at the screen after every frame; silent unless `--test-log` was given."""

    def __init__(self) -> None:
        """Begin without having seen anything."""
        self._told: object = None

    def look(self, loop: Loop, window: GameWindow) -> None:
        """Report the uppermost scene once the player can act on it, if it is not as before.

        A scene is asked for `describe`; it has a name at least, and the size it is drawn in.
        """
        if not (loop.context.test_log and loop.stack):
            return
        scene = loop.stack[-1]
        if scene.wake is not None or loop.gate.wake is not None:
            return
        describe = getattr(scene, "describe", None)
        facts = {
            "scene": type(scene).__name__,
            "size": loop.canvas.size,
            "full_screen": window.full_screen,
            "muted": loop.context.settings.muted,
            **(describe() if describe is not None else {}),
        }
        if (scene, facts) != self._told:
            self._told = scene, facts
            loop.context.report("rest", **facts)
