"""The play of the tricks, and who leads the first one (rules.md C4-C6, L1-L4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from euchre.rules.actions import Action, Play
from euchre.rules.cards import JOKER, Rank, pack
from euchre.rules.events import CardPlayed, Event, TrickWon, TrumpMade
from euchre.rules.stages import Stage, Step
from euchre.rules.state import Deal, Phase, Played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from euchre.rules.seats import Seat
    from euchre.rules.state import ShownFacts

MISERE = "misere"
"""The bid to take no trick at all, played without trump."""

# One action object a card: making them anew would cost as much as all the rest of `legal`.
_PLAYS = {card: Play(card) for card in pack(Rank.TWO, JOKER)}


def left_of_dealer_leads(deal: Deal) -> Seat:
    """The first seat after the dealer that takes part (L1, L3)."""
    return deal.next_active(deal.shown.dealer)


def left_of_lone_maker_leads(deal: Deal) -> Seat:
    """Against a lone maker the first seat after him that takes part, else as usual (L2, L4)."""
    shown = deal.shown
    return deal.next_active(shown.maker if shown.alone and shown.maker else shown.dealer)


def maker_leads(deal: Deal) -> Seat:
    """The highest bidder (rules.md A8.6, A9.4)."""
    assert deal.shown.maker is not None
    return deal.shown.maker


class Run(NamedTuple):
    """What several cards led to: the deal after them, and who took the tricks that were ended."""

    deal: Deal
    winners: list[Seat]


@dataclass(frozen=True)
class TrickPlay(Stage):
    """Follow suit if you can; the best card takes the trick and its player leads."""

    phase: ClassVar[Phase] = Phase.PLAY

    leader: Callable[[Deal], Seat] = left_of_lone_maker_leads
    lead_makes_trump: bool = False
    """Whether the suit of the first card led is trump, unless the bid is misère (A9.4)."""

    def actor(self, deal: Deal) -> Seat | None:
        tricks = deal.shown.tricks
        if not tricks:
            return self.leader(deal) if deal.shown.maker is not None else None
        if deal.trick:
            return deal.next_active(tricks[-1][-1].seat)
        return deal.trick_winner(tricks[-1]) if len(tricks) < deal.setup.hand_size else None

    def legal(self, deal: Deal, seat: Seat) -> tuple[Action, ...]:
        hand = deal.hidden.hands[seat]
        if deal.trick:
            ranking, trump = deal.setup.ranking, deal.shown.trump
            led = ranking.suit_of(deal.trick[0].card, trump)
            hand = ranking.followers(hand, led, trump) or hand
        elif self._makes_trump(deal):
            # A joker has no suit to make trump; whoever leads it first holds another card too.
            hand = tuple([card for card in hand if card.suit is not None])
        return tuple([_PLAYS[card] for card in hand])

    def apply(self, deal: Deal, seat: Seat, action: Action) -> Step:
        assert isinstance(action, Play)
        card, shown = action.card, deal.shown
        trick = (*deal.trick, Played(seat, card))
        hand = tuple([held for held in deal.hidden.hands[seat] if held is not card])
        facts: ShownFacts = {"tricks": (*deal.taken, trick)}
        events: tuple[Event, ...] = (CardPlayed(seat, card),)
        if self._makes_trump(deal):
            facts["trump"] = card.suit
            events += (TrumpMade(seat, card.suit),)
        after = Deal(
            deal.setup,
            shown.but(**facts),
            deal.hidden.but(hands={**deal.hidden.hands, seat: hand}),
        )
        if not after.trick:
            events += (TrickWon(after.trick_winner(trick)),)
        return Step(after, events)

    def run(self, deal: Deal, seat: Seat, plays: Iterable[Play]) -> Run:
        """Play several cards, as `legal` and `apply` would one after another; *seat* begins.

        The states between are not made, which is most of the work. ValueError at the first card
        that may not be played; the lead that makes trump is left to `apply`.
        """
        setup, trump, sitting = deal.setup, deal.shown.trump, len(deal.active)
        suits = setup.ranking.suits(trump)
        hands = {seat: list(hand) for seat, hand in deal.hidden.hands.items()}
        tricks, trick, winners = list(deal.taken), list(deal.trick), []
        for play in plays:
            hand, card = hands[seat], play.card
            suit = suits[trick[0].card] if trick else suits[card]
            if suits[card] is not suit and any(suits[held] is suit for held in hand):
                message = f"{card} does not follow suit"
                raise ValueError(message)
            hand.remove(card)
            trick.append(Played(seat, card))
            seat = deal.next_active(seat)
            if len(trick) == sitting:
                tricks.append(tuple(trick))
                trick.clear()
                seat = deal.trick_winner(tricks[-1])
                winners.append(seat)
        facts: ShownFacts = {"tricks": (*tricks, tuple(trick)) if trick else tuple(tricks)}
        left = {seat: tuple(hand) for seat, hand in hands.items()}
        return Run(Deal(setup, deal.shown.but(**facts), deal.hidden.but(hands=left)), winners)

    def _makes_trump(self, deal: Deal) -> bool:
        return self.lead_makes_trump and not deal.shown.tricks and deal.shown.bid != MISERE
