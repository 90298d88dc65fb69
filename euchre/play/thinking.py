"""What the computer players are asked, thought about here and now: where they are loaded.

They take 40 ms to load. The program asks them in a process of its own, by the names of these
functions (see `euchre.play.worker`), so that whoever plays need not wait for them as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.agent import agent, guarded
from euchre.ai.hint import hint

if TYPE_CHECKING:
    from euchre.ai.hint import Advice
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView


def move(level: str, seed: str, view: PlayerView) -> Action:
    """What a player of that level, or that character, does with this *view*."""
    return guarded(agent(level, seed), view)


def advice(seed: str, view: PlayerView) -> tuple[Advice, ...]:
    """Every choice weighed, the best one first."""
    return hint(view, seed)
