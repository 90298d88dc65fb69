"""How points are scored: the score cards turn in sight, one step after the other."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, ease_in_out
from euchre.ui.draw.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from euchre.rules.seats import Side
    from euchre.ui.table.pictures.score_cards import Tally

    Scores = Mapping[Side, int]

MOST_STEPS = 6
"""More points than these are counted in larger steps."""


def steps(before: Scores, after: Scores) -> list[dict[Side, int]]:
    """The scores one after the other: all sides count at once, each a point at a step."""
    most = max((abs(after[side] - score) for side, score in before.items()), default=0)
    count = min(most, MOST_STEPS)
    counted = []
    for step in range(1, count + 1):
        scores = {}
        for side, score in before.items():
            gained = after[side] - score
            done = (
                min(step, abs(gained)) if most <= count else round(abs(gained) * step / count)
            )
            scores[side] = score + (done if gained > 0 else -done)
        counted.append(scores)
    return counted


def score_beats(
    tally: Tally,
    before: Scores,
    counted: Sequence[Scores],
    shows: Sequence[Callable[[], None]],
) -> Iterator[Beat]:
    """The beats in which the score cards go from score to score; *shows* tell each of them."""
    last = counted[-1] if counted else before
    changing = frozenset(side for side, score in before.items() if last[side] != score)
    for place, (scores, show) in enumerate(zip(counted, shows, strict=True), 1):
        turn = Tween(tally, Pose(x=1.0), theme.SCORE_STEP, ease=ease_in_out)
        begin = partial(_begin, tally, changing, before, show)
        end = partial(_end, tally) if place == len(counted) else None
        yield Beat([turn], hold=theme.SCORE_RESTS, on_start=begin, on_end=end)
        before = scores


def _begin(
    tally: Tally, changing: frozenset[Side], before: Scores, show: Callable[[], None]
) -> None:
    tally.counting, tally.before, tally.pose = changing, before, Pose()
    show()


def _end(tally: Tally) -> None:
    tally.counting = frozenset()
