"""The play of one deal as bits: what has been played, by whom, and whose turn it is.

Two to six seats, numbered clockwise from 0. The same object serves an agent at the table, who
knows his own hand only, and deals played out in imagination.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Layout

Chooser = Callable[["Situation"], int]
"""A habit: what it plays in a situation, knowing no more than the seat to play does."""

NOBODY = -1
"""In place of a seat's number."""
_IN_PAIRS = ((True, False, True, False), (False, True, False, True))
"""Who is on the makers' side where partners sit opposite, by whether the maker's seat is odd."""


class Situation:
    """A deal from the first lead on; changes as cards are played."""

    __slots__ = (
        "best",
        "best_seat",
        "buried",
        "burier",
        "following",
        "gone",
        "hands",
        "layout",
        "led",
        "maker",
        "makers",
        "misere",
        "playing",
        "suit_of",
        "taken",
        "to_play",
        "trump",
        "turn",
        "voids",
    )

    def __init__(  # noqa: PLR0913, PLR0915 - the facts of a deal are as many as they are
        self,
        layout: Layout,
        hands: list[int],
        *,
        maker: int,
        leader: int,
        makers: tuple[bool, ...] = (),
        sitting_out: frozenset[int] = frozenset(),
        gone: int = 0,
        buried: int = 0,
        burier: int = NOBODY,
        misere: bool = False,
    ) -> None:
        self.layout, self.suit_of = layout, layout.suit_of
        self.trump = layout.trump or (layout.suits[4] if len(layout.suits) > 4 else 0)  # noqa: PLR2004
        """What beats every suit led: trump, or the Benny alone where there is no trump."""
        self.hands = hands
        """The cards of each seat; 0 where they are unknown or the seat sits out."""
        self.maker, self.makers = maker, makers or _IN_PAIRS[maker & 1]
        """Who made trump, and for each seat whether it is on that side; two pairs unless given."""
        self.misere = misere
        """Whether the makers want no trick at all."""
        self.gone = gone
        """Every card that all have seen and that is in nobody's hand any more."""
        self.buried, self.burier = buried, burier
        """What one seat laid away, which only that seat may use; and which seat."""
        count = len(hands)
        self.voids = [0] * count
        """For each seat the cards it is known not to hold, as whole suits."""
        for seat in sitting_out:
            self.voids[seat] = layout.pack
        self.following = _following(count, sitting_out)
        """For each seat the next one that plays."""
        self.playing = count - len(sitting_out)
        """How many seats take part."""
        self.taken = 0
        """Tricks of the makers."""
        self.led = 0
        """The suit led to the trick in progress, as a mask; 0 when somebody is to lead."""
        self.best, self.best_seat = 0, leader
        """The card that takes the trick as it lies, and whose it is."""
        self.to_play = self.playing
        """How many seats have still to play to the trick."""
        self.turn = leader

    def copy(self, hands: list[int]) -> Situation:
        """The same situation with other cards in the hands."""
        twin = object.__new__(Situation)
        twin.hands, twin.voids = hands, self.voids[:]
        twin.layout, twin.trump, twin.suit_of = self.layout, self.trump, self.suit_of
        twin.maker, twin.makers, twin.misere = self.maker, self.makers, self.misere
        twin.gone, twin.buried, twin.burier = self.gone, self.buried, self.burier
        twin.following, twin.playing, twin.taken = self.following, self.playing, self.taken
        twin.to_play, twin.turn = self.to_play, self.turn
        twin.led, twin.best, twin.best_seat = self.led, self.best, self.best_seat
        return twin

    def play(self, card: int) -> None:
        """The seat to play puts down *card*."""
        seat = self.turn
        self.hands[seat] &= ~card
        self.gone |= card
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
            self.turn = self.following[seat]
        else:
            winner = self.best_seat
            self.taken += self.makers[winner]
            self.turn = winner
            self.led = self.best = 0
            self.to_play = self.playing

    def legal(self) -> int:
        """The cards the seat to play may play."""
        hand = self.hands[self.turn]
        return hand & self.led or hand

    def unseen(self, hand: int) -> int:
        """The cards that may be in another hand, as the seat to play with *hand* knows."""
        unseen = self.layout.pack & ~(self.gone | hand)
        return unseen & ~self.buried if self.turn == self.burier else unseen

    def play_out(self, choosers: Sequence[Chooser]) -> int:
        """Play the deal to its end, every seat with its own way to choose; the makers' tricks."""
        hands = self.hands
        while hands[self.turn]:
            self.play(choosers[self.turn](self))
        return self.taken


@lru_cache(maxsize=64)
def _following(count: int, sitting_out: frozenset[int]) -> tuple[int, ...]:
    after = []
    for seat in range(count):
        others = [(seat + step) % count for step in range(1, count)]
        after.append(next((other for other in others if other not in sitting_out), seat))
    return tuple(after)
