"""When something goes wrong that nobody expected: it is noted, and the player is told."""

from __future__ import annotations

import platform
import time
import traceback
from functools import partial
from typing import TYPE_CHECKING

import pygame

from euchre import __version__
from euchre.i18n import _
from euchre.storage import fault_report
from euchre.storage.disk.files import append, write_whole
from euchre.ui import navigation
from euchre.ui.draw import theme
from euchre.ui.draw.style import style_for
from euchre.ui.scene import Quit, Replace

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pygame import Event

    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.draw.style import Style
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
        append(path, text, LARGEST_FILE)
    except OSError:
        return False
    return True


SAVE, HOME, QUIT = "save", "home", "quit"
BUTTON, GAP = 52, 16
"""Lengths in units."""


class FaultScene:
    """Tells the player what happened, in place of a vanishing window, and offers a report.

    Drawn with as little of the rest of the program as possible: some of it has just failed.
    """

    def __init__(
        self,
        error: Exception,
        noted: Path | None,
        home: Callable[[], Scene],
        save: Callable[[], Path] | None = None,
    ) -> None:
        """Tell of an error noted in a file; `home` is the scene to go on with.

        `save` writes a report and returns where it is, OSError if it cannot; None: no report.
        """
        self._error = error
        self._noted = noted
        self._home = home
        self._save = save
        self._saved = ""
        self._choice = HOME
        self._pressed = ""
        self._size = (0, 0)
        self._lines: list[pygame.Surface] = []
        self._buttons: dict[str, tuple[pygame.Rect, pygame.Surface]] = {}
        self._ground: pygame.Surface | None = None

    @property
    def wake(self) -> float | None:
        """Nothing moves here."""
        return None

    def resize(self, size: tuple[int, int]) -> None:
        """Set the text for a window of this size, and the buttons below it."""
        self._size = size
        style = style_for(size)
        self._ground = pygame.Surface(size, 0, 32)
        self._ground.fill(style.felt.plaque)
        width = round(size[0] * 0.7)
        colours = (theme.IVORY, style.felt.muted, style.felt.muted, theme.BRASS)
        self._lines = [
            style.text.block(
                _("That shouldn't have happened"),
                theme.HEADING,
                theme.BRASS,
                width,
                weight="serif",
                align="centre",
            )
        ]
        self._lines += [
            style.text.block(text, 20, colour, width, align="centre")
            for text, colour in zip(self._texts(), colours, strict=False)
            if text
        ]
        self._lay_buttons(style, width)

    def _lay_buttons(self, style: Style, width: int) -> None:
        labels = self._labels()
        tall, gap = style.px(BUTTON), style.px(GAP)
        share = (width - gap * (len(labels) - 1)) // len(labels)
        x, y = (self._size[0] - width) // 2, self._size[1] * 3 // 4
        self._buttons = {}
        for key, label in labels.items():
            chosen = key == self._choice
            fill = theme.BRASS if chosen else style.felt.raised
            line = None if chosen else style.felt.outline
            picture = style.shapes.pill((share, tall), fill, line=line, width=style.u * 2)
            picture = picture.copy()
            colour = theme.INK if chosen else theme.IVORY
            words = style.text.line(
                label, theme.BUTTON, colour, weight="bold", max_width=share - 2 * gap
            )
            picture.blit(words, words.get_rect(center=picture.get_rect().center))
            self._buttons[key] = (pygame.Rect(x, y, share, tall), picture)
            x += share + gap

    def _labels(self) -> dict[str, str]:
        labels = {HOME: _("Back to the main menu"), QUIT: _("Quit")}
        if self._save is not None and not self._saved:
            labels = {SAVE: _("Save a report"), **labels}
        return labels

    def handle(self, event: Event) -> Change | None:
        """Answer keys, mouse and finger: the arrows choose, Enter or a click does it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._pressed = self._under(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            pressed, self._pressed = self._pressed, ""
            return self._do(pressed) if pressed and self._under(event.pos) == pressed else None
        if event.type != pygame.KEYDOWN:
            return None
        if event.key == pygame.K_ESCAPE:
            return Quit()
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            return self._do(self._choice)
        way = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_TAB: 1}.get(event.key)
        if way is not None:
            keys = list(self._labels())
            self._choice = keys[(keys.index(self._choice) + way) % len(keys)]
            self.resize(self._size)
        return None

    def _under(self, point: tuple[int, int]) -> str:
        """Return the key of the button at a point; empty for none."""
        places = ((key, place) for key, (place, _picture) in self._buttons.items())
        return next((key for key, place in places if place.collidepoint(point)), "")

    def _do(self, key: str) -> Change | None:
        if key == QUIT:
            return Quit()
        if key == HOME or self._save is None:
            return Replace(self._home(), everything=True)
        try:
            file = self._save()
        except OSError as error:
            why = error.strerror or str(error)
            self._saved = _("The report couldn't be saved: {reason}.").format(reason=why)
        else:
            self._saved = _("The report is in {file}. It contains no names.").format(file=file)
        self._choice = HOME
        self.resize(self._size)
        return None

    def update(self, seconds: float) -> Change | None:
        """Nothing happens by itself."""

    def draw(self, canvas: Canvas) -> None:
        """Lay the sentences in the middle, the buttons below."""
        if self._ground is not None:
            canvas.backdrop(self._ground)
        height = sum(line.get_height() * 3 // 2 for line in self._lines)
        y = max(0, (self._size[1] * 3 // 4 - height) // 2)
        for line in self._lines:
            canvas.put(line, ((self._size[0] - line.get_width()) // 2, y))
            y += line.get_height() * 3 // 2
        for place, picture in self._buttons.values():
            canvas.put(picture, place.topleft)

    def _texts(self) -> tuple[str, ...]:
        what = f"{type(self._error).__name__}: {self._error}"[:300]
        where = (
            _("Details are in {file}.").format(file=self._noted)
            if self._noted
            else _("It couldn't be written to a file.")
        )
        return (
            _(
                "Your game is safe: it was saved after every move. Pick it up again with "
                "Continue in the main menu."
            ),
            what,
            where,
            self._saved,
        )


def told(error: Exception, context: Context) -> Scene:
    """Note an error, and return the scene that tells of it."""
    noted = note(error, context.paths.faults)
    return FaultScene(
        error,
        context.paths.faults if noted else None,
        partial(navigation.title, context),
        partial(save_report, error, context),
    )


def save_report(error: Exception, context: Context) -> Path:
    """Write a report about an error beside the notes, and return where; OSError."""
    session = context.session
    text = fault_report.report(
        error,
        log=context.paths.faults,
        settings=context.settings,
        record=session.record if session is not None else None,
        versions=(f"pygame-ce {pygame.version.ver}", f"SDL {pygame.get_sdl_version()}"),
    )
    stamp = time.strftime("%Y-%m-%d %H-%M-%S")
    path = context.paths.log / f"euchre report {stamp}.txt"
    write_whole(path, text)
    return path
