"""The worked cases as they are written: their options, and the positions they start from."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from euchre.rules import (
    PRESETS,
    Deal,
    Hidden,
    Options,
    Shown,
)
from euchre.rules.options import check
from tests.rules.vectors_flow import suit

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from euchre.rules import Variant

_NOT_HOUSE_RULES = {"bidder_side"}
"""Keys found among the options of a case that belong to its setup."""


class NotPlayedError(Exception):
    """The case is about a game or a house rule that is not there (yet)."""


@dataclass(frozen=True)
class Case:
    """One worked case and the vocabulary it was written in."""

    id: str
    meta: dict[str, Any]
    data: dict[str, Any]

    @property
    def kind(self) -> str:
        """Which function of `KINDS` runs it."""
        return str(self.data["kind"])

    @property
    def setup(self) -> dict[str, Any]:
        """The position it starts from."""
        return {**self.data["setup"]}

    @property
    def expect(self) -> dict[str, Any]:
        """What has to come out."""
        return {**self.data["expect"]}

    @property
    def options(self) -> Options:
        """Defaults and preset of its own file, and its own departures from them."""
        game = self.data["game"]
        values = {
            **self.meta["defaults"],
            **self.meta["presets"][game],
            **{k: v for k, v in self.data["options"].items() if k not in _NOT_HOUSE_RULES},
        }
        known = {field.name for field in fields(Options)}
        for name in [name for name in values if name not in known]:
            # Switches of games that are not there; unchanged, they mean nothing.
            if values.pop(name) != self.meta["defaults"].get(name):
                message = f"the house rule {name} is not there yet"
                raise NotPlayedError(message)
        # Switches the file does not know are as usual in the game.
        return check(values, PRESETS[game])


def cases_in(folder: Path) -> list[Case]:
    """Every case of every *.json file in *folder*, in the order of names."""
    found = []
    for path in sorted(folder.glob("*.json")):
        file = json.loads(path.read_text(encoding="utf-8"))
        found += [
            Case(f"{path.stem}-{data['id']}", file["meta"], data) for data in file["vectors"]
        ]
    return found


def only(expect: Iterable[str], *known: str) -> None:
    """AssertionError if a case expects something else than what is *known*."""
    unknown = set(expect) - set(known)
    assert not unknown, f"the runner does not know what {sorted(unknown)} expects"


def playing(variant: Variant, trump: str | None) -> Deal:
    """A deal in the middle of the play, with the last seat as dealer and maker."""
    table = variant.setup.table
    shown = Shown(table.seats[-1], maker=table.seats[-1], trump=suit(trump))
    return Deal(variant.setup, shown, Hidden(dict.fromkeys(table.seats, ())))
