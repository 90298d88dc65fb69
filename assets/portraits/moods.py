"""What a face does in the four states that the game shows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mood:
    """One expression, for any face; lengths in units of a head 46 wide."""

    name: str
    eyes: str = "open"
    """"open", "happy" (shut by laughing), "wince" (pressed together)."""
    lids: float = 1.0
    """How far the eyes are open; 1 at rest."""
    gaze: tuple[float, float] = (0.0, 0.0)
    iris: float = 1.0
    """Size of iris and pupil; small ones are frightened."""
    brows: tuple[float, float] = (0.0, 0.0)
    """How much higher the left and the right brow are."""
    worry: float = 0.0
    """How much the inner ends of the brows are lifted (+) or drawn down (-)."""
    mouth: str = "smile"
    """"smile", "hm", "laugh", "grin", "teeth", "gape", "wave"."""
    tilt: float = 0.0
    """Degrees by which the head leans, to the right if positive."""
    drop: float = 0.0
    """How much lower the head is."""
    blush: float = 0.0
    sweat: bool = False
    slip: float = 0.0
    """Degrees by which hats and glasses have slipped."""


CALM = Mood("calm")
TURN = Mood("turn", lids=1.3, gaze=(1.0, 0.5), brows=(2.0, 4.4), mouth="hm", tilt=4, drop=-1)
WON = Mood("won", "happy", brows=(3.0, 3.0), worry=0.6, mouth="laugh", tilt=-6, blush=0.3)
EUCHRED = Mood(
    "euchred",
    lids=1.35,
    gaze=(-0.4, -1.2),
    iris=0.72,
    brows=(2.2, 2.2),
    worry=3.2,
    mouth="teeth",
    tilt=6,
    drop=2.5,
    sweat=True,
    slip=8,
)
