"""A pill that opens a list to choose from."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets.choice import Choice, Option
from euchre.ui.widgets.icons import icon
from euchre.ui.widgets.widget import Outcome, Point, is_press

if TYPE_CHECKING:
    from collections.abc import Hashable

    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.widget import Sheet


class DropDown(Choice):
    """Shows the chosen option; the list opens by mouse, Enter or Space, and lies over all else.

    While the list is open its form sends every event here first.
    """

    role = "drop down"

    radius = -1

    opened = False
    _pressed_at: Point = (0, 0)
    _pulled = False
    """Whether the press that goes on would choose an option if it ended on one."""
    _list = pygame.Rect(0, 0, 0, 0)
    _marked = 0
    _kept_list: tuple[Hashable, pygame.Surface] | None = None

    @property
    def grabs(self) -> bool:
        """Whether it wants all events, because its list is open."""
        return self.opened

    def covers(self, point: Point) -> bool:
        """Count the open list as part of the widget."""
        return self.lists(point) or super().covers(point)

    def lists(self, point: Point) -> bool:
        """Return whether a point lies on the open list."""
        return self.opened and bool(self._list.collidepoint(point))

    def hover(self, point: Point | None) -> None:
        """Mark the option under the mouse."""
        super().hover(point)
        if point is not None and self.lists(point):
            self._marked = self._row(point)

    def press(self, point: Point) -> Outcome | None:
        """Open the list; with an open one choose, or close it beside the list."""
        self._pressed_at, self._pulled = point, self.opened
        if not self.opened:
            if self.enabled:
                self._open()
            return None
        if not self.lists(point):
            self.opened = False
        return None

    def drag(self, point: Point) -> Outcome | None:
        """Mark the option under the mouse; the list may have opened right under it."""
        if math.dist(point, self._pressed_at) > theme.DRAG_BEGINS:
            self._pulled = True
        self.hover(point)
        return None

    def release(self, point: Point) -> Outcome | None:
        """Choose by a click, or by pressing, dragging to an option and letting go there."""
        if self._pulled and self.lists(point):
            self.opened = False
            return self.choose(self._row(point))
        return None

    def key_down(self, event: pygame.Event) -> Outcome | bool:
        """Open by Enter, Space or Alt+Down; in the list move, choose, or close with Esc."""
        if self.opened:
            return self._key_in_list(event)
        if is_press(event) or (event.key == pygame.K_DOWN and event.mod & pygame.KMOD_ALT):
            if self.enabled:
                self._open()
            return True
        return super().key_down(event)

    def leave(self) -> None:
        """Close the list."""
        self.opened = False

    def _open(self) -> None:
        self.opened = True
        self._marked = self.index

    def _key_in_list(self, event: pygame.Event) -> Outcome | bool:
        if event.key in {pygame.K_ESCAPE, pygame.K_TAB}:
            self.opened = False
        elif is_press(event):
            self.opened = False
            return self.choose(self._marked) or True
        else:
            last = len(self.options) - 1
            self._marked = {
                pygame.K_UP: max(0, self._marked - 1),
                pygame.K_DOWN: min(last, self._marked + 1),
                pygame.K_HOME: 0,
                pygame.K_END: last,
            }.get(event.key, self._marked)
        return True

    def _row(self, point: Point) -> int:
        part = (point[1] - self._list.y) * len(self.options) // max(1, self._list.height)
        return max(0, min(len(self.options) - 1, part))

    def look(self) -> Hashable:
        """Return everything the picture of the pill depends on."""
        return (self.options, self.value, self.enabled, self.hovered, self.opened)

    def paint(self, style: Style) -> pygame.Surface:
        """Return the pill with the chosen option and a sign that it opens."""
        felt = style.felt
        lit = self.enabled and (self.hovered or self.opened)
        picture = style.shapes.pill(
            self.rect.size,
            felt.lit if lit else felt.raised,
            line=felt.outline if self.enabled else felt.line,
            width=style.edge(theme.OUTLINE),
        ).copy()
        colour = theme.IVORY if self.enabled else felt.faint
        sign = icon("down", style.px(16), colour)
        edge = style.px(16)
        picture.blit(
            sign, sign.get_rect(midright=(self.rect.width - edge, self.rect.height // 2))
        )
        room = self.rect.width - 2 * (sign.get_width() + edge + style.px(4))
        label = style.text.line(
            self.options[self.index].label, theme.BODY, colour, max_width=max(1, room)
        )
        picture.blit(label, label.get_rect(center=picture.get_rect().center))
        return picture

    def draw_over(self, canvas: Sheet, style: Style) -> None:
        """Put the open list on the canvas, above everything else."""
        if not self.opened:
            return
        self._place_list(canvas.size, style)
        blur = style.px(theme.SHADOW_BLUR)
        radius = style.px(theme.TILE_RADIUS)
        shadow = style.shapes.shadow(self._list.size, radius, blur, theme.SHADOW_STRENGTH)
        canvas.put(shadow, (self._list.x - 2 * blur, self._list.y - 2 * blur))
        depends = (self.options, self.value, self._marked, self._list.size, id(style))
        if self._kept_list is None or self._kept_list[0] != depends:
            self._kept_list = (depends, self._paint_list(style))
        canvas.put(self._kept_list[1], self._list.topleft)

    def _place_list(self, window: tuple[int, int], style: Style) -> None:
        """Put the list below the pill, or where there is room for all of it."""
        rows = len(self.options)
        edge = style.px(8)
        widest = max(style.text.width(_words(option), theme.BODY) for option in self.options)
        width = max(self.rect.width, min(widest + style.px(88), window[0] - 2 * edge))
        row = min(max(self.rect.height, style.px(theme.TARGET)), (window[1] - 2 * edge) // rows)
        place = pygame.Rect(self.rect.x, self.rect.bottom + style.px(6), width, row * rows)
        if place.bottom > window[1] - edge and self.rect.top - place.height > edge:
            place.bottom = self.rect.top - style.px(6)
        self._list = place.clamp(pygame.Rect((0, 0), window).inflate(-2 * edge, -2 * edge))

    def _paint_list(self, style: Style) -> pygame.Surface:
        felt = style.felt
        picture = style.shapes.panel(
            self._list.size,
            style.px(theme.TILE_RADIUS),
            felt.plaque,
            line=felt.outline,
            width=style.line,
        ).copy()
        row = self._list.height // len(self.options)
        for index in range(len(self.options)):
            place = pygame.Rect(0, index * row, self._list.width, row)
            inset = place.inflate(-style.px(10), -style.px(8))
            if index == self._marked:
                radius = style.px(theme.TILE_RADIUS) - style.px(4)
                line = style.felt.outline
                marked = style.shapes.panel(
                    inset.size, radius, felt.lit, line=line, width=style.edge(1)
                )
                picture.blit(marked, inset)
            self._paint_option(picture, inset, index, style)
        return picture

    def _paint_option(
        self, picture: pygame.Surface, place: pygame.Rect, index: int, style: Style
    ) -> None:
        option = self.options[index]
        chosen = index == self.index
        colour = style.felt.faint if option.reason else theme.BRASS if chosen else theme.IVORY
        left = style.px(38)
        if chosen:
            check = icon("check", style.px(18), colour)
            picture.blit(check, check.get_rect(midleft=(place.x + style.px(12), place.centery)))
        label = style.text.line(
            _words(option),
            theme.BODY,
            colour,
            weight="bold" if chosen else "regular",
            max_width=place.width - left - style.px(8),
        )
        picture.blit(label, label.get_rect(midleft=(place.x + left, place.centery)))


def _words(option: Option) -> str:
    """Return what stands in the list for an option: its label, and why it cannot be chosen."""
    return f"{option.label}: {option.reason}" if option.reason else option.label
