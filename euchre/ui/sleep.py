"""Sleeps until there is input: truly, in SDL's own wait, where its library can be found.

`pygame.event.wait` looks for events every millisecond; SDL itself wakes up three times a second.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from euchre.ui.window import UNSEEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

VIDEO = 0x20
"""SDL_INIT_VIDEO: a library in which video is not running is another copy than pygame's."""

LONGEST = 0.5
"""Never sleep longer, in seconds, so that Ctrl+C is noticed."""

ATTENTIVE, DROWSY = 0.016, 0.033
"""Without SDL's wait: seconds between two looks for input, soon after the last one and later."""
UNSEEN_PAUSE = 0.12
"""The same where there is no screen."""
SOON = 2.0
"""Seconds after an input in which the next one is likely."""


def sleeper() -> Callable[[float], None]:
    """Return a function that sleeps so many seconds, or until there is an event.

    To be called once the window is open.
    """
    if pygame.display.get_driver() in UNSEEN:
        # SDL has no wait there, and nobody who would wait for an answer.
        return Polling(UNSEEN_PAUSE, UNSEEN_PAUSE).sleep
    for path in _libraries():
        wait = _wait_of(path)
        if wait is not None:
            return wait
    return Polling().sleep


def _wait_of(path: str) -> Callable[[float], None] | None:
    """Return SDL's wait from a library file, or None if it isn't the one pygame uses."""
    try:
        library = ctypes.CDLL(path)
        was_init, wait = library.SDL_WasInit, library.SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    was_init.argtypes, was_init.restype = [ctypes.c_uint32], ctypes.c_uint32
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    if not was_init(VIDEO):
        return None

    def sleep(seconds: float) -> None:
        # With no place to put it, the event stays in the queue for pygame.
        wait(None, max(1, round(min(seconds, LONGEST) * 1000)))

    return sleep


def _libraries() -> Iterator[str]:
    """Yield the files that may be the SDL library of this process, likeliest first."""
    if sys.platform == "linux":
        yield from _mapped()
    package = Path(pygame.__file__).parent
    patterns = {
        "win32": ("SDL2.dll",),
        "darwin": (".dylibs/libSDL2-2*.dylib",),
    }.get(sys.platform, ("../pygame_ce.libs/libSDL2-2*",))
    for pattern in patterns:
        yield from map(str, sorted(package.glob(pattern)))


def _mapped() -> Iterator[str]:
    """Yield the SDL libraries that Linux has mapped into this process."""
    try:
        lines = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    paths = {line.split(maxsplit=5)[-1] for line in lines if "libSDL2-2" in line}
    yield from sorted(path for path in paths if os.path.isabs(path))  # noqa: PTH117


def give_back() -> None:
    """Return memory to the system that was used and freed; to be called at rest now and then.

    Turned cards come and go by the hundred, and Linux' C library keeps what they leave behind:
    half as much again as the whole program needs.
    """
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


class Polling:
    """The second best way: to look for events now and then."""

    def __init__(self, attentive: float = ATTENTIVE, drowsy: float = DROWSY) -> None:
        """Expect input at once; look for it so often (seconds) soon after some, and later."""
        self._attentive = attentive
        self._drowsy = drowsy
        self._last_input = time.monotonic()

    def sleep(self, seconds: float) -> None:
        """Sleep so many seconds, or until an event has been seen."""
        end = time.monotonic() + min(seconds, LONGEST)
        while not pygame.event.peek():
            now = time.monotonic()
            if now >= end:
                return
            pause = self._attentive if now - self._last_input < SOON else self._drowsy
            time.sleep(min(pause, end - now))
        self._last_input = time.monotonic()
