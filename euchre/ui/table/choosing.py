"""What choosing a card of the viewer's hand does: it is played, raised, or asked about first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.actions import Claim
from euchre.ui.table.card_choice import card_action

if TYPE_CHECKING:
    from collections.abc import Callable

    from euchre.rules.cards import Card
    from euchre.ui.table.bidding.panel import BiddingPanel
    from euchre.ui.table.pictures.sprites import CardSprite
    from euchre.ui.table.table_protocols import PlayedTable


class Choosing:
    """Decides what a chosen card means, however it was chosen."""

    def __init__(
        self, table: PlayedTable, panel: BiddingPanel, changed: Callable[[], None]
    ) -> None:
        """Choose at *table*; *changed* is called when cards rise or other answers are offered."""
        self._table = table
        self._panel = panel
        self._changed = changed

    def choose(self, sprite: CardSprite) -> None:
        """A card was clicked, or named by its number."""
        table, card = self._table, sprite.card
        if card is None:
            return
        if self._panel.claims:
            self.toggle(sprite)
            return
        allowed = card_action(table.view, card) is not None
        if table.context.settings.click_twice and allowed and card not in table.hand.raised:
            table.hand.raised = [card]
            table.warning = ""
        else:
            self.play(card)
        self._changed()

    def play(self, card: Card) -> None:
        """Play or discard a card; whether a top trump is to go is asked first."""
        asked_before = self._panel.doubted is not None
        if self._panel.doubts(card):
            self.ask_about(card)
        elif not self._table.choose_card(card) and asked_before:
            self.ask_about()

    def ask_about(self, *cards: Card) -> None:
        """Raise the card that is in doubt and ask; without one nothing is in doubt any more."""
        self._panel.doubted = next(iter(cards), None)
        self._table.hand.raised, self._table.hand.focus = [*cards], None
        self._changed()

    def toggle(self, sprite: CardSprite) -> None:
        """Raise or lower a card that may go under."""
        table, card = self._table, sprite.card
        may_go = {c for a in table.view.legal if isinstance(a, Claim) for c in a.cards}
        if card is None or card not in may_go:
            table.warning = _("You can only trade low cards")
            return
        raised = table.hand.raised
        if card in raised:
            raised.remove(card)
        else:
            raised.append(card)
        table.warning = ""
        self._changed()
