"""The policy of two pairs that was learned: which kind of card has paid in deals played out.

A maxim says what is usually right; a decision tree knows how it depends on the tricks already
taken, on who made trump and on the rest of the hand. It is asked for a lead, and for a card off
the suit led; to follow suit leaves little to choose. `training.cards` makes the trees.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from euchre.ai.cards.position import opponents
from euchre.ai.policy import partnership
from euchre.ai.policy.decision_tree import decide, parsed
from euchre.ai.policy.picks import (
    bottom,
    highest,
    lowest,
    policy,
    shortest,
    threats,
    throw_away,
    top,
)
from euchre.ai.tables import read

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards
    from euchre.ai.cards.position import Policy, Position
    from euchre.ai.policy.decision_tree import Facts, Kind, Tree

SIZES = (24, 25, 32, 33)
"""The packs that there are files for."""

_ROLE = (0, 3, 1, 2)
"""By how many places to the left of the maker: the maker 0, his partner 1, then the defender at
his right and the one at his left."""


@dataclass(frozen=True)
class LearnedPolicy:
    """What was learned for one pack."""

    leading: Tree
    off_suit: Tree

    @cached_property
    def choose(self) -> Policy:
        """What chooses the card for the seat to play."""
        leading, off_suited = self.leading, self.off_suit

        def lead_by_tree(at: Position, hand: Cards) -> Bit:
            kind = decide(leading, lead_facts(at, hand))
            return lead(at, hand, kind) if kind else partnership.lead(at, hand)

        def follow(at: Position, hand: Cards, legal: Cards) -> Bit:
            if hand & at.led:
                return partnership.follow(at, hand, legal)
            kind = decide(off_suited, off_suit_facts(at, hand))
            return off_suit(at, hand, kind) if kind else partnership.follow(at, hand, legal)

        return policy(lead_by_tree, follow)


def lead_facts(at: Position, hand: Cards) -> Facts:
    """What the lead of several cards depends on."""
    seat, trump, voids = at.turn, at.trump, at.voids
    unseen = at.unseen(hand)
    mine, out = hand & trump, unseen & trump
    left, right = opponents(seat)
    danger = out & ~(voids[left] & voids[right])
    side = hand & ~trump
    _, singles, winners = _side_suits(at, side, unseen)
    lost = at.finished - at.taken if at.makers[seat] else at.taken
    return (
        _ROLE[(seat - at.maker) % 4],
        at.playing,
        hand.bit_count(),
        lost,
        mine.bit_count(),
        mine > out,
        danger.bit_count(),
        winners.bit_count(),
        side.bit_count(),
        singles,
    )


def lead(at: Position, hand: Cards, kind: Kind) -> Bit:
    """The lead of a *kind*, a number below `LEADS`; that of the maxims where the hand has none."""
    return _LEADS[kind](at, hand) or partnership.choose(at)


def off_suit_facts(at: Position, hand: Cards) -> Facts:
    """What a card off the suit led depends on."""
    seat, trump = at.turn, at.trump
    unseen = at.unseen(hand)
    mine = hand & trump
    rivals = threats(at, at.next_seat[seat], unseen) if at.to_play > 1 else 0
    beating = mine & ~(at.best * 2 - 1)
    safe = beating & ~((1 << rivals.bit_length()) - 1)
    side = hand & ~trump
    suits, singles, _ = _side_suits(at, side, unseen)
    return (
        _ROLE[(seat - at.maker) % 4],
        at.to_play,
        rivals > at.best,
        safe > 0,
        at.makers[at.best_seat] is at.makers[seat],
        mine > unseen & trump,
        singles,
        suits,
        side.bit_count(),
        hand.bit_count(),
    )


def off_suit(at: Position, hand: Cards, kind: Kind) -> Bit:
    """The card of a *kind* off the suit led, below `OFF_SUIT`; that of the maxims for none."""
    return _OFF_SUIT[kind](at, hand) or partnership.choose(at)


def _winners(at: Position, hand: Cards) -> Cards:
    """The side cards that are the highest left of their suits."""
    return _side_suits(at, hand & ~at.trump, at.unseen(hand))[2]


def _others(at: Position, hand: Cards) -> Cards:
    """The side cards that are not."""
    return hand & ~at.trump & ~_winners(at, hand)


def _taking(at: Position, hand: Cards) -> Cards:
    """The trumps that take the trick as it lies."""
    return hand & at.trump & ~(at.best * 2 - 1)


_LEADS: tuple[Callable[[Position, Cards], Bit], ...] = (
    lambda _at, _hand: 0,
    lambda at, hand: top(hand & at.trump),
    lambda at, hand: bottom(hand & at.trump),
    lambda at, hand: shortest(at, hand, _winners(at, hand)),
    lambda at, hand: highest(at, _others(at, hand)),
    lambda at, hand: lowest(at, _others(at, hand)),
)
"""The maxims' own lead, the highest and the lowest trump, a winner, the highest and the lowest of
the other side cards."""
_OFF_SUIT: tuple[Callable[[Position, Cards], Bit], ...] = (
    lambda _at, _hand: 0,
    lambda at, hand: bottom(_taking(at, hand)),
    lambda at, hand: top(_taking(at, hand)),
    lambda at, hand: throw_away(at, hand, hand & ~at.trump) if hand & ~at.trump else 0,
    lambda at, hand: lowest(at, hand & ~at.trump),
    lambda at, hand: bottom(hand & at.trump),
)
"""The maxims' own card, the lowest and the highest trump that takes the trick, the side card missed
least, the lowest side card, the lowest trump."""
LEADS, OFF_SUIT = len(_LEADS), len(_OFF_SUIT)
"""How many kinds of leads, and of cards off the suit led, there are; 0 is what the maxims say."""


def _side_suits(at: Position, side: Cards, unseen: Cards) -> tuple[int, int, Cards]:
    """Of the cards *side*: how many suits, how many of one card, and the highest left of a suit."""
    suits = singles = winners = 0
    while side:
        card = 1 << (side.bit_length() - 1)
        suit = at.suit_of[card]
        suits += 1
        singles += not side & suit ^ card
        if card > unseen & suit:
            winners |= card
        side &= ~suit
    return suits, singles, winners


def policy_for(coding: CardCoding) -> Policy:
    """What the upper levels play when nothing speaks against it."""
    return for_pack(len(coding.bits)).choose if coding.trump else partnership.choose


@lru_cache(maxsize=4)
def for_pack(size: int) -> LearnedPolicy:
    """What was learned for a pack of so many cards, or for the one most like it."""
    # An odd number has a joker among them.
    nearest = min(SIZES, key=lambda known: ((known - size) % 2, abs(known - size)))
    written = read(f"cards-{nearest}")
    return LearnedPolicy(parsed(written["leading"]), parsed(written["off suit"]))
