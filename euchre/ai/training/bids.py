"""Makes the bidding tables: deals at random, bids, plays out what every bid would lead to.

    python -m euchre.ai.training.bids [NAME ...] [--deals N] [--seed 1]

The same seed gives the same tables. The first part of the deals is bid by points; the tables
fitted to it bid the rest, from which the final tables are fitted. Cards are played by experience
(see `training.cards`, whose files must be there). In many of these deals one side bids by points and
plays by the maxims all the same, so that the tables know what careful players pass and call, too.

The largest tables take about ten minutes each under PyPy, several times that under CPython. Those
for Railroad, where lone players call for the best card and opponents may defend alone, are made
from fewer deals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Protocol

from euchre.ai.evaluate import hand_points, outcome_tables
from euchre.ai.evaluate.features import (
    CALL_SIZE,
    PASS_SIZE,
    call_features,
    name_pass_features,
    order_pass_features,
)
from euchre.ai.policy import learned, partnership
from euchre.ai.tables import write
from euchre.ai.training.ridge import Fit
from euchre.ai.training.simulated_deal import Bid, Game, random_deals
from euchre.rules.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.ai.cards.position import Policy
    from euchre.ai.evaluate.features import Features
    from euchre.ai.training.simulated_deal import RandomDeal

_FIRST_PART = 0.1
_CAREFUL_OTHERS = 0.5
"""How often the other side bids by points once there are tables."""
_EXPLORED = 0.3
"""How often bidding is taken to go on although somebody should have made trump."""
_RARE = 4000
"""DisjointUnion found in that way count only in contexts with fewer cases than this."""
_OTHER_SUIT = 0.5
"""How often each other suit is tried in the second round, beside the best one."""


GAMES = {
    (
        name := outcome_tables.table_name(deck, joker=joker, stick=stick, calls_best=calls_best)
    ): Game(
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


class Bids(Protocol):
    """Whoever bids for all."""

    def bid(self, deal: RandomDeal, turn: int) -> Bid | None:
        """What the bidder of *turn* makes trump, or None if he passes."""


class Bidder:
    """Bids by points at first, by the tables once there are some."""

    def __init__(self, game: Game, tables: outcome_tables.Tables | None) -> None:
        self._game = game
        self._tables = tables

    def bid(self, deal: RandomDeal, turn: int) -> Bid | None:
        """What the bidder of *turn* makes trump, or None if he passes."""
        stuck = self._game.stick and turn == 7  # noqa: PLR2004 - the dealer's last turn
        offers = [self._offer(deal, turn, index) for index in indices(turn)]
        value, bid = max(offers, key=lambda offer: offer[0])
        return bid if stuck or value > self._passing(deal, turn) else None

    def _offer(self, deal: RandomDeal, turn: int, index: int) -> tuple[float, Bid]:
        cards, hand = deal.codings[index], deal.held(turn, index)
        suit = deal.suits[index]
        must = self._game.partner_alone and turn == 1
        if self._tables is None:
            if turn < 4:  # noqa: PLR2004 - the first round
                margin = hand_points.first_round(cards, hand, deal.turned[0], turn)
            else:
                margin = hand_points.second_round(cards, hand, turn - 4, next_suit=index == 1)
            lone = hand_points.alone(cards, hand)
            return (
                (lone, Bid(turn, suit, alone=True))
                if must
                else (margin, Bid(turn, suit, lone > 0))
            )
        features, context = call_features(cards, hand, deal.place), context_of(turn, index)
        lost, made, march = self._tables.call.get(context, outcome_tables.HOPELESS)(features)
        together = made + 2 * march - 2 * lost
        lone = -9.0
        if hand_points.may_go_alone(cards, hand):
            lost, made, march = self._tables.lone.get(context, outcome_tables.HOPELESS)(
                features
            )
            lone = made + 4 * march - (4 if self._game.calls_best else 2) * lost
        if must or lone > together:
            return lone, Bid(turn, suit, alone=True)
        return together, Bid(turn, suit, alone=False)

    def _passing(self, deal: RandomDeal, turn: int) -> float:
        if self._tables is None:
            return 0.0
        chances = self._tables.passing.get(pass_context_of(turn), outcome_tables.NOTHING)(
            pass_features(deal, turn)
        )
        return sum(map(float.__mul__, chances, points(self._game)))


class Sides:
    """Two bidders, each for a side."""

    def __init__(self, ours: Bidder, theirs: Bidder, side: int) -> None:
        self._bidders = (ours, theirs)
        self._side = side

    def bid(self, deal: RandomDeal, turn: int) -> Bid | None:
        """What the bidder of *turn* makes trump, or None if he passes."""
        return self._bidders[(deal.seat(turn) ^ self._side) & 1].bid(deal, turn)


def points(game: Game) -> list[float]:
    """The points of every outcome of passing, for the side that passes."""
    lone_euchre = 4.0 if game.calls_best else 2.0
    made = (-2.0, 1.0, 2.0, -lone_euchre, 1.0, 4.0)
    return [sign * points for sign in (1.0, -1.0) for points in made] + [0.0]


def indices(turn: int) -> Sequence[int]:
    """The numbers of the suits that may be made trump at *turn*."""
    return (0,) if turn < 4 else (1, 2, 3)  # noqa: PLR2004 - the first round


def context_of(turn: int, index: int) -> str:
    """The context of making suit number *index* trump at *turn*."""
    return outcome_tables.call_context(turn % 4, first=turn < 4, next_suit=index == 1)  # noqa: PLR2004


def pass_context_of(turn: int) -> str:
    """The context of passing at *turn*."""
    return outcome_tables.pass_context(turn % 4, first=turn < 4)  # noqa: PLR2004 - the first round


def pass_features(deal: RandomDeal, turn: int) -> Features:
    """The features of the bidder's hand for passing."""
    seat = deal.seat(turn)
    hands = [hands[seat] for hands in deal.hands]
    first = turn < 4  # noqa: PLR2004 - the first round
    return (order_pass_features if first else name_pass_features)(
        deal.codings, hands, deal.place
    )


class Collection:
    """The cases of all contexts of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._call: dict[str, Fit] = defaultdict(lambda: Fit(CALL_SIZE, 3))
        self._lone: dict[str, Fit] = defaultdict(lambda: Fit(CALL_SIZE, 3))
        self._pass: dict[str, Fit] = defaultdict(
            lambda: Fit(PASS_SIZE, outcome_tables.OUTCOMES)
        )
        self._ended = [0] * outcome_tables.OUTCOMES
        self._habits: Sequence[Policy] = ()

    def add(self, deal: RandomDeal, bidder: Bids, rng: Random, side: int | None = None) -> None:
        """Bid one deal and note what every bid on the way led to, or would have led to.

        Only the bids of the *side*, 0 or 1, if one is given: then the other plays by the maxims,
        and otherwise everybody by experience.
        """
        habit = learned.policy_for(deal.codings[0])
        self._habits = [
            habit if side is None or not (seat ^ side) & 1 else partnership.choose
            for seat in range(4)
        ]
        # The bid that is made, and the next one, which decides what passing instead led to.
        exploring = rng.random() < _EXPLORED
        bids = list(islice(self._bids(deal, bidder), None if exploring else 2))
        ends = [(bid, self._outcome(deal, bid)) for bid in bids]
        reached = bids[0].turn if bids else 7
        for turn in range(8 if exploring else reached + 1):
            if side is not None and (deal.seat(turn) ^ side) & 1:
                continue
            rarely = turn > reached
            self._add_calls(deal, turn, rng, rarely=rarely)
            following = next(((b, end) for b, end in ends if b.turn > turn), None)
            if following is None and self._game.stick and turn == 7:  # noqa: PLR2004
                continue
            outcome = seen_from(deal, deal.seat(turn), following)
            fit = self._pass[pass_context_of(turn)]
            if not rarely or fit.cases < _RARE:
                fit.add(pass_features(deal, turn), outcome)
        self._ended[seen_from(deal, deal.dealer, ends[0] if ends else None)] += 1

    @staticmethod
    def _bids(deal: RandomDeal, bidder: Bids) -> Iterator[Bid]:
        """The bid that is made, then those that would be made had its maker passed, and so on."""
        bids = (bidder.bid(deal, turn) for turn in range(8))
        return (bid for bid in bids if bid)

    def _add_calls(self, deal: RandomDeal, turn: int, rng: Random, *, rarely: bool) -> None:
        for index in self._tried(deal, turn, rng):
            if rarely and self._call[context_of(turn, index)].cases >= _RARE:
                continue
            cards, hand, suit = deal.codings[index], deal.held(turn, index), deal.suits[index]
            features, context = call_features(cards, hand, deal.place), context_of(turn, index)
            self._call[context].add(features, self._outcome(deal, Bid(turn, suit, alone=False)))
            if hand_points.may_go_alone(cards, hand):
                end = self._outcome(deal, Bid(turn, suit, alone=True))
                self._lone[context].add(features, end)

    def _outcome(self, deal: RandomDeal, bid: Bid) -> int:
        return deal.outcome(bid, self._habits, calls_best=self._game.calls_best)

    @staticmethod
    def _tried(deal: RandomDeal, turn: int, rng: Random) -> Iterator[int]:
        if turn < 4:  # noqa: PLR2004 - the first round
            yield 0
            return
        best = max(
            (1, 2, 3), key=lambda i: hand_points.points(deal.codings[i], deal.held(turn, i))
        )
        yield best
        for index in (1, 2, 3):
            if index != best and rng.random() < _OTHER_SUIT:
                yield index

    def data(self) -> dict[str, object]:
        """What goes into the file."""
        total = sum(self._ended)
        return {
            "frequencies": [round(count / total, 4) for count in self._ended],
            "call": {context: fit.rows() for context, fit in sorted(self._call.items())},
            "lone": {context: fit.rows() for context, fit in sorted(self._lone.items())},
            "pass": {context: fit.rows() for context, fit in sorted(self._pass.items())},
        }


def seen_from(deal: RandomDeal, seat: int, following: tuple[Bid, int] | None) -> int:
    """The outcome of passing, for *seat*, when *following* is the bid made then and its end."""
    if following is None:
        return outcome_tables.PASSED_OUT
    bid, end = following
    theirs = (deal.seat(bid.turn) ^ seat) & 1
    return end + outcome_tables.LONE * bid.alone + outcome_tables.THEIRS * theirs


def distil(game: Game, deals: int, seed: int) -> dict[str, object]:
    """The tables of *game* from so many *deals*."""
    rng = Random(f"{seed} {game.name}")  # noqa: S311 - simulation
    careful = Bidder(game, None)
    tables: outcome_tables.Tables | None = None
    data: dict[str, object] = {}
    for count in (round(deals * _FIRST_PART), round(deals * (1 - _FIRST_PART))):
        bidder, collection = Bidder(game, tables), Collection(game)
        for number, deal in enumerate(random_deals(game, count, rng)):
            if tables and rng.random() < _CAREFUL_OTHERS:
                side = rng.randrange(2)
                collection.add(deal, Sides(bidder, careful, side), rng, side)
            else:
                collection.add(deal, bidder, rng)
            if number % 5000 == 0:
                print(f"\r{game.name}: {number} of {count} deals", end="", file=sys.stderr)  # noqa: T201
        data = collection.data()
        tables = outcome_tables.parsed(data)
    print(file=sys.stderr)  # noqa: T201
    return data


def main() -> None:
    """Make the tables named on the command line, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m euchre.ai.training.bids", description=__doc__
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--deals", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.names or GAMES:
        data = distil(GAMES[name], arguments.deals or GAMES[name].deals, arguments.seed)
        write(name, data)


if __name__ == "__main__":
    main()
