"""Computer players by level, and the guard that keeps any player to the rules."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Protocol

from euchre.ai.characters import character
from euchre.ai.levels import LEVELS
from euchre.ai.roster import CHARACTERS

if TYPE_CHECKING:
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_log = logging.getLogger(__name__)


class Agent(Protocol):
    """A player who can be asked what to do, given what his seat may know."""

    def choose(self, view: PlayerView) -> Action:
        """One of `view.legal`, which is not empty: it is the viewer's turn."""


def agent(level: str, seed: str | int) -> Agent:
    """The computer player of *level*, a key of `LEVELS` or the name of one of `CHARACTERS`.

    KeyError if there is none such. The same seed and the same view give the same answer, on every
    machine.
    """
    return character(level, seed) if level in CHARACTERS else LEVELS[level](seed)


def guarded(player: Agent, view: PlayerView) -> Action:
    """What *player* chooses; should that fail or be illegal, it is logged and a legal choice made."""
    try:
        action = player.choose(view)
    except Exception:  # noqa: BLE001 - whatever a player's program does, the game goes on
        _log.exception("%s found no action in phase %s", player, view.phase.name)
    else:
        if any(action == legal for legal in view.legal):
            return action
        _log.error("%s chose %s, which is not allowed in %s", player, action, view.phase.name)
    return view.legal[0]
