"""Short sounds by name, and silence where there is no sound device."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SOUNDS = (
    "deal",
    "play",
    "turn",
    "sweep",
    "shuffle",
    "pick-up",
    "trump",
    "own-turn",
    "hand-won",
    "hand-lost",
    "loner",
    "euchre",
    "euchred",
    "win",
    "loss",
    "illegal",
)
"""The names of the sounds: files in `assets/sounds`.

What is heard often is there several times, as `play.wav`, `play-2.wav` and so on.
"""

ROOM = "room"
"""The quiet of the room, which goes on and on; a file beside the others."""
FADE_IN = 1500
"""Milliseconds in which the room is faded in."""

RATE, FORMAT, CHANNELS, BUFFER = 44100, -16, 2, 512
"""How the device is opened; the small buffer lets a card be heard when it is seen to land."""

DEVICES = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
"""The events to be passed on to `Audio.devices_changed`."""

AT_ONCE = 0.004
"""Looking in vain for a device that took no more seconds is done again for the next sound."""
REST = 100
"""After a search that took longer, so many times as long passes before a sound asks for one."""


class Audio:
    """Plays the sounds; the device is open only while there is something to hear.

    An open device wakes the processor a hundred times a second, so it is opened after the first
    picture (`ready`) and closed while both volumes are 0. Without a device everything is silent,
    until one comes: it is looked for when sound is switched on and when there is a sound to play.
    """

    def __init__(
        self, folder: Path, volume: float = 0.0, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        """Play the `.wav` files of this folder once `ready` has been called."""
        self._folder = folder
        self._volume = volume
        self._room_volume = 0.0
        self._room: pygame.Sound | None = None
        """The room, while it is heard."""
        self._clock = clock
        self._ready = False
        self._next_search = 0.0
        """When a sound may look for a device again."""
        self._sounds: dict[str, deque[pygame.Sound]] = {}

    @property
    def volume(self) -> float:
        """How loud: 0, silent, to 1. A change takes effect at once, on playing sounds, too."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = min(1.0, max(0.0, volume))
        for sound in chain.from_iterable(self._sounds.values()):
            sound.set_volume(self._volume)
        self._follow()

    @property
    def room_volume(self) -> float:
        """How loud the room is: 0, not heard, to 1. A change takes effect at once."""
        return self._room_volume

    @room_volume.setter
    def room_volume(self, volume: float) -> None:
        self._room_volume = min(1.0, max(0.0, volume))
        self._follow()

    def ready(self) -> None:
        """Allow the device to be opened: the first picture is on the screen."""
        self._ready = True
        self._follow()

    def play(self, name: str) -> None:
        """Play one of `SOUNDS`; nothing when sound is off, missing, or there is no device."""
        if pygame.mixer.get_init() is None and self._clock() >= self._next_search:
            self._follow()
        if pygame.mixer.get_init() is None or self._volume <= 0:
            return
        if name not in self._sounds:
            self._sounds[name] = deque(self._load(name))
        alike = self._sounds[name]
        if alike:
            # No two cards fall alike.
            alike.rotate(-1)
            alike[0].play()

    def devices_changed(self, event: pygame.Event) -> None:
        """Answer one of `DEVICES`: after the device in use has gone, another one is opened."""
        if event.iscapture:
            return
        if event.type == pygame.AUDIODEVICEREMOVED:
            self._give_back()
        if pygame.mixer.get_init() is None:
            self._follow()

    def close(self) -> None:
        """Give the device back."""
        self._ready = False
        self._follow()

    def _follow(self) -> None:
        """Open or close the device, whichever is wanted."""
        wanted = self._ready and (self._volume > 0 or self._room_volume > 0)
        if wanted and pygame.mixer.get_init() is None:
            self._search()
        elif not wanted:
            self._give_back()
        if pygame.mixer.get_init() is not None:
            self._follow_room()

    def _follow_room(self) -> None:
        """Let the room be heard as loud as wanted, or not at all."""
        if self._room is None and self._room_volume > 0:
            self._room = next(self._load(ROOM), None)
            if self._room is not None:
                self._room.play(loops=-1, fade_ms=FADE_IN)
        if self._room is not None:
            self._room.set_volume(self._room_volume)
            if self._room_volume <= 0:
                self._room.stop()
                self._room = None

    def _search(self) -> None:
        """Open the device, if there is one; where looking takes long, not again soon."""
        begun = self._clock()
        try:
            with _muffled():
                pygame.mixer.init(RATE, FORMAT, CHANNELS, BUFFER)
        except pygame.error:
            # No device: nothing is lost but sound.
            now = self._clock()
            took = now - begun
            self._next_search = now if took <= AT_ONCE else now + REST * took

    def _give_back(self) -> None:
        if pygame.mixer.get_init() is not None:
            self._sounds.clear()
            self._room = None
            pygame.mixer.quit()

    def _load(self, name: str) -> Iterator[pygame.Sound]:
        for file in (self._folder / f"{name}.wav", *self._folder.glob(f"{name}-[0-9].wav")):
            try:
                sound = pygame.Sound(file)
            except (OSError, pygame.error):
                continue
            sound.set_volume(self._volume)
            yield sound


@contextmanager
def _muffled() -> Iterator[None]:
    """Keep standard error quiet: ALSA writes a page to it where there is no device."""
    if sys.platform != "linux":
        yield
        return
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
