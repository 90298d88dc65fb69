"""The window: how it is opened, its size in pixels, full screen, and where the mouse is in it."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.ui.draw import theme
from euchre.ui.window.placing import (
    SHAPING,
    Shape,
    WindowPlace,
    first_size,
    fits_easily,
    placed,
)
from euchre.ui.window.sdl import usable_bounds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from euchre.storage.settings_fields import SettingsFields

UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers that SDL takes without a word when there is no screen."""

REPEAT = (400, 35)
"""Milliseconds until a held key repeats in a field, and from one time to the next."""

MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class CannotStartError(Exception):
    """Something is missing without which there is no game; the text is for the player."""


class NoDisplayError(CannotStartError):
    """There is no screen to open a window on."""


class GameWindow:
    """The one window of the program; sizes and positions are pixels of its surface."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        icon: Path | None = None,
        *,
        exactly: bool = False,
        maximised: bool = False,
        full: bool = False,
    ) -> None:
        """Open the window, or raise NoDisplayError. Starts those parts of pygame a picture needs.

        Without a *size* it is one that suits the screen. What does not fit on the screen is made
        to fit, with its title bar in reach; *exactly* leaves it only as large as the screen.
        """
        try:
            pygame.display.init()
            self._check_driver()
            pygame.font.init()
            place = _place(size, exactly=exactly)
            self._window = _opened(place, maximised=maximised)
            self.screen = self._window.get_surface()
        except pygame.error as error:
            raise NoDisplayError(_no_display(str(error))) from error
        self._shape = Shape(place.size, maximised=maximised)
        self._opened_as = place.size, maximised
        self._full = False
        self._writing: pygame.Rect | None = None
        # SDL begins with input methods at work: they would swallow the keys of commands.
        pygame.key.stop_text_input()
        if icon is not None:
            self._show_icon(icon)
        self.full_screen = full

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels; on high-density screens more than the window's points."""
        return self._window.get_surface().get_size()

    def flip(self) -> None:
        """Bring the surface to the screen."""
        self._window.flip()

    def write_at(self, place: pygame.Rect | None) -> None:
        """Let keys write at a place, in pixels, and repeat while held; None: give commands.

        Input methods and screen keyboards are there only for writing, with their list beside it.
        """
        if place == self._writing:
            return
        if place is None:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        else:
            if self._writing is not None and self._writing.y != place.y:
                # Another field: what was being put together does not go with it.
                pygame.key.stop_text_input()
                pygame.key.start_text_input()
            if self._writing is None:
                pygame.key.start_text_input()
                pygame.key.set_repeat(*REPEAT)
            pygame.key.set_text_input_rect(self._in_points(place))
        self._writing = place.copy() if place is not None else None

    def _in_points(self, place: pygame.Rect) -> pygame.Rect:
        """Return a rectangle as the system counts, which has fewer points than the screen pixels."""
        points, pixels = self._window.size, self.size
        across, down = points[0] / pixels[0], points[1] / pixels[1]
        return pygame.Rect(
            _times(place.topleft, across, down), _times(place.size, across, down)
        )

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen; set it to change that."""
        return self._full

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        if full == self._full:
            return
        self._full = full
        if full:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def reshaped(self) -> SettingsFields:
        """What the player has changed of the window since it was opened, as settings by name.

        Its size is the normal one, as the system counts it, also where it is maximised or fills
        the screen now.
        """
        size, maximised = self._opened_as
        changed: SettingsFields = {}
        if self._shape.normal != size:
            changed["window_size"] = self._shape.normal
        if self._shape.maximised != maximised:
            changed["maximised"] = self._shape.maximised
        return changed

    def events(self) -> Iterator[pygame.Event]:
        """Yield the waiting events, positions in pixels, and of many moves in a row the last.

        A mouse may report a thousand moves a second: only where it is now counts.
        """
        return joined(self._in_pixels(event) for event in self._noted(pygame.event.get()))

    def hide(self) -> None:
        """Take the window from the screen at once; what is left to be done may take a moment."""
        self._window.hide()

    def close(self) -> None:
        """Close the window and end pygame."""
        self._window.destroy()
        pygame.quit()

    def _noted(self, events: Iterable[pygame.Event]) -> Iterator[pygame.Event]:
        """Yield the events, having learnt from them what shape the window has."""
        for event in events:
            if event.type in SHAPING and not self._full:
                self._shape.follow(event, self._window.size, time.monotonic())
            yield event

    def _in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Return the event with positions scaled to the surface: SDL reports window points."""
        if event.type not in MOUSE:
            return event
        points, pixels = self._window.size, self.size
        if points == pixels:
            return event
        across, down = pixels[0] / points[0], pixels[1] / points[1]
        return scaled(event, across, down)

    def _show_icon(self, icon: Path) -> None:
        try:
            self._window.set_icon(pygame.image.load(icon))
        except (OSError, pygame.error):
            # A window without an icon plays as well.
            return

    @staticmethod
    def _check_driver() -> None:
        driver = pygame.display.get_driver()
        if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
            raise NoDisplayError(_no_display(driver))
        if sys.platform == "linux" and driver == "x11":
            # Else SDL brings every picture to the screen by way of OpenGL, which is ten times
            # slower where there is no graphics card. Wayland has no other way.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def joined(events: Iterable[pygame.Event]) -> Iterator[pygame.Event]:
    """Yield the events, of mouse moves in a row only the last one, with all their distance."""
    waiting: pygame.Event | None = None
    for event in events:
        if event.type == pygame.MOUSEMOTION:
            waiting = event if waiting is None else _further(waiting, event)
            continue
        if waiting is not None:
            yield waiting
            waiting = None
        yield event
    if waiting is not None:
        yield waiting


def scaled(event: pygame.Event, across: float, down: float) -> pygame.Event:
    """Return a mouse event with its position and distance multiplied."""
    changes: dict[str, tuple[int, int]] = {"pos": _times(event.pos, across, down)}
    if event.type == pygame.MOUSEMOTION:
        changes["rel"] = _times(event.rel, across, down)
    return pygame.Event(event.type, {**event.dict, **changes})


def _further(first: pygame.Event, second: pygame.Event) -> pygame.Event:
    rel = (first.rel[0] + second.rel[0], first.rel[1] + second.rel[1])
    return pygame.Event(second.type, {**second.dict, "rel": rel})


def _times(point: tuple[int, int], across: float, down: float) -> tuple[int, int]:
    return round(point[0] * across), round(point[1] * down)


def _opened(place: WindowPlace, *, maximised: bool) -> pygame.Window:
    title = _("Euchre")
    flags = {"resizable": True, "allow_high_dpi": True, "maximized": maximised}
    if place.corner is None:
        window = pygame.Window(title, place.size, **flags)
    else:
        window = pygame.Window(title, place.size, place.corner, **flags)
    window.minimum_size = place.least
    return window


def _place(size: tuple[int, int] | None, *, exactly: bool) -> WindowPlace:
    """Return where a window opens on the screen there is now."""
    screens = pygame.display.get_desktop_sizes() or [theme.REFERENCE]
    if size is not None and exactly:
        largest = (max(wide for wide, _high in screens), max(high for _wide, high in screens))
        return WindowPlace((min(size[0], largest[0]), min(size[1], largest[1])))
    screen = screens[0]
    if size is None:
        size = first_size(screen)
    size = max(size[0], theme.SMALLEST[0]), max(size[1], theme.SMALLEST[1])
    if fits_easily(size, screen):
        return WindowPlace(size)
    free = usable_bounds() or pygame.Rect((0, 0), screen)
    return placed(size, free, by_frame=pygame.display.get_driver() == "x11")


def _no_display(reason: str) -> str:
    return _(
        "Euchre needs a screen for its window and found none ({reason}). Start it from a "
        "desktop session."
    ).format(reason=reason)
