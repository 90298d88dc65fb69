"""A game that is not offered: four players with four cards each, made of the usual parts.

It keeps the rest of the program from counting on five cards and five tricks.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from euchre.rules import GAMES, PRESETS, GameDefinition, Options, Variant
from euchre.rules.games.classic import FOUR_HANDED, PARTS, four_handed

if TYPE_CHECKING:
    from collections.abc import Iterator

KEY = "four_cards"


def four_cards(options: Options) -> Variant:
    """Classic Euchre with four cards in every hand."""
    classic = four_handed(options)
    return replace(classic, setup=replace(classic.setup, hand_size=4, packets=((2,), (2,))))


FOUR_CARDS = GameDefinition(four_cards, Options(KEY), PARTS, FOUR_HANDED)


@contextmanager
def registered() -> Iterator[Options]:
    """Have the game in the program for a while; its usual house rules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, KEY, FOUR_CARDS)
        patch.setitem(PRESETS, KEY, FOUR_CARDS.usual)
        yield FOUR_CARDS.usual
