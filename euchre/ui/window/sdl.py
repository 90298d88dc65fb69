"""Finds SDL itself, which pygame plays on, for the little that pygame does not pass on."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Iterator

VIDEO = 0x20
"""SDL_INIT_VIDEO: a library in which video is not running is another copy than pygame's."""


def library() -> ctypes.CDLL | None:
    """The SDL of this process, or None where it cannot be found; the display must be open."""
    return next(filter(None, map(_pygames_own, _files())), None)


def usable_bounds(display: int = 0) -> pygame.Rect | None:
    """The part of a screen that panels and docks leave free, where SDL can tell."""
    sdl = library()
    ask = getattr(sdl, "SDL_GetDisplayUsableBounds", None)
    if ask is None:
        return None
    import ctypes  # noqa: PLC0415 - as below

    bounds = (ctypes.c_int * 4)()
    ask.argtypes, ask.restype = [ctypes.c_int, ctypes.c_void_p], ctypes.c_int
    if ask(display, bounds) != 0 or bounds[2] <= 0 or bounds[3] <= 0:
        return None
    return pygame.Rect(*bounds)


def _pygames_own(path: str) -> ctypes.CDLL | None:
    """Load a library file, or return None if it isn't the SDL that pygame uses."""
    # Most first pictures do without it, and it takes two milliseconds to load.
    import ctypes  # noqa: PLC0415

    try:
        sdl = ctypes.CDLL(path)
        was_init = sdl.SDL_WasInit
    except (OSError, AttributeError):
        return None
    was_init.argtypes, was_init.restype = [ctypes.c_uint32], ctypes.c_uint32
    return sdl if was_init(VIDEO) else None


def _files() -> Iterator[str]:
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
        # Folders need not be called in UTF-8.
        text = Path("/proc/self/maps").read_bytes().decode("utf-8", "surrogateescape")
    except OSError:
        return
    paths = {line.split(maxsplit=5)[-1] for line in text.splitlines() if "libSDL2-2" in line}
    yield from sorted(path for path in paths if os.path.isabs(path))  # noqa: PTH117
