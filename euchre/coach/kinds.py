"""How good a decision was, and what it was about: the words of a review, without a language."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


class Kind(Enum):
    """How good a decision was."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS: Mapping[Kind, float] = {Kind.FINE: 0.05, Kind.DOUBTFUL: 0.15, Kind.MISTAKE: 0.4}
"""Up to how many points a loss is of a kind. Within 0.05 two runs of the expert disagree; 0.4 is a
euchre (a swing of three points against the point made) risked needlessly once in eight deals."""


class Theme(Enum):
    """What a decision was about, for the sums of a review."""

    BIDDING = "bidding"
    ALONE = "going alone"
    DISCARDING = "discarding"
    LEADING = "leading"
    FOLLOWING = "following"
