"""From what was agreed to a table: the session, its opening, and the scene that plays it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from euchre.play.opening import open_game
from euchre.play.record import Record
from euchre.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.play.opening import Opening
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from euchre.ui.scenes.agreement import Agreement


def system_chance() -> int:
    """Return a seed for a game from the operating system's chance."""
    return secrets.randbelow(1 << 32)


def new_session(context: Context, agreement: Agreement, seed: int) -> tuple[Session, Opening]:
    """Begin a game: who sits where, who deals, and the session that plays it."""
    opening = open_game(agreement.seated(), agreement.options, seed)
    record = Record(agreement.options, opening.players, opening.dealer, seed)
    return Session(record, context.thinking), opening


def sit_down(context: Context, agreement: Agreement, chance: Callable[[], int]) -> Scene:
    """Return the table with a new game."""
    # The table leads back to the screens that lead to it.
    from euchre.ui.table.scene import TableScene  # noqa: PLC0415

    session, opening = new_session(context, agreement, chance())
    return TableScene(context, session, opening=opening)
