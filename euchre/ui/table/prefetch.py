"""What the table prepares while nothing moves, so that no frame has to draw much at once."""

from __future__ import annotations

import math
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from euchre.ui.draw.canvas import Canvas
from euchre.ui.draw.card_art import COARSEST, FINE
from euchre.ui.table.layout import OTHER, OWN
from euchre.ui.table.pictures.painting import banner_ground
from euchre.ui.table.summary import summary_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.rules.events import DealScored
    from euchre.ui.scenes.screen import Screen
    from euchre.ui.table.layout import Layout
    from euchre.ui.table.scene import TableScene

SCREENS = (
    "euchre.ui.scenes.results.deal_end",
    "euchre.ui.scenes.results.game_over",
    "euchre.ui.scenes.handover",
    "euchre.ui.scenes.settings.screen",
    "euchre.ui.table.pictures.hint",
)
"""Modules of what can follow the table, in the order in which it may be needed."""


def draw_cards(table: TableScene) -> None:
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
    table.context.later("screens after the table", _imported())


def _imported() -> Iterator[None]:
    for name in SCREENS:
        import_module(name)
        yield


def result(table: TableScene, scored: DealScored) -> Screen:
    """Return the screen that tells how a deal ended; after the last one, how the game did."""
    # Imported here: the table leads to the results.
    from euchre.ui.scenes.results.deal_end import DealEndScene  # noqa: PLC0415
    from euchre.ui.scenes.results.game_over import GameOverScene  # noqa: PLC0415
    from euchre.ui.scenes.table_menu import menu  # noqa: PLC0415

    session = table.session
    # Several people look at it together: it shows what nobody has for himself.
    view = session.view(None) if table.several else table.view
    summary = summary_of(
        view, scored, session.players, session.deals, unplayed=session.unplayed
    )
    if summary.winner is None:
        return DealEndScene(table.context, summary, session, partial(menu, table))
    return GameOverScene(table.context, summary)


def last_result(table: TableScene) -> Screen | None:
    """Return the result of the last deal, if nothing was done since: a game was left there."""
    scored = table.session.scored
    return None if scored is None else result(table, scored)


def draw_result(table: TableScene, screen: Screen) -> None:
    """Have the result's panel drawn while its last trick lies on the table, and the banner's."""
    table.context.later("result of the deal", _drawn(screen, table.layout))


def _drawn(screen: Screen, layout: Layout) -> Iterator[None]:
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
