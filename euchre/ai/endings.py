"""Perfect play for any number of seats once every card is known, misère included.

Where two sides sit as at a four-handed table the quicker `Solver` answers; an empty hand sits
out there, so two and three players fit in as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.runs import firsts
from euchre.ai.solver import Solver

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.situation import Situation

_FOUR = 4


class Endings:
    """Answers how many tricks the makers of one deal can be sure of."""

    def __init__(self, at: Situation) -> None:
        self._makers = at.makers
        self._wants = tuple(maker is not at.misere for maker in at.makers)
        """For each seat whether it wants the makers to take tricks."""
        self._trump, self._suit_of = at.trump, at.suit_of
        self._solver = Solver(at.layout)
        self._places = None if at.misere or at.trump != at.layout.trump else _places(at.makers)
        self._known: dict[tuple[tuple[int, ...], int, int], bool] = {}

    @property
    def quick(self) -> bool:
        """Whether even a whole deal is solved in no time."""
        return self._places is not None

    def forget(self) -> None:
        """Drop all answers found so far; without it they only grow."""
        self._known.clear()
        self._solver.forget()

    def tricks(self, at: Situation) -> int:
        """How many more tricks the makers take, everybody playing perfectly."""
        most = max(hand.bit_count() for hand in at.hands) + (at.led != 0)
        low, high = 0, most
        while low < high:
            middle = (low + high + 1) // 2
            if self.takes(at, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def takes(self, at: Situation, target: int) -> bool:
        """Whether it comes to *target* more tricks for the makers; a trick may be in progress."""
        if target <= 0:
            return True
        hands = tuple(at.hands)
        if not at.led:
            return self._from_lead(hands, at.turn, target)
        return self._card(hands, at.turn, at.led, at.best, at.best_seat, at.to_play, target)

    def _from_lead(self, hands: tuple[int, ...], leader: int, target: int) -> bool:
        if target <= 0:
            return True
        count = hands[leader].bit_count()
        if target > count:
            return False
        if self._places is not None:
            placed = [0, 0, 0, 0]
            for place, hand in zip(self._places, hands, strict=True):
                placed[place] = hand
            return self._solver.reaches(placed, self._places[leader], target)
        key = (hands, leader, target)
        answer = self._known.get(key)
        if answer is None:
            playing = sum([1 for hand in hands if hand])
            answer = self._known[key] = self._card(hands, leader, 0, 0, leader, playing, target)
        return answer

    def _card(  # noqa: PLR0917 - a trick in progress has as many parts
        self,
        hands: tuple[int, ...],
        turn: int,
        led: int,
        best: int,
        best_seat: int,
        to_play: int,
        target: int,
    ) -> bool:
        if not to_play:
            return self._from_lead(hands, best_seat, target - self._makers[best_seat])
        while not hands[turn]:
            turn = (turn + 1) % len(hands)
        hand = hands[turn]
        wanted = self._wants[turn]
        others = best
        for other in hands:
            others |= other
        after_turn = (turn + 1) % len(hands)
        for card in firsts(self._suit_of, hand & led or hand, others & ~hand):
            after = (*hands[:turn], hand ^ card, *hands[turn + 1 :])
            suit = led or self._suit_of[card]
            if card & (self._trump | suit) > best:
                good = self._card(after, after_turn, suit, card, turn, to_play - 1, target)
            else:
                good = self._card(after, after_turn, suit, best, best_seat, to_play - 1, target)
            if good is wanted:
                return wanted
        return not wanted


def _places(makers: Sequence[bool]) -> tuple[int, ...] | None:
    """Where each seat sits at a four-handed table with the makers at 0 and 2, if that can be."""
    first = list(makers).index(True)
    count = len(makers)
    order = {2: (0, 1), 3: (0, 1, 3), _FOUR: (0, 1, 2, 3)}.get(count)
    if order is None:
        return None
    places = tuple(order[(seat - first) % count] for seat in range(count))
    fits = all((place % 2 == 0) is maker for place, maker in zip(places, makers, strict=True))
    return places if fits else None
