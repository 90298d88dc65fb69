"""The small bubble that explains a widget: why it is disabled, or what its sign means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme

if TYPE_CHECKING:
    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.widget import Sheet, Widget

WIDEST = 340
SIDE = 14
"""Lengths in units: the widest text of a tip, and the room around it."""


def with_key(words: str, key: str) -> str:
    """What a widget does, and the key that does the same."""
    return f"{words} ({key})" if key else words


def draw_tip(words: str, widget: Widget, canvas: Sheet, style: Style) -> None:
    """Put a bubble with an explanation below a widget, or above it where there is no room."""
    widest = style.px(WIDEST)
    width = min(widest, style.text.width(words, theme.SMALL) + 1)
    text = style.text.block(words, theme.SMALL, theme.INK, width)
    side = style.px(SIDE)
    size = (width + 2 * side, text.get_height() + side)
    bubble = style.shapes.panel(size, style.px(theme.GAP), theme.BUBBLE)
    place = bubble.get_rect(midtop=(widget.rect.centerx, widget.rect.bottom + style.px(10)))
    edge = style.px(8)
    if place.bottom > canvas.size[1] - edge:
        place.bottom = widget.rect.top - style.px(10)
    place.clamp_ip(pygame.Rect((0, 0), canvas.size).inflate(-2 * edge, -2 * edge))
    blur = style.px(theme.SHADOW_BLUR) // 2
    shadow = style.shapes.shadow(size, style.px(theme.GAP), blur, theme.SHADOW_STRENGTH)
    canvas.put(shadow, (place.x - 2 * blur, place.y - blur))
    canvas.put(bubble, place.topleft)
    canvas.put(text, (place.x + side, place.y + side // 2))
