"""The house rules agreed before a game: every switch and the values it may have."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Mapping


class Part(Enum):
    """What a game must have for a house rule to mean anything in it."""

    TURNED_CARD = "a card is turned up and offered as trump"
    LONE_HANDS = "a player of a pair may go alone"
    PAIRS = "partners play together"
    MATCH = "several games may be played for"
    WIDOW = "tricks are bid for a widow"
    STAKES = "bids are paid"


@dataclass(frozen=True)
class Options:
    """Every switch of rules.md part B, with the classic game as the default.

    The field names are the keys of the worked cases. A type with a `Part` belongs to the games
    that have this part; the others play by the default. `check` refuses values outside these types;
    `house_rules.in_force` sets switches that have no meaning beside the others back to usual.
    """

    variant: str = "classic"
    """The game these switches belong to: a key of `games.GAMES`."""
    players: Literal[2, 3, 4, 5, 6] = 4
    deck: Literal["24", "28", "32", "52"] = "24"
    joker: bool = False
    target: Literal[5, 7, 10, 11, 15, 25] = 10
    stick_the_dealer: Annotated[bool, Part.TURNED_CARD] = False
    stuck_any_suit: Annotated[bool, Part.TURNED_CARD] = False
    dealer_partner_orders: Annotated[
        Literal["free", "must_go_alone", "may_not"], Part.LONE_HANDS
    ] = "free"
    alone_timing: Annotated[Literal["until_first_card", "with_call"], Part.LONE_HANDS] = (
        "until_first_card"
    )
    loner_lead: Annotated[Literal["left_of_loner", "left_of_dealer"], Part.LONE_HANDS] = (
        "left_of_loner"
    )
    defend_alone: Annotated[bool, Part.LONE_HANDS] = False
    lone_march_points: Annotated[Literal[3, 4, 5], Part.LONE_HANDS] = 4
    lone_euchre_points: Annotated[Literal[2, 3, 4], Part.LONE_HANDS] = 2
    alone_must_take_5: Annotated[bool, Part.LONE_HANDS] = False
    super_euchre: Annotated[bool, Part.TURNED_CARD] = False
    benny_turned: Annotated[
        Literal["dealer_names_makes", "dealer_names_then_bid", "spades", "hearts", "redeal"],
        Part.TURNED_CARD,
    ] = "dealer_names_makes"
    may_discard_upcard: Annotated[bool, Part.TURNED_CARD] = True
    optional_pickup: Annotated[bool, Part.TURNED_CARD] = False
    natural_trump: Annotated[bool, Part.TURNED_CARD] = False
    no_trump: Annotated[bool, Part.TURNED_CARD] = False
    farmers_hand: Annotated[
        Literal["off", "three_alike", "any_three", "redeal", "ace_no_face"], Part.TURNED_CARD
    ] = "off"
    redeal_dealer: Literal["next", "same", "plays_one"] = "next"
    """Who deals when all have passed; or the dealer plays for one trick instead (A9.3)."""
    first_dealer: Literal["random", "first_black_jack", "first_jack", "lowest_draw"] = "random"
    teams: Annotated[Literal["agreed", "draw"], Part.PAIRS] = "agreed"
    deal_pattern: Literal["3-2", "2-3", "alt-32", "alt-23"] = "3-2"
    partners_best: Annotated[bool, Part.LONE_HANDS] = False
    best_order: Annotated[Literal["discard_first", "receive_first"], Part.LONE_HANDS] = (
        "discard_first"
    )
    laps: Annotated[bool, Part.MATCH] = False
    slam: Annotated[bool, Part.MATCH] = False
    jambone: Annotated[bool, Part.LONE_HANDS] = False
    jamboree: Annotated[bool, Part.LONE_HANDS] = False
    match_games: Annotated[Literal[1, 2, 3, 5], Part.MATCH] = 1
    """Games to be won; 1: every game stands alone."""
    bid_rounds: Annotated[Literal["many", "one"], Part.WIDOW] = "many"
    widow: Annotated[Literal["to_bidder", "unused"], Part.WIDOW] = "to_bidder"
    nap_scale: Annotated[Literal["bicycle", "even"], Part.STAKES] = "bicycle"
    nap_score: Annotated[Literal["single", "chips"], Part.STAKES] = "single"
    nap_deals: Annotated[Literal[10, 20, 30], Part.STAKES] = 20
    """Deals of a game for chips."""
    nap_limit: Annotated[Literal[0, 50, 100, 200], Part.STAKES] = 0
    """Deals after which a game to a target ends, whoever is ahead; 0: it goes on for ever."""

    def as_dict(self) -> dict[str, Any]:
        """Variant and every switch by name, as plain values."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


DEFAULTS = Options()


@cache
def _hints() -> Mapping[str, Any]:
    return get_type_hints(Options, include_extras=True)


@cache
def choices(name: str) -> tuple[Any, ...]:
    """The values a switch may have, in the order they are offered; KeyError for no switch."""
    hint = _hints()[name]
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return (False, True) if hint is bool else get_args(hint)


@cache
def needs(name: str) -> Part | None:
    """What a game must have for a switch to mean anything; None: every game has the switch."""
    hint = _hints()[name]
    return get_args(hint)[1] if get_origin(hint) is Annotated else None


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
