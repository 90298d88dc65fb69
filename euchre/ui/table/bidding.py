"""The bidding panel: one button for everything the viewer may say, in plain words."""

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
from euchre.ui.draw import theme
from euchre.ui.widgets import Button
from euchre.ui.words import bids, phrases
from euchre.ui.words.addressed import about

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pygame import Rect

    from euchre.play.record import Player
    from euchre.rules.actions import Action
    from euchre.rules.cards import Card
    from euchre.rules.seats import Seat
    from euchre.rules.view import PlayerView
    from euchre.ui.widgets import Kind

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
_PASS_SHARE, _ALONE_SHARE, _SENTENCE_SHARE = 0.8, 0.9, 1.15
_FEW, _MANY = 3, 5
_GAP, _CLOSE_GAP, _PADDING = 10, 6, 14
"""Units between the buttons, and around them."""
_ABOVE = (272, 46, 4)
"""Width and height of the small button above the panel, and its distance from it. On a small
screen two lines just fit."""


@dataclass(frozen=True)
class PanelButton:
    """One button of the panel."""

    key: str
    label: str
    detail: str
    action: Action | None = None
    """What is done when it is pressed; None for a switch."""
    shortcut: int | None = None
    kind: Kind = "secondary"
    share: float = 1.0
    """Its part of the panel's width, beside the other buttons."""
    selected: bool = False
    reason: str = ""
    above: bool = False
    """Whether it stands above the panel: what is seldom wanted does not crowd the rest."""


def offers(
    view: PlayerView,
    players: Mapping[Seat, Player],
    *,
    alone: bool | None = False,
    chosen: Sequence[Card] = (),
) -> tuple[PanelButton, ...]:
    """What the viewer may say now, as buttons; empty when cards are to be chosen instead.

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


class _Says:
    """The words for one view."""

    def __init__(self, view: PlayerView, players: Mapping[Seat, Player]) -> None:
        self._view = view
        assert view.shown is not None
        assert view.seat is not None
        self._shown = view.shown
        self._seat = view.seat
        self._names = {seat: player.name for seat, player in players.items()}
        partner = view.setup.table.partner_of(view.seat)
        self._partner = self._names[partner] if partner else ""

    @property
    def _deals(self) -> bool:
        return self._seat is self._shown.dealer

    def ordering(self) -> Iterator[PanelButton]:
        suit = self._shown.proposed
        assert suit is not None
        for action in self._view.legal:
            match action:
                case Pass():
                    yield self._pass(_("the card is turned down"))
                case OrderUp(False):
                    label = _("Take it up {suit}") if self._deals else _("Order it up {suit}")
                    yield PanelButton(
                        "order",
                        label.format(suit=phrases.SIGNS[suit]),
                        self._order_detail(suit),
                        action,
                        pygame.K_o,
                        "primary",
                        _SENTENCE_SHARE,
                    )
                case OrderUp():
                    yield self._alone_order(suit, action)
        for action in self._view.unlisted:
            label = (
                _("Take it up, decide about alone later")
                if self._deals
                else _("Order up, decide about alone later")
            )
            yield PanelButton(LATER, label, "", action, kind="tile", above=True)

    def _pass(self, dealers: str) -> PanelButton:
        table = self._view.setup.table
        after = self._names[table.left_of(self._seat)]
        detail = dealers if self._deals else _("{name} is asked next").format(name=after)
        label = pgettext("bid", "Pass")
        return PanelButton("pass", label, detail, Pass(), pygame.K_p, share=_PASS_SHARE)

    def _order_detail(self, suit: Suit) -> str:
        if self._deals:
            sentence = {
                Suit.CLUBS: _("clubs become trump, you take {card}"),
                Suit.DIAMONDS: _("diamonds become trump, you take {card}"),
                Suit.HEARTS: _("hearts become trump, you take {card}"),
                Suit.SPADES: _("spades become trump, you take {card}"),
            }[suit]
        else:
            sentence = {
                Suit.CLUBS: _("clubs become trump, {name} takes {card}"),
                Suit.DIAMONDS: _("diamonds become trump, {name} takes {card}"),
                Suit.HEARTS: _("hearts become trump, {name} takes {card}"),
                Suit.SPADES: _("spades become trump, {name} takes {card}"),
            }[suit]
        assert self._shown.upcard is not None
        card = phrases.short_card(self._shown.upcard)
        return sentence.format(name=self._names[self._shown.dealer], card=card)

    def _alone_order(self, suit: Suit, action: Action) -> PanelButton:
        detail = {
            Suit.CLUBS: _("clubs become trump, you play without {name}"),
            Suit.DIAMONDS: _("diamonds become trump, you play without {name}"),
            Suit.HEARTS: _("hearts become trump, you play without {name}"),
            Suit.SPADES: _("spades become trump, you play without {name}"),
        }[suit].format(name=self._partner)
        label = _("Go alone {suit}").format(suit=phrases.SIGNS[suit])
        return PanelButton(
            "alone", label, detail, action, pygame.K_a, "accent", _SENTENCE_SHARE
        )

    def naming(self, *, alone: bool | None) -> Iterator[PanelButton]:
        calls = [action for action in self._view.legal if isinstance(action, Call)]
        later = [action for action in self._view.unlisted if isinstance(action, Call)]
        if Pass() in self._view.legal:
            yield self._pass(_("the cards are thrown in"))
        both = {call.alone for call in calls} == {False, True}
        for call in (*calls, *later):
            if not both or call.alone is alone:
                yield self._call(call)
        if both:
            detail = _("without {name}").format(name=self._partner)
            yield PanelButton(
                ALONE,
                _("Alone"),
                detail,
                shortcut=pygame.K_a,
                kind="accent",
                share=_ALONE_SHARE,
                selected=alone is True,
            )
        if later:
            label, chosen = _("Decide about alone later"), alone is None
            yield PanelButton(LATER, label, "", kind="tile", selected=chosen, above=True)

    def _call(self, call: Call) -> PanelButton:
        detail = _("becomes trump") if call.suit else _("aces are highest")
        if call.alone and call.suit:
            detail = _("trump, alone")
        key = f"call {call.suit.value if call.suit else 'N'}"
        return PanelButton(key, _titled(call.suit), detail, call)

    def auction(self) -> Iterator[PanelButton]:
        label, detail = pgettext("bid", "Pass"), self._without_bid()
        yield PanelButton("pass", label, detail, Pass(), pygame.K_p, share=_PASS_SHARE)
        for action in self._view.legal:
            if isinstance(action, Bid):
                name = action.name
                detail = bids.bid_detail(name, self._view.options)
                key = bids.bid_key(name)
                yield PanelButton(f"bid {name}", bids.bid_label(name), detail, action, key)

    def _without_bid(self) -> str:
        """What comes of passing in an auction, where the viewer can know."""
        others = len(self._view.setup.table.seats) - 1
        last = not self._shown.bid and len(self._shown.said(Phase.AUCTION)) == others
        if last and self._deals and self._view.options.redeal_dealer == "plays_one":
            return _("then you play 1")
        if last and JOKER in self._view.hand and self._view.options.variant == "hasenpfeffer":
            return _("then you play 3")
        return _("no bid")

    def relief(self, chosen: Sequence[Card]) -> Iterator[PanelButton]:
        yield PanelButton(
            "pass", _("Keep your hand"), _("and say nothing"), Pass(), pygame.K_p, share=1.0
        )
        claims = [action for action in self._view.legal if isinstance(action, Claim)]
        dealer = self._names[self._shown.dealer]
        if not claims[0].cards:
            detail = about(
                dealer, _("show it; {name} deals again"), _("show it; you deal again")
            )
            yield PanelButton(
                "claim", _("Claim a new deal"), detail, claims[0], pygame.K_c, "accent"
            )
            return
        fitting = next((c for c in claims if set(c.cards) == set(chosen)), None)
        reason = "" if fitting else _("first choose three low cards of your hand")
        detail = _("show the three raised cards and take the top three of the kitty")
        yield PanelButton(
            UNDER, _("Go under"), detail, fitting, pygame.K_c, "accent", 1.6, reason=reason
        )

    def others(self) -> Iterator[PanelButton]:
        for action in self._view.legal:
            match action:
                case Name(suit):
                    yield PanelButton(
                        str(action),
                        _titled(suit),
                        _("becomes trump"),
                        action,
                    )
                case PickUp() | Leave() | Expose() | ShowTrumps():
                    yield self._special(action)
                case Decide(alone):
                    yield self._decision(action, alone=alone)
                case Defend():
                    detail = _("without {name}").format(name=self._partner)
                    label = _("Defend alone")
                    yield PanelButton("defend", label, detail, action, pygame.K_a, "accent")
                case Pass():
                    yield self._declining(action)

    def _declining(self, action: Action) -> PanelButton:
        label, detail = {
            Phase.JAMBONE: (_("Keep them hidden"), _("an ordinary lone hand")),
            Phase.JAMBOREE: (_("Play the deal"), _("and say nothing")),
        }.get(
            self._view.phase,
            (
                pgettext("defence", "Defend together"),
                _("{name} defends with you").format(name=self._partner),
            ),
        )
        return PanelButton("pass", label, detail, action, pygame.K_p)

    def _special(self, action: Action) -> PanelButton:
        card = self._shown.upcard
        name = phrases.card_name(card) if card else ""
        label, detail, key = {
            PickUp(): (_("Take it"), name, pygame.K_o),
            Leave(): (_("Leave it"), _("it stays out of play"), pygame.K_n),
            Expose(): (
                _("Jambone"),
                _("open cards: taking every trick counts more"),
                pygame.K_j,
            ),
            ShowTrumps(): (_("Jamboree"), _("show them; the deal is not played"), pygame.K_j),
        }[action]
        return PanelButton(str(action), label, detail, action, key, "accent")

    def _decision(self, action: Action, *, alone: bool) -> PanelButton:
        if alone:
            detail = _("{name} lays the cards down").format(name=self._partner)
            return PanelButton("alone", _("Alone"), detail, action, pygame.K_a, "accent")
        detail = _("{name} plays with you").format(name=self._partner)
        return PanelButton("together", _("Together"), detail, action, pygame.K_t, "primary")


def _titled(suit: Suit | None) -> str:
    sign = phrases.SIGNS.get(suit, "") if suit else ""
    return f"{phrases.suit_title(suit)} {sign}".strip()


def buttons(panel_offers: Sequence[PanelButton], panel: Rect, u: float) -> list[Button]:
    """A button for each offer, side by side in the panel; few of them do not fill it.

    What stands above the panel stands at its right end.
    """
    inside = [offer for offer in panel_offers if not offer.above]
    gap = round(u * (_GAP if len(inside) <= _MANY else _CLOSE_GAP))
    padding = round(_PADDING * u)
    inner = panel.inflate(-2 * padding, -2 * padding)
    total = sum(offer.share for offer in inside)
    free = inner.width - gap * (len(inside) - 1)
    unit = min(free / total, inner.width / _FEW)
    x = inner.centerx - (unit * total + gap * (len(inside) - 1)) / 2
    made = []
    for offer in panel_offers:
        button = Button(
            offer.key,
            offer.label,
            detail=offer.detail,
            kind=offer.kind,
            selected=offer.selected,
            shortcut=offer.shortcut,
            reason=offer.reason,
        )
        made.append(button)
        if offer.above:
            button.rect = _above(panel, u)
            button.size, button.radius = theme.SMALL, -1
            continue
        wide = offer.share * unit
        button.rect = pygame.Rect(round(x), inner.y, round(wide), inner.height)
        x += wide + gap
    return made


def _above(panel: Rect, u: float) -> Rect:
    wide, high, gap = (round(length * u) for length in _ABOVE)
    return pygame.Rect(panel.right - wide, panel.top - gap - high, wide, high)
