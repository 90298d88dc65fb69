"""What is true of a card that may be played or laid away: the facts that reasons are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import split
from euchre.ai.policy.picks import bottom
from euchre.coach.reasons import Fact, Why
from euchre.rules.cards import Rank
from euchre.rules.scoring import needed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Position


def facts_of_card(info: InfoState, card: Bit) -> list[Fact]:
    """Everything that is true of playing *card* now."""
    at = info.position()
    if at.misere or info.makes_trump:
        return []
    facts = _following(info, at, card) if at.led else _leading(info, at, card)
    played = info.coding.cards[card]
    return [reason._replace(cards=(played,)) for reason in (*facts, *_deciding(info, at))]


def _following(info: InfoState, at: Position, card: Bit) -> Iterator[Fact]:
    winners = _above(at.legal() & (at.trump | at.led), at.best)
    trump, legal = info.coding.trump, at.legal()
    if card & winners:
        yield from _taking(at, card, winners)
    else:
        yield from _leaving(info, at, card, could=bool(winners))
    if not card & trump and legal & trump:
        yield Fact(Why.SAVES_TRUMP)


def _taking(at: Position, card: Bit, winners: Cards) -> Iterator[Fact]:
    """What is true of a card that takes the trick as it lies."""
    counting, trump = at.trump | at.led, at.coding.trump
    if at.to_play == 1:
        if card == bottom(winners):
            yield Fact(Why.LAST_TO_PLAY)
    elif not _above(at.unseen(at.hands[at.turn]) & counting, card):
        yield Fact(Why.CANNOT_BE_BEATEN)
    yield Fact(Why.TRUMPS_IN if card & trump and not at.led & trump else Why.TAKES_IT)


def _leaving(info: InfoState, at: Position, card: Bit, *, could: bool) -> Iterator[Fact]:
    """What is true of a card that leaves the trick, where another *could* take it."""
    legal, suit = at.legal(), at.suit_of[card]
    if at.best_seat != info.me and info.sides[at.best_seat] == info.sides[info.me]:
        yield Fact(Why.PARTNER_HAS_IT, seat=info.seats[at.best_seat])
    elif not could and card & _least(at, legal):
        yield Fact(Why.CANNOT_WIN)
    several = (legal & suit).bit_count() > 1
    if card & at.led and several and card == bottom(legal & suit):
        yield Fact(Why.LOWEST_OF_SUIT)


def _leading(info: InfoState, at: Position, card: Bit) -> Iterator[Fact]:
    trump, hand, suit = info.coding.trump, at.hands[at.turn], at.suit_of[card]
    unseen, ours = at.unseen(hand), at.makers[info.me]
    if card & trump:
        if ours and at.maker == info.me and unseen & trump:
            yield Fact(Why.DRAWS_TRUMP)
        elif ours and at.maker != info.me:
            yield Fact(Why.LEADS_TO_MAKER, seat=info.seats[at.maker])
        return
    if hand & trump and not ours:
        yield Fact(Why.LEFT_TRUMP_TO_MAKERS)
    if not _above(unseen & suit, card):
        yield Fact(Why.BEST_OF_SUIT)
    if hand & suit == card and hand & trump:
        yield Fact(Why.SHORTENS_SUIT)


def _deciding(info: InfoState, at: Position) -> Iterator[Fact]:
    """What hangs on this trick; nothing where deals are not scored as in Euchre."""
    if not info.setup.turn_up:
        return
    size, lost = info.hand_size, at.finished - at.taken
    wanted = needed(size)
    if at.taken == wanted - 1 and lost == size - wanted:
        yield Fact(Why.DECIDES_EUCHRE)
    if not lost and at.finished >= size - 2:
        yield Fact(Why.DECIDES_MARCH)


def facts_of_discard(info: InfoState, card: Bit) -> list[Fact]:
    """Everything that is true of laying *card* away from the hand."""
    coding, hand = info.coding, info.hand
    trump, suit = coding.trump, coding.suit_of[card]
    kept = hand & ~card
    facts = []
    if not card & trump and not kept & suit and kept & trump:
        facts.append(Fact(Why.MAKES_VOID, (coding.cards[card],)))
    aces = tuple(c for c in coding.hand(kept & ~trump) if c.rank is Rank.ACE)
    if aces:
        facts.append(Fact(Why.KEEPS_ACE, aces))
    if hand & trump and not card & trump:
        facts.append(Fact(Why.KEEPS_TRUMPS, tuple(coding.hand(kept & trump))))
    return facts


def _above(cards: Cards, card: Bit) -> Cards:
    """Those of *cards* that lie above *card*."""
    return cards & ~((card << 1) - 1)


def _least(at: Position, legal: Cards) -> Cards:
    """The cards that are missed least: no trumps if possible, and the lowest by rank."""
    ranks = {bit: card.rank or Rank.ACE + 1 for bit, card in at.coding.cards.items()}
    plain = split(legal & ~at.coding.trump or legal)
    lowest = min(ranks[bit] for bit in plain)
    return sum(bit for bit in plain if ranks[bit] == lowest)
