"""What a game is: a list of parts, made from house rules by the game's definition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from euchre.rules.options import DEFAULTS, choices, needs

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from euchre.rules.cards import Suit
    from euchre.rules.goals import Goal
    from euchre.rules.options import Options, Part
    from euchre.rules.scoring import Scoring
    from euchre.rules.stages import Stage
    from euchre.rules.state import Setup


@dataclass(frozen=True)
class Variant:
    """A game: what is fixed, the stages of a deal in order, and what a deal is worth."""

    options: Options
    setup: Setup
    stages: tuple[Stage, ...]
    scoring: Scoring
    goal: Goal
    same_dealer_after_redeal: bool = False
    turned_joker: Suit | None = None
    """The suit a turned joker proposes without anybody naming it."""
    joker_redeals: bool = False
    """Whether a turned joker throws the deal in."""


@dataclass(frozen=True)
class GameDefinition:
    """A game as it is registered in `games.GAMES`: all that the program derives for it."""

    build: Callable[[Options], Variant]
    """Makes the list of parts from house rules in force."""
    usual: Options
    """The usual house rules."""
    parts: frozenset[Part]
    """What the game has; a house rule that needs another part is none of its own."""
    switches: Mapping[str, tuple[Any, ...]]
    """The values of house rules that this game offers, where they are not all; in their order.

    A single value means that the switch is no part of the game.
    """

    def offered(self, name: str) -> tuple[Any, ...]:
        """The values of a switch that make sense in this game, in the order they are offered."""
        if name in self.switches:
            return self.switches[name]
        part = needs(name)
        return (
            choices(name) if part is None or part in self.parts else (getattr(DEFAULTS, name),)
        )

    @property
    def key(self) -> str:
        """The name by which files, words, pictures and the command line know the game."""
        return self.usual.variant
