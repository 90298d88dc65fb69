"""Hasenpfeffer: six cards and a widow; tricks are bid, and a bid that fails is lost."""

from __future__ import annotations

from euchre.rules.cards import JOKER, Rank, pack
from euchre.rules.games.classic import EUCHRE
from euchre.rules.goals import FirstTo
from euchre.rules.options import Options, Part, lowest_rank
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import BidPoints
from euchre.rules.seats import FOUR, Table
from euchre.rules.stages.auction import Auction, Declaring, Rung
from euchre.rules.stages.exchange import Discarding
from euchre.rules.stages.tricks import TrickPlay, maker_leads
from euchre.rules.state import Setup
from euchre.rules.variant import GameDefinition, Variant


def hasenpfeffer(options: Options) -> Variant:
    """Six cards, a widow, and an auction of tricks (rules.md A8)."""
    takes_widow = options.widow == "to_bidder"
    return Variant(
        options=options,
        setup=Setup(
            table=Table(FOUR, partnerships=True),
            pack=pack(Rank(lowest_rank(options)), JOKER),
            ranking=Ranking(best=JOKER),
            hand_size=6,
            packets=((3,), (3,)),
            turn_up=False,
        ),
        stages=(
            Auction(
                tuple(Rung(str(tricks), tricks) for tricks in range(1, 7)),
                many_rounds=options.bid_rounds == "many",
                joker_holder_forced="3",
            ),
            Declaring(takes_widow),
            Discarding(),
            TrickPlay(maker_leads),
        ),
        scoring=BidPoints(),
        goal=FirstTo(options.target, bidders_first=True),
        same_dealer_after_redeal=options.redeal_dealer == "same",
    )


HASENPFEFFER = GameDefinition(
    hasenpfeffer,
    Options("hasenpfeffer", joker=True),
    frozenset({Part.PAIRS, Part.WIDOW}),
    {
        **EUCHRE,
        "players": (4,),
        "deck": ("24",),
        "joker": (True,),
        "deal_pattern": ("3-2",),
    },
)
