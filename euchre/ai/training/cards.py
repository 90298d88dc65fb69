"""Learns which kinds of cards pay: plays deals at random, and tries out every kind in each place.

    python -m euchre.ai.training.cards [CARDS ...] [--deals N] [--seed 1]

The same seed gives the same files; the bidding tables, for which everybody plays like this, are
made after them. Bids are by points. The first part of the deals is played by the maxims; what is
learned from it plays the rest, mostly, and what is learned from that is kept. Opponents play by
the maxims or by experience, as it happens, so that it holds against both. The 24 cards take
ten minutes under PyPy, several times that under CPython.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.policy import learned, partnership
from euchre.ai.policy.decision_tree import FEWEST, Case, grown
from euchre.ai.policy.learned import LearnedPolicy
from euchre.ai.tables import write
from euchre.ai.training.bids import GAMES, Bidder
from euchre.ai.training.simulated_deal import random_deals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.position import Policy, Position
    from euchre.ai.policy.decision_tree import Facts
    from euchre.ai.training.bids import Bids
    from euchre.ai.training.simulated_deal import Bid, RandomDeal

_DEALS = {24: 1_000_000, 25: 400_000, 32: 400_000, 33: 400_000}
_FIRST_PART = 0.2
_STRANGE, _STRANGE_OTHERS = 0.15, 0.03
"""How often a card is played at random, so that unusual places are met, by the learner's side
and by the others."""
_MAKERS_WORTH = (-2.0, -2.0, -2.0, 1.0, 1.0)
"""By tricks, short of a march."""


class Lesson:
    """What is learned from a number of deals by players who know *known*, if anything."""

    def __init__(self, known: LearnedPolicy | None) -> None:
        self._known = known.choose if known else partnership.choose
        self._leads: dict[Facts, Case] = defaultdict(lambda: Case(learned.LEADS))
        self._off_suit: dict[Facts, Case] = defaultdict(lambda: Case(learned.OFF_SUIT))

    def learned(self, fewest: int) -> LearnedPolicy:
        """What pays, after all; no answer rests on less than the *fewest* deals."""
        return LearnedPolicy(grown(self._leads, fewest), grown(self._off_suit, fewest))

    def take(self, deal: RandomDeal, bidder: Bids, rng: Random, *, side: int) -> None:
        """Play one deal and try out what those of *side*, 0 or 1, might have played."""
        bid = next(filter(None, (bidder.bid(deal, turn) for turn in range(8))), None)
        if bid is None:
            return
        at = deal.first_lead(bid)
        others = rng.choice((self._known, partnership.choose))
        policies = [self._known if seat & 1 == side else others for seat in range(4)]
        while at.hands[at.turn]:
            card, legal = policies[at.turn](at), at.legal()
            if legal & (legal - 1):
                learning = at.turn & 1 == side
                if learning and not legal & at.led:
                    self._try_out(at, bid, policies)
                if rng.random() < (_STRANGE if learning else _STRANGE_OTHERS):
                    card = rng.choice(split(legal))
            at.play(card)

    def _try_out(self, at: Position, bid: Bid, policies: Sequence[Policy]) -> None:
        hand = at.hands[at.turn]
        if at.led:
            facts, play, count = (
                learned.off_suit_facts,
                learned.off_suit,
                learned.OFF_SUIT,
            )
            cases = self._off_suit
        else:
            facts, play, count = learned.lead_facts, learned.lead, learned.LEADS
            cases = self._leads
        cards = [partnership.choose(at), *(play(at, hand, kind) for kind in range(1, count))]
        ends = {card: _end(at, card, bid, policies) for card in set(cards)}
        if len(ends) > 1:
            cases[facts(at, hand)].add([ends[card] - ends[cards[0]] for card in cards])


def _end(at: Position, card: int, bid: Bid, policies: Sequence[Policy]) -> float:
    """What playing *card* leads to, in points for the player."""
    ours = not (at.turn ^ at.maker) & 1
    after = at.copy(at.hands[:])
    after.play(card)
    tricks = after.play_out(policies)
    march = 4.0 if bid.alone else 2.0
    worth = (*_MAKERS_WORTH, march)[tricks]
    return worth if ours else -worth


def practise(size: int, deals: int, seed: int, fewest: int = FEWEST) -> LearnedPolicy:
    """What so many *deals* of a pack of *size* cards teach, the dealer stuck in half of them.

    No answer rests on less than the *fewest* deals.
    """
    rng = Random(f"{seed} cards {size}")  # noqa: S311 - simulation
    games = [GAMES[name] for name in (str(size), f"{size}-stick")]
    bidders = [Bidder(game, None) for game in games]
    known: LearnedPolicy | None = None
    for count in (round(deals * _FIRST_PART), round(deals * (1 - _FIRST_PART))):
        lesson = Lesson(known)
        for number, deal in enumerate(random_deals(games[0], count, rng)):
            lesson.take(deal, rng.choice(bidders), rng, side=rng.randrange(2))
            if number % 5000 == 0:
                print(f"\r{size} cards: {number} of {count} deals", end="", file=sys.stderr)  # noqa: T201
        known = lesson.learned(fewest)
    print(file=sys.stderr)  # noqa: T201
    assert known is not None
    return known


def main() -> None:
    """Make the files for the packs named on the command line, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m euchre.ai.training.cards", description=__doc__
    )
    parser.add_argument("sizes", nargs="*", type=int, metavar="CARDS", help="24, 25, 32 or 33")
    parser.add_argument("--deals", type=int, default=0, help="instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if not set(arguments.sizes) <= set(learned.SIZES) or arguments.deals < 0:
        parser.error("CARDS are 24, 25, 32 or 33, and N at least 1")
    for size in arguments.sizes or learned.SIZES:
        known = practise(size, arguments.deals or _DEALS[size], arguments.seed)
        data = {"leading": known.leading, "off suit": known.off_suit}
        write(f"cards-{size}", data)


if __name__ == "__main__":
    main()
