"""Games on file for tests of the screens that show them."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from datetime import datetime, timezone
from functools import lru_cache
from typing import TYPE_CHECKING

from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.storage.notation import write
from tests.ui.tables import AnyLegal

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.ui.context import Context

NAMES = ("Anna", "Ben", "Carla", "Dan", "Emma", "Finn")
NOW = datetime(2026, 11, 30, 20, 15, tzinfo=timezone.utc)


def clock() -> datetime:
    """The moment at which all tests of these screens happen."""
    return NOW


@lru_cache(maxsize=64)
def game(
    seed: int = 1, variant: str = "classic", *, actions: int = 10_000, people: int = 1
) -> Record:
    """A game of so many actions and on to a person's turn; the first seats are people's."""
    options = PRESETS[variant]
    seats = build(options).setup.table.seats
    players = {
        seat: Player(name, None if place < people else "normal")
        for place, (seat, name) in enumerate(zip(seats, NAMES, strict=False))
    }
    session = Session(Record(options, players, seats[-1], seed), AnyLegal())
    chance = random.Random(seed)
    while session.winner is None:
        seat = session.awaiting_person
        if seat is not None and len(session.record.actions) >= actions:
            break
        if seat is None:
            session.advance()
        else:
            session.submit(seat, chance.choice(session.view(seat).legal))
    return session.record


def put(context: Context, record: Record, name: str, *, age: float = 0.0) -> Path:
    """Write a game, last played *age* seconds ago."""
    folder = context.paths.games
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.euchre"
    path.write_text(
        write(replace(record, begun="2026-11-30T09:00:00Z")), encoding="utf-8", newline="\n"
    )
    played = NOW.timestamp() - age
    os.utime(path, (played, played))
    return path
