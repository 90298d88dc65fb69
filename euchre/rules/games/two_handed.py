"""Two-handed Euchre: no lone hands, and an ordered dealer may leave the turned card."""

from __future__ import annotations

from dataclasses import replace

from euchre.rules.games.classic import EUCHRE, bidding_stages, four_handed
from euchre.rules.options import Options, Part
from euchre.rules.scoring import EuchrePoints
from euchre.rules.seats import Seat, Table
from euchre.rules.stages import bidding
from euchre.rules.stages.exchange import Discarding, PickingUp
from euchre.rules.stages.tricks import TrickPlay, left_of_dealer_leads
from euchre.rules.variant import GameDefinition, Variant


def two_handed(options: Options) -> Variant:
    """Two players, no lone hands; an ordered dealer may leave the turned card (rules.md A5)."""
    together = replace(
        four_handed(options), scoring=EuchrePoints(super_euchre=options.super_euchre)
    )
    return replace(
        together,
        setup=replace(together.setup, table=Table((Seat.SOUTH, Seat.NORTH))),
        stages=(
            *bidding_stages(options, bidding.TOGETHER),
            PickingUp(),
            Discarding(options.may_discard_upcard),
            TrickPlay(left_of_dealer_leads),
        ),
    )


WITHOUT_PAIRS = frozenset({Part.TURNED_CARD})
"""What the games have in which everybody plays for himself and a card is turned."""

TWO_HANDED = GameDefinition(
    two_handed,
    Options("two_handed", players=2, optional_pickup=True),
    WITHOUT_PAIRS,
    {**EUCHRE, "players": (2,)},
)
