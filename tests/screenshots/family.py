"""Pictures of the games beside classic Euchre: agreeing on them, playing them, their results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from euchre.ui.scenes.new_game import NewGameScene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from euchre.ui.context import Context
    from euchre.ui.scene import Scene

    Make = Callable[[Context, tuple[int, int]], Sequence[Scene]]

GAMES = ("railroad", "two_handed", "three_handed", "hasenpfeffer", "napoleon")


def pictures() -> Iterator[tuple[str, Make]]:
    """Yield every picture by name."""
    for game in GAMES:
        yield f"new-game-{game}", _agreeing(game)
        yield f"new-game-{game}-rules", _agreeing(game, 14)


def _agreeing(game: str, turns: int = 0) -> Make:
    def make(context: Context, size: tuple[int, int]) -> Sequence[Scene]:
        scene = NewGameScene(context)
        scene.agreement = scene.agreement.for_game(game)
        scene.resize(size)
        middle = (size[0] * 45 // 100, size[1] // 2)
        still: dict[str, Any] = {"rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=middle, **still))
        scene.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-turns, precise_y=float(-turns)))
        return [scene]

    return make
