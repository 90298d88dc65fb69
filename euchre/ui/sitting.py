"""Sits down at a table straight away, as asked for on the command line."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from euchre.ai.agent import LEVELS
from euchre.i18n import _
from euchre.play.opening import open_game
from euchre.play.record import Player, Record
from euchre.play.session import Session
from euchre.rules.variants import PRESETS
from euchre.ui.window import CannotStartError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.command_line import StartOptions
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

PERSON = "human"
USUAL = (PERSON, "normal", "normal", "normal")
NAMES = ("Anna", "Ben", "Carla", "Dan", "Emma", "Finn")


class NoSuchTableError(CannotStartError):
    """The game or the players asked for do not exist."""


def record(start: StartOptions) -> Record:
    """Return the beginning of the game asked for; NoSuchTableError if there is none such."""
    options = PRESETS.get(start.start or "")
    if options is None:
        sentence = _("There is no game called {name}; there are {names}.")
        raise NoSuchTableError(sentence.format(name=start.start, names=", ".join(PRESETS)))
    players = _players(start.players or USUAL)
    if len(players) != options.players:
        sentence = _("{game} is played by {count}; --players names {given}.")
        raise NoSuchTableError(
            sentence.format(game=start.start, count=options.players, given=len(players))
        )
    seed = secrets.randbelow(1 << 32) if start.seed is None else start.seed
    opening = open_game(players, options, seed)
    return Record(options, opening.players, opening.dealer, seed)


def sit_down(context: Context, start: StartOptions) -> Scene:
    """Return the table with the game asked for; NoSuchTableError if there is none such."""
    # The rules are checked before a window opens, the table comes after it.
    from euchre.ui.table.scene import TableScene  # noqa: PLC0415

    return TableScene(context, Session(record(start), context.thinking))


def _players(levels: Sequence[str]) -> list[Player]:
    unknown = [level for level in levels if level != PERSON and level not in LEVELS]
    if unknown:
        sentence = _("There is no player called {name}; there are {names}.")
        names = ", ".join((PERSON, *LEVELS))
        raise NoSuchTableError(sentence.format(name=unknown[0], names=names))
    return [
        Player(name, None if level == PERSON else level)
        for name, level in zip(NAMES, levels, strict=False)
    ]
