"""Deals the cards a viewer cannot see, in every way that agrees with what he has seen.

Nothing but the view goes in, so an imagined deal cannot know more than the player does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.from_view import layout_for, number, out_of_play, taker
from euchre.ai.sampling.constrained_deals import Cases, Place, Ways, shuffle
from euchre.rules.actions import Call, Claim, Pass
from euchre.rules.cards import JOKER
from euchre.rules.state import Hidden, Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.cards.card_coding import Layout
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Shown
    from euchre.rules.view import PlayerView

__all__ = ["Unseen", "World", "imagine", "shuffle"]

_BURIES_TURNED = 0.03
"""How often a dealer is taken to have laid away the very card he picked up."""
_GIVES_TURNED = 0.6
"""How often a dealer is taken to have given it to his lone partner, where he has given a card."""


class World(NamedTuple):
    """One way the unseen cards may lie, as bits of the layout it was drawn in."""

    hands: tuple[int, ...]
    """By seat number."""
    buried: int
    """What the dealer laid away, or whoever took the widow."""
    kitty: int
    """The undealt cards; those the viewer has seen go there are not among them."""
    laid: tuple[int, ...] = ()
    """By seat number what the others laid away; empty unless lone players call for the best."""


BURIED, KITTY = -1, -2
_LAID = -3
"""The place of what seat 0 laid away for his partner's best card; seat 1's is one lower."""


class Unseen:
    """Everything a view leaves open; `draw` settles it by chance."""

    def __init__(self, view: PlayerView) -> None:
        shown = view.shown
        assert shown is not None
        self._view, self._shown = view, shown
        self.layout = layout_for(view, shown.trump)
        self._viewer = None if view.seat is None else number(view, view.seat)
        self._taker = taker(shown)
        self.taker = number(view, self._taker)
        """The seat that takes the turned card or the widow."""
        played = {p.card: p.seat for trick in shown.tricks for p in trick}
        self._played = played
        self._voids = _voids(view, shown, self.layout)
        self._known = self._known_hands()
        self._held = sum(self._known.values())
        gone = self.layout.mask((*played, *out_of_play(shown), *view.discards))
        open_ = self.layout.pack & ~gone & ~self._held
        turned = self.layout.bits[shown.upcard] if shown.upcard else 0
        self._turned = turned & open_
        self._cards = open_ & ~turned
        self._away = [self._count_away(seat) for seat in view.setup.table.seats]
        self._joker = self._forced_joker()
        self._natural = self._natural_cards()
        self._found: dict[int, Ways | Cases] = {}

    def draw(self, rng: Random) -> World:
        """One way the cards may lie; all that agree with the record are equally likely.

        Only the turned card in the dealer's discard is made rarer: nobody buries it gladly.
        """
        homes = self._homes_of_turned(rng)
        possible = (ways for ways in map(self._ways, homes) if ways.count)
        return self._world(next(possible, self._ways(homes[0])).draw(rng))

    def _world(self, dealt: dict[int, int]) -> World:
        seats = range(len(self._view.setup.table.seats))
        hands = [self._known.get(seat, dealt.get(seat, 0)) for seat in seats]
        own, buried = self.layout.mask(self._view.discards), dealt.get(BURIED, 0)
        laid: tuple[int, ...] = ()
        if self._shown.exchanges:
            laid = tuple(
                own if seat == self._viewer != self.taker else dealt.get(_LAID - seat, 0)
                for seat in seats
            )
        if self._viewer in (None, self.taker) or not laid:
            buried |= own
        return World(tuple(hands), buried, dealt.get(KITTY, 0), laid)

    def _ways(self, home: int) -> Ways | Cases:
        """All ways the cards may lie with the turned card, if it is unseen, at *home*."""
        ways = self._found.get(home)
        if ways is None:
            settled = {home: self._turned} if self._turned else {}
            ways = self._found[home] = self._ways_beside(settled)
        return ways

    def _ways_beside(self, settled: dict[int, int]) -> Ways | Cases:
        """All ways in which the maker has had what he must have had."""
        if self._shown.maker is None or not (self._joker or self._natural):
            return Ways(self._places(), self._cards, settled)
        maker = number(self._view, self._shown.maker)
        away = self._away_place(maker)
        if not self._joker:
            return self._with_one_of(self._natural, (maker, away), settled)
        # Nobody lays the joker away, unless he can hold no more cards.
        held = self._with_one_of(self._joker, (maker,), settled)
        return held if held.count else self._with_one_of(self._joker, (away,), settled)

    def _with_one_of(
        self, wanted: int, homes: tuple[int, ...], settled: dict[int, int]
    ) -> Cases:
        """All ways in which at least one of the *wanted* cards lies at one of the *homes*.

        They are told apart by the first of the cards that does, so that none is counted twice.
        """
        cases, before = [], 0
        for card in split(wanted):
            places = [
                place._replace(barred=place.barred | before) if place.name in homes else place
                for place in self._places()
            ]
            for home in homes:
                there = {**settled, home: settled.get(home, 0) | card}
                cases.append(Ways(places, self._cards & ~card, there))
            before |= card
        return Cases(cases)

    def barred(self, seat: int) -> int:
        """The cards that a seat has shown it cannot hold."""
        return self._voids[seat]

    def _known_hands(self) -> dict[int, int]:
        """The hands the viewer sees: his own, and those that lie open."""
        view = self._view
        known = {number(view, seat): hand for seat, hand in view.open_hands.items()}
        blind = bool(view.seat and not view.hand and view.hand_sizes[view.seat])
        if self._viewer is not None and not blind:
            known[self._viewer] = view.hand
        return {seat: self.layout.mask(hand) for seat, hand in known.items()}

    def _count_away(self, seat: Seat) -> int:
        """How many cards *seat* has laid away without the viewer knowing them."""
        shown, view = self._shown, self._view
        count = view.setup.hand_size - view.hand_sizes[seat]
        count -= sum(who is seat for who in self._played.values())
        if shown.picked_up and seat is self._taker:
            count += 1
        for phase, lone in shown.exchanges:
            if phase is Phase.BEST_GIVE:
                count += (seat is lone) - (seat is view.setup.table.partner_of(lone))
        return count - len(view.discards) if seat is view.seat else count

    def _away_place(self, seat: int) -> int:
        """The place where the cards lie that a seat has laid away."""
        return BURIED if seat == self.taker else _LAID - seat

    def _homes_of_turned(self, rng: Random) -> tuple[int, ...]:
        """Where the turned card may lie that the dealer took, the likeliest place first."""
        given = self._given_by_dealer()
        if self._turned and given is not None:
            mine, theirs = self.taker, number(self._view, given)
            homes = [theirs, mine] if rng.random() < _GIVES_TURNED else [mine, theirs]
            seats = self._view.setup.table.seats
            free = [
                h
                for h in homes
                if h not in self._known
                and self._view.hand_sizes[seats[h]]
                and not self._turned & self._voids[h]
            ]
            return (*free, self._away_place(theirs))
        if self._buries_turned(rng):
            return (BURIED, self.taker)
        return (self.taker, BURIED)

    def _given_by_dealer(self) -> Seat | None:
        """The lone player to whom the dealer has given a card."""
        partner = self._view.setup.table.partner_of(self._shown.dealer)
        return partner if (Phase.BEST_GIVE, partner) in self._shown.exchanges else None

    def _buries_turned(self, rng: Random) -> bool:
        if not self._turned or not self._away[self.taker]:
            return False
        put_away = (Phase.BEST_OUT, self._taker) in self._shown.exchanges
        if not self._view.options.may_discard_upcard and not put_away:
            return False
        held = self._view.hand_sizes[self._taker]
        # An open hand without the turned card, or one that cannot have it: it was laid away.
        if not held or self.taker in self._known or self._turned & self._voids[self.taker]:
            return True
        return rng.random() < _BURIES_TURNED

    def _places(self) -> list[Place]:
        """Where the unseen cards lie."""
        view = self._view
        places = []
        for seat, who in enumerate(view.setup.table.seats):
            if seat not in self._known:
                places.append(Place(seat, view.hand_sizes[who], self._voids[seat]))
            places.append(Place(self._away_place(seat), self._away[seat], 0))
        unseen = self._cards | self._turned
        kitty = unseen.bit_count() - sum(place.size for place in places)
        # In the order in which they are dealt to.
        places.sort(key=lambda place: place.name if place.name >= 0 else 99 - place.name)
        return [*places, Place(KITTY, kitty, 0)]

    def _natural_cards(self) -> int:
        """Under natural trump: the unseen cards of which the maker must have had one, or 0."""
        shown, view = self._shown, self._view
        maker, suit = shown.maker, shown.trump
        called = [s for s in shown.calls if s.seat is maker and s.phase is not Phase.BENNY]
        if not view.options.natural_trump or suit is None or maker in (None, view.seat):
            return 0
        if any(isinstance(spoken.call, Call) for spoken in called) and _was_stuck(view, shown):
            return 0
        if not any(spoken.phase in (Phase.ORDER, Phase.NAME) for spoken in called):
            return 0
        natural = [card for card in view.setup.pack if card.suit is suit]
        open_hand = view.open_hands.get(maker, ())
        if any(
            (self._played.get(card) is maker or card in open_hand) and card is not shown.upcard
            for card in natural
        ):
            return 0
        return self.layout.mask(natural) & self._cards

    def _forced_joker(self) -> int:
        """The joker, if everybody passed and its holder had to bid, and it is not seen; or 0."""
        said, seats = self._shown.said(Phase.AUCTION), self._view.setup.table.seats
        # A dealer who has to play for one trick has to whatever he holds.
        dealer_had_to = self._view.options.redeal_dealer == "plays_one"
        if dealer_had_to or sum(isinstance(s.call, Pass) for s in said) < len(seats):
            return 0
        return self.layout.bits.get(JOKER, 0) & self._cards


def _voids(view: PlayerView, shown: Shown, layout: Layout) -> list[int]:
    """For each seat the cards it cannot hold, because it did not follow suit."""
    voids = [0] * len(view.setup.table.seats)
    for trick in shown.tricks:
        led = layout.suit_of[layout.bits[trick[0].card]]
        for played in trick:
            if not layout.bits[played.card] & led:
                voids[number(view, played.seat)] |= led
    return voids


def _was_stuck(view: PlayerView, shown: Shown) -> bool:
    return view.options.stick_the_dealer and shown.maker is shown.dealer


def imagine(view: PlayerView, rng: Random) -> Hidden:
    """Everything hidden from the viewer, as it might be; empty hands between deals.

    A deal with these cards gives the viewer the very same view.
    """
    shown = view.shown
    if shown is None:
        return Hidden({})
    unseen = Unseen(view)
    world = unseen.draw(rng)
    cards = unseen.layout.hand
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat, held in zip(view.setup.table.seats, world.hands, strict=True):
        known = view.hand if seat is view.seat else view.open_hands.get(seat)
        hands[seat] = known or tuple(rng.sample(cards(held), held.bit_count()))
    under = [card for s in shown.calls if isinstance(s.call, Claim) for card in s.call.cards]
    rest = rng.sample(cards(world.kitty), world.kitty.bit_count())
    asked = view.turn is view.seat
    kept = frozenset(
        s
        for s in view.setup.table.seats
        if not (asked and s is view.seat and view.phase is Phase.RELIEF)
    )
    return Hidden(
        hands,
        (*under, *rest),
        _discards(view, unseen, world),
        kept,
        kept_jamboree=not (asked and view.phase is Phase.JAMBOREE),
    )


def _discards(view: PlayerView, unseen: Unseen, world: World) -> dict[Seat, tuple[Card, ...]]:
    """What everybody laid away in *world*; the viewer's own as he laid it."""
    cards = unseen.layout.hand
    laid = dict(enumerate(world.laid))
    laid[unseen.taker] = world.buried
    discards = {
        seat: tuple(cards(laid.get(n, 0))) for n, seat in enumerate(view.setup.table.seats)
    }
    if view.seat is not None and view.discards:
        discards[view.seat] = view.discards
    return {seat: away for seat, away in discards.items() if away}
