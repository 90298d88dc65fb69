"""Deals the unknown cards of a position at random, so that what is known of it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.rules.game import deal_out

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from euchre.rules.cards import Card, Suit
    from euchre.rules.ranking import Ranking
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup

_TRIES = 300
"""Even deals that are tried out before one is put together that fits."""


class Slots(NamedTuple):
    """What is unknown of a position, and what is known of the unknown."""

    open: Mapping[Seat, int]
    """How many unknown cards everybody holds."""
    voids: Mapping[Seat, frozenset[Suit]]
    """The suits that these cards cannot be of."""
    unseen: tuple[Card, ...]
    """The cards that have no place yet."""
    ranking: Ranking
    trump: Suit | None
    picked_up: Card | None
    """The upcard, where the dealer has it and nobody knows whether it was laid away."""
    dealer: Seat
    discards: bool
    """Whether the dealer has laid away an unknown card."""
    may_discard_upcard: bool

    def fits(self, seat: Seat, card: Card) -> bool:
        """Whether a seat can hold a card."""
        return self.ranking.suit_of(card, self.trump) not in self.voids.get(seat, ())


class Hands(NamedTuple):
    """The unknown cards, dealt."""

    held: Mapping[Seat, tuple[Card, ...]]
    discard: Card | None


def dealt_at_random(slots: Slots, rng: Random) -> Hands | None:
    """Deal the unknown cards; None if no deal fits."""
    for _ in range(_TRIES):
        hands = _dealt(slots, rng, _shuffled(slots.unseen, rng))
        if all(slots.fits(seat, card) for seat, held in hands.held.items() for card in held):
            return hands
    return _put_together(slots, rng)


def _shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    return rng.sample(list(cards), len(cards))


def _dealt(slots: Slots, rng: Random, pool: list[Card]) -> Hands:
    """Deal from the top of a *pool*; the picked-up card goes to one of the dealer's places."""
    places = [seat for seat, count in slots.open.items() for _ in range(count)]
    discard = None
    given: dict[Seat, list[Card]] = {seat: [] for seat in slots.open}
    if slots.picked_up is not None:
        own = slots.open[slots.dealer]
        laid_away = slots.discards and slots.may_discard_upcard
        if laid_away and (not own or rng.randrange(own + 1) == own):
            discard = slots.picked_up
        elif own:
            given[slots.dealer].append(slots.picked_up)
            places.remove(slots.dealer)
    for seat in places:
        given[seat].append(pool.pop())
    if slots.discards and discard is None:
        discard = pool.pop()
    return Hands({seat: tuple(cards) for seat, cards in given.items()}, discard)


def _put_together(slots: Slots, rng: Random) -> Hands | None:
    """Find a card for every place, moving others out of the way where that is needed."""
    dealer, upcard = slots.dealer, slots.picked_up
    keeps = upcard is not None and slots.open[dealer] > 0 and slots.fits(dealer, upcard)
    if upcard is not None and not keeps and not (slots.discards and slots.may_discard_upcard):
        return None
    places = [seat for seat, count in slots.open.items() for _ in range(count)]
    if keeps:
        places.remove(dealer)
    pool = _shuffled(slots.unseen, rng)
    given = _matched(slots, places, pool)
    if given is None:
        return None
    held: dict[Seat, list[Card]] = {seat: [] for seat in slots.open}
    for card, place in given.items():
        held[places[place]].append(card)
    rest = [card for card in pool if card not in given]
    if upcard is not None and keeps:
        held[dealer].append(upcard)
    elif upcard is not None:
        rest.insert(0, upcard)
    discard = rest[0] if slots.discards and rest else None
    return Hands({seat: tuple(cards) for seat, cards in held.items()}, discard)


def _matched(slots: Slots, places: list[Seat], pool: list[Card]) -> dict[Card, int] | None:
    """A card for each of the places, by the number of the place; None if there is no such."""
    given: dict[Card, int] = {}

    def find(place: int, tried: set[Card]) -> bool:
        for card in pool:
            if card in tried or not slots.fits(places[place], card):
                continue
            tried.add(card)
            if card not in given or find(given[card], tried):
                given[card] = place
                return True
        return False

    return given if all(find(place, set()) for place in range(len(places))) else None


def pack_for(
    setup: Setup, dealer: Seat, hands: Mapping[Seat, Sequence[Card]], upcard: Card
) -> tuple[Card, ...]:
    """The pack that deals these *hands* and turns this card up; the others stay in their order."""
    even = deal_out(setup.pack, setup, dealer)
    at = {card: place for place, card in enumerate(setup.pack)}
    used = {card for hand in hands.values() for card in hand} | {upcard}
    rest = iter([card for card in setup.pack if card not in used])
    pack: list[Card | None] = [None] * len(setup.pack)
    for seat, hand in hands.items():
        for card, place in zip(hand, even.hidden.hands[seat], strict=True):
            pack[at[place]] = card
    assert even.shown.upcard is not None
    pack[at[even.shown.upcard]] = upcard
    return tuple(next(rest) if card is None else card for card in pack)
