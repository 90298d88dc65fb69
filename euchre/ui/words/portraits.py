"""What the portraits are called."""

from __future__ import annotations

from euchre.i18n import _
from euchre.ui.draw.portraits import PORTRAITS


def portrait_name(name: str) -> str:
    """Who is seen in a portrait; nothing for one that does not exist."""
    return dict(zip(PORTRAITS, _names(), strict=True)).get(name, "")


def _names() -> tuple[str, ...]:
    return (
        _("Cyclist"),
        _("Student"),
        _("Teacher"),
        _("Engineer"),
        _("Nurse"),
        _("Farmer"),
        _("Innkeeper"),
        _("Fisherman"),
        _("Grandmother"),
        _("Rancher"),
        _("Florist"),
        _("Grandfather"),
        _("Rocker"),
        _("Skipper"),
        _("Apple picker"),
        _("Shopkeeper"),
    )
