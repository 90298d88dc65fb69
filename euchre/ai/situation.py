"""The play of one deal as bits: what has been played, by whom, and whose turn it is.

Seats are numbered 0-3 clockwise; 0 and 2 are partners, as are 1 and 3. The same object serves
an agent at the table, which knows its own hand only, and deals played out in imagination.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.encoding import Layout


class Situation:
    """A deal from the first lead on; changes as cards are played."""

    __slots__ = (
        "best",
        "best_seat",
        "buried",
        "dealer",
        "following",
        "gone",
        "hands",
        "layout",
        "led",
        "lone",
        "maker",
        "picked_up",
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
        dealer: int,
        maker: int,
        leader: int,
        sitting_out: frozenset[int] = frozenset(),
        turned_down: int = 0,
        picked_up: int = 0,
        buried: int = 0,
    ) -> None:
        self.layout = layout
        self.trump = layout.trump
        self.suit_of = layout.suit_of
        self.hands = hands
        """The cards of each seat; 0 where they are unknown or the seat sits out."""
        self.dealer = dealer
        self.maker = maker
        self.gone = turned_down
        """Every card that all have seen and that is in nobody's hand any more."""
        self.picked_up = picked_up
        """The turned card while the dealer has it (unless he buried it), or 0."""
        self.buried = buried
        """What the dealer laid away; only he may use it."""
        self.voids = [0, 0, 0, 0]
        """For each seat the suits it has shown to be out of."""
        for seat in sitting_out:
            self.voids[seat] = layout.pack
        self.following = _following(sitting_out)
        """For each seat the next one that plays."""
        self.lone = maker ^ 2 in sitting_out
        self.taken = [0, 0]
        """Tricks of the even and of the odd seats."""
        self.led = 0
        """The suit led to the trick in progress, as a mask; 0 when somebody is to lead."""
        self.best = 0
        self.best_seat = leader
        self.to_play = 4 - len(sitting_out)
        """How many seats have still to play to the trick."""
        self.turn = leader

    def copy(self, hands: list[int]) -> Situation:
        """The same situation with other cards in the hands."""
        twin = object.__new__(Situation)
        twin.hands, twin.voids, twin.taken = hands, self.voids[:], self.taken[:]
        twin.layout, twin.trump, twin.suit_of = self.layout, self.trump, self.suit_of
        twin.dealer, twin.maker, twin.lone = self.dealer, self.maker, self.lone
        twin.gone, twin.picked_up, twin.buried = self.gone, self.picked_up, self.buried
        twin.following, twin.to_play, twin.turn = self.following, self.to_play, self.turn
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
            self._finish_trick()

    def _finish_trick(self) -> None:
        winner = self.best_seat
        self.taken[winner & 1] += 1
        self.turn = winner
        self.led = self.best = 0
        count, seat = 1, self.following[winner]
        while seat != winner:
            count, seat = count + 1, self.following[seat]
        self.to_play = count

    def legal(self) -> int:
        """The cards the seat to play may play."""
        hand = self.hands[self.turn]
        return hand & self.led or hand

    def play_out(self, choose: Callable[[Situation], int]) -> int:
        """Play the deal to its end with *choose* for everybody; the makers' tricks."""
        while self.hands[self.turn]:
            self.play(choose(self))
        return self.taken[self.maker & 1]


@lru_cache(maxsize=16)
def _following(sitting_out: frozenset[int]) -> tuple[int, int, int, int]:
    after = []
    for seat in range(4):
        others = [(seat + step) % 4 for step in (1, 2, 3)]
        after.append(next((other for other in others if other not in sitting_out), seat))
    return (after[0], after[1], after[2], after[3])
