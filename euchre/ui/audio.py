"""Short sounds by name, and silence where there is no sound device."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SOUNDS = ("deal", "play", "turn", "sweep", "shuffle", "own_turn", "win", "euchre", "illegal")
"""The names of the sounds: files in `assets/sounds`."""


class Audio:
    """Plays the sounds; opened late, closed while there is nothing to hear."""

    def __init__(self, folder: Path) -> None:
        """Play the files of this folder, once `open` has been called."""
        self.folder = folder
        self.volume = 0.8

    def play(self, name: str) -> None:
        """Play one of `SOUNDS`, or nothing when sound is off or there is no device."""
        raise NotImplementedError
