"""Pure Euchre: the shared rules. No window, no clock, no chance, no files, no language."""

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
from euchre.rules.options import Options, conflicts
from euchre.rules.ranking import Ranking
from euchre.rules.seats import FOUR, Seat, Side, Table
from euchre.rules.state import Deal, Hidden, Phase, Setup, Shown, ThrownIn
from euchre.rules.variants import PRESETS, VARIANTS, Variant, build
from euchre.rules.view import PlayerView, view

__all__ = [
    "FOUR",
    "JOKER",
    "PRESETS",
    "VARIANTS",
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
    "view",
]
