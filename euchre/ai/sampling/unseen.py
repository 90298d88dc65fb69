"""Deals the cards a viewer cannot see, in every way that agrees with what he has seen.

An imagined deal is what the literature calls a *determinization*. Nothing but the information
state goes in, so it cannot know more than the player does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euchre.ai.cards.card_coding import split
from euchre.ai.cards.position import NOBODY
from euchre.ai.sampling.constrained_deals import DealSpace, DisjointUnion, Slot
from euchre.rules.actions import Call, Pass
from euchre.rules.cards import JOKER
from euchre.rules.state import Phase

if TYPE_CHECKING:
    from random import Random

    from euchre.ai.cards.card_coding import Cards
    from euchre.ai.cards.from_view import InfoState
    from euchre.ai.cards.position import SeatNo
    from euchre.rules.seats import Seat

_BURIES_TURNED = 0.03
"""How often a dealer is taken to have laid away the very card he picked up."""
_GIVES_TURNED = 0.6
"""How often a dealer is taken to have given it to his lone partner, where he has given a card."""


class World(NamedTuple):
    """One way the unseen cards may lie, as bits of the coding it was drawn in."""

    hands: tuple[Cards, ...]
    """By seat number."""
    discard: Cards
    """What the dealer laid away, or whoever took the widow."""
    kitty: Cards
    """The undealt cards; those the viewer has seen go there are not among them."""
    laid: tuple[Cards, ...] = ()
    """By seat number what the others laid away; empty unless lone players call for the best."""


DISCARD, KITTY = -1, -2
"""The slots of what the discarder laid away, and of the undealt cards."""
_LAID = -3
"""The slot of what seat 0 laid away for his partner's best card; seat 1's is one lower."""


class Unseen:
    """Everything an information state leaves open; `draw` settles it by chance."""

    def __init__(self, info: InfoState) -> None:
        self._info, self._shown = info, info.shown
        self.coding, self._taker = info.coding, info.discarder
        played = [p.card for trick in self._shown.tricks for p in trick]
        self.voids = _voids(info)
        """For each seat the cards it cannot hold, because it did not follow suit."""
        self._known = self._known_hands()
        seen = self.coding.mask((*played, *info.out_of_play, *info.laid_away))
        open_ = self.coding.pack & ~seen & ~sum(self._known.values())
        self._turned = info.upcard & open_
        self._cards = open_ & ~info.upcard
        self._away = [self._count_away(seat) for seat in range(info.count)]
        self._joker = self._forced_joker()
        self._natural = self._natural_cards()
        self._spaces: dict[int, DealSpace | DisjointUnion] = {}

    def draw(self, rng: Random) -> World:
        """One way the cards may lie; all that agree with the record are equally likely.

        Only the turned card in the dealer's discard is made rarer: nobody buries it gladly.
        """
        homes = self._homes_of_turned(rng)
        possible = (space for space in map(self._space, homes) if space.count)
        return self._world(next(possible, self._space(homes[0])).draw(rng))

    def _world(self, dealt: dict[int, Cards]) -> World:
        info, seats = self._info, range(self._info.count)
        hands = [self._known.get(seat, dealt.get(seat, 0)) for seat in seats]
        own, discard = self.coding.mask(info.laid_away), dealt.get(DISCARD, 0)
        laid: tuple[Cards, ...] = ()
        if self._shown.exchanges:
            laid = tuple(
                own if seat == info.me != self._taker else dealt.get(_LAID - seat, 0)
                for seat in seats
            )
        if info.me in (NOBODY, self._taker) or not laid:
            discard |= own
        return World(tuple(hands), discard, dealt.get(KITTY, 0), laid)

    def _space(self, home: int) -> DealSpace | DisjointUnion:
        """All ways the cards may lie with the turned card, if it is unseen, at *home*."""
        space = self._spaces.get(home)
        if space is None:
            settled = {home: self._turned} if self._turned else {}
            space = self._spaces[home] = self._space_beside(settled)
        return space

    def _space_beside(self, settled: dict[int, Cards]) -> DealSpace | DisjointUnion:
        """All ways in which the maker has had what he must have had."""
        maker = self._info.maker
        if maker == NOBODY or not (self._joker or self._natural):
            return DealSpace(self._slots(), self._cards, settled)
        away = self._away_slot(maker)
        if not self._joker:
            return self._with_one_of(self._natural, (maker, away), settled)
        # Nobody lays the joker away, unless he can hold no more cards.
        held = self._with_one_of(self._joker, (maker,), settled)
        return held if held.count else self._with_one_of(self._joker, (away,), settled)

    def _with_one_of(
        self, wanted: Cards, homes: tuple[int, ...], settled: dict[int, Cards]
    ) -> DisjointUnion:
        """All ways in which at least one of the *wanted* cards lies at one of the *homes*.

        They are told apart by the first of the cards that does, so that none is counted twice.
        """
        spaces, before = [], 0
        for card in split(wanted):
            slots = [
                slot._replace(barred=slot.barred | before) if slot.name in homes else slot
                for slot in self._slots()
            ]
            for home in homes:
                there = {**settled, home: settled.get(home, 0) | card}
                spaces.append(DealSpace(slots, self._cards & ~card, there))
            before |= card
        return DisjointUnion(spaces)

    def _known_hands(self) -> dict[SeatNo, Cards]:
        """The hands the viewer sees: his own, and those that lie open."""
        info, mask = self._info, self.coding.mask
        known = {seat: mask(hand) for seat, hand in info.open_hands.items()}
        blind = not info.cards and info.me != NOBODY and info.hand_sizes[info.me]
        if info.me != NOBODY and not blind:
            known[info.me] = info.hand
        return known

    def _count_away(self, seat: SeatNo) -> int:
        """How many cards *seat* has laid away without the viewer knowing them."""
        info = self._info
        count = info.hand_size - info.hand_sizes[seat] - info.played[seat].bit_count()
        if self._shown.picked_up and seat == self._taker:
            count += 1
        for phase, lone in self._shown.exchanges:
            if phase is Phase.BEST_GIVE:
                count += (seat == info.seat_no(lone)) - (seat == self._partner_of(lone))
        return count - len(info.laid_away) if seat == info.me else count

    def _partner_of(self, seat: Seat) -> SeatNo:
        return self._info.seat_no(self._info.setup.table.partner_of(seat))

    def _away_slot(self, seat: SeatNo) -> int:
        """The slot in which the cards lie that a seat has laid away."""
        return DISCARD if seat == self._taker else _LAID - seat

    def _homes_of_turned(self, rng: Random) -> tuple[int, ...]:
        """Where the turned card may lie that the dealer took, the likeliest slot first."""
        mine, theirs = self._taker, self._given_by_dealer()
        if self._turned and theirs != NOBODY:
            homes = [theirs, mine] if rng.random() < _GIVES_TURNED else [mine, theirs]
            free = [
                home
                for home in homes
                if home not in self._known
                and self._info.hand_sizes[home]
                and not self._turned & self.voids[home]
            ]
            return (*free, self._away_slot(theirs))
        return (DISCARD, mine) if self._buries_turned(rng) else (mine, DISCARD)

    def _given_by_dealer(self) -> SeatNo:
        """The lone player to whom the dealer has given a card, or nobody."""
        partner = self._info.setup.table.partner_of(self._shown.dealer)
        given = (Phase.BEST_GIVE, partner) in self._shown.exchanges
        return self._info.seat_no(partner) if given else NOBODY

    def _buries_turned(self, rng: Random) -> bool:
        info, taker = self._info, self._taker
        if not self._turned or not self._away[taker]:
            return False
        put_away = (Phase.BEST_OUT, info.seats[taker]) in self._shown.exchanges
        if not info.options.may_discard_upcard and not put_away:
            return False
        # An open hand without the turned card, or one that cannot have it: it was laid away.
        held, out = info.hand_sizes[taker], self._turned & self.voids[taker]
        return not held or taker in self._known or bool(out) or rng.random() < _BURIES_TURNED

    def _slots(self) -> list[Slot]:
        """Where the unseen cards lie."""
        slots = []
        for seat, size in enumerate(self._info.hand_sizes):
            if seat not in self._known:
                slots.append(Slot(seat, size, self.voids[seat]))
            slots.append(Slot(self._away_slot(seat), self._away[seat], 0))
        unseen = self._cards | self._turned
        kitty = unseen.bit_count() - sum(slot.size for slot in slots)
        # In the order in which they are dealt to.
        slots.sort(key=lambda slot: slot.name if slot.name >= 0 else 99 - slot.name)
        return [*slots, Slot(KITTY, kitty, 0)]

    def _natural_cards(self) -> Cards:
        """Under natural trump: the unseen cards of which the maker must have had one, or 0."""
        shown, info = self._shown, self._info
        maker, suit = info.maker, shown.trump
        called = [
            s for s in shown.calls if s.seat is shown.maker and s.phase is not Phase.BENNY
        ]
        if not info.options.natural_trump or suit is None or maker in (NOBODY, info.me):
            return 0
        stuck = info.options.stick_the_dealer and maker == info.dealer
        if stuck and any(isinstance(spoken.call, Call) for spoken in called):
            return 0
        if not any(spoken.phase in (Phase.ORDER, Phase.NAME) for spoken in called):
            return 0
        natural = self.coding.mask(card for card in info.setup.pack if card.suit is suit)
        shown_hand = info.played[maker] | self.coding.mask(info.open_hands.get(maker, ()))
        return 0 if natural & shown_hand & ~info.upcard else natural & self._cards

    def _forced_joker(self) -> Cards:
        """The joker, if everybody passed and its holder had to bid, and it is not seen; or 0."""
        said = self._shown.said(Phase.AUCTION)
        passed = sum(isinstance(spoken.call, Pass) for spoken in said) >= self._info.count
        # A dealer who has to play for one trick has to whatever he holds.
        dealer_had_to = self._info.options.redeal_dealer == "plays_one"
        forced = passed and not dealer_had_to
        return self.coding.bits.get(JOKER, 0) & self._cards if forced else 0


def _voids(info: InfoState) -> list[Cards]:
    voids = [0] * info.count
    bits, suit_of = info.coding.bits, info.coding.suit_of
    for trick in info.shown.tricks:
        led = suit_of[bits[trick[0].card]]
        for played in trick:
            if not bits[played.card] & led:
                voids[info.seat_no(played.seat)] |= led
    return voids
