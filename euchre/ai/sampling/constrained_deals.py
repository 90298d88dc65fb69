"""All deals of the unseen cards into slots of fixed sizes, and drawing one of them uniformly."""

from __future__ import annotations

from functools import cached_property
from math import factorial, prod
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from random import Random

    from euchre.ai.cards.card_coding import Bit, Cards


_NO_WAY = "no way to deal the unseen cards agrees with what has been seen"


class Slot(NamedTuple):
    """Somewhere unseen cards lie: a hand, the dealer's discard or the kitty."""

    name: int
    """A seat's number, or `DISCARD` or `KITTY`."""
    size: int
    """How many cards lie here."""
    barred: Cards
    """Cards that cannot be here."""


class DealSpace:
    """All ways to put cards into slots of fixed sizes, each barring some of the cards.

    Slots that bar the same cards are filled as one and then shared out; how many cards of each
    kind go where is drawn in proportion to the number of ways there are to do it.
    """

    def __init__(
        self, slots: Iterable[Slot], cards: Cards, settled: Mapping[int, Cards] | None = None
    ) -> None:
        """Cards that are *settled*, by the name of their slot, are not among the *cards*."""
        self._settled = settled or {}
        self._left = self._room_left(slots)
        slots = [slot for slot in self._left if slot.size]
        barred = sorted({slot.barred & cards for slot in slots})
        self._rooms = [[slot for slot in slots if slot.barred & cards == bar] for bar in barred]
        kinds: dict[tuple[int, ...], list[Bit]] = {}
        for bit in split(cards):
            allowed = tuple(room for room, bar in enumerate(barred) if not bit & bar)
            kinds.setdefault(allowed, []).append(bit)
        # The kinds with the fewest homes first: fewer cases to count.
        self._kinds = sorted(kinds.items(), key=lambda kind: (len(kind[0]), kind[0]))
        self._space = tuple(sum(slot.size for slot in room) for room in self._rooms)
        self._counts: dict[tuple[int, tuple[int, ...]], list[tuple[int, tuple[int, ...]]]] = {}
        self._totals: dict[tuple[int, tuple[int, ...]], int] = {}

    def _room_left(self, slots: Iterable[Slot]) -> list[Slot]:
        """The slots beside the settled cards; where those cannot be, the size is below 0."""
        left = {slot.name: slot for slot in slots}
        for name, held in self._settled.items():
            slot = left.get(name, Slot(name, 0, 0))
            size = -1 if slot.barred & held else slot.size - held.bit_count()
            left[name] = slot._replace(size=size)
        return list(left.values())

    @cached_property
    def count(self) -> int:
        """How many ways there are."""
        if any(slot.size < 0 for slot in self._left):
            return 0
        shares = (_multinomial(slot.size for slot in room) for room in self._rooms)
        return self._total(0, self._space) * prod(shares)

    def draw(self, rng: Random) -> dict[int, Cards]:
        """The cards of every slot; ValueError if there is no way."""
        if not self.count:
            raise ValueError(_NO_WAY)
        rooms: list[list[int]] = [[] for _ in self._rooms]
        space = self._space
        for index, (_, cards) in enumerate(self._kinds):
            share = self._share(index, space, rng)
            space = tuple([left - taken for left, taken in zip(space, share, strict=True)])
            shuffled = cards[:]
            shuffle(shuffled, rng)
            for room, taken in enumerate(share):
                rooms[room] += shuffled[:taken]
                del shuffled[:taken]
        dealt = {}
        for slots, cards in zip(self._rooms, rooms, strict=True):
            if len(self._kinds) > 1:
                shuffle(cards, rng)
            start = 0
            for slot in slots:
                dealt[slot.name] = sum(cards[start : start + slot.size])
                start += slot.size
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


class DisjointUnion:
    """Several spaces that have no deal in common: every deal of any of them is as likely."""

    def __init__(self, spaces: Iterable[DealSpace]) -> None:
        self._spaces = [space for space in spaces if space.count]
        self.count = sum(space.count for space in self._spaces)
        """How many ways there are in all."""

    def draw(self, rng: Random) -> dict[int, Cards]:
        """The cards of every slot; ValueError if there is no way."""
        if not self._spaces:
            raise ValueError(_NO_WAY)
        pick = rng.random() * self.count
        for space in self._spaces:
            pick -= space.count
            if pick < 0:
                return space.draw(rng)
        return self._spaces[-1].draw(rng)


def shuffle(cards: list[Bit], rng: Random) -> None:
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
