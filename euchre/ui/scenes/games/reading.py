"""Reads the games on file before a screen that counts all of them, where that takes a while."""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import islice
from typing import TYPE_CHECKING

from euchre.i18n import _, ngettext
from euchre.in_steps import at_once
from euchre.storage.games_on_file import Listing
from euchre.ui.scene import Replace, Scene
from euchre.ui.scenes.dialog import Answer, Dialog

if TYPE_CHECKING:
    from collections.abc import Iterator

    from euchre.ui.context import Context
    from euchre.ui.scene import Change

UNNOTICED = 20
"""Files that are read without a word (10 ms each)."""
A_FRAME = 3
"""Files that are read in every frame."""

Making = Callable[[Listing], Generator[object, None, Scene]]
"""Makes a screen of all games, with pauses where they are very many."""


def after_reading(context: Context, then: Making) -> Scene:
    """Return the screen that *then* makes of all games, or the one that reads them before it."""
    reading = context.games.listings()
    found = next(reading)
    if found.unread > UNNOTICED:
        return Reading(context, then)
    *_before, whole = found, *reading
    return at_once(then(whole))


class Reading(Dialog):
    """Says how many games are still to be read; one can go back instead of waiting."""

    def __init__(self, context: Context, then: Making) -> None:
        """Read, then show what *then* makes."""
        back = Answer("back", _("Back"))
        super().__init__(context, _("One moment"), "", (back,), safe="back")
        self._leads_to: Scene | None = None
        self._reading = self._read(context.games.listings(), then)
        self._tell(next(self._reading))

    def _read(self, listings: Iterator[Listing], then: Making) -> Iterator[int]:
        """Read, and make the screen; how many games are still to be read at each step."""
        for found in listings:
            yield found.unread
        making = then(found)
        while self._leads_to is None:
            try:
                next(making)
            except StopIteration as end:
                self._leads_to = end.value
            yield 0

    def _tell(self, unread: int) -> None:
        words = ngettext(
            "{number} game left to read. This happens only once.",
            "{number} games left to read. This happens only once.",
            unread,
        )
        self._text.text = words.format(number=unread)
        self.rearrange()

    @property
    def wake(self) -> float | None:
        """Every frame."""
        return 0.0

    def update(self, seconds: float) -> Change | None:  # noqa: ARG002
        """Read on; when everything is known, show what needed it."""
        for unread in islice(self._reading, A_FRAME):
            if unread:
                self._tell(unread)
        return Replace(self._leads_to) if self._leads_to is not None else None
