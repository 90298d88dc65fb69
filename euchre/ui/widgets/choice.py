"""Choosing one of several: side by side (`Segmented`), from a list (`DropDown`), on or off."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets.button import corner_radius
from euchre.ui.widgets.widget import Changed, Outcome, Point, Widget, is_press

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from euchre.ui.draw.style import Style
    from euchre.ui.draw.theme import Colour

BACKWARD = (pygame.K_LEFT,)
FORWARD = (pygame.K_RIGHT,)
SWITCH = (52, 28)
SIDE = 10
"""Lengths in units: the switch, and the room left of the text and right of the switch."""


class Option(NamedTuple):
    """One of the values to choose from; with a `reason` it cannot be chosen now."""

    key: str
    label: str
    reason: str = ""


class Choice(Widget):
    """A widget with options of which exactly one is chosen."""

    def __init__(
        self,
        key: str,
        name: str,
        options: Sequence[Option],
        value: str,
        *,
        reason: str = "",
        tip: str = "",
    ) -> None:
        """Offer options; `value` is the key of the chosen one."""
        super().__init__(key, name, reason=reason, tip=tip)
        self.options = tuple(options)
        self.value = value

    @property
    def index(self) -> int:
        """Where among the options the chosen one is; the first if none is."""
        keys = [option.key for option in self.options]
        return keys.index(self.value) if self.value in keys else 0

    def choose(self, index: int) -> Outcome | None:
        """Choose an option by its place; nothing happens if it is the chosen one already."""
        option = self.options[index]
        if not self.enabled or option.reason or option.key == self.value:
            return None
        self.value = option.key
        return Changed(self.key, self.value)

    def step(self, way: int) -> Outcome | None:
        """Choose the next option that can be chosen in a direction, -1 or 1; no wrapping round."""
        index = self.index + way
        while 0 <= index < len(self.options):
            if not self.options[index].reason:
                return self.choose(index)
            index += way
        return None

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Step with the left and right arrows."""
        if event.key not in BACKWARD + FORWARD:
            return False
        return self.step(-1 if event.key in BACKWARD else 1) or True


class Segmented(Choice):
    """All options side by side in one pill, the chosen one filled with brass."""

    radius = -1

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.options, self.value, self.enabled, self.hovered, self._under)

    _under = -1
    _pressed = -1

    def hover(self, point: Point | None) -> None:
        """Remember over which segment the mouse is, to light it."""
        super().hover(point)
        self._under = -1 if point is None else self._segment(point)

    def press(self, point: Point) -> Outcome | None:
        """Remember the segment under the mouse."""
        self._pressed = self._segment(point)
        return None

    def release(self, point: Point) -> Outcome | None:
        """Choose a segment if the button comes up where it went down."""
        here = self.covers(point) and self._segment(point) == self._pressed
        return self.choose(self._pressed) if here else None

    def _segment(self, point: Point) -> int:
        part = (point[0] - self.rect.x) * len(self.options) // max(1, self.rect.width)
        return max(0, min(len(self.options) - 1, part))

    def paint(self, style: Style) -> pygame.Surface:
        """Return the pill with its segments."""
        felt = style.felt
        width = style.edge(theme.OUTLINE)
        line = felt.outline if self.enabled else felt.line
        picture = style.shapes.pill(self.rect.size, felt.raised, line=line, width=width).copy()
        count = len(self.options)
        for index, option in enumerate(self.options):
            left = self.rect.width * index // count
            right = self.rect.width * (index + 1) // count
            place = pygame.Rect(left, 0, right - left, self.rect.height)
            self._paint_segment(picture, place, option, style, lit=index == self._under)
        return picture

    def _paint_segment(
        self,
        picture: pygame.Surface,
        place: pygame.Rect,
        option: Option,
        style: Style,
        *,
        lit: bool,
    ) -> None:
        felt = style.felt
        inset = place.inflate(-style.px(8), -style.px(8))
        chosen = option.key == self.value
        colour: Colour = theme.IVORY
        if not self.enabled or option.reason:
            colour = felt.faint
        if chosen and self.enabled:
            picture.blit(style.shapes.pill(inset.size, theme.BRASS), inset)
            colour = theme.INK
        elif chosen:
            picture.blit(
                style.shapes.pill(
                    inset.size, felt.plaque, line=felt.faint, width=style.u * 1.5
                ),
                inset,
            )
        elif lit and self.enabled and not option.reason:
            picture.blit(style.shapes.pill(inset.size, felt.lit), inset)
        label = style.text.line(
            option.label,
            theme.BODY,
            colour,
            weight="bold" if chosen else "regular",
            max_width=inset.width - style.px(12),
        )
        picture.blit(label, label.get_rect(center=place.center))


class Toggle(Widget):
    """A row with a text on the left and a switch on the right: on or off."""

    tells_reason = True

    def __init__(
        self,
        key: str,
        label: str,
        *,
        value: bool,
        detail: str = "",
        reason: str = "",
        tip: str = "",
    ) -> None:
        """Write a label and below it a detail (or the reason why it is disabled)."""
        super().__init__(key, label, reason=reason, tip=tip)
        self.label = label
        self.value = value
        self.detail = detail

    def release(self, point: Point) -> Outcome | None:
        """Turn the switch if the mouse button comes up on the row."""
        return self.turn() if self.covers(point) else None

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Turn the switch with Enter or Space, or by the arrow that points to the other side."""
        if is_press(event):
            return self.turn() or True
        wanted = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(event.key)
        if wanted is None:
            return False
        return (self.turn() or True) if wanted != self.value else True

    def turn(self) -> Outcome | None:
        """Change between on and off."""
        if not self.enabled:
            return None
        self.value = not self.value
        return Changed(self.key, self.value)

    def look(self) -> Hashable:
        """Return everything the picture depends on."""
        return (self.label, self.detail, self.reason, self.value, self.hovered, self.held)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the row."""
        felt = style.felt
        picture = style.shapes.panel(
            self.rect.size, corner_radius(self, style), None, line=None
        ).copy()
        if self.hovered and self.enabled:
            picture = style.shapes.panel(
                self.rect.size, corner_radius(self, style), felt.raised
            ).copy()
        switch = self._switch(style)
        side = style.px(SIDE)
        place = switch.get_rect(midright=(self.rect.width - side, self.rect.height // 2))
        picture.blit(switch, place)
        self._write(picture, style, side, self.rect.width - self._taken(style))
        return picture

    def needs(self, style: Style, width: int) -> int:
        """Return the height of the label and the wrapped detail below it."""
        label = style.text.height(theme.BODY) + style.px(theme.GAP)
        below = self.reason or self.detail
        if below:
            room = width - self._taken(style)
            muted = style.felt.muted
            label += style.text.block(below, theme.SMALL, muted, room).get_height()
        return max(label, super().needs(style, width))

    def _taken(self, style: Style) -> int:
        """Return the width that the switch and the gaps take from the text."""
        return style.px(SWITCH[0]) + 2 * style.px(SIDE) + style.px(theme.GAP)

    def _write(self, picture: pygame.Surface, style: Style, left: int, room: int) -> None:
        colour = theme.IVORY if self.enabled else style.felt.faint
        lines = [style.text.line(self.label, theme.BODY, colour, max_width=room)]
        below = self.reason or self.detail
        if below:
            muted = style.felt.muted if self.enabled else style.felt.faint
            space = self.rect.height - lines[0].get_height()
            lines.append(style.text.block(below, theme.SMALL, muted, room, max_height=space))
        y = (self.rect.height - sum(line.get_height() for line in lines)) // 2
        for line in lines:
            picture.blit(line, (left, y))
            y += line.get_height()

    def _switch(self, style: Style) -> pygame.Surface:
        """Return the switch; where the knob stands tells its state without any colour."""
        felt = style.felt
        size = (style.px(SWITCH[0]), style.px(SWITCH[1]))
        on = self.value and self.enabled
        fill = theme.BRASS if on else felt.lit
        line = theme.BRASS if on else felt.outline if self.enabled else felt.line
        width = style.line
        switch = style.shapes.pill(size, fill, line=line, width=width).copy()
        knob_colour = theme.INK if on else felt.muted if self.enabled else felt.faint
        knob = style.shapes.disc(size[1] - 2 * style.px(4), knob_colour)
        x = size[0] - knob.get_width() - style.px(4) if self.value else style.px(4)
        switch.blit(knob, (x, (size[1] - knob.get_height()) // 2))
        return switch
