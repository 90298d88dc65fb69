"""The play of one deal as bits: what has been played, by whom, and whose turn it is.

Two to six seats, numbered clockwise from 0. The same object serves an agent at the table, who
knows his own hand only, and deals played out in imagination.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards

SeatNo: TypeAlias = int
"""A seat, counted clockwise from the first one of the table."""
NOBODY: SeatNo = -1
"""In place of a seat's number."""
_OPPONENTS = ((1, 3), (2, 0), (3, 1), (0, 2))
_IN_PAIRS = ((True, False, True, False), (False, True, False, True))
"""Who is on the makers' side where partners sit opposite, by whether the maker's seat is odd."""


def partner(seat: SeatNo) -> SeatNo:
    """The seat opposite, at a table of two pairs."""
    return seat ^ 2


def opponents(seat: SeatNo) -> tuple[SeatNo, SeatNo]:
    """The seats at the left and at the right, at a table of two pairs."""
    return _OPPONENTS[seat]


class Policy(Protocol):
    """A way to choose cards without any search, knowing no more than the seat to play does."""

    def __call__(self, at: Position, /) -> Bit:
        """The card for the seat to play."""


class Position:
    """A deal from the first lead on; changes as cards are played."""

    __slots__ = (
        "best",
        "best_seat",
        "coding",
        "discard",
        "discarder",
        "finished",
        "hands",
        "led",
        "maker",
        "makers",
        "misere",
        "next_seat",
        "playing",
        "seen",
        "suit_of",
        "taken",
        "to_play",
        "trump",
        "turn",
        "voids",
    )

    def __init__(  # noqa: PLR0913, PLR0915 - the facts of a deal are as many as they are
        self,
        coding: CardCoding,
        hands: list[Cards],
        *,
        maker: SeatNo,
        leader: SeatNo,
        makers: tuple[bool, ...] = (),
        sitting_out: frozenset[SeatNo] = frozenset(),
        seen: Cards = 0,
        discard: Cards = 0,
        discarder: SeatNo = NOBODY,
        misere: bool = False,
    ) -> None:
        self.coding, self.suit_of = coding, coding.suit_of
        self.trump = coding.trump or (coding.suits[4] if len(coding.suits) > 4 else 0)  # noqa: PLR2004
        """What beats every suit led: trump, or the Benny alone where there is no trump."""
        self.hands = hands
        """The cards of each seat; 0 where they are unknown or the seat sits out."""
        self.maker, self.makers = maker, makers or _IN_PAIRS[maker & 1]
        """Who made trump, and for each seat whether it is on that side; two pairs unless given."""
        self.misere = misere
        """Whether the makers want no trick at all."""
        self.seen = seen
        """Every card that all have seen and that is in nobody's hand any more."""
        self.discard, self.discarder = discard, discarder
        """What one seat laid away, which only that seat may use; and which seat."""
        count = len(hands)
        self.voids = [0] * count
        """For each seat the cards it is known not to hold, as whole suits."""
        for seat in sitting_out:
            self.voids[seat] = coding.pack
        self.next_seat = _next_seats(count, sitting_out)
        """For each seat the next one that plays."""
        self.playing = count - len(sitting_out)
        """How many seats take part."""
        self.finished = self.taken = 0
        """Tricks played, and those of the makers among them."""
        self.led = 0
        """The suit led to the trick in progress, as a mask; 0 when a card is to be led."""
        self.best, self.best_seat = 0, leader
        """The card that takes the trick as it lies, and whose it is."""
        self.to_play = self.playing
        """How many seats have still to play to the trick."""
        self.turn = leader

    def copy(self, hands: list[Cards]) -> Position:
        """The same position with other cards in the hands."""
        twin = object.__new__(Position)
        twin.hands, twin.voids = hands, self.voids[:]
        twin.coding, twin.trump, twin.suit_of = self.coding, self.trump, self.suit_of
        twin.maker, twin.makers, twin.misere = self.maker, self.makers, self.misere
        twin.seen, twin.discard, twin.discarder = self.seen, self.discard, self.discarder
        twin.next_seat, twin.playing = self.next_seat, self.playing
        twin.finished, twin.taken = self.finished, self.taken
        twin.to_play, twin.turn = self.to_play, self.turn
        twin.led, twin.best, twin.best_seat = self.led, self.best, self.best_seat
        return twin

    def play(self, card: Bit) -> None:
        """The seat to play puts down *card*."""
        seat = self.turn
        self.hands[seat] &= ~card
        self.seen |= card
        led = self.led
        if not led:
            self.led = self.suit_of[card]
            self.best, self.best_seat = card, seat
        else:
            if not card & led:
                self.voids[seat] |= led
            if card & (self.trump | led) > self.best:
                self.best, self.best_seat = card, seat
        if self.to_play > 1:
            self.to_play -= 1
            self.turn = self.next_seat[seat]
        else:
            winner = self.best_seat
            self.finished += 1
            self.taken += self.makers[winner]
            self.turn = winner
            self.led = self.best = 0
            self.to_play = self.playing

    def legal(self) -> Cards:
        """The cards the seat to play may play."""
        hand = self.hands[self.turn]
        return hand & self.led or hand

    def unseen(self, hand: Cards) -> Cards:
        """The cards that may be in another hand, as the seat to play with *hand* knows."""
        unseen = self.coding.pack & ~(self.seen | hand)
        return unseen & ~self.discard if self.turn == self.discarder else unseen

    def play_out(self, policies: Sequence[Policy]) -> int:
        """Play the deal to its end, every seat by its own policy; the makers' tricks."""
        hands, play = self.hands, self.play
        while hand := hands[self.turn]:
            # A last card needs no policy.
            play(policies[self.turn](self) if hand & (hand - 1) else hand)
        return self.taken


@lru_cache(maxsize=64)
def _next_seats(count: int, sitting_out: frozenset[SeatNo]) -> tuple[SeatNo, ...]:
    after = []
    for seat in range(count):
        others = [(seat + step) % count for step in range(1, count)]
        after.append(next((other for other in others if other not in sitting_out), seat))
    return tuple(after)
