"""Twelve computer players with a name: each a level, and a style of few parameters.

`docs/computer.md` tells how they were measured. Their names are kept in games and never change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.players.beginner import Beginner
from euchre.ai.players.monte_carlo import EXPERT, STRONG, MonteCarlo
from euchre.ai.players.rule_based import RuleBased
from euchre.ai.players.styled import PlayingStyle, Styled

if TYPE_CHECKING:
    from collections.abc import Mapping

LIGHT, TIGHT = 0.6, -0.6
"""How calls look to those who call light and tight."""
BOLD, SHY = 1.5, -1.0
"""How lone hands look to those who go alone often, and hardly ever."""


class Character(NamedTuple):
    """How a character plays."""

    level: str
    """One of `levels.LEVELS`."""
    style: PlayingStyle


CHARACTERS: Mapping[str, Character] = {
    "Lotte": Character("beginner", PlayingStyle(calls=TIGHT)),
    "Mia": Character("beginner", PlayingStyle(calls=LIGHT, alone=BOLD)),
    "Otto": Character("normal", PlayingStyle(leads_trump=True)),
    "Piet": Character("normal", PlayingStyle(calls=TIGHT)),
    "Dale": Character("normal", PlayingStyle(alone=BOLD)),
    "Roxy": Character("normal", PlayingStyle(calls=LIGHT)),
    "Grace": Character("strong", PlayingStyle()),
    "Walt": Character("strong", PlayingStyle(calls=TIGHT, alone=SHY)),
    "Jago": Character("strong", PlayingStyle(leads_trump=True)),
    "Maud": Character("expert", PlayingStyle(calls=LIGHT)),
    "Amir": Character("expert", PlayingStyle(alone=SHY)),
    "Hattie": Character("expert", PlayingStyle()),
}
"""By name, the weakest levels first."""


def character(name: str, seed: str | int) -> Styled:
    """The player called *name*; KeyError if there is none such."""
    level, style = CHARACTERS[name]
    if level == "beginner":
        return Styled(Beginner(seed, style.calls), style)
    if level == "normal":
        return Styled(RuleBased(seed, style.calls), style)
    return Styled(MonteCarlo(seed, _BUDGETS[level], style.calls), style)


_BUDGETS = {"strong": STRONG, "expert": EXPERT}
