"""How much motion the player wants: the choices of the settings as values."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Pace = Literal["calm", "normal", "quick", "instant"]
"""The names of paces."""


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
"""The paces that have names, from the slowest on."""
PLACES = {name: number / (len(MOTIONS) - 1) for number, name in enumerate(MOTIONS)}
"""Where they lie between the slowest, 0, and no motion at all, 1."""
_AT = 0.005
"""As near as this a pace is the named one."""


def nearest(place: float) -> Pace:
    """The named pace nearest to a place between the slowest, 0, and no motion at all, 1."""
    return min(get_args(Pace), key=lambda name: abs(PLACES[name] - place))


def place_of(name: str, place: float | None) -> float:
    """The place of a pace: *place*, unless another named one was chosen since."""
    named = PLACES.get(name, PLACES["normal"])
    return named if place is None or nearest(place) != name else place


def motion(name: str, place: float | None = None, *, reduced: bool = False) -> Motion:
    """Return the motion a setting names (see `MOTIONS`), or the one at a place near to it.

    A name that is unknown stands for the normal one.
    """
    where = place_of(name, place)
    called = nearest(where)
    if abs(where - PLACES[called]) <= _AT:
        chosen = MOTIONS[called]
        return Motion(chosen.pace, chosen.clicks, reduced)
    below = max((n for n in PLACES if PLACES[n] < where), key=PLACES.__getitem__)
    above = min((n for n in PLACES if PLACES[n] > where), key=PLACES.__getitem__)
    share = (where - PLACES[below]) / (PLACES[above] - PLACES[below])
    pace = MOTIONS[below].pace + share * (MOTIONS[above].pace - MOTIONS[below].pace)
    return Motion(pace, clicks=False, fades=reduced)
