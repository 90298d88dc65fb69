"""Learns which kinds of cards pay: plays deals at random, and tries out every kind in each place.

    python -m euchre.ai.training.cards [CARDS ...] [--deals N] [--seed 1]

The same seed gives the same files; the bidding tables, for which everybody plays like this, are
made after them. Bids are by points. The first part of the deals is played by the maxims; what is
learned from it plays the rest, mostly, and what is learned from that is kept. Opponents play by
the maxims or by what was learned, as it happens, so that it holds against both. The 24 cards take
ten minutes under PyPy, several times that under CPython.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.policy import learned, partnership
from euchre.ai.policy.decision_tree import FEWEST, Case, grown
from euchre.ai.policy.learned import LearnedPolicy
from euchre.ai.tables import write
from euchre.ai.training.bids import TableBidding
from euchre.ai.training.simulated_deal import GAMES, arguments, simulated_deals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Bit
    from euchre.ai.cards.position import Policy, Position
    from euchre.ai.policy.decision_tree import Facts
    from euchre.ai.training.bids import Bidding
    from euchre.ai.training.simulated_deal import SimulatedDeal, TrumpCall

_DEALS = {24: 1_000_000, 25: 400_000, 32: 400_000, 33: 400_000}
"""How many deals are played for each pack, by its cards."""
_FIRST_PART = 0.2
"""The share of the deals that is played by the maxims."""
_STRANGE, _STRANGE_OTHERS = 0.15, 0.03
"""How often a card is played at random, so that unusual places are met, by the learner's side
and by the others."""
_MAKERS_WORTH = (-2.0, -2.0, -2.0, 1.0, 1.0)
"""Points of the makers by their tricks, short of a march."""


class Lesson:
    """What is learned from a number of deals by players who know *known*, if anything."""

    def __init__(self, known: LearnedPolicy | None) -> None:
        self._known = known.choose if known else partnership.choose
        self._leads: dict[Facts, Case] = defaultdict(lambda: Case(learned.LEADS))
        self._off_suit: dict[Facts, Case] = defaultdict(lambda: Case(learned.OFF_SUIT))

    def learned(self, fewest: int) -> LearnedPolicy:
        """What pays, after all; no answer rests on less than the *fewest* deals."""
        return LearnedPolicy(grown(self._leads, fewest), grown(self._off_suit, fewest))

    def take(self, deal: SimulatedDeal, bidding: Bidding, rng: Random, *, side: int) -> None:
        """Play one deal and try out what those of *side*, 0 or 1, might have played."""
        call = next(filter(None, (bidding(deal, turn) for turn in range(8))), None)
        if call is None:
            return
        at = deal.first_lead(call)
        others = rng.choice((self._known, partnership.choose))
        policies = [self._known if seat % 2 == side else others for seat in range(4)]
        while at.hands[at.turn]:
            card, legal = policies[at.turn](at), at.legal()
            if legal & (legal - 1):
                learning = at.turn % 2 == side
                if learning and not legal & at.led:
                    self._try_out(at, call, policies)
                if rng.random() < (_STRANGE if learning else _STRANGE_OTHERS):
                    card = rng.choice(split(legal))
            at.play(card)

    def _try_out(self, at: Position, call: TrumpCall, policies: Sequence[Policy]) -> None:
        """Play the deal on with every kind of card, and note what each gains over the maxims."""
        facts, play, count, cases = (
            (learned.off_suit_facts, learned.off_suit, learned.OFF_SUIT, self._off_suit)
            if at.led
            else (learned.lead_facts, learned.lead, learned.LEADS, self._leads)
        )
        hand = at.hands[at.turn]
        cards = [partnership.choose(at), *(play(at, hand, kind) for kind in range(1, count))]
        ends = {card: _end(at, card, call, policies) for card in set(cards)}
        if len(ends) > 1:
            cases[facts(at, hand)].add([ends[card] - ends[cards[0]] for card in cards])


def _end(at: Position, card: Bit, call: TrumpCall, policies: Sequence[Policy]) -> float:
    """What playing *card* leads to, in points for the player."""
    after = at.copy(at.hands[:])
    after.play(card)
    worth = (*_MAKERS_WORTH, 4.0 if call.alone else 2.0)[after.play_out(policies)]
    return worth if at.makers[at.turn] else -worth


def learn(size: int, deals: int, seed: int, fewest: int = FEWEST) -> LearnedPolicy:
    """What so many *deals* of a pack of *size* cards teach, the dealer stuck in half of them.

    No answer rests on less than the *fewest* deals.
    """
    rng = Random(f"{seed} cards {size}")  # noqa: S311 - simulation
    games = [GAMES[name] for name in (str(size), f"{size}-stick")]
    biddings = [TableBidding(game, None) for game in games]
    known: LearnedPolicy | None = None
    for count in (round(deals * _FIRST_PART), round(deals * (1 - _FIRST_PART))):
        lesson = Lesson(known)
        for deal in simulated_deals(games[0], count, rng):
            lesson.take(deal, rng.choice(biddings), rng, side=rng.randrange(2))
        known = lesson.learned(fewest)
    assert known is not None
    return known


def main() -> None:
    """Make the files for the packs named on the command line, or all."""
    chosen = arguments("euchre.ai.training.cards", __doc__ or "", [*map(str, learned.SIZES)])
    for size in map(int, chosen.names):
        known = learn(size, chosen.deals or _DEALS[size], chosen.seed)
        write(f"cards-{size}", {"leading": known.leading, "off suit": known.off_suit})


if __name__ == "__main__":
    main()
