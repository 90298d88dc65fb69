"""How much thought goes into a choice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """What sets players who imagine deals apart from each other."""

    worlds: int
    """How many deals are imagined at most before a card, and before one is laid away."""
    bidding: int = 0
    """The same before everything else, where it is tried out in imagined deals; none: by counting."""
    exact: int = 0
    """With so many cards left everybody is taken to play perfectly, before that by habit."""
    solved: float = 0.0
    """The weight of perfect play from the next card on in the worth of a card, where few are left."""
    doubt: float = 0.0
    """By how many standard errors a choice must be better than what habit says."""
    reads: bool = True
    """Whether what the others have bid and played is taken into account when imagining."""
    calls_best: bool = True
    """Whether bids reckon with the best card that partners give to lone players in Railroad."""
