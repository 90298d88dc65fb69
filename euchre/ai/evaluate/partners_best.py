"""What calling for the partner's best card does to lone hands (railroad Euchre)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.position import opponents, partner
from euchre.ai.evaluate import hand_points
from euchre.ai.policy import partnership

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo

_MASTERS = 3
"""So many highest trumps draw all others, so that lower ones are sure as well."""
_PLAIN = 6
"""What a plain suit's ace counts beside the lowest trumps when a card is given."""
_ENOUGH_TO_DEFEND = (4.5, 2.5)
"""The points with which the left and then the right opponent of a lone player do best to defend
alone: a euchre brings four points instead of two, and the partner's best card is worth a lot."""


def best_card(coding: CardCoding, hand: Cards) -> Bit:
    """The card of *hand* that a partner is glad of most: the highest trump, an ace, or the highest."""

    def worth(card: Bit) -> tuple[int, int]:
        suit = coding.suit_of[card]
        below = suit.bit_length() - card.bit_length()
        if suit == coding.trump:
            return 99 - below, card
        return (99 - _PLAIN if below == 0 else -below), card

    return max(split(hand), key=worth)


def exchange(coding: CardCoding, hands: list[Cards], lone: SeatNo) -> None:
    """Let seat number *lone* of four lay a card away and get his partner's best one."""
    hands[lone] ^= partnership.discard(coding, hands[lone], hands[lone])
    given = best_card(coding, hands[partner(lone)])
    hands[lone] |= given
    hands[partner(lone)] ^= given


def lone_defender(
    coding: CardCoding, hands: Sequence[Cards], maker: SeatNo, *, but: SeatNo | None = None
) -> SeatNo | None:
    """Which opponent of a lone *maker* defends alone, where he may call for the best; or None.

    Seat *but* is left out: it has been asked already.
    """
    for seat, enough in zip(opponents(maker), _ENOUGH_TO_DEFEND, strict=True):
        if seat != but and hand_points.points(coding, hands[seat]) >= enough:
            return seat
    return None


def likely_hands(info: InfoState, coding: CardCoding, hand: Cards) -> list[tuple[float, Cards]]:
    """What *hand* may become when a lone player calls for the best card, and how likely.

    Just the hand itself where that is not played.
    """
    if not info.options.partners_best:
        return [(1.0, hand)]
    upcard = info.shown.upcard
    unseen = coding.pack & ~hand & ~(coding.bits[upcard] if upcard else 0)
    kept = hand & ~partnership.discard(coding, hand, hand)
    count = unseen.bit_count()
    hands, left = [], 1.0
    # The partner gives his highest trump: it is a certain one if he has it and none above it.
    for place, trump in enumerate(split(unseen & coding.trump)):
        chance = left * info.hand_size / (count - place)
        hands.append((chance, kept | trump))
        left -= chance
    return [*hands, (left, hand)]


def sure_tricks(coding: CardCoding, hand: Cards) -> int:
    """How many cards of *hand* take a trick for sure once it has the lead, or very nearly so.

    Trumps that lie above all others draw the rest; then aces with the cards below them count.
    """
    sure = 0
    for suit in (coding.trump, *(suit for suit in coding.suits if suit != coding.trump)):
        held, missing = hand & suit, suit & ~hand
        top = held & ~((1 << missing.bit_length()) - 1)
        sure += top.bit_count()
        if suit == coding.trump and top.bit_count() >= _MASTERS:
            sure += (held & ~top).bit_count()
    return sure
