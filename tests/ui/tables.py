"""Tables for tests: games with given players and rules, and people who play them."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from euchre.play.dealing import number_of
from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.play.worker import HintRequest, MoveRequest
from euchre.rules.actions import Shuffle, parse_action
from euchre.rules.events import DealScored
from euchre.rules.game import new_game
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.seats import Seat
from euchre.ui.table.scene import TableScene
from euchre.ui.table.summary import summary_of
from tests.ui.pilot import Pilot, make_context

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from euchre.play.worker import Question, Worker
    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.ui.table.summary import DealSummary

NAMES = ("Anna", "Ben", "Carla", "Dan", "Emma", "Finn")
HANDS = {
    Seat.SOUTH: "JC AS 9S KH TD",
    Seat.WEST: "9H TH QH KD AD",
    Seat.NORTH: "TS QS KC AC 9D",
    Seat.EAST: "KS TC QC JD QD",
}
"""Cards for everybody, the jack of spades being turned up."""


class AnyLegal:
    """A computer player for tests: any legal action, the same one for the same question."""

    def __init__(self) -> None:
        self._answer: Any = None

    def ask(self, question: Question) -> None:
        """Choose at once; what is no question of a player is thought about."""
        if not isinstance(question, (MoveRequest, HintRequest)):
            self._answer = question.think()
            return
        chance = random.Random(question.seed)
        self._answer = chance.choice(question.view.legal)

    def answer(self) -> Any:
        """The decision, once."""
        answer, self._answer = self._answer, None
        return answer

    def close(self) -> None:
        """Nothing is left running."""


class Passing(AnyLegal):
    """A computer player that says as little as it may and plays its first legal card."""

    def ask(self, question: Question) -> None:
        """Choose the first legal action."""
        assert isinstance(question, (MoveRequest, HintRequest))
        self._answer = question.view.legal[0]


def a_session(
    people: str = "S",
    *,
    seed: int = 1,
    options: Options | None = None,
    actions: Iterable[str] = (),
    dealer: Seat = Seat.EAST,
    thinking: Worker | None = None,
) -> Session:
    """A game in which the seats named in *people* ("SN") are persons.

    *actions*, as they are written in the notation of the rules, have been done already.
    """
    options = options or PRESETS["classic"]
    seats = build(options).setup.table.seats
    players = {
        seat: Player(name, None if seat.value in people else "normal")
        for seat, name in zip(seats, NAMES, strict=False)
    }
    done = tuple(map(parse_action, actions))
    first = dealer if dealer in seats else seats[-1]
    record = Record(options, players, first, seed, done)
    return Session(record, thinking or AnyLegal())


def finished(
    options: Options, seed: int, *, won: bool, names: Sequence[str] = NAMES
) -> tuple[DealSummary, Record]:
    """The last hand and the whole of a game that computer players played to the end.

    The first seat is a person's who has won it, or lost it: the first such game from *seed* on.
    """
    while True:
        told = summaries(options, seed, names, "beginner")[-1]
        if (told.viewer in (told.winner or ())) is won:
            return told, record_of(options, seed, names)
        seed += 1


def record_of(options: Options, seed: int, names: Sequence[str] = NAMES) -> Record:
    """The game of `summaries`, by beginners, as if the first of them were a person."""
    seats = build(options).setup.table.seats
    players = {seat: Player(name, "beginner") for seat, name in zip(seats, names, strict=False)}
    session = Session(Record(options, players, seats[0], seed))
    while session.winner is None:
        session.advance()
    people = {**players, seats[0]: Player(names[0])}
    return replace(session.record, players=people)


def summaries(
    options: Options, seed: int, names: Sequence[str] = NAMES, level: str = "normal"
) -> list[DealSummary]:
    """Every deal of a game that computer players play; the first seat deals first."""
    return list(_summaries(options, seed, tuple(names), level))


@cache
def _summaries(
    options: Options, seed: int, names: tuple[str, ...], level: str
) -> tuple[DealSummary, ...]:
    seats = build(options).setup.table.seats
    players = {seat: Player(name, level) for seat, name in zip(seats, names, strict=False)}
    session = Session(Record(options, players, seats[0], seed))
    found: list[DealSummary] = []
    while session.winner is None:
        for event in session.advance():
            if isinstance(event, DealScored):
                view = session.view(Seat.SOUTH)
                found.append(summary_of(view, event, players, len(found) + 1))
    return tuple(found)


def a_table(
    folder: Path, session: Session, size: tuple[int, int] = (1280, 720), **settings: Any
) -> Pilot:
    """Somebody before the table of a session."""
    settings = {"motion": "instant", "muted": True} | settings
    context = make_context(folder, **settings)
    return Pilot(TableScene(context, session), context, size)


def a_pack(
    hands: dict[Seat, str], upcard: str, options: Options, dealer: Seat = Seat.EAST
) -> str:
    """The shuffle, as it is written down, that deals these hands and turns this card.

    What is left of the pack lies below in its own order.
    """
    setup = new_game(options).variant.setup
    table = setup.table
    names = {str(card): card for card in setup.pack}
    held = {seat: [names[name] for name in text.split()] for seat, text in hands.items()}
    used = [card for hand in held.values() for card in hand] + [names[upcard]]
    rest = [card for card in setup.pack if card not in used]
    order = table.clockwise_from(table.left_of(dealer))
    pack: list[Card] = []
    for sizes in setup.packets:
        for place, seat in enumerate(order):
            size = sizes[place % len(sizes)]
            pack += held[seat][:size]
            del held[seat][:size]
    pack += [names[upcard], *rest]
    assert number_of(pack, setup, dealer) >= 0
    return str(Shuffle(tuple(pack)))


WEST_DEALS = a_pack(HANDS, "JS", PRESETS["classic"], Seat.WEST)
"""The shuffle by which West deals these cards in a classic game."""


def dealt_by_west(
    folder: Path, actions: Iterable[str], people: str = "S", **settings: Any
) -> Pilot:
    """West has dealt the usual cards; then *actions*, and those of computers who pass."""
    actions = [WEST_DEALS, *actions]
    session = a_session(people, actions=actions, dealer=Seat.WEST, thinking=Passing())
    pilot = a_table(folder, session, **settings)
    pilot.settle()
    return pilot


def the_table(pilot: Pilot) -> TableScene:
    """The table, which must be the scene that plays."""
    assert isinstance(pilot.scene, TableScene), pilot.scene
    return pilot.scene


def spot(pilot: Pilot, name: str) -> tuple[int, int]:
    """Where a card of the hand, or a button, can be touched."""
    told = pilot.scene.describe()  # type: ignore[attr-defined]
    places: dict[str, Sequence[int]] = told.get("hand", {}) | told["buttons"]
    x, y = places[name]
    return x, y
