"""Three-handed Euchre (cutthroat): the maker against the two others."""

from __future__ import annotations

from dataclasses import replace

from euchre.rules.games.classic import EUCHRE, bidding_stages, four_handed
from euchre.rules.games.two_handed import WITHOUT_PAIRS
from euchre.rules.options import Options
from euchre.rules.scoring import EuchrePoints
from euchre.rules.seats import Seat, Table
from euchre.rules.stages import bidding
from euchre.rules.stages.exchange import Discarding
from euchre.rules.stages.tricks import TrickPlay, left_of_dealer_leads
from euchre.rules.variant import GameDefinition, Variant


def three_handed(options: Options) -> Variant:
    """Cutthroat: the maker against the two others, no lone hands (rules.md A6)."""
    together = replace(four_handed(options), scoring=EuchrePoints(march=3))
    return replace(
        together,
        setup=replace(together.setup, table=Table((Seat.SOUTH, Seat.WEST, Seat.EAST))),
        stages=(
            *bidding_stages(options, bidding.TOGETHER),
            Discarding(options.may_discard_upcard),
            TrickPlay(left_of_dealer_leads),
        ),
    )


THREE_HANDED = GameDefinition(
    three_handed,
    Options("three_handed", players=3),
    WITHOUT_PAIRS,
    {**EUCHRE, "players": (3,)},
)
