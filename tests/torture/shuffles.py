"""Deals a million times and looks whether every card goes everywhere equally often.

For decks of every game it is counted which seat gets each card and which card is turned, which
cards meet in one hand, and in which of 1000 equal parts the deal numbers lie. Each table of counts
is compared with the even one by chi-square, whose chance is found by the Wilson-Hilferty cube root.
"""

from __future__ import annotations

import itertools
import sys
import time
from collections import Counter
from dataclasses import replace
from statistics import NormalDist
from typing import TYPE_CHECKING

from euchre.play.dealing import deals_count, drawn_number, pack_of
from euchre.rules import PRESETS, build
from euchre.rules.game import deal_out
from euchre.rules.house_rules import in_force, offered

if TYPE_CHECKING:
    import argparse

    from euchre.rules.options import Options
    from euchre.rules.state import Deal, Setup

_PARTS = 1000
SUSPICIOUS = 1e-4
"""Chance below which a table is called uneven: by accident, one table in ten thousand."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.add_argument("--count", type=int, default=1_000_000, help="deals of each pack")
    parser.add_argument("--seed", type=int, default=0, help="of the games")
    parser.add_argument(
        "--game", choices=distinct(), help="only the pack of this game, or a game's other pack"
    )


def run(arguments: argparse.Namespace) -> int:
    """Deal, report, and return 1 if something is uneven."""
    uneven = False
    games = distinct()
    for name in [arguments.game] if arguments.game else games:
        started = time.perf_counter()
        print(f"{name}: {arguments.count} deals", flush=True)
        for what, chance in evenness(games[name], arguments.count, arguments.seed).items():
            fair = chance >= SUSPICIOUS
            uneven |= not fair
            print(f"  {what:32} chance {chance:.4f}{'' if fair else '  UNEVEN'}")
        print(f"  {time.perf_counter() - started:.0f} s", flush=True)
    if uneven:
        print("the deal is not even", file=sys.stderr)
    return int(uneven)


def distinct() -> dict[str, Options]:
    """The house rules of one game for every pack and table, and for every other pack."""
    found: dict[object, tuple[str, Options]] = {}
    for name, options in PRESETS.items():
        setup = build(options).setup
        found.setdefault((setup.pack, setup.table, setup.turn_up), (name, options))
    packs = {build(options).setup.pack for _, options in found.values()}
    for name, usual in PRESETS.items():
        for deck, joker in itertools.product(offered(name, "deck"), offered(name, "joker")):
            options = in_force(replace(usual, deck=deck, joker=joker))
            pack = build(options).setup.pack
            if pack not in packs:
                packs.add(pack)
                found[pack] = (f"{name} {len(pack)}", options)
    return dict(found.values())


def evenness(options: Options, count: int, seed: int) -> dict[str, float]:
    """For every table of counts, how often chance alone makes it as uneven or more."""
    setup = build(options).setup
    places: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    parts: Counter[object] = Counter()
    total = deals_count(setup)
    seats = setup.table.seats
    for index in range(count):
        number = drawn_number(seed, index, setup)
        dealer = seats[index % len(seats)]
        deal = deal_out(pack_of(number, setup, dealer), setup, dealer)
        parts[number * _PARTS // total] += 1
        _count(deal, places, pairs)
    return _chances(setup, count, places, pairs, parts)


def _count(deal: Deal, places: Counter[object], pairs: Counter[object]) -> None:
    for seat, hand in deal.hidden.hands.items():
        places.update((card, seat) for card in hand)
        pairs.update(itertools.combinations(sorted(hand), 2))
    if deal.shown.upcard is not None:
        places[deal.shown.upcard, None] += 1


def _chances(
    setup: Setup,
    count: int,
    places: Counter[object],
    pairs: Counter[object],
    parts: Counter[object],
) -> dict[str, float]:
    whole, size, seats = len(setup.pack), setup.hand_size, setup.table.seats
    told = {}
    for seat in seats:
        seen = [places[card, seat] for card in setup.pack]
        told[f"cards of {seat.name.lower()}"] = _chance(seen, count * size, whole - size)
    if setup.turn_up:
        seen = [places[card, None] for card in setup.pack]
        told["turned cards"] = _chance(seen, count, whole - 1)
    told["numbers"] = _chance([parts[n] for n in range(_PARTS)], count, _PARTS - 1)
    seen = [pairs[pair] for pair in itertools.combinations(sorted(setup.pack), 2)]
    told["cards that meet (spread)"] = _spread(seen, count, setup)
    return told


def _chance(seen: list[int], total: int, scale: int) -> float:
    """The chance of counts as uneven as these, which are drawn without putting back.

    A hand holds a card once at most, which makes its counts a little more even than independent
    draws: the plain chi-square is stretched by (N - 1)/(N - n).
    """
    expected = total / len(seen)
    plain = sum((count - expected) ** 2 for count in seen) / expected
    freedom = len(seen) - 1
    return _tail(plain * freedom / scale, freedom)


def _spread(seen: list[int], deals: int, setup: Setup) -> float:
    """The chance that some pair of cards meets so much too often or too seldom as the worst one."""
    whole, size = len(setup.pack), setup.hand_size
    share = len(setup.table.seats) * size * (size - 1) / (whole * (whole - 1))
    width = (deals * share * (1 - share)) ** 0.5
    worst = max(abs(count - deals * share) for count in seen) / width
    return min(1.0, 2 * (1 - NormalDist().cdf(worst)) * len(seen))


def _tail(chi_square: float, freedom: int) -> float:
    third = (chi_square / freedom) ** (1 / 3)
    spread = 2 / (9 * freedom)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf(third)
