"""Pictures of what is kept: saved games, a replay, statistics, deals, and a fault."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from euchre.ai.roster import CHARACTERS
from euchre.play.diagrams.diagram import Diagram
from euchre.play.record import Player, Record
from euchre.play.replay import Replay
from euchre.play.session import Session
from euchre.play.worker import InlineWorker
from euchre.rules.cards import Card, Suit, parse_cards
from euchre.rules.events import DealScored
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.seats import Seat
from euchre.storage.notation import write
from euchre.ui.scenes.fault import FaultScene
from euchre.ui.scenes.games.deals import DealsScene
from euchre.ui.scenes.games.fair_deal import FairDealScene
from euchre.ui.scenes.games.game_files import ask_for_name
from euchre.ui.scenes.games.saved_games import SavedGamesScene
from euchre.ui.scenes.games.statistics import StatisticsScreen
from euchre.ui.scenes.new_game.agreement import Agreement
from euchre.ui.scenes.replay.screen import ReplayScene
from euchre.ui.scenes.results.all_tricks import AllTricks, tricks_so_far
from euchre.ui.scenes.results.deal_end import DealEndScene
from euchre.ui.scenes.results.this_deal import ThisDealScene
from euchre.ui.scenes.review.screen import ReviewScene
from euchre.ui.scenes.set_up.screen import SetUpHandScene
from euchre.ui.scenes.sharing.screen import ShareHandScene
from euchre.ui.scenes.sharing.shared_hand import shared_hand
from euchre.ui.scenes.title import TitleScene
from euchre.ui.table.summary import summary_of
from euchre.ui.widgets import Changed, Pressed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]

NAMES = ("You", "Maximilian", "Carla", "Dan", "Emma", "Finn")
NOW = datetime(2026, 11, 30, 20, 15, tzinfo=timezone.utc)


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every screen by name."""
    yield "saved-games", _saved
    yield "saved-games-none", lambda context, _size: [SavedGamesScene(context, clock)]
    yield "title-continue", lambda context, _size: _on_file(context, TitleScene)
    yield "fault", _fault
    yield "this-deal", _this_deal(over=True)
    yield "share-hand", _share_hand
    yield from (("set-up-hand", _set_up(None)), ("set-up-hand-playing", _set_up(PLAYING)))
    yield "this-deal-running", _this_deal(over=False)
    yield "all-tricks", _all_tricks
    yield "deal-end", _deal_end
    yield "rename", _rename
    yield "deals", _deals("")
    yield "deals-refused", _deals("NO-SUCH-DEAL")
    yield "statistics", lambda context, _size: _on_file(context, StatisticsScreen)
    yield "statistics-none", lambda context, _size: [StatisticsScreen(context, clock)]
    yield "fair-deal", lambda context, _size: _on_file(context, FairDealScene)
    yield "fair-deal-few", lambda context, _size: [FairDealScene(context)]
    yield "replay", _replay(0.45)
    yield "replay-bidding", _replay(0.03)
    yield "replay-deal-over", _replay(0, end_of_deal=True)
    yield "replay-one-seat", _replay(0.45, seat=True)
    yield "review", _review("next")
    yield "review-mistake", _review("mistake_on")
    yield "review-open", _review("open")


def clock() -> datetime:
    """Return the moment of all pictures."""
    return NOW


def game(seed: int, variant: str = "classic", actions: int = 10_000, people: int = 1) -> Record:
    """Return a game that people and computer players play at random."""
    options = PRESETS[variant]
    seats = build(options).setup.table.seats
    players = {
        seat: Player(name, None if place < people else "normal")
        for place, (seat, name) in enumerate(zip(seats, NAMES, strict=False))
    }
    session = Session(Record(options, players, seats[seed % len(seats)], seed))
    chance = random.Random(seed)
    while session.winner is None and len(session.record.actions) < actions:
        seat = session.awaiting
        if seat is None:
            session.advance()
        elif session.view(seat).legal:
            session.submit(seat, chance.choice(session.view(seat).legal))
    return session.record


def put_on_file(context: Context) -> None:
    """Write some games, open and finished ones."""
    folder = context.paths.games
    folder.mkdir(parents=True)
    records = [
        game(1, actions=70),
        replace(game(2, "british", 33, people=2), name="Sunday with grandmother"),
        game(3, "us", 140),
        *(_with_characters(game(seed), seed) for seed in range(4, 9)),
    ]
    for number, record in enumerate(records):
        begun = f"2026-11-{29 - number:02}T18:00:00Z"
        path = folder / f"game {number}.euchre"
        path.write_text(write(replace(record, begun=begun)), encoding="utf-8", newline="\n")
        played = NOW.timestamp() - number * 50_000
        os.utime(path, (played, played))


def _with_characters(record: Record, first: int) -> Record:
    """Return the same game as if it had been played by characters, from the *first* one on."""
    names = list(CHARACTERS)
    players = {
        seat: player
        if player.is_person
        else Player(name := names[(first + place) % len(names)], name)
        for place, (seat, player) in enumerate(record.players.items())
    }
    return replace(record, players=players)


def _saved(context: Context, _size: tuple[int, int]) -> list[Scene]:
    put_on_file(context)
    return [SavedGamesScene(context, clock)]


def _on_file(context: Context, screen: Callable[[Context], Scene]) -> list[Scene]:
    put_on_file(context)
    return [screen(context)]


def _this_deal(*, over: bool) -> Make:
    def make(context: Context, _size: tuple[int, int]) -> list[Scene]:
        record = game(5)
        last = Replay(record).deal_end(2) - (0 if over else 4)
        actions = record.actions[:last]
        session = Session(replace(record, actions=actions, salt="0123456789abcdef"))
        return [ThisDealScene(context, session)]

    return make


PLAYING = Diagram(
    PRESETS["classic"],
    Seat.EAST,
    (3, 4),
    Card.parse("TS"),
    {Seat.SOUTH: parse_cards("JS AS QC 9C"), Seat.NORTH: parse_cards("JC")},
    maker=Seat.WEST,
    trump=Suit.SPADES,
    played=parse_cards("KH 9H AH TH 9D KD"),
)


def _set_up(diagram: Diagram | None) -> Make:
    def make(context: Context, _size: tuple[int, int]) -> list[Scene]:
        scene = SetUpHandScene(context, Agreement(), lambda: 7)
        if diagram is not None:
            context._thinking = InlineWorker()  # type: ignore[assignment]  # noqa: SLF001
            scene._become(diagram)  # noqa: SLF001 - as if it was pasted
            scene.prepare()
            scene.answer(Pressed("ask"))
            scene.update(0.1)
        return [scene]

    return make


def _share_hand(context: Context, _size: tuple[int, int]) -> list[Scene]:
    hand = shared_hand(game(5), 2)
    assert hand is not None
    return [ShareHandScene(context, hand)]


def _all_tricks(context: Context, _size: tuple[int, int]) -> list[Scene]:
    record = game(5)
    actions = record.actions[: Replay(record).deal_end(2) - 4]
    session = Session(replace(record, actions=actions))
    seat = next(iter(session.players))
    summary = tricks_so_far(session.view(seat), session.players)
    assert summary is not None
    return [TitleScene(context), AllTricks(context, summary)]


def _deal_end(context: Context, _size: tuple[int, int]) -> list[Scene]:
    record = game(5)
    replay = Replay(record)
    end = replay.deal_end(2)
    session = Session(replace(record, actions=record.actions[:end]))
    seat = next(iter(session.players))
    step = replay.step(end)
    assert step is not None
    scored = next(event for event in step.events if isinstance(event, DealScored))
    summary = summary_of(session.view(seat), scored, session.players, 3)
    return [TitleScene(context), DealEndScene(context, summary, session)]


def _rename(context: Context, _size: tuple[int, int]) -> list[Scene]:
    put_on_file(context)
    scene = SavedGamesScene(context, clock)
    assert scene.chosen is not None
    return [scene, ask_for_name(scene, scene.chosen)]


def _fault(context: Context, size: tuple[int, int]) -> list[Scene]:
    error = RuntimeError("the cards are all gone")
    report = context.paths.log / "euchre report 2026-11-30 20-15-00.txt"
    scene = FaultScene(error, context.paths.faults, lambda: TitleScene(context), lambda: report)
    scene.resize(size)
    return [scene]


def _deals(number: str) -> Make:
    def make(context: Context, size: tuple[int, int]) -> list[Scene]:
        scene = DealsScene(context, Agreement(), lambda: 7, clock)
        scene.resize(size)
        scene.prepare()
        if number:
            scene.answer(Changed("number", number))
            scene.answer(Pressed("deal"))
        return [scene]

    return make


def _review(key: str) -> Make:
    """Return the maker of a reviewed game, moved by a button after everything is judged."""

    def scenes(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        record = game(4)
        short = replace(record, actions=record.actions[: Replay(record).deal_end(1)])
        scene = ReviewScene(context, short, InlineWorker())
        scene.resize(size)
        while not scene.judging.done:
            scene.update(0.0)
        scene.prepare()
        scene.answer(Pressed(key))
        return [scene]

    return scenes


def _replay(part: float, *, end_of_deal: bool = False, seat: bool = False) -> Make:
    def make(context: Context, _size: tuple[int, int]) -> list[Scene]:
        scene = ReplayScene(context, game(5))
        replay = scene.replay
        position = replay.deal_end(2) if end_of_deal else round(replay.last * part)
        scene = ReplayScene(context, game(5), position)
        if seat:
            scene.table.sit(scene.table.bottom)
        return [scene]

    return make
