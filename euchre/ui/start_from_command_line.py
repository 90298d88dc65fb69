"""Sits down at a table straight away, as asked for on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.roster import CHARACTERS, LEVEL_NAMES, USUAL_LEVEL
from euchre.i18n import _
from euchre.play.record import Player
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import offered
from euchre.rules.options import check
from euchre.ui.scenes.game_start import begin, opened, system_chance
from euchre.ui.window.window import CannotStartError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.play.record import Record
    from euchre.play.seating import Seating
    from euchre.start.command_line import StartOptions
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

PERSON = "human"
NAMES = ("Anna", "Ben", "Carla", "Dan", "Emma", "Finn")


class NoSuchTableError(CannotStartError):
    """The game or the players asked for do not exist."""


def record(start: StartOptions) -> Record:
    """Return the beginning of the game asked for; NoSuchTableError if there is none such."""
    return _asked_for(start)[0]


def sit_down(context: Context, start: StartOptions) -> Scene:
    """Return the table with the game asked for; NoSuchTableError if there is none such."""
    return begin(context, *_asked_for(start))


def _asked_for(start: StartOptions) -> tuple[Record, Seating]:
    options = PRESETS.get(start.start or "")
    if options is None:
        sentence = _("There is no game called {name}. The games are {names}.")
        raise NoSuchTableError(sentence.format(name=start.start, names=", ".join(PRESETS)))
    if start.players and len(start.players) in offered(options.variant, "players"):
        options = check({"players": len(start.players)}, options)
    usual = (PERSON, *[USUAL_LEVEL] * (options.players - 1))
    players = _players(start.players or usual)
    if len(players) != options.players:
        sentence = _("{game} takes {count} players, but --players names {given}.")
        raise NoSuchTableError(
            sentence.format(game=start.start, count=options.players, given=len(players))
        )
    seed = system_chance() if start.seed is None else start.seed
    return opened(players, options, seed)


def _players(asked_for: Sequence[str]) -> list[Player]:
    kinds = [_KINDS.get(kind.casefold()) for kind in asked_for]
    if None in kinds:
        sentence = _("There is no player called {name}. The players are {names}.")
        unknown = asked_for[kinds.index(None)]
        raise NoSuchTableError(sentence.format(name=unknown, names=", ".join(_KINDS.values())))
    players: list[Player] = []
    for name, kind in zip(NAMES, kinds, strict=False):
        taken = {player.name for player in players}
        # A character brings its name along, but only once to a table.
        own = kind if kind in CHARACTERS and kind not in taken else None
        players.append(Player(own or name, None if kind == PERSON else kind))
    return players


_KINDS = {kind.casefold(): kind for kind in (PERSON, *LEVEL_NAMES, *CHARACTERS)}
"""Who can be asked for, in capitals or not."""
