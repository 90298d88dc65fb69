"""Widgets that a form or a screen treats in a way of their own, told without loading all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeGuard

    from euchre.ui.widgets.dropdown import DropDown
    from euchre.ui.widgets.field import TextField
    from euchre.ui.widgets.scroll import ScrollArea
    from euchre.ui.widgets.slider import Slider
    from euchre.ui.widgets.widget import Widget


def is_area(widget: Widget | None) -> TypeGuard[ScrollArea]:
    """Return whether other widgets lie in it and can be scrolled."""
    return widget is not None and widget.role == "area"


def is_field(widget: Widget | None) -> TypeGuard[TextField]:
    """Return whether one writes in it."""
    return widget is not None and widget.role == "field"


def is_drop_down(widget: Widget | None) -> TypeGuard[DropDown]:
    """Return whether a list opens from it."""
    return widget is not None and widget.role == "drop down"


def is_slider(widget: Widget | None) -> TypeGuard[Slider]:
    """Return whether it has a handle that is dragged."""
    return widget is not None and widget.role == "slider"
