"""What the table prepares while nothing moves, so that no frame has to draw much at once."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from euchre.ui import navigation
from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.style import style_for
from euchre.ui.table.ending import banner
from euchre.ui.table.pictures import trump_sign
from euchre.ui.table.pictures.painting import lit_ring
from euchre.ui.table.seat_places import OTHER, OWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.table.table_protocols import EndOfHand, PlayedTable


def draw_cards(table: PlayedTable) -> None:
    """Have every card of the game drawn, in the sizes it will have at the table.

    First come those that the viewer is about to see.
    """
    pictures, high, view = table.context.pictures, table.layout.card, table.view
    upcard = view.shown.upcard if view.shown is not None else None
    seen = (*view.hand, *((upcard,) if upcard is not None else ()))
    others = (card for card in view.setup.pack if card not in seen)
    # What is drawn for the hand serves for a trick; the others' hands are only seen from behind.
    trick = round(high * table.layout.trick_scale)
    back = pictures.prefetch((None,), high, trick, round(high * OTHER / OWN))
    # The deal begins at once, with the back.
    next(back, None)
    work = chain(
        back,
        pictures.prefetch(seen, high),
        pictures.prefetch_shadows(),
        _marks(table),
        pictures.prefetch(others, trick),
    )
    table.context.later("cards of the table", work)
    table.context.later("screens after the table", navigation.load(navigation.AFTER_TABLE))


def _marks(table: PlayedTable) -> Iterator[None]:
    """What is large and comes all at once: the sign of trump, the ring while a card is dragged."""
    layout = table.layout
    style = style_for(layout.size, table.context.settings)
    yield from trump_sign.draw_ahead(style)
    for over in (False, True):
        lit_ring(layout, style, over=over)
        yield


def draw_words(table: PlayedTable, answers: Iterator[None]) -> None:
    """Have drawn what is told when trump is made, and the viewer's *answers* to what follows."""
    sign = table.director.trump_sign
    words, sign.coming = sign.coming, None
    style = style_for(table.layout.size, table.context.settings)
    told = trump_sign.draw_words_ahead(style, words) if words is not None else iter(())
    table.context.later("what is said", chain(told, answers))


def draw_end(table: PlayedTable) -> None:
    """Have the end of a hand, and of the game, drawn while the last trick lies."""
    if table.ending is not None:
        table.context.later("end of the hand", _end_drawn(table, table.ending))


def _end_drawn(table: PlayedTable, ending: EndOfHand) -> Iterator[None]:
    """Draw the banner, and a screen's widgets one by one on a canvas that nobody sees."""
    layout = table.layout
    style = style_for(layout.size, table.context.settings)
    size = banner.place(layout, ending.told).size
    banner.ground(style, size, banner.colour_of(ending.told))
    yield
    banner.picture(style, ending.told, size)
    yield
    for button in ending.buttons(style):
        button.picture(style)
        yield
    if ending.over is not None:
        # The table without its ring, for a window that has had another size before.
        style.backdrop()
        yield
    screen = ending.over or ending.tricks
    screen.resize(layout.size)
    screen.prepare()
    yield
    nowhere = Canvas(layout.size)
    for widget in screen.form.widgets:
        for _part in widget.parts(nowhere, style):
            yield
