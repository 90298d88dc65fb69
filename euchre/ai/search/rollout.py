"""Imagined deals played from the first card on, for choices made before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import recoder
from euchre.ai.cards.from_view import facts, layout_for, number, side_flags
from euchre.ai.cards.position import NOBODY, Situation
from euchre.ai.evaluate.expected_tricks import valuation
from euchre.ai.policy import any_table, partnership
from euchre.rules.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Layout
    from euchre.ai.sampling.unseen import Unseen
    from euchre.rules.view import PlayerView


class Openings:
    """Everything about one view that imagined deals from the first card on have in common."""

    def __init__(self, view: PlayerView, unseen: Unseen) -> None:
        shown, table = facts(view), view.setup.table
        self._view = view
        self.source = unseen.layout
        """The layout in which imagined deals are drawn."""
        self.count = len(table.seats)
        self.dealer = number(view, shown.dealer)
        self.size = view.setup.hand_size
        self.flags = [side_flags(view, seat) for seat in table.seats]
        """For each maker, which seats are on his side."""
        self.helped = table.partnerships
        opponents = self.count - sum(self.flags[0])
        self.share = opponents * self.size / (len(view.setup.pack) - self.size)
        """Which part of the cards a player does not see his opponents hold at first."""
        self._shown = shown
        suits = (None, *Suit)
        self.layouts = {suit: layout_for(view, suit) for suit in suits}
        self.valued = {
            suit: valuation(cards, self.share, helped=self.helped)
            for suit, cards in self.layouts.items()
        }
        """What hands are worth by counting, for each trump."""
        self._recoders = {s: recoder(self.source, cards) for s, cards in self.layouts.items()}

    def seen_as(self, suit: Suit | None, mask: int) -> int:
        """Cards of an imagined deal in the layout in which *suit* is trump."""
        return self._recoders[suit](mask)

    def tricks(  # noqa: PLR0913 - the facts of a deal are as many as they are
        self,
        hands: Sequence[int],
        suit: Suit | None,
        maker: int,
        *,
        taker: int = NOBODY,
        extra: int = 0,
        buried: int = 0,
        led: int = 0,
        leads_trump: bool = False,
        misere: bool = False,
    ) -> int:
        """The makers' tricks when *maker* makes *suit* trump and all play as is their habit.

        *hands* and *extra*, a card that *taker* takes before he lays one away, are in the layout
        of the imagined deal, and so is *buried*, if that is settled. The
        maker's first card is *led*, in the layout of his suit, or his highest if he *leads_trump*.
        """
        cards = self.layouts[suit]
        held = [self.seen_as(suit, hand) for hand in hands]
        away = 0
        if taker != NOBODY:
            held[taker] |= self.seen_as(suit, extra)
            away = self.seen_as(suit, buried) or self.laid_away(cards, held[taker])
            held[taker] &= ~away
        turned_up = self._view.setup.turn_up
        at = Situation(
            cards,
            held,
            maker=maker,
            leader=(self.dealer + 1) % self.count if turned_up else maker,
            makers=self.flags[maker],
            gone=self._turned_down(cards) if taker == NOBODY else 0,
            buried=away,
            burier=taker,
            misere=misere,
        )
        if leads_trump:
            leads = held[maker] & cards.trump & ~self._joker(cards)
            led = 1 << (leads.bit_length() - 1) if leads else any_table.choose(at)
        if led:
            at.play(led)
        return at.play_out((any_table.choose,) * len(at.hands))

    def laid_away(self, cards: Layout, hand: int) -> int:
        """Which of one card too many is laid away."""
        return partnership.discard(cards, hand, hand)

    def _turned_down(self, cards: Layout) -> int:
        upcard = self._shown.upcard
        return cards.bits[upcard] if upcard else 0

    def _joker(self, cards: Layout) -> int:
        best = self._view.setup.ranking.best
        return cards.bits[best] if best else 0
