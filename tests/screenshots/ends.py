"""Pictures and films of the end of a hand and of a game, won and lost."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.rules.games import PRESETS
from euchre.rules.options import check
from euchre.rules.seats import Seat
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.table.scene import TableScene
from tests.screenshots.film import Film
from tests.screenshots.table import table
from tests.ui.tables import WEST_DEALS, AnyLegal, finished, record_of, spot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from tests.ui.pilot import Pilot

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]
    MakeFilm = Callable[[Context, tuple[int, int]], Film]

NAMES = ("You", "Benjamin", "Carla", "Dan", "Emma", "Finn")
CLASSIC = PRESETS["classic"]
RULES = {
    "classic": CLASSIC,
    "three-handed": PRESETS["three_handed"],
    "hasenpfeffer": PRESETS["hasenpfeffer"],
    "railroad": PRESETS["railroad"],
    "napoleon": check({"players": 6, "nap_score": "chips"}, PRESETS["napoleon"]),
}
LAST_CARD = (
    *(WEST_DEALS, "pass", "pass", "order", "discard 9H", "play 9D", "play QD", "play TD"),
    *("play AD", "play TH", "play KC", "play TC", "play KH", "play JC", "play JS", "play TS"),
    *("play KS", "play QH", "play AC", "play QC", "play 9S"),
)
"""South takes the last trick of this hand with a card that is still to be played."""


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every end by name."""
    for name, options in RULES.items():
        yield f"hand-end-{name}", partial(_hand_end, options=options, people=1)
        for won in (True, False):
            yield (
                f"game-end-{name}-{'won' if won else 'lost'}",
                partial(_game_end, options=options, won=won),
            )
    yield "hand-end-hot-seat", partial(_hand_end, options=CLASSIC, people=2)


def films() -> Iterator[tuple[str, MakeFilm]]:
    """Yield every film by name."""
    yield "hand-end", _last_trick
    yield "game-end-won", partial(_game_film, won=True)
    yield "game-end-lost", partial(_game_film, won=False)


def _hand_end(
    context: Context, size: tuple[int, int], options: Options, people: int
) -> list[Scene]:
    record = record_of(options, 3, NAMES)
    place = Replay(record).deal_end(1)
    persons = dict.fromkeys(tuple(record.players)[:people])
    players = {
        seat: replace(player, level=None) if seat in persons else player
        for seat, player in record.players.items()
    }
    left = replace(record, actions=record.actions[:place], players=players)
    scene = TableScene(context, Session(left, AnyLegal()))
    scene.resize(size)
    return [scene]


def _game_end(
    context: Context, _size: tuple[int, int], *, options: Options, won: bool
) -> list[Scene]:
    summary, record = finished(options, 3, won=won, names=NAMES)
    return [GameOverScene(context, summary, record=record)]


def _last_trick(context: Context, size: tuple[int, int]) -> Film:
    def begin(pilot: Pilot) -> None:
        pilot.settle()
        pilot.press(spot(pilot, "AS"))
        pilot.step(0.0)

    scene = table(context, size, "S", LAST_CARD, Seat.WEST)
    return Film(scene, 4.0, begin)


def _game_film(context: Context, size: tuple[int, int], *, won: bool) -> Film:
    (scene,) = _game_end(context, size, options=CLASSIC, won=won)
    return Film(scene, 6.8 if won else 1.4)
