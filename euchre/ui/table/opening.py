"""The draw before a game as a picture: who plays with whom, and who deals first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.animation import Beat, Pose, Tween
from euchre.ui.table.sprites import CardSprite

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.play.opening import Opening
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.table.scene import TableScene

NEXT_CARD = 0.16
"""Seconds from one turned card to the next."""
RESULT = 1.6
"""Seconds to read who plays with whom, and who deals."""
DRAW_STEP = 150
"""Units between the cards drawn for teams."""


def stage(opening: Opening, table: TableScene) -> None:
    """Queue the picture of a draw; nothing where nothing was drawn."""
    if opening.team_draws:
        for draw in opening.team_draws:
            table.timeline.add(*_team_draw(opening, draw, table))
        _finish(_teams(opening, table), table)
    if opening.dealer_cards:
        table.timeline.add(*_dealer_draw(opening, table))
        dealer = table.session.players[opening.dealer].name
        _finish(_("{name} deals first").format(name=dealer), table)


def _teams(opening: Opening, table: TableScene) -> str:
    first = table.session.view(None).setup.table.sides[0]
    one, two = (opening.players[seat].name for seat in first)
    return _("{one} and {two} are partners").format(one=one, two=two)


def _team_draw(opening: Opening, draw: Mapping[int, Card], table: TableScene) -> Iterator[Beat]:
    """Everybody draws a card from the spread pack; the two lowest are partners (D1)."""
    del opening
    layout = table.layout
    turned = layout.turned
    for number, card in enumerate(draw.values()):
        across = (number - (len(draw) - 1) / 2) * DRAW_STEP * layout.u
        goal = turned.but(x=layout.size[0] / 2 + across, angle=0.0)
        yield _turn(card, goal, table)


def _dealer_draw(opening: Opening, table: TableScene) -> Iterator[Beat]:
    """Cards are turned round the table until one decides who deals (D2)."""
    counts: dict[Seat, int] = {}
    for seat, card in opening.dealer_cards:
        number = counts[seat] = counts.get(seat, -1) + 1
        rest = table.layout.trick(seat)
        shift = 5 * number * table.layout.u
        yield _turn(card, rest.but(x=rest.x + shift, y=rest.y + shift), table)


def _turn(card: Card, goal: Pose, table: TableScene) -> Beat:
    layout = table.layout
    start = goal.but(x=layout.size[0] / 2, y=layout.middle[1] * layout.u, face=0.0, alpha=0.0)
    sprite = CardSprite(card, start)
    appear = partial(table.director.sprites.loose.append, sprite)
    fly = Tween(sprite, goal, NEXT_CARD, on_start=partial(table.context.audio.play, "deal"))
    return Beat([fly], on_start=appear)


def _finish(words: str, table: TableScene) -> None:
    director = table.director
    table.timeline.add(
        Beat(
            hold=RESULT,
            on_start=partial(setattr, director, "notice", words),
            on_end=director.sprites.loose.clear,
            click=True,
        )
    )
