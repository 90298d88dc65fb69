"""The text of a report about a fault, for the player to save and send: it names no people.

Neither names of players nor paths with the name of an account are in it; what is left is what
a developer needs to find the fault: the error, versions, settings, and the last actions.
"""

from __future__ import annotations

import getpass
import platform
import re
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from euchre import __version__
from euchre.storage.disk.reading import NoText, read_bytes
from euchre.storage.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from euchre.play.record import Record

_LARGEST_LOG = 10_000_000
_LAST_LINES = 200
_LAST_ACTIONS = 120
_NOT_TOLD = ("last_game",)
"""Settings that may hold names."""


def report(
    error: BaseException | None = None,
    log: Path | None = None,
    settings: Settings | None = None,
    record: Record | None = None,
    versions: Iterable[str] = (),
) -> str:
    """The whole report; *versions* are those of other libraries ("pygame-ce 2.5.5").

    What cannot be had (a log that is not there, no game in progress) is left out.
    """
    parts = [
        f"Euchre {__version__}",
        "\n".join((f"Python {platform.python_version()}", platform.platform(), *versions)),
        _error(error),
        _settings(settings),
        _game(record),
        _log(log),
    ]
    players = record.players.values() if record else ()
    # The name of a character tells of nobody, and who plays has to be known.
    names = {player.name for player in players if player.name != player.level}
    return without_names("\n\n".join(part for part in parts if part) + "\n", names)


def without_names(text: str, names: Iterable[str] = ()) -> str:
    """*text* without paths of this account, the account's own name, and these *names*."""
    program = Path(__file__).resolve().parents[2]
    for folder, word in (
        (program, "<program>"),
        (Path(sys.prefix), "<python>"),
        (_home(), "~"),
    ):
        # A root directory is no secret, and putting a word for it would spoil every path.
        if folder is not None and folder != Path(folder.anchor):
            text = text.replace(str(folder), word)
    for name in sorted({_account(), *names}, key=len, reverse=True):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text)
    # Whoever else has files here.
    return re.sub(r"((?:/home|/Users|\\Users)[/\\])[^/\\\s\"']+", r"\1<name>", text)


def _error(error: BaseException | None) -> str:
    if error is None:
        return ""
    return "".join(traceback.format_exception(type(error), error, error.__traceback__)).strip()


def _settings(settings: Settings | None) -> str:
    if settings is None:
        return ""
    told = [name for name in Settings._fields if name not in _NOT_TOLD]
    return "\n".join(["settings", *(f"  {name} {getattr(settings, name)!r}" for name in told)])


def _game(record: Record | None) -> str:
    if record is None:
        return ""
    options = record.options.as_dict()
    levels = (f"{s.value} {p.level or 'person'}" for s, p in record.players.items())
    first = max(0, len(record.actions) - _LAST_ACTIONS)
    # Whole deals: without the cards nobody can follow what was done.
    while first and not str(record.actions[first]).startswith("shuffle"):
        first -= 1
    return "\n".join(
        (
            f"game {options}",
            f"  {', '.join(levels)}; dealer {record.dealer.value}; seed {record.seed}",
            f"  {len(record.actions)} actions, {record.undos} undone; from {first} on:",
            *(f"  {action}" for action in record.actions[first:]),
        )
    )


def _log(log: Path | None) -> str:
    if log is None:
        return ""
    try:
        lines = read_bytes(log, _LARGEST_LOG).decode("utf-8", "replace").splitlines()
    except (OSError, NoText):
        return ""
    return "\n".join(["log", *lines[-_LAST_LINES:]])


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:
        return None


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
