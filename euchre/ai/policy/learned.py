"""Which kind of card has paid in places like the one at hand, learned from deals played out.

A maxim says what is usually right; experience knows how it depends on the tricks already taken,
on who made trump and on the rest of the hand. It speaks where somebody leads, or is out of the
suit led; to follow suit leaves little to choose. See `practice` for where it comes from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import number
from euchre.ai.policy import partnership
from euchre.ai.policy.decision_tree import decide, parsed
from euchre.ai.policy.picks import highest, lowest, shortest, threats, throw_away, top
from euchre.ai.tables import read

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import Layout
    from euchre.ai.cards.position import Chooser, Situation
    from euchre.ai.policy.decision_tree import Facts, Tree
    from euchre.rules.view import PlayerView

SIZES = (24, 25, 32, 33)
"""The packs that there are files for."""

_ROLE = (0, 3, 1, 2)
"""By how many places to the left of the maker: the maker 0, his partner 1, then the defender at
his right and the one at his left."""
_DEALT = 5


class Experience(NamedTuple):
    """What is known of one pack."""

    leading: Tree
    off_suit: Tree

    def choose(self, at: Situation) -> int:
        """The card for the seat to play."""
        hand = at.hands[at.turn]
        if not hand & (hand - 1):
            return hand
        if not at.led:
            kind = decide(self.leading, lead_facts(at, hand))
            return lead(at, hand, kind) if kind else partnership.choose(at)
        if hand & at.led:
            return partnership.choose(at)
        kind = decide(self.off_suit, off_suit_facts(at, hand))
        return off_suit(at, hand, kind) if kind else partnership.choose(at)


def lead_facts(at: Situation, hand: int) -> Facts:
    """What the lead of several cards depends on."""
    seat, trump, voids = at.turn, at.trump, at.voids
    unseen = at.unseen(hand)
    mine, out = hand & trump, unseen & trump
    danger = out & ~(voids[seat ^ 1] & voids[seat ^ 3])
    side = hand & ~trump
    _, singles, winners = _side_suits(at, side, unseen)
    cards = hand.bit_count()
    lost = at.taken
    if not (seat ^ at.maker) & 1:
        lost = _DEALT - cards - lost
    return (
        _ROLE[(seat - at.maker) % 4],
        at.playing,
        cards,
        lost,
        mine.bit_count(),
        mine > out,
        danger.bit_count(),
        winners.bit_count(),
        side.bit_count(),
        singles,
    )


def lead(at: Situation, hand: int, kind: int) -> int:
    """The lead of a *kind*, a number below `LEADS`; that of the maxims where the hand has none."""
    return _LEADS[kind](at, hand) or partnership.choose(at)


def off_suit_facts(at: Situation, hand: int) -> Facts:
    """What a card off the suit led depends on."""
    seat, trump = at.turn, at.trump
    unseen = at.unseen(hand)
    mine = hand & trump
    rivals = threats(at, at.following[seat], unseen) if at.to_play > 1 else 0
    beating = mine & ~(at.best * 2 - 1)
    safe = beating & ~((1 << rivals.bit_length()) - 1)
    side = hand & ~trump
    suits, singles, _ = _side_suits(at, side, unseen)
    return (
        _ROLE[(seat - at.maker) % 4],
        at.to_play,
        rivals > at.best,
        safe > 0,
        not (at.best_seat ^ seat) & 1,
        mine > unseen & trump,
        singles,
        suits,
        side.bit_count(),
        hand.bit_count(),
    )


def off_suit(at: Situation, hand: int, kind: int) -> int:
    """The card of a *kind* off the suit led, below `OFF_SUIT`; that of the maxims for none."""
    return _OFF_SUIT[kind](at, hand) or partnership.choose(at)


def _none(_at: Situation, _hand: int) -> int:
    return 0


def _highest_trump(at: Situation, hand: int) -> int:
    trumps = hand & at.trump
    return trumps and top(trumps)


def _lowest_trump(at: Situation, hand: int) -> int:
    trumps = hand & at.trump
    return trumps & -trumps


def _winner(at: Situation, hand: int) -> int:
    """A side card that is the highest left of its suit, from the shortest suit."""
    _, _, winners = _side_suits(at, hand & ~at.trump, at.unseen(hand))
    return winners and shortest(at, hand, winners)


def _others(at: Situation, hand: int) -> int:
    """The side cards that are not the highest left of their suits."""
    side = hand & ~at.trump
    _, _, winners = _side_suits(at, side, at.unseen(hand))
    return side & ~winners


def _highest_other(at: Situation, hand: int) -> int:
    return highest(at, _others(at, hand))


def _lowest_other(at: Situation, hand: int) -> int:
    return lowest(at, _others(at, hand))


def _lowest_taking(at: Situation, hand: int) -> int:
    taking = hand & at.trump & ~(at.best * 2 - 1)
    return taking & -taking


def _highest_taking(at: Situation, hand: int) -> int:
    taking = hand & at.trump & ~(at.best * 2 - 1)
    return taking and top(taking)


def _missed_least(at: Situation, hand: int) -> int:
    side = hand & ~at.trump
    return side and throw_away(at, hand, side)


def _lowest_side(at: Situation, hand: int) -> int:
    return lowest(at, hand & ~at.trump)


_LEADS = (_none, _highest_trump, _lowest_trump, _winner, _highest_other, _lowest_other)
_OFF_SUIT = (
    _none,
    _lowest_taking,
    _highest_taking,
    _missed_least,
    _lowest_side,
    _lowest_trump,
)
LEADS, OFF_SUIT = len(_LEADS), len(_OFF_SUIT)
"""How many kinds of leads, and of cards off the suit led, there are; 0 is what the maxims say."""


def _side_suits(at: Situation, side: int, unseen: int) -> tuple[int, int, int]:
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


def minds(view: PlayerView, layout: Layout) -> tuple[tuple[Chooser, ...], ...]:
    """What the four players may be taken to play by, by seat: the likeliest way to see them first.

    The viewer's side plays by experience; the others do by the maxims, or by experience too.
    """
    usual = habit(layout)
    me = 0 if view.seat is None else number(view, view.seat)
    careful = tuple(partnership.choose if (seat ^ me) & 1 else usual for seat in range(4))
    return careful, (usual,) * 4


def habit(layout: Layout) -> Chooser:
    """What the upper levels play when nothing speaks against it."""
    return of_pack(len(layout.bits)).choose if layout.trump else partnership.choose


@lru_cache(maxsize=4)
def of_pack(size: int) -> Experience:
    """What is known of a pack of so many cards, or of the one most like it."""
    # An odd number has a joker among them.
    nearest = min(SIZES, key=lambda known: ((known - size) % 2, abs(known - size)))
    written = read(f"cards-{nearest}")
    return Experience(parsed(written["leading"]), parsed(written["off suit"]))
