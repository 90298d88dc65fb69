"""Making trump by the turned card where nobody has a partner: two and three players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.from_view import facts, number
from euchre.ai.cards.position import NOBODY
from euchre.ai.evaluate.payoffs import Prizes
from euchre.ai.search.rollout import Openings
from euchre.rules.actions import Call, OrderUp, Pass, PickUp
from euchre.rules.cards import Suit
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from euchre.ai.sampling.unseen import Unseen, World
    from euchre.rules.actions import Action
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

_ENOUGH = {2: (2.6, 2.1), 3: (3.1, 2.9)}
"""How many tricks one must expect to order up and to name a suit, by the number of players."""


class TurnedCard:
    """Judges the bids of one view, by counting and in imagined deals."""

    def __init__(self, view: PlayerView, unseen: Unseen) -> None:
        shown = facts(view)
        assert view.seat is not None
        self._view, self._shown = view, shown
        self._open = Openings(view, unseen)
        self._prizes = Prizes(view)
        seats = view.setup.table.seats
        self._seats: tuple[Seat, ...] = seats
        self._me = number(view, view.seat)
        count = len(seats)
        self._order = [(self._open.dealer + 1 + step) % count for step in range(count)]
        self._to_order, self._to_name = _ENOUGH[count]
        self._turned = unseen.layout.bits[shown.upcard] if shown.upcard else 0
        self._hand = unseen.layout.mask(view.hand)

    def promised(self, action: Action) -> float:
        """By how many tricks the viewer's own hand is above what making trump so takes."""
        if isinstance(action, OrderUp):
            return self._ordering(self._me, self._hand)
        if isinstance(action, Call):
            return self._likely(self._hand, action.suit) - self._to_name
        return 0.0

    def worth(self, world: World, action: Action) -> float:
        """What *action* leads to when the cards lie so and everybody bids by counting."""
        hands = world.hands
        if isinstance(action, OrderUp):
            return self._ordered(hands, self._me)
        if isinstance(action, Call):
            return self._played(hands, action.suit, self._me, NOBODY)
        if self._view.phase is Phase.PICK_UP:
            assert self._shown.maker is not None
            taker = self._me if isinstance(action, PickUp) else NOBODY
            maker = number(self._view, self._shown.maker)
            return self._played(hands, self._shown.trump, maker, taker)
        return self._passed(hands)

    def _passed(self, hands: tuple[int, ...]) -> float:
        place = self._order.index(self._me) + 1
        if self._view.phase is Phase.ORDER:
            for seat in self._order[place:]:
                if self._ordering(seat, hands[seat]) > 0:
                    return self._ordered(hands, seat)
            place = 0
        for seat in self._order[place:]:
            margin, suit = self._naming(hands[seat])
            stuck = self._view.options.stick_the_dealer and seat == self._open.dealer
            if margin > 0 or stuck:
                return self._played(hands, suit, seat, NOBODY)
        return 0.0

    def _ordered(self, hands: tuple[int, ...], maker: int) -> float:
        return self._played(hands, self._shown.proposed, maker, self._open.dealer)

    def _played(
        self, hands: tuple[int, ...], suit: Suit | None, maker: int, taker: int
    ) -> float:
        extra = 0 if taker == NOBODY else self._turned
        tricks = self._open.tricks(hands, suit, maker, taker=taker, extra=extra)
        return self._prizes.by_tricks(self._seats[self._me], self._seats[maker])[tricks]

    def _ordering(self, seat: int, hand: int) -> float:
        """By how much a hand is above what it takes to order up the turned card."""
        suit = self._shown.proposed
        if seat == self._open.dealer:
            cards = self._open.layouts[suit]
            six = self._open.seen_as(suit, hand | self._turned)
            kept = six ^ self._open.laid_away(cards, six)
            return self._open.valued[suit].tricks(kept) - self._to_order
        return self._likely(hand, suit) - self._to_order

    def _naming(self, hand: int) -> tuple[float, Suit]:
        """By how much a hand is above what it takes to name its best suit, and that suit."""
        suits = [suit for suit in Suit if suit is not self._shown.proposed]
        best = max((self._likely(hand, suit), -n) for n, suit in enumerate(suits))
        return best[0] - self._to_name, suits[-best[1]]

    def _likely(self, hand: int, suit: Suit | None) -> float:
        return self._open.valued[suit].tricks(self._open.seen_as(suit, hand))

    def fit(self, world: World) -> list[tuple[float, bool]]:
        """How far each hand that has spoken was above making trump, and whether it did."""
        fits = []
        for phase, who, call in self._shown.calls:
            seat = number(self._view, who)
            if seat == self._me or phase not in (Phase.ORDER, Phase.NAME):
                continue
            hand = world.hands[seat]
            if phase is Phase.ORDER:
                margin = self._ordering(seat, hand)
            elif isinstance(call, Call):
                margin = self._likely(hand, call.suit) - self._to_name
            else:
                margin = self._naming(hand)[0]
            fits.append((margin, not isinstance(call, Pass)))
        return fits
