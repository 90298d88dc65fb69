"""Colours of the deck.

A suit's colour stands in the files as one exact value that the game may replace (RED, BLACK).
"""

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

NAVY, FOREST, INDIGO, VIOLET, PLUM = "#27406f", "#2f6a4a", "#3a4f8c", "#6a5aa0", "#7c3a5c"
AMBER, ORANGE, RUSSET, LEATHER, LINEN = "#eda638", "#e0802f", "#b4572f", "#9a6a3c", "#f7efdc"
WOOD, WOOD_SHADE = "#a8713f", "#7d4f28"
STEEL, STEEL_SHADE = "#ccd3dc", "#8f9aa9"
