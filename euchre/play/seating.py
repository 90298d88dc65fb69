"""Before the first deal: the draw for teams and for the first dealer (rules.md D1, D2)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre.rules.draw import draw_teams, first_jack, lowest_draw
from euchre.rules.house_rules import build

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from euchre.play.record import Player
    from euchre.rules.cards import Card
    from euchre.rules.options import Options
    from euchre.rules.seats import Seat


@dataclass(frozen=True)
class Seating:
    """How a game came to its seats and its first dealer, for the picture and the record."""

    players: Mapping[Seat, Player]
    dealer: Seat
    team_draws: tuple[Mapping[int, Card], ...] = ()
    """The draws for teams, in order: who (the place in the list of players) drew what. The first
    is everybody's, the others are those of tied players."""
    dealer_cards: tuple[tuple[Seat, Card], ...] = ()
    """The cards turned for the first dealer, in order; empty when the seat was drawn by lot."""


def open_game(players: Sequence[Player], options: Options, seed: int | str) -> Seating:
    """Seat *players* and find the first dealer, as the options say.

    Players agreed on sit clockwise in the order given. After a draw the first one keeps his
    place, his partner sits opposite, and the other two follow in order.
    """
    setup = build(options).setup
    seats = setup.table.seats
    draws: tuple[Mapping[int, Card], ...] = ()
    order = list(range(len(players)))
    if options.teams == "draw" and setup.table.partnerships:
        low, draws = _draw_teams(setup.pack, seed)
        order = _seated(low)
    seated = {seat: players[place] for seat, place in zip(seats, order, strict=True)}
    dealer, cards = _first_dealer(options.first_dealer, setup.pack, seats, seed)
    return Seating(seated, dealer, draws, cards)


def _shuffled(cards: Iterable[Card], seed: int | str, what: str) -> list[Card]:
    # Sorting by digests is a shuffle that no version of Python can change.
    def digest(card: Card) -> bytes:
        return hashlib.sha256(f"euchre {what} {seed} {card}".encode()).digest()

    return sorted(cards, key=digest)


def _draw_teams(
    pack: Sequence[Card], seed: int | str
) -> tuple[frozenset[int], tuple[Mapping[int, Card], ...]]:
    draws: list[Mapping[int, Card]] = []
    tied: Sequence[int] = range(4)
    low: frozenset[int] = frozenset()
    while tied:
        cards = dict(zip(tied, _shuffled(pack, seed, f"team {len(draws)}"), strict=False))
        draws.append(cards)
        low, tied = draw_teams(cards, low)
    return low, tuple(draws)


def _seated(low: frozenset[int]) -> list[int]:
    first, *others = range(4)
    partner = next(p for p in others if (p in low) == (first in low))
    left, right = (p for p in others if p != partner)
    return [first, left, partner, right]


def _first_dealer(
    method: str, pack: Sequence[Card], seats: Sequence[Seat], seed: int | str
) -> tuple[Seat, tuple[tuple[Seat, Card], ...]]:
    if method == "random":
        digest = hashlib.sha256(f"euchre first dealer {seed}".encode()).digest()
        return seats[int.from_bytes(digest, "big") % len(seats)], ()
    if method == "lowest_draw":
        return _draw_dealer(pack, seats, seed)
    cards = _shuffled(pack, seed, "first dealer")
    seat, count = first_jack(cards, seats, black=method == "first_black_jack")
    return seat, tuple((seats[i % len(seats)], cards[i]) for i in range(count))


def _draw_dealer(
    pack: Sequence[Card], seats: Sequence[Seat], seed: int | str
) -> tuple[Seat, tuple[tuple[Seat, Card], ...]]:
    turned: list[tuple[Seat, Card]] = []
    tied = tuple(seats)
    while len(tied) > 1:
        cards = dict(zip(tied, _shuffled(pack, seed, f"dealer {len(turned)}"), strict=False))
        turned += cards.items()
        tied = lowest_draw(cards)
    return tied[0], tuple(turned)
