"""Where the program's own files lie on this system."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from euchre.start.folders import home

_NAME = "euchre"


class Paths(NamedTuple):
    """The folders of the program. They need not exist: whoever writes makes them."""

    config: Path
    """Holds settings.json."""
    data: Path
    """Holds the games and what is counted from when on."""
    log: Path
    """Holds notes about faults."""

    @property
    def chosen(self) -> Path | None:
        """The one folder of the player's choice, if it is that; no system has it so itself."""
        return self.data if self.config == self.data == self.log else None

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def games(self) -> Path:
        """The folder of the games, one file each."""
        return self.data / "games"

    @property
    def digests(self) -> Path:
        """What is remembered of the games so as not to read them again; may be thrown away."""
        return self.data / "digests.json"

    @property
    def resets(self) -> Path:
        """From when on games count in the statistics."""
        return self.data / "resets.json"

    @property
    def rule_sets(self) -> Path:
        """The sets of house rules that the player has saved."""
        return self.data / "rule-sets.json"

    @property
    def faults(self) -> Path:
        """The file in which an unexpected error is noted."""
        return self.log / "faults.log"


def usual_paths() -> Paths:
    """Where this system wants an application's files to be. Raises FolderError."""
    import platformdirs  # noqa: PLC0415 - not needed with a folder of the player's own

    found = Paths(
        Path(platformdirs.user_config_dir(_NAME, appauthor=False)),
        Path(platformdirs.user_data_dir(_NAME, appauthor=False)),
        Path(platformdirs.user_log_dir(_NAME, appauthor=False)),
    )
    if not all(folder.is_absolute() for folder in (found.config, found.data, found.log)):
        # Without a home they would be wherever the program was started.
        home()
    return found


def paths_in(folder: Path | None) -> Paths:
    """Everything in one *folder* of the player's choice; the usual places for None.

    Raises FolderError.
    """
    return Paths(folder, folder, folder) if folder else usual_paths()
