"""The draw before a game as a picture: who plays with whom, and who deals first."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.draw import draw_teams
from euchre.ui.draw.animation import Beat, Tween
from euchre.ui.table.pictures.sprites import CardSprite
from euchre.ui.words.addressed import about, you_first

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from euchre.play.seating import Seating
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.ui.draw.pose import Pose
    from euchre.ui.table.table_protocols import PlayedTable

NEXT_CARD = 0.16
"""Seconds from one turned card to the next."""
RESULT = 1.6
"""Seconds to read who plays with whom, and who deals."""
DRAW_STEP, PILE_STEP = 150, 5
"""Units between the cards drawn for teams, and those turned for the dealer at one seat."""


def stage(opening: Seating, table: PlayedTable) -> None:
    """Queue the picture of a draw; nothing where nothing was drawn."""
    # Who deals is what the draw decides: until then nobody has the button.
    table.director.board = replace(table.director.board, dealer=None)
    for draw in opening.team_draws:
        table.timeline.add(*_team_draw(draw, drawers(opening), table))
        _finish(_teams(opening), table)
    if opening.dealer_cards:
        table.timeline.add(*_dealer_draw(opening, table))
        dealer = opening.players[opening.dealer].name
        _finish(about(dealer, _("{name} deals first"), _("You deal first")), table)


def drawers(opening: Seating) -> tuple[str, ...]:
    """Who drew, by name, in the order of the list of players.

    The first one kept his seat; his partner, whom the draw decided, sits opposite.
    """
    low: frozenset[int] = frozenset()
    for cards in opening.team_draws:
        low = draw_teams(cards, low).team
    first, left, opposite, right = (player.name for player in opening.players.values())
    partner = next(place for place in (1, 2, 3) if (place in low) == (0 in low))
    others = [left, right]
    names = [opposite if place == partner else others.pop(0) for place in (1, 2, 3)]
    return (first, *names)


def _teams(opening: Seating) -> str:
    seated = [player.name for player in opening.players.values()]
    one, two = you_first(seated[::2])
    return _("{one} and {two} are partners").format(one=one, two=two)


def _team_draw(
    draw: Mapping[int, Card], names: tuple[str, ...], table: PlayedTable
) -> Iterator[Beat]:
    """Everybody draws a card; the two lowest are partners, the ace being lowest (D1)."""
    layout = table.layout
    for number, (place, card) in enumerate(draw.items()):
        across = (number - (len(draw) - 1) / 2) * DRAW_STEP * layout.u
        goal = layout.turned.but(x=layout.size[0] / 2 + across, angle=0.0)
        yield _turn(card, goal, table, names[place])


def _dealer_draw(opening: Seating, table: PlayedTable) -> Iterator[Beat]:
    """Cards are turned round the table until one decides who deals (D2)."""
    counts: dict[Seat, int] = {}
    for seat, card in opening.dealer_cards:
        number = counts[seat] = counts.get(seat, -1) + 1
        rest = table.layout.trick(seat)
        shift = PILE_STEP * number * table.layout.u
        yield _turn(card, rest.but(x=rest.x + shift, y=rest.y + shift), table)


def _turn(card: Card, goal: Pose, table: PlayedTable, caption: str = "") -> Beat:
    layout, director = table.layout, table.director
    start = goal.but(x=layout.size[0] / 2, y=layout.middle[1] * layout.u, face=0.0, alpha=0.0)
    sprite = CardSprite(card, start)
    appear = partial(director.sprites.loose.append, sprite)
    fly = Tween(sprite, goal, NEXT_CARD, on_start=partial(table.context.audio.play, "deal"))
    tell = partial(director.captions.__setitem__, sprite, caption) if caption else None
    return Beat([fly], on_start=appear, on_end=tell)


def _finish(words: str, table: PlayedTable) -> None:
    director = table.director
    table.timeline.add(
        Beat(
            hold=RESULT,
            on_start=partial(setattr, director, "notice", words),
            on_end=partial(_clear, table),
            click=True,
        )
    )


def _clear(table: PlayedTable) -> None:
    table.director.sprites.loose.clear()
    table.director.captions.clear()
