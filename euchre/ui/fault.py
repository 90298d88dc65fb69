"""When something goes wrong that nobody expected: it is noted, and the player is told."""

from __future__ import annotations

import platform
import time
import traceback
from typing import TYPE_CHECKING

import pygame

from euchre import __version__
from euchre.i18n import _
from euchre.ui.scene import Quit, Replace
from euchre.ui.style import style_for

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pygame import Event

    from euchre.ui.canvas import Canvas
    from euchre.ui.scene import Change, Scene

LARGEST_FILE = 1_000_000
"""Bytes of notes after which the file begins anew."""


def note(error: BaseException, path: Path) -> bool:
    """Write an error with its traceback at the end of a file; False if that is not possible."""
    when = time.strftime("%Y-%m-%d %H:%M:%S")
    system = f"{platform.platform()}, Python {platform.python_version()}"
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    text = f"{when} Euchre {__version__}, {system}, pygame {pygame.version.ver}\n{''.join(lines)}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        full = path.exists() and path.stat().st_size > LARGEST_FILE
        with path.open("w" if full else "a", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        return False
    return True


class FaultScene:
    """Tells the player what happened and where it is noted, in place of a vanishing window.

    Drawn with as little of the rest of the program as possible: some of it has just failed.
    """

    def __init__(self, error: Exception, noted: Path | None, home: Callable[[], Scene]) -> None:
        """Tell of an error noted in a file; `home` is the scene to go on with."""
        self._error = error
        self._noted = noted
        self._home = home
        self._size = (0, 0)
        self._lines: list[pygame.Surface] = []
        self._ground: pygame.Surface | None = None

    @property
    def wake(self) -> float | None:
        """Nothing moves here."""
        return None

    def resize(self, size: tuple[int, int]) -> None:
        """Set the text for a window of this size."""
        self._size = size
        style = style_for(size)
        self._ground = pygame.Surface(size, 0, 32)
        self._ground.fill(style.felt.plaque)
        width = round(size[0] * 0.7)
        colour = style.felt.muted
        self._lines = [
            style.text.block(text, 20, colour, width, align="centre") for text in self._texts()
        ]

    def handle(self, event: Event) -> Change | None:
        """Go on after Enter or a click, leave after Escape."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            return Quit()
        enter = event.type == pygame.KEYDOWN and event.key in (
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
        )
        if enter or (event.type == pygame.MOUSEBUTTONDOWN and event.button == 1):
            return Replace(self._home(), everything=True)
        return None

    def update(self, seconds: float) -> Change | None:
        """Nothing happens by itself."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the sentences in the middle."""
        if self._ground is not None:
            canvas.backdrop(self._ground)
        height = sum(line.get_height() * 3 // 2 for line in self._lines)
        y = (self._size[1] - height) // 2
        for line in self._lines:
            canvas.put(line, ((self._size[0] - line.get_width()) // 2, y))
            y += line.get_height() * 3 // 2

    def _texts(self) -> tuple[str, ...]:
        what = f"{type(self._error).__name__}: {self._error}"[:300]
        where = (
            _("It is noted in {file}; please send this file to the authors.").format(
                file=self._noted
            )
            if self._noted
            else _("It could not be noted in a file.")
        )
        return (
            _("Something went wrong that should not have. Games are saved after every move."),
            what,
            where,
            _("Enter or click: back to the title. Esc: quit."),
        )
