"""What is true of a hand for a call: the facts that reasons for making trump are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.calls.table_values import TableValues
from euchre.ai.evaluate.match_equity import MatchEquity
from euchre.ai.evaluate.outcome_tables import HAND_SIZE, MARCH
from euchre.coach.reasons import Fact, Why
from euchre.rules.actions import Call, Decide, OrderUp, Pass
from euchre.rules.cards import Rank
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from euchre.ai.cards.from_view import InfoState
    from euchre.rules.actions import Action
    from euchre.rules.cards import Suit

_FEW = 2
"""A maker's hand of five has three trumps as a rule: so many are few."""


def facts_of_call(info: InfoState, action: Action) -> list[Fact]:
    """Everything that is true of making trump so, or of passing."""
    if isinstance(action, Pass):
        return list(_passing(info)) if info.phase is Phase.ORDER else []
    if not isinstance(action, (OrderUp, Call, Decide)):
        return []
    suit = suit_made(info, action)
    facts = list(_hand(info, suit)) if suit else []
    if isinstance(action, OrderUp) and info.sides[info.dealer] == info.sides[info.me]:
        facts.append(_turned_card(info, Why.CARD_TO_US))
    share = chances(info, action)
    if action.alone and share:
        facts.append(Fact(Why.ALL_TRICKS, number=round(100 * share[MARCH])))
    return facts


def suit_made(info: InfoState, action: OrderUp | Call | Decide) -> Suit | None:
    """The suit that *action* makes trump; None for no-trump."""
    if isinstance(action, Call):
        return action.suit
    return info.shown.trump if isinstance(action, Decide) else info.shown.proposed


def chances(info: InfoState, action: Action) -> Sequence[float] | None:
    """How likely a call ends in a euchre, the point and a march; None where no table tells."""
    tabled = info.turned_card_in_pairs and info.hand_size == HAND_SIZE
    if not tabled or not isinstance(action, (OrderUp, Call, Decide)):
        return None
    suit = suit_made(info, action)
    if suit is None:
        return None
    found = TableValues(info, MatchEquity(info)).chances(
        suit, info.hand, alone=bool(action.alone)
    )
    if found is None:
        return None
    # The estimate is linear: for the weakest and the strongest hands it leaves what can be.
    cut = [max(0.0, chance) for chance in found]
    return [chance / sum(cut) for chance in cut]


def _hand(info: InfoState, suit: Suit | None) -> Iterator[Fact]:
    """What speaks for making *suit* trump with the viewer's cards."""
    coding, recode = info.coded(suit)
    hand = recode(info.hand)
    if info.phase is Phase.ORDER and info.me == info.dealer:
        hand |= recode(info.upcard)
    trumps = coding.hand(hand & coding.trump)
    if len(trumps) > _FEW:
        high = tuple(card for card in trumps if card.rank in (None, Rank.JACK))
        yield Fact(Why.TRUMPS_HELD, high, number=len(trumps))
    aces = tuple(c for c in coding.hand(hand & ~coding.trump) if c.rank is Rank.ACE)
    if aces:
        yield Fact(Why.SIDE_ACES, aces)
    voids = sum(not hand & plain for plain in coding.suits if plain != coding.trump)
    if voids and len(trumps) > 1:
        yield Fact(Why.VOIDS, number=voids)


def _turned_card(info: InfoState, why: Why) -> Fact:
    assert info.shown.upcard is not None
    return Fact(why, (info.shown.upcard,), info.seats[info.dealer])


def _passing(info: InfoState) -> Iterator[Fact]:
    """What speaks against ordering up."""
    coding, recode = info.coded(info.shown.proposed)
    hand = recode(info.hand)
    if info.me == info.dealer:
        hand |= recode(info.upcard)
    trumps = coding.hand(hand & coding.trump)
    if len(trumps) <= _FEW:
        yield Fact(Why.FEW_TRUMPS, tuple(trumps), number=len(trumps))
    if info.sides[info.dealer] != info.sides[info.me]:
        yield _turned_card(info, Why.CARD_TO_THEM)
