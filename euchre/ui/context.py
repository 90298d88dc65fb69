"""What every scene is given: settings, pictures, sounds and the places where files lie."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from euchre import i18n
from euchre.ui.animation import Motion, motion
from euchre.ui.card_art import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.storage.paths import Paths
    from euchre.storage.settings import Settings
    from euchre.ui.audio import Audio
    from euchre.ui.cards import CardPictures


class Context:
    """Built once when the program starts and passed to every scene."""

    def __init__(
        self,
        settings: Settings,
        paths: Paths,
        pictures: CardPictures,
        audio: Audio,
        save: Callable[[Settings], None],
    ) -> None:
        """Put the parts together and let the settings take effect; `save` keeps changed ones."""
        self.paths = paths
        self.pictures = pictures
        self.audio = audio
        self._save = save
        self._settings = settings
        self._take_effect()

    @property
    def settings(self) -> Settings:
        """The player's settings; replaced as a whole by `change`."""
        return self._settings

    @property
    def motion(self) -> Motion:
        """How much motion the player wants, for a `Timeline` or `Glides`; ask in each frame."""
        return motion(self._settings.motion, reduced=self._settings.reduced_motion)

    def change(self, **fields: Any) -> None:  # noqa: ANN401 (checked by Settings itself)
        """Change settings by name: they take effect at once and are saved."""
        settings = replace(self._settings, **fields)
        if settings != self._settings:
            self._settings = settings
            self._take_effect()
            self._save(settings)

    def _take_effect(self) -> None:
        """Hand the settings to those parts that keep a copy; scenes ask for them as they draw."""
        chosen = self._settings
        i18n.use(chosen.language)
        self.pictures.look = Look(
            back=chosen.card_back,
            four_colour=chosen.four_colour,
            large_index=chosen.large_index,
            language=chosen.language,
        )
        self.audio.volume = 0.0 if chosen.muted else chosen.volume
