"""What one seat knows of a deal, decoded once: seats become numbers, sets of cards become bits."""

from __future__ import annotations

from functools import cached_property
from operator import pos
from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import card_coding, recoder
from euchre.ai.cards.position import NOBODY, Position
from euchre.rules.actions import Claim
from euchre.rules.stages.tricks import MISERE

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.ai.cards.card_coding import Bit, CardCoding, Cards
    from euchre.ai.cards.position import SeatNo
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView


class InfoState:
    """An *information state*: all that one seat knows of the deal in progress, and no more.

    Made from a PlayerView where a player is asked, and handed on in its place. Sets of cards
    are in the `coding` of the trump there is by now.
    """

    def __init__(self, view: PlayerView) -> None:  # noqa: PLR0915 - the facts of a deal are many
        """ValueError between deals."""
        if view.shown is None:
            message = "no cards have been dealt"
            raise ValueError(message)
        shown, table = view.shown, view.setup.table
        self.options, self.setup, self.shown = view.options, view.setup, shown
        self.phase, self.legal = view.phase, view.legal
        self.seats: tuple[Seat, ...] = table.seats
        self.count, self.hand_size = len(table.seats), view.setup.hand_size
        self._numbers = {seat: number for number, seat in enumerate(table.seats)}
        self.me = self.seat_no(view.seat)
        """The seat that knows this; `NOBODY` for a spectator."""
        self.dealer, self.maker = self._numbers[shown.dealer], self.seat_no(shown.maker)
        self.sitting_out = frozenset(map(self.seat_no, shown.sitting_out))
        self.sides = tuple(table.sides.index(table.side_of(seat)) for seat in table.seats)
        """For each seat the number of its side."""
        self.scores = tuple(view.scores[side] for side in table.sides)
        self.hand_sizes = tuple(view.hand_sizes[seat] for seat in table.seats)
        self.left = sum(self.hand_sizes)
        """How many cards there are in all hands."""
        self.cards, self.laid_away = view.hand, view.discards
        """The viewer's own cards, and those he laid away."""
        self.open_hands = {self._numbers[s]: hand for s, hand in view.open_hands.items()}
        self._known: dict[Suit | None, tuple[CardCoding, Callable[[Cards], Cards]]] = {}
        self.coding = self.coded(shown.trump)[0]
        self.hand: Cards = self.coding.mask(view.hand)
        self._turn = self.seat_no(view.turn or shown.dealer)

    def seat_no(self, seat: Seat | None) -> SeatNo:
        """The number of *seat*, clockwise from the first seat of the table."""
        return NOBODY if seat is None else self._numbers[seat]

    def coded(self, suit: Suit | None) -> tuple[CardCoding, Callable[[Cards], Cards]]:
        """The coding with *suit* as trump, and what puts cards of the present coding into it."""
        known = self._known.get(suit)
        if known is None:
            coding = card_coding(self.setup.pack, self.setup.ranking, suit)
            same = suit is self.shown.trump
            known = self._known[suit] = coding, pos if same else recoder(self.coding, coding)
        return known

    def with_trump(self, suit: Suit | None, cards: Cards) -> tuple[CardCoding, Cards]:
        """The coding with *suit* as trump, and *cards* of the present coding in it."""
        coding, recode = self.coded(suit)
        return coding, recode(cards)

    def recoded(self, cards: Cards, suit: Suit | None) -> Cards:
        """Cards of the present coding in the one with *suit* as trump."""
        return self.coded(suit)[1](cards)

    @property
    def in_pairs(self) -> bool:
        """Whether two pairs play."""
        return self.setup.table.partnerships

    @property
    def turned_card_in_pairs(self) -> bool:
        """Whether two pairs make trump by a turned card, as in most games of Euchre."""
        return self.in_pairs and self.setup.turn_up

    @property
    def misere(self) -> bool:
        """Whether the maker is to take no trick."""
        made = self.maker != NOBODY and not self.shown.trump
        return made and self.shown.bid == MISERE

    @property
    def makes_trump(self) -> bool:
        """Whether the card to be led will make trump."""
        shown = self.shown
        return not shown.tricks and shown.trump is None and shown.bid not in ("", MISERE)

    @property
    def place(self) -> int:
        """Where the viewer stands in the order of bidding: 0 left of the dealer, 3 the dealer."""
        return (self.me - self.dealer - 1) % self.count

    @property
    def points_needed(self) -> tuple[int, int]:
        """The points the viewer's side and the best other side still need to win the game."""
        mine, target = self.sides[self.me], self.options.target
        theirs = [score for side, score in enumerate(self.scores) if side != mine]
        return max(1, target - self.scores[mine]), max(1, target - max(theirs, default=0))

    @property
    def upcard(self) -> Bit:
        """The turned card, wherever it is by now; 0 where none is turned."""
        return self.coding.bits[self.shown.upcard] if self.shown.upcard else 0

    @property
    def out_of_play(self) -> tuple[Card, ...]:
        """Cards that all have seen go out of play: turned down, or laid under the kitty."""
        shown = self.shown
        claims = [said.call for said in shown.calls if isinstance(said.call, Claim)]
        under = tuple(card for claim in claims for card in claim.cards)
        return under if shown.picked_up or not shown.upcard else (*under, shown.upcard)

    @cached_property
    def discarder(self) -> SeatNo:
        """Who takes the turned card, the dealer, or the widow, whoever made trump."""
        return self.dealer if self.maker == NOBODY or self.shown.upcard else self.maker

    @cached_property
    def plays(self) -> list[tuple[SeatNo, Bit]]:
        """All cards played, in order, and by whom."""
        bits, number = self.coding.bits, self._numbers
        return [(number[p.seat], bits[p.card]) for trick in self.shown.tricks for p in trick]

    @cached_property
    def played(self) -> list[Cards]:
        """For each seat the cards it has played."""
        played = [0] * self.count
        for seat, card in self.plays:
            played[seat] |= card
        return played

    def makers(self, maker: SeatNo) -> tuple[bool, ...]:
        """For each seat whether it is on the side of *maker*."""
        return tuple([side == self.sides[maker] for side in self.sides])

    def first_lead(self, hands: list[Cards], discard: Cards) -> Position:
        """The deal before its first card, with these hands and this card laid away.

        Needs a maker; who leads is taken from the first trick, or from whose turn it is.
        """
        if self.maker == NOBODY:
            message = "trump is not made yet"
            raise ValueError(message)
        return Position(
            self.coding,
            hands,
            maker=self.maker,
            leader=self.plays[0][0] if self.plays else self._turn,
            makers=self._makers,
            sitting_out=self.sitting_out,
            seen=self._gone,
            discard=discard,
            discarder=self.discarder,
            misere=self.misere,
        )

    @cached_property
    def _makers(self) -> tuple[bool, ...]:
        return self.makers(self.maker)

    @cached_property
    def _gone(self) -> Cards:
        return self.coding.mask(self.out_of_play)

    def position(self) -> Position:
        """The play so far as the viewer knows it: only his own cards are in the hands."""
        hands = [0] * self.count
        at = self.first_lead(hands, self.coding.mask(self.laid_away))
        for _, card in self.plays:
            at.play(card)
        if self.me != NOBODY:
            hands[self.me] = self.hand
        return at
