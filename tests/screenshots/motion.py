"""Films of the table: a trick, trump being made, points being scored, a card that is dragged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.rules.seats import Seat
from tests.screenshots.film import Film
from tests.screenshots.table import table
from tests.ui.tables import WEST_DEALS, spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.context import Context
    from tests.ui.pilot import Pilot

    Make = Callable[[Context, tuple[int, int]], Film]

UP = (WEST_DEALS, "pass", "pass")
MADE = (*UP, "order", "discard 9H")
TRICK = (*MADE, "play 9D", "play QD")
LATE = (
    *(*TRICK, "play TD", "play AD", "play TH", "play KC", "play TC", "play KH"),
    *("play JC", "play JS", "play TS", "play KS", "play QH", "play AC", "play QC", "play 9S"),
)
"""South has taken two tricks, and leads the last one."""
MIDDLE = (0.22, 0.18, 0.62, 0.8)


def films() -> Iterator[tuple[str, Make]]:
    """Yield every film by name."""
    yield "trick", _film(TRICK, 2.3, partial(_press, name="TD"), MIDDLE)
    yield "trump", _film(UP, 2.2, partial(_press, name="order"))
    yield "alone", _film(UP, 2.4, partial(_press, name="alone"))
    yield "drag", _film(TRICK, 0.9, _drag, MIDDLE)
    yield "made-it", _film(LATE, 4.0, partial(_press, name="AS"))


def _film(
    actions: Sequence[str],
    seconds: float,
    begin: Callable[[Pilot], None],
    part: tuple[float, float, float, float] = (0, 0, 1, 1),
) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Film:
        return Film(table(context, size, "S", actions, Seat.WEST), seconds, begin, part)

    return make


def _press(pilot: Pilot, name: str) -> None:
    """Click a card or a button, as soon as it can be."""
    pilot.settle()
    pilot.press(spot(pilot, name))
    pilot.step(0.0)


def _drag(pilot: Pilot) -> None:
    """Carry a card quickly to the right and let it swing."""
    pilot.settle()
    x, y = spot(pilot, "KH")
    pilot.drag((x, y), (x + 260, y - 240), steps=7, drop=False)
