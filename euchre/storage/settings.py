"""How the player likes the game: read at the start, written at every change."""

from __future__ import annotations

import re
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    get_args,
    get_origin,
    get_type_hints,
)

from euchre.storage.disk import shared_file
from euchre.storage.disk.files import keep_aside
from euchre.storage.disk.reading import NotAFile, read_text
from euchre.storage.values import is_plain, parsed

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_LARGEST_FILE = 1_000_000
"""Bytes; a settings file is a thousand times smaller."""


class Within(NamedTuple):
    """Numbers that can be, from the least to the most."""

    least: float
    most: float

    def allows(self, value: float) -> bool:
        """Whether *value* is one of them."""
        return self.least <= value <= self.most


class Each(NamedTuple):
    """Several values, each of which has its limits."""

    limit: Within

    def allows(self, values: tuple[float, ...]) -> bool:
        """Whether *values* are all within them."""
        return all(self.limit.allows(value) for value in values)


class Spelled(NamedTuple):
    """Words of a certain form."""

    pattern: str

    def allows(self, value: str) -> bool:
        """Whether *value* is one of them."""
        return re.fullmatch(self.pattern, value) is not None


class Settings(NamedTuple):
    """Every setting with its default. A new setting is a new field here."""

    language: Annotated[str, Spelled(r"([a-z]{2,3}([-_][A-Za-z0-9]{2,8})*)?")] = ""
    """A language code such as "de"; empty for the system's own."""
    motion: Literal["calm", "normal", "quick", "instant"] = "normal"
    pace: Annotated[float, Within(0, 1)] | None = None
    """Where the pace lies between calm, 0, and instant, 1, near to the one that *motion* names.

    None: exactly there. Whoever knows the names alone still gets about the right one.
    """
    reduced_motion: bool = False
    volume: Annotated[float, Within(0, 1)] = 0.6
    room_volume: Annotated[float, Within(0, 1)] = 0.0
    """How loud the room around the table is; 0: not heard."""
    muted: bool = False
    table_colour: Literal["green", "blue", "claret", "dark"] = "green"
    card_back: Literal["blue", "claret", "green", "wheat"] = "claret"
    """One of `assets/cards/back-*.svg`."""
    four_colour: bool = False
    large_index: bool = False
    sort_order: Literal["trump_first", "by_suit", "by_rank", "as_dealt"] = "trump_first"
    click_twice: bool = False
    """Whether a click lifts a card and only the second one plays it."""
    ask_top_discard: bool = True
    """Whether it is asked before a bower, the Benny or the ace of trump is discarded."""
    next_hand_by_itself: bool = False
    """Whether the next hand begins a few seconds after the last one has ended."""
    play_last_card: bool = False
    """Whether a person's last card of a hand is played by itself."""
    show_bower_tag: bool = True
    left_handed: bool = False
    """Whether the buttons of the table stand at the left."""
    all_tricks: bool = False
    """Whether the tricks of the deal in progress may be looked at, beyond the last one."""
    show_promise: bool = False
    """Whether the SHA-256 of the shuffled pack is shown before every deal."""
    full_screen: bool = False
    window_size: Annotated[tuple[int, int], Each(Within(100, 16384))] | None = None
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

    No file: the defaults. A value that cannot be: its default. A file that is no settings file
    at all is kept aside, so that the next save does not overwrite it.
    """
    try:
        data = _values(read_text(path, _LARGEST_FILE))
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, NotAFile):
        return Loaded(Settings(), damaged=True)
    except ValueError:
        return Loaded(Settings(), damaged=True, kept_as=keep_aside(path))
    return Loaded(Settings(**_usable(data)))


def save(settings: Settings, path: Path) -> None:
    """Write all *settings*; OSError if the file cannot be written."""
    change(path, settings._asdict())


class OnFile:
    """The file of the settings as one window knows it, which writes what it has changed itself."""

    def __init__(self, path: Path, known: Settings) -> None:
        """Look after the file at *path*, from which *known* was read."""
        self._path = path
        self._known = known

    def save(self, settings: Settings) -> Path | None:
        """Write what is new in *settings*; as `change`."""
        fields = settings._asdict()
        known = self._known._asdict()
        new = {name: value for name, value in fields.items() if value != known[name]}
        kept_as = change(self._path, new)
        self._known = settings
        return kept_as


def change(path: Path, fields: Mapping[str, Any]) -> Path | None:
    """Put changed settings into the file at *path*; OSError if it cannot be written.

    All others are left as they are in it: other windows may have changed them, and newer
    versions may know more. If values in it could not be used, the file as it was is kept aside,
    and where it is now is returned.
    """

    def put_in(found: Any) -> tuple[dict[str, Any], bool]:
        known = found if isinstance(found, dict) else {}
        usable = _usable(known)
        unknown = {name: value for name, value in known.items() if name not in Settings._fields}
        plain = {name: value for name, value in unknown.items() if is_plain(value)}
        whole = known is found or found is None
        all_used = whole and len(usable) + len(plain) == len(known)
        return {**Settings(**usable)._asdict(), **_usable(fields), **plain}, all_used

    return shared_file.change(path, _LARGEST_FILE, put_in)


def _values(text: str) -> dict[str, Any]:
    data = parsed(text)
    if not isinstance(data, dict):
        message = "no settings"
        raise ValueError(message)  # noqa: TRY004 - it is the text that is wrong
    return data


_UNFIT = object()
"""Stands for a value that cannot be: None is one that can."""


def _usable(data: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the settings in *data* whose values can be."""
    values = {}
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        if name in data and (value := _as_type(data[name], hint)) is not _UNFIT:
            values[name] = value
    return values


def _as_type(value: Any, hint: Any) -> Any:
    """*value* as the type *hint*, or _UNFIT if it cannot be one."""
    kinds = get_args(hint)
    if type(None) in kinds:
        # What may be missing is of one other kind.
        return None if value is None else _as_type(value, kinds[0])
    origin = get_origin(hint) or hint
    if origin is Annotated:
        found = _as_type(value, kinds[0])
        return found if found is not _UNFIT and kinds[1].allows(found) else _UNFIT
    if origin is Literal:
        return value if isinstance(value, str) and value in kinds else _UNFIT
    if origin is tuple:
        whole = isinstance(value, (list, tuple)) and len(value) == len(kinds)
        return tuple(value) if whole and all(type(part) is int for part in value) else _UNFIT
    if origin is float:
        return float(value) if type(value) in (int, float) and is_plain(value) else _UNFIT
    return value if type(value) is origin and is_plain(value) else _UNFIT
