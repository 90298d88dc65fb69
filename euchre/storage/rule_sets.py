"""Sets of house rules that the player has saved under names, in one file for all windows.

The file holds the line of each set (see `rules_line`) by its name. A set that cannot be read, such
as one of a newer version, is left in the file as it is and not listed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from euchre.play.names import clean_name
from euchre.play.rules_line import NotRulesError, line_of, read_line
from euchre.storage.disk import shared_file
from euchre.storage.disk.files import keep_aside
from euchre.storage.disk.reading import NotAFile, read_text
from euchre.storage.values import is_text, parsed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from euchre.rules.options import Options

_LARGEST_FILE = 1_000_000
"""Bytes; two hundred sets take a tenth of it."""
LONGEST_NAME = 40
MOST = 200
"""Sets there can be."""


class RuleSet(NamedTuple):
    """House rules under a name."""

    name: str
    options: Options


class TakenNameError(ValueError):
    """Another set has this name."""


class TooManySetsError(ValueError):
    """There are as many sets as there can be."""


class RuleSets:
    """The saved sets, in the order in which they were saved."""

    def __init__(self, path: Path) -> None:
        """Read the file at *path*; what is no file of sets at all is kept aside."""
        self._path = path
        self.kept_as: Path | None = None
        """Where the file is kept as it was, if something in it could not be used."""
        self._lines = self._read()

    @property
    def sets(self) -> tuple[RuleSet, ...]:
        """The sets that can be read."""
        return tuple(
            RuleSet(name, options)
            for name, line in self._lines.items()
            if (options := _options(line)) is not None
        )

    def add(self, name: str, options: Options, place: int | None = None) -> RuleSet:
        """Save a set, as the last one or at a *place*; ValueError, OSError.

        TakenNameError if there is one of that name, TooManySetsError if there is no room.
        """
        added = RuleSet(_cleaned(name), options)

        def put(lines: dict[str, str]) -> dict[str, str]:
            _check_free(added.name, lines)
            if len(lines) >= MOST:
                raise TooManySetsError
            items = list(lines.items())
            items.insert(len(items) if place is None else place, (added.name, line_of(options)))
            return dict(items)

        self._change(put)
        return added

    def rename(self, old: str, new: str) -> str:
        """Give a set another name, and return it as it is written; TakenNameError, OSError."""
        name = _cleaned(new)

        def put(lines: dict[str, str]) -> dict[str, str]:
            _check_free(name, [other for other in lines if other != old])
            return {name if key == old else key: line for key, line in lines.items()}

        self._change(put)
        return name

    def delete(self, name: str) -> int:
        """Delete a set; return the place it had, for `add` to bring it back there; OSError."""
        place = list(self._lines).index(name)
        self._change(lambda lines: {k: line for k, line in lines.items() if k != name})
        return place

    def _change(self, change: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Change what is on file now, which another window may have added to."""
        found: dict[str, str] = {}

        def put_in(values: Any) -> tuple[dict[str, str], bool]:
            lines, all_used = _lines_in(values)
            found.update(change(lines))
            return found, all_used or values is None

        self.kept_as = shared_file.change(self._path, _LARGEST_FILE, put_in)
        self._lines = found

    def _read(self) -> dict[str, str]:
        try:
            lines, all_used = _lines_in(parsed(read_text(self._path, _LARGEST_FILE)))
        except (OSError, NotAFile):
            return {}
        except ValueError:
            lines, all_used = {}, False
        if not (lines or all_used):
            self.kept_as = keep_aside(self._path)
        return lines


def _cleaned(name: str) -> str:
    cleaned = clean_name(name, LONGEST_NAME)
    if not cleaned:
        message = "a set needs a name"
        raise ValueError(message)
    return cleaned


def _check_free(name: str, taken: Any) -> None:
    if name.casefold() in {other.casefold() for other in taken}:
        raise TakenNameError(name)


def _lines_in(values: Any) -> tuple[dict[str, str], bool]:
    """The lines by name among *values*, and whether they are all that is there."""
    if not isinstance(values, dict):
        return {}, False
    lines = {
        name: line
        for name, line in values.items()
        if is_text(name) and is_text(line) and clean_name(name, LONGEST_NAME) == name != ""
    }
    return lines, len(lines) == len(values)


def _options(line: str) -> Options | None:
    try:
        return read_line(line)
    except NotRulesError:
        return None
