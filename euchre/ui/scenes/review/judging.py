"""Has the decisions of a game judged, one after the other, beside the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.coach.requests import Judged, JudgeRequest
from euchre.coach.review.decisions import SEED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.coach.review.decisions import Decision, Reviewed
    from euchre.play.worker import Worker


class Judging:
    """The judgements on some decisions, which come in one by one."""

    def __init__(self, worker: Worker, decisions: Sequence[Decision]) -> None:
        """Nothing is asked before the first `update`."""
        self._worker = worker
        self.decisions = tuple(decisions)
        self.found: dict[int, Reviewed | None] = {}
        """The judgements so far, by the place of the decision in the game."""
        self._asked: Decision | None = None

    @property
    def done(self) -> bool:
        """Whether every decision is judged."""
        return len(self.found) == len(self.decisions)

    def update(self, wanted: Decision | None = None) -> bool:
        """Take an answer and ask the next question, the *wanted* one first; whether one came."""
        answer = self._worker.answer() if self._asked else None
        came = isinstance(answer, Judged) and self._asked is not None
        if isinstance(answer, Judged):
            self.found[answer.place] = answer.reviewed
            self._asked = None
        if self._asked is None:
            self._ask(wanted)
        return came

    def _ask(self, wanted: Decision | None) -> None:
        open_ = [one for one in self.decisions if one.place not in self.found]
        if open_:
            self._asked = wanted if wanted in open_ else open_[0]
            self._worker.ask(JudgeRequest(self._asked, SEED))

    def losses(self) -> list[Reviewed]:
        """The judgements so far, in the order of the game."""
        places = (one.place for one in self.decisions)
        judged = (self.found.get(place) for place in places)
        return [one for one in judged if one]
