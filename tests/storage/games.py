"""Games for the tests of what is on file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules import PRESETS, build
from euchre.rules.house_rules import offered
from euchre.rules.options import check

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Anna", "J\u00f6rg", "Zo\u00eb", "\u0132sbrand", "Emma", "Finn")


def record(
    preset: str = "classic", seed: int = 3, people: int = 0, **options: object
) -> Record:
    """A game that is about to begin; the first seats are people's.

    House rules that the game does not offer are left out.
    """
    rules = check(
        {name: value for name, value in options.items() if value in offered(preset, name)},
        PRESETS[preset],
    )
    seats = build(rules).setup.table.seats
    players = {
        seat: Player(name, None if n < people else "beginner")
        for n, (seat, name) in enumerate(zip(seats, NAMES, strict=False))
    }
    return Record(rules, players, seats[1], seed)


def play(session: Session, actions: int = 100_000) -> Session:
    """Play until so many actions are done, or to the end; people do the first thing they may."""
    while len(session.record.actions) < actions and not session.winner:
        seat = session.awaiting_person
        if seat is None:
            session.advance()
        else:
            session.submit(seat, session.view(seat).legal[0])
    return session


def played(game: Record, actions: int = 100_000) -> Record:
    """*game* after so many actions, or at its end."""
    return play(Session(game), actions).record


def names(folder: Path) -> list[str]:
    """The names of the files in a folder."""
    return sorted(path.name for path in folder.iterdir())
