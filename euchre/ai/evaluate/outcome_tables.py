"""What a bid leads to, from tables fitted to many simulated deals (see `training.bids`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from euchre.ai.tables import read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from euchre.ai.evaluate.features import Features
    from euchre.rules.options import Options

HAND_SIZE = 5
"""The cards of the hands that the tables were made from, and the tricks of a deal."""
EUCHRED, MADE, MARCH = 0, 1, 2
"""How a deal ends for those who made trump."""
THEIRS, LONE = 6, 3
"""Added to the above in what passing leads to: the other side makes trump, and that it is made alone."""
PASSED_OUT, OUTCOMES = 12, 13
"""The outcome of a deal in which nobody makes trump, and how many outcomes there are."""

Chances: TypeAlias = list[float]
"""The probability of every outcome."""


class Estimate:
    """A linear estimate of the chances of every outcome in one context."""

    def __init__(self, rows: Sequence[Sequence[int]]) -> None:
        """Rows are a feature and its weights in ten-thousandths, the constant being feature -1.

        The last outcome is left out: the chances add up to one.
        """
        self._rows = rows

    @cached_property
    def weights(self) -> dict[int, tuple[float, ...]]:
        """The weights of each feature, worked out when they are first asked for."""
        weights = {}
        for feature, *parts in self._rows:
            values = [part / 10000 for part in parts]
            weights[feature] = (*values, (feature == -1) - sum(values))
        return weights

    def __call__(self, features: Features) -> Chances:
        """The chances of the outcomes; they add up to one, though single ones may fall short."""
        weights = self.weights
        rows = [weights[feature] for feature in (-1, *features) if feature in weights]
        return [sum(column) for column in zip(*rows, strict=True)]


HOPELESS = Estimate([[-1, 10000, 0]])
"""For making trump in contexts that simulation never met."""
NOTHING = Estimate([[-1, *(0,) * PASSED_OUT]])
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


def tables_for(options: Options, *, calls_best: bool = True) -> Tables:
    """The tables for a game by *options*, or those of its nearest kin.

    Without *calls_best* those of a game in which nobody calls for his partner's best card.
    """
    name = table_name(
        options.deck,
        joker=options.joker,
        stick=options.stick_the_dealer,
        calls_best=calls_best and options.joker and options.partners_best,
    )
    return load(name)


def table_name(deck: str, *, joker: bool, stick: bool, calls_best: bool = False) -> str:
    """The name of the tables for a pack of *deck* cards, with a joker or a stuck dealer.

    There are tables for lone players who call for the best card with a joker only.
    """
    size = 24 if deck == "24" else 32
    return f"{size + joker}{'-stick' if stick else ''}{'-best' if calls_best else ''}"


@lru_cache(maxsize=12)
def load(name: str) -> Tables:
    """The tables in the file of that name."""
    return parsed(read(name))


def parsed(data: Mapping[str, Any]) -> Tables:
    """The tables as they are written in a file."""
    return Tables(
        call={context: Estimate(rows) for context, rows in data["call"].items()},
        lone={context: Estimate(rows) for context, rows in data["lone"].items()},
        passing={context: Estimate(rows) for context, rows in data["pass"].items()},
        frequencies=tuple(data["frequencies"]),
    )


def call_context(place: int, *, first: bool, next_suit: bool) -> str:
    """The name of the context in which trump is made."""
    return f"{'order' if first else 'next' if next_suit else 'green'} {place}"


def pass_context(place: int, *, first: bool) -> str:
    """The name of the context in which a player passes."""
    return f"{'order' if first else 'name'} {place}"
