"""The games that were deleted since the list was opened, brought back one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.scenes.games.game_tiles import title_of
from euchre.ui.words import files

if TYPE_CHECKING:
    from pathlib import Path

    from euchre.storage.digest import Entry
    from euchre.ui.context import Context


class DeletedGames:
    """Deletes games, tells so, and knows which of them can be brought back."""

    def __init__(self, context: Context) -> None:
        """Begin with none."""
        self._context = context
        self._paths: list[Path] = []

    def __bool__(self) -> bool:
        return bool(self._paths)

    def delete(self, entry: Entry) -> None:
        """Delete a game; InUse, OSError."""
        self._paths.append(self._context.games.delete(entry.path))
        words = _("{game} is deleted. Ctrl+Z brings it back.")
        self._context.notices.append(words.format(game=title_of(entry.digest)))

    def bring_back(self) -> Path | None:
        """Undo the last deletion; where the game is now, None if it cannot be had just now."""
        deleted = self._paths.pop()
        try:
            return self._context.games.restore(deleted)
        except files.Trouble as error:
            self._context.notices.append(files.not_done(error))
            if not isinstance(error, FileNotFoundError):
                # It is still there, for another try.
                self._paths.append(deleted)
            return None
