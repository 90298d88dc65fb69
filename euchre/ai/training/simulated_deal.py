"""Deals at random to learn from, with what every call in them would lead to."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import card_coding
from euchre.ai.cards.position import Position, opponents, partner
from euchre.ai.evaluate import outcome_tables, partners_best
from euchre.ai.evaluate.features import name_pass_features, order_pass_features, turned_place
from euchre.ai.policy import partnership
from euchre.rules.cards import JOKER, Rank, Suit, pack
from euchre.rules.ranking import Ranking
from euchre.rules.scoring import needed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from euchre.ai.cards.card_coding import CardCoding, Cards
    from euchre.ai.cards.position import Policy, SeatNo
    from euchre.ai.evaluate.features import Features
    from euchre.rules.cards import Card

_HAND = outcome_tables.HAND_SIZE
_ROUND = 4
"""Turns of a round of bidding."""
_SHOWN_EVERY = 5000
"""Deals between two lines of progress."""


class TrainedGame(NamedTuple):
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


GAMES = {
    (
        name := outcome_tables.table_name(deck, joker=joker, stick=stick, calls_best=calls_best)
    ): TrainedGame(
        name,
        lowest,
        joker,
        stick,
        partner_alone=joker and not calls_best,
        calls_best=calls_best,
        deals=150_000 if calls_best else 300_000 if joker or deck == "32" else 1_500_000,
    )
    for deck, lowest in (("24", Rank.NINE), ("32", Rank.SEVEN))
    for joker, calls_best in ((False, False), (True, False), (True, True))
    for stick in (False, True)
}
"""Every game that has tables, by their name."""


class TrumpCall(NamedTuple):
    """Trump is made: at which turn, 0-3 in the first round and 4-7 in the second, and how."""

    turn: int
    suit: Suit
    alone: bool


class SimulatedDeal:
    """One deal with the cards of every hand in every coding."""

    def __init__(
        self,
        cards: Sequence[Card],
        dealer: SeatNo,
        codings: dict[Suit, CardCoding],
        turned: Suit,
    ) -> None:
        self.dealer = dealer
        green = [suit for suit in Suit if suit not in (turned, turned.twin)]
        self.suits = (turned, turned.twin, *green)
        self.codings = [codings[suit] for suit in self.suits]
        hands = [cards[_HAND * seat : _HAND * (seat + 1)] for seat in range(4)]
        self.hands = [[coding.mask(hand) for hand in hands] for coding in self.codings]
        """By suit, in the order of `suits`, and seat."""
        self.turned = [coding.bits[cards[4 * _HAND]] for coding in self.codings]
        self.place = turned_place(self.codings[0], self.turned[0])
        six = self.hands[0][dealer] | self.turned[0]
        self.discard = partnership.discard(self.codings[0], six, six)
        self.kept = six ^ self.discard

    def seat(self, turn: int) -> SeatNo:
        """Whose bid the *turn* is."""
        return (self.dealer + 1 + turn) % 4

    def held(self, turn: int, index: int) -> Cards:
        """What the bidder of *turn* would play with, were suit number *index* trump."""
        dealer = index == 0 and self.seat(turn) == self.dealer
        return self.kept if dealer else self.hands[index][self.seat(turn)]

    @staticmethod
    def choices(turn: int) -> Sequence[int]:
        """The numbers of the suits that may be made trump at *turn*."""
        return (0,) if turn < _ROUND else (1, 2, 3)

    @staticmethod
    def call_context(turn: int, index: int) -> str:
        """The context of making suit number *index* trump at *turn*."""
        first = turn < _ROUND
        return outcome_tables.call_context(turn % _ROUND, first=first, next_suit=index == 1)

    @staticmethod
    def pass_context(turn: int) -> str:
        """The context of passing at *turn*."""
        return outcome_tables.pass_context(turn % _ROUND, first=turn < _ROUND)

    def pass_features(self, turn: int) -> Features:
        """The features of the bidder's hand for passing."""
        hands = [hands[self.seat(turn)] for hands in self.hands]
        find = order_pass_features if turn < _ROUND else name_pass_features
        return find(self.codings, hands, self.place)

    def outcome(
        self, call: TrumpCall, policies: Sequence[Policy], *, calls_best: bool = False
    ) -> int:
        """How the deal ends when *call* makes trump and all, by seat, play by the *policies*."""
        tricks = self.first_lead(call, calls_best=calls_best).play_out(policies)
        if tricks < needed(_HAND):
            return outcome_tables.EUCHRED
        return outcome_tables.MADE if tricks < _HAND else outcome_tables.MARCH

    def first_lead(self, call: TrumpCall, *, calls_best: bool = False) -> Position:
        """The deal before its first card, when *call* has made trump.

        Where lone players call for the best card, opponents defend alone if that looks better.
        """
        index, maker = self.suits.index(call.suit), self.seat(call.turn)
        coding, hands = self.codings[index], self.hands[index][:]
        first = call.turn < _ROUND
        if first:
            hands[self.dealer] = self.kept
        out = {partner(maker)} if call.alone else set()
        if call.alone and calls_best:
            out |= _after_calling_for_best(coding, hands, maker)
        for seat in out:
            hands[seat] = 0
        leader = opponents(maker if call.alone else self.dealer)[0]
        while leader in out:
            leader = opponents(leader)[0]
        return Position(
            coding,
            hands,
            maker=maker,
            leader=leader,
            sitting_out=frozenset(out),
            seen=0 if first else self.turned[index],
            discard=self.discard if first and not (call.alone and self.dealer in out) else 0,
            discarder=self.dealer,
        )


def _after_calling_for_best(
    coding: CardCoding, hands: list[Cards], maker: SeatNo
) -> set[SeatNo]:
    """Exchange cards for the lone *maker* and for a lone defender; who sits out for the latter."""
    partners_best.exchange(coding, hands, maker)
    defender = partners_best.lone_defender(coding, hands, maker)
    if defender is None:
        return set()
    partners_best.exchange(coding, hands, defender)
    return {partner(defender)}


def simulated_deals(game: TrainedGame, count: int, rng: Random) -> Iterator[SimulatedDeal]:
    """Deals at random, with progress told; one with a turned joker has any suit named for it."""
    cards = list(pack(game.lowest, *((JOKER,) if game.joker else ())))
    ranking = Ranking(best=JOKER if game.joker else None)
    codings = {suit: card_coding(tuple(cards), ranking, suit) for suit in Suit}
    for number in range(count):
        if number % _SHOWN_EVERY == 0:
            print(f"\r{game.name}: {number} of {count} deals", end="", file=sys.stderr)  # noqa: T201
        rng.shuffle(cards)
        turned = cards[4 * _HAND].suit or rng.choice(list(Suit))
        yield SimulatedDeal(cards, number % 4, codings, turned)
    print(file=sys.stderr)  # noqa: T201 - a program that reports


def arguments(program: str, about: str, known: Sequence[str]) -> argparse.Namespace:
    """What the command line of a training says: which *names*, how many *deals*, what *seed*."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}")
    parser.add_argument("--deals", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if not set(chosen.names) <= set(known) or chosen.deals < 0:
        parser.error(f"NAME is one of {', '.join(known)}, and the deals are at least 1")
    chosen.names = chosen.names or known
    return chosen
