"""What the table prepares while nothing moves, so that no frame has to draw much at once."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from euchre.ui import navigation
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.card_art import COARSEST, FINE
from euchre.ui.table.pictures.painting import banner_ground
from euchre.ui.table.seat_places import OTHER, OWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.table.layout import Layout
    from euchre.ui.table.table_protocols import PlayedTable, ResultScreen


def draw_cards(table: PlayedTable) -> None:
    """Have every card of the game drawn, in the sizes it will have at the table.

    First come those that the viewer is about to see.
    """
    pictures, high, view = table.context.pictures, table.layout.card, table.view
    upcard = view.shown.upcard if view.shown is not None else None
    seen = (*view.hand, *((upcard,) if upcard is not None else ()))
    cards = (None, *seen, *(card for card in view.setup.pack if card not in seen))
    # One drawing for the cards of the others and those of a trick, fine enough for the latter.
    trick = high * table.layout.trick_scale
    half_way = max(round((trick + high * OTHER / OWN) / 2), math.ceil(trick * COARSEST / FINE))
    work = pictures.prefetch(cards, high, half_way)
    # The deal begins at once, with the back.
    next(work, None)
    table.context.later("cards of the table", work)
    table.context.later("screens after the table", navigation.load(navigation.AFTER_TABLE))


def draw_result(table: PlayedTable, screen: ResultScreen) -> None:
    """Have the result's panel drawn while its last trick lies on the table, and the banner's."""
    table.context.later("result of the deal", _drawn(screen, table.layout))


def _drawn(screen: ResultScreen, layout: Layout) -> Iterator[None]:
    """Draw a screen's widgets one by one on a canvas that nobody sees."""
    size = layout.size
    screen.resize(size)
    banner_ground(screen.style, layout.banner.size)
    yield
    screen.prepare()
    yield
    nowhere, style = Canvas(size), screen.style
    for widget in screen.form.widgets:
        for _part in widget.parts(nowhere, style):
            yield
