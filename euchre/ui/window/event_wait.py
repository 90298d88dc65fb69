"""Sleeps until there is input: truly, in SDL's own wait, where its library can be found.

`pygame.event.wait` looks for events every millisecond; SDL itself wakes up three times a second.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pygame

from euchre.ui.window.sdl import library
from euchre.ui.window.window import UNSEEN

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable

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
    return _wait_of(library()) or Polling().sleep


def _wait_of(sdl: ctypes.CDLL | None) -> Callable[[float], None] | None:
    """Return SDL's own wait, if its library was found and has it."""
    import ctypes  # noqa: PLC0415 - the first picture does without it

    wait = getattr(sdl, "SDL_WaitEventTimeout", None)
    if wait is None:
        return None
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int

    def sleep(seconds: float) -> None:
        # With no place to put it, the event stays in the queue for pygame.
        wait(None, max(1, round(min(seconds, LONGEST) * 1000)))

    return sleep


def give_back() -> None:
    """Return memory to the system that was used and freed; to be called at rest now and then.

    Turned cards come and go by the hundred, and Linux' C library keeps what they leave behind:
    half as much again as the whole program needs.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - as above

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
