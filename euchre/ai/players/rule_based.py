"""The normal level: bids by counting points, plays by the maxims."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.from_view import bidding_place, facts, layout_for, needs, situation
from euchre.ai.cards.seeded_rng import chance
from euchre.ai.evaluate import hand_points, partners_best
from euchre.ai.policy import partnership
from euchre.rules.actions import (
    Call,
    Claim,
    Decide,
    Defend,
    Discard,
    Name,
    OrderUp,
    Pass,
    Play,
)
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from euchre.ai.cards.card_coding import Layout
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.view import PlayerView

_DEFEND_ALONE = 7.5
_LONE_BURDEN = 1.5
"""How much more a hand must have when the only way to call is alone."""


class RulesOfThumb:
    """Bids by points, seat, turned card and score; leads, follows and discards by maxims."""

    def __init__(self, seed: str | int) -> None:
        self._seed = seed

    def choose(self, view: PlayerView) -> Action:
        """The action the rules of thumb ask for."""
        if view.phase is Phase.BENNY:
            return any_suit(view, chance(self._seed, view))
        return ANSWERS[view.phase](view)


class Wish(NamedTuple):
    """A suit somebody might make trump, and how far the hand is above what that takes."""

    margin: float
    lone: float
    """The same for playing alone."""
    suit: Suit | None


def order_wish(view: PlayerView) -> Wish:
    """What ordering up (taking up) the turned card promises."""
    shown = facts(view)
    assert shown.upcard is not None
    suit = shown.proposed
    cards = layout_for(view, suit)
    turned = cards.bits[shown.upcard]
    hand, place = cards.mask(view.hand), bidding_place(view)
    if view.seat is shown.dealer:
        hand |= turned
        hand ^= partnership.discard(cards, hand, hand)
    margin = hand_points.first_round(cards, hand, turned, place) - caution(view)
    lone = lone_points(view, cards, hand)
    if place in (0, 2):
        lone -= hand_points.card_points(cards, turned)
    return Wish(margin, lone, suit)


def name_wish(view: PlayerView, suit: Suit | None) -> Wish:
    """What naming *suit* in the second round promises."""
    shown = facts(view)
    cards = layout_for(view, suit)
    hand = cards.mask(view.hand)
    proposed = shown.proposed
    next_suit = proposed is not None and suit is proposed.twin
    margin = hand_points.second_round(cards, hand, bidding_place(view), next_suit=next_suit)
    return Wish(margin - caution(view), lone_points(view, cards, hand), suit)


def lone_points(view: PlayerView, cards: Layout, hand: int) -> float:
    """How far *hand* is above what it takes to play alone, partner's best card included."""
    hands = partners_best.likely_hands(view, cards, hand)
    return sum([likely * hand_points.alone(cards, held) for likely, held in hands])


def caution(view: PlayerView) -> float:
    """How much stronger a hand must be because of the score (negative: weaker)."""
    ours, theirs = needs(view)
    if theirs <= 2 < ours:  # noqa: PLR2004 - a euchre would lose the game
        return 0.3
    return -0.3 if ours == 1 else 0.0


def wants_alone(view: PlayerView, wish: Wish) -> bool:
    """Whether playing alone is worth the risk: not when a march together wins as well."""
    return wish.lone > 0 and needs(view)[0] > 2  # noqa: PLR2004 - the points of a march


def bid(view: PlayerView, offers: Mapping[Action, Wish]) -> Action:
    """The best call among *offers*, or passing where that is allowed and nothing is good enough.

    The keys are the calls with the partner; where these are barred the lone ones remain.
    """
    best: tuple[float, Action] | None = None
    for call, wish in offers.items():
        lone = _alone(call)
        if call in view.legal:
            wanted = lone if lone in view.legal and wants_alone(view, wish) else call
            offer = (wish.margin, wanted)
        elif lone in view.legal:
            offer = (wish.lone + _LONE_BURDEN, lone)
        else:
            continue
        if best is None or offer[0] > best[0]:
            best = offer
    if best is not None and (best[0] > 0 or Pass() not in view.legal):
        return best[1]
    return Pass()


def _alone(call: Action) -> Action:
    return Call(call.suit, alone=True) if isinstance(call, Call) else OrderUp(alone=True)


def wishes(view: PlayerView) -> dict[Action, Wish]:
    """Every suit the viewer may now make trump, by the call made with the partner."""
    if view.phase is Phase.ORDER:
        return {OrderUp(alone=False): order_wish(view)}
    suits = dict.fromkeys(call.suit for call in view.legal if isinstance(call, Call))
    return {Call(suit, alone=False): name_wish(view, suit) for suit in suits}


def _bid(view: PlayerView) -> Action:
    return bid(view, wishes(view))


def _relief(view: PlayerView) -> Action:
    """Claim what gives away least; a weak hand is hardly ever worth keeping."""
    claims = [action for action in view.legal if isinstance(action, Claim)]
    proposed = facts(view).proposed
    return min(claims, key=lambda claim: _worth_given(claim.cards, proposed))


def _worth_given(cards: tuple[Card, ...], proposed: Suit | None) -> tuple[int, str]:
    worth = sum((card.rank or 0) + (6 if card.suit is proposed else 0) for card in cards)
    return worth, " ".join(sorted(map(str, cards)))


def any_suit(view: PlayerView, rng: Random) -> Action:
    """Nothing is known: any suit is as good as another."""
    return rng.choice([action for action in view.legal if isinstance(action, Name)])


def _discard(view: PlayerView) -> Action:
    cards = layout_for(view, facts(view).trump)
    allowed = cards.mask(action.card for action in view.legal if isinstance(action, Discard))
    return Discard(cards.cards[partnership.discard(cards, cards.mask(view.hand), allowed)])


def _decide(view: PlayerView) -> Action:
    cards, hand = _trump_and_hand(view)
    wish = Wish(0.0, lone_points(view, cards, hand), None)
    return Decide(alone=wants_alone(view, wish))


def _defend(view: PlayerView) -> Action:
    cards, hand = _trump_and_hand(view)
    return Defend() if hand_points.strength(cards, hand) > _DEFEND_ALONE else Pass()


def _trump_and_hand(view: PlayerView) -> tuple[Layout, int]:
    cards = layout_for(view, facts(view).trump)
    return cards, cards.mask(view.hand)


def _play(view: PlayerView) -> Action:
    at = situation(view)
    return Play(at.layout.cards[partnership.choose(at)])


ANSWERS: Mapping[Phase, Callable[[PlayerView], Action]] = {
    Phase.RELIEF: _relief,
    Phase.ORDER: _bid,
    Phase.NAME: _bid,
    Phase.DISCARD: _discard,
    Phase.DECIDE: _decide,
    Phase.JAMBOREE: partners_best.show_trumps,
    Phase.BEST_OUT: partners_best.put_away,
    Phase.BEST_GIVE: partners_best.give,
    Phase.JAMBONE: partners_best.expose,
    Phase.DEFEND: _defend,
    Phase.PLAY: _play,
}
"""What the rules of thumb answer to each question of the table but that for the Benny's suit."""
