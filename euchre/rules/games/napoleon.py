"""Napoleon (Nap): everybody for himself, no bowers; the first card led makes trump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.cards import JOKER, Rank, pack
from euchre.rules.games.classic import PACKETS
from euchre.rules.goals import AfterDeals, FirstTo
from euchre.rules.options import Options, Part, lowest_rank
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import FORCED_ONE, NapPoints, Stake
from euchre.rules.seats import FOUR, Seat, Table
from euchre.rules.stages.auction import Auction, Rung
from euchre.rules.stages.tricks import TrickPlay, maker_leads
from euchre.rules.state import Setup
from euchre.rules.variant import GameDefinition, Variant

if TYPE_CHECKING:
    from collections.abc import Mapping

_TRICKS = {
    "two": Stake(2, 2, 2),
    "three": Stake(3, 3, 3),
    "misere": Stake(0, 3, 3),
    "four": Stake(4, 4, 4),
}
STAKES: Mapping[str, Mapping[str, Stake]] = {
    "bicycle": {
        **_TRICKS,
        "nap": Stake(5, 10, 5),
        "wellington": Stake(5, 10, 10),
        "blucher": Stake(5, 10, 20),
    },
    "even": {
        **_TRICKS,
        "nap": Stake(5, 5, 5),
        "wellington": Stake(5, 10, 10),
        "blucher": Stake(5, 20, 20),
    },
}
"""What the bids of Napoleon win and lose on each scale, lowest first (rules.md A9.6)."""
_ONLY_OVER = {"wellington": "nap", "blucher": "wellington"}
_SEATS = {
    2: (Seat.SOUTH, Seat.NORTH),
    3: (Seat.SOUTH, Seat.WEST, Seat.EAST),
    4: FOUR,
    5: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTHEAST, Seat.EAST),
    6: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTH, Seat.NORTHEAST, Seat.EAST),
}


def napoleon(options: Options) -> Variant:
    """Everybody for himself, no bowers; the first card led makes trump (rules.md A9)."""
    stakes = STAKES[options.nap_scale]
    lowest = Rank(lowest_rank(options))
    chips = options.nap_score == "chips"
    to_target = FirstTo(options.target, most_deals=options.nap_limit)
    ladder = (Rung(name, s.tricks, _ONLY_OVER.get(name, "")) for name, s in stakes.items())
    return Variant(
        options=options,
        setup=Setup(
            table=Table(_SEATS[options.players]),
            pack=pack(lowest, JOKER) if options.joker else pack(lowest),
            ranking=Ranking(bowers=False, best=JOKER if options.joker else None),
            packets=PACKETS[options.deal_pattern],
            turn_up=False,
        ),
        stages=(
            Auction(
                tuple(ladder),
                many_rounds=False,
                dealer_forced=FORCED_ONE if options.redeal_dealer == "plays_one" else "",
            ),
            TrickPlay(maker_leads, lead_makes_trump=True),
        ),
        scoring=NapPoints(stakes, chips),
        goal=AfterDeals(options.nap_deals) if chips else to_target,
        same_dealer_after_redeal=options.redeal_dealer == "same",
    )


NAPOLEON = GameDefinition(
    napoleon,
    Options("napoleon", deck="52", target=25, nap_limit=100),
    frozenset({Part.STAKES}),
    {
        "players": (2, 3, 4, 5, 6),
        "deck": ("24", "28", "32", "52"),
        "target": (25, 15, 10),
        "redeal_dealer": ("next", "same", "plays_one"),
        "nap_limit": (50, 100, 200, 0),
        "deal_pattern": ("3-2", "2-3"),
    },
)
