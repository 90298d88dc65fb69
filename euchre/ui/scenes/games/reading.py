"""Reads the games on file before a screen that counts all of them, where that takes a while."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from euchre.i18n import _, ngettext
from euchre.ui.scene import Replace
from euchre.ui.scenes.dialog import Answer, Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.storage.games_on_file import Listing
    from euchre.ui.context import Context
    from euchre.ui.scene import Change, Scene

UNNOTICED = 20
"""Files that are read without a word (10 ms each)."""
A_FRAME = 3
"""Files that are read in every frame."""


def after_reading(context: Context, then: Callable[[Listing], Scene]) -> Scene:
    """Return the screen that *then* makes of all games, or the one that reads them before it."""
    reading = context.games.listings()
    found = next(reading)
    if found.unread > UNNOTICED:
        return Reading(context, then)
    *_before, whole = found, *reading
    return then(whole)


class Reading(Dialog):
    """Says how many games are still to be read; one can go back instead of waiting."""

    def __init__(self, context: Context, then: Callable[[Listing], Scene]) -> None:
        """Read, then show what *then* makes."""
        back = Answer("back", _("Back"))
        super().__init__(context, _("One moment"), "", (back,), safe="back")
        self._leads_to = then
        self._reading = context.games.listings()
        self._found = next(self._reading)
        self._tell(self._found.unread)

    def _tell(self, unread: int) -> None:
        words = ngettext(
            "{number} game is still to be read; this happens once.",
            "{number} games are still to be read; this happens once.",
            unread,
        )
        self._text.text = words.format(number=unread)
        self._laid_for = None

    @property
    def wake(self) -> float | None:
        """Every frame."""
        return 0.0

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Read on; when everything is known, show what needed it."""
        found = list(islice(self._reading, A_FRAME))
        self._found = found[-1] if found else self._found
        if not self._found.unread:
            return Replace(self._leads_to(self._found))
        self._tell(self._found.unread)
        return None
