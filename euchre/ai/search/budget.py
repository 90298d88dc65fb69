"""How much search goes into a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class SearchBudget:
    """What sets players who imagine deals apart from each other."""

    worlds: int
    """How many deals are imagined at most before a card, and before one is laid away."""
    bidding: int = 0
    """The same before a call, where it is tried out in imagined deals; 0: by counting only."""
    exact: int = 0
    """With so many cards left everybody is taken to play perfectly, before that by policy."""
    solved: float = 0.0
    """The weight of perfect play from the next card on in the worth of a card, where few are left."""
    doubt: float = 0.0
    """By how many standard errors a card must be better than the usual one."""
    early_doubt: float = 0.0
    """The same for choices before the first card."""
    least_gain: float = 0.0
    """By how many points a choice must be better than the usual one."""
    reads: bool = True
    """Whether what the others have bid and played is taken into account when imagining."""
    calls_best: bool = True
    """Whether bids reckon with the best card that partners give to lone players in Railroad."""


class Budgets(NamedTuple):
    """What a level spends, by table."""

    pairs: SearchBudget
    """Where two pairs make trump by a turned card."""
    others: SearchBudget
