"""All ways to put unseen cards into places of fixed sizes, and drawing one of them by chance."""

from __future__ import annotations

from functools import cached_property
from math import factorial
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.encoding import split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random


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

    def __init__(self, places: list[Place], cards: int) -> None:
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

    @cached_property
    def possible(self) -> bool:
        """Whether there is any way at all."""
        return self._total(0, self._space) > 0

    def draw(self, rng: Random) -> dict[int, int]:
        """The cards of every place; ValueError if there is no way."""
        if not self.possible:
            message = "no way to deal the unseen cards agrees with what has been seen"
            raise ValueError(message)
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
