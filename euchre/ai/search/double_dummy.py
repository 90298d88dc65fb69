"""Perfect play once every card is known: how many tricks a side can be sure of.

Positions are four hands of bits (see `card_coding`), turned so that the leader comes first; the
first and third are one side. Whoever holds no card sits out, so lone hands, two players and
one against two need nothing of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from euchre.ai.cards.equivalents import representatives

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import CardCoding, Cards

Known: TypeAlias = "dict[tuple[Cards, Cards, Cards, Cards, int], bool]"
"""Answers found so far, for one trump: hands from the leader on, tricks asked for."""


class DoubleDummy:
    """Answers questions about fully known positions under one coding."""

    def __init__(self, coding: CardCoding) -> None:
        self._trump = coding.trump
        self._suit_of = dict(coding.suit_of)
        self._known: Known = {}

    def forget(self) -> None:
        """Drop all answers found so far; without it a solver only grows."""
        self._known.clear()

    def can(self, a: Cards, b: Cards, c: Cards, d: Cards, target: int) -> bool:  # noqa: C901
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
        self, a: Cards, b: Cards, c: Cards, d: Cards, target: int, count: int
    ) -> bool:
        suit_of, trump, can = self._suit_of, self._trump, self.can
        cards = a | b | c | d
        missing = count - target
        for lead in representatives(suit_of, a, cards ^ a):
            suit = suit_of[lead]
            counting = trump | suit
            second = representatives(suit_of, b & suit or b, cards ^ b)
            third = representatives(suit_of, c & suit or c, cards ^ c)
            fourth = representatives(suit_of, d & suit or d, cards ^ d)
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
