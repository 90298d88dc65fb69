"""Which of the games on file count: those that were played here, each of them once.

A backup, a copy that was taken in again and what a folder kept equal with another computer leaves
behind are the same game; what was taken in from others is theirs, and what was set up by hand is
nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.in_steps import at_once

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from euchre.storage.digest import Entry

_AT_A_TIME = 1000
"""Games that are compared without a pause: about 3 ms."""


def counted(games: Iterable[Entry]) -> list[Entry]:
    """The games played here in their order; of several copies the one that is furthest on."""
    return at_once(counting(games))


def counting(games: Iterable[Entry]) -> Generator[None, None, list[Entry]]:
    """What `counted` returns, with pauses where there are very many games."""
    furthest: dict[tuple[object, ...], Entry] = {}
    for number, entry in enumerate(games, 1):
        if not number % _AT_A_TIME:
            yield
        if entry.digest.foreign or entry.digest.set_up:
            continue
        game = entry.digest.identity
        known = furthest.get(game)
        if known is None or entry.digest.actions > known.digest.actions:
            furthest[game] = entry
    return list(furthest.values())
