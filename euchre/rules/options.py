"""The house rules agreed before a game, and which of them make no sense together."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, get_args, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True)
class Options:
    """Every switch of rules.md part B, with the classic game as the default.

    The field names are the keys of the worked cases. `check` refuses values outside these types;
    `in_force` sets switches that have no meaning beside the others back to their defaults.
    """

    variant: str = "classic"
    """The game these switches belong to: a key of `variants.VARIANTS`."""
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


def offered(variant: str, name: str) -> tuple[Any, ...]:
    """The values of a switch that make sense in this game, in the order they are offered.

    A single value means that the switch is no part of the game.
    """
    return _OFFERED.get(variant, {}).get(name) or choices(name)


_EUCHRE: Mapping[str, tuple[Any, ...]] = {
    "deck": ("24", "28", "32"),
    "target": (5, 7, 10, 11, 15),
    "redeal_dealer": ("next", "same"),
    "bid_rounds": ("many",),
    "widow": ("to_bidder",),
    "nap_scale": ("bicycle",),
    "nap_score": ("single",),
    "nap_deals": (20,),
    "nap_limit": (0,),
}
_FOUR_HANDED = {**_EUCHRE, "players": (4,)}
_NO_TURNED_CARD: Mapping[str, tuple[Any, ...]] = {
    **_EUCHRE,
    **dict.fromkeys(
        (
            "stick_the_dealer",
            "stuck_any_suit",
            "defend_alone",
            "alone_must_take_5",
            "super_euchre",
            "optional_pickup",
            "natural_trump",
            "no_trump",
            "partners_best",
            "laps",
            "slam",
            "jambone",
            "jamboree",
        ),
        (False,),
    ),
    "dealer_partner_orders": ("free",),
    "alone_timing": ("until_first_card",),
    "loner_lead": ("left_of_loner",),
    "lone_march_points": (4,),
    "lone_euchre_points": (2,),
    "benny_turned": ("dealer_names_makes",),
    "may_discard_upcard": (True,),
    "farmers_hand": ("off",),
    "best_order": ("discard_first",),
    "match_games": (1,),
}
_TWO_OR_THREE = {
    **_EUCHRE,
    "alone_timing": ("until_first_card",),
    "match_games": (1,),
    "laps": (False,),
    "slam": (False,),
    "jamboree": (False,),
}
_OFFERED: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "classic": _FOUR_HANDED,
    "us": _FOUR_HANDED,
    "canadian": _FOUR_HANDED,
    "british": _FOUR_HANDED,
    "railroad": _FOUR_HANDED,
    "two_handed": {**_TWO_OR_THREE, "players": (2,)},
    "three_handed": {**_TWO_OR_THREE, "players": (3,)},
    "hasenpfeffer": {
        **_NO_TURNED_CARD,
        "players": (4,),
        "deck": ("24",),
        "joker": (True,),
        "bid_rounds": ("many", "one"),
        "widow": ("to_bidder", "unused"),
        "deal_pattern": ("3-2",),
    },
    "napoleon": {
        **_NO_TURNED_CARD,
        "players": (2, 3, 4, 5, 6),
        "deck": ("24", "28", "32", "52"),
        "target": (25, 15, 10),
        "teams": ("agreed",),
        "redeal_dealer": ("next", "same", "plays_one"),
        "nap_scale": ("bicycle", "even"),
        "nap_score": ("single", "chips"),
        "nap_deals": (10, 20, 30),
        "nap_limit": (50, 100, 200, 0),
        "deal_pattern": ("3-2", "2-3"),
    },
}


class Reason(Enum):
    """Why a switch is greyed out (rules.md B2)."""

    ONLY_FOUR_PLAYERS = "only with four players"
    ONLY_TWO_PLAYERS = "only with two players"
    NOT_THREE_PLAYERS = "not with three players"
    NO_JOKER = "only with a joker"
    JOKER_HAS_NO_TRUMP = "a joker has no value without trump"
    NEVER_PASSED_OUT = "a stuck dealer never throws in"
    DEALER_NOT_STUCK = "only with stick the dealer"
    NOT_CALLING_FOR_BEST = "only with calling for best"
    NOT_A_MATCH = "only in a match of several games"
    TOO_FEW_CARDS = "too few cards for so many players"
    NOT_FOR_CHIPS = "only in a game for chips"
    NO_TARGET = "only in a game to a target"
    NOT_IN_THIS_GAME = "no part of this game"
    ALWAYS_SO = "this game is always played so"
    COUNTERS_IN_PLAY = "the score cards are in play"
    NO_COUNTERS = "no two cards add up to the target"


_FOUR_ONLY = (
    "dealer_partner_orders",
    "defend_alone",
    "partners_best",
    "best_order",
    "loner_lead",
    "lone_euchre_points",
    "lone_march_points",
    "alone_must_take_5",
    "jambone",
    "teams",
)


def conflicts(options: Options) -> dict[str, Reason]:
    """The switches that have no meaning beside the others, and why (rules.md B2).

    The key "counter_cards" is a matter of display: the score is then shown in digits only.
    """
    # The first reason found is the one given.
    greyed: dict[str, Reason] = {}
    for name, reason in _conflicts(options):
        greyed.setdefault(name, reason)
    return greyed


def _conflicts(options: Options) -> Iterator[tuple[str, Reason]]:
    yield from _conflicts_of_game(options)
    yield from _conflicts_of_seats(options.players)
    yield from _conflicts_of_redeals(options)
    if options.joker:
        yield "no_trump", Reason.JOKER_HAS_NO_TRUMP
    else:
        yield "benny_turned", Reason.NO_JOKER
    if not options.partners_best:
        yield "best_order", Reason.NOT_CALLING_FOR_BEST
    if options.match_games == 1:
        yield "laps", Reason.NOT_A_MATCH
        yield "slam", Reason.NOT_A_MATCH
    if int(options.deck) + options.joker < _DEALT_TO_EACH * options.players:
        yield "deck", Reason.TOO_FEW_CARDS
    for_chips = options.nap_score == "chips"
    if for_chips:
        yield "target", Reason.NO_TARGET
        yield "nap_limit", Reason.NO_TARGET
    else:
        yield "nap_deals", Reason.NOT_FOR_CHIPS
    if for_chips or options.target not in COUNTERS:
        yield "counter_cards", Reason.NO_COUNTERS
    elif max(COUNTERS[options.target]) >= lowest_rank(options):
        yield "counter_cards", Reason.COUNTERS_IN_PLAY


def _conflicts_of_game(options: Options) -> Iterator[tuple[str, Reason]]:
    for name in options.as_dict():
        if name != "variant" and len(offered(options.variant, name)) == 1:
            yield name, Reason.ALWAYS_SO if name in _OF_THE_PACK else Reason.NOT_IN_THIS_GAME


def _conflicts_of_seats(players: int) -> Iterator[tuple[str, Reason]]:
    if players != 4:  # noqa: PLR2004 - the count is the rule
        yield from ((name, Reason.ONLY_FOUR_PLAYERS) for name in _FOUR_ONLY)
    if players != 2:  # noqa: PLR2004
        yield "optional_pickup", Reason.ONLY_TWO_PLAYERS
    if players == 3:  # noqa: PLR2004
        yield "super_euchre", Reason.NOT_THREE_PLAYERS


def _conflicts_of_redeals(options: Options) -> Iterator[tuple[str, Reason]]:
    benny_redeals = options.joker and options.benny_turned == "redeal"
    if options.stick_the_dealer and not benny_redeals:
        yield "redeal_dealer", Reason.NEVER_PASSED_OUT
    if not options.stick_the_dealer:
        yield "stuck_any_suit", Reason.DEALER_NOT_STUCK


_DEALT_TO_EACH = 5
_OF_THE_PACK = ("deck", "joker")
"""What every game has to say something about: where there is no choice, it still holds."""


class Warn(Enum):
    """Combinations that are allowed and worth a second look (rules.md B1, B2)."""

    ONE_LONER_WINS = "one lone march wins the game"
    MANY_REDEALS = "many deals will be thrown in"
    BONUS_OF_LONE_DEFENDER_GONE = "defending alone pays nothing extra"
    LONE_SHORTFALL = "a super euchre and a lone shortfall go together"


def warnings(options: Options) -> tuple[Warn, ...]:
    """What is worth saying about a combination that is allowed."""
    found = (
        (Warn.ONE_LONER_WINS, options.lone_march_points >= options.target),
        (
            Warn.MANY_REDEALS,
            options.natural_trump and options.joker and not options.stick_the_dealer,
        ),
        (
            Warn.BONUS_OF_LONE_DEFENDER_GONE,
            options.defend_alone and options.lone_euchre_points == 4,  # noqa: PLR2004
        ),
        (Warn.LONE_SHORTFALL, options.super_euchre and options.alone_must_take_5),
    )
    return tuple(warn for warn, holds in found if holds)


def in_force(options: Options) -> Options:
    """*options* with every greyed-out switch back at its default."""
    # Setting one switch back can grey out or revive none of the others, so once is enough.
    names = [name for name in conflicts(options) if hasattr(DEFAULTS, name)]
    return replace(options, **{name: _usual(options.variant, name) for name in names})


def _usual(variant: str, name: str) -> Any:
    values, default = offered(variant, name), getattr(DEFAULTS, name)
    if name == "deck":
        # Greyed out only where the chosen pack is too small: the largest one is enough.
        return values[-1]
    return default if default in values else values[0]


def lowest_rank(options: Options) -> int:
    """The lowest printed rank in the pack, as a number (nine is 9)."""
    return {"24": 9, "28": 8, "32": 7, "52": 2}[options.deck]


COUNTERS = {5: (2, 3), 7: (3, 4), 10: (4, 6), 11: (5, 6), 15: (7, 8)}
"""The two spare cards that show the score in a game to each target (rules.md B1)."""
