"""Several settings in one row: what makes the cards easy to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.storage.settings import Settings
from euchre.ui.scenes.settings.rows import Row
from euchre.ui.widgets import Toggle

if TYPE_CHECKING:
    from euchre.storage.settings_fields import SettingsFields

KEY = "easy_to_see"
EASY: SettingsFields = {
    "four_colour": True,
    "large_index": True,
    "show_bower_tag": True,
    "table_colour": "dark",
}
"""Suits told apart by colour as well, large signs, the left bower marked, on the calmest table."""


def easy_row(settings: Settings) -> Row:
    """The switch for all of them, which is on while every one is as it should be."""
    return Row(
        Toggle(KEY, _("Easy to see"), value=is_easy(settings)),
        _("Four colors, large indices and a dark table."),
    )


def is_easy(settings: Settings) -> bool:
    """Whether everything is easy to see."""
    return all(getattr(settings, name) == value for name, value in EASY.items())


def easy_fields(*, easy: bool) -> SettingsFields:
    """The settings to be changed: all of them, or all back to what is usual."""
    if easy:
        return EASY
    usual = Settings()
    return {
        "four_colour": usual.four_colour,
        "large_index": usual.large_index,
        "show_bower_tag": usual.show_bower_tag,
        "table_colour": usual.table_colour,
    }
