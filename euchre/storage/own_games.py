"""Which of the games on file count: those that were played here, each of them once.

A backup, a copy that was taken in again and what a folder kept equal with another computer leaves
behind are the same game; what was taken in from others is theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.storage.digest import Entry


def counted(games: Iterable[Entry]) -> list[Entry]:
    """The games played here in their order; of several copies the one that is furthest on."""
    furthest: dict[tuple[object, ...], Entry] = {}
    for entry in games:
        if entry.digest.foreign:
            continue
        game = entry.digest.identity
        known = furthest.get(game)
        if known is None or entry.digest.actions > known.digest.actions:
            furthest[game] = entry
    return list(furthest.values())
