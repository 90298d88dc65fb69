"""The parts that screens are made of; a `Form` routes events to them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ui.widgets.button import Button, IconButton, Kind
    from euchre.ui.widgets.choice import Option, Segmented, Toggle
    from euchre.ui.widgets.disc import Face, name_disc, player_disc
    from euchre.ui.widgets.dropdown import DropDown
    from euchre.ui.widgets.field import TextField
    from euchre.ui.widgets.fold import Fold
    from euchre.ui.widgets.form import Form
    from euchre.ui.widgets.icons import ICONS, Icon, icon
    from euchre.ui.widgets.label import Label, Panel
    from euchre.ui.widgets.scroll import ScrollArea
    from euchre.ui.widgets.slider import Slider, percent
    from euchre.ui.widgets.tip import with_key
    from euchre.ui.widgets.widget import Changed, Outcome, Pressed, Widget

_HOMES = {
    "button": "Button IconButton Kind",
    "choice": "Option Segmented Toggle",
    "disc": "Face name_disc player_disc",
    "dropdown": "DropDown",
    "field": "TextField",
    "fold": "Fold",
    "form": "Form",
    "icons": "ICONS Icon icon",
    "label": "Label Panel",
    "scroll": "ScrollArea",
    "slider": "Slider percent",
    "tip": "with_key",
    "widget": "Changed Outcome Pressed Widget",
}
"""Which module defines what is offered here."""

__all__ = [
    "ICONS",
    "Button",
    "Changed",
    "DropDown",
    "Face",
    "Fold",
    "Form",
    "Icon",
    "IconButton",
    "Kind",
    "Label",
    "Option",
    "Outcome",
    "Panel",
    "Pressed",
    "ScrollArea",
    "Segmented",
    "Slider",
    "TextField",
    "Toggle",
    "Widget",
    "icon",
    "name_disc",
    "percent",
    "player_disc",
    "with_key",
]


def __getattr__(name: str) -> object:
    """Import a name when it is asked for: a title screen has buttons, but no lists and fields."""
    for module, names in _HOMES.items():
        if name in names.split():
            return getattr(import_module(f"{__name__}.{module}"), name)
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
