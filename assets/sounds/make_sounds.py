"""Makes the sounds of the table: `python3 assets/sounds/make_sounds.py [FOLDER]` writes wav files.

A card is a short burst of noise: paper is bright and dies within hundredths of a second, the
table under it adds a dull knock. Everything here is built from those two and a few struck bars.

What is heard again and again is made several times, a little different each time, as no two cards
fall alike: `play.wav`, `play-2.wav` and so on. The room alone goes on and on, without a seam.
"""

from __future__ import annotations

import random
import sys
import wave
from pathlib import Path

from room import ROOM_RATE, room
from synthesis import (
    RATE,
    Samples,
    about,
    bar,
    brush,
    knock,
    loop_wav,
    mix,
    silence,
    snap,
    wav,
)


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


def pick_up(dice: random.Random) -> Samples:
    """A card drawn off the table, and tapped square in the hand."""
    sound = silence(0.34)
    mix(sound, brush(dice, 0.15, about(dice, 1100), about(dice, 5200), 0.7), 0, 0.8)
    mix(sound, snap(dice, 0.05, 1800, 7000, 0.007), 0.13, 0.5)
    for at, gain in ((0.2, 0.7), (0.245, 1.0)):
        mix(sound, snap(dice, 0.06, about(dice, 1000), 5200, 0.009), at, gain)
        mix(sound, knock(0.07, about(dice, 210), 0.016), at + 0.001, 0.3 * gain)
    return sound


def trump(dice: random.Random) -> Samples:
    """A knuckle on the table and an open fifth: this suit rules now."""
    sound = silence(0.95)
    mix(sound, knock(0.12, 175, 0.03), 0.0, 0.9)
    mix(sound, snap(dice, 0.06, 300, 2200, 0.012), 0.0, 0.8)
    for at, pitch, gain in ((0.09, 293.66, 0.8), (0.16, 440.0, 0.7), (0.23, 587.33, 0.5)):
        mix(sound, bar(0.7, pitch, 0.17), at, gain)
    return sound


def hand_won(dice: random.Random) -> Samples:  # noqa: ARG001 - no chance in a melody
    """A short run up the chord, the last note held: all the tricks."""
    sound = silence(1.5)
    for index, pitch in enumerate((392.0, 523.25, 659.26, 783.99)):
        mix(sound, bar(0.6, pitch, 0.16), 0.11 * index, 0.75)
    for pitch, gain in ((523.25, 0.55), (659.26, 0.55), (1046.5, 0.9)):
        mix(sound, bar(1.0, pitch, 0.30), 0.47, gain)
    return sound


def hand_lost(dice: random.Random) -> Samples:  # noqa: ARG001 - as above
    """A few soft steps down to a minor chord: the others took them all."""
    sound = silence(1.5)
    for index, pitch in enumerate((392.0, 349.23, 311.13)):
        mix(sound, bar(0.6, pitch, 0.16), 0.17 * index, 0.7)
    for pitch, gain in ((261.63, 0.9), (311.13, 0.4), (392.0, 0.3)):
        mix(sound, bar(0.9, pitch, 0.28), 0.55, gain)
    return sound


def loner(dice: random.Random) -> Samples:  # noqa: ARG001 - as above
    """Five bars up, one for each trick, and the chord they make: one hand took them all."""
    sound = silence(1.9)
    for index, pitch in enumerate((392.0, 440.0, 523.25, 587.33, 659.26)):
        mix(sound, bar(0.6, pitch, 0.15), 0.095 * index, 0.6 + 0.05 * index)
    for pitch, gain in ((261.63, 0.6), (392.0, 0.4), (659.26, 0.5), (783.99, 0.8)):
        mix(sound, bar(1.1, pitch, 0.34), 0.5, gain)
    mix(sound, bar(0.9, 1046.5, 0.34), 0.68, 0.6)
    return sound


def euchre(dice: random.Random) -> Samples:
    """A thud and three quick steps up: we have set the makers."""
    sound = silence(1.15)
    mix(sound, knock(0.3, 150, 0.07, 0.4), 0.0, 0.8)
    mix(sound, snap(dice, 0.12, 250, 2400, 0.02), 0.0, 1.0)
    for at, pitch, gain in ((0.14, 392.0, 0.7), (0.25, 493.88, 0.75), (0.36, 587.33, 0.8)):
        mix(sound, bar(0.45, pitch, 0.12), at, gain)
    for pitch, gain in ((392.0, 0.4), (783.99, 0.8)):
        mix(sound, bar(0.6, pitch, 0.2), 0.47, gain)
    return sound


def euchred(dice: random.Random) -> Samples:
    """Two falling steps and a thud: our call has gone down."""
    sound = silence(0.8)
    # Small loudspeakers have nothing below 200 hertz: the steps are above, the thud has a snap.
    mix(sound, bar(0.3, 349.23, 0.10), 0.0, 0.8)
    mix(sound, bar(0.3, 293.66, 0.10), 0.15, 0.8)
    mix(sound, knock(0.42, 130, 0.11, 0.4), 0.32, 0.8)
    mix(sound, snap(dice, 0.12, 250, 2200, 0.024), 0.32, 1.0)
    return sound


def win(dice: random.Random) -> Samples:  # noqa: ARG001 - as above
    """The game is ours: a call of four notes, its answer, and a full chord that rings."""
    sound = silence(3.0)
    for at, pitch in ((0.0, 392.0), (0.16, 392.0), (0.26, 523.25), (0.5, 659.26)):
        mix(sound, bar(0.7, pitch, 0.18), at, 0.75)
    for at, pitch in ((0.74, 587.33), (0.86, 659.26), (0.98, 783.99)):
        mix(sound, bar(0.7, pitch, 0.18), at, 0.8)
    for at, pitch in ((0.0, 261.63), (0.5, 329.63), (0.74, 293.66)):
        mix(sound, bar(0.7, pitch, 0.2), at, 0.4)
    for pitch, gain in ((261.63, 0.5), (523.25, 0.5), (659.26, 0.5), (783.99, 0.4)):
        mix(sound, bar(1.7, pitch, 0.5), 1.24, gain)
    for at, pitch in ((1.24, 1046.5), (1.4, 1318.51)):
        mix(sound, bar(1.4, pitch, 0.42), at, 0.55)
    return sound


def loss(dice: random.Random) -> Samples:  # noqa: ARG001 - as above
    """The game is theirs: the same call, slower and sinking, and a friendly end."""
    sound = silence(2.7)
    for at, pitch in ((0.0, 392.0), (0.22, 349.23), (0.44, 329.63), (0.74, 293.66)):
        mix(sound, bar(0.8, pitch, 0.2), at, 0.7)
    for at, pitch in ((0.0, 261.63), (0.74, 246.94)):
        mix(sound, bar(0.8, pitch, 0.22), at, 0.45)
    for pitch, gain in ((220.0, 0.6), (261.63, 0.7), (329.63, 0.5), (440.0, 0.35)):
        mix(sound, bar(1.5, pitch, 0.42), 1.08, gain)
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
    pick_up: (2, 0.115),
    shuffle: (1, 0.1),
    own_turn: (1, 0.07),
    trump: (1, 0.11),
    hand_won: (1, 0.125),
    hand_lost: (1, 0.1),
    loner: (1, 0.135),
    euchre: (1, 0.125),
    euchred: (1, 0.115),
    win: (1, 0.14),
    loss: (1, 0.11),
    illegal: (1, 0.08),
}
"""How often each is made, and how loud its loudest moment is, as a share of full scale.

Cards that are dealt come twenty in a row, and the signal for one's own turn is to be quiet.
"""
ROOM_LOUD = 0.03
"""The same for the room: under everything else, even where its own volume is full."""


def write(path: Path, frames: bytes, rate: int) -> None:
    """Write 16-bit mono frames as a wav file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(frames)


def main() -> None:
    """Write every sound into the folder named on the command line, or beside this file."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    folder.mkdir(parents=True, exist_ok=True)
    for sound, (times, loud) in SOUNDS.items():
        for number in range(1, times + 1):
            name = sound.__name__.replace("_", "-") + (f"-{number}" if number > 1 else "")
            dice = random.Random(name)  # noqa: S311 - noise, no secret
            write(folder / f"{name}.wav", wav(sound(dice), loud), RATE)
    dice = random.Random("room")  # noqa: S311 - as above
    write(folder / "room.wav", loop_wav(room(dice), ROOM_LOUD), ROOM_RATE)


if __name__ == "__main__":
    main()
