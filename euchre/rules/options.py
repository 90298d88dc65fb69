"""The house rules agreed before a game: every switch and the values it may have."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Options:
    """Every switch of rules.md part B, with the classic game as the default.

    The field names are the keys of the worked cases. `check` refuses values outside these types;
    `house_rules.in_force` sets switches that have no meaning beside the others back to usual.
    """

    variant: str = "classic"
    """The game these switches belong to: a key of `games.GAMES`."""
    players: Literal[2, 3, 4, 5, 6] = 4
    deck: Literal["24", "28", "32", "52"] = "24"
    joker: bool = False
    target: Literal[5, 7, 10, 11, 15, 25] = 10
    stick_the_dealer: bool = False
    stuck_any_suit: bool = False
    dealer_partner_orders: Literal["free", "must_go_alone", "may_not"] = "free"
    alone_timing: Literal["until_first_card", "with_call"] = "until_first_card"
    loner_lead: Literal["left_of_loner", "left_of_dealer"] = "left_of_loner"
    defend_alone: bool = False
    lone_march_points: Literal[3, 4, 5] = 4
    lone_euchre_points: Literal[2, 3, 4] = 2
    alone_must_take_5: bool = False
    super_euchre: bool = False
    benny_turned: Literal[
        "dealer_names_makes", "dealer_names_then_bid", "spades", "hearts", "redeal"
    ] = "dealer_names_makes"
    may_discard_upcard: bool = True
    optional_pickup: bool = False
    natural_trump: bool = False
    no_trump: bool = False
    farmers_hand: Literal["off", "three_alike", "any_three", "redeal", "ace_no_face"] = "off"
    redeal_dealer: Literal["next", "same", "plays_one"] = "next"
    """Who deals when all have passed; or the dealer plays for one trick instead (A9.3)."""
    first_dealer: Literal["random", "first_black_jack", "first_jack", "lowest_draw"] = "random"
    teams: Literal["agreed", "draw"] = "agreed"
    deal_pattern: Literal["3-2", "2-3", "alt-32", "alt-23"] = "3-2"
    partners_best: bool = False
    best_order: Literal["discard_first", "receive_first"] = "discard_first"
    laps: bool = False
    slam: bool = False
    jambone: bool = False
    jamboree: bool = False
    match_games: Literal[1, 2, 3, 5] = 1
    """Games to be won; 1: every game stands alone."""
    bid_rounds: Literal["many", "one"] = "many"
    widow: Literal["to_bidder", "unused"] = "to_bidder"
    nap_scale: Literal["bicycle", "even"] = "bicycle"
    nap_score: Literal["single", "chips"] = "single"
    nap_deals: Literal[10, 20, 30] = 20
    """Deals of a game for chips."""
    nap_limit: Literal[0, 50, 100, 200] = 0
    """Deals after which a game to a target ends, whoever is ahead; 0: it goes on for ever."""

    def as_dict(self) -> dict[str, Any]:
        """Variant and every switch by name, as plain values."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


DEFAULTS = Options()


@cache
def choices(name: str) -> tuple[Any, ...]:
    """The values a switch may have, in the order they are offered; KeyError for no switch."""
    hint = get_type_hints(Options)[name]
    return (False, True) if hint is bool else get_args(hint)


def check(values: Mapping[str, Any], base: Options = DEFAULTS) -> Options:
    """*base* with *values* put in; ValueError names the first key or value there is not."""
    known = {field.name for field in fields(Options)} - {"variant"}
    for name, value in values.items():
        if name not in known:
            message = f"no such house rule: {name}"
            raise ValueError(message)
        # True == 1: compare types as well, so that target=True is not target=1.
        if not any(value == choice and type(value) is type(choice) for choice in choices(name)):
            message = f"not a value of {name}: {value!r}"
            raise ValueError(message)
    return replace(base, **values)


def lowest_rank(options: Options) -> int:
    """The lowest printed rank in the pack, as a number (nine is 9)."""
    return {"24": 9, "28": 8, "32": 7, "52": 2}[options.deck]


COUNTERS = {5: (2, 3), 7: (3, 4), 10: (4, 6), 11: (5, 6), 15: (7, 8)}
"""The two spare cards that show the score in a game to each target (rules.md B1)."""
