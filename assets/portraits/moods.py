"""What a face does in the four states that the game shows."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Mood:
    """One expression, for any face; lengths in units of a head 46 wide."""

    name: str
    eyes: str = "open"
    """"open", "happy" (shut by laughing), "wince" (pressed together), "wink" (one of each)."""
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
    """"smile", "grin", "hm", "laugh", "teeth", "gape", "wave"."""
    tilt: float = 0.0
    """Degrees by which the head leans, to the right if positive."""
    drop: float = 0.0
    """How much lower the head is."""
    blush: float = 0.0
    sweat: bool = False
    slip: float = 0.0
    """Degrees by which hats and glasses have slipped."""


CALM = Mood("calm")
TURN = Mood("turn", lids=1.42, gaze=(0.5, 0.7), brows=(2.6, 4.6), mouth="hm", tilt=4, drop=-1)
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

# Who does it another way.
BRIGHT = replace(CALM, mouth="grin")
SMIRKING = replace(CALM, mouth="hm", brows=(0.0, 1.8))
WINKING = replace(WON, eyes="wink", mouth="grin", brows=(3.6, 1.6))
GRINNING = replace(WON, mouth="grin")
GAPING = replace(EUCHRED, mouth="gape", lids=1.5)
WINCING = replace(EUCHRED, eyes="wince", worry=-1.4, brows=(0.6, 0.6))
WAVERING = replace(EUCHRED, mouth="wave")
SQUEEZED = replace(WINCING, mouth="wave")
ROLLING = replace(
    EUCHRED, mouth="wave", lids=1.1, gaze=(0.6, -2.0), iris=0.95, worry=0, brows=(1.2, 3.8)
)
