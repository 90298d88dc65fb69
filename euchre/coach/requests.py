"""What the coach is asked, thought about in the process in which the computer players think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from euchre.child_process import ByName

if TYPE_CHECKING:
    from euchre.coach.review.decisions import Decision, Reviewed

_REVIEW = ByName("euchre.coach.review.decisions", "review_of")
"""By name: whoever only asks need not load the computer players."""


class Judged(NamedTuple):
    """The answer to a `JudgeRequest`."""

    place: int
    """Which action of the game it is about."""
    reviewed: Reviewed | None
    """None where cards were as good as each other."""


@dataclass(frozen=True)
class JudgeRequest:
    """What was a decision worth, with what its player could see?"""

    decision: Decision
    seed: str

    def think(self) -> Judged:
        """Judge it, here and now."""
        return Judged(self.decision.place, _REVIEW(self.decision, self.seed))
