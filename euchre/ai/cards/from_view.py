"""What a PlayerView says, put into bits: seats become numbers, cards places in a layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ai.cards.card_coding import layout
from euchre.ai.cards.position import Situation
from euchre.rules.actions import Claim
from euchre.rules.stages.tricks import MISERE

if TYPE_CHECKING:
    from euchre.ai.cards.card_coding import Layout
    from euchre.rules.cards import Card, Suit
    from euchre.rules.seats import Seat
    from euchre.rules.state import Shown
    from euchre.rules.view import PlayerView


def number(view: PlayerView, seat: Seat) -> int:
    """The number of *seat*, clockwise from the first seat of the table."""
    return view.setup.table.seats.index(seat)


def layout_for(view: PlayerView, trump: Suit | None) -> Layout:
    """The layout of the view's pack with *trump*."""
    return layout(view.setup.pack, view.setup.ranking, trump)


def by_turned_card_in_pairs(view: PlayerView) -> bool:
    """Whether two pairs make trump by a turned card: what the four-handed players know."""
    return view.setup.table.partnerships and view.setup.turn_up


def facts(view: PlayerView) -> Shown:
    """The facts of the deal in progress; ValueError between deals."""
    if view.shown is None:
        message = "no cards have been dealt"
        raise ValueError(message)
    return view.shown


def needs(view: PlayerView) -> tuple[int, int]:
    """The points the viewer's side and the other side still need to win the game."""
    target = view.options.target
    assert view.seat is not None
    mine = view.setup.table.side_of(view.seat)
    theirs = max((score for side, score in view.scores.items() if side != mine), default=0)
    return max(1, target - view.scores[mine]), max(1, target - theirs)


def out_of_play(shown: Shown) -> tuple[Card, ...]:
    """Cards that everybody has seen go out of play: turned down, or laid under the kitty."""
    under = [
        card for call in shown.calls if isinstance(call.call, Claim) for card in call.call.cards
    ]
    turned_down = shown.upcard is not None and not shown.picked_up
    return (*under, shown.upcard) if turned_down and shown.upcard else tuple(under)


def bidding_place(view: PlayerView) -> int:
    """Where the viewer stands in the order of bidding: 0 left of the dealer, 3 the dealer."""
    assert view.seat is not None
    return (number(view, view.seat) - number(view, facts(view).dealer) - 1) % 4


def taker(shown: Shown) -> Seat:
    """Who takes the turned card, the dealer, or the widow, whoever made trump."""
    return shown.maker if shown.maker and not shown.upcard else shown.dealer


def side_flags(view: PlayerView, maker: Seat) -> tuple[bool, ...]:
    """For each seat whether it is on the side of *maker*."""
    side = view.setup.table.side_of(maker)
    return tuple([seat in side for seat in view.setup.table.seats])


def situation(view: PlayerView) -> Situation:
    """The play so far as the viewer knows it: only his own cards are in the hands.

    Needs a maker; who leads is taken from the first trick, or from whose turn it is.
    """
    shown = facts(view)
    if shown.maker is None:
        message = "trump is not made yet"
        raise ValueError(message)
    suits, tricks = layout_for(view, shown.trump), shown.tricks
    seats = view.setup.table.seats
    hands, place = [0] * len(seats), seats.index
    first = tricks[0][0].seat if tricks else view.turn or shown.dealer
    at = Situation(
        suits,
        hands,
        maker=place(shown.maker),
        leader=place(first),
        makers=side_flags(view, shown.maker),
        sitting_out=frozenset(map(place, shown.sitting_out)),
        gone=suits.mask(out_of_play(shown)),
        buried=suits.mask(view.discards),
        burier=place(taker(shown)),
        misere=not shown.trump and shown.bid == MISERE,
    )
    for trick in tricks:
        for played in trick:
            at.play(suits.bits[played.card])
    if view.seat is not None:
        hands[place(view.seat)] = suits.mask(view.hand)
    return at
