"""Pictures of the table in every phase of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

sys.path.insert(1, str(Path(__file__).resolve().parents[2]))

from euchre.ai.hint import hint
from euchre.play.record import Player, Record
from euchre.play.seating import open_game
from euchre.play.session import Session
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.ui.scenes import table_menu
from euchre.ui.table.pictures.hint import HintScene
from euchre.ui.table.scene import TableScene
from tests.ui.tables import HANDS, NAMES, Passing, a_pack, a_session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.draw.canvas import Canvas
    from euchre.ui.scene import Change, Scene

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]

CLASSIC, BRITISH = PRESETS["classic"], PRESETS["british"]


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every phase by name."""
    deal = _pack(Seat.WEST)
    up = [deal, "pass", "pass"]
    made = [*up, "order", "discard 9H"]
    trick = [*made, "play 9D", "play QD", "play TD", "play AD"]
    yield from _bidding(deal, up)
    yield from _questions(up)
    yield from _play(up, made, [*trick, "play TH", "play KC", "play TC"])
    for score in (3, 7, 9):
        yield f"table-9-score-{score}", _scored(score)
    for seconds in (1.2, 5.6):
        yield f"table-0-draw-{seconds:.0f}", _drawing(seconds)
    for name, steps in (("shuffle", 10), ("deal", 70), ("turned", 128)):
        yield f"table-0-{name}", _moving(steps)


def _bidding(deal: str, up: list[str]) -> Iterator[tuple[str, Make]]:
    yield "table-1-order", _at("S", up)
    yield "table-1-order-own-deal", _at("S", [_pack(Seat.SOUTH), *["pass"] * 3], Seat.SOUTH)
    yield "table-2-name", _at("S", [deal, *["pass"] * 6])
    stuck = [_pack(Seat.SOUTH, PRESETS["us"]), *["pass"] * 7]
    yield "table-2-stuck", _at("S", stuck, Seat.SOUTH, PRESETS["us"])
    no_trump = check({"no_trump": True})
    yield "table-2-no-trump", _at("S", [deal, *["pass"] * 6], options=no_trump)


def _questions(up: list[str]) -> Iterator[tuple[str, Make]]:
    yield "table-3-discard", _at("S", [_pack(Seat.SOUTH), "order"], Seat.SOUTH)
    yield "table-3-discard-bower", _doubted
    yield "table-4-benny", _at("S", [_benny()], Seat.SOUTH, BRITISH)
    yield "table-4-decide", _at("S", [_benny(), "name C", "discard 9D"], Seat.SOUTH, BRITISH)
    defend = check({"defend_alone": True})
    yield "table-4-defend", _at("E", [*up, "order alone", "discard 9H", "pass"], options=defend)
    weak = check({"farmers_hand": "any_three"})
    yield "table-4-weak-hand", _at("W", [a_pack(WEAK, "JS", weak, Seat.WEST)], options=weak)


def _play(up: list[str], made: list[str], second: list[str]) -> Iterator[tuple[str, Make]]:
    yield "table-5-follow", _at("S", second)
    lead = [_pack(Seat.EAST), "pass", "pass", "order", "discard TC"]
    yield "table-5-lead", _at("S", lead, Seat.EAST)
    yield "table-5-bower", _at("W", [*made, "play TS", "play KS", "play JC"])
    yield "table-5-spectator", _at("", second)
    yield "table-6-alone", _at("S", [*up, "order alone", "discard 9H", "play KD", "play QD"])
    sure = [a_pack(SURE, "AH", CLASSIC, Seat.SOUTH), *["pass"] * 7, "call S"]
    yield "table-6-claim", _claimable([*sure, "play 9H", "play KH", "play TC"])
    yield "table-7-drag", _dragged(second, 8)
    yield "table-7-drag-over", _dragged(second, 15)
    yield "table-7-refused", _refused(second)
    yield "table-8-last-trick", _last_trick(second)
    yield "table-8-menu", _menu(up)
    yield "table-8-hint-order", _hint(up)
    yield "table-8-hint-name", _hint([up[0], *["pass"] * 6])
    yield "table-8-hint-play", _hint(second)
    yield "curtain", _curtain(second)


WEAK = HANDS | {Seat.WEST: "9H TH 9C KD AD", Seat.EAST: "KS TC QC JD QD"}


SURE = {
    Seat.SOUTH: "JS JC AS KS QS",
    Seat.WEST: "9H TH QH KD AD",
    Seat.NORTH: "TS KH KC AC 9D",
    Seat.EAST: "TC QC JD QD 9S",
}
"""South holds the five highest spades."""


def _claimable(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = table(context, size, "S", actions, Seat.SOUTH)
        scene.update(0.5)
        for _step in context.idle_tasks.pop("claim"):
            pass
        return [scene]

    return make


def _pack(dealer: Seat, options: Options = CLASSIC) -> str:
    return a_pack(HANDS, "JS", options, dealer)


def _benny() -> str:
    hands = HANDS | {Seat.SOUTH: "JC AS 9D KH TD", Seat.NORTH: "TS QS KC AC 9S"}
    return a_pack(hands, "XX", BRITISH, Seat.SOUTH)


def table(
    context: Context,
    size: tuple[int, int],
    people: str,
    actions: Sequence[str],
    dealer: Seat = Seat.WEST,
    options: Options = CLASSIC,
) -> TableScene:
    """A table at which these actions were done, large as a window."""
    session = a_session(
        people, options=options, actions=actions, dealer=dealer, thinking=Passing()
    )
    scene = TableScene(context, session)
    scene.resize(size)
    return scene


def _at(
    people: str,
    actions: Sequence[str],
    dealer: Seat = Seat.WEST,
    options: Options = CLASSIC,
) -> Make:
    return lambda context, size: [table(context, size, people, actions, dealer, options)]


class Still:
    """Any scene at one moment of its motion."""

    wake = None

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def handle(self, event: pygame.Event) -> Change | None:
        """Nothing is answered."""

    def update(self, seconds: float) -> Change | None:
        """No time passes."""

    def resize(self, size: tuple[int, int]) -> None:
        """It has its size already."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the moment."""
        self._scene.draw(canvas)


def _ready(context: Context, size: tuple[int, int], actions: Sequence[str]) -> Any:
    scene = table(context, size, "S", actions)
    scene.update(0.5)
    return scene


def _mouse(scene: Any, kind: int, at: tuple[int, int]) -> None:
    if kind == pygame.MOUSEMOTION:
        scene.handle(pygame.Event(kind, pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=False))
    else:
        scene.handle(pygame.Event(kind, pos=at, button=1, touch=False))


def _dragged(actions: Sequence[str], steps: int) -> Make:
    """A card on its way to the ring, or so far that the ring would take it."""

    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, actions)
        x, y = scene.describe()["hand"]["KH"]
        _mouse(scene, pygame.MOUSEBUTTONDOWN, (x, y))
        scene.update(0.02)
        for step in range(1, steps + 1):
            _mouse(scene, pygame.MOUSEMOTION, (x + step * 9, y - step * size[1] // 40))
            scene.update(0.016)
        for _frame in range(12):
            scene.glides.update(0.02)
        return [Still(scene)]

    return make


def _refused(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, actions)
        at = scene.describe()["hand"]["JC"]
        _mouse(scene, pygame.MOUSEBUTTONDOWN, at)
        _mouse(scene, pygame.MOUSEBUTTONUP, at)
        return [scene]

    return make


def _last_trick(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, actions)
        return [scene, table_menu.last_trick(scene)]

    return make


def _menu(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, actions)
        return [scene, table_menu.menu(scene)]

    return make


def _hint(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, actions)
        advised = HintScene(scene)
        advised._advice = hint(scene.view, "1")  # noqa: SLF001 - without waiting for it
        return [scene, advised]

    return make


def _curtain(actions: Sequence[str]) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = table(context, size, "SW", actions)
        change: Any = scene.update(0.5)
        return [scene, change.scene]

    return make


def _scored(score: int) -> Make:
    """A score of so many points to some others."""

    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = _ready(context, size, [_pack(Seat.WEST), "pass", "pass"])
        board = scene.director.board
        sides = scene.view.setup.table.sides
        scores = {sides[0]: score, sides[1]: max(0, 10 - score)}
        object.__setattr__(board, "scores", scores)
        return [Still(scene)]

    return make


def _drawing(seconds: float) -> Make:
    """The draw for teams and for the first dealer."""

    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        options = check({"teams": "draw", "first_dealer": "first_black_jack"})
        players = [Player("Anna"), *(Player(name, "normal") for name in NAMES[1:4])]
        drawn = open_game(players, options, 5)
        record = Record(options, drawn.players, drawn.dealer, 5)
        scene = TableScene(context, Session(record, Passing()), opening=drawn)
        scene.resize(size)
        for _step in range(round(seconds * 60)):
            scene.update(1 / 60)
        return [Still(scene)]

    return make


def _moving(steps: int) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = table(context, size, "S", [])
        for _step in range(steps):
            scene.update(1 / 60)
        assert scene.view.phase in {Phase.ORDER, Phase.DEAL}
        return [Still(scene)]

    return make


def _doubted(context: Context, size: tuple[int, int]) -> list[Scene]:
    """The right bower is about to be discarded."""
    scene = table(context, size, "S", [_pack(Seat.SOUTH), "order"], Seat.SOUTH)
    scene.update(0.5)
    at = scene.describe()["hand"]["JS"]
    _mouse(scene, pygame.MOUSEBUTTONDOWN, at)
    _mouse(scene, pygame.MOUSEBUTTONUP, at)
    return [scene]
