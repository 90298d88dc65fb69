"""Whether every trick still to come is certain for one seat, however the unseen cards lie.

The search knows what the seat knows. The others hold no cards of their own: each plays any card
that may be its, as long as the rest of the unseen cards can still be dealt around it, so one
search stands for all deals that fit. The partner is not relied on either: whatever would do harm
is played there, too. What is proven this way holds in every deal and against any play.

A card thrown on another suit stays among the unseen ones. The others only gain by that, so
nothing false is proven; a few squeezes, which nobody would claim, are not found.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.equivalents import representatives, runs
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ai.cards.card_coding import Bit, Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo

MOST_STEPS = 800
"""Cards looked at in one search at most, about 5 ms; what would take more is not proven."""


class _Unseen(NamedTuple):
    """What the claimer does not see."""

    pool: Cards
    """The unseen cards, those in the kitty among them."""
    barred: tuple[Cards, ...]
    """By seat number the cards that cannot lie there."""
    sizes: tuple[int, ...]
    """By seat number how many cards are still to be played from there."""


class _Trick(NamedTuple):
    """A trick in progress, or about to begin."""

    led: Cards
    """The suit led; 0 before the lead."""
    best: Bit
    best_seat: SeatNo
    """The card that takes the trick as it lies, and whose it is."""
    turn: SeatNo
    to_play: int
    """Who plays now, and how many have still to play."""


class _TooLongError(Exception):
    """More cards would have to be looked at than are allowed."""


def may_claim(info: InfoState) -> bool:
    """Whether it is the seat's turn to play one of several cards, in a hand played for tricks."""
    several = bool(info.hand & (info.hand - 1))
    playing = info.phase is Phase.PLAY and bool(info.legal) and not info.makes_trump
    return playing and several and not info.misere


class SureTricks:
    """Looks for a way in which the side of one seat takes every trick, whatever the others hold.

    That seat is to play a card (see `may_claim`).
    """

    def __init__(self, info: InfoState, most_steps: int = MOST_STEPS) -> None:
        at = info.position()
        self._me, self._hand = info.me, info.hand
        self._ours = tuple([side == info.sides[info.me] for side in info.sides])
        self._trump, self._suit_of = at.trump, at.suit_of
        self._next_seat, self._playing = at.next_seat, at.playing
        self._trick = _Trick(at.led, at.best, at.best_seat, at.turn, at.to_play)
        pool = info.coding.pack & ~(at.seen | info.hand | info.coding.mask(info.laid_away))
        self._upcard = info.upcard & pool if info.shown.picked_up else 0
        """The turned card, while it may lie in the dealer's hand."""
        sizes = [0 if seat in info.sitting_out else n for seat, n in enumerate(info.hand_sizes)]
        self._unseen = _Unseen(pool, self._barred(info, at.voids), tuple(sizes))
        others = [seat for seat, size in enumerate(sizes) if size and seat != info.me]
        self._groups = [
            group for size in range(1, len(others) + 1) for group in combinations(others, size)
        ]
        """Every set of other seats: if each finds its cards, all can be dealt."""
        self._steps = most_steps
        self._known: dict[tuple[Cards, Cards, tuple[Cards, ...], SeatNo], bool] = {}

    def _barred(self, info: InfoState, voids: list[Cards]) -> tuple[Cards, ...]:
        """By seat number what cannot lie there: suits not followed, and what lies elsewhere."""
        opened = {seat: info.coding.mask(hand) for seat, hand in info.open_hands.items()}
        shown = sum(opened.values())
        # The turned card is with whoever took it, unless cards were given away since.
        taken = 0 if info.shown.exchanges else self._upcard
        return tuple(
            info.coding.pack & ~opened[seat]
            if seat in opened
            else void | shown | (0 if seat == info.discarder else taken)
            for seat, void in enumerate(voids)
        )

    def card(self) -> Bit:
        """The first card of a way to take every trick; 0 if none is proven."""
        try:
            return next(
                (
                    card
                    for card, sure in self._own(self._hand, self._unseen, self._trick)
                    if sure
                ),
                0,
            )
        except _TooLongError:
            return 0

    def threat(self) -> Bit:
        """The highest card that may lie with an opponent and beats one of the seat's; 0: none."""
        reach = self._reach(self._unseen, opponents=True)
        beating = 0
        for card in split(self._hand):
            beating |= reach & self._suit_of[card] & -card
            if not card & self._trump:
                beating |= reach & self._trump
        return 1 << (beating.bit_length() - 1) if beating else 0

    def _reach(self, unseen: _Unseen, *, opponents: bool = False) -> Cards:
        """The unseen cards that may lie with one of the others, or one of the opponents."""
        reach = 0
        for (seat,) in (group for group in self._groups if len(group) == 1):
            if not (opponents and self._ours[seat]):
                reach |= unseen.pool & ~unseen.barred[seat]
        return reach

    def _fits(self, unseen: _Unseen) -> bool:
        """Whether the unseen cards can be dealt to the others (Hall's condition)."""
        pool, barred, sizes = unseen
        for group in self._groups:
            room = need = 0
            for seat in group:
                room |= pool & ~barred[seat]
                need += sizes[seat]
            if room.bit_count() < need:
                return False
        return True

    def _lead(self, hand: Cards, unseen: _Unseen, leader: SeatNo) -> bool:
        """Whether all tricks are certain when *leader* is to lead."""
        if not hand:
            return True
        if leader == self._me and self._all_on_top(hand, unseen):
            return True
        key = (hand, unseen.pool, unseen.barred, leader)
        known = self._known.get(key)
        if known is None:
            trick = _Trick(0, 0, leader, leader, self._playing)
            known = self._known[key] = self._sure(hand, unseen, trick)
        return known

    def _all_on_top(self, hand: Cards, unseen: _Unseen) -> bool:
        """Whether nobody can beat any card of *hand* when it is led."""
        reach = self._reach(unseen)
        if reach & self._trump and hand & ~self._trump:
            return False
        while hand:
            lowest = hand & -hand
            suit = self._suit_of[lowest]
            if reach & suit > lowest:
                return False
            hand &= ~suit
        return True

    def _sure(self, hand: Cards, unseen: _Unseen, trick: _Trick) -> bool:
        """Whether all tricks are certain when somebody is to play."""
        self._steps -= 1
        if self._steps < 0:
            raise _TooLongError
        if trick.turn == self._me:
            return any(sure for _, sure in self._own(hand, unseen, trick))
        return all(
            self._after(card, hand, left, trick)
            for card, left in self._harm(hand, unseen, trick)
        )

    def _own(self, hand: Cards, unseen: _Unseen, trick: _Trick) -> Iterator[tuple[Bit, bool]]:
        """The cards to try from one's own hand, and whether all is certain after each."""
        others = unseen.pool | trick.best
        for card in representatives(self._suit_of, hand & trick.led or hand, others):
            yield card, self._after(card, hand ^ card, unseen, trick)

    def _harm(
        self, hand: Cards, unseen: _Unseen, trick: _Trick
    ) -> Iterator[tuple[Bit, _Unseen]]:
        """What another seat may play, 0 for a card that takes nothing, and what is unseen then."""
        (pool, barred, sizes), turn, led = unseen, trick.turn, trick.led
        fewer = (*sizes[:turn], sizes[turn] - 1, *sizes[turn + 1 :])
        allowed, live = pool & ~barred[turn], hand | pool | trick.best
        if led:
            void = (*barred[:turn], barred[turn] | led, *barred[turn + 1 :])
            if self._fits(_Unseen(pool, void, sizes)):
                for card in self._choices(allowed & self._trump & ~led, live, turn):
                    left = _Unseen(pool ^ card, void, fewer)
                    if self._fits(left):
                        yield card, left
                if allowed & ~led & ~self._trump:
                    yield 0, _Unseen(pool, void, fewer)
            allowed &= led
        for card in self._choices(allowed, live, turn):
            left = _Unseen(pool ^ card, barred, fewer)
            if self._fits(left):
                yield card, left

    def _choices(self, cards: Cards, live: Cards, seat: SeatNo) -> list[Bit]:
        """Of each run of *cards* the one that does the most harm when *seat* plays it.

        An opponent beats the most with the highest; over the lowest of the partner's an opponent
        may still play.
        """
        turned = cards & self._upcard
        found = [turned] if turned else []
        if plain := cards ^ turned:
            which = -1 if self._ours[seat] else 0
            found += [run[which] for run in runs(self._suit_of, plain, live & ~plain)]
        return found

    def _after(self, card: Bit, hand: Cards, unseen: _Unseen, trick: _Trick) -> bool:
        """Whether all tricks are certain after *card* was played, 0 for one that takes nothing."""
        led, best, best_seat, turn, to_play = trick
        led = led or self._suit_of[card]
        if card & (self._trump | led) > best:
            best, best_seat = card, turn
        if to_play > 1:
            after = _Trick(led, best, best_seat, self._next_seat[turn], to_play - 1)
            return self._sure(hand, unseen, after)
        return self._ours[best_seat] and self._lead(hand, unseen, best_seat)
