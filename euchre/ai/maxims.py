"""Which card the rules of thumb play: one policy for the table and for imagined deals.

Everything is worked out in bits (see `encoding`), because imagined deals are played out by the
thousand. A maxim may use what its player knows: the own hand, the cards gone, the suits others
have shown to be out of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.encoding import Layout
    from euchre.ai.situation import Situation


_LAST_TWO = 2
_JACK = 2
"""The rank, counted as in `_rank`, up to which a partner's card is not trusted to hold."""
_FOR_A_VOID = 3
_FOR_A_WINNER = 8


def choose(at: Situation) -> int:
    """The card for the seat to play."""
    hand = at.hands[at.turn]
    if not hand & (hand - 1):
        return hand
    if not at.led:
        return _lead(at, hand)
    legal = hand & at.led or hand
    if not legal & (legal - 1):
        return legal
    return _follow(at, hand, legal)


def promised(at: Situation) -> int:
    """A card that a partner counts on, or 0: a bower is led to the suit he called.

    Imagined deals often prefer another card by a hair; a partner left without it is annoyed.
    """
    trumps = at.hands[at.turn] & at.trump
    first = not at.led and at.taken == [0, 0]
    if not trumps or not first or at.maker != at.turn ^ 2:
        return 0
    top = _top(trumps)
    lower = at.trump.bit_length() - top.bit_length()
    return top if lower < 2 + at.layout.has_best else 0


def unfriendly(at: Situation) -> int:
    """Cards that would be laid on a partner's winner for no need, as nobody forgives.

    Last to play that is every card that overtakes him; with one more player to come it is a
    trump on the best card of a suit, unless that player is known to be out of it.
    """
    legal, trump = at.legal(), at.trump
    if not at.led or (at.best_seat ^ at.turn) & 1 or at.to_play > _LAST_TWO:
        return 0
    if at.to_play == 1:
        over = legal & (trump | at.led) & ~(at.best * 2 - 1)
    else:
        last = at.following[at.turn]
        higher = _unseen(at, at.hands[at.turn]) & at.led & ~(at.best * 2 - 1)
        safe = not (higher | at.best & trump | at.voids[last] & at.led)
        over = legal & trump if safe else 0
    return 0 if over == legal else over


def _top(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def _unseen(at: Situation, hand: int) -> int:
    """The cards that may be in another hand."""
    unseen = at.layout.pack & ~(at.gone | hand)
    return unseen & ~at.buried if at.turn == at.dealer else unseen


def _lead(at: Situation, hand: int) -> int:
    seat, trump, voids = at.turn, at.trump, at.voids
    unseen = _unseen(at, hand)
    left, right, partner = (seat + 1) % 4, (seat + 3) % 4, seat ^ 2
    mine = hand & trump
    danger = unseen & trump & ~(voids[left] & voids[right])
    winners = _side_winners(at, hand, unseen, danger)
    if (seat ^ at.maker) & 1:
        return _defenders_lead(at, hand, danger, winners)
    if not danger:
        # A partner's trumps are left to him while a side card can be led.
        helped = unseen & trump & ~voids[partner]
        return _safe_lead(at, hand, winners, spare=not helped)
    if mine:
        top = _top(mine)
        if top > danger or mine & (mine - 1) or seat != at.maker:
            return top
    if winners:
        return _shortest(at, hand, winners)
    side = hand & ~trump
    return _top_rank(at, side) if side else _top(mine)


def _safe_lead(at: Situation, hand: int, winners: int, *, spare: bool) -> int:
    """The makers' lead when no opponent has a trump; *spare* trumps are led before losers."""
    if winners:
        return winners & -winners
    mine, side = hand & at.trump, hand & ~at.trump
    if mine and (spare or not side):
        return _top(mine)
    return _top_rank(at, side or hand)


def _defenders_lead(at: Situation, hand: int, danger: int, winners: int) -> int:
    trump = at.trump
    mine = hand & trump
    if winners:
        return _shortest(at, hand, winners)
    if mine and _top(mine) > danger:
        side = hand & ~trump
        if not side or not danger:
            return _top(mine)
    side = hand & ~trump
    return _lowest_rank(at, side) if side else mine & -mine


def _side_winners(at: Situation, hand: int, unseen: int, danger: int) -> int:
    """Cards of plain suits that nobody can beat in the suit, and opponents hardly trump."""
    winners = 0
    side = hand & ~at.trump
    seat = at.turn
    while side:
        card = _top(side)
        suit = at.suit_of[card]
        side &= ~suit
        ruffed = danger and (_ruffs(at, seat ^ 1, suit) or _ruffs(at, seat ^ 3, suit))
        if card > unseen & suit and not ruffed:
            winners |= card
    return winners


def _ruffs(at: Situation, seat: int, suit: int) -> bool:
    """Whether *seat* is known to be out of *suit* and may have a trump."""
    return bool(at.voids[seat] & suit) and not at.voids[seat] & at.trump


def _shortest(at: Situation, hand: int, cards: int) -> int:
    """Of *cards* the one whose suit the hand holds fewest of."""
    best, fewest = 0, 9
    while cards:
        card = _top(cards)
        cards ^= card
        length = (hand & at.suit_of[card]).bit_count()
        if length < fewest:
            best, fewest = card, length
    return best


def _rank(at: Situation, card: int) -> int:
    """The place of a card in its suit: 5 for an ace, 4 for a king, and so on down."""
    return 5 + card.bit_length() - at.suit_of[card].bit_length()


def _top_rank(at: Situation, cards: int) -> int:
    """The card of the highest rank in its own suit."""
    best, high = 0, -99
    while cards:
        card = _top(cards)
        cards ^= card
        rank = _rank(at, card)
        if rank > high:
            best, high = card, rank
    return best


def _lowest_rank(at: Situation, cards: int) -> int:
    """The card of the lowest rank in its own suit."""
    best, low = 0, 99
    while cards:
        card = _top(cards)
        cards ^= card
        rank = _rank(at, card)
        if rank < low:
            best, low = card, rank
    return best


def _follow(at: Situation, hand: int, legal: int) -> int:
    seat = at.turn
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if not beating:
        return throw_away(at, hand, legal)
    ours = not (at.best_seat ^ seat) & 1
    if at.to_play == 1:
        return throw_away(at, hand, legal) if ours else beating & -beating
    rivals = _rivals(at, _unseen(at, hand), at.following[seat])
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


def _improves(at: Situation, legal: int, beating: int, safe: int) -> int:
    """A card worth playing over the partner's, which may still be beaten; 0 for none."""
    if legal & at.led:
        return safe & -safe
    low = not at.best & at.trump and _rank(at, at.best) <= _JACK
    return beating & -beating if low else 0


def _rivals(at: Situation, unseen: int, seat: int) -> int:
    """The cards that *seat* might beat the trick with."""
    possible = unseen & ~at.voids[seat]
    rivals = possible & at.led
    if not rivals or at.voids[seat] & at.led:
        rivals = possible & (at.trump | at.led)
    return rivals


def throw_away(at: Situation, hand: int, legal: int) -> int:
    """The card of *legal* that will be missed least."""
    side = legal & ~at.trump
    if not side:
        return legal & -legal
    unseen = _unseen(at, hand)
    ruffing = bool(hand & at.trump)
    best, least = 0, 99
    while side:
        card = _top(side)
        side ^= card
        suit = at.suit_of[card]
        worth = 2 * _rank(at, card)
        if ruffing and hand & suit == card:
            worth -= _FOR_A_VOID
        if card > unseen & suit:
            worth += _FOR_A_WINNER
        if worth < least:
            best, least = card, worth
    return best


def discard(layout: Layout, hand: int, allowed: int) -> int:
    """The card of *allowed* that the dealer with *hand*, one card too many, lays away."""
    trump = layout.trump
    side = allowed & ~trump
    if not side:
        return allowed & -allowed
    best, least = 0, 999
    while side:
        card = _top(side)
        side ^= card
        suit = layout.suit_of[card]
        own = hand & suit
        below = suit.bit_length() - card.bit_length()
        worth = 20 if below == 0 else -below
        kings_guard = own.bit_count() == 2 and own.bit_length() == suit.bit_length() - 1  # noqa: PLR2004
        if own == card:
            worth -= 6
        elif below == 1 or kings_guard:
            worth += 2
        if worth < least:
            best, least = card, worth
    return best
