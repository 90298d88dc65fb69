"""How much motion the player wants: the choices of the settings as values."""

from __future__ import annotations

from typing import NamedTuple


class Motion(NamedTuple):
    """How much of the motion the player wants to see."""

    pace: float = 1.0
    """Seconds are multiplied by this; 0 is no motion at all."""
    clicks: bool = False
    """Beats that ask for it wait for a click."""
    fades: bool = False
    """Sprites fade out and in instead of flying (reduced motion)."""


MOTIONS = {
    "calm": Motion(pace=1.3, clicks=True),
    "normal": Motion(),
    "quick": Motion(pace=0.45),
    "instant": Motion(pace=0.0),
}


def motion(name: str, *, reduced: bool = False) -> Motion:
    """Return the motion a setting names: calm, normal, quick or instant; else normal."""
    chosen = MOTIONS.get(name, MOTIONS["normal"])
    return Motion(chosen.pace, chosen.clicks, reduced)
