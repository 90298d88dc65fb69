"""What the message line says: whose word it is and what is asked of the viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _
from euchre.rules.actions import OrderUp, Pass
from euchre.rules.state import Phase
from euchre.ui.table.card_choice import led_suit, must_follow
from euchre.ui.words import phrases

if TYPE_CHECKING:
    from euchre.rules.view import PlayerView
    from euchre.ui.table.table_protocols import PlayedTable


def _usual(view: PlayerView) -> str:
    if view.phase is Phase.PLAY:
        return _play_prompt(view)
    return {
        Phase.RELIEF: _("You have a farmer's hand"),
        Phase.BENNY: _("Benny is up: name trump without looking"),
        Phase.DISCARD: _("Discard one card"),
        Phase.DECIDE: _("Go alone?"),
        Phase.DEFEND: _("Defend alone?"),
        Phase.AUCTION: _("Bid or pass?"),
        Phase.DECLARE: _("You won the bid: name trump"),
        Phase.PICK_UP: _("Pick up the card, or leave it?"),
        Phase.BEST_OUT: _("Discard one card; your partner sends you their best"),
        Phase.BEST_GIVE: _("Send your partner your best card"),
        Phase.JAMBONE: _("Play with your cards on the table?"),
        Phase.JAMBOREE: _("You hold all the top trumps"),
    }.get(view.phase, "")


def message_of(table: PlayedTable) -> str:
    """What the message line says while nothing has gone wrong."""
    if table.ended and table.ending is not None:
        return table.ending.told.next_words
    return prompt(table.view) if table.asked else ""


def prompt(view: PlayerView) -> str:
    """What is asked of the viewer, whose turn it is."""
    if view.phase is Phase.ORDER:
        return _order_prompt(view)
    if view.phase is Phase.NAME:
        return _name_prompt(view)
    if view.legal == (Pass(),):
        return _("You can only pass")
    return _usual(view)


def _order_prompt(view: PlayerView) -> str:
    """What may be said to the turned card; where that is less than usual, why."""
    assert view.shown is not None
    alone = {action.alone for action in view.legal if isinstance(action, OrderUp)}
    if view.shown.dealer is view.seat:
        if not alone:
            return _("You have none of this suit: turn it down")
        if alone == {True}:
            return _("Pick it up alone, or turn it down?")
        return _("Pick it up or turn it down?")
    assert view.seat is not None
    partner_deals = view.setup.table.partner_of(view.seat) is view.shown.dealer
    bound = partner_deals and view.options.dealer_partner_orders != "free"
    if not alone and bound and view.options.dealer_partner_orders == "may_not":
        return _("Your partner deals: you can only pass")
    if not alone:
        return _("You have none of this suit: you can only pass")
    if alone == {True}:
        return _("Your partner deals: go alone or pass?") if bound else _("Go alone or pass?")
    return _("Order it up or pass?")


def _name_prompt(view: PlayerView) -> str:
    """What may be said when the turned card was turned down."""
    if Pass() not in view.legal:
        return _("You're stuck: name trump")
    if len(view.legal) == 1:
        return _("You have no suit to name: you can only pass")
    return _("Name trump or pass?")


def _play_prompt(view: PlayerView) -> str:
    led = led_suit(view)
    if led is None:
        return _("Your turn: lead a card")
    if must_follow(view) or _all_follow(view):
        return phrases.turn_to_follow(led)
    return phrases.turn_without(led)


def _all_follow(view: PlayerView) -> bool:
    assert view.shown is not None
    led = led_suit(view)
    ranking = view.setup.ranking
    return all(ranking.suit_of(card, view.shown.trump) is led for card in view.hand)
