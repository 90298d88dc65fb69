"""All ways to put unseen cards into places of fixed sizes, and drawing one of them by chance."""

from __future__ import annotations

from functools import cached_property
from math import factorial, prod
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from random import Random


_NO_WAY = "no way to deal the unseen cards agrees with what has been seen"


class Place(NamedTuple):
    """Somewhere unseen cards lie: a hand, the dealer's discard or the kitty."""

    name: int
    """A seat's number, or `BURIED` or `KITTY`."""
    size: int
    barred: int
    """Cards that cannot be here."""


class Ways:
    """All ways to put cards into places of fixed sizes, each barring some of the cards.

    Places that bar the same cards are filled as one and then shared out; how many cards of each
    kind go where is drawn in proportion to the number of ways there are to do it.
    """

    def __init__(
        self, places: Iterable[Place], cards: int, settled: Mapping[int, int] | None = None
    ) -> None:
        """Cards that are *settled*, by the name of their place, are not among the *cards*."""
        self._settled = settled or {}
        self._left = self._room_left(places)
        places = [place for place in self._left if place.size]
        barred = sorted({place.barred & cards for place in places})
        self._rooms = [
            [place for place in places if place.barred & cards == bar] for bar in barred
        ]
        kinds: dict[tuple[int, ...], list[int]] = {}
        for bit in split(cards):
            allowed = tuple(room for room, bar in enumerate(barred) if not bit & bar)
            kinds.setdefault(allowed, []).append(bit)
        # The kinds with the fewest homes first: fewer cases to count.
        self._kinds = sorted(kinds.items(), key=lambda kind: (len(kind[0]), kind[0]))
        self._space = tuple(sum(place.size for place in room) for room in self._rooms)
        self._counts: dict[tuple[int, tuple[int, ...]], list[tuple[int, tuple[int, ...]]]] = {}
        self._totals: dict[tuple[int, tuple[int, ...]], int] = {}

    def _room_left(self, places: Iterable[Place]) -> list[Place]:
        """The places beside the settled cards; where those cannot be, the size is below 0."""
        left = {place.name: place for place in places}
        for name, held in self._settled.items():
            place = left.get(name, Place(name, 0, 0))
            size = -1 if place.barred & held else place.size - held.bit_count()
            left[name] = place._replace(size=size)
        return list(left.values())

    @cached_property
    def count(self) -> int:
        """How many ways there are."""
        if any(place.size < 0 for place in self._left):
            return 0
        shares = (_multinomial(place.size for place in room) for room in self._rooms)
        return self._total(0, self._space) * prod(shares)

    def draw(self, rng: Random) -> dict[int, int]:
        """The cards of every place; ValueError if there is no way."""
        if not self.count:
            raise ValueError(_NO_WAY)
        rooms: list[list[int]] = [[] for _ in self._rooms]
        space = self._space
        for index, (_, cards) in enumerate(self._kinds):
            share = self._share(index, space, rng)
            space = tuple(left - taken for left, taken in zip(space, share, strict=True))
            shuffled = cards[:]
            shuffle(shuffled, rng)
            for room, taken in enumerate(share):
                rooms[room] += shuffled[:taken]
                del shuffled[:taken]
        dealt = {}
        for places, cards in zip(self._rooms, rooms, strict=True):
            if len(self._kinds) > 1:
                shuffle(cards, rng)
            start = 0
            for place in places:
                dealt[place.name] = sum(cards[start : start + place.size])
                start += place.size
        for name, held in self._settled.items():
            dealt[name] = dealt.get(name, 0) | held
        return dealt

    def _share(self, index: int, space: tuple[int, ...], rng: Random) -> tuple[int, ...]:
        """How many cards of one kind go to each room."""
        choices = self._counts[index, space]
        if len(choices) == 1:
            return choices[0][1]
        pick = rng.random() * self._totals[index, space]
        for ways, share in choices:
            pick -= ways
            if pick < 0:
                return share
        return choices[-1][1]

    def _total(self, index: int, space: tuple[int, ...]) -> int:
        """In how many ways the kinds from *index* on fit into the *space* left in the rooms."""
        if index == len(self._kinds):
            return int(not any(space))
        key = (index, space)
        if key not in self._totals:
            allowed, cards = self._kinds[index]
            choices = []
            for share in _shares(len(cards), allowed, space):
                left = tuple(s - t for s, t in zip(space, share, strict=True))
                ways = self._total(index + 1, left)
                if ways:
                    choices.append((ways * _multinomial(share), share))
            self._counts[key] = choices
            self._totals[key] = sum(ways for ways, _ in choices)
        return self._totals[key]


class Cases:
    """Several sets of ways that have none in common: every way of any of them is as likely."""

    def __init__(self, cases: Iterable[Ways]) -> None:
        self._cases = [case for case in cases if case.count]
        self.count = sum(case.count for case in self._cases)
        """How many ways there are in all."""

    def draw(self, rng: Random) -> dict[int, int]:
        """The cards of every place; ValueError if there is no way."""
        if not self._cases:
            raise ValueError(_NO_WAY)
        pick = rng.random() * self.count
        for case in self._cases:
            pick -= case.count
            if pick < 0:
                return case.draw(rng)
        return self._cases[-1].draw(rng)


def shuffle(cards: list[int], rng: Random) -> None:
    """Bring *cards* into random order: quicker than `Random.shuffle`, and the same for ever."""
    chance = rng.random
    for last in range(len(cards) - 1, 0, -1):
        other = int(chance() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def _multinomial(share: Iterable[int]) -> int:
    """In how many ways a set of cards splits into parts of these sizes."""
    total, ways = 0, 1
    for part in share:
        total += part
        ways *= factorial(total) // (factorial(part) * factorial(total - part))
    return ways


def _shares(
    count: int, allowed: tuple[int, ...], space: tuple[int, ...], room: int = 0
) -> Iterator[tuple[int, ...]]:
    """All ways to share *count* equal cards among the *allowed* rooms with so much *space*."""
    if room == len(space):
        if not count:
            yield ()
        return
    most = min(count, space[room]) if room in allowed else 0
    for taken in range(most + 1):
        for rest in _shares(count - taken, allowed, space, room + 1):
            yield (taken, *rest)
