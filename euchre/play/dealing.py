"""Deal numbers: every deal of a pack has a number, and every number is one deal.

A number counts through all ways to give the players their hands, turn a card and lay the next
three under it, so no deal is out of reach and none comes more often than another: with 24 cards
and four players there are 498,688,594,500,096. The order of the
cards within a hand does not matter and is not counted.

The number of a game's next deal follows from the game's seed by SHA-256, which gives the same
deal on every machine and with every version of Python; `random.shuffle` promises neither.
"""

from __future__ import annotations

import hashlib
from itertools import count
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup

_EXCHANGED = 3
"""How many cards of the kitty can come into play (going under), so that they are counted."""

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 signs without I, L, O and U, which are easily misread."""
_MISREAD = str.maketrans("ILO", "110")
_GROUP = 4


def _shares(setup: Setup) -> list[int]:
    """How many cards each share of the pack gets: the hands, the turned card, the kitty's top."""
    size, seats = setup.hand_size, len(setup.table.seats)
    turned = 1 if setup.turn_up else 0
    left = len(setup.pack) - size * seats - turned
    top = min(_EXCHANGED, left)
    return [*([size] * seats), turned, top, left - top]


def deals_count(setup: Setup) -> int:
    """How many different deals there are; deal numbers run from 0 to one less."""
    total, left = 1, len(setup.pack)
    for share in _shares(setup):
        total *= comb(left, share)
        left -= share
    return total


def pack_of(number: int, setup: Setup, dealer: Seat) -> tuple[Card, ...]:
    """The pack, first card first, that gives every seat the cards of deal *number*.

    Which cards a seat gets does not depend on the dealer. ValueError if there is no such deal.
    """
    if not 0 <= number < deals_count(setup):
        message = f"no such deal: {number}"
        raise ValueError(message)
    left = list(setup.pack)
    shares: list[list[Card]] = []
    for size in _shares(setup):
        number, rank = divmod(number, comb(len(left), size))
        share = [left[index] for index in _combination(rank, size)]
        left = [card for card in left if card not in share]
        shares.append(share)
    seats = setup.table.seats
    hands = dict(zip(seats, shares, strict=False))
    return (*_in_packets(hands, setup, dealer), *(c for s in shares[len(seats) :] for c in s))


def number_of(pack: Sequence[Card], setup: Setup, dealer: Seat) -> int:
    """The number of the deal that *pack* gives: the inverse of `pack_of`."""
    places = _places(setup, dealer)
    dealt = len(places)
    hands = [
        [card for card, place in zip(pack, places, strict=False) if place is seat]
        for seat in setup.table.seats
    ]
    rest: list[list[Card]] = []
    for size in _shares(setup)[len(hands) :]:
        rest.append(list(pack[dealt : dealt + size]))
        dealt += size
    left = list(setup.pack)
    number, unit = 0, 1
    for share in [*hands, *rest]:
        number += unit * _rank([left.index(card) for card in share])
        unit *= comb(len(left), len(share))
        left = [card for card in left if card not in share]
    return number


def drawn_number(seed: int | str, index: int, setup: Setup) -> int:
    """The number of the deal with this *index* (0, 1, ...) in a game with this *seed*."""
    total = deals_count(setup)
    bits = total.bit_length()
    for attempt in count():
        digest = hashlib.sha256(f"euchre deal {seed} {index} {attempt}".encode()).digest()
        number = int.from_bytes(digest, "big") >> (256 - bits)
        # Numbers beyond the last deal are drawn again: folding them back would favour some.
        if number < total:
            return number
    raise AssertionError


def spelled(number: int, setup: Setup) -> str:
    """A deal number in groups of four signs, easy to read out and type ("7Q2K-04MF-9A")."""
    signs = ""
    for _ in range(_length(setup)):
        number, sign = divmod(number, len(_ALPHABET))
        signs = _ALPHABET[sign] + signs
    return "-".join(signs[i : i + _GROUP] for i in range(0, len(signs), _GROUP))


def read(text: str, setup: Setup) -> int:
    """The deal number that a person typed; ValueError if it is none of this pack."""
    signs = "".join(c for c in text.upper().translate(_MISREAD) if c not in "- ")
    if not signs or len(signs) > _length(setup) or any(c not in _ALPHABET for c in signs):
        message = f"not a deal number: {text!r}"
        raise ValueError(message)
    number = 0
    for sign in signs:
        number = number * len(_ALPHABET) + _ALPHABET.index(sign)
    if number >= deals_count(setup):
        message = f"no such deal: {text!r}"
        raise ValueError(message)
    return number


def _length(setup: Setup) -> int:
    bits = (deals_count(setup) - 1).bit_length()
    return -(-bits // 5)


def _places(setup: Setup, dealer: Seat) -> list[Seat]:
    """Which seat gets each card of the pack, as the packets go round."""
    table = setup.table
    order = table.clockwise_from(table.left_of(dealer))
    return [
        seat
        for sizes in setup.packets
        for place, seat in enumerate(order)
        for _ in range(sizes[place % len(sizes)])
    ]


def _in_packets(hands: dict[Seat, list[Card]], setup: Setup, dealer: Seat) -> list[Card]:
    coming = {seat: iter(hand) for seat, hand in hands.items()}
    return [next(coming[seat]) for seat in _places(setup, dealer)]


def _combination(rank: int, size: int) -> list[int]:
    """The *rank*-th set of *size* indices (combinatorial number system), smallest first."""
    indices = []
    for k in range(size, 0, -1):
        index = k - 1
        while comb(index + 1, k) <= rank:
            index += 1
        rank -= comb(index, k)
        indices.append(index)
    return indices[::-1]


def _rank(indices: list[int]) -> int:
    return sum(comb(index, k) for k, index in enumerate(sorted(indices), 1))
