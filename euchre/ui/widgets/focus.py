"""Where the focus goes with an arrow key, and the ring that shows where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets.button import corner_radius

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.widget import Sheet, Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
"""The way each arrow points."""


def nearest(here: Widget, others: Iterable[Widget], way: tuple[int, int]) -> Widget | None:
    """Return the widget one comes to first when one goes from another in a direction."""
    ahead = [
        (distance, widget)
        for widget in others
        if (distance := _distance(here.rect, widget.rect, way)) is not None
    ]
    return min(ahead, key=lambda pair: pair[0])[1] if ahead else None


def draw_ring(widget: Widget, canvas: Sheet, style: Style) -> None:
    """Put the focus ring around a widget, a little apart from it."""
    gap, width = style.px(theme.RING_GAP), max(2.0, theme.RING * style.u)
    grow = gap + round(width)
    place = widget.rect.inflate(2 * grow, 2 * grow)
    radius = corner_radius(widget, style) + grow
    ring = style.shapes.panel(place.size, radius, None, line=theme.FOCUS, width=width)
    canvas.put(ring, place.topleft)


def _distance(here: pygame.Rect, there: pygame.Rect, way: tuple[int, int]) -> float | None:
    """Return how far another rectangle lies in a direction; None if it does not lie there."""
    across, down = there.centerx - here.centerx, there.centery - here.centery
    ahead = across * way[0] + down * way[1]
    if way[0]:
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        beyond = there.left >= here.right - 1 if way[0] > 0 else there.right <= here.left + 1
    else:
        aside = max(0, there.left - here.right, here.left - there.right)
        beyond = there.top >= here.bottom - 1 if way[1] > 0 else there.bottom <= here.top + 1
    if not beyond or ahead <= 0:
        return None
    return ahead + 3 * aside
