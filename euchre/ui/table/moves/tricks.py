"""How a full trick looks: the card that took it rises and shines, then all are swept away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.animation import Beat, Tween, ease_in_out, settle
from euchre.ui.draw.pose import Pose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from euchre.rules.seats import Seat
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.moves.card_moves import CardMoves
    from euchre.ui.table.pictures.glint import Glint

NEARER, RISE, LIFT = 1.04**2, 8, 0.7
"""How much larger the card that takes the trick becomes, by how many units it rises, and how
high above the table it seems to be. Its ring grows in steps of 1.04 (`painting`)."""
NEXT_SWEPT = 0.025
"""Seconds, at normal pace, from one card that is swept to the next."""


def risen(layout: Layout, seat: Seat) -> Pose:
    """How the card that *seat* takes a trick with lies before it is swept."""
    rest = layout.trick(seat)
    return rest.but(y=rest.y - RISE * layout.u, scale=rest.scale * NEARER, lift=LIFT)


def won_beats(
    seat: Seat,
    taken: int,
    card_moves: CardMoves,
    glint: Glint,
    on_sweep: Callable[[], None],
    on_end: Callable[[], None],
) -> Iterator[Beat]:
    """The beats of a trick that *seat* takes, who has *taken* so many before it."""
    layout, sprites = card_moves.layout, card_moves.sprites
    trick, sprites.trick = sprites.trick, {}
    winner = trick[seat]
    # It comes to lie above the others, and they gather under it.
    cards = sorted(trick.values(), key=lambda card: card is winner)
    sprites.loose += cards
    up = risen(layout, seat)
    slight = 2 * RISE * layout.u
    yield Beat([Tween(winner, up, theme.LIFT, ease=settle, slight=slight)])
    glint.sprite, glint.pose = winner, Pose()
    shine = Tween(glint, Pose(x=1.0), theme.GLINT, ease=ease_in_out)
    yield Beat([shine], hold=theme.TRICK_RESTS, click=True)
    goal = layout.pile(seat, taken)
    yield Beat(
        [
            Tween(card, goal, theme.SWEEP, NEXT_SWEPT * place, ease=ease_in_out)
            for place, card in enumerate(cards)
        ],
        on_start=on_sweep,
        on_end=on_end,
    )
