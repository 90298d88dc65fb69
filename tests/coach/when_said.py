"""When each reason may be given, told once more in the terms of the rules: nothing of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.coach.reasons import Why
from euchre.rules.actions import Call, Decide, Discard, OrderUp, Play
from euchre.rules.cards import Rank
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from euchre.coach.reasons import Fact
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView


class Case:
    """A view, a choice, and the reason that is given for it."""

    def __init__(self, view: PlayerView, action: Action, reason: Fact) -> None:
        assert view.shown is not None
        assert view.seat is not None
        self.view, self.action, self.reason, self.shown = view, action, reason, view.shown
        self.me: Seat = view.seat
        self.ranking, self.table = view.setup.ranking, view.setup.table
        self.card = action.card if isinstance(action, (Play, Discard)) else None
        self.trump = self._trump()
        trick = view.trick
        self.led = self.suit(trick[0].card) if trick else None
        self.winning = max((self.power(p.card) for p in trick), default=0)
        self.winner = view.trick_winner(trick) if trick else None
        self.rest = [card for card in view.hand if card != self.card]

    def _trump(self) -> Suit | None:
        if isinstance(self.action, Call):
            return self.action.suit
        return self.shown.proposed if self.view.phase is Phase.ORDER else self.shown.trump

    def suit(self, card: Card) -> Suit | None:
        """The suit that a card counts to."""
        return self.ranking.suit_of(card, self.trump)

    def power(self, card: Card) -> int:
        """How strong a card is in this trick, or in one to which its own suit is led."""
        led = self.led if self.view.trick else self.suit(card)
        return self.ranking.strength(card, self.trump, led)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.trump is not None and self.suit(card) is self.trump

    def ours(self, seat: Seat | None) -> bool:
        """Whether a seat is on the viewer's side."""
        return seat is not None and self.table.side_of(seat) == self.table.side_of(self.me)

    @property
    def played(self) -> Card:
        """The card in question, which the reason names."""
        assert self.card is not None
        assert self.reason.cards == (self.card,)
        return self.card

    @property
    def takes(self) -> bool:
        """Whether the card takes the trick as it lies."""
        return self.power(self.played) > self.winning

    @property
    def legal(self) -> list[Card]:
        """The cards that may be played."""
        return [action.card for action in self.view.legal if isinstance(action, Play)]

    def takers(self) -> list[Card]:
        """The cards that would take the trick as it lies."""
        return [card for card in self.legal if self.power(card) > self.winning]

    def unseen(self) -> list[Card]:
        """The cards that may be in another hand."""
        shown = self.shown
        seen = {p.card for trick in shown.tricks for p in trick}
        seen |= {*self.view.hand, *self.view.discards}
        claims = [c for said in shown.calls for c in getattr(said.call, "cards", ())]
        turned = [shown.upcard] if shown.upcard and not shown.picked_up else []
        return [c for c in self.view.setup.pack if c not in {*seen, *claims, *turned}]

    def held(self) -> list[Card]:
        """The hand a call is judged by: with the turned card where the dealer would take it."""
        takes = self.view.phase is Phase.ORDER and self.me is self.shown.dealer
        return [*self.view.hand, *([self.shown.upcard] if takes and self.shown.upcard else [])]

    def trumps(self) -> list[Card]:
        """The trumps among these."""
        return [card for card in self.held() if self.is_trump(card)]


def _lowest(cards: Iterable[Card]) -> int:
    return min(card.rank or Rank.ACE + 1 for card in cards)


def _least(case: Case) -> bool:
    plain = [card for card in case.legal if not case.is_trump(card)] or case.legal
    return case.played in plain and (case.played.rank or Rank.ACE + 1) == _lowest(plain)


def _last(case: Case) -> bool:
    return len(case.view.trick) == len(case.view.active) - 1


def _wanted(case: Case) -> int:
    return case.view.setup.hand_size // 2 + 1


def _makers_have(case: Case) -> int:
    assert case.shown.maker is not None
    side = case.table.side_of(case.shown.maker)
    return sum(case.view.trick_winner(trick) in side for trick in case.view.taken)


def _bowers(case: Case) -> bool:
    high = {card for card in case.trumps() if card.rank in (None, Rank.JACK)}
    return set(case.reason.cards) == high and case.reason.number == len(case.trumps()) > 2


def _aces(case: Case, cards: Iterable[Card]) -> bool:
    aces = {card for card in cards if card.rank is Rank.ACE and not case.is_trump(card)}
    return bool(aces) and set(case.reason.cards) == aces


def _suits_missing(case: Case) -> int:
    held = {case.suit(card) for card in case.held()}
    plain = {case.suit(card) for card in case.view.setup.pack} - {case.trump}
    return len(plain - held)


def _euchre_hangs_on_it(case: Case) -> bool:
    size, ours = case.view.setup.hand_size, _makers_have(case)
    lost = len(case.view.taken) - ours
    return ours == _wanted(case) - 1 and lost == size - _wanted(case)


HOLDS: Mapping[Why, Callable[[Case], bool]] = {
    Why.CANNOT_WIN: lambda c: not c.takers() and _least(c) and not c.ours(c.winner),
    Why.PARTNER_HAS_IT: lambda c: (
        c.ours(c.winner) and not c.takes and c.reason.seat is c.winner
    ),
    Why.LAST_TO_PLAY: lambda c: (
        _last(c) and c.takes and c.power(c.played) == min(map(c.power, c.takers()))
    ),
    Why.CANNOT_BE_BEATEN: lambda c: (
        c.takes and not _last(c) and all(c.power(o) < c.power(c.played) for o in c.unseen())
    ),
    Why.TRUMPS_IN: lambda c: (
        c.takes and c.is_trump(c.played) and not any(c.suit(o) is c.led for o in c.view.hand)
    ),
    Why.TAKES_IT: lambda c: c.takes,
    Why.SAVES_TRUMP: lambda c: not c.is_trump(c.played) and any(map(c.is_trump, c.legal)),
    Why.LOWEST_OF_SUIT: lambda c: (
        not c.takes
        and all(c.power(c.played) < c.power(o) for o in c.rest if c.suit(o) is c.suit(c.played))
    ),
    Why.DRAWS_TRUMP: lambda c: (
        c.is_trump(c.played) and c.shown.maker is c.me and any(map(c.is_trump, c.unseen()))
    ),
    Why.LEADS_TO_MAKER: lambda c: (
        c.is_trump(c.played)
        and c.ours(c.reason.seat)
        and c.reason.seat is c.shown.maker is not c.me
    ),
    Why.LEFT_TRUMP_TO_MAKERS: lambda c: (
        not c.ours(c.shown.maker) and not c.is_trump(c.played) and any(map(c.is_trump, c.rest))
    ),
    Why.BEST_OF_SUIT: lambda c: (
        not c.is_trump(c.played)
        and all(
            c.power(o) < c.power(c.played) for o in c.unseen() if c.suit(o) is c.suit(c.played)
        )
    ),
    Why.SHORTENS_SUIT: lambda c: (
        not c.is_trump(c.played)
        and all(c.suit(o) is not c.suit(c.played) for o in c.rest)
        and any(map(c.is_trump, c.rest))
    ),
    Why.MAKES_VOID: lambda c: (
        not c.is_trump(c.played)
        and all(c.suit(o) is not c.suit(c.played) for o in c.rest)
        and any(map(c.is_trump, c.rest))
    ),
    Why.KEEPS_ACE: lambda c: _aces(c, c.rest),
    Why.KEEPS_TRUMPS: lambda c: (
        set(c.reason.cards) == set(filter(c.is_trump, c.view.hand)) != set()
    ),
    Why.TRUMPS_HELD: _bowers,
    Why.SIDE_ACES: lambda c: _aces(c, c.held()),
    Why.VOIDS: lambda c: c.reason.number == _suits_missing(c) > 0 and len(c.trumps()) > 1,
    Why.CARD_TO_US: lambda c: c.ours(c.shown.dealer) and c.reason.cards == (c.shown.upcard,),
    Why.CARD_TO_THEM: lambda c: not c.ours(c.shown.dealer),
    Why.FEW_TRUMPS: lambda c: c.reason.number == len(c.trumps()) <= 2,
    Why.ALL_TRICKS: lambda c: (
        isinstance(c.action, (OrderUp, Call, Decide))
        and c.action.alone is True
        and 0 <= c.reason.number <= 100
    ),
    Why.DECIDES_EUCHRE: _euchre_hangs_on_it,
    Why.DECIDES_MARCH: lambda c: (
        _makers_have(c) == len(c.view.taken) >= c.view.setup.hand_size - 2
    ),
}


def holds(view: PlayerView, action: Action, reason: Fact) -> bool:
    """Whether *reason* may be given for *action*."""
    return HOLDS[reason.why](Case(view, action, reason))
