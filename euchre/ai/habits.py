"""Which card a careful player plays at a table of any size, makers against everybody else.

The maxims of four-handed play know a partner opposite; here a card counts as good when hardly
anybody is likely to hold a better one, because many cards may not have been dealt at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ai.contest import Contest

_UNLIKELY = 0.45
"""As many cards as others hold on average before one has to reckon with them."""


def choose(at: Contest) -> int:
    """The card for the seat to play."""
    hand = at.hands[at.turn]
    if not hand & (hand - 1):
        return hand
    if at.misere:
        return _shunning(at, hand) if at.makers[at.turn] else _forcing(at, hand)
    if not at.led:
        return _lead(at, hand)
    legal = hand & at.led or hand
    if not legal & (legal - 1):
        return legal
    return _follow(at, hand, legal)


def _top(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def _below_top(at: Contest, card: int) -> int:
    """How many places of its suit lie above a card: 0 for the highest."""
    return at.suit_of[card].bit_length() - card.bit_length()


def _held_share(at: Contest, hand: int, unseen: int) -> float:
    """Which part of the unseen cards the opponents hold."""
    side = at.makers[at.turn]
    opponents = 0
    for seat, makers in enumerate(at.makers):
        opponents += makers is not side and at.voids[seat] != at.layout.pack
    return opponents * hand.bit_count() / max(1, unseen.bit_count())


def _open_to(at: Contest, unseen: int) -> int:
    """The unseen cards that an opponent may hold."""
    side = at.makers[at.turn]
    shut = unseen
    for seat, makers in enumerate(at.makers):
        if makers is not side:
            shut &= at.voids[seat]
    return unseen & ~shut


def _lead(at: Contest, hand: int) -> int:
    unseen = at.unseen(hand)
    share = _held_share(at, hand, unseen)
    theirs = _open_to(at, unseen)
    mine, rival_trumps = hand & at.trump, theirs & at.trump
    danger = rival_trumps.bit_count() * share
    winners = _side_winners(at, hand, theirs, share, danger)
    side = hand & ~at.trump
    if mine:
        top = _top(mine)
        above = (rival_trumps >> top.bit_length()).bit_count() * share
        several = bool(mine & (mine - 1))
        if at.makers[at.turn]:
            if danger > _UNLIKELY and above < _UNLIKELY and (several or not winners):
                return top
            if danger > _UNLIKELY and (mine.bit_count() > 2 or not side):  # noqa: PLR2004
                return top if above < 1 else mine & -mine
        elif above < _UNLIKELY and (not side or danger < _UNLIKELY):
            return top
    if winners:
        return _shortest(at, hand, winners)
    if not side:
        return mine & -mine
    return _highest(at, side) if at.makers[at.turn] else _lowest(at, side)


def _side_winners(at: Contest, hand: int, theirs: int, share: float, danger: float) -> int:
    """The highest cards of plain suits that are likely to hold, trumps aside."""
    winners, side = 0, hand & ~at.trump
    while side:
        card = _top(side)
        suit = at.suit_of[card]
        side &= ~suit
        above = ((theirs & suit) >> card.bit_length()).bit_count()
        if above * share < _UNLIKELY and not (danger > _UNLIKELY and _ruffed(at, suit)):
            winners |= card
    return winners


def _ruffed(at: Contest, suit: int) -> bool:
    """Whether an opponent is known to be out of *suit* and may have a trump."""
    side, trump = at.makers[at.turn], at.trump
    for seat, makers in enumerate(at.makers):
        if makers is not side and at.voids[seat] & suit and not at.voids[seat] & trump:
            return True
    return False


def _shortest(at: Contest, hand: int, cards: int) -> int:
    best, fewest = 0, 99
    while cards:
        card = _top(cards)
        cards ^= card
        length = (hand & at.suit_of[card]).bit_count()
        if length < fewest:
            best, fewest = card, length
    return best


def _highest(at: Contest, cards: int) -> int:
    """The card nearest to the top of its suit."""
    best, least = 0, 99
    while cards:
        card = _top(cards)
        cards ^= card
        below = _below_top(at, card)
        if below < least:
            best, least = card, below
    return best


def _lowest(at: Contest, cards: int) -> int:
    """The card farthest from the top of its suit."""
    best, most = 0, -1
    while cards:
        card = _top(cards)
        cards ^= card
        below = _below_top(at, card)
        if below > most:
            best, most = card, below
    return best


def _follow(at: Contest, hand: int, legal: int) -> int:
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if not beating:
        return _throw_away(at, hand, legal)
    ours = at.makers[at.best_seat] is at.makers[at.turn]
    rivals, seats = _rivals(at, hand)
    if not seats:
        return _throw_away(at, hand, legal) if ours else beating & -beating
    share = seats * hand.bit_count() / max(1, at.unseen(hand).bit_count())
    if ours and (rivals & ~(at.best * 2 - 1)).bit_count() * share < _UNLIKELY:
        return _throw_away(at, hand, legal)
    card = beating & -beating
    while card:
        if (rivals & ~(card * 2 - 1)).bit_count() * share < _UNLIKELY:
            return card
        beating ^= card
        card = beating & -beating
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if ours:
        return _throw_away(at, hand, legal)
    if not legal & at.led or at.to_play == 2:  # noqa: PLR2004 - one opponent after us
        return beating & -beating
    return _throw_away(at, hand, legal)


def _rivals(at: Contest, hand: int) -> tuple[int, int]:
    """The unseen cards with which opponents yet to play may beat the trick; how many they are."""
    side, rivals, seats = at.makers[at.turn], 0, 0
    unseen = at.unseen(hand)
    seat = at.turn
    for _ in range(at.to_play - 1):
        seat = at.following[seat]
        if at.makers[seat] is side:
            continue
        seats += 1
        possible = unseen & ~at.voids[seat]
        rivals |= possible & (at.led if possible & at.led else at.led | at.trump)
    return rivals, seats


def _throw_away(at: Contest, hand: int, legal: int) -> int:
    """The card of *legal* that will be missed least."""
    side = legal & ~at.trump
    if not side:
        return legal & -legal
    trumps = hand & at.trump
    unseen = at.unseen(hand)
    best, least = 0, 99.0
    while side:
        card = _top(side)
        side ^= card
        suit = at.suit_of[card]
        worth = -2.0 * _below_top(at, card)
        if hand & suit == card and trumps:
            worth -= 3
        if card > unseen & suit:
            worth += 8
        if worth < least:
            best, least = card, worth
    return best


def _shunning(at: Contest, hand: int) -> int:
    """For the player who wants no trick: as high as is safe, or rid of what is dangerous."""
    if not at.led:
        return _lowest(at, hand)
    follow = hand & at.led
    if not follow:
        return _highest(at, hand)
    under = follow & (at.best - 1)
    if under:
        return _top(under)
    return _top(follow) if at.to_play == 1 else follow & -follow


def _forcing(at: Contest, hand: int) -> int:
    """Against him: low, so that he has to take it; once somebody has, out of the way."""
    if not at.led:
        return _lowest(at, hand & ~_shown_out(at) or hand)
    follow = hand & at.led
    if not follow:
        return _highest(at, hand)
    if at.makers[at.best_seat]:
        under = follow & (at.best - 1)
        return _top(under) if under else _top(follow)
    return follow & -follow if _maker_to_play(at) else _top(follow)


def _shown_out(at: Contest) -> int:
    """The suits that the makers are known to be out of."""
    out = at.layout.pack
    for seat, makers in enumerate(at.makers):
        if makers:
            out &= at.voids[seat]
    return out


def _maker_to_play(at: Contest) -> bool:
    seat = at.turn
    for _ in range(at.to_play - 1):
        seat = at.following[seat]
        if at.makers[seat]:
            return True
    return False
