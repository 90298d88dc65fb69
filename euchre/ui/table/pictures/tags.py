"""Small tags that name a card or a state: "left bower", "in the barn"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme

if TYPE_CHECKING:
    import pygame

    from euchre.ui.draw.style import Style


def small_tag(style: Style, words: str, widest: int) -> pygame.Surface:
    """A small dark pill with brass letters: "left bower", "in the barn"."""
    side = style.px(9)
    line = style.text.line(
        words, theme.SMALL - 2, theme.BRASS, weight="bold", max_width=widest - 2 * side
    )
    size = (line.get_width() + 2 * side, line.get_height() + style.px(4))
    pill = style.shapes.pill(
        size, style.felt.plaque, line=theme.BRASS, width=style.edge(1)
    ).copy()
    pill.blit(line, (side, style.px(2)))
    return pill
