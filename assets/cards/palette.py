"""Colours of the deck. A suit's colour stands in the files as one exact value, to be replaced."""

from __future__ import annotations

RED = "#c8202f"
"""Hearts and diamonds. The game may put another colour in its place (four-colour deck)."""
BLACK = "#1b2233"
"""Clubs and spades. Nothing but pips and suit-coloured cloth has these two values."""
SUITS = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}

IVORY = "#fffdf6"
EDGE = "#c9bfa6"
CREAM = "#fbf1dc"
GOLD = "#e2a72e"
DEEP_GOLD = "#b57b1c"
PALE_GOLD = "#f6d577"
WHITE = "#fffaf0"
