"""The games as lists of parts: `VARIANTS` builds them, `PRESETS` are their usual house rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from euchre.rules.cards import JOKER, Rank, Suit, pack
from euchre.rules.goals import AfterDeals, FirstTo, Goal, MatchOf
from euchre.rules.options import Options, in_force, lowest_rank, offered
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import FORCED_ONE, BidPoints, EuchrePoints, NapPoints, Stake
from euchre.rules.seats import FOUR, Seat, Table
from euchre.rules.stages import Stage, bidding
from euchre.rules.stages.auction import Auction, Declaring, Rung
from euchre.rules.stages.bidding import Benny, Naming, Ordering
from euchre.rules.stages.exchange import Deciding, Defending, Discarding, PickingUp
from euchre.rules.stages.jambone import Exposing, ShowingTrumps
from euchre.rules.stages.partners_best import Giving, PuttingAway, lone_defender, lone_maker
from euchre.rules.stages.tricks import (
    TrickPlay,
    left_of_dealer_leads,
    left_of_lone_maker_leads,
    maker_leads,
)
from euchre.rules.stages.weak_hand import Relief, WeakHand
from euchre.rules.state import Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from euchre.rules.scoring import Scoring
    from euchre.rules.state import Deal


@dataclass(frozen=True)
class Variant:
    """A game: what is fixed, the stages of a deal in order, and what a deal is worth."""

    options: Options
    setup: Setup
    stages: tuple[Stage, ...]
    scoring: Scoring
    goal: Goal
    same_dealer_after_redeal: bool = False
    turned_joker: Suit | None = None
    """The suit a turned joker proposes without anybody naming it."""
    joker_redeals: bool = False
    """Whether a turned joker throws the deal in."""


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
        stages=(*_bidding(options), *_play(options)),
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


def two_handed(options: Options) -> Variant:
    """Two players, no lone hands; an ordered dealer may leave the turned card (rules.md A5)."""
    together = replace(
        four_handed(options), scoring=EuchrePoints(super_euchre=options.super_euchre)
    )
    return replace(
        together,
        setup=replace(together.setup, table=Table((Seat.SOUTH, Seat.NORTH))),
        stages=(
            *_bidding(options, bidding.TOGETHER),
            PickingUp(),
            Discarding(options.may_discard_upcard),
            TrickPlay(left_of_dealer_leads),
        ),
    )


def three_handed(options: Options) -> Variant:
    """Cutthroat: the maker against the two others, no lone hands (rules.md A6)."""
    together = replace(four_handed(options), scoring=EuchrePoints(march=3))
    return replace(
        together,
        setup=replace(together.setup, table=Table((Seat.SOUTH, Seat.WEST, Seat.EAST))),
        stages=(
            *_bidding(options, bidding.TOGETHER),
            Discarding(options.may_discard_upcard),
            TrickPlay(left_of_dealer_leads),
        ),
    )


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
_NAP_SEATS = {
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
            table=Table(_NAP_SEATS[options.players]),
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


def _goal(options: Options) -> Goal:
    if options.match_games == 1:
        return FirstTo(options.target)
    return MatchOf(options.target, options.match_games, options.laps, options.slam)


def _bidding(options: Options, alone: tuple[bool, ...] = bidding.EITHER) -> tuple[Stage, ...]:
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


VARIANTS: Mapping[str, Callable[[Options], Variant]] = {
    "classic": four_handed,
    "us": four_handed,
    "canadian": four_handed,
    "british": four_handed,
    "railroad": four_handed,
    "two_handed": two_handed,
    "three_handed": three_handed,
    "hasenpfeffer": hasenpfeffer,
    "napoleon": napoleon,
}
"""Every game by name; `build` calls them."""

PRESETS: Mapping[str, Options] = {
    "classic": Options(),
    "us": Options("us", stick_the_dealer=True, loner_lead="left_of_dealer"),
    "canadian": Options("canadian", dealer_partner_orders="must_go_alone"),
    "british": Options("british", joker=True, target=11, dealer_partner_orders="must_go_alone"),
    "railroad": Options(
        "railroad",
        joker=True,
        benny_turned="hearts",
        defend_alone=True,
        partners_best=True,
        laps=True,
        slam=True,
        match_games=2,
    ),
    "two_handed": Options("two_handed", players=2, optional_pickup=True),
    "three_handed": Options("three_handed", players=3),
    "hasenpfeffer": Options("hasenpfeffer", joker=True),
    "napoleon": Options("napoleon", deck="52", target=25, nap_limit=100),
}
"""The usual house rules of every game."""


def build(options: Options) -> Variant:
    """The game that *options* describe, greyed-out switches left out; ValueError for no game."""
    if options.variant not in VARIANTS:
        message = f"no such game: {options.variant}"
        raise ValueError(message)
    for name, value in options.as_dict().items():
        if name != "variant" and value not in offered(options.variant, name):
            message = f"{name} {value!r} is no part of {options.variant}"
            raise ValueError(message)
    return VARIANTS[options.variant](in_force(options))
