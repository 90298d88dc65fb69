"""The games as lists of parts: `VARIANTS` builds them, `PRESETS` are their usual house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from euchre.rules.cards import JOKER, Rank, Suit, pack
from euchre.rules.options import Options, choices, in_force, lowest_rank
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import EuchrePoints
from euchre.rules.seats import FOUR, Table
from euchre.rules.stages import Stage, bidding
from euchre.rules.stages.bidding import Benny, Naming, Ordering
from euchre.rules.stages.exchange import Deciding, Defending, Discarding
from euchre.rules.stages.tricks import (
    TrickPlay,
    left_of_dealer_leads,
    left_of_lone_maker_leads,
)
from euchre.rules.stages.weak_hand import Relief, WeakHand
from euchre.rules.state import Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@dataclass(frozen=True)
class Variant:
    """A game: what is fixed, the stages of a deal in order, and what a deal is worth."""

    options: Options
    setup: Setup
    stages: tuple[Stage, ...]
    scoring: EuchrePoints
    target: int
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
        stages=(*_bidding(options, lowest), *_play(options)),
        scoring=EuchrePoints(
            lone_march=options.lone_march_points,
            lone_euchre=options.lone_euchre_points,
            super_euchre=options.super_euchre,
            alone_must_take_5=options.alone_must_take_5,
        ),
        target=options.target,
        same_dealer_after_redeal=options.redeal_dealer == "same",
        turned_joker=_TURNED_JOKER.get(options.benny_turned),
        joker_redeals=options.benny_turned == "redeal",
    )


def _bidding(options: Options, lowest: Rank) -> tuple[Stage, ...]:
    later = options.alone_timing == "until_first_card"
    benny = Benny(makes=options.benny_turned == "dealer_names_makes")
    weak = options.farmers_hand
    return (
        *((benny,) if options.joker else ()),
        *((Relief(WeakHand(weak), lowest),) if weak != "off" else ()),
        Ordering(
            later=later,
            partner_alone=_PARTNER_ALONE[options.dealer_partner_orders],
            natural=options.natural_trump,
        ),
        Naming(
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
        *((Defending(),) if options.defend_alone else ()),
        TrickPlay(_LEADERS[options.loner_lead]),
    )


VARIANTS: Mapping[str, Callable[[Options], Variant]] = {
    "classic": four_handed,
    "us": four_handed,
    "canadian": four_handed,
    "british": four_handed,
}
"""Every game by name; `build` calls them."""

PRESETS: Mapping[str, Options] = {
    "classic": Options(),
    "us": Options("us", stick_the_dealer=True, loner_lead="left_of_dealer"),
    "canadian": Options("canadian", dealer_partner_orders="must_go_alone"),
    "british": Options("british", joker=True, target=11, dealer_partner_orders="must_go_alone"),
}
"""The usual house rules of every game."""


_OFFERED: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    variant: {"players": (4,), "deck": ("24", "28", "32"), "target": (5, 7, 10, 11, 15)}
    for variant in ("classic", "us", "canadian", "british")
}


def offered(variant: str, name: str) -> tuple[Any, ...]:
    """The values of a switch that make sense in this game, in the order they are offered."""
    return _OFFERED[variant].get(name) or choices(name)


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
