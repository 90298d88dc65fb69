"""Deals the cards a viewer cannot see, in every way that agrees with what he has seen.

Nothing but the view goes in, so an imagined deal cannot know more than the player does.
"""

from __future__ import annotations

from functools import cached_property
from math import factorial
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.encoding import split
from euchre.ai.reading import layout_for, number, out_of_play
from euchre.rules.actions import Call, Claim
from euchre.rules.state import Hidden, Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random

    from euchre.ai.encoding import Layout
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Shown
    from euchre.rules.view import PlayerView

_BURIES_TURNED = 0.03
"""How often a dealer is taken to have laid away the very card he picked up."""


class World(NamedTuple):
    """One way the unseen cards may lie, as bits of the layout it was drawn in."""

    hands: tuple[int, ...]
    """By seat number."""
    buried: int
    """What the dealer laid away."""
    kitty: int
    """The undealt cards; those the viewer has seen go there are not among them."""


class Place(NamedTuple):
    """Somewhere unseen cards lie: a hand, the dealer's discard or the kitty."""

    name: int
    """A seat's number, or `BURIED` or `KITTY`."""
    size: int
    barred: int
    """Cards that cannot be here."""


BURIED, KITTY = -1, -2


class Unseen:
    """Everything a view leaves open; `draw` settles it by chance."""

    def __init__(self, view: PlayerView) -> None:
        shown = view.shown
        assert shown is not None
        self._view, self._shown = view, shown
        self.layout = layout_for(view, shown.trump)
        self._viewer = None if view.seat is None else number(view, view.seat)
        self._dealer = number(view, shown.dealer)
        played = {p.card: p.seat for trick in shown.tricks for p in trick}
        self._played = played
        self._voids = _voids(view, shown, self.layout)
        self._held = self._held_by_viewer()
        gone = self.layout.mask((*played, *out_of_play(shown), *view.discards))
        open_ = self.layout.pack & ~gone & ~self._held
        turned = self.layout.bits[shown.upcard] if shown.upcard else 0
        self._turned = turned & open_
        self._cards = open_ & ~turned
        self._away = self._count_away()
        self._natural = self._natural_cards()
        self._ways: dict[tuple[bool, int, int], _Ways] = {}

    def draw(self, rng: Random) -> World:
        """One way the cards may lie; all that agree with the record are equally likely.

        Only the turned card in the dealer's discard is made rarer: nobody buries it gladly.
        """
        buried_turned = self._buries_turned(rng)
        place, card, ways = self._settle(rng, buried_turned=buried_turned)
        if not ways.possible:
            buried_turned = not buried_turned
            place, card, ways = self._settle(rng, buried_turned=buried_turned)
        dealt = ways.draw(rng)
        if card:
            dealt[place] = dealt.get(place, 0) | card
        if self._turned:
            home = BURIED if buried_turned else self._dealer
            dealt[home] = dealt.get(home, 0) | self._turned
        hands = [dealt.get(seat, 0) for seat in range(len(self._view.setup.table.seats))]
        if self._viewer is not None and self._view.hand:
            hands[self._viewer] = self._held
        buried = dealt.get(BURIED, 0) | self.layout.mask(self._view.discards)
        return World(tuple(hands), buried, dealt.get(KITTY, 0))

    def _settle(self, rng: Random, *, buried_turned: bool) -> tuple[int, int, _Ways]:
        """A card that is forced, where it lies (0 and 0 for none), and the ways left then."""
        place, card = self._forced(rng, buried_turned=buried_turned)
        key = (buried_turned, place, card)
        ways = self._ways.get(key)
        if ways is None:
            places = self._places(buried_turned=buried_turned, forced=place if card else None)
            ways = self._ways[key] = _Ways(places, self._cards & ~card)
        return place, card, ways

    def _held_by_viewer(self) -> int:
        return self.layout.mask(self._view.hand)

    def _count_away(self) -> int:
        """How many cards the dealer has laid away without the viewer knowing them."""
        shown, view = self._shown, self._view
        if not shown.picked_up:
            return 0
        played = sum(seat is shown.dealer for seat in self._played.values())
        away = view.setup.hand_size + 1 - view.hand_sizes[shown.dealer] - played
        return away - len(view.discards)

    def _buries_turned(self, rng: Random) -> bool:
        if not self._turned or not self._away:
            return False
        if not self._view.options.may_discard_upcard:
            return False
        held = self._view.hand_sizes[self._shown.dealer]
        if not held or self._turned & self._voids[self._dealer]:
            return True
        return rng.random() < _BURIES_TURNED

    def _places(self, *, buried_turned: bool, forced: int | None) -> list[Place]:
        """Where the unseen cards lie, without the turned card and one that is *forced*."""
        view = self._view
        places = []
        for seat, who in enumerate(view.setup.table.seats):
            if seat == self._viewer and view.hand:
                continue
            size = view.hand_sizes[who]
            size -= seat == self._dealer and bool(self._turned) and not buried_turned
            places.append(Place(seat, size - (seat == forced), self._voids[seat]))
        places.append(Place(BURIED, self._away - buried_turned - (forced == BURIED), 0))
        kitty = self._cards.bit_count() - sum(p.size for p in places) - (forced is not None)
        places.append(Place(KITTY, kitty, 0))
        return [place for place in places if place.size]

    def _natural_cards(self) -> int:
        """Under natural trump: the unseen cards of which the maker must have had one, or 0."""
        shown, view = self._shown, self._view
        maker, suit = shown.maker, shown.trump
        called = [s for s in shown.calls if s.seat is maker and s.phase is not Phase.BENNY]
        if not view.options.natural_trump or suit is None or maker in (None, view.seat):
            return 0
        if any(isinstance(spoken.call, Call) for spoken in called) and _was_stuck(view, shown):
            return 0
        if not any(spoken.phase in (Phase.ORDER, Phase.NAME) for spoken in called):
            return 0
        natural = [card for card in view.setup.pack if card.suit is suit]
        if any(
            self._played.get(card) is maker and card is not shown.upcard for card in natural
        ):
            return 0
        return self.layout.mask(natural) & self._cards

    def _forced(self, rng: Random, *, buried_turned: bool) -> tuple[int, int]:
        """Where one of the maker's natural trumps lies and which it is; (0, 0) if none is due."""
        if not self._natural or self._shown.maker is None:
            return 0, 0
        maker = number(self._view, self._shown.maker)
        free = self._view.hand_sizes[self._shown.maker]
        free -= maker == self._dealer and bool(self._turned) and not buried_turned
        homes = [maker] * free if self._natural & ~self._voids[maker] else []
        if maker == self._dealer:
            homes += [BURIED] * (self._away - buried_turned)
        if not homes:
            return 0, 0
        home = rng.choice(homes)
        barred = self._voids[maker] if home == maker else 0
        return home, rng.choice(split(self._natural & ~barred))


class _Ways:
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


def _voids(view: PlayerView, shown: Shown, layout: Layout) -> list[int]:
    """For each seat the cards it cannot hold, because it did not follow suit."""
    voids = [0] * len(view.setup.table.seats)
    for trick in shown.tricks:
        led = layout.suit_of[layout.bits[trick[0].card]]
        for played in trick:
            if not layout.bits[played.card] & led:
                voids[number(view, played.seat)] |= led
    return voids


def _was_stuck(view: PlayerView, shown: Shown) -> bool:
    return view.options.stick_the_dealer and shown.maker is shown.dealer


def imagine(view: PlayerView, rng: Random) -> Hidden:
    """Everything hidden from the viewer, as it might be; empty hands between deals.

    A deal with these cards gives the viewer the very same view.
    """
    shown = view.shown
    if shown is None:
        return Hidden({})
    unseen = Unseen(view)
    world = unseen.draw(rng)
    cards = unseen.layout.hand
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat, held in zip(view.setup.table.seats, world.hands, strict=True):
        known = seat is view.seat and view.hand
        hands[seat] = view.hand if known else tuple(rng.sample(cards(held), held.bit_count()))
    under = [card for s in shown.calls if isinstance(s.call, Claim) for card in s.call.cards]
    rest = rng.sample(cards(world.kitty), world.kitty.bit_count())
    buried = view.discards or tuple(cards(world.buried))
    asked = view.phase is Phase.RELIEF and view.turn is view.seat
    kept = frozenset(s for s in view.setup.table.seats if not (asked and s is view.seat))
    return Hidden(hands, (*under, *rest), {shown.dealer: buried} if buried else {}, kept)
