"""The games there are, in the order they are offered: a file each, a line each here.

Everything else follows from this list: presets, switches, saved games, screens, pages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.games.classic import BRITISH, CANADIAN, CLASSIC, US
from euchre.rules.games.hasenpfeffer import HASENPFEFFER
from euchre.rules.games.napoleon import NAPOLEON
from euchre.rules.games.railroad import RAILROAD
from euchre.rules.games.three_handed import THREE_HANDED
from euchre.rules.games.two_handed import TWO_HANDED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.options import Options
    from euchre.rules.variant import GameDefinition

GAMES: Mapping[str, GameDefinition] = {
    game.key: game
    for game in (
        CLASSIC,
        US,
        CANADIAN,
        BRITISH,
        RAILROAD,
        TWO_HANDED,
        THREE_HANDED,
        HASENPFEFFER,
        NAPOLEON,
    )
}
"""Every game by its key."""

PRESETS: Mapping[str, Options] = {key: game.usual for key, game in GAMES.items()}
"""The usual house rules of every game."""
