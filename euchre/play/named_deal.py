"""A deal as people tell it to one another: "classic 7EP5-1ZHF-D1 dealer East"."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from euchre.play.dealing import drawn_number, number_of, pack_of, read, spelled
from euchre.play.rules_line import word
from euchre.rules.games import PRESETS
from euchre.rules.house_rules import build
from euchre.rules.options import Options, check, choices

if TYPE_CHECKING:
    from datetime import date

    from euchre.rules.seats import Seat
    from euchre.rules.state import Setup

_TOLD = re.compile(
    r"\s*(\w+)\s+([\w-]+)\s+dealer\s+(\w+)(?:\s+with\s+(.+?))?\s*", re.IGNORECASE
)


@dataclass(frozen=True)
class NamedDeal:
    """One deal of one game with one dealer."""

    options: Options
    number: int
    """See `dealing`: which seat gets which cards, whoever deals."""
    dealer: Seat

    @property
    def setup(self) -> Setup:
        """The table and the pack it belongs to."""
        return build(self.options).setup

    @property
    def spelled(self) -> str:
        """The deal number as people read it out ("7EP5-1ZHF-D1")."""
        return spelled(self.number, self.setup)

    @property
    def text(self) -> str:
        """The deal to be copied: game, number, dealer, and the house rules that are not usual.

        It is notation, the same in every language; `named` reads it back.
        """
        usual, values = PRESETS[self.options.variant].as_dict(), self.options.as_dict()
        rules = [f"{n}={word(v)}" for n, v in values.items() if v != usual[n]]
        beside = f" with {' '.join(rules)}" if rules else ""
        dealer = self.dealer.name.capitalize()
        return f"{self.options.variant} {self.spelled} dealer {dealer}{beside}"

    def turned(self) -> NamedDeal:
        """The same deal with the seats turned: everybody has what the seat to his right had.

        The dealer turns along, so that everything happens one seat further on.
        """
        setup = self.setup
        dealer = setup.table.left_of(self.dealer)
        pack = pack_of(self.number, setup, self.dealer)
        return NamedDeal(self.options, number_of(pack, setup, dealer), dealer)


def named(text: str) -> NamedDeal:
    """The deal that *text* tells; ValueError if it tells none."""
    told = _TOLD.fullmatch(text[:2000])
    if told is None:
        message = f"not a deal such as 'classic 7EP5-1ZHF-D1 dealer East': {text!r:.60}"
        raise ValueError(message)
    variant, number, dealer, rules = told.groups()
    options = _options(variant.lower(), rules or "")
    setup = build(options).setup
    seat = next((s for s in setup.table.seats if s.name == dealer.upper()), None)
    if seat is None:
        message = f"nobody sits there: {dealer!r:.20}"
        raise ValueError(message)
    return NamedDeal(options, read(number, setup), seat)


def day_seed(day: date) -> int:
    """The seed of the game that everybody can play on this *day*, 0 to 2**64 - 1."""
    digest = hashlib.sha256(f"euchre day {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def deal_of_the_day(day: date, options: Options) -> NamedDeal:
    """The deal of a *day* by these house rules; every pack has its own."""
    setup, seed = build(options).setup, day_seed(day)
    seats = setup.table.seats
    return NamedDeal(options, drawn_number(seed, 0, setup), seats[seed % len(seats)])


def _options(variant: str, rules: str) -> Options:
    if variant not in PRESETS:
        message = f"no such game: {variant!r:.30}"
        raise ValueError(message)
    values: dict[str, Any] = {}
    for rule in rules.split():
        name, _, told = rule.partition("=")
        if name == "variant" or name not in Options.__dataclass_fields__:
            message = f"no such house rule: {name!r:.40}"
            raise ValueError(message)
        values[name] = next((v for v in choices(name) if word(v) == told.lower()), told)
    return check(values, PRESETS[variant])
