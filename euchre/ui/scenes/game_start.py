"""The one way to a table: a game begun or gone on with, on file from its first card."""

from __future__ import annotations

import secrets
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from euchre.play.record import Record
from euchre.play.seating import open_game
from euchre.ui import navigation

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from euchre.play.record import Player
    from euchre.play.seating import Seating
    from euchre.play.session import Session
    from euchre.rules.options import Options
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from euchre.ui.scenes.new_game.agreement import Agreement


CHANCE = 1 << 128
"""How many seeds there are for a new game: far too many to try them out against one deal."""


def system_chance() -> int:
    """Return a seed for a game from the operating system's chance."""
    return secrets.randbelow(CHANCE)


def now() -> datetime:
    """Return the time of day where the player is."""
    return datetime.now(timezone.utc).astimezone()


def opened(players: Sequence[Player], options: Options, seed: int) -> tuple[Record, Seating]:
    """Find out who sits where and who deals first; return the game, and how that came about."""
    opening = open_game(players, options, seed)
    return Record(options, opening.players, opening.dealer, seed), opening


def new_session(context: Context, agreement: Agreement, seed: int) -> tuple[Session, Seating]:
    """Begin a game: who sits where, who deals, and the session that plays it."""
    record, opening = opened(agreement.seated(), agreement.options, seed)
    return context.games.begin(record, now(), context.thinking), opening


def sit_down(context: Context, agreement: Agreement, chance: Callable[[], int]) -> Scene:
    """Return the table with a new game; one that was left before a card was played is dropped."""
    context.games.drop_unplayed()
    session, opening = new_session(context, agreement, chance())
    return _table(context, session, opening)


def begin(context: Context, record: Record, opening: Seating | None = None) -> Scene:
    """Return the table with the game of *record*, which becomes a game on file of its own."""
    return _table(context, context.games.begin(record, now(), context.thinking), opening)


def go_on(context: Context, path: Path) -> Scene:
    """Return the table with a game on file, as it was left.

    InUse if it is open in another window, SaveError if it is no game, OSError if it cannot be
    read.
    """
    return _table(context, context.games.resume(path, context.thinking))


def _table(context: Context, session: Session, opening: Seating | None = None) -> Scene:
    context.session = session
    return navigation.table(context, session, opening)
