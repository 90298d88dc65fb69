"""Calls in words: as they are said at the table, and as they are told afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre.i18n import _, pgettext
from euchre.rules.actions import (
    Bid,
    Call,
    Claim,
    Decide,
    Defend,
    Expose,
    Leave,
    Name,
    OrderUp,
    PickUp,
    ShowTrumps,
)
from euchre.rules.cards import Suit
from euchre.rules.state import Phase
from euchre.ui.words.addressed import about
from euchre.ui.words.phrases import SIGNS, suit_title

if TYPE_CHECKING:
    from euchre.rules.state import Spoken


def bubble(spoken: Spoken, proposed: Suit | None, *, dealer: bool) -> str:
    """A call as it is said at the table, for a speech bubble; *dealer*: the dealer says it."""
    match spoken.call:
        case OrderUp(alone):
            suit = SIGNS[proposed] if proposed else ""
            if alone:
                return _("Going alone, {suit}").format(suit=suit)
            said = _("I'll pick it up {suit}") if dealer else _("Order it up {suit}")
            return said.format(suit=suit)
        case Call(suit=None, alone=alone):
            return _("No trump, alone") if alone else _("No trump")
        case Call(suit=suit, alone=alone) if suit is not None:
            return (
                _with_sign(suit)
                if not alone
                else _("{suit}, alone").format(suit=_with_sign(suit))
            )
        case Name(suit):
            return _with_sign(suit)
    return _short(spoken)


def bid_word(name: str) -> str:
    """A bid of an auction, by its name on the ladder."""
    known = {
        "one": pgettext("bid", "One"),
        "two": pgettext("bid", "Two"),
        "three": pgettext("bid", "Three"),
        "misere": pgettext("bid", "Misère"),
        "four": pgettext("bid", "Four"),
        "nap": pgettext("bid", "Nap"),
        "wellington": pgettext("bid", "Wellington"),
        "blucher": pgettext("bid", "Blücher"),
    }
    return known.get(name, name)


def _short(spoken: Spoken) -> str:
    always = {
        PickUp: _("I'll take it"),
        Leave: _("I'll leave it"),
        Expose: _("Jambone!"),
        ShowTrumps: _("Jamboree!"),
        Defend: _("I'll defend alone"),
    }
    match spoken.call:
        case Bid(name):
            return bid_word(name)
        case Decide(alone):
            return _("Alone") if alone else _("With partner")
        case Claim(cards):
            return _("Going under") if cards else _("Farmer's hand")
    declined = {
        Phase.DEFEND: pgettext("defence", "Defend together"),
        Phase.JAMBONE: _("Cards stay hidden"),
    }
    said = always.get(type(spoken.call)) or declined.get(spoken.phase)
    return said or pgettext("bid", "Pass")


def _with_sign(suit: Suit) -> str:
    return f"{suit_title(suit)} {SIGNS[suit]}"


def said(name: str, spoken: Spoken, proposed: Suit | None, *, dealer: bool) -> str:
    """A call told afterwards: "Ben ordered up spades"."""
    match spoken.call:
        case OrderUp(alone):
            return _ordered(name, proposed, alone=bool(alone), dealer=dealer)
        case Call(suit, alone):
            return _named(name, suit, alone=bool(alone))
        case Name(suit):
            return _named(name, suit, alone=False)
    return _told(name, spoken)


def _told(name: str, spoken: Spoken) -> str:
    always = {
        PickUp: _("{name} took the upcard"),
        Leave: _("{name} left the upcard"),
        Expose: about(
            name,
            _("{name} plays with the cards on the table"),
            _("You play with the cards on the table"),
        ),
        ShowTrumps: _("{name} showed the top trumps"),
        Defend: about(name, _("{name} is defending alone"), _("You are defending alone")),
    }
    declined = {
        Phase.DEFEND: about(
            name, _("{name} is not defending alone"), _("You are not defending alone")
        ),
        Phase.JAMBONE: about(
            name, _("{name} keeps the cards hidden"), _("You keep the cards hidden")
        ),
    }
    match spoken.call:
        case Bid(bid):
            return _("{name} bid {bid}").format(name=name, bid=bid_word(bid))
        case Decide(alone):
            told = (
                about(name, _("{name} is going alone"), _("You are going alone"))
                if alone
                else about(name, _("{name} plays with a partner"), _("You play with a partner"))
            )
        case Claim(cards):
            told = _("{name} went under") if cards else _("{name} claimed a farmer's hand")
        case call:
            told = always.get(type(call)) or declined.get(spoken.phase) or _("{name} passed")
    return told.format(name=name)


def _ordered(name: str, suit: Suit | None, *, alone: bool, dealer: bool) -> str:
    if dealer:
        taken = _("{name} picked it up, alone") if alone else _("{name} picked it up")
        return taken.format(name=name)
    together = {
        Suit.CLUBS: _("{name} ordered up clubs"),
        Suit.DIAMONDS: _("{name} ordered up diamonds"),
        Suit.HEARTS: _("{name} ordered up hearts"),
        Suit.SPADES: _("{name} ordered up spades"),
    }
    lone = {
        Suit.CLUBS: _("{name} ordered up clubs, alone"),
        Suit.DIAMONDS: _("{name} ordered up diamonds, alone"),
        Suit.HEARTS: _("{name} ordered up hearts, alone"),
        Suit.SPADES: _("{name} ordered up spades, alone"),
    }
    assert suit is not None
    return (lone if alone else together)[suit].format(name=name)


def _named(name: str, suit: Suit | None, *, alone: bool) -> str:
    together = {
        Suit.CLUBS: _("{name} called clubs"),
        Suit.DIAMONDS: _("{name} called diamonds"),
        Suit.HEARTS: _("{name} called hearts"),
        Suit.SPADES: _("{name} called spades"),
        None: _("{name} called no trump"),
    }
    lone = {
        Suit.CLUBS: _("{name} called clubs, alone"),
        Suit.DIAMONDS: _("{name} called diamonds, alone"),
        Suit.HEARTS: _("{name} called hearts, alone"),
        Suit.SPADES: _("{name} called spades, alone"),
        None: _("{name} called no trump, alone"),
    }
    return (lone if alone else together)[suit].format(name=name)
