"""How much faster than usual the picture goes for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.ui.draw.motion import Motion

HURRY = 4.0
"""How much faster everything goes after a click while cards move."""


class Haste:
    """Lasts from a click, or from a claim, until everything has come to rest."""

    def __init__(self) -> None:
        """Begin at the usual pace."""
        self.hurried = False
        """Whether what moves goes faster."""
        self._straight_on = False
        """Whether no click is waited for between the tricks."""

    @property
    def factor(self) -> float:
        """By how much time goes faster."""
        return HURRY if self.hurried else 1.0

    def rush(self) -> None:
        """Go through what is staged without a halt."""
        self.hurried = self._straight_on = True

    def over(self) -> None:
        """Everything is at rest: go on at the usual pace."""
        self.hurried = self._straight_on = False

    def of(self, motion: Motion) -> Motion:
        """The motion that the player wants, without waiting for clicks where it goes straight on."""
        return motion._replace(clicks=False) if self._straight_on else motion
