"""How the player likes the game: read at the start, written at every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from euchre.storage.files import keep_aside, write_whole
from euchre.storage.reading import NotAFile, read_text

if TYPE_CHECKING:
    from pathlib import Path

_LARGEST_FILE = 1_000_000
"""Bytes; a settings file is a thousand times smaller."""


class Settings(NamedTuple):
    """Every setting with its default. A new setting is a new field here."""

    language: str = ""
    """A language code such as "de"; empty for the system's own."""
    motion: Literal["calm", "normal", "quick", "instant"] = "normal"
    reduced_motion: bool = False
    volume: float = 0.6
    """0 to 1."""
    muted: bool = False
    table_colour: Literal["green", "blue", "claret", "dark"] = "green"
    card_back: str = "claret"
    """A name of `assets/cards/back-*.svg`."""
    four_colour: bool = False
    large_index: bool = False
    sort_order: Literal["trump_first", "by_suit", "by_rank", "as_dealt"] = "trump_first"
    click_twice: bool = False
    """Whether a click lifts a card and only the second one plays it."""
    show_bower_tag: bool = True
    all_tricks: bool = False
    """Whether the tricks of the deal in progress may be looked at, beyond the last one."""
    show_promise: bool = False
    """Whether the SHA-256 of the shuffled pack is shown before every deal."""
    full_screen: bool = False
    window_size: tuple[int, int] | None = None
    """As the player left it; None for as large as suits the screen."""
    maximised: bool = False
    """Whether the window fills the screen but for its frame and the panels."""
    launcher_offered: bool = False
    """Whether the player has been asked about the launcher."""
    last_game: dict[str, Any] = {}  # noqa: RUF012 - exchanged as a whole, never changed
    """What was chosen for the last new game, as the new-game screen wrote it."""


class Loaded(NamedTuple):
    """Settings, and what was wrong with their file."""

    settings: Settings
    damaged: bool = False
    """Whether the file could not be used; defaults are in force."""
    kept_as: Path | None = None
    """Where the damaged file is now."""


def load(path: Path) -> Loaded:
    """The settings in the file at *path*.

    No file: the defaults. A value of the wrong kind: its default. A file that is no settings
    file at all is kept aside, so that the next save does not overwrite it.
    """
    try:
        text = read_text(path, _LARGEST_FILE)
        import json  # noqa: PLC0415 - a first start has no file, and need not wait

        data = json.loads(text)
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, NotAFile):
        return Loaded(Settings(), damaged=True)
    except (ValueError, RecursionError):
        return Loaded(Settings(), damaged=True, kept_as=keep_aside(path))
    if not isinstance(data, dict):
        return Loaded(Settings(), damaged=True, kept_as=keep_aside(path))
    return Loaded(_usable(data))


def save(settings: Settings, path: Path) -> None:
    """Write *settings*; OSError if the file cannot be written."""
    import json  # noqa: PLC0415 - as above

    write_whole(path, json.dumps(settings._asdict(), indent=1, ensure_ascii=False) + "\n")


def _usable(data: dict[str, Any]) -> Settings:
    hints = get_type_hints(Settings)
    values = {}
    for name, hint in hints.items():
        if name in data and (value := _as_type(data[name], hint)) is not None:
            values[name] = value
    return Settings(**values)


def _as_type(value: Any, hint: Any) -> Any:
    """*value* as the type *hint*, or None if it is of another kind."""
    if type(None) in get_args(hint):
        # What may be missing is of one other kind.
        hint = get_args(hint)[0]
    origin = get_origin(hint) or hint
    if origin is Literal:
        return value if isinstance(value, str) and value in get_args(hint) else None
    if origin is tuple:
        whole = isinstance(value, list) and len(value) == len(get_args(hint))
        return tuple(value) if whole and all(type(part) is int for part in value) else None
    if origin is float:
        usable = type(value) in (int, float) and 0 <= value <= 1
        return float(value) if usable else None
    return value if type(value) is origin else None
