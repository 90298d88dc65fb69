"""What can be hit at the table, for the gate: buttons come up, the cards are always there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.ui.table.commands import command_of
from euchre.ui.table.ending.hand_end import NEXT

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    import pygame

    from euchre.ui.gate import Point
    from euchre.ui.table.table_protocols import PlayedTable

CARDS = "cards"
"""The hand as one thing: playing card after card is no haste."""


class TableTouch:
    """Names what lies on one table."""

    def __init__(self, table: PlayedTable) -> None:
        """Answer for *table*."""
        self._table = table

    def things(self) -> Iterator[Hashable]:
        """Yield the panel with its buttons, which is another one for every decision."""
        controls = self._table.controls
        if controls.offers:
            yield self._panel
        for offer in controls.offers:
            yield (*self._panel, offer.key)
        for button in controls.form.widgets[len(controls.offers) :]:
            yield button.key

    def under(self, point: Point) -> Hashable:
        """Return the button or the hand at a point; None for the cloth."""
        controls = self._table.controls
        offered = {offer.key for offer in controls.offers}
        button = controls.form.under(point)
        if button is not None:
            return (*self._panel, button) if button in offered else button
        return CARDS if self._table.hand.at(point) is not None else None

    def meant_by(self, event: pygame.Event) -> Hashable:
        """Return whether a key is for the table as a whole, for the panel or for the cards."""
        if command_of(event) is not None:
            return None
        if self._table.ended:
            return NEXT
        return self._panel if self._table.controls.offers else CARDS

    def writes(self, event: pygame.Event) -> bool:  # noqa: ARG002
        """Nothing is written at a table."""
        return False

    @property
    def _panel(self) -> tuple[str, int]:
        return "panel", self._table.session.done
