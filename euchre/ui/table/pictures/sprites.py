"""The cards on the table as they are drawn: who holds them, in which order, in which pose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from euchre.rules.state import Phase
from euchre.ui.draw.pose import Pose
from euchre.ui.table.board import kitty_lies
from euchre.ui.table.sorting import sorted_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup
    from euchre.rules.view import PlayerView
    from euchre.ui.table.layout import Layout

KITTY_BACKS = 2
"""So many backs stand for the kitty, however many cards it has, unless it is one alone."""


def kitty_backs(setup: Setup) -> int:
    """How many backs stand for what is left of the pack after the deal; one for a widow."""
    dealt = len(setup.table.seats) * setup.hand_size + setup.turn_up
    return min(KITTY_BACKS, len(setup.pack) - dealt)


@dataclass(eq=False, slots=True)
class CardSprite:
    """A card on the table. Without a `card` its face is not known, whatever its pose."""

    card: Card | None
    pose: Pose = field(default_factory=Pose)
    shown: bool = True
    """False for a card that still lies in the pack."""


@dataclass(eq=False)
class Sprites:
    """All cards on the table."""

    hands: dict[Seat, list[CardSprite]]
    """Every hand from left to right, as its holder sees it."""
    trick: dict[Seat, CardSprite] = field(default_factory=dict)
    """The cards of the trick in the order played."""
    under: list[CardSprite] = field(default_factory=list)
    """What was laid away, under the kitty."""
    kitty: list[CardSprite] = field(default_factory=list)
    """The few backs that stand for what is left of the pack, in the middle or beside the dealer."""
    upcard: CardSprite | None = None
    loose: list[CardSprite] = field(default_factory=list)
    """Cards on their way out of the picture."""

    def all(self, last: Seat | None = None) -> Iterator[CardSprite]:
        """Every card from the lowest to the uppermost; the hand of *last* above the others."""
        yield from self.under
        yield from self.kitty
        if self.upcard is not None:
            yield self.upcard
        for seat, hand in self.hands.items():
            if seat is not last:
                yield from hand
        if last is not None:
            yield from self.hands[last]
        yield from self.trick.values()
        yield from self.loose

    def clear(self) -> None:
        """Take every card off the table."""
        for hand in self.hands.values():
            hand.clear()
        self.under, self.kitty, self.upcard = [], [], None
        self.trick, self.loose = {}, []

    def held(self, seat: Seat, card: Card) -> CardSprite | None:
        """The sprite of a known card in a hand."""
        return next((sprite for sprite in self.hands[seat] if sprite.card is card), None)


def sprites_of(view: PlayerView, layout: Layout, order: str) -> Sprites:
    """The cards of a picture that has caught up with *view*, all at rest.

    *order* is how the viewer sorts his hand.
    """
    seats = view.setup.table.seats
    shown = view.shown
    if shown is None or view.phase in {Phase.DEAL, Phase.OVER}:
        return Sprites({seat: [] for seat in seats})
    sprites = Sprites({seat: _hand(view, layout, seat, order) for seat in seats})
    for played in view.trick:
        sprites.trick[played.seat] = CardSprite(played.card, layout.trick(played.seat))
    ordered = view.phase is Phase.PICK_UP
    if shown.upcard is not None and (shown.maker is None or ordered):
        face = 0.0 if view.turned_down else 1.0
        sprites.upcard = CardSprite(shown.upcard, layout.turned.but(face=face))
    _lay_kitty(sprites, view, layout)
    return sprites


def _lay_kitty(sprites: Sprites, view: PlayerView, layout: Layout) -> None:
    """Lay out what is left of the pack: in the middle, or with the discards beside the dealer."""
    shown, setup = view.shown, view.setup
    assert shown is not None
    backs = kitty_backs(setup)
    if kitty_lies(view):
        sprites.kitty = [CardSprite(None, layout.kitty(index)) for index in range(backs)]
        return
    seats = len(setup.table.seats)
    taken = int(shown.picked_up)
    if shown.picked_up and not setup.turn_up:
        taken, backs = len(setup.pack) - seats * setup.hand_size, 0
    if shown.upcard is not None and sprites.upcard is None and not shown.picked_up:
        backs += 1
    sprites.kitty = [
        CardSprite(None, layout.aside(shown.dealer, index)) for index in range(backs)
    ]
    held = sum(view.hand_sizes.values()) + sum(map(len, shown.tricks))
    discards = seats * setup.hand_size + taken - held
    sprites.under = [
        CardSprite(None, layout.under(shown.dealer, index)) for index in range(discards)
    ]


def _hand(view: PlayerView, layout: Layout, seat: Seat, order: str) -> list[CardSprite]:
    assert view.shown is not None
    count = view.hand_sizes[seat]
    cards: list[Card | None] = [None] * count
    known = view.hand if seat is view.seat else view.open_hands.get(seat, ())
    if known:
        cards[:] = sorted_hand(known, order, view.setup.ranking, view.shown.trump)
    resting = seat in view.shown.sitting_out
    return [
        CardSprite(
            card,
            hand_pose(
                layout,
                seat,
                index,
                count,
                card,
                resting=resting,
                opened=seat in view.open_hands,
            ),
        )
        for index, card in enumerate(cards)
    ]


def hand_pose(
    layout: Layout,
    seat: Seat,
    index: int,
    count: int,
    card: Card | None,
    *,
    resting: bool,
    opened: bool = False,
) -> Pose:
    """The pose of a card in a hand; it lies face up only where its face is known.

    *opened*: the hand lies on the table for everybody; one's own is seen as well as ever.
    """
    if opened and seat is not layout.seats[0]:
        pose = layout.open_hand(seat, index, count)
    else:
        pose = layout.hand(seat, index, count, resting=resting)
    return pose.but(face=0.0 if card is None else 1.0)
