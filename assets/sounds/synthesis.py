"""What the sounds are built from: filtered noise, struck bars, knocks, and how loud they become."""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable

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
    head, tail, last = 0.002 * RATE, 0.008 * RATE, len(samples) - 1
    gain = gain_for(samples, loud)
    return frames(
        gain * value * min(1.0, index / head, (last - index) / tail)
        for index, value in enumerate(samples)
    )


def loop_wav(samples: Samples, loud: float) -> bytes:
    """What goes on without a seam as 16-bit mono frames, as loud as wanted."""
    gain = gain_for(samples, loud)
    return frames(gain * value for value in samples)


def gain_for(samples: Samples, loud: float) -> float:
    """By how much the samples are multiplied to be as loud as wanted, within `PEAK`."""
    return min(loud / loudness(samples), PEAK / max(map(abs, samples)))


def frames(samples: Iterable[float]) -> bytes:
    """The samples as 16-bit frames."""
    rounded = [round(32767 * value) for value in samples]
    return struct.pack(f"<{len(rounded)}h", *rounded)
