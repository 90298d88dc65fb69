"""How trump reorders the pack: the only place that compares cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from euchre.rules.cards import Card, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable

_TRUMP = 100
_PLAIN = 50
_LEFT, _RIGHT, _BEST = _TRUMP + 20, _TRUMP + 30, _TRUMP + 40


@dataclass(frozen=True)
class Ranking:
    """The order of the cards (rules.md C1-C4).

    Nothing outside this class may compare `card.suit` or `card.rank`: the left bower does not
    belong to the suit printed on it, and the joker has none.
    """

    bowers: bool = True
    """Whether the jacks of the trump colour are the two highest suited trumps."""
    best: Card | None = None
    """The card above all others (the Benny), if the pack has one."""

    @cached_property
    def _suits(self) -> dict[Suit | None, dict[Card, Suit | None]]:
        # One table a trump, filled when that trump is first asked for: lookups are the hot path.
        return _tables(self)[0]

    @cached_property
    def _strengths(self) -> dict[tuple[Suit | None, Suit | None], dict[Card, int]]:
        return _tables(self)[1]

    def __reduce__(self) -> tuple[type[Ranking], tuple[bool, Card | None]]:
        # The tables are made again where they are needed, not sent along to another process.
        return Ranking, (self.bowers, self.best)

    def suits(self, trump: Suit | None) -> dict[Card, Suit | None]:
        """The suit each card counts to when *trump* is trump (None: no trump, or not yet)."""
        table = self._suits.get(trump)
        if table is None:
            table = self._suits[trump] = {
                card: self._count_to(card, trump) for card in self._all_cards()
            }
        return table

    def suit_of(self, card: Card, trump: Suit | None) -> Suit | None:
        """The suit *card* counts to; None for the joker while there is no trump (C3)."""
        return self.suits(trump)[card]

    def strengths(self, trump: Suit | None, led: Suit | None) -> dict[Card, int]:
        """The strength of every card in a trick to which *led* was led; 0 cannot win."""
        table = self._strengths.get((trump, led))
        if table is None:
            table = self._strengths[trump, led] = {
                card: self._strength(card, trump, led) for card in self._all_cards()
            }
        return table

    def strength(self, card: Card, trump: Suit | None, led: Suit | None) -> int:
        """How strong *card* is in a trick to which *led* was led; 0 cannot win (C6)."""
        return self.strengths(trump, led)[card]

    def followers(
        self, hand: Iterable[Card], led: Suit | None, trump: Suit | None
    ) -> tuple[Card, ...]:
        """The cards of *hand* that follow the suit *led* (C4); empty if none does."""
        suits = self.suits(trump)
        return tuple([card for card in hand if suits[card] is led])

    def is_left_bower(self, card: Card, trump: Suit | None) -> bool:
        """Whether *card* is the jack of trump's twin suit while bowers count."""
        return (
            self.bowers
            and trump is not None
            and card.rank is Rank.JACK
            and card.suit is trump.twin
        )

    def _all_cards(self) -> list[Card]:
        cards = [Card.of(rank, suit) for suit in Suit for rank in Rank]
        return [*cards, self.best] if self.best and self.best.suit is None else cards

    def _count_to(self, card: Card, trump: Suit | None) -> Suit | None:
        if card is self.best or self.is_left_bower(card, trump):
            return trump
        return card.suit

    def _strength(self, card: Card, trump: Suit | None, led: Suit | None) -> int:
        counts_to = self._count_to(card, trump)
        if card is self.best:
            return _BEST
        rank = card.rank or 0
        if trump is not None and counts_to is trump:
            if self.bowers and rank == Rank.JACK:
                return _RIGHT if card.suit is trump else _LEFT
            return _TRUMP + rank
        return _PLAIN + rank if counts_to is led else 0


@cache
def _tables(
    ranking: Ranking,  # noqa: ARG001 - the key
) -> tuple[
    dict[Suit | None, dict[Card, Suit | None]],
    dict[tuple[Suit | None, Suit | None], dict[Card, int]],
]:
    """The tables of equal rankings, which share them: each game has a ranking of its own."""
    return {}, {}
