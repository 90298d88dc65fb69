"""Perfect play once every card is known: how many tricks a side can be sure of.

Positions are four hands of bits (see `encoding`), turned so that the leader comes first; the
first and third are one side. Whoever holds no card sits out, so lone hands, two players and
one against two need nothing of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.encoding import Layout
    from euchre.ai.situation import Situation

Known = dict[tuple[int, int, int, int, int], bool]
"""Answers found so far, for one trump: hands from the leader on, tricks asked for."""


class Solver:
    """Answers questions about fully known positions under one layout."""

    def __init__(self, layout: Layout) -> None:
        self._trump = layout.trump
        self._suit_of = dict(layout.suit_of)
        self._known: Known = {}

    def forget(self) -> None:
        """Drop all answers found so far; without it a solver only grows."""
        self._known.clear()

    def tricks(self, hands: Sequence[int], leader: int) -> int:
        """How many tricks the side of hands 0 and 2 takes, everybody playing perfectly.

        *leader* (0-3) is to lead and holds at least one card.
        """
        count = hands[leader].bit_count()
        low, high = 0, count
        while low < high:
            middle = (low + high + 1) // 2
            if self.reaches(hands, leader, middle):
                low = middle
            else:
                high = middle - 1
        return low

    def reaches(self, hands: Sequence[int], leader: int, target: int) -> bool:
        """Whether the side of hands 0 and 2 can take at least *target* of the tricks left."""
        return self._side_reaches(hands, leader, 0, target)

    def makers_take(self, at: Situation, target: int) -> bool:
        """Whether the makers can take *target* more tricks; a trick may be in progress."""
        if target <= 0:
            return True
        if not at.led:
            return self._side_reaches(at.hands, at.turn, at.maker & 1, target)
        others = (at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3]) & ~at.hands[at.turn]
        makers = at.maker & 1
        wanted = at.turn & 1 == makers
        for card in self._choices(at.legal(), others | at.best):
            after = at.copy(at.hands[:])
            after.play(card)
            gained = after.taken[makers] - at.taken[makers]
            if self.makers_take(after, target - gained) is wanted:
                return wanted
        return not wanted

    def _side_reaches(self, hands: Sequence[int], leader: int, side: int, target: int) -> bool:
        a, b, c, d = (*hands[leader:], *hands[:leader])
        if not (leader ^ side) & 1:
            return self.can(a, b, c, d, target)
        return not self.can(a, b, c, d, a.bit_count() + 1 - target)

    def can(self, a: int, b: int, c: int, d: int, target: int) -> bool:  # noqa: C901
        """Whether the leader *a* and his partner *c* can take at least *target* tricks."""
        # Spelled out here and in the search: calls would double the time.
        count = a.bit_count()
        if target <= 0:
            return True
        if target > count:
            return False
        trump = self._trump
        if count == 1:
            counting = trump | self._suit_of[a]
            return (a | c) & counting > (b | d) & counting
        ours, theirs = (a | c) & trump, (b | d) & trump
        if ours > theirs:
            # Trumps above all of theirs in one hand are a trick each, whoever leads what.
            shift = theirs.bit_length()
            sure = max(((a & trump) >> shift).bit_count(), ((c & trump) >> shift).bit_count())
            if sure >= target:
                return True
        elif theirs:
            shift = ours.bit_length()
            sure = max(((b & trump) >> shift).bit_count(), ((d & trump) >> shift).bit_count())
            if sure > count - target:
                return False
        key = (a, b, c, d, target)
        answer = self._known.get(key)
        if answer is None:
            answer = self._known[key] = self._search(a, b, c, d, target, count)
        return answer

    def _search(  # noqa: C901, PLR0912
        self, a: int, b: int, c: int, d: int, target: int, count: int
    ) -> bool:
        suit_of, trump, can = self._suit_of, self._trump, self.can
        cards = a | b | c | d
        missing = count - target
        for lead in self._choices(a, cards ^ a):
            suit = suit_of[lead]
            counting = trump | suit
            second = self._choices(b & suit or b, cards ^ b)
            third = self._choices(c & suit or c, cards ^ c)
            fourth = self._choices(d & suit or d, cards ^ d)
            for card_b in second:
                for card_c in third:
                    for card_d in fourth:
                        ours, theirs = (lead | card_c) & counting, (card_b | card_d) & counting
                        if ours > theirs:
                            if lead > card_c & counting:
                                good = can(
                                    a ^ lead, b ^ card_b, c ^ card_c, d ^ card_d, target - 1
                                )
                            else:
                                good = can(
                                    c ^ card_c, d ^ card_d, a ^ lead, b ^ card_b, target - 1
                                )
                        elif card_b & counting > card_d & counting:
                            good = not can(
                                b ^ card_b, c ^ card_c, d ^ card_d, a ^ lead, missing
                            )
                        else:
                            good = not can(
                                d ^ card_d, a ^ lead, b ^ card_b, c ^ card_c, missing
                            )
                        if not good:
                            break
                    else:
                        break  # this reply of the partner holds against every last card
                else:
                    break  # the partner has no answer to card_b
            else:
                return True
        return False

    def _choices(self, hand: int, others: int) -> list[int]:
        """One card of each run of equals in *hand*, highest first; [0] for an empty hand."""
        if not hand:
            return [0]
        suit_of = self._suit_of
        card = 1 << (hand.bit_length() - 1)
        choices = [card]
        hand ^= card
        while hand:
            below = 1 << (hand.bit_length() - 1)
            if others & (card - below) or not suit_of[card] & below:
                choices.append(below)
            card = below
            hand ^= below
        return choices
