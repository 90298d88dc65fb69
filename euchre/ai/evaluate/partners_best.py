"""What lone players of railroad Euchre do: calling for the best card, laying great hands open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.from_view import facts, layout_for
from euchre.ai.evaluate.hand_points import strength
from euchre.ai.policy import partnership
from euchre.rules.actions import Expose, Give, Pass, PutAway, ShowTrumps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Layout
    from euchre.rules.actions import Action
    from euchre.rules.view import PlayerView

_SURE = 5
"""So many tricks in a row that nobody can take make an open hand safe."""
_MASTERS = 3
"""So many highest trumps draw all others, so that lower ones are sure as well."""
_PLAIN = 6
"""What a plain suit's ace counts beside the lowest trumps when a card is given."""
_ENOUGH_TO_DEFEND = (4.5, 2.5)
"""The strength with which the left and then the right opponent of a lone player do best to defend
alone: a euchre brings four points instead of two, and the partner's best card is worth a lot."""


def put_away(view: PlayerView) -> Action:
    """Make room for the partner's card: the one that will be missed least."""
    cards = layout_for(view, facts(view).trump)
    allowed = cards.mask(action.card for action in view.legal if isinstance(action, PutAway))
    return PutAway(cards.cards[partnership.discard(cards, cards.mask(view.hand), allowed)])


def give(view: PlayerView) -> Action:
    """The highest trump; without one an ace, or whatever is highest in its suit."""
    cards = layout_for(view, facts(view).trump)
    held = cards.mask(action.card for action in view.legal if isinstance(action, Give))
    return Give(cards.cards[_best(cards, held)])


def _best(cards: Layout, hand: int) -> int:
    """The card of *hand* that a partner is glad of most."""

    def worth(card: int) -> tuple[int, int]:
        suit = cards.suit_of[card]
        below = suit.bit_length() - card.bit_length()
        if suit == cards.trump:
            return 99 - below, card
        return (99 - _PLAIN if below == 0 else -below), card

    return max(split(hand), key=worth)


def exchange(cards: Layout, hands: list[int], lone: int) -> None:
    """Let seat number *lone* of four lay a card away and get his partner's best one."""
    partner = lone ^ 2
    hands[lone] ^= partnership.discard(cards, hands[lone], hands[lone])
    given = _best(cards, hands[partner])
    hands[lone] |= given
    hands[partner] ^= given


def lone_defender(
    cards: Layout, hands: Sequence[int], maker: int, *, after: int | None = None
) -> int | None:
    """Which opponent of a lone *maker* defends alone, where he may call for the best; or None.

    Only those asked *after* that seat, if one is given.
    """
    for seat, enough in zip(((maker + 1) % 4, (maker + 3) % 4), _ENOUGH_TO_DEFEND, strict=True):
        if seat != after and strength(cards, hands[seat]) >= enough:
            return seat
    return None


def likely_hands(view: PlayerView, cards: Layout, hand: int) -> list[tuple[float, int]]:
    """What *hand* may become when a lone player calls for the best card, and how likely.

    Just the hand itself where that is not played.
    """
    if not view.options.partners_best:
        return [(1.0, hand)]
    upcard = facts(view).upcard
    unseen = cards.pack & ~hand & ~(cards.bits[upcard] if upcard else 0)
    kept = hand & ~partnership.discard(cards, hand, hand)
    size, count = view.setup.hand_size, unseen.bit_count()
    hands, left = [], 1.0
    # The partner gives his highest trump: it is a certain one if he has it and none above it.
    for place, trump in enumerate(split(unseen & cards.trump)):
        chance = left * size / (count - place)
        hands.append((chance, kept | trump))
        left -= chance
    return [*hands, (left, hand)]


def show_trumps(view: PlayerView) -> Action:
    """Five trumps that nobody can beat: sixteen points without play."""
    return ShowTrumps() if ShowTrumps() in view.legal else Pass()


def expose(view: PlayerView) -> Action:
    """Play with open cards if that gives nothing away, because every trick is as good as taken."""
    cards = layout_for(view, facts(view).trump)
    return Expose() if _sure_tricks(cards, cards.mask(view.hand)) >= _SURE else Pass()


def _sure_tricks(cards: Layout, hand: int) -> int:
    """How many cards of *hand* take a trick for sure once it has the lead, or very nearly so.

    Trumps that lie above all others draw the rest; then aces with the cards below them count.
    """
    sure = 0
    for suit in (cards.trump, *(suit for suit in cards.suits if suit != cards.trump)):
        held, missing = hand & suit, suit & ~hand
        top = held & ~((1 << missing.bit_length()) - 1)
        sure += top.bit_count()
        if suit == cards.trump and top.bit_count() >= _MASTERS:
            sure += (held & ~top).bit_count()
    return sure
