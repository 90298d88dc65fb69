"""House rules beside one another: what a game offers, what makes no sense, and what is in force."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from euchre.rules.games import GAMES
from euchre.rules.options import (
    COUNTERS,
    DEFAULTS,
    Options,
    Part,
    choices,
    lowest_rank,
    needs,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.variant import Variant


@lru_cache(maxsize=1000)
def build(options: Options) -> Variant:
    """The game that *options* describe, greyed-out switches left out; ValueError for no game.

    Asked for again and again while games on file are read, which are played by a few rules.
    """
    if options.variant not in GAMES:
        message = f"no such game: {options.variant}"
        raise ValueError(message)
    for name, value in options.as_dict().items():
        if name != "variant" and value not in offered(options.variant, name):
            message = f"{name} {value!r} is no part of {options.variant}"
            raise ValueError(message)
    return GAMES[options.variant].build(in_force(options))


def offered(variant: str, name: str) -> tuple[Any, ...]:
    """The values of a switch that make sense in this game, in the order they are offered.

    A single value means that the switch is no part of the game.
    """
    game = GAMES.get(variant)
    return game.offered(name) if game else choices(name)


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
    if _too_few_cards(options):
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


def _too_few_cards(options: Options) -> bool:
    """Whether the chosen pack does not go round; the kitty may be empty."""
    setup = GAMES[options.variant].build(options).setup
    return len(setup.pack) < setup.hand_size * len(setup.table.seats)


def _conflicts_of_game(options: Options) -> Iterator[tuple[str, Reason]]:
    for name in options.as_dict():
        if name != "variant" and len(offered(options.variant, name)) == 1:
            yield name, Reason.ALWAYS_SO if name in _OF_THE_PACK else Reason.NOT_IN_THIS_GAME


def _conflicts_of_seats(players: int) -> Iterator[tuple[str, Reason]]:
    if players != 4:  # noqa: PLR2004 - the count is the rule
        for field in fields(Options):
            if needs(field.name) in _OF_TWO_PAIRS:
                yield field.name, Reason.ONLY_FOUR_PLAYERS
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


_OF_TWO_PAIRS = (Part.LONE_HANDS, Part.PAIRS)
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
