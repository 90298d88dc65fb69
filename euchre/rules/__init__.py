"""Pure Euchre: the shared rules. No window, no clock, no chance, no files, no language."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.rules.actions import (
        Action,
        Call,
        Claim,
        Decide,
        Defend,
        Discard,
        Name,
        OrderUp,
        Pass,
        Play,
        Shuffle,
        parse_action,
    )
    from euchre.rules.cards import JOKER, Card, Rank, Suit, pack, parse_cards
    from euchre.rules.events import Event, Result
    from euchre.rules.game import Game, IllegalAction, Outcome, apply, new_game, replay
    from euchre.rules.games import GAMES, PRESETS
    from euchre.rules.house_rules import build, conflicts
    from euchre.rules.options import Options
    from euchre.rules.ranking import Ranking
    from euchre.rules.seats import FOUR, Seat, Side, Table
    from euchre.rules.state import Deal, Hidden, Phase, Setup, Shown, ThrownIn
    from euchre.rules.variant import GameDefinition, Variant
    from euchre.rules.view import PlayerView

_HOMES = {
    "actions": "Action Call Claim Decide Defend Discard Name OrderUp Pass Play Shuffle parse_action",
    "cards": "Card JOKER Rank Suit pack parse_cards",
    "events": "Event Result",
    "game": "Game IllegalAction Outcome apply new_game replay",
    "games": "GAMES PRESETS",
    "house_rules": "build conflicts",
    "options": "Options",
    "ranking": "Ranking",
    "seats": "FOUR Seat Side Table",
    "state": "Deal Hidden Phase Setup Shown ThrownIn",
    "variant": "GameDefinition Variant",
    "view": "PlayerView",
}
"""Which module defines what is offered here."""

__all__ = [
    "FOUR",
    "GAMES",
    "JOKER",
    "PRESETS",
    "Action",
    "Call",
    "Card",
    "Claim",
    "Deal",
    "Decide",
    "Defend",
    "Discard",
    "Event",
    "Game",
    "GameDefinition",
    "Hidden",
    "IllegalAction",
    "Name",
    "Options",
    "OrderUp",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "PlayerView",
    "Rank",
    "Ranking",
    "Result",
    "Seat",
    "Setup",
    "Shown",
    "Shuffle",
    "Side",
    "Suit",
    "Table",
    "ThrownIn",
    "Variant",
    "apply",
    "build",
    "conflicts",
    "new_game",
    "pack",
    "parse_action",
    "parse_cards",
    "replay",
    # Not the function `view`: it has the name of its module, which is found first.
]


def __getattr__(name: str) -> object:
    """Import a name when it is asked for: a title screen needs cards, but no rules."""
    for module, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"{__name__}.{module}"), name)
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
