"""Buttons: one or two lines of text in a pill or a tile, and round ones with a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from euchre.ui.draw import theme
from euchre.ui.draw.shapes import clear
from euchre.ui.widgets.icons import Icon, icon
from euchre.ui.widgets.tip import with_key
from euchre.ui.widgets.widget import Outcome, Point, Pressed, Widget, is_press

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from euchre.ui.draw.style import Style
    from euchre.ui.draw.text import Align
    from euchre.ui.draw.theme import Colour

Kind = Literal["primary", "secondary", "accent", "quiet", "tile", "choice"]
"""Filled with brass; outlined; outlined with brass; text alone; one of a list of large tiles;
light as a card, one of several of equal weight."""


NARROW_SIDE = 0.05
"""The part of its width that a narrow button leaves free on each side of its words."""


class Colours(NamedTuple):
    """What a button is painted with; None is not painted at all."""

    fill: Colour | None
    line: Colour | None
    label: Colour
    detail: Colour


class Pressable(Widget):
    """A widget that does one thing when it is pressed: by mouse, touch, Enter or Space."""

    def __init__(
        self,
        key: str,
        name: str,
        *,
        reason: str = "",
        tip: str = "",
        shortcut: int | None = None,
    ) -> None:
        """Name a key of the keyboard (`pygame.K_...`) as `shortcut` if it shall work anywhere."""
        super().__init__(key, name, reason=reason, tip=tip)
        self.shortcut = shortcut

    def release(self, point: Point) -> Outcome | None:
        """Be pressed if the button comes up where it went down."""
        return Pressed(self.key) if self.enabled and self.covers(point) else None

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Be pressed by Enter and Space."""
        if not is_press(event):
            return False
        return Pressed(self.key) if self.enabled else True


class Button(Pressable):
    """A button that says in plain words what it does."""

    size: float = theme.BUTTON
    """The size of its label."""

    def __init__(  # noqa: PLR0913 - one value for each thing to choose
        self,
        key: str,
        label: str,
        *,
        detail: str = "",
        kind: Kind = "secondary",
        sign: Icon | None = None,
        selected: bool = False,
        align: Align = "centre",
        reason: str = "",
        tip: str = "",
        shortcut: int | None = None,
    ) -> None:
        """Write a label and, smaller below it, a detail; `sign` stands before the label."""
        super().__init__(key, label, reason=reason, tip=tip, shortcut=shortcut)
        self.label = label
        self.detail = detail
        self.kind: Kind = kind
        self.sign: Icon | None = sign
        self.selected = selected
        self.align: Align = align

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        words = (self.label, self.detail, self.reason if self.detail else self.enabled)
        drawn = (self.kind, self.sign, self.selected, self.align, self.size)
        return (words, drawn, self.hovered, self.held, self.radius)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the button's picture."""
        colours = self.colours(style)
        panel = style.shapes.panel(
            self.rect.size,
            corner_radius(self, style),
            colours.fill,
            line=colours.line,
            width=style.edge(theme.OUTLINE),
        )
        picture = panel.copy()
        self._write(picture, style, colours)
        return picture

    def colours(self, style: Style) -> Colours:
        """Return the colours for the state the button is in."""
        felt = style.felt
        if not self.enabled:
            fill = None if self.kind == "quiet" else felt.plaque
            return Colours(fill, None if fill is None else felt.line, felt.faint, felt.faint)
        if self.kind == "choice":
            light = theme.CHOICE_LIT if self.hovered else theme.CHOICE
            return Colours(
                theme.CHOICE_HELD if self.held else light, None, theme.INK, theme.INK
            )
        if self.kind == "primary" or self.selected:
            brass = theme.BRASS_LIT if self.hovered else theme.BRASS
            return Colours(theme.BRASS_DEEP if self.held else brass, None, theme.INK, theme.INK)
        resting = {"quiet": None, "tile": felt.plaque}.get(self.kind, felt.raised)
        fill = felt.plaque if self.held else felt.lit if self.hovered else resting
        line = {"accent": theme.BRASS, "quiet": None, "tile": felt.line}.get(
            self.kind, felt.outline
        )
        label = theme.BRASS if self.kind == "accent" else theme.IVORY
        return Colours(fill, line, label, felt.muted)

    def needs(self, style: Style, width: int) -> int:
        """Return the height of the label and the wrapped detail below it."""
        label = style.text.height(self.size, "bold") + style.px(theme.GAP * 1.4)
        if self.detail:
            room = width - 2 * self._side(style)
            block = style.text.block(
                self.reason or self.detail, theme.SMALL, theme.INK, room, align=self.align
            )
            label += block.get_height()
        return max(label, super().needs(style, width))

    def fits(self, style: Style) -> bool:
        """Return whether the label stands in one line without being made smaller."""
        room = self.rect.width - 2 * self._side(style) - self._indent(style)
        return style.text.width(self.label, self.size, "bold") <= room

    def _indent(self, style: Style) -> int:
        """Return how many pixels the sign takes before the label."""
        return 0 if self.sign is None else style.px(self.size * 1.1 + theme.GAP * 0.5)

    def _side(self, style: Style) -> int:
        if self.align == "left":
            return style.px(theme.PADDING * 0.8)
        # Narrow buttons need their room for the words.
        return min(style.px(theme.GAP), round(self.rect.width * NARROW_SIDE))

    def _write(self, picture: pygame.Surface, style: Style, colours: Colours) -> None:
        text = style.text
        side = self._side(style)
        room = self.rect.width - 2 * side
        label = self._label(style, room, colours.label)
        detail = self.reason or self.detail
        if not self.detail:
            lines = [label]
        else:
            left = self.rect.height - label.get_height() - style.px(theme.GAP * 0.7)
            below = text.block(
                detail,
                theme.SMALL,
                colours.detail,
                room,
                align=self.align,
                max_height=max(left, text.height(theme.SMALL)),
            )
            lines = [label, below]
        y = (self.rect.height - sum(line.get_height() for line in lines)) // 2
        for line in lines:
            x = side if self.align == "left" else (self.rect.width - line.get_width()) // 2
            picture.blit(line, (x, y))
            y += line.get_height()

    def _label(self, style: Style, room: int, colour: Colour) -> pygame.Surface:
        """Return the label with its sign: in one line, or else in two where they fit."""
        indent = self._indent(style)
        written = self._words(style, max(1, room - indent), colour)
        if self.sign is None:
            return written
        drawn = icon(self.sign, style.px(self.size * 1.1), colour)
        both = clear((indent + written.get_width(), written.get_height()), colour)
        both.blit(drawn, (0, (both.get_height() - drawn.get_height()) // 2))
        both.blit(written, (indent, 0))
        return both

    def _words(self, style: Style, room: int, colour: Colour) -> pygame.Surface:
        text = style.text
        fits = text.fits(self.label, self.size, room, "bold")
        if fits or self.detail or self.rect.height < 2 * text.height(theme.SMALL):
            return text.line(
                self.label,
                self.size,
                colour,
                weight="bold",
                max_width=room,
                plain_signs=not self.enabled,
            )
        return text.block(
            self.label,
            min(self.size, theme.SMALL),
            colour,
            room,
            weight="bold",
            align=self.align,
            max_height=self.rect.height,
        )


class IconButton(Pressable):
    """A round button with a sign; its name appears beside it under the mouse or the focus."""

    radius = -1

    def __init__(
        self,
        key: str,
        sign: Icon,
        name: str,
        *,
        reason: str = "",
        shortcut: int | None = None,
        selected: bool = False,
        keys: str = "",
    ) -> None:
        """Show a sign of `icons.ICONS`; the name says what the button does, as *keys* do."""
        tip = with_key(name, keys)
        super().__init__(key, name, reason=reason, tip=tip, shortcut=shortcut)
        self.sign: Icon = sign
        self.selected = selected

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.sign, self.enabled, self.selected, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the button's picture."""
        felt = style.felt
        side = min(self.rect.size)
        fill = felt.lit if self.hovered and self.enabled else felt.plaque
        line, colour = felt.line, theme.IVORY if self.enabled else felt.faint
        if self.selected:
            fill, line, colour = theme.BRASS, theme.BRASS, theme.INK
        elif self.held and self.enabled:
            fill = felt.raised
        picture = clear(self.rect.size)
        disc = style.shapes.disc(side, fill, line=line, width=style.line)
        place = disc.get_rect(center=picture.get_rect().center)
        picture.blit(disc, place)
        size = round(side * 0.52)
        key = ("icon", self.sign, size, colour)
        sign = style.kept(key, lambda: icon(self.sign, size, colour))
        picture.blit(sign, sign.get_rect(center=place.center))
        return picture


def corner_radius(widget: Widget, style: Style) -> int:
    """Return the radius of a widget's corners in pixels."""
    round_ends = min(widget.rect.size) // 2
    return round_ends if widget.radius < 0 else min(round_ends, style.px(widget.radius))
