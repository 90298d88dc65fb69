"""Railroad Euchre: the Benny, calling for the partner's best, a match with laps and slams."""

from __future__ import annotations

from euchre.rules.games.classic import FOUR_HANDED, PARTS, four_handed
from euchre.rules.options import Options
from euchre.rules.variant import GameDefinition

RAILROAD = GameDefinition(
    four_handed,
    Options(
        "railroad",
        joker=True,
        benny_turned="hearts",
        defend_alone=True,
        partners_best=True,
        laps=True,
        slam=True,
        match_games=2,
    ),
    PARTS,
    FOUR_HANDED,
)
