"""Euchre for the desktop: the card game, with its rules, computer players and table."""

__version__ = "0.1.0"
