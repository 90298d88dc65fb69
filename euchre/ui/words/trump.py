"""Who made trump, and how: what stands below the suit for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.actions import Bid, OrderUp
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from euchre.rules.state import Spoken


def made_by(name: str, spoken: Spoken, *, dealer: bool) -> str:
    """How the player with this name made trump; *spoken* is the call said last.

    A bid makes no trump: there the first card that is led does. *dealer*: the dealer made it.
    """
    match spoken.call:
        case Bid():
            return _("{name} led the first card").format(name=name)
        case OrderUp() if dealer:
            return _("{name} picked it up").format(name=name)
        case OrderUp():
            return _("{name} ordered it up").format(name=name)
    return _("{name} named it").format(name=name)


def goes_alone(name: str) -> str:
    """A loner, in the same place."""
    return about(name, _("{name} is going alone"), _("You are going alone"))
