"""The policy for a table of any size, makers against everybody else, misère included.

The maxims of two pairs know a partner opposite; here a card counts as good when hardly
anybody is likely to hold a better one, because many cards may not have been dealt at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.policy.picks import (
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
    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.position import Position

_UNLIKELY = 0.45
"""As many cards as others hold on average before one has to reckon with them."""


def _held_share(at: Position, hand: Cards, unseen: Cards) -> float:
    """Which part of the unseen cards the opponents hold."""
    side = at.makers[at.turn]
    opponents = 0
    for seat, makers in enumerate(at.makers):
        opponents += makers is not side and at.voids[seat] != at.coding.pack
    return opponents * hand.bit_count() / max(1, unseen.bit_count())


def _open_to(at: Position, unseen: Cards) -> Cards:
    """The unseen cards that an opponent may hold."""
    side = at.makers[at.turn]
    shut = unseen
    for seat, makers in enumerate(at.makers):
        if makers is not side:
            shut &= at.voids[seat]
    return unseen & ~shut


def lead(at: Position, hand: Cards) -> Bit:
    """The card to lead from a *hand* of several."""
    unseen = at.unseen(hand)
    share = _held_share(at, hand, unseen)
    theirs = _open_to(at, unseen)
    mine, rival_trumps = hand & at.trump, theirs & at.trump
    danger = rival_trumps.bit_count() * share
    winners = _side_winners(at, hand, theirs, share, danger)
    side = hand & ~at.trump
    if mine:
        best = top(mine)
        above = (rival_trumps >> best.bit_length()).bit_count() * share
        several = bool(mine & (mine - 1))
        if at.makers[at.turn]:
            if danger > _UNLIKELY and above < _UNLIKELY and (several or not winners):
                return best
            if danger > _UNLIKELY and (mine.bit_count() > 2 or not side):  # noqa: PLR2004
                return best if above < 1 else mine & -mine
        elif above < _UNLIKELY and (not side or danger < _UNLIKELY):
            return best
    if winners:
        return shortest(at, hand, winners)
    if not side:
        return mine & -mine
    return highest(at, side) if at.makers[at.turn] else lowest(at, side)


def _side_winners(
    at: Position, hand: Cards, theirs: Cards, share: float, danger: float
) -> Cards:
    """The highest cards of plain suits that are likely to hold, trumps aside."""
    winners, side = 0, hand & ~at.trump
    while side:
        card = top(side)
        suit = at.suit_of[card]
        side &= ~suit
        above = ((theirs & suit) >> card.bit_length()).bit_count()
        if above * share < _UNLIKELY and not (danger > _UNLIKELY and _ruffed(at, suit)):
            winners |= card
    return winners


def _ruffed(at: Position, suit: Cards) -> bool:
    """Whether an opponent is known to be out of *suit* and may have a trump."""
    side = at.makers[at.turn]
    for seat, makers in enumerate(at.makers):
        if makers is not side and may_ruff(at, seat, suit):
            return True
    return False


def follow(at: Position, hand: Cards, legal: Cards) -> Bit:
    """The card of several *legal* ones to put on the trick in progress."""
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if not beating:
        return throw_away(at, hand, legal)
    ours = at.makers[at.best_seat] is at.makers[at.turn]
    rivals, seats = _rivals(at, hand)
    if not seats:
        return throw_away(at, hand, legal) if ours else beating & -beating
    share = seats * hand.bit_count() / max(1, at.unseen(hand).bit_count())
    if ours and (rivals & ~(at.best * 2 - 1)).bit_count() * share < _UNLIKELY:
        return throw_away(at, hand, legal)
    card = beating & -beating
    while card:
        if (rivals & ~(card * 2 - 1)).bit_count() * share < _UNLIKELY:
            return card
        beating ^= card
        card = beating & -beating
    beating = legal & (at.trump | at.led) & ~(at.best * 2 - 1)
    if ours:
        return throw_away(at, hand, legal)
    if not legal & at.led or at.to_play == 2:  # noqa: PLR2004 - one opponent after us
        return beating & -beating
    return throw_away(at, hand, legal)


def _rivals(at: Position, hand: Cards) -> tuple[Cards, int]:
    """The unseen cards with which opponents yet to play may beat the trick; how many they are."""
    side, rivals, seats = at.makers[at.turn], 0, 0
    unseen = at.unseen(hand)
    seat = at.turn
    for _ in range(at.to_play - 1):
        seat = at.next_seat[seat]
        if at.makers[seat] is side:
            continue
        seats += 1
        rivals |= threats(at, seat, unseen)
    return rivals, seats


choose = policy(lead, follow)
"""The card for the seat to play, where the makers want tricks."""


def misere(at: Position) -> Bit:
    """The card for the seat to play, where the maker wants none."""
    hand = at.hands[at.turn]
    return _shunning(at, hand) if at.makers[at.turn] else _forcing(at, hand)


def _shunning(at: Position, hand: Cards) -> Bit:
    """For the player who wants no trick: as high as is safe, or rid of what is dangerous."""
    if not at.led:
        return lowest(at, hand)
    follow = hand & at.led
    if not follow:
        return highest(at, hand)
    under = follow & (at.best - 1)
    if under:
        return top(under)
    return top(follow) if at.to_play == 1 else follow & -follow


def _forcing(at: Position, hand: Cards) -> Bit:
    """Against him: low, so that he has to take it; once he would, out of the way."""
    if not at.led:
        return lowest(at, hand & ~_shown_out(at) or hand)
    follow = hand & at.led
    if not follow:
        return highest(at, hand)
    if at.makers[at.best_seat]:
        under = follow & (at.best - 1)
        return top(under) if under else top(follow)
    return follow & -follow if _maker_to_play(at) else top(follow)


def _shown_out(at: Position) -> Cards:
    """The suits that the makers are known to be out of."""
    out = at.coding.pack
    for seat, makers in enumerate(at.makers):
        if makers:
            out &= at.voids[seat]
    return out


def _maker_to_play(at: Position) -> bool:
    seat = at.turn
    for _ in range(at.to_play - 1):
        seat = at.next_seat[seat]
        if at.makers[seat]:
            return True
    return False
