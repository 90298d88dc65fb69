"""Sprites on their way: tweens, and beats in a queue; time is passed in."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from euchre.ui.draw.motion import Motion

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from euchre.ui.draw.pose import Pose

Ease = Callable[[float], float]
"""Maps the share of the time that has passed to the share of the way: 0 to 0, 1 to 1."""


class Posable(Protocol):
    """Anything that has a pose: a sprite."""

    pose: Pose


def linear(t: float) -> float:
    """Even speed."""
    return t


def ease_out(t: float) -> float:
    """Quick at first, then slower, as a card that slides over cloth."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends, for things that are carried."""
    return t * t * (3 - 2 * t)


SETTLE = 0.7
"""How far `settle` runs over its goal before it comes to rest: about 2 % of the way."""


def settle(t: float) -> float:
    """As `ease_out`, but a little beyond the goal and back: a card that comes to rest."""
    back = t - 1
    return 1 + (SETTLE + 1) * back**3 + SETTLE * back**2


@dataclass(eq=False, slots=True)
class Tween:
    """One sprite on its way, from wherever it is when its beat begins."""

    sprite: Posable
    to: Pose
    seconds: float = 0.25
    delay: float = 0.0
    ease: Ease = ease_out
    rise: float = 0.0
    """How much higher than both ends the sprite is half-way."""
    on_start: Callable[[], None] | None = None
    """Called when the delay is over (a sound for each card of a packet)."""
    slight: float = 0.0
    """So many pixels are no flight: so far it moves even where flights are faded."""
    _start: Pose | None = field(default=None, init=False)
    _begun: bool = field(default=False, init=False)

    @property
    def end(self) -> float:
        """Seconds from the beginning of the beat to the end of this tween."""
        return self.delay + self.seconds

    def seek(self, time: float, *, fades: bool = False) -> None:
        """Give the sprite the pose it has `time` seconds after the beginning of the beat."""
        if time < self.delay:
            return
        if self._start is None:
            self._start = self.sprite.pose
        if not self._begun:
            self._begun = True
            if self.on_start is not None:
                self.on_start()
        t = 1.0 if time >= self.end else (time - self.delay) / self.seconds
        if fades and not (self.slight and self._start.distance(self.to) <= self.slight):
            self.sprite.pose = self._faded(self._start, t)
        else:
            self.sprite.pose = self._moved(self._start, t)

    def _moved(self, start: Pose, t: float) -> Pose:
        if t >= 1:
            return self.to
        pose = start.blend(self.to, self.ease(t))
        if self.rise:
            return pose.but(lift=pose.lift + self.rise * math.sin(math.pi * t))
        return pose

    def _faded(self, start: Pose, t: float) -> Pose:
        if t >= 1:
            return self.to
        if t < 1 / 2:
            return start.but(alpha=start.alpha * (1 - 2 * t))
        return self.to.but(alpha=self.to.alpha * (2 * t - 1))


@dataclass(eq=False, slots=True)
class Beat:
    """Tweens that play together, then a pause to look."""

    tweens: Sequence[Tween] = ()
    hold: float = 0.0
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    click: bool = False
    """At the calm setting the next beat begins only when the player goes on."""

    @property
    def moving(self) -> float:
        """Seconds until the last tween has arrived."""
        return max((tween.end for tween in self.tweens), default=0.0)

    @property
    def seconds(self) -> float:
        """Seconds from the first move to the end of the pause."""
        return self.moving + self.hold


class Timeline:
    """A queue of beats, played one after the other; what one leaves over, the next one gets."""

    def __init__(self, motion: Motion | None = None) -> None:
        """Start empty, at normal motion unless another one is given."""
        self.motion = motion or Motion()
        """How much motion to show; may be changed at any time."""
        self._beats: deque[Beat] = deque()
        self._time = 0.0
        self._started = False
        self._waiting = False

    @property
    def idle(self) -> bool:
        """Whether everything has been played."""
        return not self._beats

    @property
    def waiting(self) -> bool:
        """Whether the player's click is waited for (`go_on`)."""
        return self._waiting

    @property
    def moving(self) -> bool:
        """Whether a sprite is on its way at this moment, rather than lying to be looked at."""
        return bool(self._beats) and not self._waiting and self._time <= self._beats[0].moving

    @property
    def wake(self) -> float | None:
        """When to update next: 0 at once, after so many seconds, or None: nothing to wait for."""
        if self.idle or self._waiting:
            return None
        if self.moving or not self._started:
            return 0.0
        return max(0.0, (self._beats[0].seconds - self._time) * self.motion.pace)

    def add(self, *beats: Beat) -> None:
        """Put beats at the end of the queue."""
        self._beats.extend(beats)

    def update(self, seconds: float) -> None:
        """Let time pass; callbacks may add further beats."""
        if self.motion.pace <= 0:
            self.skip()
            return
        time = seconds / self.motion.pace
        while self._beats and not self._waiting:
            beat = self._begin()
            self._time += time
            for tween in beat.tweens:
                tween.seek(self._time, fades=self.motion.fades)
            time = self._time - beat.seconds
            if time < 0:
                return
            if beat.click and self.motion.clicks:
                self._waiting = True
                return
            self._end(beat)

    def go_on(self) -> bool:
        """End the wait for a click, or the pause of the current beat; False if there is none."""
        if self._waiting:
            self._waiting = False
            self._end(self._beats[0])
            return True
        if self._started and self._beats and self._time > self._beats[0].moving:
            self._end(self._beats[0])
            return True
        return False

    def skip(self) -> None:
        """Play everything that is in the queue to its end at once, in order."""
        self._waiting = False
        while self._beats:
            beat = self._begin()
            for tween in sorted(beat.tweens, key=lambda tween: tween.end):
                tween.seek(tween.end)
            self._end(beat)

    def _begin(self) -> Beat:
        beat = self._beats[0]
        if not self._started:
            self._started, self._time = True, 0.0
            if beat.on_start is not None:
                beat.on_start()
        return beat

    def _end(self, beat: Beat) -> None:
        self._beats.popleft()
        self._started, self._time = False, 0.0
        if beat.on_end is not None:
            beat.on_end()


class Glides:
    """Small motions beside the queue (hover, the hand closing up): one for each sprite at a time.

    A new goal starts from where the sprite is, so nothing ever jumps.
    """

    def __init__(self, motion: Motion | None = None) -> None:
        """Start with everything at rest."""
        self.motion = motion or Motion()
        self._running: dict[Hashable, tuple[Tween, list[float]]] = {}

    @property
    def moving(self) -> bool:
        """Whether any sprite is on its way."""
        return bool(self._running)

    def to(
        self, sprite: Posable, pose: Pose, seconds: float = 0.12, ease: Ease = ease_out
    ) -> None:
        """Send a sprite to a pose, from where it is now; the same goal again changes nothing."""
        running = self._running.get(id(sprite))
        if (running[0].to if running else sprite.pose) == pose:
            return
        self._running[id(sprite)] = (Tween(sprite, pose, seconds, ease=ease), [0.0])

    def stop(self, sprite: Posable) -> None:
        """Leave a sprite where it is: it is taken in the hand or by a beat."""
        self._running.pop(id(sprite), None)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        for key, (tween, time) in list(self._running.items()):
            time[0] += seconds
            still = self.motion.fades or self.motion.pace <= 0
            scaled = tween.end if still else time[0] / self.motion.pace
            tween.seek(scaled)
            if scaled >= tween.end:
                self._running.pop(key, None)
