"""Routes events to widgets: one focus for keys, one widget held by mouse or finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.ui.draw import theme
from euchre.ui.widgets.button import Pressable
from euchre.ui.widgets.focus import ARROWS, draw_ring, nearest
from euchre.ui.widgets.roles import is_area, is_drop_down, is_field, is_slider
from euchre.ui.widgets.tip import draw_tip
from euchre.ui.widgets.widget import Outcome, Point, Pressed, Widget, is_enter, is_press
from euchre.ui.window.keys import WITH_COMMAND, as_meant, letter

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from euchre.ui.draw.style import Style
    from euchre.ui.widgets.dropdown import DropDown
    from euchre.ui.widgets.field import TextField
    from euchre.ui.widgets.scroll import ScrollArea
    from euchre.ui.widgets.widget import Sheet


class Form:
    """The widgets of a screen, in the order of Tab and of drawing: events in, outcomes out.

    `default` is the key of the button that Enter presses when nothing else has the focus,
    `cancel` the key of the outcome for Esc; both are optional.
    """

    def __init__(self, *widgets: Widget, default: str = "", cancel: str = "") -> None:
        """Start with nothing focused; the first key shows the focus."""
        self.widgets: list[Widget] = list(widgets)
        self.default = default
        self.cancel = cancel
        self.focus: Widget | None = None
        self.shows_focus = False
        """Whether the ring is drawn: since the last key, until the mouse is used."""
        self._left = False
        """Whether the mouse has left, and nothing was done since."""
        self._held: Widget | None = None
        self._start: Point = (0, 0)
        self._mouse: Point = (-1, -1)
        self._unit = 1.0

    def __getitem__(self, key: str) -> Widget:
        """Return the widget with a key; KeyError if there is none."""
        for widget in self._all():
            if widget.key == key:
                return widget
        raise KeyError(key)

    @property
    def field(self) -> TextField | None:
        """The field in which one writes now, or None."""
        focus = self.focus
        return focus if is_field(focus) and focus.active and focus.enabled else None

    @property
    def explanation(self) -> str:
        """Why the widget under the mouse or the focus is disabled, or what its tip says."""
        if self.field is not None and self.field.complaint:
            return self.field.complaint
        widget = self._explained()
        if widget is None:
            return ""
        return (widget.reason if not widget.tells_reason else "") or widget.tip

    def focus_on(self, key: str, *, show: bool = True) -> None:
        """Give the focus to the widget with a key."""
        self._move_focus(self[key], by_key=show)

    def handle(self, event: pygame.Event) -> Outcome | None:
        """Answer an event with what came of it: a button pressed, a value changed, or nothing."""
        self._left = False
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._pressed(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._released(event.pos, touch=getattr(event, "touch", False))
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.KEYDOWN:
            return self._key(as_meant(event))
        elif event.type in {pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._written(event)
        elif event.type in {pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST}:
            self._let_go()
        return None

    def point_as(self, other: Form) -> None:
        """Know where the mouse is from the form that was here before."""
        self._mouse = other._mouse

    def things(self) -> Iterator[Hashable]:
        """Yield by name what comes up with this form, and a list that opens over it."""
        grabbing = self._grabbing()
        if grabbing is not None:
            yield "list", grabbing.key
        for widget in self.widgets:
            if widget.focusable:
                yield widget.key

    def under(self, point: Point) -> Hashable:
        """Return by name what lies at a point; None for the ground."""
        widget = self._under(point)
        if is_drop_down(widget) and widget.lists(point):
            return "list", widget.key
        return widget.key if widget is not None else None

    def meant_by(self, event: pygame.Event) -> Hashable:
        """Return by name what a key would press."""
        if self.focus is not None and self.shows_focus and is_press(event):
            return self.focus.key
        if is_enter(event) and self.default:
            return self.default
        return next((w.key for w in self._all() if _is_shortcut(w, event)), None)

    def writes(self, event: pygame.Event) -> bool:
        """Return whether a key only writes into the field that has the focus."""
        writing = self.field is not None
        return writing and not is_enter(event) and event.key != pygame.K_ESCAPE

    def places(self) -> dict[str, list[int]]:
        """Return, by key, the middle of everything that can be used and seen now, in pixels."""
        return {
            widget.key: list(widget.rect.center)
            for widget in self._all()
            if widget.focusable and widget.enabled and widget.covers(widget.rect.center)
        }

    def values(self) -> dict[str, object]:
        """Return, by key, what is chosen and written now."""
        return {
            widget.key: getattr(widget, "value", getattr(widget, "selected", None))
            for widget in self._all()
            if hasattr(widget, "value") or hasattr(widget, "selected")
        }

    def draw(self, canvas: Sheet, style: Style) -> None:
        """Put all widgets, the focus ring, an open list and an explanation on the canvas."""
        self._unit = style.u
        for widget in self.widgets:
            widget.draw(canvas, style)
        if self.shows_focus and self.focus is not None:
            draw_ring(self.focus, canvas, style)
        grabbing = self._grabbing()
        if grabbing is not None:
            grabbing.draw_over(canvas, style)
            return
        explained = self._explained()
        if explained is not None and self.explanation and self._held is None:
            draw_tip(self.explanation, explained, canvas, style)

    def _all(self) -> Iterator[Widget]:
        """Yield every widget, those in scrolled areas after their area."""
        for widget in self.widgets:
            yield widget
            if is_area(widget):
                yield from widget.content

    def _grabbing(self) -> DropDown | None:
        for widget in self._all():
            if is_drop_down(widget) and widget.grabs:
                return widget
        return None

    def _under(self, point: Point) -> Widget | None:
        """Return the uppermost widget at a point that answers the mouse."""
        grabbing = self._grabbing()
        if grabbing is not None:
            return grabbing if grabbing.covers(point) else None
        found = None
        for widget in self._all():
            answers = widget.focusable or is_area(widget)
            if answers and widget.covers(point):
                found = widget
        return found

    def _area_of(self, widget: Widget | None) -> ScrollArea | None:
        for area in self.widgets:
            if is_area(area) and (widget is area or widget in area.content):
                return area
        return None

    def _explained(self) -> Widget | None:
        if self._left:
            return None
        if self.field is not None and self.field.complaint:
            return self.field
        hovered = next((widget for widget in self._all() if widget.hovered), None)
        if hovered is not None and (hovered.reason or hovered.tip):
            return hovered
        return self.focus if self.shows_focus else None

    def _moved(self, point: Point) -> Outcome | None:
        self._mouse = point
        if self._held is None:
            self._hover(point)
            return None
        area = self._area_of(self._held)
        way = abs(point[1] - self._start[1])
        turns_to_scrolling = (
            area is not None
            and area is not self._held
            and area.furthest
            and not _is_dragged(self._held)
            and way > theme.DRAG_BEGINS * self._unit
        )
        if turns_to_scrolling and area is not None:
            # A finger that moves over a button in a list means the list.
            self._held.held = False
            self._held = area
            area.press(self._start)
        return self._held.drag(point)

    def _hover(self, point: Point) -> None:
        under = self._under(point)
        for widget in self._all():
            widget.hover(point if widget is under else None)

    def _pressed(self, point: Point) -> Outcome | None:
        self._mouse = self._start = point
        grabbing = self._grabbing()
        if grabbing is not None:
            outcome = grabbing.press(point)
            self._held = grabbing if grabbing.grabs else None
            self._hover(point)
            return outcome
        widget = self._under(point)
        self.shows_focus = False
        if widget is None:
            self._move_focus(None, by_key=False)
            return None
        if widget.focusable:
            self._move_focus(widget, by_key=False)
        self._held = widget
        widget.held = True
        return widget.press(point)

    def _released(self, point: Point, *, touch: bool) -> Outcome | None:
        held, self._held = self._held, None
        if held is None:
            return None
        held.held = False
        outcome = None
        if any(widget is held for widget in self._all()):
            outcome = held.release(point)
        else:
            # It is gone meanwhile: another thing lies there now, or none.
            held.let_go()
        self._hover(point)
        if touch and held.enabled:
            # A finger that was lifted is nowhere; only a reason stays to be read.
            held.hover(None)
        return outcome

    def _let_go(self) -> None:
        """Forget the mouse: it left the window, or something else came up. Explain nothing."""
        self._left = True
        if self._held is not None:
            self._held.held = False
            self._held.let_go()
            self._held = None
        for widget in self._all():
            widget.hover(None)

    def _wheel(self, event: pygame.Event) -> None:
        under = self._under(self._mouse)
        area = self._area_of(under)
        if area is not None and area.wheel(getattr(event, "precise_y", event.y)):
            self._hover(self._mouse)

    def _key(self, event: pygame.Event) -> Outcome | None:
        grabbing = self._grabbing()
        taker = grabbing or self.focus
        if taker is not None and (grabbing or self.shows_focus or taker_writes(taker)):
            answer = taker.key_down(event)
            if answer is not False:
                self.shows_focus = True
                return None if answer is True else answer
        self._move_by_key(event)
        return self._own_key(event)

    def _written(self, event: pygame.Event) -> Outcome | None:
        if self.focus is None:
            return None
        if event.type == pygame.TEXTINPUT:
            return self.focus.write(event.text)
        self.focus.compose(event.text, event.start)
        return None

    def _own_key(self, event: pygame.Event) -> Outcome | None:
        """Answer the keys that work wherever the focus is: Enter, Esc, shortcuts, pages."""
        if is_enter(event) and self.default:
            return self._press(self[self.default])
        if event.key == pygame.K_ESCAPE and self.cancel:
            return Pressed(self.cancel)
        for widget in self._all():
            if _is_shortcut(widget, event):
                return self._press(widget)
        area = self._area_of(self.focus)
        if area is None:
            areas = (widget for widget in self.widgets if is_area(widget))
            area = next((area for area in areas if area.furthest), None)
        if area is not None and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            area.key_down(event)
        return None

    @staticmethod
    def _press(widget: Widget) -> Outcome | None:
        return Pressed(widget.key) if widget.enabled else None

    def _move_by_key(self, event: pygame.Event) -> None:
        """Move the focus with Tab, Shift+Tab and the arrows."""
        if event.key == pygame.K_TAB and not event.mod & WITH_COMMAND:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS and not event.mod & WITH_COMMAND:
            if self.focus is None:
                self._step(1)
            elif not self.shows_focus and self.focus.key != self.default:
                self.shows_focus = True
            else:
                self._go(ARROWS[event.key])

    def _stops(self) -> list[Widget]:
        """Return what the focus can go to; the disabled as well, so that their reason is read."""
        return [
            widget for widget in self._all() if widget.focusable and widget.rect.size != (0, 0)
        ]

    def _step(self, way: int) -> None:
        stops = self._stops()
        if not stops:
            return
        if self.focus in stops:
            index = (stops.index(self.focus) + way) % len(stops)
        else:
            index = 0 if way > 0 else -1
        self._move_focus(stops[index], by_key=True)

    def _go(self, way: tuple[int, int]) -> None:
        """Move the focus to the nearest widget in a direction."""
        if self.focus is None:
            return
        others = [widget for widget in self._stops() if widget is not self.focus]
        goal = nearest(self.focus, others, way)
        if goal is not None:
            self._move_focus(goal, by_key=True)

    def _move_focus(self, widget: Widget | None, *, by_key: bool) -> None:
        if self.focus is not None and self.focus is not widget:
            self.focus.leave()
        self.focus = widget
        self.shows_focus = by_key
        if is_field(widget):
            widget.enter(by_key=by_key)
        area = self._area_of(widget)
        # Not by mouse: what was pressed must stay under the finger.
        if by_key and area is not None and widget is not None and widget is not area:
            area.reveal(widget.rect)


def _is_shortcut(widget: Widget, event: pygame.Event) -> bool:
    """Return whether a key presses a widget wherever the focus is."""
    if event.mod & WITH_COMMAND or not isinstance(widget, Pressable):
        return False
    return widget.shortcut == (letter(event) or event.key)


def taker_writes(widget: Widget) -> bool:
    """Return whether a widget takes keys although its ring is not shown: one writes in it."""
    return is_field(widget) or is_slider(widget) or is_area(widget)


def _is_dragged(widget: Widget) -> bool:
    """Return whether a finger that moves over a widget means that, and not the area it is in."""
    return is_field(widget) or is_slider(widget) or is_drop_down(widget)
