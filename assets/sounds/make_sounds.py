"""Makes the sounds of the table: `python3 assets/sounds/make_sounds.py [FOLDER]` writes wav files.

A card is a short burst of noise: paper is bright and dies within hundredths of a second, the
table under it adds a dull knock. Everything here is built from those two and a few struck bars.

What is heard again and again is made several times, a little different each time, as no two cards
fall alike: `play.wav`, `play-2.wav` and so on.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

RATE = 22050
"""Samples a second: enough for paper, and half the size of the usual rate."""
PEAK = 0.7
"""Loudest sample any sound may have as a share of full scale, about -3 dB."""
MOMENT = 0.05
"""Seconds over which the ear adds up how loud something is."""

Samples = list[float]


def silence(seconds: float) -> Samples:
    """A stretch without any sound, to mix others into."""
    return [0.0] * int(RATE * seconds)


def mix(into: Samples, sound: Samples, at: float, gain: float = 1) -> None:
    """Add `sound` to `into`, beginning `at` seconds; what hangs over the end is cut."""
    start = int(at * RATE)
    for index, value in enumerate(sound[: max(0, len(into) - start)]):
        into[start + index] += gain * value


def band(source: Samples, low: float, high: float) -> Samples:
    """`source` without what lies below `low` and above `high` hertz (two gentle filters each)."""
    result = source
    for _ in range(2):
        rise = 1 - math.exp(-2 * math.pi * high / RATE)
        fall = 1 - math.exp(-2 * math.pi * low / RATE)
        smooth = slow = 0.0
        filtered = []
        for value in result:
            smooth += rise * (value - smooth)
            slow += fall * (smooth - slow)
            filtered.append(smooth - slow)
        result = filtered
    return result


def shaped(source: Samples, level: Callable[[float], float]) -> Samples:
    """`source` with its loudness following `level`, a function of the time in seconds."""
    return [value * level(index / RATE) for index, value in enumerate(source)]


def noise(dice: random.Random, seconds: float) -> Samples:
    """White noise."""
    return [dice.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def snap(
    dice: random.Random,
    seconds: float,
    low: float,
    high: float,
    decay: float,
    attack: float = 0.001,
) -> Samples:
    """A burst of filtered noise that rises in `attack` seconds and dies with `decay`."""
    return shaped(
        band(noise(dice, seconds), low, high),
        lambda t: min(1.0, t / attack) * math.exp(-t / decay),
    )


def brush(dice: random.Random, seconds: float, low: float, high: float, peak: float) -> Samples:
    """Cards sliding over felt: noise that swells to `peak` (a share of its length) and fades."""

    def level(t: float) -> float:
        share = t / seconds
        if share < peak:
            return math.pow(share / peak, 1.5)
        return math.pow((1 - share) / (1 - peak), 2)

    # The threads of the cloth: without them it would be the hiss of a radio.
    threads = band(noise(dice, seconds), 40, 160)
    most = max(map(abs, threads))
    hiss = band(noise(dice, seconds), low, high)
    rough = [
        value * (1 + 0.7 * thread / most) for value, thread in zip(hiss, threads, strict=True)
    ]
    return shaped(rough, level)


def about(dice: random.Random, value: float, spread: float = 0.08) -> float:
    """A value that differs a little from one card to the next."""
    return value * dice.uniform(1 - spread, 1 + spread)


def released(t: float, seconds: float) -> float:
    """A last fade of 40 ms, so that a tone that is still there ends without a click."""
    return min(1.0, (seconds - t) / 0.04)


def knock(seconds: float, pitch: float, decay: float, sink: float = 0.25) -> Samples:
    """The table under a card: a low tone that sinks by the share `sink` while it dies."""
    result, angle = [], 0.0
    for index in range(int(RATE * seconds)):
        t = index / RATE
        angle += 2 * math.pi * pitch * (1 - sink * min(1, t / seconds)) / RATE
        level = math.exp(-t / decay) * min(1, t / 0.002) * released(t, seconds)
        result.append(math.sin(angle) * level)
    return result


def bar(seconds: float, pitch: float, decay: float) -> Samples:
    """A small wooden bar struck with a soft mallet, as on a marimba."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.35), (9.2, 0.06, 0.15))
    return [
        min(1, t / 0.003)
        * released(t, seconds)
        * sum(
            gain * math.sin(2 * math.pi * pitch * ratio * t) * math.exp(-t / (decay * hold))
            for ratio, gain, hold in partials
            if pitch * ratio < RATE / 2
        )
        for t in (index / RATE for index in range(int(RATE * seconds)))
    ]


def deal(dice: random.Random) -> Samples:
    """A card flicked off the pack."""
    sound = silence(0.13)
    lands = about(dice, 0.055)
    mix(sound, brush(dice, 0.07, about(dice, 1400), 7000, 0.75), 0, about(dice, 0.5, 0.2))
    mix(sound, snap(dice, 0.07, about(dice, 1200), about(dice, 6000), 0.010), lands, 1.0)
    mix(sound, knock(0.06, about(dice, 190), 0.014), lands + 0.002, 0.25)
    return sound


def play(dice: random.Random) -> Samples:
    """A card laid on the table with a little weight."""
    sound = silence(0.2)
    lands = about(dice, 0.04, 0.15)
    mix(sound, brush(dice, 0.05, about(dice, 900), 5000, 0.8), 0, about(dice, 0.25, 0.3))
    body = snap(dice, 0.15, about(dice, 700), about(dice, 4500), about(dice, 0.016, 0.12))
    mix(sound, body, lands, 1.0)
    mix(sound, snap(dice, 0.05, 2500, 8000, 0.005), lands, about(dice, 0.5, 0.25))
    mix(sound, knock(0.14, about(dice, 150), 0.030), lands + 0.001, about(dice, 0.5, 0.15))
    return sound


def turn(dice: random.Random) -> Samples:
    """A card turned over: it bends up, then slaps down."""
    sound = silence(0.26)
    mix(sound, snap(dice, 0.04, 1800, 7000, 0.007), 0.0, 0.45)
    lands = about(dice, 0.135)
    mix(sound, brush(dice, 0.13, about(dice, 1200), 5500, 0.6), 0.01, 0.45)
    mix(sound, snap(dice, 0.10, about(dice, 800), 5000, 0.014), lands, 1.0)
    mix(sound, knock(0.09, about(dice, 165), 0.022), lands + 0.002, 0.4)
    return sound


def sweep(dice: random.Random) -> Samples:
    """A trick drawn in over the felt."""
    sound = silence(0.36)
    mix(sound, brush(dice, 0.28, about(dice, 700), about(dice, 4200), 0.35), 0, 1.0)
    for at in (0.19, 0.215, 0.235):
        mix(sound, snap(dice, 0.06, 1200, 5500, 0.007), about(dice, at, 0.04), 0.9)
    mix(sound, knock(0.08, about(dice, 140), 0.02), 0.24, 0.25)
    return sound


def shuffle(dice: random.Random) -> Samples:
    """Two halves riffled together and pushed square."""
    sound = silence(1.05)
    at, step = 0.03, 0.034
    while at < 0.62:
        mix(sound, snap(dice, 0.05, 1300, 6500, 0.007), at, dice.uniform(0.5, 1.0))
        step = max(0.013, step * 0.955)
        at += step * dice.uniform(0.8, 1.2)
    mix(sound, brush(dice, 0.22, 900, 4500, 0.5), 0.66, 0.9)
    mix(sound, snap(dice, 0.1, 800, 4500, 0.014), 0.9, 1.0)
    mix(sound, knock(0.1, 150, 0.025), 0.9, 0.45)
    return sound


def own_turn(dice: random.Random) -> Samples:  # noqa: ARG001 - no chance in two bars
    """Two soft bars, rising: it is your turn."""
    sound = silence(0.5)
    mix(sound, bar(0.4, 523.25, 0.10), 0.0, 0.8)
    mix(sound, bar(0.4, 698.46, 0.12), 0.1, 1.0)
    return sound


def win(dice: random.Random) -> Samples:  # noqa: ARG001 - no chance in a melody
    """A short run up the chord, the last note held."""
    sound = silence(1.5)
    for index, pitch in enumerate((392.0, 523.25, 659.26, 783.99)):
        mix(sound, bar(0.6, pitch, 0.16), 0.11 * index, 0.75)
    for pitch, gain in ((523.25, 0.55), (659.26, 0.55), (1046.5, 0.9)):
        mix(sound, bar(1.0, pitch, 0.30), 0.47, gain)
    return sound


def lose(dice: random.Random) -> Samples:  # noqa: ARG001 - as above
    """A few soft steps down to a minor chord: the others have won."""
    sound = silence(1.5)
    for index, pitch in enumerate((392.0, 349.23, 311.13)):
        mix(sound, bar(0.6, pitch, 0.16), 0.17 * index, 0.7)
    for pitch, gain in ((261.63, 0.9), (311.13, 0.4), (392.0, 0.3)):
        mix(sound, bar(0.9, pitch, 0.28), 0.55, gain)
    return sound


def euchre(dice: random.Random) -> Samples:
    """Two falling steps and a thud: the makers have gone down."""
    sound = silence(0.8)
    # Small loudspeakers have nothing below 200 hertz: the steps are above, the thud has a snap.
    mix(sound, bar(0.3, 349.23, 0.10), 0.0, 0.8)
    mix(sound, bar(0.3, 293.66, 0.10), 0.15, 0.8)
    mix(sound, knock(0.42, 130, 0.11, 0.4), 0.32, 0.8)
    mix(sound, snap(dice, 0.12, 250, 2200, 0.024), 0.32, 1.0)
    return sound


def illegal(dice: random.Random) -> Samples:
    """A dull double tap: not this card."""
    sound = silence(0.16)
    for at in (0.0, 0.075):
        mix(sound, knock(0.07, 300, 0.014, 0.1), at, 0.9)
        mix(sound, snap(dice, 0.03, 400, 2000, 0.006), at, 0.6)
    return sound


SOUNDS = {
    deal: (3, 0.075),
    play: (4, 0.135),
    turn: (2, 0.115),
    sweep: (2, 0.1),
    shuffle: (1, 0.1),
    own_turn: (1, 0.07),
    win: (1, 0.135),
    lose: (1, 0.1),
    euchre: (1, 0.12),
    illegal: (1, 0.08),
}
"""How often each is made, and how loud its loudest moment is, as a share of full scale.

Cards that are dealt come twenty in a row, and the signal for one's own turn is to be quiet.
"""


def loudness(samples: Samples) -> float:
    """The loudest moment: the root mean square over `MOMENT`."""
    width = min(len(samples), int(MOMENT * RATE))
    total = most = sum(value * value for value in samples[:width])
    for index in range(width, len(samples)):
        total += samples[index] ** 2 - samples[index - width] ** 2
        most = max(most, total)
    return math.sqrt(most / width)


def wav(samples: Samples, loud: float) -> bytes:
    """The samples as 16-bit mono frames, as loud as wanted, without rumble or clicks at the ends."""
    samples = band(samples, 25, RATE)
    gain = min(loud / loudness(samples), PEAK / max(map(abs, samples)))
    head, tail = 0.002 * RATE, 0.008 * RATE
    frames = []
    for index, value in enumerate(samples):
        fade = min(1.0, index / head, (len(samples) - 1 - index) / tail)
        frames.append(round(32767 * gain * fade * value))
    return struct.pack(f"<{len(frames)}h", *frames)


def main() -> None:
    """Write every sound into the folder named on the command line, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for sound, (times, loud) in SOUNDS.items():
        for number in range(1, times + 1):
            name = sound.__name__ if number == 1 else f"{sound.__name__}-{number}"
            with wave.open(str(folder / f"{name}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                dice = random.Random(name)  # noqa: S311 - noise, no secret
                file.writeframes(wav(sound(dice), loud))


if __name__ == "__main__":
    main()
