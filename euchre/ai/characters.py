"""The characters at play: each a level, and a style of few parameters (see `roster.CHARACTERS`).

`docs/computer.md` tells how they were measured.
"""

from __future__ import annotations

from euchre.ai.players.beginner import Beginner
from euchre.ai.players.monte_carlo import EXPERT, STRONG, MonteCarlo
from euchre.ai.players.rule_based import RuleBased
from euchre.ai.players.styled import Styled
from euchre.ai.roster import CHARACTERS


def character(name: str, seed: str | int) -> Styled:
    """The player called *name*; KeyError if there is none such."""
    level, style = CHARACTERS[name]
    if level == "beginner":
        return Styled(Beginner(seed, style.calls), style)
    if level == "normal":
        return Styled(RuleBased(seed, style.calls), style)
    return Styled(MonteCarlo(seed, _BUDGETS[level], style.calls), style)


_BUDGETS = {"strong": STRONG, "expert": EXPERT}
