"""Pictures of the games beside classic Euchre: agreeing on them, playing them, their results."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pygame

from euchre.rules.actions import Expose, OrderUp, Pass
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check
from euchre.rules.seats import Seat
from euchre.rules.state import Phase
from euchre.ui.scenes.how_to_play import HowToPlayScene
from euchre.ui.scenes.new_game.screen import NewGameScene
from euchre.ui.scenes.results.game_over import GameOverScene
from euchre.ui.scenes.results.scoreboard import DealResultScene
from euchre.ui.table.scene import TableScene
from tests.ui.tables import Passing, a_session, summaries

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.play.session import Session
    from euchre.rules.view import PlayerView
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]
    Wanted = Callable[[PlayerView], bool]

GAMES = ("railroad", "two_handed", "three_handed", "hasenpfeffer", "napoleon")
MOST_TRIES = 400
SHOWING = {"jambone": True, "jamboree": True}


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every picture by name."""
    for game in (game for game in GAMES if game in PRESETS):
        yield f"new-game-{game}", _agreeing(game)
        yield f"new-game-{game}-rules", _agreeing(game, 14)
        yield f"family-{game}-1-bid", _at(PRESETS[game], lambda view: not _said(view))
        yield f"family-{game}-2-answer", _at(PRESETS[game], lambda view: _said(view) > 1)
        yield f"family-{game}-5-play", _at(PRESETS[game], _second_trick)
        yield f"family-{game}-6-result", _result(PRESETS[game])
        yield f"family-{game}-7-over", _over(PRESETS[game])
        for page in range(7):
            yield f"family-{game}-8-rules-{page + 1}", _page(game, page)
    if "railroad" in PRESETS:
        yield from _railroad()
        yield from _bids()


def _railroad() -> Iterator[tuple[str, Make]]:
    great = check(SHOWING, PRESETS["railroad"])
    for phase in (Phase.BEST_OUT, Phase.BEST_GIVE, Phase.DEFEND, Phase.JAMBONE):
        name = f"family-railroad-3-{phase.value.replace(' ', '-')}"
        yield name, _at(great, _in(phase))
    yield "family-railroad-4-open-hand", _at(great, lambda v: bool(v.open_hands) and _tricks(v))
    leave = PRESETS["two_handed"]
    yield "family-two_handed-3-pick-up", _at(leave, _in(Phase.PICK_UP))


def _bids() -> Iterator[tuple[str, Make]]:
    hasenpfeffer, napoleon = PRESETS["hasenpfeffer"], PRESETS["napoleon"]
    for phase in (Phase.DECLARE, Phase.DISCARD):
        name = f"family-hasenpfeffer-3-{phase.value}"
        yield name, _at(hasenpfeffer, _in(phase))
    yield (
        "family-napoleon-3-lead",
        _at(napoleon, lambda v: v.phase is Phase.PLAY and not _tricks(v)),
    )
    for players in (2, 3, 5, 6):
        options = check({"players": players, "nap_score": "chips"}, napoleon)
        yield f"family-napoleon-of-{players}-2-answer", _at(options, lambda v: _said(v) > 0)
        yield f"family-napoleon-of-{players}-5-play", _at(options, _second_trick)
        yield f"family-napoleon-of-{players}-6-result", _result(options)
        yield f"family-napoleon-of-{players}-7-over", _over(options)


def _in(phase: Phase) -> Wanted:
    return lambda view: view.phase is phase


def _said(view: PlayerView) -> int:
    auction = view.phase in {Phase.AUCTION, Phase.ORDER, Phase.NAME}
    return len(view.shown.calls) if view.shown and auction else 0 if auction else -1


def _tricks(view: PlayerView) -> bool:
    return view.shown is not None and bool(view.shown.tricks)


def _second_trick(view: PlayerView) -> bool:
    shown = view.shown
    return view.phase is Phase.PLAY and shown is not None and len(shown.tricks) > 1


def played_until(options: Options, wanted: Wanted) -> Session:
    """A game of a person in the first seat who is asked for something as it is wanted."""
    seats = build(options).setup.table.seats
    for seed in range(MOST_TRIES):
        dealer = seats[-1 - seed % len(seats)]
        session = a_session("S", options=options, seed=seed, thinking=Passing(), dealer=dealer)
        chance = random.Random(seed)
        for _step in range(60):
            seat = session.awaiting
            if seat is None:
                if session.deals:
                    break
                session.advance()
                continue
            view = session.view(seat)
            if seat is Seat.SOUTH and wanted(view):
                return session
            legal = [a for a in view.legal if isinstance(a, (OrderUp, Expose))] or view.legal
            action = chance.choice(legal)
            if Pass() in view.legal and chance.random() < 1 / 2:
                action = Pass()
            session.submit(seat, action)
    message = f"never: {options}"
    raise LookupError(message)


def _at(options: Options, wanted: Wanted) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        scene = TableScene(context, played_until(options, wanted))
        scene.resize(size)
        return [scene]

    return make


def _result(options: Options) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        table = TableScene(context, played_until(options, _second_trick))
        return [table, DealResultScene(context, summaries(options, 3)[2])]

    return make


def _over(options: Options) -> Make:
    return lambda context, _size: [GameOverScene(context, summaries(options, 3)[-1])]


def _page(game: str, number: int) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        scene = HowToPlayScene(context, PRESETS[game])
        scene.resize(size)
        for _turn in range(number):
            scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
        return [scene]

    return make


def _agreeing(game: str, turns: int = 0) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        scene = NewGameScene(context)
        scene.agreement = scene.agreement.for_game(game)
        scene.resize(size)
        middle = (size[0] * 45 // 100, size[1] // 2)
        still: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=middle, **still))
        scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-turns, precise_y=float(-turns)))
        return [scene]

    return make
