"""What every scene is given: settings, pictures, sounds and the places where files lie."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from euchre import i18n
from euchre.i18n import _
from euchre.ui import navigation
from euchre.ui.draw.card_art import Look
from euchre.ui.draw.motion import Motion, motion

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from typing_extensions import Unpack

    from euchre.play.session import Session
    from euchre.play.worker import ProcessWorker
    from euchre.storage.disk.paths import Paths
    from euchre.storage.games_on_file import GamesOnFile
    from euchre.storage.saves import Damaged
    from euchre.storage.settings import Settings
    from euchre.storage.settings_fields import SettingsFields
    from euchre.ui.draw.cards import CardPictures
    from euchre.ui.window.audio import Audio


class Context:
    """Built once when the program starts and passed to every scene."""

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        pictures: CardPictures,
        audio: Audio,
        save: Callable[[Settings], Path | None],
        *,
        asked: SettingsFields | None = None,
        test_log: bool = False,
    ) -> None:
        """Put the parts together and let the settings take effect.

        `save` keeps changed settings, OSError if it cannot; it returns where the file they were
        in before is now, if some of it was damaged. `asked` are settings that were asked for at
        this start, by name: each holds until the player chooses another value, and is not kept.
        `test_log` lets `report` print.
        """
        self.paths = paths
        self.pictures = pictures
        self.audio = audio
        self.notices: list[str] = []
        """Sentences for the player that no scene is waiting for; the window shows them soon."""
        self.remarked = ""
        """Something short that answers what the player just did, until it has been shown."""
        self.idle_tasks: dict[str, Iterator[object]] = {}
        """Work for moments when nothing moves, by name, a step at a time: see `later`."""
        self._save = save
        self._kept = settings
        self._settings = settings._replace(**(asked or {}))
        self.test_log = test_log
        self._system_language = i18n.language()
        self._thinking: ProcessWorker | None = None
        self._games: GamesOnFile | None = None
        self.session: Session | None = None
        """The game sat down to last, for a report about a fault."""
        self._take_effect()

    @property
    def settings(self) -> Settings:
        """The player's settings in force; replaced as a whole by `change`."""
        return self._settings

    @property
    def motion(self) -> Motion:
        """How much motion the player wants, for a `Timeline` or `Glides`; ask in each frame.

        They multiply every duration by its pace; give them the durations of normal motion.
        """
        chosen = self._settings
        return motion(chosen.motion, chosen.pace, reduced=chosen.reduced_motion)

    @property
    def thinking(self) -> ProcessWorker:
        """The process in which the computer players think; shared by all games."""
        if self._thinking is None:
            self._thinking = navigation.thinking(self._tell_of_interruption)
        return self._thinking

    @property
    def games(self) -> GamesOnFile:
        """All games on file."""
        if self._games is None:
            self._games = navigation.games_on_file(self.paths, self._tell_of_damage)
        return self._games

    def _tell_of_damage(self, damaged: Damaged) -> None:
        self.notices.append(navigation.kept_aside(damaged))

    def change(self, **fields: Unpack[SettingsFields]) -> None:
        """Change settings by name: they take effect at once and are kept."""
        settings = self._settings._replace(**fields)
        self._kept = self._kept._replace(**fields)
        if settings == self._settings:
            return
        self._settings = settings
        self._take_effect()
        try:
            damaged = self._save(self._kept)
        except OSError as error:
            sentence = _("The settings couldn't be saved ({reason}). They last until you quit.")
            self.notices.append(sentence.format(reason=error.strerror or error))
            return
        if damaged is not None:
            sentence = _("Some settings were damaged and were reset. The old file is {file}.")
            self.notices.append(sentence.format(file=damaged))

    def remark(self, sentence: str) -> None:
        """Say something short that answers a key; it goes by itself, or when the next one comes."""
        self.remarked = sentence

    def later(self, name: str, work: Iterator[object]) -> None:
        """Do some work, a step of a few milliseconds at a time, while nothing moves.

        It takes the place of unfinished work with the same name.
        """
        self.idle_tasks[name] = work

    def report(self, what: str, **facts: object) -> None:
        """Print a line of JSON for a program that tests this one, if it asked for it."""
        if self.test_log:
            import json  # noqa: PLC0415 - players never ask for it

            sys.stdout.write(json.dumps({"what": what, **facts}, default=str) + "\n")
            sys.stdout.flush()

    def close(self) -> None:
        """End what runs beside the picture: sound and thinking."""
        self.audio.close()
        if self._thinking is not None:
            self._thinking.close()

    def _tell_of_interruption(self) -> None:
        self.notices.append(_("A computer player was interrupted and is thinking again."))

    def _take_effect(self) -> None:
        """Hand the settings to those parts that keep a copy; scenes ask for them as they draw."""
        chosen = self._settings
        language = chosen.language or self._system_language
        i18n.use(language if language in i18n.LANGUAGES else self._system_language)
        self.pictures.look = Look(
            back=chosen.card_back,
            four_colour=chosen.four_colour,
            large_index=chosen.large_index,
            language=i18n.language(),
        )
        self.audio.volume = 0.0 if chosen.muted else chosen.volume
        self.audio.room_volume = 0.0 if chosen.muted else chosen.room_volume
