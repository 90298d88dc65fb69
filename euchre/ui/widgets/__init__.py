"""The parts that screens are made of; a `Form` routes events to them."""

from __future__ import annotations

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
