"""Who plays: levels and characters by name, as plain facts without what they think with.

`levels` and `characters` make players of them, which takes 40 ms to load.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVEL_NAMES = ("beginner", "normal", "strong", "expert")
"""The levels, weakest first. They are kept in games and never change."""
USUAL_LEVEL = "normal"
"""The level of a computer player nobody chose."""

LIGHT, TIGHT = 0.6, -0.6
"""How calls look to those who call light and tight."""
BOLD, SHY = 1.5, -1.0
"""How lone hands look to those who go alone often, and hardly ever."""


@dataclass(frozen=True)
class PlayingStyle:
    """What a character is inclined to; the plain one does just what the level does."""

    calls: float = 0.0
    """How much better every call looks than it is, or worse below 0: in a beginner's usual errors."""
    alone: float = 0.0
    """How many points of the hand a lone call may be short of what it takes, or must have more."""
    leads_trump: bool = False
    """Whether trump is led at every chance, whoever made it."""


class Character(NamedTuple):
    """How a character plays."""

    level: str
    """One of `LEVEL_NAMES`."""
    style: PlayingStyle


CHARACTERS: Mapping[str, Character] = {
    "Leyla": Character("beginner", PlayingStyle(calls=TIGHT)),
    "Mia": Character("beginner", PlayingStyle(calls=LIGHT, alone=BOLD)),
    "Otto": Character("normal", PlayingStyle(leads_trump=True)),
    "Piet": Character("normal", PlayingStyle(calls=TIGHT)),
    "Dale": Character("normal", PlayingStyle(alone=BOLD)),
    "Roxy": Character("normal", PlayingStyle(calls=LIGHT)),
    "Grace": Character("strong", PlayingStyle()),
    "Walt": Character("strong", PlayingStyle(calls=TIGHT, alone=SHY)),
    "Jago": Character("strong", PlayingStyle(leads_trump=True)),
    "Maud": Character("expert", PlayingStyle(calls=LIGHT)),
    "Minh": Character("expert", PlayingStyle(alone=SHY)),
    "Hattie": Character("expert", PlayingStyle()),
}
"""By name, the weakest levels first. The names are kept in games and never change."""


def is_known(name: Any) -> bool:
    """Whether a computer player is called so: by a level, or by the name of a character."""
    return isinstance(name, str) and (name in LEVEL_NAMES or name in CHARACTERS)


def level_of(name: str) -> str:
    """The level of the character called *name*; any other name is one of a level itself."""
    return CHARACTERS[name].level if name in CHARACTERS else name
