"""What is only looked at: labels, and the panels that hold other widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from euchre.ui.draw.fonts import Weight
    from euchre.ui.draw.style import Style
    from euchre.ui.draw.text import Align
    from euchre.ui.draw.theme import Colour
    from euchre.ui.widgets.widget import Sheet


class Label(Widget):
    """A text that stays inside its rectangle: wrapped, shrunk or cut short if it must be."""

    focusable = False

    def __init__(
        self,
        text: str,
        *,
        size: float = theme.BODY,
        colour: Colour | None = None,
        weight: Weight = "regular",
        align: Align = "left",
        top: bool = False,
        key: str = "",
    ) -> None:
        """Write a text; without a colour in that of second text; upright centred or `top`."""
        super().__init__(key, text)
        self.text = text
        self.size = size
        self.colour = colour
        self.weight: Weight = weight
        self.align: Align = align
        self.top = top

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.text, self.size, self.colour, self.weight, self.align, self.top)

    def needs(self, style: Style, width: int) -> int:
        """Return the height of the wrapped text."""
        colour = self.colour or style.felt.muted
        block = style.text.block(self.text, self.size, colour, width, weight=self.weight)
        return block.get_height()

    def paint(self, style: Style) -> pygame.Surface:
        """Return the text on a transparent ground."""
        picture = clear(self.rect.size)
        block = style.text.block(
            self.text,
            self.size,
            self.colour or style.felt.muted,
            self.rect.width,
            weight=self.weight,
            align=self.align,
            max_height=self.rect.height,
        )
        space = self.rect.height - block.get_height()
        picture.blit(block, (0, 0 if self.top else max(0, space // 2)))
        return picture


class Panel(Widget):
    """A dark plaque with a soft shadow, and a title in brass if it has one."""

    focusable = False
    radius = theme.PANEL_RADIUS

    def __init__(self, title: str = "", *, key: str = "") -> None:
        """Write a title at the top, or nothing."""
        super().__init__(key, title)
        self.title = title

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.title, self.radius)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the panel, larger by the border of its shadow."""
        border = self._border(style)
        picture = style.shapes.raised(
            self.rect.size,
            style.px(self.radius),
            style.felt.plaque,
            style.felt.line,
            width=style.line,
            blur=border // 2,
            drop=style.px(theme.SHADOW_DROP),
        )
        if not self.title:
            return picture
        side = style.px(theme.PADDING)
        title = style.text.line(
            self.title,
            theme.LEAD,
            theme.BRASS,
            weight="bold",
            max_width=self.rect.width - 2 * side,
        )
        picture.blit(title, (border + side, border + round(side * 0.75)))
        return picture

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Put the panel and its shadow on the canvas."""
        if min(self.rect.size) > 0:
            border = self._border(style)
            canvas.put(self.picture(style), (self.rect.x - border, self.rect.y - border))

    @staticmethod
    def _border(style: Style) -> int:
        return 2 * style.px(theme.SHADOW_BLUR)
