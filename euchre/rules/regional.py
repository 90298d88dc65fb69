"""House rules as they are played in some places, with where that is written (rules.md B3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from euchre.rules.games import PRESETS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from euchre.rules.options import Options

REGIONAL: Mapping[str, Options] = {
    "ontario": replace(
        PRESETS["canadian"], stick_the_dealer=True, first_dealer="first_black_jack"
    ),
    "michigan": replace(PRESETS["us"], deal_pattern="alt-32"),
    "indiana": replace(
        PRESETS["us"],
        stick_the_dealer=False,
        first_dealer="first_black_jack",
        farmers_hand="three_alike",
    ),
    "cornwall": replace(PRESETS["british"], first_dealer="first_jack"),
    "german": PRESETS["classic"],
}
"""The known sets of house rules, in the order they are offered."""
