"""The levels of the computer by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import by_turned_card_in_pairs
from euchre.ai.players.beginner import Beginner
from euchre.ai.players.counting import Counting, Novice
from euchre.ai.players.monte_carlo import STRONG, Expert
from euchre.ai.players.rule_based import RulesOfThumb
from euchre.ai.players.trying import STRONG as STRONG_ELSEWHERE
from euchre.ai.players.trying import Trying

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

Player = Beginner | Counting | Expert | Novice | RulesOfThumb | Trying


class ByTable:
    """Two players in one: the first for two pairs and a turned card, the other for the rest."""

    def __init__(self, pairs: Player, others: Player) -> None:
        self._pairs = pairs
        self._others = others

    def choose(self, view: PlayerView) -> Action:
        """What the one that knows the game would do."""
        return (self._pairs if by_turned_card_in_pairs(view) else self._others).choose(view)


LEVELS: Mapping[str, Callable[[str | int], ByTable]] = {
    "beginner": lambda seed: ByTable(Beginner(seed), Novice(seed)),
    "normal": lambda seed: ByTable(RulesOfThumb(seed), Counting(seed)),
    "strong": lambda seed: ByTable(Expert(seed, STRONG), Trying(seed, STRONG_ELSEWHERE)),
    "expert": lambda seed: ByTable(Expert(seed), Trying(seed)),
}
"""The levels by name, weakest first."""
