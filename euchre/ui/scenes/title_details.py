"""What the title adds after its first picture: the last game in words, and the menu entry.

The title reaches it through `navigation`: most of the program is loaded for these few words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.start import launcher
from euchre.ui.draw import theme
from euchre.ui.scenes.dialog import notice
from euchre.ui.scenes.game_start import go_on
from euchre.ui.scenes.games.game_tiles import score_words, standing, title_of
from euchre.ui.scenes.new_game.agreement import from_kept
from euchre.ui.table.pictures.scores import for_chips
from euchre.ui.words import files, numbers
from euchre.ui.words.phrases import game_name

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.storage.digest import Entry
    from euchre.ui.context import Context
    from euchre.ui.scene import Scene
    from euchre.ui.scenes.new_game.agreement import Agreement


class TitleDetails:
    """Knows for the title what was agreed on last, and what can be gone on with."""

    def __init__(self, context: Context) -> None:
        """Nothing is looked up before it is asked for."""
        self._context = context

    def agreement(self) -> Agreement:
        """What was agreed on for the last game."""
        return from_kept(self._context.settings.last_game)

    def deal_words(self) -> str:
        """What will be dealt: the game agreed on the last time."""
        options = self.agreement().options
        words = _("{game} for chips") if for_chips(options) else _("{game} to {target}")
        return words.format(game=game_name(options.variant), target=options.target)

    def game_words(self, entry: Entry) -> str:
        """A game that can be gone on with: which one, who plays, and how it stands."""
        digest = entry.digest
        game = digest.name or game_name(digest.rules.variant)
        people = [seat for seat, player in digest.seated.items() if player.is_person]
        own = [side for side in digest.score if set(side) & set(people)]
        if len(people) != 1 or len(digest.score) != len(theme.SIDES):
            others = f"{title_of(digest)}, {score_words(digest)}"
            return others if digest.name else f"{game}: {others}"
        stands = standing(digest)
        points = [stands[side] for side in sorted(stands, key=lambda side: side not in own)]
        partners = [digest.seated[seat].name for seat in own[0] if seat not in people]
        words = (
            _("{game}: you {score}, with {partner}") if partners else _("{game}: you {score}")
        )
        return words.format(
            game=game, score=numbers.score(points), partner=" & ".join(partners)
        )

    def go_on(self, path: Path, words: str, failed: Callable[[], None]) -> Scene:
        """Return the table that was left last, as it was.

        If the file cannot be opened, *failed* is called, and a notice returned in its place that
        calls the game by *words*.
        """
        try:
            return go_on(self._context, path)
        except files.Trouble as error:
            failed()
            return notice(self._context, words, files.cannot_open(path, error))

    def offers_launcher(self) -> bool:
        """Whether the player is to be asked about an entry in the application menu."""
        return (
            not self._context.settings.launcher_offered
            and launcher.available()
            and not launcher.installed()
        )

    def answer_offer(self, *, wanted: bool) -> None:
        """Make the entry if it is *wanted*; it is not offered again."""
        self._context.change(launcher_offered=True)
        if not wanted:
            return
        try:
            launcher.add(self._context.paths.chosen)
        except launcher.LauncherError as error:
            self._context.notices.append(str(error))
        else:
            self._context.notices.append(_("Euchre is in your applications menu now."))
