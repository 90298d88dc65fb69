"""The tricks of one deal between those who made trump and everybody else, two to six of them.

Cards are bits of a `Layout`. The same object serves a player at the table, who knows his own
hand only, and deals played out in imagination.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.reading import facts, layout_for, number, out_of_play
from euchre.rules.stages.tricks import MISERE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from euchre.ai.encoding import Layout
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

NOBODY = -1
"""In place of a seat's number."""


class Contest:
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
        makers: Sequence[bool],
        leader: int,
        sitting_out: frozenset[int] = frozenset(),
        gone: int = 0,
        buried: int = 0,
        burier: int = NOBODY,
        misere: bool = False,
    ) -> None:
        self.layout = layout
        self.trump = layout.trump or (layout.suits[4] if len(layout.suits) > 4 else 0)  # noqa: PLR2004
        """What beats every suit led: trump, or the Benny alone where there is no trump."""
        self.suit_of = layout.suit_of
        self.hands = hands
        """The cards of each seat; 0 where they are unknown or the seat sits out."""
        self.makers = tuple(makers)
        """For each seat whether it is on the side that made trump."""
        self.gone = gone
        """Every card that all have seen and that is in nobody's hand any more."""
        self.buried = buried
        """What the seat `burier` laid away; only it may use that."""
        self.burier = burier
        self.misere = misere
        """Whether the makers want no trick at all."""
        count = len(hands)
        self.voids = [layout.pack if seat in sitting_out else 0 for seat in range(count)]
        """For each seat the cards it is known not to hold, as whole suits."""
        self.following = tuple(_next(seat, count, sitting_out) for seat in range(count))
        """For each seat the next one that plays."""
        self.playing = count - len(sitting_out)
        """How many seats take part."""
        self.taken = 0
        """Tricks of the makers."""
        self.led = 0
        """The suit led to the trick in progress, as a mask; 0 when somebody is to lead."""
        self.best = 0
        self.best_seat = leader
        self.to_play = self.playing
        """How many seats have still to play to the trick."""
        self.turn = leader

    def copy(self, hands: list[int]) -> Contest:
        """The same situation with other cards in the hands."""
        twin = object.__new__(Contest)
        twin.hands, twin.voids = hands, self.voids[:]
        twin.layout, twin.trump, twin.suit_of = self.layout, self.trump, self.suit_of
        twin.makers, twin.misere, twin.taken = self.makers, self.misere, self.taken
        twin.gone, twin.buried, twin.burier = self.gone, self.buried, self.burier
        twin.following, twin.playing = self.following, self.playing
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

    def play_out(self, choose: Callable[[Contest], int]) -> int:
        """Play the deal to its end with *choose* for everybody; the makers' tricks."""
        hands = self.hands
        while hands[self.turn]:
            self.play(choose(self))
        return self.taken


def _next(seat: int, count: int, sitting_out: frozenset[int]) -> int:
    seat = (seat + 1) % count
    while seat in sitting_out:
        seat = (seat + 1) % count
    return seat


def contest(view: PlayerView) -> Contest:
    """The tricks so far as the viewer knows them: only his own cards are in the hands.

    Needs a maker; before the first card makes trump there is none.
    """
    shown, seats = facts(view), view.setup.table.seats
    assert shown.maker is not None
    cards = layout_for(view, shown.trump)
    hands = [0] * len(seats)
    first = shown.tricks[0][0].seat if shown.tricks else view.turn or shown.maker
    at = Contest(
        cards,
        hands,
        makers=side_flags(view, shown.maker),
        leader=number(view, first),
        sitting_out=frozenset(number(view, seat) for seat in shown.sitting_out),
        gone=cards.mask(out_of_play(shown)),
        buried=cards.mask(view.discards),
        burier=number(view, view.seat) if view.seat and view.discards else NOBODY,
        misere=shown.bid == MISERE,
    )
    for trick in shown.tricks:
        for played in trick:
            at.play(cards.bits[played.card])
    if view.seat is not None:
        hands[number(view, view.seat)] = cards.mask(view.hand)
    return at


def side_flags(view: PlayerView, maker: Seat) -> list[bool]:
    """For each seat whether it is on the side of *maker*."""
    side = view.setup.table.side_of(maker)
    return [seat in side for seat in view.setup.table.seats]
