"""What a bid leads to, from tables distilled out of many simulated deals (see `distil`)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from euchre.ai.features import Features
    from euchre.rules.options import Options

FOLDER = Path(__file__).with_name("tables")

EUCHRED, MADE, MARCH = 0, 1, 2
"""How a deal ends for those who made trump."""
THEIRS, LONE = 6, 3
"""Added to the above in what passing leads to: the other side makes trump, somebody alone."""
PASSED_OUT = 12
OUTCOMES = 13

Chances = list[float]


@dataclass(frozen=True)
class Estimate:
    """A linear estimate of the chances of every outcome in one context."""

    constant: tuple[float, ...]
    weights: Mapping[int, tuple[float, ...]]

    def __call__(self, features: Features) -> Chances:
        """The chances of the outcomes; they add up to one, though single ones may fall short."""
        weights, constant = self.weights, self.constant
        rows = [weights[feature] for feature in features if feature in weights]
        return [sum(column) for column in zip(constant, *rows, strict=True)]


HOPELESS = Estimate((1.0, 0.0, 0.0), {})
"""For making trump in contexts that simulation never met."""
NOTHING = Estimate((0.0,) * PASSED_OUT + (1.0,), {})
"""For passing in contexts that simulation never met."""


@dataclass(frozen=True)
class Tables:
    """All estimates for one kind of game.

    Contexts are written "order 2" or "next 0": the round or the colour, and the place in the
    order of bidding, 0 left of the dealer to 3 the dealer himself.
    """

    call: Mapping[str, Estimate]
    lone: Mapping[str, Estimate]
    passing: Mapping[str, Estimate]
    frequencies: tuple[float, ...]
    """How often deals end in each outcome, "theirs" being the dealer's opponents."""


def tables_for(options: Options) -> Tables:
    """The tables for a game by *options*, or those of its nearest kin."""
    return load(table_name(options.deck, joker=options.joker, stick=options.stick_the_dealer))


def table_name(deck: str, *, joker: bool, stick: bool) -> str:
    """The name of the tables for a pack of *deck* cards, with a joker or a stuck dealer."""
    size = 24 if deck == "24" else 32
    return f"{size + joker}{'-stick' if stick else ''}"


@lru_cache(maxsize=8)
def load(name: str) -> Tables:
    """The tables in the file of that name."""
    return parsed(json.loads((FOLDER / f"{name}.json").read_text(encoding="ascii")))


def parsed(data: Mapping[str, Any]) -> Tables:
    """The tables as they are written in a file."""
    return Tables(
        call=_estimates(data["call"]),
        lone=_estimates(data["lone"]),
        passing=_estimates(data["pass"]),
        frequencies=tuple(data["frequencies"]),
    )


def _estimates(data: Mapping[str, Sequence[Sequence[int]]]) -> dict[str, Estimate]:
    """Rows are the feature and its weights in ten-thousandths, the constant first as -1."""
    estimates = {}
    for context, rows in data.items():
        weights = {row[0]: tuple(value / 10000 for value in row[1:]) for row in rows}
        # The last outcome is left out of the file: the chances add up to one.
        whole = {feature: (*values, -sum(values)) for feature, values in weights.items()}
        constant = weights.pop(-1)
        del whole[-1]
        estimates[context] = Estimate((*constant, 1 - sum(constant)), whole)
    return estimates


def call_context(place: int, *, first: bool, next_suit: bool) -> str:
    """The name of the context in which trump is made."""
    return f"{'order' if first else 'next' if next_suit else 'green'} {place}"


def pass_context(place: int, *, first: bool) -> str:
    """The name of the context in which somebody passes."""
    return f"{'order' if first else 'name'} {place}"
