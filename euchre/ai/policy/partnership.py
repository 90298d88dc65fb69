"""The policy of two pairs: the maxims of good players, at the table and in imagined deals.

Everything is worked out in bits (see `card_coding`), because imagined deals are played out by
the thousand. A maxim may use what its player knows: the own hand, the cards seen, the suits
others have shown to be out of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.position import opponents, partner
from euchre.ai.policy.picks import (
    below_top,
    highest,
    lowest,
    may_ruff,
    policy,
    shortest,
    threats,
    throw_away,
    top,
)

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards
    from euchre.ai.cards.position import Position

_LAST_TWO = 2
"""So many are still to play, when one opponent comes after the player."""
_JACK = 3
"""So many places below the top of its suit a partner's card is not trusted to hold."""
_KEPT_ACE, _KEPT_PAIR, _LONE_CARD = 20, 2, 6
"""In places of a suit: how much a dealer keeps an ace, or a king and its guard, longer than lower
cards, and how much sooner he lays away a card that leaves its suit empty."""


def promised(at: Position) -> Bit:
    """A card that a partner counts on at the first lead, or 0: a bower to the suit he called.

    Imagined deals often prefer another card by a hair; a partner left without it is annoyed.
    """
    trumps = at.hands[at.turn] & at.trump
    if not trumps or at.maker != partner(at.turn):
        return 0
    best = top(trumps)
    return best if below_top(at, best) < 2 + at.coding.has_best else 0


def unfriendly(at: Position) -> Cards:
    """Cards that would be laid on a partner's winner for no need, as nobody forgives.

    Last to play that is every card that overtakes him; with one more player to come it is a
    trump on the best card of a suit, unless that player is known to be out of it.
    """
    legal, trump = at.legal(), at.trump
    ours = at.makers[at.best_seat] is at.makers[at.turn]
    if not at.led or not ours or at.to_play > _LAST_TWO:
        return 0
    if at.to_play == 1:
        over = legal & (trump | at.led) & ~(at.best * 2 - 1)
    else:
        last = at.next_seat[at.turn]
        higher = at.unseen(at.hands[at.turn]) & at.led & ~(at.best * 2 - 1)
        safe = not (higher | at.best & trump | at.voids[last] & at.led)
        over = legal & trump if safe else 0
    return 0 if over == legal else over


def wasteful(at: Position) -> Cards:
    """Cards in whose place a lower one of the suit does as well.

    It loses as well as they would or, last to play, takes the trick as well.
    """
    legal, found = at.legal(), 0
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    for alike in (legal & ~beating, beating if at.to_play == 1 else 0):
        left = alike if at.led else 0
        while left:
            cards = left & at.suit_of[top(left)]
            found |= cards & (cards - 1)
            left ^= cards
    return found


def lead(at: Position, hand: Cards) -> Bit:
    """The card to lead from a *hand* of several."""
    seat, trump, voids = at.turn, at.trump, at.voids
    unseen = at.unseen(hand)
    left, right = opponents(seat)
    mine = hand & trump
    danger = unseen & trump & ~(voids[left] & voids[right])
    winners = _side_winners(at, hand, unseen, danger)
    if not at.makers[seat]:
        return _defenders_lead(at, hand, danger, winners)
    if not danger:
        # A partner's trumps are left to him while a side card can be led.
        helped = unseen & trump & ~voids[partner(seat)]
        return _safe_lead(at, hand, winners, spare=not helped)
    if mine:
        best = top(mine)
        if best > danger or mine & (mine - 1) or seat != at.maker:
            return best
    if winners:
        return shortest(at, hand, winners)
    side = hand & ~trump
    return highest(at, side) if side else top(mine)


def _safe_lead(at: Position, hand: Cards, winners: Cards, *, spare: bool) -> Bit:
    """The makers' lead when no opponent has a trump; *spare* trumps are led before losers."""
    if winners:
        return winners & -winners
    mine, side = hand & at.trump, hand & ~at.trump
    if mine and (spare or not side):
        return top(mine)
    return highest(at, side or hand)


def _defenders_lead(at: Position, hand: Cards, danger: Cards, winners: Cards) -> Bit:
    trump = at.trump
    mine = hand & trump
    if winners:
        return shortest(at, hand, winners)
    if mine and top(mine) > danger:
        side = hand & ~trump
        if not side or not danger:
            return top(mine)
    side = hand & ~trump
    return lowest(at, side) if side else mine & -mine


def _side_winners(at: Position, hand: Cards, unseen: Cards, danger: Cards) -> Cards:
    """Cards of plain suits that nobody can beat in the suit, and opponents hardly trump."""
    winners = 0
    side = hand & ~at.trump
    left, right = opponents(at.turn)
    while side:
        card = top(side)
        suit = at.suit_of[card]
        side &= ~suit
        ruffed = danger and (may_ruff(at, left, suit) or may_ruff(at, right, suit))
        if card > unseen & suit and not ruffed:
            winners |= card
    return winners


def follow(at: Position, hand: Cards, legal: Cards) -> Bit:
    """The card of several *legal* ones to put on the trick in progress."""
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if not beating:
        return throw_away(at, hand, legal)
    ours = at.makers[at.best_seat] is at.makers[at.turn]
    if at.to_play == 1:
        return throw_away(at, hand, legal) if ours else beating & -beating
    rivals = threats(at, at.next_seat[at.turn], at.unseen(hand))
    safe = beating & ~((1 << rivals.bit_length()) - 1)
    if ours:
        wanted = rivals > at.best and _improves(at, legal, beating, safe)
        return wanted or throw_away(at, hand, legal)
    if safe:
        return safe & -safe
    # Trumping in, or third to play to his partner's lead: make it dear for the last one.
    if not legal & at.led or at.to_play == _LAST_TWO:
        return beating & -beating
    return throw_away(at, hand, legal)


def _improves(at: Position, legal: Cards, beating: Cards, safe: Cards) -> Bit:
    """A card worth playing over the partner's, which may still be beaten; 0 for none."""
    if legal & at.led:
        return safe & -safe
    low = not at.best & at.trump and below_top(at, at.best) >= _JACK
    return beating & -beating if low else 0


choose = policy(lead, follow)
"""The card for the seat to play."""


def discard(coding: CardCoding, hand: Cards, allowed: Cards) -> Bit:
    """The card of *allowed* that the dealer with *hand*, one card too many, lays away."""
    trump = coding.trump
    side = allowed & ~trump
    if not side:
        return allowed & -allowed
    best, least = 0, 999
    while side:
        card = top(side)
        side ^= card
        suit = coding.suit_of[card]
        own = hand & suit
        below = suit.bit_length() - card.bit_length()
        worth = _KEPT_ACE if below == 0 else -below
        kings_guard = own.bit_count() == 2 and own.bit_length() == suit.bit_length() - 1  # noqa: PLR2004
        if own == card:
            worth -= _LONE_CARD
        elif below == 1 or kings_guard:
            worth += _KEPT_PAIR
        if worth < least:
            best, least = card, worth
    return best
