"""The levels of the computer by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.players.beginner import Beginner
from euchre.ai.players.monte_carlo import STRONG, MonteCarlo
from euchre.ai.players.rule_based import RuleBased

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LEVELS: Mapping[str, Callable[[str | int], Beginner | RuleBased | MonteCarlo]] = {
    "beginner": Beginner,
    "normal": RuleBased,
    "strong": lambda seed: MonteCarlo(seed, STRONG),
    "expert": MonteCarlo,
}
"""The levels by name, weakest first."""
