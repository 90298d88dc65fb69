"""Films of the table: a trick, trump being made, points being scored, a card that is dragged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from euchre.rules.games import PRESETS
from euchre.rules.seats import Seat
from tests.screenshots.film import Film
from tests.screenshots.table import table
from tests.ui.tables import HANDS, WEST_DEALS, a_pack, spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.context import Context
    from tests.ui.pilot import Pilot

    Make = Callable[[Context, tuple[int, int]], Film]

UP = (WEST_DEALS, "pass", "pass")
OWN_DEAL = (a_pack(HANDS, "JS", PRESETS["classic"], Seat.SOUTH), "pass", "pass", "pass")
MADE = (*UP, "order", "discard 9H")
TRICK = (*MADE, "play 9D", "play QD")
LATE = (
    *(*TRICK, "play TD", "play AD", "play TH", "play KC", "play TC", "play KH"),
    *("play JC", "play JS", "play TS", "play KS", "play QH", "play AC", "play QC", "play 9S"),
)
"""South has taken two tricks, and leads the last one."""
CARRIED = 0.36
"""Seconds that a card is carried."""
TABLE = (0.28, 0.18, 0.44, 0.5)
MIDDLE = (0.22, 0.18, 0.62, 0.8)


def films() -> Iterator[tuple[str, Make]]:
    """Yield every film by name."""
    yield "deal", _film((), 2.4, lambda _pilot: None)
    yield "pick-up", _film(OWN_DEAL, 2.0, partial(_press, name="order"), dealer=Seat.SOUTH)
    yield (
        "discard",
        _film((*OWN_DEAL, "order"), 0.8, partial(_press, name="TD"), dealer=Seat.SOUTH),
    )
    yield "trick", _film(TRICK, 2.3, partial(_press, name="TD"), part=TABLE)
    yield "trump", _film(UP, 2.2, partial(_press, name="order"))
    yield "alone", _film(UP, 2.4, partial(_press, name="alone"))
    yield "drag", _film(TRICK, 0.9, _take, _carry, part=MIDDLE)
    yield "made-it", _film(LATE, 4.0, partial(_press, name="AS"))


def _film(
    actions: Sequence[str],
    seconds: float,
    begin: Callable[[Pilot], None],
    meanwhile: Callable[[Pilot, float], None] = lambda _pilot, _time: None,
    part: tuple[float, float, float, float] = (0, 0, 1, 1),
    dealer: Seat = Seat.WEST,
) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Film:
        scene = table(context, size, "S", actions, dealer)
        return Film(scene, seconds, begin, meanwhile, part)

    return make


def _press(pilot: Pilot, name: str) -> None:
    """Click a card or a button, as soon as it can be."""
    pilot.settle()
    pilot.press(spot(pilot, name))
    pilot.step(0.0)


def _take(pilot: Pilot) -> None:
    """Take hold of a card near its corner."""
    pilot.settle()
    x, y = spot(pilot, "KH")
    pilot.down((x - 40, y - 40))


def _carry(pilot: Pilot, time: float) -> None:
    """Carry it quickly to the left, and hold it there."""
    if time < CARRIED:
        x, y = pilot.mouse
        pilot.mouse = at = (x - 22, y - 11)
        moved = pygame.Event(
            pygame.MOUSEMOTION, pos=at, rel=(-22, -11), buttons=(1, 0, 0), touch=False
        )
        pilot.post(moved)
