"""Rollouts: imagined deals played from the first lead to their end, everybody by a policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.position import NOBODY, Position, partner
from euchre.ai.policy import any_table, partnership
from euchre.ai.policy.picks import top

if TYPE_CHECKING:
    from collections.abc import Sequence

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import Policy, SeatNo
    from euchre.rules.cards import Suit


class Rollout:
    """Plays the deals that one player imagines before the first card."""

    def __init__(self, info: InfoState, policies: Sequence[Policy]) -> None:
        self._info, self._policies, self._upcard = info, policies, info.upcard
        self._best = info.setup.ranking.best
        self._makers = [info.makers(seat) for seat in range(info.count)]

    def tricks(  # noqa: PLR0913 - the facts of a deal are as many as they are
        self,
        hands: Sequence[Cards],
        suit: Suit | None,
        maker: SeatNo,
        *,
        out: frozenset[SeatNo] = frozenset(),
        taker: SeatNo = NOBODY,
        takes: Cards = 0,
        discard: Cards = 0,
        led: Bit = 0,
        leads_trump: bool = False,
        misere: bool = False,
    ) -> int:
        """The makers' tricks when *maker* makes *suit* trump and the seats *out* sit out.

        *hands*, the card that *taker* *takes* and his *discard*, if that is settled, are in the
        coding of the imagined deal. The maker's first card is *led*, in the coding of his suit, or
        his highest trump if he *leads_trump*.
        """
        coding, recode = self._info.coded(suit)
        held = [0 if seat in out else recode(hand) for seat, hand in enumerate(hands)]
        away = recode(discard)
        if takes:
            held[taker] |= recode(takes)
            away = away or partnership.discard(coding, held[taker], held[taker])
        if taker != NOBODY:
            held[taker] &= ~away
        at = Position(
            coding,
            held,
            maker=maker,
            leader=self._leader(maker, out),
            makers=self._makers[maker],
            sitting_out=out,
            seen=recode(self._upcard) if taker == NOBODY else 0,
            discard=away,
            discarder=taker,
            misere=misere,
        )
        if leads_trump:
            led = self._highest_trump(at) or self._policies[maker](at)
        if led:
            at.play(led)
        return at.play_out((any_table.misere,) * len(held) if misere else self._policies)

    def _highest_trump(self, at: Position) -> Bit:
        """The maker's highest trump but the joker; 0 where he has none."""
        best = at.coding.bits[self._best] if self._best else 0
        return top(at.hands[at.maker] & at.coding.trump & ~best)

    def _leader(self, maker: SeatNo, out: frozenset[SeatNo]) -> SeatNo:
        info = self._info
        if not info.setup.turn_up:
            return maker
        lone = bool(out) and partner(maker) in out
        from_maker = lone and info.options.loner_lead == "left_of_loner"
        leader = ((maker if from_maker else info.dealer) + 1) % info.count
        while leader in out:
            leader = (leader + 1) % info.count
        return leader
