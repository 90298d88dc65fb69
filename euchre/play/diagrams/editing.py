"""Cards put into a diagram and taken out of it again, wherever they lie."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from euchre.rules.seats import Seat

if TYPE_CHECKING:
    from euchre.play.diagrams.diagram import Diagram
    from euchre.rules.cards import Card
    from euchre.rules.options import Options

UPCARD, DISCARD, PLAYED = "upcard", "discard", "played"
"""Where cards can lie besides in the hands, which are named by the letters of their seats."""


def places(diagram: Diagram) -> tuple[str, ...]:
    """Where cards can lie, in the order in which they are set up."""
    me, *others = (seat.value for seat in diagram.setup.table.seats)
    away = (DISCARD,) if diagram.ordered and not _dealer_is_out(diagram) else ()
    played = (PLAYED,) if diagram.maker is not None else ()
    return (UPCARD, me, *others, *away, *played)


def cards_at(diagram: Diagram, place: str) -> tuple[Card, ...]:
    """The cards that lie at a place."""
    if place == PLAYED:
        return diagram.played
    if place in (UPCARD, DISCARD):
        card = diagram.upcard if place == UPCARD else diagram.discard
        return () if card is None else (card,)
    return diagram.hand(Seat(place))


def room_at(diagram: Diagram, place: str) -> int:
    """How many cards may lie at a place."""
    setup = diagram.setup
    if place in (UPCARD, DISCARD):
        return 1
    if place == PLAYED:
        return setup.hand_size * len(setup.table.seats)
    more = place == diagram.me.value == diagram.dealer.value and diagram.ordered
    return setup.hand_size + more


def put(diagram: Diagram, place: str, card: Card) -> Diagram:
    """The diagram with *card* at a place, taken away from wherever it lay.

    One that is turned up may lie elsewhere as well, once it has been picked up. A place for one
    card gives up the one it has; one that is full otherwise stays as it is.
    """
    if card in cards_at(diagram, place):
        return diagram
    if room_at(diagram, place) > 1 and len(cards_at(diagram, place)) >= room_at(diagram, place):
        return diagram
    keeps = diagram.upcard if diagram.ordered and place != UPCARD else None
    free = without(diagram, card, keeps_upcard=card is keeps)
    if place == UPCARD:
        return replace(free, upcard=card)
    if place == DISCARD:
        return replace(free, discard=card)
    if place == PLAYED:
        return replace(free, played=(*free.played, card))
    seat = Seat(place)
    return free.with_hand(seat, (*free.hand(seat), card))


def without(diagram: Diagram, card: Card, *, keeps_upcard: bool = False) -> Diagram:
    """The diagram with *card* nowhere, unless it *keeps_upcard* turned up."""
    return replace(
        diagram,
        upcard=None if diagram.upcard is card and not keeps_upcard else diagram.upcard,
        discard=None if diagram.discard is card else diagram.discard,
        played=tuple(played for played in diagram.played if played is not card),
        hands={
            seat: tuple(held for held in cards if held is not card)
            for seat, cards in diagram.hands.items()
        },
    )


def taken_from(diagram: Diagram, place: str, card: Card) -> Diagram:
    """The diagram with *card* no longer at a place."""
    if place == UPCARD:
        return replace(diagram, upcard=None)
    return without(diagram, card, keeps_upcard=True)


def fitted(diagram: Diagram) -> Diagram:
    """The diagram without what has no place in it any more after a change of the bidding."""
    open_ = places(diagram)
    if PLAYED not in open_:
        diagram = replace(diagram, played=())
    if DISCARD not in open_:
        diagram = replace(diagram, discard=None)
    return diagram


def for_game(diagram: Diagram, options: Options) -> Diagram:
    """As much of the diagram as there is in another game."""
    made = replace(diagram, options=options, maker=None, alone=False, scores=())
    setup = made.setup
    seats, pack = setup.table.seats, set(setup.pack)
    return fitted(
        replace(
            made,
            dealer=diagram.dealer if diagram.dealer in seats else seats[-1],
            upcard=diagram.upcard if diagram.upcard in pack else None,
            hands={
                seat: tuple(card for card in cards if card in pack)
                for seat, cards in diagram.hands.items()
                if seat in seats
            },
        )
    )


def _dealer_is_out(diagram: Diagram) -> bool:
    """Whether the dealer's partner went alone, so that nobody discards."""
    return diagram.alone and diagram.setup.table.partner_of(diagram.dealer) is diagram.maker
