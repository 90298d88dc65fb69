"""Chance that depends on nothing but a seed and what a player may know."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.rules.view import PlayerView


def seeded_rng(seed: str | int, view: PlayerView) -> Random:
    """A generator that depends on the seed and on what the view knows, and on nothing else.

    The order in which cards lie in the hand does not count.
    """
    digest = hashlib.sha256("|".join([str(seed), *known(view)]).encode()).digest()
    return Random(int.from_bytes(digest[:8], "big"))  # noqa: S311 - a game, not a secret


def known(view: PlayerView) -> Iterable[str]:
    """What a player knows in words, the same whatever the order of his cards."""
    shown = view.shown
    yield from (str(view.seat), view.phase.name, *map(str, view.scores.values()))
    yield " ".join(map(str, sorted(view.hand)))
    yield " ".join(map(str, sorted(view.discards)))
    if shown is not None:
        yield f"{shown.dealer} {shown.upcard} {shown.trump} {shown.alone}"
        yield " ".join(f"{spoken.seat.value} {spoken.call}" for spoken in shown.calls)
        for trick in shown.tricks:
            yield " ".join(f"{played.seat.value}{played.card}" for played in trick)
