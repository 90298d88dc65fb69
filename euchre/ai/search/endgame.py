"""Perfect play for any number of seats once every card is known, by *alpha-beta* search.

Where two sides sit as at a four-handed table the quicker `DoubleDummy` answers; an empty hand sits
out there, so two and three players fit in as well.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING

from euchre.ai.cards.equivalents import representatives
from euchre.ai.search.double_dummy import DoubleDummy

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.position import Position, SeatNo


class Endgame:
    """Answers how many tricks the makers of one deal can be sure of."""

    def __init__(self, at: Position) -> None:
        self._makers = at.makers
        self._wants = tuple(maker is not at.misere for maker in at.makers)
        """For each seat whether it wants the makers to take tricks."""
        self._trump, self._suit_of = at.trump, at.suit_of
        self._solver = DoubleDummy(at.coding)
        in_pairs = not at.misere and at.trump == at.coding.trump
        self._from = _orders(at.makers) if in_pairs else ()
        """For each leader what puts the hands, and none, in the order of the `DoubleDummy`."""
        self._known: dict[tuple[tuple[Cards, ...], SeatNo, int], bool] = {}

    @property
    def quick(self) -> bool:
        """Whether even a whole deal is solved in no time."""
        return bool(self._from)

    def forget(self) -> None:
        """Drop all answers found so far; without it they only grow."""
        self._known.clear()
        self._solver.forget()

    def tricks(self, at: Position) -> int:
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

    def takes(self, at: Position, target: int) -> bool:
        """Whether it comes to *target* more tricks for the makers; a trick may be in progress."""
        if target <= 0:
            return True
        hands = tuple(at.hands)
        if not at.led:
            return self._from_lead(hands, at.turn, target)
        return self._card(hands, at.turn, at.led, at.best, at.best_seat, at.to_play, target)

    def _from_lead(self, hands: tuple[Cards, ...], leader: SeatNo, target: int) -> bool:
        count = hands[leader].bit_count()
        if self._from:
            a, b, c, d = self._from[leader]((*hands, 0))
            if self._makers[leader]:
                return self._solver.can(a, b, c, d, target)
            return not self._solver.can(a, b, c, d, count + 1 - target)
        if target <= 0:
            return True
        if target > count:
            return False
        key = (hands, leader, target)
        answer = self._known.get(key)
        if answer is None:
            playing = sum([1 for hand in hands if hand])
            answer = self._known[key] = self._card(hands, leader, 0, 0, leader, playing, target)
        return answer

    def _card(  # noqa: PLR0917 - a trick in progress has as many parts
        self,
        hands: tuple[Cards, ...],
        turn: SeatNo,
        led: Cards,
        best: Bit,
        best_seat: SeatNo,
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
        for card in representatives(self._suit_of, hand & led or hand, others & ~hand):
            after = (*hands[:turn], hand ^ card, *hands[turn + 1 :])
            suit = led or self._suit_of[card]
            if card & (self._trump | suit) > best:
                good = self._card(after, after_turn, suit, card, turn, to_play - 1, target)
            else:
                good = self._card(after, after_turn, suit, best, best_seat, to_play - 1, target)
            if good is wanted:
                return wanted
        return not wanted


@lru_cache(maxsize=32)
def _orders(
    makers: tuple[bool, ...],
) -> tuple[Callable[[tuple[Cards, ...]], tuple[Cards, ...]], ...]:
    """How the hands lie from each leader on where makers sit opposite, empty seats too.

    Such seats are given the hand after the last. Empty where the makers do not sit like that.
    """
    first, count = makers.index(True), len(makers)
    places = {2: (0, 1), 3: (0, 1, 3), 4: (0, 1, 2, 3)}.get(count, ())
    seats = {place: (first + step) % count for step, place in enumerate(places)}
    if not seats or any(makers[seat] is (place % 2 == 1) for place, seat in seats.items()):
        return ()
    place_of = {seat: place for place, seat in seats.items()}
    return tuple(
        itemgetter(*(seats.get((place_of[leader] + step) % 4, count) for step in range(4)))
        for leader in range(count)
    )
