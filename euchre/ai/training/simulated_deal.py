"""Deals at random to learn from, with what every bid in them would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import card_coding
from euchre.ai.cards.position import Position
from euchre.ai.evaluate import partners_best
from euchre.ai.evaluate.features import turned_place
from euchre.ai.evaluate.outcome_tables import EUCHRED, MADE, MARCH
from euchre.ai.policy import partnership
from euchre.rules.cards import JOKER, Rank, Suit, pack
from euchre.rules.ranking import Ranking

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import CardCoding
    from euchre.ai.cards.position import Policy
    from euchre.rules.cards import Card


class Game(NamedTuple):
    """What distinguishes the games that have tables of their own."""

    name: str
    lowest: Rank
    joker: bool
    stick: bool
    partner_alone: bool
    """Whether the dealer's partner may order up alone only."""
    calls_best: bool
    """Whether lone players call for the best card and opponents may defend alone, as in Railroad."""
    deals: int
    """How many deals the tables are made from unless told otherwise."""


class Bid(NamedTuple):
    """Somebody makes trump."""

    turn: int
    """0-3 in the first round, 4-7 in the second."""
    suit: Suit
    alone: bool


class RandomDeal:
    """One deal with the masks of every hand in every coding."""

    def __init__(
        self, cards: Sequence[Card], dealer: int, codings: dict[Suit, CardCoding], turned: Suit
    ) -> None:
        self.dealer = dealer
        self.suit = turned
        green = [suit for suit in Suit if suit not in (turned, turned.twin)]
        self.suits = (turned, turned.twin, *green)
        self.codings = [codings[suit] for suit in self.suits]
        hands = [cards[5 * seat : 5 * seat + 5] for seat in range(4)]
        self.hands = [[cards_.mask(hand) for hand in hands] for cards_ in self.codings]
        """By suit, in the order of `suits`, and seat."""
        self.turned = [cards_.bits[cards[20]] for cards_ in self.codings]
        self.place = turned_place(self.codings[0], self.turned[0])
        six = self.hands[0][dealer] | self.turned[0]
        self.discard = partnership.discard(self.codings[0], six, six)
        self.kept = six ^ self.discard

    def seat(self, turn: int) -> int:
        """Whose bid the *turn* is."""
        return (self.dealer + 1 + turn) % 4

    def held(self, turn: int, index: int) -> int:
        """What the bidder of *turn* would play with, were suit number *index* trump."""
        dealer = index == 0 and self.seat(turn) == self.dealer
        return self.kept if dealer else self.hands[index][self.seat(turn)]

    def outcome(self, bid: Bid, habits: Sequence[Policy], *, calls_best: bool = False) -> int:
        """How the deal ends when *bid* makes trump and everybody, by seat, plays by *habits*."""
        tricks = self.first_lead(bid, calls_best=calls_best).play_out(habits)
        return EUCHRED if tricks < 3 else MADE if tricks < 5 else MARCH  # noqa: PLR2004

    def first_lead(self, bid: Bid, *, calls_best: bool = False) -> Position:
        """The deal before its first card, when *bid* has made trump.

        Where lone players call for the best card, opponents defend alone if that looks better.
        """
        index = self.suits.index(bid.suit)
        cards = self.codings[index]
        hands = self.hands[index][:]
        maker, first = self.seat(bid.turn), bid.turn < 4  # noqa: PLR2004 - the first round
        if first:
            hands[self.dealer] = self.kept
        out = {maker ^ 2} if bid.alone else set()
        if bid.alone and calls_best:
            out |= _after_calling_for_best(cards, hands, maker)
        for seat in out:
            hands[seat] = 0
        leader = (maker + 1) % 4 if bid.alone else (self.dealer + 1) % 4
        while leader in out:
            leader = (leader + 1) % 4
        return Position(
            cards,
            hands,
            maker=maker,
            leader=leader,
            sitting_out=frozenset(out),
            seen=0 if first else self.turned[index],
            discard=self.discard if first and not (bid.alone and self.dealer in out) else 0,
            discarder=self.dealer,
        )


def _after_calling_for_best(cards: CardCoding, hands: list[int], maker: int) -> set[int]:
    """Exchange cards for the lone *maker* and, if one defends alone, for him; who sits out for it."""
    partners_best.exchange(cards, hands, maker)
    defender = partners_best.lone_defender(cards, hands, maker)
    if defender is None:
        return set()
    partners_best.exchange(cards, hands, defender)
    return {defender ^ 2}


def random_deals(game: Game, count: int, rng: Random) -> Iterator[RandomDeal]:
    """Deals at random; one with a turned joker has any suit named for it."""
    cards = list(pack(game.lowest, *((JOKER,) if game.joker else ())))
    ranking = Ranking(best=JOKER if game.joker else None)
    whole = tuple(cards)
    codings = {suit: card_coding(whole, ranking, suit) for suit in Suit}
    for number in range(count):
        rng.shuffle(cards)
        turned = cards[20].suit or rng.choice(list(Suit))
        yield RandomDeal(cards, number % 4, codings, turned)
