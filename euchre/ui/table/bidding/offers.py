"""Everything the viewer may say at the moment: a label, and one sentence about what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

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
    Pass,
    PickUp,
    ShowTrumps,
)
from euchre.rules.cards import JOKER, Suit
from euchre.rules.state import Phase
from euchre.ui.words import bids, phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from euchre.play.record import Player
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView

ALONE = "alone"
"""The key of the switch that makes the next call a lone one."""
LATER = "later"
"""The key of what puts the question of alone off until before the first card."""
SWITCHES = {ALONE: True, LATER: None}
"""What a switch says about going alone while it is on; both off is together."""
UNDER = "under"
"""The key of the button that sends the chosen cards under."""

CARD_PHASES = {Phase.PLAY, Phase.DISCARD, Phase.BEST_OUT, Phase.BEST_GIVE}
"""In these a card is chosen, and there is no panel."""


@dataclass(frozen=True)
class PanelOffer:
    """One thing to say, or a switch that changes what the others say.

    Nothing here tells how it is drawn: what stands out would be advice.
    """

    key: str
    label: str
    meaning: str
    """One sentence about what comes of it."""
    action: Action | None = None
    """What is done when it is chosen; None for a switch."""
    shortcut: int | None = None
    selected: bool = False
    """Whether a switch is on."""
    reason: str = ""
    sign: str = ""
    """The suit sign that can stand for the label where many find little room."""

    @property
    def switch(self) -> bool:
        """Whether it only changes what the others say."""
        return self.key in SWITCHES and self.action is None


def offers(
    view: PlayerView,
    players: Mapping[Seat, Player],
    *,
    alone: bool | None = False,
    chosen: Sequence[Card] = (),
) -> tuple[PanelOffer, ...]:
    """What the viewer may say now; empty when cards are to be chosen instead.

    *alone*: what the switches for going alone say, None being later; *chosen*: the cards raised
    to go under.
    """
    if view.phase in CARD_PHASES or not view.legal:
        return ()
    says = _Says(view, players)
    if view.phase is Phase.ORDER:
        return tuple(says.ordering())
    if view.phase is Phase.AUCTION:
        return tuple(says.auction())
    if view.phase in {Phase.NAME, Phase.DECLARE}:
        return tuple(says.naming(alone=alone))
    if view.phase is Phase.RELIEF:
        return tuple(says.relief(chosen))
    return tuple(says.others())


def situation(view: PlayerView, players: Mapping[Seat, Player]) -> str:
    """One sentence about what is decided, for as long as no choice is pointed at."""
    return _Says(view, players).situation() if view.shown is not None else ""


class _Says:
    """The words for one view."""

    def __init__(self, view: PlayerView, players: Mapping[Seat, Player]) -> None:
        self._view = view
        assert view.shown is not None
        assert view.seat is not None
        self._shown = view.shown
        self._seat = view.seat
        self._names = {seat: player.name for seat, player in players.items()}
        self._partner_seat = view.setup.table.partner_of(view.seat)
        self._partner = self._names[self._partner_seat] if self._partner_seat else ""
        self._dealer = self._names[view.shown.dealer]

    @property
    def _deals(self) -> bool:
        return self._seat is self._shown.dealer

    @property
    def _card(self) -> str:
        """The turned card, where its suit has been told."""
        assert self._shown.upcard is not None
        return phrases.short_card(self._shown.upcard)

    def situation(self) -> str:
        match self._view.phase:
            case Phase.ORDER:
                return self._dealers_card()
            case Phase.NAME:
                return phrases.was_turned_down(self._shown.proposed)
            case Phase.AUCTION if self._shown.bid:
                name = next(
                    self._names[said.seat]
                    for said in reversed(self._shown.said(Phase.AUCTION))
                    if isinstance(said.call, Bid)
                )
                bid = bids.bid_label(self._shown.bid)
                return _("High bid so far: {bid} ({name}).").format(bid=bid, name=name)
            case Phase.AUCTION:
                return _("Nobody has bid yet.")
        return ""

    def _dealers_card(self) -> str:
        """Whose the turned card would be."""
        if self._shown.upcard is None or self._deals or self._view.options.optional_pickup:
            return ""
        if self._partner_seat is self._shown.dealer:
            told = _("{name} deals: ordering it up gives your partner {card}.")
        elif self._partner:
            told = _("{name} deals: ordering it up gives your opponents {card}.")
        else:
            told = _("Ordering it up gives {name} {card}.")
        return told.format(name=self._dealer, card=phrases.card_name(self._shown.upcard))

    def ordering(self) -> Iterator[PanelOffer]:
        suit = self._shown.proposed
        assert suit is not None
        for action in (*self._view.legal, *self._view.unlisted):
            match action:
                case Pass():
                    yield self._pass_the_card()
                case OrderUp(False):
                    label = _("Pick it up {suit}") if self._deals else _("Order it up {suit}")
                    words = label.format(suit=phrases.SIGNS[suit])
                    yield PanelOffer("order", words, self._ordered(suit), action, pygame.K_o)
                case OrderUp(True):
                    label = _("Go alone {suit}").format(suit=phrases.SIGNS[suit])
                    meaning = self._ordered(suit) + self._sits_out()
                    yield PanelOffer("alone", label, meaning, action, pygame.K_a)
                case OrderUp(None):
                    meaning = self._ordered(suit) + " " + self._decided_later()
                    yield PanelOffer(LATER, _("Maybe alone"), meaning, action)

    def _pass_the_card(self) -> PanelOffer:
        if not self._deals:
            return self._pass()
        first = self._names[self._view.setup.table.left_of(self._seat)]
        meaning = about(
            first,
            _("Bidding starts over; {name} is first."),
            _("Bidding starts over; you are first."),
        )
        return PanelOffer("pass", _("Turn it down"), meaning, Pass(), pygame.K_p)

    def _pass(self) -> PanelOffer:
        after = self._names[self._view.setup.table.left_of(self._seat)]
        meaning = about(after, _("{name} is next."), _("You are next."))
        return PanelOffer("pass", pgettext("bid", "Pass"), meaning, Pass(), pygame.K_p)

    def _ordered(self, suit: Suit) -> str:
        """What the turned card becomes, and who gets it."""
        if self._deals:
            told = _("{trump}; you pick up {card} and discard.")
        elif self._view.options.optional_pickup:
            told = _("{trump}; {name} may pick up {card}.")
        else:
            told = _("{trump}; {name} picks up {card}.")
        trump = phrases.is_trump(suit)
        return told.format(trump=trump, name=self._dealer, card=self._card)

    def _sits_out(self) -> str:
        """A further sentence: whom a lone player does without."""
        told = _("{name} sits out.").format(name=self._partner) if self._partner else ""
        return told and " " + told

    def _decided_later(self) -> str:
        return _("You decide before the first lead whether to go alone.")

    def naming(self, *, alone: bool | None) -> Iterator[PanelOffer]:
        calls = [action for action in self._view.legal if isinstance(action, Call)]
        later = [action for action in self._view.unlisted if isinstance(action, Call)]
        if Pass() in self._view.legal:
            yield self._pass_the_suit()
        both = {call.alone for call in calls} == {False, True}
        for call in (*calls, *later):
            if not both or call.alone is alone:
                yield self._call(call)
        if both:
            meaning = _("You go alone in the suit you name.") + self._sits_out()
            on = alone is True
            yield PanelOffer(ALONE, _("Alone"), meaning, shortcut=pygame.K_a, selected=on)
        if later:
            meaning = self._decided_later()
            yield PanelOffer(LATER, _("Maybe alone"), meaning, selected=alone is None)

    def _pass_the_suit(self) -> PanelOffer:
        if not self._deals or self._view.phase is not Phase.NAME:
            return self._pass()
        next_dealer = self._names[self._view.setup.table.left_of(self._seat)]
        meaning = about(
            next_dealer,
            _("The hand is thrown in; {name} deals next."),
            _("The hand is thrown in; you deal next."),
        )
        return PanelOffer("pass", pgettext("bid", "Pass"), meaning, Pass(), pygame.K_p)

    def _call(self, call: Call) -> PanelOffer:
        suit = call.suit
        meaning = phrases.is_trump(suit) + "."
        if call.alone:
            meaning += self._sits_out()
        elif call.alone is None:
            meaning += " " + self._decided_later()
        key = f"call {suit.value if suit else 'N'}"
        sign = phrases.SIGNS[suit] if suit else ""
        return PanelOffer(key, _titled(suit), meaning, call, sign=sign)

    def auction(self) -> Iterator[PanelOffer]:
        yield PanelOffer(
            "pass", pgettext("bid", "Pass"), self._without_bid(), Pass(), pygame.K_p
        )
        for action in self._view.legal:
            if isinstance(action, Bid):
                name = action.name
                meaning = bids.bid_meaning(name, self._view.options)
                key = bids.bid_key(name)
                yield PanelOffer(f"bid {name}", bids.bid_label(name), meaning, action, key)

    def _without_bid(self) -> str:
        """What comes of passing in an auction, where the viewer can know."""
        others = len(self._view.setup.table.seats) - 1
        last = not self._shown.bid and len(self._shown.said(Phase.AUCTION)) == others
        if last and self._deals and self._view.options.redeal_dealer == "plays_one":
            return _("Nobody has bid: you would have to play for one trick.")
        if last and JOKER in self._view.hand and self._view.options.variant == "hasenpfeffer":
            return _(
                "Nobody has bid, and you hold the Benny: you would have to play for three."
            )
        return _("You don't bid.")

    def relief(self, chosen: Sequence[Card]) -> Iterator[PanelOffer]:
        meaning = _("You say nothing and play this hand.")
        yield PanelOffer("pass", _("Keep your hand"), meaning, Pass(), pygame.K_p)
        claims = [action for action in self._view.legal if isinstance(action, Claim)]
        if not claims[0].cards:
            meaning = about(
                self._dealer,
                _("You show your hand, and {name} deals again."),
                _("You show your hand and deal again."),
            )
            yield PanelOffer("claim", _("Claim a redeal"), meaning, claims[0], pygame.K_c)
            return
        fitting = next((c for c in claims if set(c.cards) == set(chosen)), None)
        reason = "" if fitting else _("First pick three low cards from your hand.")
        meaning = _("You trade the three raised cards for the top three of the kitty.")
        yield PanelOffer(UNDER, _("Go under"), meaning, fitting, pygame.K_c, reason=reason)

    def others(self) -> Iterator[PanelOffer]:
        for action in self._view.legal:
            match action:
                case Name(suit):
                    meaning = phrases.is_trump(suit) + "."
                    sign = phrases.SIGNS[suit]
                    yield PanelOffer(str(action), _titled(suit), meaning, action, sign=sign)
                case PickUp() | Leave() | Expose() | ShowTrumps():
                    yield self._special(action)
                case Decide(alone):
                    yield self._decision(action, alone=alone)
                case Defend():
                    label, meaning = _("Defend alone"), self._sits_out().strip()
                    yield PanelOffer("defend", label, meaning, action, pygame.K_a)
                case Pass():
                    yield self._declining(action)

    def _declining(self, action: Action) -> PanelOffer:
        label, meaning = {
            Phase.JAMBONE: (_("Keep them hidden"), _("You play a regular loner.")),
            Phase.JAMBOREE: (_("Play the hand"), _("You say nothing.")),
        }.get(
            self._view.phase,
            (
                pgettext("defence", "Defend together"),
                _("{name} defends with you.").format(name=self._partner),
            ),
        )
        return PanelOffer("pass", label, meaning, action, pygame.K_p)

    def _special(self, action: Action) -> PanelOffer:
        card = phrases.card_name(self._shown.upcard) if self._shown.upcard else ""
        label, meaning, key = {
            PickUp(): (
                pgettext("upcard", "Pick it up"),
                _("You take {card} and discard.").format(card=card),
                pygame.K_o,
            ),
            Leave(): (_("Leave it"), _("It stays out of play."), pygame.K_n),
            Expose(): (
                _("Jambone"),
                _("You play with your cards face up; taking every trick counts more."),
                pygame.K_j,
            ),
            ShowTrumps(): (
                _("Jamboree"),
                _("You show all the top trumps; the hand isn't played."),
                pygame.K_j,
            ),
        }[action]
        return PanelOffer(str(action), label, meaning, action, key)

    def _decision(self, action: Action, *, alone: bool) -> PanelOffer:
        if alone:
            meaning = self._sits_out().strip()
            return PanelOffer("alone", _("Alone"), meaning, action, pygame.K_a)
        meaning = _("{name} plays with you.").format(name=self._partner)
        return PanelOffer("together", _("With partner"), meaning, action, pygame.K_t)


def _titled(suit: Suit | None) -> str:
    sign = phrases.SIGNS.get(suit, "") if suit else ""
    return f"{phrases.suit_title(suit)} {sign}".strip()
