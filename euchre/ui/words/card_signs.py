"""Cards as in a diagram, with the letters that stand in their corners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.ui.draw.card_art import index_of
from euchre.ui.words.phrases import SIGNS

if TYPE_CHECKING:
    from euchre.rules.cards import Card


def card_sign(card: Card) -> str:
    """A card in short: "J♠", in German "B♠"; "10♦", "Benny"."""
    if card.suit is None:
        return _("Benny")
    return index_of(card) + SIGNS[card.suit]
