"""Tells a program that tests this one what is to be seen, whenever the picture comes to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene


class TestProbe:
    """Looks at the screen after every frame; silent unless `--test-log` was given."""

    def __init__(self, context: Context) -> None:
        """Begin without having seen anything."""
        self._context = context
        self._told: object = None

    def look(self, scene: Scene, size: tuple[int, int], *, full_screen: bool) -> None:
        """Report the uppermost scene once it rests, if it is not as before.

        A scene is asked for `describe`; it has a name at least, and the *size* it is drawn in.
        """
        if not self._context.test_log or scene.wake is not None:
            return
        describe = getattr(scene, "describe", None)
        facts = {
            "scene": type(scene).__name__,
            "size": size,
            "full_screen": full_screen,
            "muted": self._context.settings.muted,
            **(describe() if describe is not None else {}),
        }
        if (scene, facts) != self._told:
            self._told = scene, facts
            self._context.report("rest", **facts)
