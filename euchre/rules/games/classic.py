"""Euchre for two pairs: the classic game and its US, Canadian and British rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.rules.cards import JOKER, Rank, Suit, pack
from euchre.rules.goals import FirstTo, Goal, MatchOf
from euchre.rules.options import Options, Part, lowest_rank
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import EuchrePoints
from euchre.rules.seats import FOUR, Seat, Table
from euchre.rules.stages import Stage, bidding
from euchre.rules.stages.bidding import Benny, Naming, Ordering
from euchre.rules.stages.exchange import Deciding, Defending, Discarding
from euchre.rules.stages.jambone import Exposing, ShowingTrumps
from euchre.rules.stages.partners_best import Giving, PuttingAway, lone_defender, lone_maker
from euchre.rules.stages.tricks import (
    TrickPlay,
    left_of_dealer_leads,
    left_of_lone_maker_leads,
)
from euchre.rules.stages.weak_hand import Relief, WeakHand
from euchre.rules.state import Setup
from euchre.rules.variant import GameDefinition, Variant

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from euchre.rules.state import Deal

PACKETS = {
    "3-2": ((3,), (2,)),
    "2-3": ((2,), (3,)),
    "alt-32": ((3, 2), (2, 3)),
    "alt-23": ((2, 3), (3, 2)),
}
"""The packets of each deal pattern, round by round (rules.md D4)."""

_PARTNER_ALONE: dict[str, tuple[bool, ...]] = {
    "free": bidding.EITHER,
    "must_go_alone": bidding.ALONE,
    "may_not": (),
}
_TURNED_JOKER = {"spades": Suit.SPADES, "hearts": Suit.HEARTS}
_LEADERS = {
    "left_of_loner": left_of_lone_maker_leads,
    "left_of_dealer": left_of_dealer_leads,
}


def four_handed(options: Options) -> Variant:
    """Classic, US, Canadian and British Euchre: one list of parts (rules.md A2-A4)."""
    lowest = Rank(lowest_rank(options))
    cards = pack(lowest, JOKER) if options.joker else pack(lowest)
    return Variant(
        options=options,
        setup=Setup(
            table=Table(FOUR, partnerships=True),
            pack=cards,
            ranking=Ranking(best=JOKER if options.joker else None),
            packets=PACKETS[options.deal_pattern],
        ),
        stages=(*bidding_stages(options), *_play(options)),
        scoring=EuchrePoints(
            lone_march=options.lone_march_points,
            lone_euchre=options.lone_euchre_points,
            super_euchre=options.super_euchre,
            alone_must_take_5=options.alone_must_take_5,
        ),
        goal=_goal(options),
        same_dealer_after_redeal=options.redeal_dealer == "same",
        turned_joker=_TURNED_JOKER.get(options.benny_turned),
        joker_redeals=options.benny_turned == "redeal",
    )


def _goal(options: Options) -> Goal:
    if options.match_games == 1:
        return FirstTo(options.target)
    return MatchOf(options.target, options.match_games, options.laps, options.slam)


def bidding_stages(
    options: Options, alone: tuple[bool, ...] = bidding.EITHER
) -> tuple[Stage, ...]:
    """The stages up to trump being made, with the turned card and then without it."""
    lone_hands = True in alone
    later = lone_hands and options.alone_timing == "until_first_card"
    makes = options.benny_turned == "dealer_names_makes"
    benny = Benny(makes=makes, lone_hands=lone_hands)
    weak = options.farmers_hand
    lowest = Rank(lowest_rank(options))
    return (
        *((benny,) if options.joker else ()),
        *((Relief(WeakHand(weak), lowest),) if weak != "off" else ()),
        Ordering(
            alone=alone,
            later=later,
            partner_alone=_PARTNER_ALONE[options.dealer_partner_orders],
            natural=options.natural_trump,
            may_leave_card=options.optional_pickup,
        ),
        Naming(
            alone=alone,
            later=later,
            stick_the_dealer=options.stick_the_dealer,
            stuck_any_suit=options.stuck_any_suit,
            no_trump=options.no_trump,
            natural=options.natural_trump,
        ),
    )


def _play(options: Options) -> tuple[Stage, ...]:
    return (
        Discarding(options.may_discard_upcard),
        Deciding(),
        *((ShowingTrumps(),) if options.jamboree else ()),
        *_partners_best(options, lone_maker),
        *((Exposing(),) if options.jambone else ()),
        *(
            (Defending(), *_partners_best(options, lone_defender))
            if options.defend_alone
            else ()
        ),
        TrickPlay(_LEADERS[options.loner_lead]),
    )


def _partners_best(options: Options, whose: Callable[[Deal], Seat | None]) -> tuple[Stage, ...]:
    if not options.partners_best:
        return ()
    away, give = PuttingAway(whose), Giving(whose)
    return (away, give) if options.best_order == "discard_first" else (give, away)


EUCHRE: Mapping[str, tuple[Any, ...]] = {
    "deck": ("24", "28", "32"),
    "target": (5, 7, 10, 11, 15),
    "redeal_dealer": ("next", "same"),
}
"""What every game with a turned card offers of the switches that not all games have."""
FOUR_HANDED: Mapping[str, tuple[Any, ...]] = {**EUCHRE, "players": (4,)}
"""What the games of two pairs offer."""
PARTS = frozenset({Part.TURNED_CARD, Part.LONE_HANDS, Part.PAIRS, Part.MATCH})
"""What the games of two pairs have."""

CLASSIC = GameDefinition(four_handed, Options("classic"), PARTS, FOUR_HANDED)
US = GameDefinition(
    four_handed,
    Options("us", stick_the_dealer=True, loner_lead="left_of_dealer"),
    PARTS,
    FOUR_HANDED,
)
CANADIAN = GameDefinition(
    four_handed,
    Options("canadian", dealer_partner_orders="must_go_alone"),
    PARTS,
    FOUR_HANDED,
)
BRITISH = GameDefinition(
    four_handed,
    Options("british", joker=True, target=11, dealer_partner_orders="must_go_alone"),
    PARTS,
    FOUR_HANDED,
)
