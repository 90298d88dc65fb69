"""The quiet of a room with a fire in it, as a loop whose end runs into its beginning."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from synthesis import RATE, Samples, band, mix, noise, shaped, silence, snap

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

SECONDS = 12
"""Long enough that nobody hears it come round again."""
SEAM = 1.0
"""Seconds over which the end is faded into the beginning."""
CRACKLES = 1.6
"""How many there are in a second on average."""
ROOM_RATE = RATE // 2
"""Samples a second in the file: there is nothing bright in it."""


def room(dice: random.Random) -> Samples:
    """Still air, a low fire and now and then a crackle, at `ROOM_RATE`."""
    sound = silence(SECONDS)
    mix(sound, endless(dice, 50, 240), 0, 1.0)
    fire = shaped(endless(dice, 160, 700), flicker(dice))
    mix(sound, fire, 0, 0.6)
    for _ in range(round(CRACKLES * SECONDS)):
        crackle(dice, sound)
    # What lies above half the file's rate would come back as a whistle.
    calm = band(sound + sound, 30, 2600)[len(sound) :]
    return calm[:: RATE // ROOM_RATE]


def endless(dice: random.Random, low: float, high: float) -> Samples:
    """Filtered noise that goes on where it began."""
    length, seam = int(RATE * SECONDS), int(RATE * SEAM)
    source = band(noise(dice, SECONDS + SEAM), low, high)
    for index in range(seam):
        share = index / seam * math.pi / 2
        kept, before = source[index], source[length + index]
        source[index] = kept * math.sin(share) + before * math.cos(share)
    return source[:length]


def flicker(dice: random.Random) -> Callable[[float], float]:
    """How a fire rises and falls: a few slow waves, each of which fits into the loop."""
    waves = [(turns, dice.uniform(0, 2 * math.pi)) for turns in (3, 7, 11, 19)]

    def level(t: float) -> float:
        turned = 2 * math.pi * t / SECONDS
        return 0.6 + 0.1 * sum(math.sin(turns * turned + phase) for turns, phase in waves)

    return level


def crackle(dice: random.Random, sound: Samples) -> None:
    """A dry twig gives way, sometimes twice; what hangs over the end begins the loop."""
    at, gain = dice.uniform(0, SECONDS), 0.05 + 0.22 * dice.random() ** 3
    for _ in range(dice.choice((1, 1, 2, 3))):
        burst = snap(dice, 0.05, dice.uniform(350, 700), 2400, dice.uniform(0.003, 0.009))
        mix(sound, burst, at, gain)
        mix(sound, burst[max(0, len(sound) - int(at * RATE)) :], 0, gain)
        at = (at + dice.uniform(0.02, 0.09)) % SECONDS
        gain *= dice.uniform(0.4, 0.9)
