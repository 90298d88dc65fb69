"""Before a bower, the Benny or the ace of trump is discarded: asked once, at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from euchre.i18n import _
from euchre.rules.actions import Discard, PutAway
from euchre.rules.cards import Rank
from euchre.ui.table.bidding.offers import PanelOffer
from euchre.ui.table.card_choice import card_action

if TYPE_CHECKING:
    from euchre.rules.cards import Card
    from euchre.rules.view import PlayerView

KEEP = "keep"
"""The key of the answer that discards nothing."""


def top_trump(view: PlayerView, card: Card) -> bool:
    """Whether *card* is one that hardly anybody means to discard."""
    ranking, trump = view.setup.ranking, view.shown.trump if view.shown else None
    if card is ranking.best or ranking.is_left_bower(card, trump):
        return True
    high = {Rank.ACE, Rank.JACK} if ranking.bowers else {Rank.ACE}
    return trump is not None and card.suit is trump and card.rank in high


def is_doubtful(view: PlayerView, card: Card) -> bool:
    """Whether choosing *card* now discards a top trump; nobody holds so many that he must."""
    return top_trump(view, card) and isinstance(card_action(view, card), (Discard, PutAway))


def question(view: PlayerView, card: Card) -> str:
    """What is asked about *card*."""
    ranking, trump = view.setup.ranking, view.shown.trump if view.shown else None
    if card is ranking.best:
        return _("Discard the Benny, the highest trump?")
    if ranking.is_left_bower(card, trump):
        return _("Discard the left bower, a trump?")
    if card.rank is Rank.JACK:
        return _("Discard the right bower?")
    return _("Discard the ace of trump?")


def answers(view: PlayerView, card: Card) -> tuple[PanelOffer, ...]:
    """The two answers, the safe one first."""
    return (
        PanelOffer(KEEP, _("Keep it"), question(view, card), shortcut=pygame.K_k),
        PanelOffer(
            "discard",
            _("Discard it"),
            question(view, card),
            card_action(view, card),
            shortcut=pygame.K_d,
        ),
    )
